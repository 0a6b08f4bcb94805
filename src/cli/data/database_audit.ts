// `secretpush audit export` and `audit verify`: exports the audit logs of all pushes as JSON lines with their hash
// chains, and checks such a file, alone or against the database, or the database itself. Both work while the server
// runs and change nothing. (`secretpush audit LINK` asks a server: client/push_audit.ts.)

import { createReadStream, existsSync } from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import type { PurposeKey } from "../../base/keyring.ts";
import type { AuditVerdict } from "../../store/maintenance/index.ts";
import { type Cli, withAccounts } from "../context.ts";
import { type ReadDatabase, readDatabase } from "./database.ts";
import { counted } from "../figures.ts";
import { complain, EXIT, type ExitCode, OperationFailed, type Terminal } from "../terminal.ts";

const PIECE_CHARACTERS = 256 * 1024;

export function addDatabaseAudit(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const audit = program
    .command("audit")
    .description("Audit logs: of one of your pushes, asked of its server, or of all pushes in a data directory.");

  const exported = audit
    .command("export [file]")
    .description(
      "Write the audit logs of all pushes, and the administrators' log, as JSON lines; without a file to standard output.",
    )
    .addHelpText(
      "after",
      `
Each line is one entry: push (a number, never a link), seq, kind, ip, user_agent, referrer, at, hash. The hash is
SHA-256 over the previous hash of the same push (32 zero bytes for the first entry) and the JSON array
[push, seq, kind, ip, user_agent, referrer, milliseconds since 1970]. The lines of type purge are the log of purges,
with a chain of its own over [seq, push, last_push, expired_at, purged_at, entries]. The lines of type admin are the
administrators' log, with one chain over [id, kind, actor, user, user_email, ip, user_agent, milliseconds since 1970,
detail]; where old entries were deleted, a line of type admin_start has the hash before the first one. The last line
counts the entries.

Examples:
  $ secretpush audit export audit-2026-01.jsonl --data-dir /var/lib/secretpush
  $ secretpush audit export | jq 'select(.kind == "failed_passphrase")'
  $ secretpush audit export | jq 'select(.type == "admin" and .kind == "signin.failed")'
`,
    )
    .action(
      cli.action(async (file: string | undefined) => {
        const { exportAudit, hasSubscriptions } = await import("../../store/maintenance/index.ts");
        if (file !== undefined) refuseExisting(file);
        const { live, close } = await readDatabase(exported, terminal);
        try {
          await tellExport(cli, exported, hasSubscriptions(live));
          if (file === undefined) for (const piece of inPieces(exportAudit(live))) terminal.stdout(piece);
          else await writeFile(file, inPieces(exportAudit(live)));
        } finally {
          await close();
        }
        if (file !== undefined) terminal.stdout(`Wrote ${file}.\n`);
        return EXIT.ok;
      }),
    );

  const verify = audit
    .command("verify [file]")
    .description(
      "Check the hash chains of an export, or, without a file, of the database, and look for missing pushes.",
    )
    .option("--against-database", "Also look for every entry of the file in the database.")
    .addHelpText(
      "after",
      "\nExit code 1 if an entry was altered, dropped, moved or added, or a push is missing that was not purged.\n\nExamples:\n" +
        "  $ secretpush audit verify audit-2026-01.jsonl\n" +
        "  $ secretpush audit verify audit-2026-01.jsonl --against-database --data-dir /var/lib/secretpush\n",
    )
    .action(
      cli.action(async (file: string | undefined, flags: { againstDatabase?: true }) => {
        const { verifyDatabase, verifyExport } = await import("../../store/maintenance/index.ts");
        if (file !== undefined && !flags.againstDatabase) {
          return tell(await verifyExport(linesOf(file), null), file, terminal);
        }
        const database = await readDatabase(verify, terminal);
        const { live, copy } = database;
        try {
          if (file !== undefined) return tell(await verifyExport(linesOf(file), live), file, terminal);
          const key = await purgeLogKey(database, terminal);
          return tell(verifyDatabase(live, key, copy && copy.problems), "the database", terminal);
        } finally {
          await database.close();
        }
      }),
    );
}

/**
 * Done first: if there is a subscriber and the export cannot be reported, nothing is exported. A copy without its key
 * can be exported.
 */
async function tellExport(cli: Cli, command: Command, hasSubscriptions: boolean): Promise<void> {
  try {
    await withAccounts(cli, command, (_accounts, tell) => tell("audit.exported"));
  } catch (error) {
    if (hasSubscriptions) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    complain(cli.terminal, `this export is not in the administrators' log of the database. ${reason}`);
  }
}

/** The key that the log of purges is sealed under; null if the master key cannot be read, which is reported. */
async function purgeLogKey({ keys }: ReadDatabase, terminal: Terminal): Promise<PurposeKey | null> {
  const { PURGE_LOG_PURPOSE } = await import("../../store/maintenance/index.ts");
  try {
    return (await keys()).ring.purpose(PURGE_LOG_PURPOSE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    complain(
      terminal,
      `the seal of the log of purges was not checked, because the master key was not found. ${reason}`,
    );
    return null;
  }
}

function tell(
  { entries, pushes, purges, admin, gone, problems }: AuditVerdict,
  what: string,
  terminal: Terminal,
): ExitCode {
  for (const problem of problems) complain(terminal, problem);
  if (problems.length > 0) return EXIT.failed;
  const compared = gone === 0 ? ", all of them in the database" : `, ${gone} purged from the database since`;
  terminal.stdout(
    `${what}: ${counted(entries, "entry", "entries")} of ${counted(pushes, "push", "pushes")}` +
      `${purges === 0 ? "" : `, ${counted(purges, "purge", "purges")}`}` +
      `${admin === 0 ? "" : `, ${counted(admin, "entry", "entries")} of the administrators' log`}${gone === null ? "" : compared}, unaltered.\n`,
  );
  return EXIT.ok;
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

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new OperationFailed(`${path} already exists: choose another name`);
}

async function writeFile(path: string, pieces: Iterable<string>): Promise<void> {
  refuseExisting(path);
  const draft = `${path}.partial-${crypto.randomUUID()}`;
  const file = await open(draft, "wx", 0o600).catch((error: unknown) => {
    throw new OperationFailed(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    for (const piece of pieces) await file.writeFile(piece);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => {});
    await unlink(draft).catch(() => {});
    throw error;
  }
}

function linesOf(path: string): AsyncIterable<string> {
  if (!existsSync(path)) throw new OperationFailed(`there is no file ${path}`);
  return createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Number.POSITIVE_INFINITY });
}
