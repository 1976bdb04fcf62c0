"""Other engines, each driven as its own documentation shows. These modules run under the Python of the peers."""
