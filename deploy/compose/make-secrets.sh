#!/bin/sh
# Makes the secrets of compose.yaml, once. Keep a copy of secrets/master.key elsewhere.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir secrets
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
random >secrets/master.key
random >secrets/database_password
printf 'postgres://secretpush:%s@database:5432/secretpush?sslmode=disable\n' "$(cat secrets/database_password)" >secrets/database_url
random >secrets/s3_access_key
random >secrets/s3_secret_key
printf 'ROOT_ACCESS_KEY=%s\nROOT_SECRET_KEY=%s\n' "$(cat secrets/s3_access_key)" "$(cat secrets/s3_secret_key)" >secrets/s3.env
# PostgreSQL reads its own as another user.
chmod 0644 secrets/database_password
echo "Made the secrets in $(pwd)/secrets."
