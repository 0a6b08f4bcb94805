// Tickets of downloads. A ticket contains everything that a download needs (blob id, file key, name, type, size and expiry) and is sealed
// under a key derived from the master key. So a link needs no token or passphrase, even after the last view has erased the push's keys.

import { derive, fromUtf8, sha256, utf8 } from "../../base/crypto.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { FileInfo } from "./file_info.ts";

/** A file of a push, and its blob. */
export interface LinkedBlob extends FileInfo {
  blobId: string;
  byteSize: number;
}

export interface TicketLimits {
  expiresAtMs: number;
  /** The networks from which the ticket is valid; absent: all. */
  networks?: string[] | undefined;
  /** The ticket was made for the owner of the push, so it is valid even while the push is frozen. */
  isOwners?: true;
  /** The digest of the key of the only device that may use the ticket; absent: any device may. */
  device?: string | undefined;
  /** Pages of other sites may read the file: see `mayLeave` in model/push.ts. */
  mayLeave?: true;
}

export interface Ticket extends LinkedBlob, TicketLimits {
  fileKey: Uint8Array;
  /** Whether this program understands all limits of the ticket, which a newer node may have made. */
  isKnown: boolean;
}

/** A ticket's JSON. Its keys are one letter each to keep links short. */
interface TicketJson {
  b: string;
  k: string;
  n: string;
  t: string;
  s: number;
  e: number;
  a?: string[] | undefined;
  o?: true | undefined;
  l?: true | undefined;
  d?: string | undefined;
}

export class Tickets {
  readonly #key: PurposeKey;

  constructor(keys: Keyring) {
    this.#key = keys.purpose("download tickets");
  }

  make(file: LinkedBlob, fileKey: Uint8Array, limits: TicketLimits): string {
    const ticket: TicketJson = {
      b: file.blobId,
      k: Buffer.from(fileKey).toString("base64"),
      n: file.filename,
      t: file.contentType,
      s: file.byteSize,
      e: limits.expiresAtMs,
      a: limits.networks,
      o: limits.isOwners,
      l: limits.mayLeave,
      d: limits.device,
    };
    return Buffer.from(this.#key.seal(utf8(JSON.stringify(ticket)), "ticket")).toString("base64url");
  }

  /** Reads a ticket without checking its limits. @returns null if it is forged or altered */
  read(text: string): Ticket | null {
    if (!/^[\w-]{1,4096}$/.test(text)) return null;
    const sealed = Buffer.from(text, "base64url");
    // Base64 can spell the same bytes in more than one way. Only the spelling that was handed out is valid.
    if (sealed.toString("base64url") !== text) return null;
    const plain = this.#key.open(sealed, "ticket");
    if (!plain) return null;
    const { b, k, n, t, s, e, a, o, l, d, ...unknown } = JSON.parse(fromUtf8(plain)) as TicketJson;
    const isKnown = Object.keys(unknown).length === 0;
    const file = { isKnown, blobId: b, fileKey: Buffer.from(k, "base64"), filename: n, contentType: t, byteSize: s };
    return { ...file, expiresAtMs: e, networks: a, device: d, ...(o && { isOwners: o }), ...(l && { mayLeave: l }) };
  }
}

/** How a ticket names the device with this key. */
export const deviceIn = (blobId: string, key: string): string => sha256(`device ${blobId} ${key}`).toBase64();

/** The key of one file, from the key of all files of its push. */
export const fileKeyOf = (filesKey: Uint8Array, blobId: string): Uint8Array => derive(filesKey, `file ${blobId}`);
