#!/bin/sh
exec python3 /app/lib/all-for-one/main.py "$@"
