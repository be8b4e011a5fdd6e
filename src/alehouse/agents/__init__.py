"""Interfaces for text agents: an MCP server, a text environment and a graded benchmark."""
