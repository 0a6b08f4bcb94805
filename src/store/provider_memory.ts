// What is known of the provider: its addresses and its public keys, in memory and in a file of the data directory, so that a
// server that starts while the provider is down can sign people out and believe its notices. Nothing in it is secret.

import { readFileSync } from "node:fs";

import type { JSONWebKeySet } from "jose";

import { replaceFile } from "../base/durable_file.ts";

export interface Known {
  issuer: string;
  metadata: Record<string, unknown> & { issuer: string };
  keys: JSONWebKeySet | null;
}

export class ProviderMemory {
  readonly #path: string | null;
  readonly #issuer: string;
  #known: Known | null | undefined;

  /** @param path null: in memory only */
  constructor(path: string | null, issuer: string) {
    this.#path = path;
    this.#issuer = issuer;
  }

  get known(): Known | null {
    if (this.#known === undefined) this.#known = this.#read();
    return this.#known;
  }

  learn(metadata: Known["metadata"]): void {
    this.#keep({ issuer: this.#issuer, metadata, keys: this.known?.keys ?? null });
  }

  learnKeys(keys: JSONWebKeySet): void {
    if (this.known) this.#keep({ ...this.known, keys });
  }

  #keep(next: Known): void {
    const [text, before] = [JSON.stringify(next), JSON.stringify(this.#known)];
    this.#known = next;
    if (text === before || this.#path === null) return;
    try {
      replaceFile(this.#path, text, 0o600);
    } catch {
      // A full disk keeps nobody from signing in.
    }
  }

  #read(): Known | null {
    if (this.#path === null) return null;
    try {
      const known = JSON.parse(readFileSync(this.#path, "utf8")) as Known;
      // The settings may name another provider by now.
      return known.issuer === this.#issuer && typeof known.metadata.issuer === "string" ? known : null;
    } catch {
      return null;
    }
  }
}
