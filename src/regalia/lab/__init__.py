"""For bots and research: simulations and benchmarks."""
