"""How the server copes with many tables, beside servers that do less: bounded, and on this machine only."""
