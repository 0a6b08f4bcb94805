// `secretpush requests`: the user's own requests on the server, newest first; with a link, the answers to one.

import type { Command } from "commander";

import type { Cli } from "../context.ts";
import { columns, complain, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { readLink } from "./link.ts";
import { everyPage, minutes } from "./list.ts";
import { RequestApi, type SecretRequest } from "./request_api.ts";

interface RequestsFlags extends ConnectionFlags {
  json?: true;
}

const STATES = new Set(["open", "ready", "active", "closed"]);

export function addRequests(program: Command, cli: Cli): void {
  const command = program
    .command("requests [which]")
    .description("List your own requests: open, ready (answered), active (both) or closed. With a link: its answers.")
    .option("--json", "Print the server's answer as JSON.")
    .addHelpText(
      "after",
      `\nExamples:\n  $ secretpush requests ready\n  $ secretpush requests https://push.example.org/req/…    the links of the answers\n${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(
    cli.action((which: string | undefined, flags: RequestsFlags) => {
      const state = which ?? "active";
      return STATES.has(state) ? list(cli.terminal, state, flags) : answers(cli.terminal, state, flags);
    }),
  );
}

async function list(terminal: Terminal, state: string, flags: RequestsFlags): Promise<ExitCode> {
  const api = connect(terminal, flags);
  const requests = new RequestApi(api);
  await requests.expectThem();
  const { items, complete } = await everyPage(
    (page) => requests.list(state, page),
    ({ url_token: urlToken }) => urlToken,
  );
  if (!complete) complain(terminal, `there are more: these are the newest ${items.length}.`);
  if (flags.json)
    terminal.stdout(
      `${JSON.stringify(
        items.map(({ record }) => record),
        null,
        2,
      )}\n`,
    );
  else if (items.length === 0) terminal.stderr(`You have no ${state} requests on ${api.host}.\n`);
  else terminal.stdout(columns([["STATE", "CREATED", "CLOSES", "ANSWERS", "NAME", "LINK"], ...items.map(rowOf)]));
  return EXIT.ok;
}

const rowOf = (request: SecretRequest): string[] => [
  request.state,
  minutes(request.created_at),
  minutes(request.close_after_at),
  request.responses_count === null ? "" : `${request.responses_count} of ${request.max_responses ?? "?"}`,
  request.name,
  request.html_url,
];

async function answers(terminal: Terminal, given: string, flags: RequestsFlags): Promise<ExitCode> {
  const { base, urlToken } = readLink(given, "request");
  const api = connect(terminal, flags, base);
  const { record, responses } = await new RequestApi(api).find(urlToken, null);
  if (flags.json) terminal.stdout(`${JSON.stringify(record.responses ?? [], null, 2)}\n`);
  else if (!("responses" in record)) {
    complain(terminal, "only the owner of a request sees its answers.");
    return EXIT.failed;
  } else if (responses.length === 0) terminal.stderr("Nobody has answered yet.\n");
  else {
    const rows = responses.map((one) => [
      one.kind,
      minutes(one.created_at),
      one.expired ? "expired" : "active",
      one.html_url,
    ]);
    terminal.stdout(columns([["KIND", "SENT", "STATE", "LINK"], ...rows]));
  }
  return EXIT.ok;
}
