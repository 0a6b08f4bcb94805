// The writes of the administrators' log that no change of accounts carries.

import { SIGN_IN, SIGN_OUT } from "../../../model/admin_log.ts";
import type { ClientInfo } from "../../../model/audit.ts";
import type { NewEvent } from "../../../model/event.ts";
import type { NewSession } from "../../contract.ts";
import { append } from "../../sql/admin_log.ts";
import { tell } from "../../sql/events.ts";
import type { Connection } from "../connection.ts";
import type { SealKeys } from "../../purges.ts";
import type { Speak } from "../run.ts";
import type { accountOperations } from "./accounts.ts";

interface Parts {
  accounts: ReturnType<typeof accountOperations>;
  speak: Speak;
}

interface Sealing {
  sealKeys: SealKeys;
}

export function adminLogOperations(connection: Connection, { accounts, speak }: Parts) {
  const sql = {
    email: connection.prepare<{ email: string }>("SELECT email FROM users WHERE id = $id"),
    userOf: connection.prepare<{ id: number; email: string }>(
      "SELECT u.id, u.email FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $hash",
    ),
  };

  return {
    /** An event, and its entry where it belongs in the log. */
    tell({ event, sealKeys }: Sealing & { event: NewEvent }): void {
      speak(tell([event]), sealKeys);
    },

    /** A session that begins, and its entry. */
    signIn({ session, sealKeys }: Sealing & { session: NewSession }): boolean {
      if (!accounts.createSession(session)) return false;
      const { userId, how, strong, ip, userAgent, nowMs: atMs } = session;
      const email = sql.email.get({ id: userId })?.email ?? "";
      const client = { ip, userAgent };
      const detail = { how, ...(strong && { strong }) };
      speak(append([{ kind: SIGN_IN, actor: email, userId, userEmail: email, client, atMs, detail }]), sealKeys);
      return true;
    },

    /** A session that its user ends, and its entry. */
    signOut({
      hash,
      client,
      nowMs: atMs,
      sealKeys,
    }: Sealing & { hash: Uint8Array; client: Pick<ClientInfo, "ip" | "userAgent">; nowMs: number }): Uint8Array | null {
      const user = sql.userOf.get({ hash });
      const hint = accounts.removeSession({ hash });
      if (!user) return null;
      const { id: userId, email } = user;
      speak(append([{ kind: SIGN_OUT, actor: email, userId, userEmail: email, client, atMs, detail: {} }]), sealKeys);
      return hint;
    },
  };
}
