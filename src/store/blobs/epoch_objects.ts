// Epoch keys as objects of a bucket, which really deletes them, unlike the database. The keys arrive here sealed.
//
// The name of an object contains the digest of the key. So no request can replace one key with another, however late it
// arrives, even if the server ignores conditions.

import { AppError } from "../../base/errors.ts";
import type { Answer, Bucket } from "./bucket.ts";
import { elementsIn } from "./sigv4.ts";

export interface EpochName {
  epoch: number;
  /** The digest of the key in hexadecimal digits; "" for a name of an older version, which has none. */
  digest: string;
}

const NAME = /^(\d+)(?:-([0-9a-f]{64}))?$/;

export const nameOfEpoch = ({ epoch, digest }: EpochName): string => `${epoch}${digest === "" ? "" : `-${digest}`}`;

/** @returns null if it is not the name of an epoch key */
export function epochIn(name: string): EpochName | null {
  const [, epoch, digest = ""] = NAME.exec(name) ?? [];
  return epoch === undefined ? null : { epoch: Number(epoch), digest };
}

/** A place that really deletes. All its functions may throw AppError `unavailable`. */
export interface EpochPlace {
  write(name: EpochName, sealed: Uint8Array): Promise<void>;
  read(name: EpochName): Promise<Uint8Array | null>;
  remove(name: EpochName): Promise<void>;
  /** Usually one or two. */
  list(): Promise<EpochName[]>;
  /** Whether it only hides deleted objects. */
  keepsDeleted(): Promise<boolean>;
}

export class EpochObjects implements EpochPlace {
  constructor(private readonly bucket: Bucket) {}

  async write(name: EpochName, sealed: Uint8Array): Promise<void> {
    const answer = await this.bucket.ask({ method: "PUT", key: this.#keyOf(name), body: sealed });
    if (!answer.ok) throw refused(answer);
  }

  async read(name: EpochName): Promise<Uint8Array | null> {
    const answer = await this.bucket.ask({ method: "GET", key: this.#keyOf(name) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw refused(answer);
    return answer.bytes;
  }

  async remove(name: EpochName): Promise<void> {
    const answer = await this.bucket.ask({ method: "DELETE", key: this.#keyOf(name) });
    if (!answer.ok && answer.status !== 404) throw refused(answer);
  }

  async list(): Promise<EpochName[]> {
    const answer = await this.bucket.ask({ method: "GET", query: { "list-type": "2", prefix: this.#folder } });
    if (!answer.ok) throw refused(answer);
    return elementsIn(Buffer.from(answer.bytes).toString(), "Key").flatMap(
      (key) => epochIn(key.slice(this.#folder.length)) ?? [],
    );
  }

  async keepsDeleted(): Promise<boolean> {
    const ask = async (property: string, pattern: RegExp): Promise<boolean> => {
      const answer = await this.bucket.ask({ method: "GET", query: { [property]: "" } });
      return answer.ok && pattern.test(Buffer.from(answer.bytes).toString());
    };
    return (
      (await ask("versioning", /<Status>\s*(?:Enabled|Suspended)/)) ||
      (await ask("object-lock", /<ObjectLockEnabled>\s*Enabled/))
    );
  }

  get #folder(): string {
    return `${this.bucket.place.prefix}epochs/`;
  }

  #keyOf(name: EpochName): string {
    return this.#folder + nameOfEpoch(name);
  }
}

const refused = ({ reason }: Answer): AppError =>
  new AppError("unavailable", "The store cannot be read right now. Nothing was stored.", {
    cause: new Error(`The bucket with the epoch keys answers ${reason}.`),
  });
