"""How strong players are: ladder, ratings, and when games are enough."""
