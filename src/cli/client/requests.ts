// `secretpush requests`: the user's own requests on the server, newest first; with a link, the answers to one.

import { columns, OperationFailed, type Terminal } from "../terminal.ts";
import { clientCommand, connect, type Connection } from "./connection.ts";
import { readLink } from "./link.ts";
import { everyPage, minutes } from "./list.ts";
import { RequestApi, type SecretRequest } from "./request_api.ts";
import { type Json, text } from "./server_refusals.ts";

const STATES = new Set(["open", "ready", "active", "closed"]);

interface Listed {
  records: unknown;
  rows: string[][];
  /** The sentence in place of rows if there are none. */
  none: string;
}

export const requests = clientCommand({
  name: "requests [which]",
  summary: "List your own requests: open, ready (answered), active (both) or closed. With a link: its answers.",
  options: { "--json": "Print the server's answer as JSON." },
  examples: [
    "secretpush requests ready",
    "secretpush requests https://push.example.org/req/…    the links of the answers",
    "secretpush requests 'https://push.example.org/req/…#AGE-SECRET-KEY-1…'    the same for encrypted answers, with their key",
  ],
  run: ({ which = "active", json, ...flags }, { terminal }) =>
    STATES.has(which) ? list(terminal, which, flags) : answers(terminal, which, { json, ...flags }),
  show: ({ rows }) => (rows.length > 1 ? columns(rows) : ""),
  json: ({ records }) => records,
  note: ({ rows, none }, { json }) => (json || rows.length > 1 ? "" : none),
});

async function list(terminal: Terminal, state: string, flags: Connection): Promise<Listed> {
  const api = connect(terminal, flags);
  const requests = new RequestApi(api);
  await requests.expectThem();
  const read = (page: number) => requests.list(state, page);
  const items = await everyPage(terminal, "newest", read, (request) => request.url_token);
  return {
    records: items.map(({ record }) => record),
    rows: [["STATE", "CREATED", "CLOSES", "ANSWERS", "NAME", "LINK"], ...items.map(rowOf)],
    none: `You have no ${state} requests on ${api.host}.\n`,
  };
}

const rowOf = (request: SecretRequest): string[] => [
  request.state,
  minutes(request.created_at),
  minutes(request.close_after_at),
  request.responses_count === null ? "" : `${request.responses_count} of ${request.max_responses ?? "?"}`,
  request.name,
  request.html_url,
];

async function answers(
  terminal: Terminal,
  link: string,
  { json, ...flags }: Connection & { json: true | undefined },
): Promise<Listed> {
  const { base, urlToken, fragment } = readLink(link, "request");
  const { identityIn } = await import("../../../static/e2e/recipient.ts");
  // Checked first: a key that is cut off opens none of the links.
  const key = identityIn(fragment) === null ? "" : `#${fragment}`;
  const { record, responses } = await new RequestApi(connect(terminal, flags, base)).find(urlToken, null);
  if (!json && !("responses" in record)) throw new OperationFailed("only the owner of a request can see its answers");
  const opens = (address: string): string =>
    record.e2e !== true ? address : key === "" ? `${address} (needs your key)` : address + key;
  const rows = responses.map((one) => [
    one.kind,
    minutes(one.created_at),
    one.expired ? "expired" : "active",
    one.sender_name,
    one.proved,
    opens(one.html_url),
  ]);
  const records = (Array.isArray(record.responses) ? record.responses : []) as Json[];
  return {
    records:
      key === "" || record.e2e !== true
        ? records
        : records.map((one) => Object.assign(one, { html_url: `${text(one.html_url)}${key}` })),
    rows: [["KIND", "SENT", "STATE", "FROM", "CONFIRMED", "LINK"], ...rows].map((row) =>
      responses.some(({ proved }) => proved !== "") ? row : row.toSpliced(4, 1),
    ),
    none: "No one has answered yet.\n",
  };
}
