// The codes by which recipients prove an address. Every change locks the push first, so that simultaneous tries happen one after the other. A
// confirmed code stays as a device's proof of an address.

import { sameBytes } from "../../base/crypto.ts";
import { HOUR_MS } from "../../base/clock.ts";
import { confirmedIn, signOfCode } from "../../model/addressee.ts";
import type { ClientInfo, LogOnlyKind } from "../../model/audit.ts";
import {
  addressDigest,
  ASKED_AN_HOUR,
  ASKED_OF_NETWORK_AN_HOUR,
  type CodeMail,
  leavesAt,
  LONGEST_WAIT_MS,
  MAX_TRIES,
  MOST_FROM_NETWORK,
  MOST_TO_MAILBOX,
  STOPPED,
} from "../../model/recipient_code.ts";
import { append, logOf } from "./audit_trail.ts";
import {
  all,
  alone,
  any,
  changed,
  lockPush,
  type Offered,
  one,
  only,
  otherNodes,
  short,
  type Statement,
  type Steps,
} from "./voice.ts";

export type RecipientCodeStore = Offered<typeof recipientCodes>;

/** A request for a code, as digests (recipient_code.ts). `code` is null if the address is not a recipient's: then no code is correct. */
export interface AskedCode {
  address: Uint8Array;
  mailbox: Uint8Array;
  network: Uint8Array;
  device: Uint8Array;
  code: Uint8Array | null;
}

/**
 * A requested code. It can be typed until `expiresAtMs`, and its mail may be sent from `leavesAtMs`, in ms since 1970. The caller learns
 * `comesByMs`, which may be later: it depends on requests for all addresses, so that the answers for recipients and others look the same.
 */
export interface TakenCode {
  id: number;
  leavesAtMs: number;
  comesByMs: number;
  expiresAtMs: number;
  /** Whether this device had already requested it, and its mail still waits. */
  waits: boolean;
}

/** The time in ms until another code can be requested. */
export interface TooMany {
  afterMs: number;
  /** Whether the reason is that ASKED_AN_HOUR codes were requested for the same mailbox. */
  ofMailbox: boolean;
}

/** The result of a try: confirmed, or the number of tries left; null if there is no code to try. */
export type Tried = { confirmed: true } | { triesLeft: number } | null;

/** What has become of a mail with a code. Unless `kind` is `code_queued`, the mail no longer waits. */
export interface CodeFate {
  kind: Extract<LogOnlyKind, "code_queued" | "code_sent" | "code_failed">;
  /** The process in which the mail was waiting (`here` of `ask`); "" if it was not. */
  waitedIn: string;
  /** The process in which the mail waits from now on; "" if it does not wait. */
  waitsIn: string;
  /** Whether the limits on mails stop counting this one. Then its code is no longer valid; the rest stays as if the mail had been sent. */
  returnsAttempt: boolean;
  /** The recipient in its audit entry; null if the address is not a recipient's: then there is no entry. */
  client: ClientInfo | null;
}

/** This many of a push's newest codes are always kept; older ones are kept only if their address is a recipient's. */
export const KEPT_OF_PUSH = 300;

