// Subscriptions: sealed in the database, their owner's alone, and renewed with the master key.

import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Keyring } from "../src/base/keyring.ts";
import { Subscriptions } from "../src/domain/events/subscriptions.ts";
import { openStore, type Store } from "../src/store/index.ts";
import { makeTempDir } from "./harness.ts";

setDefaultTimeout(60_000);

const SECRET = "whsec_c2VjcmV0IG9mIGEgaG9vaw";
let dataDir: string;
let store: Store;

beforeEach(() => {
  dataDir = makeTempDir();
  store = openStore({ dataDir, exclusive: true });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const userId = async (email: string): Promise<number> =>
  (await store.accounts.createUser({ email, passwordHash: "h", admin: false, nowMs: 1 }))?.id ?? 0;
const subscriptionsWith = (keys: Keyring) => new Subscriptions({ outbox: store.outbox, keys, clock: { now: () => 7 } });

test("a subscription is changed and ended by its owner alone, and nothing of it can be read in the database", async () => {
  const subscriptions = subscriptionsWith(store.keys);
  const [ann, bob] = [await userId("ann@example.org"), await userId("bob@example.org")];
  const of = { userId: ann, target: "hook", name: "mine", events: ["push.viewed"] } as const;
  const made = await subscriptions.add({ ...of, settings: { secret: SECRET } });
  expect(await subscriptions.add({ ...of, settings: {} })).toBeNull();
  const id = made?.id ?? 0;
  expect(await subscriptions.change(bob, id, { events: [] })).toBe(false);
  expect(await subscriptions.remove(bob, id)).toBe(false);
  expect(await subscriptions.listOf(bob, "hook")).toEqual([]);
  expect(await subscriptions.listOf(ann, "mail")).toEqual([]);
  const found = (await subscriptions.listOf(ann, "hook"))[0];
  expect(found).toMatchObject({ ...of, createdAtMs: 7 });
  expect(found && subscriptions.settingsOf<{ secret: string }>(found)).toEqual({ secret: SECRET });
  for (const name of ["secretpush.db", "secretpush.db-wal"]) {
    expect(readFileSync(join(dataDir, name)).includes(SECRET)).toBe(false);
  }
  expect(await subscriptions.change(ann, id, { settings: { secret: "new" } })).toBe(true);
  expect(await subscriptions.remove(ann, id)).toBe(true);
});

test("a new master key seals it anew, and the key before it opens nothing of it", async () => {
  const [before, after] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const ring = new Keyring(before);
  const subscriptions = subscriptionsWith(ring);
  const of = { userId: await userId("ann@example.org"), target: "hook", name: "mine", events: [] } as const;
  await subscriptions.add({ ...of, settings: { secret: SECRET } });
  ring.adopt(after);
  expect(await subscriptions.renewSeals()).toBe(0);
  const found = (await store.outbox.subscriptions())[0];
  if (!found) throw new Error("The subscription is gone.");
  expect(subscriptionsWith(new Keyring(after)).settingsOf<object>(found)).toEqual({ secret: SECRET });
  expect(() => subscriptionsWith(new Keyring(before)).settingsOf(found)).toThrow("cannot be opened");
  expect(await subscriptionsWith(new Keyring(before)).renewSeals()).toBe(1);
});
