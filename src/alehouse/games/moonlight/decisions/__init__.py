"""What a monk decides, one class per decision: what it offers, what a choice does, and why others are refused."""