export const recipientCodes = {
  reads: {
    /** The addresses that a device has proved. */
    *confirmed(pushId: number, device: Uint8Array): Steps<Uint8Array[]> {
      const rows = yield* all<{ address: Uint8Array }>(
        "SELECT address FROM recipient_codes WHERE push_id = $pushId AND device = $device AND confirmed_at_ms IS NOT NULL",
        { pushId, device },
      );
      return rows.map(({ address }) => address);
    },

    /** When the newest open code of a device expires, when its mail leaves, and its address; null if the device has no open code. */
    open: (pushId: number, device: Uint8Array, nowMs: number) =>
      one<{ expiresAtMs: number; sentAtMs: number; address: Uint8Array }>(
        `SELECT expires_at_ms, sent_at_ms, address FROM recipient_codes
          WHERE push_id = $pushId AND device = $device AND tries_left > 0 AND expires_at_ms > decided($nowMs)
          ORDER BY id DESC LIMIT 1`,
        { pushId, device, nowMs },
      ),

    /** Whether the mail with a code still waits in this process. Another process ends the wait if it takes this one for dead. */
    waits: (id: number, here: string) =>
      any("SELECT 1 AS n FROM recipient_codes WHERE id = $id AND waits_in = $here", { id, here }),
  },

  writes: {
    /**
     * Reserves a place for a code, and decides when its mail may be sent. The code replaces an earlier one of this device, unless that one is
     * still under way to the same address: then it stays. Whether the address is a recipient's makes no difference.
     * @param limits.perSender how many mails with codes the pushes of one owner may cause within an hour
     * @param limits.here the process in which the mail waits if it cannot be sent at once
     * @returns null if a limit is reached that waiting does not lift
     */
    ask: short(function* ask(
      pushId: number,
      asked: AskedCode,
      { perSender, lastsMs, here, nowMs }: { perSender: number; lastsMs: number; here: string; nowMs: number },
    ): Steps<TakenCode | TooMany | null> {
      const { address, device, mailbox, network, code } = asked;
      yield* lockPush(pushId);
      const { atMs, ownerId } = yield* only<{ atMs: number; ownerId: number | null }>(
        "SELECT owner_id, decided($nowMs) AS at_ms FROM pushes WHERE id = $pushId",
        { pushId, nowMs },
      );
      const waiting = yield* one<{ id: number; sentAtMs: number; expiresAtMs: number }>(
        `SELECT id, sent_at_ms, expires_at_ms FROM recipient_codes
          WHERE push_id = $pushId AND device = $device AND address = $address AND tries_left > 0 AND expires_at_ms > $untilMs`,
        { pushId, device, address, untilMs: atMs + lastsMs },
      );
      if (waiting) {
        const { id, sentAtMs, expiresAtMs } = waiting;
        return { id, leavesAtMs: sentAtMs, comesByMs: expiresAtMs - lastsMs, expiresAtMs, waits: true };
      }
      const sinceMs = atMs - HOUR_MS + lastsMs;
      const refused = refusalOf(yield* countsOf(pushId, mailbox, network, sinceMs), sinceMs);
      if (refused !== undefined) return refused;
      // Pushes share these limits, so the lock of one push is not enough.
      yield* alone("mails with codes");
      const asks = yield* all<CodeMail & { comesByMs: number; isMail: boolean }>(
        `SELECT c.push_id, p.owner_id, c.mailbox, c.sent_at_ms AS leaves_at_ms, c.expires_at_ms - $lastsMs AS comes_by_ms,
                c.code IS NOT NULL AS is_mail
           FROM recipient_codes c JOIN pushes p ON p.id = c.push_id
          WHERE c.sent_at_ms > $sinceMs AND (c.mailbox = $mailbox OR p.owner_id = $ownerId)`,
        { sinceMs: atMs - HOUR_MS - LONGEST_WAIT_MS, lastsMs, mailbox, ownerId },
      );
      const wanted = { mailbox, pushId, ownerId };
      const lately = (mails: CodeMail[]): number => {
        const counted = mails.filter((mail) => mail.leavesAtMs > atMs - HOUR_MS);
        return leavesAt(counted, wanted, { perSender, nowMs: atMs });
      };
      const leavesAtMs = lately(asks.filter(({ isMail }) => isMail));
      if (leavesAtMs - atMs > LONGEST_WAIT_MS) return { afterMs: leavesAtMs - atMs, ofMailbox: false };
      const told = lately(asks.map((ask) => Object.assign({}, ask, { leavesAtMs: ask.comesByMs })));
      const comesByMs = Math.min(Math.max(told, leavesAtMs), atMs + LONGEST_WAIT_MS);
      const ends = "UPDATE recipient_codes SET tries_left = 0 WHERE push_id = $pushId AND device = $device";
      yield* changed(ends, { pushId, device });
      // Made-up addresses must not fill the disk.
      yield* changed(
        `DELETE FROM recipient_codes
          WHERE push_id = $pushId AND code IS NULL AND id <=
                (SELECT id FROM recipient_codes WHERE push_id = $pushId ORDER BY id DESC LIMIT 1 OFFSET $kept)`,
        { pushId, kept: KEPT_OF_PUSH },
      );
      const expiresAtMs = comesByMs + lastsMs;
      const waitsIn = leavesAtMs > atMs ? here : null;
      const { id } = yield* only<{ id: number }>(
        `INSERT INTO recipient_codes (push_id, address, mailbox, network, device, code, tries_left, sent_at_ms, expires_at_ms, waits_in)
         VALUES ($pushId, $address, $mailbox, $network, $device, $code, $triesLeft, $leavesAtMs, $expiresAtMs, $waitsIn) RETURNING id`,
        { pushId, address, mailbox, network, device, code, triesLeft: MAX_TRIES, leavesAtMs, expiresAtMs, waitsIn },
      );
      return { id, leavesAtMs, comesByMs, expiresAtMs, waits: false };
    }),

    /**
     * Records what became of a mail with a code, and writes its entry.
     * @returns false, with nothing written, if another process has ended its wait in the meantime, or its push is gone
     */
    settle: short(function* settle(
      { id, pushId }: { id: number; pushId: number },
      { kind, waitedIn, waitsIn, returnsAttempt, client }: CodeFate,
      nowMs: number,
    ): Steps<boolean> {
      yield* lockPush(pushId);
      const found = yield* one<{ atMs: number }>(
        "SELECT decided($nowMs) AS at_ms FROM recipient_codes WHERE id = $id AND coalesce(waits_in, '') = $waitedIn",
        { id, waitedIn, nowMs },
      );
      if (!found) return false;
      if (waitsIn !== waitedIn) {
        const moves = "UPDATE recipient_codes SET waits_in = $waitsIn WHERE id = $id";
        yield* changed(moves, { id, waitsIn: waitsIn || null });
      }
      if (returnsAttempt) yield* returnAttempt(id);
      if (client) yield* append(kind, { pushId, client, atMs: found.atMs });
      return true;
    }),

    /**
     * Ends the codes whose mails wait in a process that was killed, and writes a `code_failed` entry for each recipient. A node counts as killed
     * after half a minute without a heartbeat.
     * @param here this process, whose mails continue to wait
     */
    endWaiting: short(function* endWaiting(here: string, nowMs: number): Steps<void> {
      // Two nodes that ended the same codes would write two entries.
      yield* alone("codes that wait");
      const others = yield* otherNodes;
      // The codes of a node whose program does not know this column wait in "".
      const alive = [here, ...others, ...(others.length > 0 ? [""] : [])];
      const waiting = yield* all<Waiting>(
        `SELECT c.id, c.push_id, c.address, c.code, p.lookup, decided($nowMs) AS at_ms
           FROM recipient_codes c JOIN pushes p ON p.id = c.push_id
          WHERE (c.waits_in IS NOT NULL OR c.sent_at_ms > decided($nowMs)) AND NOT (coalesce(c.waits_in, '') IN $alive)
          ORDER BY c.push_id, c.id`,
        { alive, nowMs },
      );
      for (const { id, pushId, address, code, lookup, atMs } of waiting) {
        yield* lockPush(pushId);
        yield* returnAttempt(id);
        // Now the device can request another code at once.
        yield* changed("UPDATE recipient_codes SET tries_left = 0, waits_in = NULL WHERE id = $id", { id });
        if (!code) continue;
        const queued = yield* all<ClientInfo>(
          `${logOf("p.id = $pushId")} SELECT ip, user_agent, referrer FROM log WHERE kind = 'code_queued' ORDER BY seq DESC`,
          { pushId },
        );
        for (const client of queued) {
          const named = confirmedIn(client);
          if (named === null || !sameBytes(addressDigest(lookup, named), address)) continue;
          yield* append("code_failed", {
            pushId,
            client: { ...client, referrer: signOfCode(named, STOPPED) },
            atMs,
          });
          break;
        }
      }
    }),

    /** Tries a code. A correct one is used up and proves its address; a wrong one costs a try. */
    verify: short(function* verify(pushId: number, device: Uint8Array, code: Uint8Array, nowMs: number): Steps<Tried> {
      yield* lockPush(pushId);
      const open = yield* one<{ id: number; code: Uint8Array | null; triesLeft: number; atMs: number }>(
        `SELECT id, code, tries_left, decided($nowMs) AS at_ms FROM recipient_codes
          WHERE push_id = $pushId AND device = $device AND tries_left > 0 AND expires_at_ms > decided($nowMs)
          ORDER BY id DESC LIMIT 1`,
        { pushId, device, nowMs },
      );
      if (!open) return null;
      const { id, atMs } = open;
      if (open.code && sameBytes(open.code, code)) {
        const confirms = "UPDATE recipient_codes SET tries_left = 0, confirmed_at_ms = $atMs WHERE id = $id";
        yield* changed(confirms, { id, atMs });
        return { confirmed: true };
      }
      const triesLeft = open.triesLeft - 1;
      yield* changed("UPDATE recipient_codes SET tries_left = $triesLeft WHERE id = $id", { id, triesLeft });
      return { triesLeft };
    }),
  },
};

