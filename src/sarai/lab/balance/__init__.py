"""Balance by play: many games among equal bots, and who won more of them than a fair share.

`played` plays them and keeps a line of each, `counted` turns them into shares with intervals and holds these against
the game's limits, `printed` writes the report, `plots` draws it.
"""
