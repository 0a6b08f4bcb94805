// `secretpush key …`: fingerprints, new keys, and the rotation from one master key to another. `rotate` has the server
// rotate, or does so itself if no server is running, and then replaces the old key file. With PostgreSQL, it begins a
// rotation only if no node is running: a node without the new key would continue to seal under the old one.

import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../../config/options.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { storeSource } from "./key_source.ts";
import { type KeyPlace, keyPlace } from "./key_place.ts";
import { counted } from "../figures.ts";
import { operating } from "../operate.ts";
import { showWork } from "../progress.ts";
import { columns, OperationFailed, type Terminal } from "../terminal.ts";

const showFingerprint = command({
  name: "show-fingerprint",
  summary: "Print the fingerprint of the master key, and whether it fits the database.",
  examples: ["secretpush key show-fingerprint --config /etc/secretpush/config.toml"],
  async run(_given, { settings, terminal }) {
    const { config } = settings();
    const { fingerprint, loadMasterKey } = await import("../../store/maintenance/index.ts");
    const { key, from } = loadMasterKey({ ...storeSource(config, terminal), mayCreate: false });
    const place = await keyPlace(config, terminal);
    try {
      const rows = [["key", fingerprint(key), from]];
      const { current, next } = await place.fingerprints();
      rows.push(["database", current, place.where]);
      if (next !== null) rows.push(["rotating to", next, "secretpush key rotate"]);
      // Printed even if the next line throws because a key does not fit.
      terminal.stdout(columns(rows));
      await place.keys();
    } finally {
      await place.close();
    }
  },
});

const generate = command({
  name: "generate",
  summary: "Print a new master key, for SECRETPUSH_KEY or a credential; changes nothing.",
  examples: ["secretpush key generate > new.key"],
  run: async () => `${(await import("../../store/maintenance/index.ts")).newMasterKey()}\n`,
});

const rotate = command({
  name: "rotate",
  summary: "Encrypt everything under a new master key; the server of a data directory may keep running.",
  help: `
The new key stays in the data directory as master.key.next until everything is encrypted under it, then takes the
place of the key file. The old key is kept beside it, because earlier backups need it. After an interrupted rotation,
run the same command again. If the key is not in a file, this command prints what to do instead.

With PostgreSQL, stop every node first: the command refuses while one is running, and does the rotation itself. Then
give the new key to every other host, and start the nodes. A node that has only the old key does not start.`,
  examples: [
    "secretpush key rotate --data-dir /var/lib/secretpush",
    "secretpush key rotate --config /etc/secretpush/config.toml",
  ],
  async run(_given, cli) {
    const { terminal } = cli;
    const { config } = cli.settings();
    const place = await keyPlace(config, terminal);
    try {
      const path = keyFileOf(config, place, terminal);
      const unreadable = (await rotatedButNotFinished(place, config)) ? 0 : await rotateIn(cli, place);
      const what = unreadable === 0 ? "Everything" : "Everything that the old key opens";
      await putInPlace(path, what, { place, config, terminal });
      if (unreadable === 0) return;
      throw new Error(`${counted(unreadable, "seal", "seals")} did not open under the old key: see "secretpush check"`);
    } finally {
      await place.close();
    }
  },
});

export const key = command({
  name: "key",
  summary: "The master key: show its fingerprint, make one, rotate it.",
  commands: [showFingerprint, generate, rotate],
});

async function rotateIn(cli: Cli, { mayRotate, isShared }: KeyPlace): Promise<number> {
  await mayRotate();
  // If this process registered as a node and crashed, the next run would have to wait until its heartbeat expired.
  const how = isShared ? {} : { exclusive: true as const };
  const { unreadable } = await operating(
    cli,
    (one) => showWork(cli.terminal, "Rotating", (update) => one("key.rotate", {}, update)),
    how,
  );
  return unreadable;
}

/** Whether a rotation is done, but the command was interrupted before it put the new key in place. */
async function rotatedButNotFinished(place: KeyPlace, { dataDir }: Config): Promise<boolean> {
  const { fingerprint, stagedKey } = await import("../../store/maintenance/index.ts");
  const { current, next } = await place.fingerprints();
  const staged = stagedKey(dataDir)?.key;
  return next === null && !!staged && fingerprint(staged) === current;
}

/** @param what is encrypted under the new key */
async function putInPlace(
  path: string,
  what: string,
  { place, config: { dataDir }, terminal }: { place: KeyPlace; config: Config; terminal: Terminal },
): Promise<void> {
  const { fingerprint, putKeyInPlace, stagedKey } = await import("../../store/maintenance/index.ts");
  const next = stagedKey(dataDir)?.key;
  if (!next) throw new OperationFailed("the new key is no longer in the data directory");
  const kept = putKeyInPlace(path, next, dataDir);
  terminal.stdout(`${what} is encrypted under the new master key ${fingerprint(next)}, which is in ${path}.\n`);
  if (kept !== null) {
    terminal.stderr(`The old key is in ${kept}. Earlier backups need it: keep it with them, not here.\n`);
  }
  if (place.isShared) {
    terminal.stderr(`Give the new key to every other node before you start it: copy ${path} to each host.\n`);
  }
  terminal.stderr("Keep a copy of the new key elsewhere, and make a backup now.\n");
}

/** The key's file. @throws OperationFailed if it cannot be replaced; the error says what to do */
function keyFileOf(config: Config, { isShared }: KeyPlace, { env }: Terminal): string {
  const credential = env["CREDENTIALS_DIRECTORY"] && join(env["CREDENTIALS_DIRECTORY"], "master.key");
  if (config.keyFile === undefined && config.key !== undefined) {
    throw new OperationFailed(
      "the master key is a setting, not a file: only you can change it. Make a new one with " +
        `"secretpush key generate". Then ${isShared ? "stop all nodes, and start one" : "start the server"} with the ` +
        "new key as key (SECRETPUSH_KEY) and the old one as previous_key (SECRETPUSH_PREVIOUS_KEY): it encrypts " +
        "everything again while it serves, says so in its log, and no longer needs the previous key" +
        (isShared ? ". Then start the others with the new key alone" : ""),
    );
  }
  if (config.keyFile === undefined && credential && existsSync(credential)) {
    throw new OperationFailed(
      `the master key is the credential ${credential}, a copy that systemd made: name the file it was made from, ` +
        "as root, with --key-file",
    );
  }
  const path = config.keyFile ?? join(config.dataDir, "master.key");
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw new OperationFailed(
      `the new key could not be put in place: ${dirname(path)} is not writable. Run this as the owner of that directory`,
    );
  }
  return path;
}
