"""Tables over HTTP and WebSocket, kept in a database. `run.serve` starts the server; everything heavy is imported
there."""
