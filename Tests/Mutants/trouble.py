"""The error that ends a run."""


class Trouble(Exception):
    """Something that can't be used or done; the text names it and the remedy."""
