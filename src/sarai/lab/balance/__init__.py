"""Balance by play: many games among equal bots, and who won more of them than a fair share.

`sampling` plays them and keeps a line of each, `estimates` turns them into shares with intervals and holds these
against the game's limits, `report` writes the report, `plots` draws it.
"""
