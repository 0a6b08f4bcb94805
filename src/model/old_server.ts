// What Password Pusher has stored, as this program reads it from Password Pusher's database or export (store/move_in/).

import type { ClientInfo } from "./audit.ts";
import type { Kind } from "./push.ts";

/** A text that Password Pusher encrypted; "unreadable" if no key opens it. */
export type OldSecret = string | { unreadable: true };
export const isReadable = (secret: OldSecret | null): secret is string | null =>
  secret === null || typeof secret === "string";

export interface OldUser {
  id: number;
  /** As typed; Password Pusher compares it in lower case. */
  email: string;
  admin: boolean;
  /** Whether they followed the link in the mail that confirms their address. */
  confirmed: boolean;
  /** Whether they have not followed that link yet, and have never signed in. */
  waits: boolean;
  /** Devise's bcrypt. */
  passwordHash: string;
  /** Base32; null if no code is required. */
  totpSecret: OldSecret | null;
  /** The time step of the code that was used last. */
  totpStep: number;
  /** Null in an export. */
  apiToken: string | null;
  createdAtMs: number;
}

/** A log entry, with Password Pusher's word for its kind. */
export interface OldEntry extends ClientInfo {
  kind: string;
  atMs: number;
}

export interface OldFile {
  /** Where its bytes are. */
  key: string;
  filename: string;
  contentType: string;
  byteSize: number;
  /** Base64 of MD5; null if there is none. */
  md5: string | null;
}

export interface OldPush {
  id: number;
  ownerId: number | null;
  urlToken: string;
  kind: Kind;
  name: string;
  note: OldSecret;
  /** Null once it has expired. */
  payload: OldSecret | null;
  /** "" if there was none. */
  passphrase: OldSecret;
  expireAfterDays: number;
  expireAfterViews: number;
  /** Whether Password Pusher has recorded that the push has expired. */
  expired: boolean;
  expiredAtMs: number | null;
  deletableByViewer: boolean;
  retrievalStep: boolean;
  createdAtMs: number;
  updatedAtMs: number;
  /** Why the push cannot be moved: something that every push needs cannot be read. */
  unreadable: string | null;
  /** In the order in which they were written. */
  entries: OldEntry[];
  files: OldFile[];
}

/** A server's data, read once in order. */
export interface OldServer {
  /** Whether the data contains passwords and secrets in plain text. */
  isPlain: boolean;
  /** Whether the data was sealed under the public default key, because no key was set. */
  hasPublicKey: boolean;
  pushCount: number;
  users(): AsyncIterable<OldUser>;
  pushes(): AsyncIterable<OldPush>;
  close(): Promise<void>;
}
