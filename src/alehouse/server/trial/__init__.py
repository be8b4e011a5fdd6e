"""Stress tests of the server: it is killed, loaded and raced by programs that play like people."""
