// `secretpush from-password-pusher import`: imports a database or an export while both servers are stopped.

import { iso } from "../../base/clock.ts";
import { createHash, randomFillSync } from "node:crypto";
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { draftName } from "../../base/durable_file.ts";
import type { MoveReport, OldBytes } from "../../domain/move_in/index.ts";
import type { OldPush, OldServer } from "../../model/old_server.ts";
import { command } from "../command.ts";
import { type Cli, ioOf } from "../context.ts";
import { counted } from "../figures.ts";
import { showWork } from "../progress.ts";
import { columns, OperationFailed, reasonOf, UsageError } from "../terminal.ts";

const PLAIN =
  "This export is plain text: anyone who reads it has every password, passphrase and second factor in it.\n" +
  "Keep it on no disk longer than needed. A pipe (-) needs no disk.\n";
const MUST_BE_OFF =
  "Keep Password Pusher switched off from now on: otherwise a push with one view opens twice, once there and once here.\n";
const PUBLIC =
  "That server's data was encrypted under the key that is printed in Password Pusher's source. Anyone with a copy of its database can read it.\n";

export const moveIn = command({
  name: "import [export]",
  summary: "Import people, links, passwords and API tokens from Password Pusher; both servers must be stopped.",
  argument: "Password Pusher's export (rails pwpush:export), in plain text; - is standard input. Or name --database.",
  options: {
    "--database <place>":
      "The old database: a SQLite file or an address postgres://HOST/NAME. It is only read. API tokens are moved too.",
    "--old-key-file <file>": "File with the old PWPUSH_MASTER_KEY, and earlier keys on further lines; for --database.",
    "--storage <directory>":
      "The old storage directory, or a directory with the objects of the bucket: it contains the files of pushes.",
    "--dry-run": "Say what would be moved, what would not, and why; change nothing.",
    "--shred": "Overwrite and remove the export once everything has been moved.",
    "--json": "Print a JSON object.",
  },
  help: `
Links, owners, remaining views, expiry times, passphrases, notes and files stay as they are. People sign in with the
same password and code; backup codes are not moved. Expired pushes appear in their owner's history, and in a file for
the auditor. Each push is moved completely or not at all, and only once. If this command is interrupted, or if there
is more to move, run it again.`,
  examples: [
    "secretpush from-password-pusher import --database production.sqlite3 --old-key-file pwpush.key --storage storage --dry-run",
    "docker exec pwpush cat tmp/pwpush_export_20261124_080000.json | secretpush from-password-pusher import -",
  ],
  async run({ export: file, database, oldKeyFile, storage, dryRun, shred }, cli) {
    const { terminal } = cli;
    if ((file === undefined) === (database === undefined)) {
      throw new UsageError("name either an export (- is standard input) or --database");
    }
    if (shred && (file === undefined || file === "-")) throw new UsageError("--shred needs an export in a file");
    if (storage !== undefined && !isDirectory(storage)) throw new UsageError(`${storage} is not a directory`);
    const isDryRun = dryRun === true;
    if (file !== undefined) terminal.stderr(PLAIN);
    terminal.stderr(MUST_BE_OFF);
    const keys = oldKeyFile === undefined ? [] : keysIn(oldKeyFile);
    // The source is read first, without touching this server: if it cannot be read, nothing changes.
    const old = await opened(file, database, keys, terminal.stdin).catch((error: unknown) => {
      throw new OperationFailed(`${reasonOf(error)} Nothing was changed`);
    });
    if (old.hasPublicKey) terminal.stderr(PUBLIC);
    try {
      const moved = await move(old, bytesIn(storage), isDryRun, cli);
      const isShredded =
        shred === true && !isDryRun && moved.report.left.length + moved.report.people.left.length === 0;
      if (file !== undefined && isShredded) overwrite(file);
      const kept = file === undefined || file === "-" || isShredded ? null : file;
      return { ...moved, isDryRun, kept, hasTokens: !old.isPlain };
    } finally {
      await old.close();
    }
  },
  show: ({ report, isDryRun, log }) => tableOf(report, isDryRun) + (log ? `${log.path}\nSHA-256 ${log.sha256}\n` : ""),
  json: ({ report, isDryRun, log }) => ({ dry_run: isDryRun, ...jsonOf(report), log }),
  note({ report, isDryRun, kept, hasTokens }) {
    const { people, left } = report;
    return [
      ...(left.length + people.left.length === 0
        ? []
        : [`Not ${isDryRun ? "to be " : ""}moved:`, ...[...people.left, ...left].map((one) => `  ${one}`)]),
      ...(people.secondFactors === 0
        ? []
        : ["Backup codes were not moved: people can create new ones in their account."]),
      ...(hasTokens || people.added === 0 ? [] : ["An export contains no API tokens: use --database to move them."]),
      ...(kept === null ? [] : [`${kept} still contains everything in plain text. Overwrite it: shred -u ${kept}`]),
      ...(isDryRun ? ["Nothing was changed."] : []),
      "",
    ].join("\n");
  },
  failed: ({ report }) => report.left.length + report.people.left.length > 0,
});

