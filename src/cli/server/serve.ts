// `secretpush serve`, as the help and the completion scripts show it.

import { command } from "../command.ts";
import { EXIT } from "../terminal.ts";
import { serveUntilSignalled } from "./serving.ts";

export const serve = command({
  name: "serve",
  summary: "Run the server until SIGTERM or SIGINT.",
  settings: "listed",
  help: `
Flags override the environment, the environment overrides the TOML file, and the file overrides the defaults. Beside
config.toml, each *.toml in config.d is read too, in order of name; a later file overrides an earlier one.
--allow-anonymous switches a true/false setting on; --no-allow-anonymous or --allow-anonymous=false switches it off.
SIGHUP makes the server read its settings again; "secretpush config reload" sends it and reports what has changed.
The master key is never a flag: use SECRETPUSH_KEY, SECRETPUSH_KEY_FILE, --key-file or the TOML file.`,
  examples: [
    "secretpush serve --data-dir /var/lib/secretpush --base-url https://push.example.org",
    "SECRETPUSH_PORT=8080 secretpush serve --config /etc/secretpush/config.toml --no-allow-anonymous",
  ],
  run: (_given, cli) => serveUntilSignalled(cli.settings, cli),
  failed: (exitCode) => exitCode !== EXIT.ok,
});
