"""Tables in a browser: the server's tables and messages, carried by workers and kept in the browser's storage."""
