// `secretpush token …`: creates, lists and revokes API tokens. A token is shown once, alone on stdout, so that it
// can be piped into a password store; messages go to stderr.

import { iso, isoOrNull } from "../../base/clock.ts";
import { parseDuration, UnitError } from "../../base/units.ts";
import { networksIn } from "../../model/networks.ts";
import { SCOPES } from "../../model/token.ts";
import { command } from "../command.ts";
import { perform } from "../operate.ts";
import type { Result } from "../../serve/operations.ts";
import { columns, UsageError } from "../terminal.ts";

const add = command({
  name: "add <email>",
  summary: "Create an API token for an account and print it once.",
  options: {
    "--name <name>": { about: "Purpose of the token, shown in lists.", required: true },
    "--scopes <list>": `What it may do: ${SCOPES.join(", ")}. By default everything.`,
    "--expires <duration>": "How long it is valid, such as 90d. By default until it is revoked.",
    "--networks <list>": "The only addresses and ranges from which it works. By default all.",
  },
  examples: [
    "secretpush token add ann@example.org --name backup > token.txt",
    "secretpush token add ann@example.org --name ci --scopes create --expires 90d --networks 10.0.0.0/8",
  ],
  run: async ({ email, name, ...limits }, cli) => perform(cli, "token.add", { email, name, ...limitsIn(limits) }),
  show: ({ token }) => `${token}\n`,
  note: () => "Keep it now: it is stored as a hash only and cannot be shown again.\n",
});

const list = command({
  name: "list [email]",
  summary: "List the API tokens of one account, or of all.",
  options: { "--json": "Print a JSON array." },
  examples: ["secretpush token list ann@example.org"],
  run: ({ email }, cli) => perform(cli, "token.list", { email: email ?? null }),
  show: (tokens) => (tokens.length === 0 ? "" : columns([HEADINGS, ...tokens.map(row)])),
  json: (tokens) =>
    tokens.map((one) => ({
      id: one.id,
      email: one.email,
      name: one.name,
      prefix: one.prefix,
      created_at: iso(one.createdAtMs),
      last_used_at: isoOrNull(one.lastUsedAtMs),
      last_used_ip: one.lastUsedIp,
      scopes: one.scopes,
      networks: one.networks,
      expires_at: isoOrNull(one.expiresAtMs),
    })),
  note: (tokens, { json }) =>
    json || tokens.length > 0 ? "" : "There are no API tokens: secretpush token add EMAIL --name NAME makes one.\n",
});

const revoke = command({
  name: "revoke <email> <name-or-id>",
  summary: "Revoke an API token; it stops working at once.",
  examples: ["secretpush token revoke ann@example.org laptop"],
  run: ({ email, nameOrId }, cli) => perform(cli, "token.revoke", { email, nameOrId }),
  show: ({ name, email }) => `Revoked the token "${name}" of ${email}.\n`,
});

export const token = command({
  name: "token",
  summary: "Manage API tokens; works while the server runs.",
  commands: [add, list, revoke],
});

const HEADINGS = ["ID", "EMAIL", "NAME", "BEGINS", "CREATED", "LAST USED", "FROM", "MAY", "WORKS FROM", "EXPIRES"];

const row = (one: Result<"token.list">[number]): string[] => [
  String(one.id),
  one.email,
  one.name,
  one.prefix,
  iso(one.createdAtMs),
  isoOrNull(one.lastUsedAtMs) ?? "never",
  one.lastUsedIp ?? "-",
  one.scopes?.join(",") ?? "everything",
  one.networks?.join(",") ?? "anywhere",
  isoOrNull(one.expiresAtMs) ?? "never",
];

interface Limits {
  scopes: string | undefined;
  expires: string | undefined;
  networks: string | undefined;
}

function limitsIn({ scopes, expires, networks }: Limits) {
  return {
    scopes: scopes === undefined ? null : scopes.split(/[\s,]+/).filter((word) => word !== ""),
    networks: networks === undefined ? null : given(networksIn(networks), "--networks"),
    lifetimeMs: expires === undefined ? null : durationIn(expires),
  };
}

/** An empty list would mean no limit, which the caller hardly intended. */
function given(networks: string[] | null, flag: string): string[] {
  if (networks === null) throw new UsageError(`${flag} is empty`);
  return networks;
}

function durationIn(text: string): number {
  try {
    return parseDuration(text);
  } catch (error) {
    if (error instanceof UnitError) throw new UsageError(`--expires ${error.message}: write, for example, 90d or 12h`);
    throw error;
  }
}
