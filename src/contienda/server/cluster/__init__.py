"""Several processes on one database: each table has one owner, and requests that arrive elsewhere are passed on."""
