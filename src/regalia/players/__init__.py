"""Who sits at the table: people are elsewhere, these are the opponents."""
