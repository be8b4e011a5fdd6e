"""Doors for agents that read and write text: an MCP server, a text environment and a graded benchmark."""
