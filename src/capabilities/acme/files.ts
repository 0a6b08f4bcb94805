// What the data directory keeps about a certificate: the account, the open order and its key, the certificate and its key, and
// the last failure. So a crash at any moment loses nothing and causes no second order. Only the owner of these files can read
// them. Backups leave them out: a server that is restored elsewhere obtains a new certificate.

import { basename, dirname } from "node:path";

import { PrivateFiles } from "../../store/private_files.ts";
import { describeObtained, type Obtained } from "./obtained.ts";

export interface KeptAccount {
  directory: string;
  contact: string | null;
  /** In PEM. */
  key: string;
  /** Null until the authority has answered. */
  url: string | null;
}

/** An order that has not produced its certificate yet. */
export interface KeptOrder {
  directory: string;
  names: readonly string[];
  url: string;
  /** The key of the certificate, in PEM. */
  key: string;
}

/** Why there is no newer certificate. */
export interface KeptFailure {
  directory: string;
  /** A sentence. */
  reason: string;
  /** How many attempts have failed in a row. */
  count: number;
  atMs: number;
  /** The next attempt is not made before this time. */
  nextMs: number;
  /** Whether the authority demanded a pause. */
  asked: boolean;
  /** The digest of the settings with which the attempt failed. */
  settings?: string;
}

interface Kept {
  account: KeptAccount;
  order: KeptOrder;
  failure: KeptFailure;
}

export class AcmeFiles {
  readonly #files: PrivateFiles;
  readonly #certificate: string;

  /** @param certificatePath the file with the certificate and its key */
  constructor(readonly certificatePath: string) {
    this.#files = new PrivateFiles(dirname(certificatePath));
    this.#certificate = basename(certificatePath);
  }

  /** Null if it is missing or unreadable. */
  read<Name extends keyof Kept>(name: Name): Kept[Name] | null {
    try {
      return JSON.parse(this.#files.read(`${name}.json`) ?? "null") as Kept[Name] | null;
    } catch {
      return null;
    }
  }

  /** @throws Error with a message for the administrator */
  write<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#files.write(`${name}.json`, JSON.stringify(value));
  }

  remove(name: keyof Kept): void {
    this.#files.remove(`${name}.json`);
  }

  /** Null if it is missing or damaged. @throws Error if this user is not allowed to read it */
  certificate(nowMs: number): Obtained | null {
    const text = this.#files.read(this.#certificate);
    return text === null ? null : describeObtained(text, nowMs);
  }

  /** @throws Error with a message for the administrator */
  writeCertificate(text: string): void {
    this.#files.write(this.#certificate, text);
  }
}
