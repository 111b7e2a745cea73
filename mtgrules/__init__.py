"""The copy rules of Magic: The Gathering, exact and explained."""

__version__ = "0.1.0"
