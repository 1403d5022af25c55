"""What opponents learn from games: weights of terms, and batches to train networks on."""
