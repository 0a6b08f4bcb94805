#!/bin/sh
# Runs after the files are in place. dpkg says "configure", and the earlier version at an upgrade; rpm says 1 or 2.
set -e
case "$1" in
  configure) earlier="$2" ;;
  1) earlier= ;;
  2) earlier=yes ;;
  *) exit 0 ;;
esac

data=/var/lib/secretpush
key=/etc/secretpush/master.key
settings=/etc/secretpush/config.toml
unit=/etc/systemd/system/secretpush.service

# With the rights of who owns the data, who could leave a link there to a file that only root may reach.
as_owner() {
  setpriv --reuid "$(stat -c %u "$data")" --regid "$(stat -c %g "$data")" --clear-groups "$@"
}

if ! getent passwd secretpush >/dev/null; then
  useradd --system --user-group --home-dir "$data" --no-create-home --shell "$(command -v nologin || echo /bin/false)" secretpush
fi
mkdir -p /etc/secretpush
if [ ! -e "$settings" ]; then install -m 0644 /usr/share/secretpush/config.toml "$settings"; fi
if [ ! -e "$key" ]; then
  rm -f "$key.new"
  (
    umask 077
    if [ -e "$data/master.key" ]; then as_owner cat "$data/master.key"; else /usr/bin/secretpush key generate; fi >"$key.new"
  )
  # Commands that run as the service's user read it; the service itself gets it from systemd.
  chown root:secretpush "$key.new"
  chmod 0640 "$key.new"
  # A power cut must not leave an empty key under this name: the next installation would keep it.
  sync "$key.new"
  mv "$key.new" "$key"
  sync /etc/secretpush
fi

# What this program cannot use must not stop a server that runs, or cost it its program.
refused=
kept=
if [ -e "$data/secretpush.db" ]; then kept=yes; fi
if [ -e "$data/secretpush.db" ] && ! said=$(as_owner /usr/bin/secretpush --config "$settings" upgrade --check "$data" 2>&1); then
  refused=yes
  echo "$said"
fi

if [ -e "$unit" ]; then
  echo "The service is still the one that \"service install\" made: $unit hides this package's."
  if [ -n "$refused" ]; then
    echo "Keep it, and its program /usr/local/bin/secretpush: this package's cannot use the data."
  else
    echo "To change over:"
    echo "  /usr/local/bin/secretpush service uninstall && mv /usr/local/bin/secretpush /usr/local/bin/secretpush.before && systemctl enable --now secretpush"
  fi
  exit 0
fi

if [ -n "$refused" ]; then
  echo "The service was not restarted: a server that runs goes on with the program from before. Install its package again."
  exit 0
fi

if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  if [ -z "$earlier" ]; then systemctl enable secretpush.service; fi
  # One that the administrator has switched off stays off.
  if systemctl is-enabled --quiet secretpush.service; then how=restart; else how=try-restart; fi
  systemctl $how secretpush.service || echo "The service does not start: journalctl -u secretpush -n 20 says why."
fi

if [ -z "$earlier" ] && [ -n "$kept" ]; then
  echo "Secret Push runs again, on the data that were kept in $data."
elif [ -z "$earlier" ]; then
  cat <<'END'
Secret Push runs on http://127.0.0.1:5100. Next: sudo secretpush init
It asks for the address, the certificate, mail, the first administrator and backups, and says what comes then.
END
fi
