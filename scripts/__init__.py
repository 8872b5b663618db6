"""Scripts that developers run by hand or with make; not part of the package."""
