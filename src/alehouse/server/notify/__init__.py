"""Notifications: it is your turn."""
