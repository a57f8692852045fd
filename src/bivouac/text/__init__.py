"""Sentences in French and English."""


def speak() -> None:
    """Become the voice of the engine."""
