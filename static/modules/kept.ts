// What only this browser can know, kept in it for one account: the complete links of sealed pushes, and the keys that open the
// answers to sealed requests. Nothing of it is ever sent. Each account has a lock: its public half closes an entry, and its
// private half opens it. That half is a key that no script can read out, or lies encrypted under a passkey of the account.

import { markKept } from "../scripts/shared/kept_mark.ts";
import { type Boxed, closed, type Lock, newLock, opened, openedByPasskey, passkeyKey, wrapped } from "./kept_locks.ts";

/** The complete link, and of a request the key of its answers. */
export interface Kept {
  link: string;
  identity?: string;
}

export interface Keeper {
  /** What opens the entries; null as long as there are none. */
  guard(): "browser" | "passkey" | null;
  has(token: string): boolean;
  tokens(): string[];
  /** Entries that may be gone from the server by now. */
  due(): string[];
  /** @returns whether it is kept now @param until when it may be gone from the server */
  keep(token: string, kept: Kept, until: number): Promise<boolean>;
  /** Null if there is none, or if whoever was asked for the passkey refuses. */
  open(token: string): Promise<Kept | null>;
  forget(tokens: readonly string[]): Promise<void>;
  /** Keeps it for another while, because the server still has what it belongs to. */
  prolong(token: string): Promise<void>;
  /** Whether this account keeps anything in this browser. */
  isOn(): boolean;
  /** Whether a passkey guards anything here, of any account. */
  isGuarded(): Promise<boolean>;
  /** Removes what no passkey guards, of every account. */
  leave(): Promise<void>;
  /** Off removes everything. */
  turn(on: boolean): Promise<void>;
  /** Closes everything under a passkey of the account. @returns whether it is, or why not */
  guardByPasskey(): Promise<"done" | "refused" | "unable">;
}

/** `lock` is null if the account keeps nothing here. */
interface Ring {
  account: number;
  lock: Lock | null;
}

interface Entry {
  account: number;
  token: string;
  lock: string;
  until: number;
  box: Boxed;
}

const LATER_MS = 30 * 24 * 60 * 60_000;
const NAME = "kept in this browser";
const [RINGS, ENTRIES] = ["rings", "entries"];

/** Null where this browser keeps nothing: on plain HTTP, without a database, or with one that is blocked. */
export async function keeperOf(account: number): Promise<Keeper | null> {
  if (!isSecureContext || !("indexedDB" in globalThis)) return null;
  try {
    const keeper = new BrowserKeeper(await openDatabase(), account);
    await keeper.read();
    return keeper;
  } catch {
    return null;
  }
}

class BrowserKeeper implements Keeper {
  readonly #db: IDBDatabase;
  readonly #account: number;
  #ring: Ring | undefined;
  #entries = new Map<string, Entry>();
  /** The private half under a passkey, once that has opened it in this page. */
  #unlocked: { id: string; key: CryptoKey } | undefined;

  constructor(db: IDBDatabase, account: number) {
    this.#db = db;
    this.#account = account;
  }

