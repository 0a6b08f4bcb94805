// Fills a new data directory with pushes that open, by the operation with which this checkout's server stores them.
//
//   bun bench/fill.ts DIRECTORY COUNT [POOL TOKENS [OWNED [due]]]
//
// POOL of the links, evenly apart, go into the file TOKENS; the first OWNED of the pushes belong to OWNER; with `due` their time is up.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import { openStore } from "../src/store/index.ts";
import { Connection } from "../src/store/sqlite/connection.ts";
import { operationsOn } from "../src/store/sqlite/operations/index.ts";
import { PLAIN_PUSH } from "../test/plain_push.ts";
import { PAYLOAD } from "./processes.ts";

const IN_A_TRANSACTION = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The most that a push may have: no round uses them up. */
export const VIEWS = 100_000;
const CLIENT = { ip: "127.0.0.1", userAgent: "bench", referrer: "" };

/** The account that has pushes of its own in such a directory. */
export const OWNER = "owner@example.org";

export interface Filled {
  /** How many of the pushes belong to OWNER. */
  owned?: number;
  /** Whether their time is up. */
  isDue?: boolean;
}

/** @returns `pool` of the links, evenly apart */
export async function fillDirectory(
  dataDir: string,
  count: number,
  pool: number,
  { owned = 0, isDue = false }: Filled = {},
): Promise<string[]> {
  const store = openStore({ dataDir, exclusive: true });
  const person = { email: OWNER, passwordHash: "", admin: false, nowMs: Date.now() };
  const { accounts } = store;
  const owner = owned > 0 ? ((await accounts.findUser(OWNER)) ?? (await accounts.createUser(person))) : null;
  const links = new Links(store.links);
  const seals = new Seals(store.keys, new PassphraseKdf());
  const connection = new Connection({
    path: join(dataDir, "secretpush.db"),
    busyTimeoutMs: 10_000,
    checkpointsLater: true,
    onDamage: () => {},
  });
  const { database } = connection;
  // No one needs these pushes after a power cut. With all pages of the indexes in memory, each is written once.
  database.run("PRAGMA synchronous = OFF");
  database.run("PRAGMA cache_size = -900000");
  const { createPush } = operationsOn(connection);
  const tokens: string[] = [];
  const every = Math.max(1, Math.floor(count / Math.max(1, pool)));
  const add = (index: number): void => {
    const link = links.make();
    const { sealed } = seals.seal(link, { payload: PAYLOAD, filesKey: null }, null);
    const nowMs = Date.now() - (isDue ? 8 * DAY_MS : 0);
    const ownerId = owner && index < owned ? owner.id : null;
    const labels = ownerId === null ? null : seals.sealLabels(link, {});
    const push = {
      ...PLAIN_PUSH,
      lookup: link.lookup,
      ownerId,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + 7 * DAY_MS,
      expireAfterDays: 7,
      expireAfterViews: VIEWS,
    };
    createPush({ push, parts: { sealed, labels, words: null, files: [], mail: null }, client: CLIENT });
    if (index % every === 0 && tokens.length < pool) tokens.push(link.urlToken);
  };
  for (let done = 0; done < count; done += IN_A_TRANSACTION) {
    database.transaction(() => {
      for (let index = done; index < Math.min(count, done + IN_A_TRANSACTION); index += 1) add(index);
    })();
    // The store may hold a snapshot, for which others would wait.
    database.run("PRAGMA wal_checkpoint(PASSIVE)");
  }
  connection.close();
  await store.close();
  return tokens;
}

if (import.meta.main) {
  const [dataDir = "", count = "", pool = "0", tokensFile, owned = "0", due] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count)) throw new Error("Usage: fill.ts DIRECTORY COUNT [POOL TOKENS [OWNED [due]]]");
  const tokens = await fillDirectory(dataDir, Number(count), Number(pool), {
    owned: Number(owned),
    isDue: due === "due",
  });
  if (tokensFile !== undefined) writeFileSync(tokensFile, tokens.join("\n"));
}
