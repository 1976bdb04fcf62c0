"""How fast it is: random playouts, clones, views and search of every game, in both builds, beside other engines.

Every subject is measured by a process of its own (`worker`, `ours`, `peers/`), which waits to be told how long to
measure. `rounds` lets them all take turns in short slices and takes ratios within each round; `report` says what came
of it. Tic-tac-toe and connect four are written on our kernel for the comparison, and are on no list of games.
"""
