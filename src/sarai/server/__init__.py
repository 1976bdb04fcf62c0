"""Tables over HTTP and WebSocket, kept in a database. `run.serve` starts it; everything heavy is imported there."""
