#!/bin/sh
# Makes the master key of compose.yaml, once. Keep a copy of secrets/master.key elsewhere.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir secrets
head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' >secrets/master.key
# The container reads it as a user of its own. Nobody else of this host gets into the directory.
chmod 0444 secrets/master.key
echo "Made $(pwd)/secrets/master.key."
