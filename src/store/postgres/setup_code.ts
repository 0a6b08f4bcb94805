// The setup code that all nodes of a new service print. It is sealed in `meta`, because anyone who reads it can become an administrator.

import { fromUtf8, utf8 } from "../../base/crypto.ts";
import type { PurposeKey } from "../../base/keyring.ts";
import type { Connection, Query } from "./connection.ts";
import { hex } from "./parameters.ts";

const CONTEXT = "setup code";
const READ = "SELECT value FROM meta WHERE key = 'setup_code'";

export class SetupCode {
  constructor(
    private readonly db: Connection,
    private readonly key: PurposeKey,
  ) {}

  /** @returns the code of all nodes, which is `fresh` if no node has made one yet */
  async agree(fresh: string): Promise<string> {
    await this.db.change("INSERT INTO meta (key, value) VALUES ('setup_code', $1) ON CONFLICT (key) DO NOTHING", [
      this.#seal(utf8(fresh)),
    ]);
    const code = this.#open(await this.db.read(READ));
    return code === null ? fresh : fromUtf8(code);
  }

  /** Seals the code again, under the newest master key. */
  async renew(query: Query): Promise<void> {
    const code = this.#open(await query(READ));
    if (code) await query("UPDATE meta SET value = $1 WHERE key = 'setup_code'", [this.#seal(code)]);
  }

  #seal(code: Uint8Array): string {
    return hex(this.key.seal(code, CONTEXT));
  }

  #open(rows: ReadonlyArray<{ value?: unknown }>): Uint8Array | null {
    return this.key.open(Buffer.from(String(rows[0]?.value ?? ""), "hex"), CONTEXT);
  }
}
