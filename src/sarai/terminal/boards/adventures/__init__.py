"""The table of Silk Road Adventures: the own board, the rough map beside it in the same scale, prices, sand, hand."""
