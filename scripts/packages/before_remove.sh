#!/bin/sh
# Runs before the files go. dpkg says "remove", rpm says 0; at an upgrade the service goes on.
set -e
[ -d /run/systemd/system ] || exit 0
case "$1" in
  # After dpkg removed it, it can be installed again, and is then on or off as it was.
  remove) systemctl stop secretpush.service || true ;;
  0) systemctl disable --now secretpush.service || true ;;
esac
