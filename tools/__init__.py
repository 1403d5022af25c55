"""What serves the development of Regalia and is not shipped."""