async function opened(
  file: string | undefined,
  database: string | undefined,
  keys: readonly string[],
  stdin: AsyncIterable<string | Uint8Array>,
): Promise<OldServer> {
  const { oldServerIn, openOldDatabase } = await import("../../store/move_in/index.ts");
  if (database !== undefined) return openOldDatabase(database, keys);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of file === "-" ? stdin : createReadStream(file ?? "")) pieces.push(Buffer.from(piece));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
  return oldServerIn(file === "-" ? "the export" : (file ?? ""), Buffer.concat(pieces).toString());
}

/** A key may stand alone, in a comma-separated list, or after its name. */
function keysIn(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reasonOf(error)}`);
  }
  const keys = text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi) ?? [];
  if (keys.length === 0) throw new UsageError(`${path} contains no key: PWPUSH_MASTER_KEY has 64 hexadecimal digits`);
  return keys;
}

async function move(old: OldServer, bytes: OldBytes, isDryRun: boolean, { settings, terminal, backend }: Cli) {
  const { config } = settings();
  const { hasDatabase } = await import("../../store/index.ts");
  const { removeStaleDrafts } = await import("../../store/data_dir.ts");
  // A killed node counts as running for a while, so this command does not register as a node in PostgreSQL.
  const alone = config.databaseUrl === undefined ? { exclusive: true as const } : {};
  // A dry run must not create a database here, but needs one to compare with.
  const stage = isDryRun && config.databaseUrl === undefined && !hasDatabase(config.dataDir) ? newStage() : null;
  const how = isDryRun && !stage ? { upgrades: false as const } : { mayBegin: true, ...alone };
  const opened = stage
    ? (await backend()).openHere({ ...config, dataDir: stage.dataDir }, { ...ioOf(terminal), stderr: () => {} }, how)
    : (await backend()).openHere(config, ioOf(terminal), how);
  const here = await opened.catch((error: unknown) => {
    stage?.remove();
    throw error;
  });
  const { store, domain } = here;
  try {
    const nodes = isDryRun ? [] : ((await store.shared?.nodes()) ?? []);
    if (nodes.length > 0) {
      throw new OperationFailed(
        `${counted(nodes.length, "node is using", "nodes are using")} the database: stop them first. Nothing was changed`,
      );
    }
    const { MoveIn } = await import("../../domain/move_in/index.ts");
    const { pushes } = domain;
    const { seals, links } = pushes;
    const { imports, accounts, blobs, keys } = store;
    const logsIn = existsSync(config.dataDir) ? config.dataDir : ".";
    if (!isDryRun) removeStaleDrafts(logsIn, DRAFT);
    const log = isDryRun ? null : new EndedLog(logsIn);
    try {
      const takesFiles = config.databaseUrl === undefined || config.blobs.url !== undefined;
      const parts = { imports, accounts, blobs, keys, seals, links, clock: here.clock, bytes, takesFiles };
      const moving = new MoveIn(parts);
      const report = await showWork(terminal, isDryRun ? "Looking" : "Moving in", (onProgress) =>
        moving.run(old, {
          isDryRun,
          purgeAfterMs: config.purgeAfterMs,
          onEnded: (push, { atMs }) => log?.add(push, atMs),
          onProgress,
        }),
      );
      return { report, log: log?.end() ?? null };
    } finally {
      log?.drop();
    }
  } finally {
    await here.close();
    stage?.remove();
  }
}

/** An empty data directory that the command removes at its end. */
function newStage() {
  const dataDir = mkdtempSync(join(tmpdir(), "secretpush-rehearsal-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const DRAFT = "password-pusher-log.partial-";

/** The log of every expired push, for the auditor. The name depends on the content, so a second run writes no second file. */
class EndedLog {
  readonly #draft: string;
  readonly #file: number;
  readonly #digest = createHash("sha256");
  #lines = 0;

  constructor(private readonly directory: string) {
    this.#draft = draftName(join(directory, DRAFT));
    this.#file = openSync(this.#draft, "wx", 0o600);
  }

  add(push: OldPush, endedAtMs: number): void {
    const line = `${JSON.stringify({
      push: push.id,
      owner: push.ownerId,
      kind: push.kind,
      created_at: iso(push.createdAtMs),
      ended_at: iso(endedAtMs),
      expire_after_days: push.expireAfterDays,
      expire_after_views: push.expireAfterViews,
      entries: push.entries.map(({ kind, atMs, ip, userAgent, referrer }) => ({
        kind,
        at: iso(atMs),
        ip,
        user_agent: userAgent,
        referrer,
      })),
    })}\n`;
    this.#digest.update(line);
    this.#lines += 1;
    writeSync(this.#file, line);
  }

  /** @returns null if no push is expired */
  end(): { path: string; sha256: string; pushes: number } | null {
    if (this.#lines === 0) return null;
    const sha256 = this.#digest.digest("hex");
    const path = join(this.directory, `password-pusher-log-${sha256.slice(0, 12)}.jsonl`);
    fsyncSync(this.#file);
    renameSync(this.#draft, path);
    return { path, sha256, pushes: this.#lines };
  }

  drop(): void {
    closeSync(this.#file);
    rmSync(this.#draft, { force: true });
  }
}

/** Storage directories of Rails have two levels of directories; buckets have none. */
const bytesIn =
  (storage: string | undefined): OldBytes =>
  ({ key }) => {
    if (storage === undefined)
      throw new Error("its files are in the old server's storage: name that directory with --storage");
    if (!/^[0-9a-z]{4,255}$/.test(key)) throw new Error("a file is not in the tables of the old server");
    const path = [join(storage, key.slice(0, 2), key.slice(2, 4), key), join(storage, key)].find((one) =>
      existsSync(one),
    );
    if (path === undefined) throw new Error(`a file is missing in ${storage}: ${key}`);
    return createReadStream(path);
  };

const isDirectory = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const BLOCK_BYTES = 1024 * 1024;

function overwrite(path: string): void {
  const file = openSync(path, "r+");
  try {
    const { size } = statSync(path);
    const block = Buffer.alloc(BLOCK_BYTES);
    for (let at = 0; at < size; at += BLOCK_BYTES) {
      writeSync(file, randomFillSync(block), 0, Math.min(BLOCK_BYTES, size - at), at);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  rmSync(path);
}

const rowsOf = ({ people, ...pushes }: MoveReport): Array<[name: string, what: string, n: number]> => [
  ["people", "people who now have an account", people.added],
  ["administrators", "  administrators among them", people.administrators],
  ["second_factors", "  with their second factor", people.secondFactors],
  ["existing_people", "people who already have an account here, and keep its password", people.existing],
  ["tokens", "API tokens", people.tokens],
  ["live_pushes", "live pushes, under their links", pushes.live],
  ["with_passphrase", "  with a passphrase", pushes.withPassphrase],
  ["files", "  files in them", pushes.files],
  ["history", "expired pushes, in the history of their owners", pushes.history],
  ["ended", "expired pushes that are only in the auditor's file", pushes.ended],
  ["again", "people and pushes that an earlier run moved", people.again + pushes.again],
  ["left", "people and pushes that were not moved", people.left.length + pushes.left.length],
];

const tableOf = (report: MoveReport, isDryRun: boolean): string =>
  `${isDryRun ? "Would be moved:" : "Moved:"}\n${columns(rowsOf(report).map(([, what, n]) => [String(n).padStart(8), what]))}`;

const jsonOf = (report: MoveReport) => ({
  ...Object.fromEntries(rowsOf(report).map(([name, , n]) => [name, n])),
  not_moved: [...report.people.left, ...report.left],
});
