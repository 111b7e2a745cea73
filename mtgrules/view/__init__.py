"""How is a game shown? Pure functions of values; nothing else imports this at the top."""