interface Waiting {
  id: number;
  pushId: number;
  address: Uint8Array;
  code: Uint8Array | null;
  lookup: Uint8Array;
  atMs: number;
}

const returnAttempt = (id: number): Statement<number> =>
  changed("UPDATE recipient_codes SET code = NULL, sent_at_ms = 0 WHERE id = $id", { id });

interface Counts {
  nLately: number;
  nOfNetwork: number;
  nMailed: number;
  nToMailbox: number;
  oldestMs: number | null;
  oldestOfNetworkMs: number | null;
}

/** What the limits of a push count for one network. Unsent mails count as requested, not as mailed. */
const countsOf = (pushId: number, mailbox: Uint8Array, network: Uint8Array, sinceMs: number): Statement<Counts> =>
  only<Counts>(
    `SELECT count(CASE WHEN is_same AND is_near AND is_late THEN 1 END) AS n_lately,
            count(CASE WHEN is_near AND is_late THEN 1 END) AS n_of_network,
            count(CASE WHEN is_same AND is_near AND sent_at_ms > 0 THEN 1 END) AS n_mailed,
            count(CASE WHEN is_same AND sent_at_ms > 0 THEN 1 END) AS n_to_mailbox,
            min(CASE WHEN is_same AND is_near AND is_late THEN expires_at_ms END) AS oldest_ms,
            min(CASE WHEN is_near AND is_late THEN expires_at_ms END) AS oldest_of_network_ms
       FROM (SELECT sent_at_ms, expires_at_ms, mailbox = $mailbox AS is_same, network = $network AS is_near,
                    expires_at_ms > $sinceMs AS is_late
               FROM recipient_codes WHERE push_id = $pushId) AS c`,
    { pushId, mailbox, network, sinceMs },
  );

function refusalOf(counts: Counts, sinceMs: number): TooMany | null | undefined {
  const { nLately, nOfNetwork, nMailed, nToMailbox, oldestMs, oldestOfNetworkMs } = counts;
  if (nLately >= ASKED_AN_HOUR) return { afterMs: (oldestMs ?? 0) - sinceMs, ofMailbox: true };
  if (nOfNetwork >= ASKED_OF_NETWORK_AN_HOUR) return { afterMs: (oldestOfNetworkMs ?? 0) - sinceMs, ofMailbox: false };
  return nMailed >= MOST_FROM_NETWORK || nToMailbox >= MOST_TO_MAILBOX ? null : undefined;
}
