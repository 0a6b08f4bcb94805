// `secretpush expire`: expires a push, for its owner or for anyone with a link that allows it. Also closes one's own
// requests.

import type { Command } from "commander";

import type { Cli } from "../context.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { RequestApi } from "./request_api.ts";
import { readLink } from "./link.ts";
import { EXIT, type ExitCode, type Terminal } from "../terminal.ts";

interface ExpireFlags extends ConnectionFlags {
  json?: true;
}

export function addExpire(program: Command, cli: Cli): void {
  const command = program
    .command("expire <link>")
    .description("Expire a push now, by its link or token: its content is erased. Closes a request, by its link.")
    .option("--json", "Print the server's answer as JSON.")
    .addHelpText("after", `\nExample:\n  $ secretpush expire https://push.example.org/p/…\n${CONNECTION_HELP}`);
  addConnectionFlags(command).action(
    cli.action((link: string, flags: ExpireFlags) => expire(cli.terminal, link, flags)),
  );
}

async function expire(terminal: Terminal, given: string, flags: ExpireFlags): Promise<ExitCode> {
  const { base, urlToken, noun } = readLink(given, "any");
  const api = connect(terminal, flags, base);
  if (noun === "request") {
    const closed = await new RequestApi(api).close(urlToken);
    if (flags.json) terminal.stdout(`${JSON.stringify(closed, null, 2)}\n`);
    else terminal.stderr("Closed: it takes no more answers. Those that came stay.\n");
    return EXIT.ok;
  }
  const push = await api.expire(urlToken);
  if (flags.json) terminal.stdout(`${JSON.stringify(push, null, 2)}\n`);
  else if (push.deleted === false) terminal.stderr("It had expired already: its content is gone.\n");
  else terminal.stderr("Expired: its content is gone.\n");
  return EXIT.ok;
}
