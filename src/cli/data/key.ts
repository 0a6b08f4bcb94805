// `secretpush key …`: fingerprints, new keys, and the rotation from one master key to another. This command asks for a
// rotation, shows its progress, and puts the new key in the place of the old one. A running server carries the rotation
// out; if none runs, this command does. With PostgreSQL, it begins a rotation only if no node runs: a node without the
// new key would go on sealing under the old one.

import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../../config/options.ts";
import type { Store } from "../../store/index.ts";
import { command } from "../command.ts";
import { storeSource } from "./key_source.ts";
import { type KeyPlace, keyPlace } from "./key_place.ts";
import { counted } from "../figures.ts";
import { showWork } from "../progress.ts";
import { columns, OperationFailed, type Terminal } from "../terminal.ts";

const LOOK_EVERY_MS = 200;
/** A server checks every second whether a rotation is asked for. */
const PATIENCE_MS = 20_000;

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
      // Printed even if the next line throws, because a key does not fit.
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
  summary: "Seal everything under a new master key; on a data directory while its server runs, too.",
  help: `
The new key waits as master.key.next in the data directory until everything is sealed under it, then takes the
place of the key file. The old key is kept beside it, because earlier backups need it. After an interrupted rotation,
run the same command again. If the key is not in a file, this command prints what to do instead.

In PostgreSQL, stop every node first: the command refuses while one runs, and does the rotation itself. Then give the
new key to every other host, and start the nodes. A node that has only the old key does not start.`,
  examples: [
    "secretpush key rotate --data-dir /var/lib/secretpush",
    "secretpush key rotate --config /etc/secretpush/config.toml",
  ],
  async run(_given, { settings, terminal }) {
    const { config } = settings();
    const place = await keyPlace(config, terminal);
    try {
      const path = keyFileOf(config, place, terminal);
      if (await rotatedButNotFinished(place, config)) await putInPlace(path, place, config, terminal);
      else await sealAgain(path, place, config, terminal);
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

async function sealAgain(path: string, place: KeyPlace, config: Config, terminal: Terminal): Promise<void> {
  const store = await place.open();
  try {
    const to = await askFor(store, config);
    const unreadable = store.carriesOut
      ? await rotateHere(store, terminal)
      : await showWork(terminal, "Rotating", (update) => watch(store, to, update));
    await putInPlace(path, place, config, terminal);
    if (unreadable === 0) return;
    throw new Error(`${counted(unreadable, "push", "pushes")} did not open under the old key: see "secretpush check"`);
  } finally {
    await store.close();
  }
}

/** Whether a rotation is done, but this command was interrupted before it put the new key in its place. */
async function rotatedButNotFinished(place: KeyPlace, { dataDir }: Config): Promise<boolean> {
  const { fingerprint, stagedKey } = await import("../../store/maintenance/index.ts");
  const { current, next } = await place.fingerprints();
  const staged = stagedKey(dataDir)?.key;
  return next === null && !!staged && fingerprint(staged) === current;
}

/** Asks for a rotation, or finds the one that is under way. @returns the fingerprint of its new key */
async function askFor(store: Store, { dataDir }: Config): Promise<string> {
  const { fingerprint, newMasterKey, nextKeyPath, stagedKey, writeKeyFile } =
    await import("../../store/maintenance/index.ts");
  const { current, next } = await store.rotation.fingerprints();
  let staged = stagedKey(dataDir)?.key;
  if (next !== null) {
    if (staged && fingerprint(staged) === next) return next;
    throw new OperationFailed("a rotation to a key that was given in the settings is under way: the server ends it");
  }
  // If a new key is there already, an earlier run was interrupted before it asked for the rotation.
  if (!staged || fingerprint(staged) === current) {
    staged = Buffer.from(newMasterKey(), "hex");
    writeKeyFile(nextKeyPath(dataDir), staged);
  }
  const asked = fingerprint(staged);
  if ((await store.rotation.stage(asked)).next !== asked) throw new OperationFailed("another rotation has just begun");
  return asked;
}

async function putInPlace(path: string, place: KeyPlace, { dataDir }: Config, terminal: Terminal): Promise<void> {
  const { fingerprint, putKeyInPlace, stagedKey } = await import("../../store/maintenance/index.ts");
  const next = stagedKey(dataDir)?.key;
  if (!next) throw new OperationFailed("the new key is not in the data directory any more");
  const kept = putKeyInPlace(path, next, dataDir);
  terminal.stdout(`Everything is sealed under the new master key ${fingerprint(next)}, which is in ${path}.\n`);
  if (kept !== null) {
    terminal.stderr(`The old key is in ${kept}. Backups made before need it: keep it with them, and not here.\n`);
  }
  if (place.isShared) {
    terminal.stderr(`Give the new key to every other node before you start it: copy ${path} to each host.\n`);
  }
  terminal.stderr("Keep a copy of the new key elsewhere, and make a backup now.\n");
}

async function rotateHere(store: Store, terminal: Terminal): Promise<number> {
  const [{ Rotation }, { Seals }, { Subscriptions }, { PassphraseKdf }, { Log }, { monotonicClock }] =
    await Promise.all([
      import("../../domain/upkeep/rotation.ts"),
      import("../../domain/pushes/seals.ts"),
      import("../../domain/events/subscriptions.ts"),
      import("../../base/passphrase_kdf.ts"),
      import("../../base/log.ts"),
      import("../../base/clock.ts"),
    ]);
  const clock = store.clock ?? monotonicClock();
  const rotation = new Rotation({
    state: store.rotation,
    keys: store.keys,
    seals: new Seals(store.keys, new PassphraseKdf()),
    nextKey: (fingerprint) => store.nextKey(fingerprint),
    others: [new Subscriptions({ outbox: store.outbox, keys: store.keys, clock })],
    outbox: store.outbox,
    clock,
    log: new Log({ level: "error", format: "text", write: terminal.stderr }),
  });
  const rotated = await showWork(terminal, "Rotating", (update) =>
    rotation.run(async () => {
      const { done, total } = await store.rotation.progress();
      update(done, total);
    }),
  );
  if (!rotated) throw new OperationFailed("the new key cannot be read; run the same command again");
  return rotated.unreadable;
}

/** Waits for the server. @throws Error if the server makes no progress */
async function watch(store: Store, to: string, update: (done: number, total: number) => void): Promise<0> {
  let lastMoved = Date.now();
  let last = -1;
  for (;;) {
    const { current, next } = await store.rotation.fingerprints();
    if (current === to && next === null) return 0;
    const { done, total } = await store.rotation.progress();
    if (done !== last) lastMoved = Date.now();
    last = done;
    update(done, total);
    if (Date.now() - lastMoved > PATIENCE_MS) {
      throw new Error(
        "the server has not gone on with the rotation. See its log; after its next start it goes on by itself. " +
          "Then run this command again to put the new key in place.",
      );
    }
    await Bun.sleep(LOOK_EVERY_MS);
  }
}

/** The file that holds the key. @throws OperationFailed that says what to do if no file can be replaced */
function keyFileOf(config: Config, { isShared }: KeyPlace, { env }: Terminal): string {
  const credential = env["CREDENTIALS_DIRECTORY"] && join(env["CREDENTIALS_DIRECTORY"], "master.key");
  if (config.keyFile === undefined && config.key !== undefined) {
    throw new OperationFailed(
      "the master key is no file, but a setting: only you can change it. Make a new one with " +
        `"secretpush key generate". Then ${isShared ? "stop all nodes, and start one" : "start the server"} with the ` +
        "new key as key (SECRETPUSH_KEY) and the one before as previous_key (SECRETPUSH_PREVIOUS_KEY): it seals " +
        "everything again while it serves, says so in its log, and needs the previous key no more" +
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
      `the new key could not be put in place: ${dirname(path)} is not writable. Run this as its owner`,
    );
  }
  return path;
}
