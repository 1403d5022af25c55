"""Run the command line as a module: python -m regalia."""

from regalia.cli import main

main()
