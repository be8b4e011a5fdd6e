"""The decisions of Brew Crafters: what each offers, what its choices do, and why others are refused."""
