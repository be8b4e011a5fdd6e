"""The server put to the test: killed, loaded and raced, by programs that play like people."""
