"""HTTP and WebSocket over live tables, for one process or several."""
