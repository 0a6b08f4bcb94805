// Epoch keys as objects of a bucket, outside the database: there a deletion is one. What is in them is sealed already.

import { elementsIn, type S3Place, signedRequest } from "./sigv4.ts";

export class EpochObjects {
  readonly #place: S3Place;

  constructor(place: S3Place) {
    this.#place = place;
  }

  /** @returns false where there is one already: then nothing is changed */
  async create(epoch: number, sealed: Uint8Array): Promise<boolean> {
    const answer = await this.#send("PUT", epoch, sealed, { "if-none-match": "*" });
    if (answer.status === 412) return false;
    if (!answer.ok) throw await failureOf(answer);
    return true;
  }

  async replace(epoch: number, sealed: Uint8Array): Promise<void> {
    const answer = await this.#send("PUT", epoch, sealed);
    if (!answer.ok) throw await failureOf(answer);
  }

  async read(epoch: number): Promise<Uint8Array | null> {
    const answer = await this.#send("GET", epoch);
    if (answer.status === 404) return null;
    if (!answer.ok) throw await failureOf(answer);
    return answer.bytes();
  }

  async remove(epoch: number): Promise<void> {
    const answer = await this.#send("DELETE", epoch);
    if (!answer.ok && answer.status !== 404) throw await failureOf(answer);
  }

  /** The epochs that have an object. There are two at most for long. */
  async list(): Promise<number[]> {
    const query = { "list-type": "2", prefix: this.#folder };
    const answer = await fetch(signedRequest(this.#place, { method: "GET", query }));
    if (!answer.ok) throw await failureOf(answer);
    const names = elementsIn(await answer.text(), "Key").map((key) => key.slice(this.#folder.length));
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
  }

  /** Whether the bucket keeps what is deleted: then a deletion only hides. */
  async keepsDeleted(): Promise<boolean> {
    const ask = async (property: string, pattern: RegExp): Promise<boolean> => {
      const answer = await fetch(signedRequest(this.#place, { method: "GET", query: { [property]: "" } }));
      return answer.ok && pattern.test(await answer.text());
    };
    return (
      (await ask("versioning", /<Status>\s*(?:Enabled|Suspended)/)) ||
      (await ask("object-lock", /<ObjectLockEnabled>\s*Enabled/))
    );
  }

  get #folder(): string {
    return `${this.#place.prefix}epochs/`;
  }

  #send(
    method: "GET" | "PUT" | "DELETE",
    epoch: number,
    body?: Uint8Array,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const key = `${this.#folder}${epoch}`;
    return fetch(
      signedRequest(this.#place, { method, key, ...(body ? { body } : {}), ...(headers ? { headers } : {}) }),
    );
  }
}

const failureOf = async (answer: Response): Promise<Error> =>
  new Error(`The bucket with the epoch keys answers ${elementsIn(await answer.text(), "Code")[0] ?? answer.status}.`);
