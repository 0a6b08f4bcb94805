#!/bin/sh
# Runs after the files are gone. dpkg says "remove" and "purge", rpm says 0. Secrets and their key are never removed
# here, and neither is the user that owns them: nobody could bring them back.
set -e
case "$1" in
  remove | 0) ;;
  purge)
    rm -rf /etc/secretpush/config.d
    rm -f /etc/secretpush/config.toml /etc/systemd/system/multi-user.target.wants/secretpush.service
    ;;
  *) exit 0 ;;
esac
if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
if [ "$1" != remove ]; then
  echo "What was stored and its key stay. To erase both, and the backups: rm -rf /var/lib/secretpush /var/backups/secretpush /etc/secretpush; userdel secretpush"
fi
