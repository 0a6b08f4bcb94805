// The metadata and public keys of the OpenID provider, in memory and in a file of the data directory. So a server that starts while the
// provider is down can sign people out and verify the provider's notices. Nothing in the file is secret.

import { readFileSync } from "node:fs";

import type { JSONWebKeySet } from "jose";

import { replaceFile } from "../base/durable_file.ts";

export interface Known {
  issuer: string;
  metadata: Record<string, unknown> & { issuer: string };
  keys: JSONWebKeySet | null;
}

export class ProviderMemory {
  #known: Known | null | undefined;

  /** @param path null keeps it in memory only */
  constructor(
    private readonly path: string | null,
    private readonly issuer: string,
  ) {}

  get known(): Known | null {
    if (this.#known === undefined) this.#known = this.#read();
    return this.#known;
  }

  learn(metadata: Known["metadata"]): void {
    this.#keep({ issuer: this.issuer, metadata, keys: this.known?.keys ?? null });
  }

  learnKeys(keys: JSONWebKeySet): void {
    if (this.known) this.#keep({ ...this.known, keys });
  }

  #keep(next: Known): void {
    const [text, before] = [JSON.stringify(next), JSON.stringify(this.#known)];
    this.#known = next;
    if (text === before || this.path === null) return;
    try {
      replaceFile(this.path, text, 0o600);
    } catch {
      // Even if the disk is full, people can sign in.
    }
  }

  #read(): Known | null {
    if (this.path === null) return null;
    try {
      const known = JSON.parse(readFileSync(this.path, "utf8")) as Known;
      // The settings may name another provider now.
      return known.issuer === this.issuer && typeof known.metadata.issuer === "string" ? known : null;
    } catch {
      return null;
    }
  }
}
