// Commands that use a secret without showing it to their caller: `secretpush run` for machines, `secretpush mcp` for agents.

import type { AnyCommand } from "../command.ts";
import { clientCommand } from "../client/connection.ts";
import { CODE_OPTIONS } from "../client/codes.ts";
import { UsageError } from "../terminal.ts";

const run = clientCommand({
  name: "run [link] [command...]",
  summary: "Open a push for one command, which gets the text as a variable, on standard input or as a file.",
  options: {
    "--as <way>": {
      about: "How the command gets the text: env:NAME, stdin, or fd:3 to fd:9.",
      default: "env:SECRETPUSH_VALUE",
    },
    "--link-file <path>": "Read the link from the first line of this file; all arguments are then the command.",
    "--passphrase-stdin": "Read the passphrase from the first line of standard input.",
    ...CODE_OPTIONS,
  },
  help: `
The link is opened once, after everything else has been checked. An answer to your own request is erased on the
server before the command begins. SECRETPUSH_FILES names a directory in memory with the push's files; it is removed
when the command or this program ends. With -, the link is read from standard input. Arguments are visible in the
process list: pass a link that must stay secret with --link-file or -.`,
  examples: [
    "secretpush run https://push.example.org/p/… --as env:PGPASSWORD -- psql -h db.example.org",
    "secretpush run --link-file /run/credentials/app.service/link --as stdin -- docker login --password-stdin …",
    "secretpush run 'https://push.example.org/p/…#e1.…' -- sh -c 'tar xf \"$SECRETPUSH_FILES\"/config.tar'",
  ],
  footer: `
Exit code: the command's own, or 128 plus the signal number if a signal ended it. 1 or 2 can also mean that the
command was not started.`,
  run: async ({ link, command, ...given }, { terminal }) => {
    const all = given.linkFile === undefined || link === undefined ? command : [link, ...command];
    if (all.length === 0) throw new UsageError("name the command: secretpush run LINK -- COMMAND");
    return (await import("./run.ts")).runWith(terminal, given.linkFile === undefined ? link : undefined, all, given);
  },
  status: (status) => status,
});

const mcp = clientCommand({
  name: "mcp",
  summary:
    "Serve an agent over the Model Context Protocol on standard input and output: it uses secrets but never sees them.",
  options: { "--allow <file>": "What the agent may run and push. Default: agents.toml beside client.toml." },
  help: "docs/cli.md lists the settings for MCP clients, and explains what is protected.",
  examples: ["secretpush mcp", "secretpush mcp --server https://push.example.org --allow /etc/secretpush/agents.toml"],
  run: async (given, cli) => (await import("./mcp.ts")).serveAgent(cli, given),
  status: (status) => status,
});

export const AGENTS: readonly AnyCommand[] = [run, mcp];
