"""Balance by play: many games among equal bots, and who won them more often than his share.

`played` plays them and keeps a line of each, `counted` makes shares with their intervals and holds them against the
game's limits, `printed` writes the report, `plots` draws it.
"""
