// Account passwords: their hashes, made with argon2id, and which passwords are too easy to guess. Hashing goes through
// a queue, because each hash occupies a thread of the pool for tens of milliseconds.

import type { FairQueue, Turn } from "./fair_queue.ts";
import { FULL_COST, type KdfCost } from "./passphrase_kdf.ts";

export class Passwords {
  constructor(
    private readonly queue: FairQueue,
    private readonly cost: KdfCost = FULL_COST,
  ) {}

  /** @throws AppError `busy` */
  hash(password: string, turn: Turn): Promise<string> {
    const { memoryKiB: memoryCost, passes: timeCost } = this.cost;
    const how = { algorithm: "argon2id", memoryCost, timeCost } as const;
    return this.queue.run("password", turn, () => Bun.password.hash(password, how));
  }

  /** @throws AppError `busy` */
  fits(password: string, hash: string, turn: Turn): Promise<boolean> {
    return this.queue.run("password", turn, () => Bun.password.verify(looked(password, hash), hash));
  }
}

/** Whether this is a hash from Password Pusher: bcrypt, at a bearable cost. It is kept until its user signs in. */
export const isImportedHash = (hash: string): boolean => /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./0-9A-Za-z]{53}$/.test(hash);

/** The LIKE pattern for hashes that `isImportedHash` recognises. */
export const IMPORTED_HASHES = "$2%";
/** The hash of a random text that was not kept. */
export const DEAD_IMPORTED_HASH = "$2b$12$BYyhC8CNMjPA49RmePf4aOE585tpv/2OY7Bu8MBKDRYLrxZoQvyc2";

const BCRYPT_BYTES = 72;

/** bcrypt uses only the first 72 bytes. The runtime would hash a longer password first, unlike Ruby. */
const looked = (password: string, hash: string): string | Uint8Array =>
  isImportedHash(hash) ? Buffer.from(password).subarray(0, BCRYPT_BYTES) : password;

/**
 * Whether this is one of the 49,000 most common passwords, in upper or lower case, which attackers guess first. The
 * list is loaded each time a password is set, and is searched as one text.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const [{ default: path }, { embedded }] = await Promise.all([
    import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "file" } }),
    import("./embedded.ts"),
  ]);
  const list = await embedded(path);
  return list.includes(JSON.stringify(password.toLowerCase()));
}

const PRODUCT_NAMES = ["secretpush", "passwordpusher", "pwpush"];
/** A name with at most this many digits and signs added is easy to guess. */
const FEW = 8;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/**
 * Whether the password is little more than a part of the user's address or the program's name, in upper or lower case: for
 * example `Example2026!` for ann@example.org.
 */
export function isOwnName(password: string, email: string): boolean {
  const letters = lettersOf(password);
  if (letters === "" || password.length - letters.length > FEW) return false;
  const [local = "", domain = ""] = email.split("@");
  const names = [email, local, domain, ...local.split(/[._+-]/), ...domain.split("."), ...PRODUCT_NAMES];
  return names.some((name) => lettersOf(name) === letters);
}
