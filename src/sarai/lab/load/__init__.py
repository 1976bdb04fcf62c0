"""How the server bears many tables, beside servers that do less: bounded, on this machine only."""