  guard = (): ReturnType<Keeper["guard"]> => {
    const lock = this.#ring?.lock;
    return lock && this.#entries.size > 0 ? (lock.wrapped ? "passkey" : "browser") : null;
  };
  has = (token: string): boolean => this.#entries.has(token);
  tokens = (): string[] => [...this.#entries.keys()];
  due = (): string[] => [...this.#entries.values()].filter(({ until }) => until < Date.now()).map(({ token }) => token);
  isOn = (): boolean => this.#ring?.lock !== null;

  async read(): Promise<void> {
    await this.#in("readonly", async (rings, entries) => {
      this.#ring = await settled<Ring | undefined>(rings.get(this.#account));
      const all = await settled<Entry[]>(entries.getAll(IDBKeyRange.bound([this.#account], [this.#account, []])));
      // What an older lock closed, nothing opens any more.
      const own = all.filter(({ lock }) => lock === this.#ring?.lock?.id);
      this.#entries = new Map(own.map((entry) => [entry.token, entry]));
    });
  }

  async keep(token: string, kept: Kept, until: number): Promise<boolean> {
    try {
      for (;;) {
        await this.read();
        if (!this.isOn()) return false;
        const ring = this.#ring ?? { account: this.#account, lock: await newLock() };
        const lock = ring.lock as Lock;
        const box = await closed(JSON.stringify(kept), lock, this.#label(token));
        // Another tab may have changed the lock meanwhile.
        const isKept = await this.#in("readwrite", async (rings, entries) => {
          const now = await settled<Ring | undefined>(rings.get(this.#account));
          if (now && now.lock?.id !== lock.id) return false;
          if (!now) rings.put(ring);
          entries.put({ account: this.#account, token, lock: lock.id, until, box } satisfies Entry);
          return true;
        });
        if (!isKept) continue;
        await this.read();
        markKept(this.#account);
        return this.has(token);
      }
    } catch {
      return false; // The disk is full, or the browser refuses.
    }
  }

  async open(token: string): Promise<Kept | null> {
    try {
      await this.read();
      const entry = this.#entries.get(token);
      const key = entry && (await this.#privateHalf());
      return entry && key ? (JSON.parse(await opened(entry.box, key, this.#label(token))) as Kept) : null;
    } catch {
      return null;
    }
  }

  async forget(tokens: readonly string[]): Promise<void> {
    const known = tokens.filter((token) => this.has(token));
    if (known.length === 0) return;
    await this.#in("readwrite", async (_rings, entries) => {
      for (const token of known) entries.delete([this.#account, token]);
    }).catch(() => {}); // The next visit tries again.
    for (const token of known) this.#entries.delete(token);
  }

  isGuarded(): Promise<boolean> {
    const all = this.#in("readonly", (rings) => settled<Ring[]>(rings.getAll()));
    return all.then((rings) => rings.some(({ lock }) => lock?.wrapped));
  }

  async leave(): Promise<void> {
    await this.#in("readwrite", async (rings, entries) => {
      for (const { account, lock } of await settled<Ring[]>(rings.getAll())) {
        if (lock?.wrapped) continue;
        if (lock) rings.delete(account);
        entries.delete(IDBKeyRange.bound([account], [account, []]));
      }
    });
    await this.read();
  }

  async turn(on: boolean): Promise<void> {
    markKept(this.#account);
    await this.#in("readwrite", async (rings, entries) => {
      if (on) return void rings.delete(this.#account);
      rings.put({ account: this.#account, lock: null } satisfies Ring);
      entries.delete(IDBKeyRange.bound([this.#account], [this.#account, []]));
    });
    await this.read();
  }

  async guardByPasskey(): Promise<"done" | "refused" | "unable"> {
    const passkey = await passkeyKey(this.#account, null);
    if (passkey === "refused" || passkey === "unable") return passkey;
    for (;;) {
      await this.read();
      const before = this.#ring?.lock;
      const key = before ? await this.#privateHalf() : null;
      if (!before || !key) return "refused";
      const { lock, privateHalf } = await wrapped(passkey);
      const again: Entry[] = [];
      for (const entry of this.#entries.values()) {
        const label = this.#label(entry.token);
        again.push({ ...entry, lock: lock.id, box: await closed(await opened(entry.box, key, label), lock, label) });
      }
      const isDone = await this.#in("readwrite", async (rings, entries) => {
        const ring = await settled<Ring | undefined>(rings.get(this.#account));
        const range = IDBKeyRange.bound([this.#account], [this.#account, []]);
        const known = await settled<Entry[]>(entries.getAll(range));
        // Another tab has kept or removed something meanwhile.
        const isSame = ring?.lock?.id === before.id && known.every(({ token }) => this.has(token));
        if (!isSame) return false;
        rings.put({ account: this.#account, lock } satisfies Ring);
        entries.delete(range);
        const left = new Set(known.map(({ token }) => token));
        for (const entry of again) if (left.has(entry.token)) entries.put(entry);
        return true;
      });
      if (!isDone) continue;
      this.#unlocked = { id: lock.id, key: privateHalf };
      await this.read();
      return "done";
    }
  }

  async prolong(token: string): Promise<void> {
    const entry = this.#entries.get(token);
    if (entry)
      await this.#in("readwrite", async (_, entries) => entries.put({ ...entry, until: Date.now() + LATER_MS }));
  }

  async #privateHalf(): Promise<CryptoKey | null> {
    const lock = this.#ring?.lock;
    if (!lock) return null;
    if (lock.privateKey) return lock.privateKey;
    if (this.#unlocked?.id === lock.id) return this.#unlocked.key;
    const key = await openedByPasskey(lock, this.#account);
    if (key) this.#unlocked = { id: lock.id, key };
    return key;
  }

  /** An entry opens for the account and the token that it was closed for. */
  #label(token: string): string {
    return `${this.#account} ${token}`;
  }

  #in<T>(mode: IDBTransactionMode, work: (rings: IDBObjectStore, entries: IDBObjectStore) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.#db.transaction([RINGS, ENTRIES] as string[], mode);
      const done = work(transaction.objectStore(RINGS as string), transaction.objectStore(ENTRIES as string));
      transaction.addEventListener("complete", () => resolve(done));
      const fail = (): void => reject(transaction.error ?? new Error("This browser did not store it."));
      transaction.addEventListener("abort", fail);
      transaction.addEventListener("error", fail);
      done.catch(reject);
    });
  }
}

const settled = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result as T));
    request.addEventListener("error", () => reject(request.error));
  });

function openDatabase(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.addEventListener("upgradeneeded", () => {
    asked.result.createObjectStore(RINGS as string, { keyPath: "account" });
    asked.result.createObjectStore(ENTRIES as string, { keyPath: ["account", "token"] });
  });
  return settled<IDBDatabase>(asked);
}
