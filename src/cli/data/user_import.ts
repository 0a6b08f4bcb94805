// `secretpush user import`: invites all people in a file. The command reports mistakes in the file before it invites
// anyone. A second run skips the people whom the first one invited.

import { iso } from "../../base/clock.ts";
import { closeSync, createReadStream, openSync, writeSync } from "node:fs";

import type { Mail } from "../../capabilities/mail/index.ts";
import { type Role, roleOf } from "../../model/account.ts";
import { command } from "../command.ts";
import { counted } from "../figures.ts";
import { operating, type Perform } from "../operate.ts";
import { showWork } from "../progress.ts";
import type { Result } from "../../serve/operations.ts";
import { OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import { peopleIn, type Person } from "./people_file.ts";

/** After this many rejected mails in a row, the mail server is at fault, not the addresses. */
const MOST_FAILURES = 3;
const OUTCOMES = { invited: "invited", mailed: "mailed", account: "has an account", open: "invited already" } as const;

interface Line extends Person {
  outcome: string;
  link: string;
  expires: string;
}

export const importUsers = command({
  name: "import <file>",
  summary: "Invite all people in a file, and print a table of their one-time links, or email the links.",
  argument:
    "A list of addresses, or a table (CSV) with a column of addresses and, optionally, one called role; - is standard input.",
  options: {
    "--mail": "Email the links instead of printing them.",
    "--again": "Give a new link to those who have not used theirs; the old one stops working.",
    "--out <file>": "Write the table to this new file, which only its owner can read.",
  },
  settings: ["base_url"],
  help: `
People who have an account or an open invitation are left out, so the command can be repeated. If the
file has a mistake, no one is invited.`,
  examples: [
    "secretpush user import people.csv --config /etc/secretpush/config.toml --out links.csv",
    "secretpush user import people.csv --mail",
  ],
  async run({ file, mail: byMail, again, out }, cli) {
    const { terminal } = cli;
    const { config } = cli.settings();
    const { baseUrl } = config;
    if (baseUrl === undefined) {
      throw new UsageError(
        "base_url is not set, and the links start with it: pass --base-url https://push.example.org",
      );
    }
    const { people, mistakes, ignored, read } = peopleIn(await bytesOf(file, terminal.stdin));
    if (mistakes.length > 0) throw new UsageError(`no one was invited. ${read.join(" ")}\n  ${mistakes.join("\n  ")}`);
    if (people.length === 0) throw new UsageError(`${file} names no one`);
    const mail = byMail ? await (await import("../../serve/capabilities.ts")).openMail(config) : null;
    if (byMail && !mail) throw new OperationFailed("no mail server is configured: set mail.url and mail.from");
    const table = out === undefined ? null : openTable(out);
    const write = table === null ? terminal.stdout : (text: string) => void writeSync(table, text);
    const lines: Line[] = [];
    try {
      await operating(
        cli,
        async (perform) => {
          const users = new Map((await perform("user.list", {})).map((user) => [user.email, roleOf(user)]));
          const invitations = await perform("user.invitations", {});
          const open = new Map(invitations.map((one) => [one.user.email, one.expiresAtMs > Date.now()]));
          const inviter = new Inviter({ perform, mail, baseUrl, users, open, again: again === true });
          await showWork(terminal, "Inviting", async (update) => {
            write(rowOf(["line", "email", "role", "result", "link", "expires_at"]));
            for (const person of people) {
              const line = await inviter.invite(person);
              lines.push(line);
              // Each row is written at once: after an interruption, no one could show its link again.
              write(rowOf([String(line.line), line.email, line.role, line.outcome, line.link, line.expires]));
              update(lines.length, people.length);
            }
          });
        },
        { mayBegin: true },
      );
    } finally {
      if (table !== null) closeSync(table);
    }
    return { lines, ignored, read };
  },
  show: () => "",
  note({ lines, ignored, read }, { out, file }) {
    const known = Object.values(OUTCOMES).map((outcome) => [
      outcome,
      lines.filter((line) => line.outcome === outcome).length,
    ]);
    const failed = failuresIn(lines).length;
    const counts = [...known, ["failed", failed]].filter(([, n]) => n !== 0).map(([what, n]) => `${n} ${what}`);
    return [
      `${counted(lines.length, "person", "people")} in ${file}: ${counts.join(", ")}.`,
      ...read,
      ...(ignored.length === 0 ? [] : [`Columns that mean nothing here: ${ignored.join(", ")}.`]),
      ...(out === undefined ? [] : [`The table is in ${out}. Delete it once the links are handed over.`]),
      ...(lines.some(({ outcome }) => outcome === OUTCOMES.open)
        ? ["--again makes new links for people who have already been invited."]
        : []),
      ...(failed === 0 ? [] : ["Fix what failed and run the command again: it continues with the remaining people."]),
      "",
    ].join("\n");
  },
  failed: ({ lines }) => failuresIn(lines).length > 0,
});

const failuresIn = (lines: readonly Line[]): Line[] => {
  const good = new Set<string>(Object.values(OUTCOMES));
  return lines.filter(({ outcome }) => !good.has(outcome));
};

interface InviterParts {
  perform: Perform;
  /** Null if the links are printed. */
  mail: Mail | null;
  baseUrl: string;
  /** The role of each user when the command began. */
  users: ReadonlyMap<string, Role>;
  /** Address of an invited user → whether the link still works. */
  open: ReadonlyMap<string, boolean>;
  again: boolean;
}

class Inviter {
  #failures = 0;
  constructor(private readonly parts: InviterParts) {}

  async invite(person: Person): Promise<Line> {
    const { perform, mail, baseUrl, users, open, again } = this.parts;
    const { email, role } = person;
    const plain = { ...person, link: "", expires: "" };
    const known = { ...plain, role: users.get(email) ?? role };
    if (open.get(email) && !again) return { ...known, outcome: OUTCOMES.open };
    if (users.has(email) && !open.has(email)) return { ...known, outcome: OUTCOMES.account };
    if (this.#failures >= MOST_FAILURES)
      return { ...plain, outcome: "not tried: the mail server does not accept mail" };
    let made: Result<"user.invite">;
    try {
      made = await perform("user.invite", { email, admin: role === "admin", auditor: role === "auditor" });
    } catch (error) {
      return { ...plain, outcome: `failed: ${reasonOf(error)}` };
    }
    const { expiresAtMs } = made;
    const link = `${baseUrl}/users/reset#${made.code}`;
    if (!mail) return { ...plain, outcome: OUTCOMES.invited, link, expires: iso(expiresAtMs) };
    try {
      await mail.mailer.send(email, mail.mailTexts.password("invited", null, { email, link, expiresAtMs }));
      this.#failures = 0;
      return { ...plain, outcome: OUTCOMES.mailed, expires: iso(expiresAtMs) };
    } catch (error) {
      this.#failures += 1;
      // No one has the link. The next run invites this person again.
      await perform("user.withdraw", { id: made.user.id }).catch(() => {});
      return { ...plain, outcome: `failed: ${reasonOf(error)}` };
    }
  }
}

/** More than the largest company needs: anything larger is the wrong file. */
const MOST_BYTES = 16 * 2 ** 20;

async function bytesOf(file: string, stdin: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of file === "-" ? stdin : createReadStream(file)) {
      pieces.push(Buffer.from(piece));
      size += pieces.at(-1)?.length ?? 0;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    throw new UsageError(`${file} cannot be read, and no one was invited: ${reasonOf(error)}`);
  }
  if (size > MOST_BYTES) throw new UsageError(`${file} has more than 16 MiB, and no one was invited`);
  return Buffer.concat(pieces);
}

function openTable(path: string): number {
  try {
    return openSync(path, "wx", 0o600);
  } catch (error) {
    const isThere = (error as { code?: string }).code === "EEXIST";
    const why = isThere ? "it already exists. Name a new file, or remove this one" : reasonOf(error);
    throw new OperationFailed(`${path} cannot be created, and no one was invited: ${why}`);
  }
}

const rowOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\n`;

/** An address may begin like a formula, and a spreadsheet program must not treat it as one. */
function cellOf(given: string): string {
  const cell = given.replace(/^(?=[=+\-@])/, "'");
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
