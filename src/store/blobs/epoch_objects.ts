// Epoch keys as objects of a bucket, which really deletes them, unlike the database. The keys arrive here sealed.
//
// The name of an object contains the digest of the key. So no request replaces one key by another, however late it arrives, and
// even if the server ignores conditions.

import { AppError } from "../../base/errors.ts";
import type { Answer, Bucket } from "./bucket.ts";
import { elementsIn } from "./sigv4.ts";

export interface EpochName {
  epoch: number;
  /** The digest of the key in hexadecimal digits; "" for a name of an older version, which has none. */
  digest: string;
}

const NAME = /^(\d+)(?:-([0-9a-f]{64}))?$/;

export class EpochObjects {
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

  /** Usually one or two. */
  async list(): Promise<EpochName[]> {
    const answer = await this.bucket.ask({ method: "GET", query: { "list-type": "2", prefix: this.#folder } });
    if (!answer.ok) throw refused(answer);
    return elementsIn(Buffer.from(answer.bytes).toString(), "Key").flatMap((key) => {
      const [, epoch, digest = ""] = NAME.exec(key.slice(this.#folder.length)) ?? [];
      return epoch === undefined ? [] : [{ epoch: Number(epoch), digest }];
    });
  }

  /** Whether the bucket keeps deleted objects and only hides them. */
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

  #keyOf({ epoch, digest }: EpochName): string {
    return `${this.#folder}${epoch}${digest === "" ? "" : `-${digest}`}`;
  }
}

const refused = ({ reason }: Answer): AppError =>
  new AppError("unavailable", "The store cannot be read right now. Nothing was stored.", {
    cause: new Error(`The bucket with the epoch keys answers ${reason}.`),
  });
