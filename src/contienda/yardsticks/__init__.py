"""Three well-known games that measure this engine against others. They are not offered to players."""
