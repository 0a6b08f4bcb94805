// `secretpush serve`, as the help and the completion scripts show it.

import { command } from "../command.ts";
import { EXIT } from "../terminal.ts";
import { serveUntilSignalled } from "./serving.ts";

export const serve = command({
  name: "serve",
  summary: "Run the server until SIGTERM or SIGINT.",
  settings: "listed",
  help: `
Flags win over the environment, the environment over the TOML file, the file over the defaults. Beside config.toml,
each *.toml in config.d is read too, in the order of the names; a later file wins over an earlier one.
A true/false flag is switched on by --allow-anonymous and off by --no-allow-anonymous or --allow-anonymous=false.
SIGHUP makes it read the settings again: "secretpush config reload" sends it and says what the server took.
The master key is never a flag: use SECRETPUSH_KEY, SECRETPUSH_KEY_FILE, --key-file or the TOML file.`,
  examples: [
    "secretpush serve --data-dir /var/lib/secretpush --base-url https://push.example.org",
    "SECRETPUSH_PORT=8080 secretpush serve --config /etc/secretpush/config.toml --no-allow-anonymous",
  ],
  run: (_given, cli) => serveUntilSignalled(cli.settings, cli),
  failed: (exitCode) => exitCode !== EXIT.ok,
});
