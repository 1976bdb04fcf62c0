"""Other engines, each driven as its own documentation shows. These modules run in the other engines' own Python."""
