// The codes that were sent so that recipients prove an address. Every change locks the push first, so that two tries at once are
// one after the other. A confirmed code stays as the proof that a device has of an address.

import { sameBytes } from "../../base/crypto.ts";
import { MAX_TRIES } from "../../model/recipient_code.ts";
import { all, changed, lockPush, number, type Offered, one, only, short, type Steps } from "./voice.ts";

export type RecipientCodeStore = Offered<typeof recipientCodes>;

/** All of them digests (recipient_code.ts). `code` is null if the address is none of the recipients: no code is right then. */
export interface SentCode {
  address: Uint8Array;
  device: Uint8Array;
  code: Uint8Array | null;
}

/** What came of a try: confirmed, or how many tries the code has left; null if there is none that could be tried. */
export type Tried = { confirmed: true } | { triesLeft: number } | null;

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

    /** Until when the newest code of a device can be tried, and for which address; null if it has none. */
    open: (pushId: number, device: Uint8Array, nowMs: number) =>
      one<{ expiresAtMs: number; address: Uint8Array }>(
        `SELECT expires_at_ms, address FROM recipient_codes
          WHERE push_id = $pushId AND device = $device AND tries_left > 0 AND expires_at_ms > decided($nowMs)
          ORDER BY id DESC LIMIT 1`,
        { pushId, device, nowMs },
      ),
  },

  writes: {
    /**
     * Notes a code that is about to be sent, in place of the one that this device had.
     * @param most how many the push lets be sent in all
     * @returns until when it can be tried; null if there were too many
     */
    send: short(function* send(
      pushId: number,
      { address, device, code }: SentCode,
      { most, lastsMs, nowMs }: { most: number; lastsMs: number; nowMs: number },
    ): Steps<number | null> {
      yield* lockPush(pushId);
      const sent = yield* number("SELECT count(*) AS n FROM recipient_codes WHERE push_id = $pushId", { pushId });
      if (sent >= most) return null;
      const { atMs } = yield* only<{ atMs: number }>("SELECT decided($nowMs) AS at_ms", { nowMs });
      yield* changed("UPDATE recipient_codes SET tries_left = 0 WHERE push_id = $pushId AND device = $device", {
        pushId,
        device,
      });
      const expiresAtMs = atMs + lastsMs;
      yield* changed(
        `INSERT INTO recipient_codes (push_id, address, device, code, tries_left, sent_at_ms, expires_at_ms)
         VALUES ($pushId, $address, $device, $code, $triesLeft, $atMs, $expiresAtMs)`,
        { pushId, address, device, code, triesLeft: MAX_TRIES, atMs, expiresAtMs },
      );
      return expiresAtMs;
    }),

    /** Tries a code. A right one is used up and proves its address; a wrong one costs a try. */
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
        yield* changed("UPDATE recipient_codes SET tries_left = 0, confirmed_at_ms = $atMs WHERE id = $id", {
          id,
          atMs,
        });
        return { confirmed: true };
      }
      const triesLeft = open.triesLeft - 1;
      yield* changed("UPDATE recipient_codes SET tries_left = $triesLeft WHERE id = $id", { id, triesLeft });
      return { triesLeft };
    }),
  },
};
