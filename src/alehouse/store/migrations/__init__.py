"""Changes of the database from release to release."""
