"""Long runs: who does the work, and what is done so far."""
