#!/bin/sh
# Makes the master key of compose.yaml, once. Keep a copy of secrets/master.key elsewhere.
set -eu
cd "$(dirname "$0")"
umask 077
key="$(pwd)/secrets/master.key"
if [ -e secrets/master.key ]; then
  echo "$key is there already and stays as it is."
  exit
fi
# Nobody else of this host gets into the directory. It may be there already: this may have been interrupted, or a container begun early.
mkdir -p secrets
chmod 0700 secrets
draft=$(mktemp secrets/draft.XXXXXX)
head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' >"$draft"
# The container reads it as a user of its own.
chmod 0444 "$draft"
sync "$draft"
# Only a whole key has the name, and none takes the place of another.
ln "$draft" secrets/master.key
rm -f "$draft"
sync secrets .
echo "Made $key."
