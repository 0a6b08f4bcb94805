// The keys by which locked pushes recognise this program: a separate key for each push, so that no server can tell that
// the same program opened two. Only the user can read the keys. Each is deleted once its push can no longer need it.

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { newToken, sha256 } from "../../base/crypto.ts";
import { createFile } from "../../base/durable_file.ts";
import { DAY_MS } from "../../base/clock.ts";
import { OperationFailed, type Terminal } from "../terminal.ts";
import type { Api, Retrieved } from "./api.ts";
import { codeOf } from "./connection.ts";
import { NeedsKey } from "./server_refusals.ts";

/** 32 letters and digits contain 190 random bits. */
const LENGTH = 32;
const KEY = /^[0-9A-Za-z]{32}$/;
/** No server lets a push live longer. */
const FORGOTTEN_AFTER_MS = 3_660 * DAY_MS;

/** Where this program keeps its key for one push. */
export class KeptKey {
  readonly #directory: string | null;
  readonly #path: string | null;

  constructor({ env }: Terminal, { server }: Api, urlToken: string) {
    this.#directory = directoryOf(env);
    // The name does not reveal which push it is for.
    this.#path = this.#directory && join(this.#directory, sha256(`${server} ${urlToken}`).toHex().slice(0, 32));
  }

  read(): string | null {
    return this.#path && readKey(this.#path);
  }

  /** Stores a new key before it is sent, so that the push stays open to this program. @param why its purpose, for errors */
  make(why: string): string {
    if (this.#directory === null || this.#path === null) {
      throw new OperationFailed(
        `${why}, and there is no place to keep its key: set XDG_STATE_HOME; nothing was retrieved`,
      );
    }
    return storeKey(this.#directory, this.#path, newToken(LENGTH));
  }
}

/** Retrieves a push with this program's key for it. If the push is locked and there is no key yet, makes one. */
export async function withDeviceKey(api: Api, kept: KeptKey, retrieve: () => Promise<Retrieved>): Promise<Retrieved> {
  api.proof = kept.read();
  try {
    return await retrieve();
  } catch (error) {
    if (!(error instanceof NeedsKey) || api.proof !== null) throw error;
  }
  api.proof = kept.make("only the device that opens this push first can open it again");
  return retrieve();
}

function directoryOf(env: Terminal["env"]): string | null {
  const home = env["HOME"] || env["USERPROFILE"];
  const state = env["XDG_STATE_HOME"] || env["LOCALAPPDATA"] || (home ? join(home, ".local", "state") : null);
  return state ? join(state, "secretpush", "keys") : null;
}

function readKey(path: string): string | null {
  try {
    const key = readFileSync(path, "utf8").trim();
    return KEY.test(key) ? key : null;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
    throw new OperationFailed(`${path} cannot be read (${codeOf(error)}): nothing was retrieved`);
  }
}

/** @returns the stored key: another run of this program may have stored one first */
function storeKey(directory: string, path: string, key: string): string {
  let problem = "it is damaged";
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(directory)) {
      const old = join(directory, name);
      const { mtimeMs = Infinity } = statSync(old, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs < Date.now() - FORGOTTEN_AFTER_MS) rmSync(old, { force: true });
    }
    // Flushed to disk before it is used: a power cut that loses the key would lock the user out.
    createFile(path, `${key}\n`, 0o600);
    const kept = readKey(path);
    if (kept !== null) return kept;
  } catch (error) {
    problem = codeOf(error);
  }
  throw new OperationFailed(`the key for this push cannot be kept in ${path} (${problem}): nothing was retrieved`);
}
