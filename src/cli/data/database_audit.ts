// `secretpush audit export` writes the audit logs of all pushes, with their hash chains, as JSON lines, and an entry in the
// admin log. `audit verify` checks the database or such a file, can compare the two, and changes nothing. Both work while
// the server runs. (`secretpush audit LINK` asks a server: client/push_audit.ts.)

import { createReadStream, existsSync } from "node:fs";
import { replaceFileAsync } from "../../base/durable_file.ts";
import type { PurposeKey } from "../../base/keyring.ts";
import type { AuditVerdict } from "../../store/maintenance/index.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { type ReadDatabase, readDatabase } from "./database.ts";
import { counted } from "../figures.ts";
import { perform } from "../operate.ts";
import { complain, complaint, OperationFailed, reasonOf, type Terminal } from "../terminal.ts";

const PIECE_CHARACTERS = 256 * 1024;

export const auditExport = command({
  name: "export [file]",
  summary: "Write the audit logs of all pushes, and the admin log, as JSON lines; without a file, to standard output.",
  help: `
Each line is one entry: push (a number, never a link), seq, kind, ip, user_agent, referrer, at, hash. The hash is
SHA-256 over the previous hash of the same push (32 zero bytes for the first entry) and the JSON array
[push, seq, kind, ip, user_agent, referrer, milliseconds since 1970]. The lines of type purge are the log of purges,
with a chain of its own over [seq, push, last_push, expired_at, purged_at, entries]. The lines of type admin are the
admin log, with one chain over [id, kind, actor, user, user_email, ip, user_agent, milliseconds since 1970,
detail]; if old entries were deleted, a line of type admin_start has the hash that precedes the first remaining
entry. The last line counts the entries.`,
  examples: [
    "secretpush audit export audit-2026-01.jsonl --data-dir /var/lib/secretpush",
    `secretpush audit export | jq 'select(.kind == "failed_passphrase")'`,
    `secretpush audit export | jq 'select(.type == "admin" and .kind == "signin.failed")'`,
  ],
  async run({ file }, cli) {
    const { exportAudit, hasSubscriptions } = await import("../../store/maintenance/index.ts");
    if (file !== undefined && existsSync(file))
      throw new OperationFailed(`${file} already exists: choose another name`);
    const { live, close } = await readDatabase(cli);
    try {
      await tellExport(cli, hasSubscriptions(live));
      if (file === undefined) for (const piece of inPieces(exportAudit(live))) cli.terminal.stdout(piece);
      else await replaceFileAsync(file, inPieces(exportAudit(live))).catch(unwritable(file));
    } finally {
      await close();
    }
    return file === undefined ? "" : `Wrote ${file}.\n`;
  },
});

export const auditVerify = command({
  name: "verify [file]",
  summary: "Check the hash chains of an export, or, without a file, of the database, and look for missing pushes.",
  options: { "--against-database": "Also check that the database has every entry of the file." },
  help: "Exit code 1 if an entry was altered, dropped, moved or added, or if a push is missing that was not purged.",
  examples: [
    "secretpush audit verify audit-2026-01.jsonl",
    "secretpush audit verify audit-2026-01.jsonl --against-database --data-dir /var/lib/secretpush",
  ],
  async run({ file, againstDatabase }, cli) {
    const { verifyDatabase, verifyExport } = await import("../../store/maintenance/index.ts");
    if (file !== undefined && !againstDatabase) return verifyExport(await linesOf(file), null);
    const database = await readDatabase(cli);
    try {
      if (file !== undefined) return await verifyExport(await linesOf(file), database.live);
      const key = await purgeLogKey(database, cli.terminal);
      return verifyDatabase(database.live, key, database.copy && database.copy.problems);
    } finally {
      await database.close();
    }
  },
  show: (verdict, { file }) => (verdict.problems.length > 0 ? "" : sentenceOf(verdict, file ?? "the database")),
  note: ({ problems }) => problems.map(complaint).join(""),
  failed: ({ problems }) => problems.length > 0,
});

/**
 * Reports an export before it begins. If the report fails and there are subscribers, nothing is exported.
 * Without subscribers, the export continues, so that a copy without its key can be exported too.
 */
async function tellExport(cli: Cli, hasSubscriptions: boolean): Promise<void> {
  try {
    await perform(cli, "log.export", {});
  } catch (error) {
    if (hasSubscriptions) throw error;
    complain(cli.terminal, `this export is not in the admin log of the database. ${reasonOf(error)}`);
  }
}

/** The key that seals the log of purges. Null, after a warning, if the master key cannot be read. */
async function purgeLogKey({ keys }: ReadDatabase, terminal: Terminal): Promise<PurposeKey | null> {
  const { PURGE_LOG_PURPOSE } = await import("../../store/maintenance/index.ts");
  try {
    return (await keys()).ring.purpose(PURGE_LOG_PURPOSE);
  } catch (error) {
    complain(
      terminal,
      `the seal of the log of purges was not checked, because the master key could not be read. ${reasonOf(error)}`,
    );
    return null;
  }
}

function sentenceOf({ entries, pushes, purges, admin, gone }: AuditVerdict, what: string): string {
  const compared = gone === 0 ? ", all of them in the database" : `, ${gone} purged from the database since`;
  return (
    `${what}: ${counted(entries, "entry", "entries")} of ${counted(pushes, "push", "pushes")}` +
    `${purges === 0 ? "" : `, ${counted(purges, "purge", "purges")}`}` +
    `${admin === 0 ? "" : `, ${counted(admin, "entry", "entries")} of the admin log`}${gone === null ? "" : compared}, unaltered.\n`
  );
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** Blames the file only for a failed system call: a problem with the database is not the file's fault. */
const unwritable = (path: string) => (error: unknown) => {
  if (!("syscall" in Object(error))) throw error;
  throw new OperationFailed(`${path} cannot be written: ${reasonOf(error)}`);
};

async function linesOf(path: string): Promise<AsyncIterable<string>> {
  if (!existsSync(path)) throw new OperationFailed(`there is no file ${path}`);
  const { createInterface } = await import("node:readline");
  return createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Number.POSITIVE_INFINITY });
}
