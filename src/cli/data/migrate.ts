// `secretpush migrate`: moves a data directory into PostgreSQL, and its files into a bucket; the server is stopped.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { sharedFilesOf } from "../../serve/shared_files.ts";
import { command } from "../command.ts";
import { counted } from "../figures.ts";
import { showWork } from "../progress.ts";
import { complain, UsageError } from "../terminal.ts";
import { storeSource } from "./key_source.ts";

export const migrate = command({
  name: "migrate",
  summary: "Move a data directory into PostgreSQL, and its files into a bucket; the server must be stopped.",
  options: {
    "--from <directory>": "Data directory to move; without it, data_dir of the settings.",
    "--to <url>": "PostgreSQL database to move it to; without it, database_url of the settings.",
    "--json": "Print a JSON object.",
  },
  help: `
The schema (database_schema) must be empty. Files go into the bucket that blobs.url names. Everything is read back and
compared before a server can use it. Meanwhile the data directory is locked. Afterwards it is marked, so that no server
starts with its pushes again. If this command is interrupted, run it again: it continues, or starts over.
A password in --to is visible in the process list: set database_url instead.`,
  examples: [
    "secretpush migrate --config /etc/secretpush/config.toml",
    "secretpush migrate --from ./data --to postgres://secretpush@db.example.org/secretpush",
  ],
  async run({ from, to }, { settings, terminal }) {
    const { config } = settings();
    const url = to ?? config.databaseUrl;
    if (url === undefined) throw new UsageError("the database is missing: name it with --to, or set database_url");
    if (!/^postgres(?:ql)?:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new UsageError("--to must be an address such as postgres://user@host:5432/database");
    }
    if (to !== undefined && new URL(url).password !== "") {
      complain(terminal, "the password in --to is visible in the process list: set database_url next time");
    }
    const { migrateToPostgres } = await import("../../store/transfer/index.ts");
    const dataDir = from ?? config.dataDir;
    const source = { ...storeSource(config, terminal), dataDir };
    const target = { url, schema: config.databaseSchema };
    const report = await showWork(terminal, "Migrating", (onProgress) =>
      migrateToPostgres({ source, target, shared: sharedFilesOf(config), onProgress }),
    );
    return { ...report, dataDir };
  },
  show: ({ dataDir, to, pushes, users, auditEntries, files, alreadyDone }) =>
    alreadyDone
      ? `${dataDir} has already been moved to ${to}.\n`
      : `Moved ${counted(pushes, "push", "pushes")}, ${counted(users, "user", "users")}, ` +
        `${counted(auditEntries, "audit entry", "audit entries")} and ${counted(files, "file", "files")} to ${to}, ` +
        "and compared all of them.\n",
  json: ({ to, pushes, users, auditEntries, files, keyFingerprint, alreadyDone }) => ({
    to,
    pushes,
    users,
    audit_entries: auditEntries,
    files,
    key_fingerprint: keyFingerprint,
    already_done: alreadyDone,
  }),
  note({ dataDir, keyFingerprint }, { json }) {
    const keyFile = join(dataDir, "master.key");
    return json
      ? ""
      : `Every node needs the master key ${keyFingerprint}${existsSync(keyFile) ? `, which is in ${keyFile}` : ""}.\n` +
          `Servers no longer start with the pushes in ${dataDir}. Keep the directory until a backup has been made of ` +
          "the new database, then delete it: it can still open every push that was active.\n";
  },
});
