// Waits until the owner of a held push releases it: shows the three words, and asks the server again every two seconds.

import { threeWordsIn } from "../../../static/e2e/three_words.ts";
import { OperationFailed, type Terminal } from "../terminal.ts";
import { Unreachable } from "./network_errors.ts";
import { HeldPush, TryLater } from "./server_refusals.ts";

const AGAIN_MS = 2_000;
/** A wait survives a restart of the server: this many attempts in a row may fail. */
const MOST_FAILURES = 30;

/**
 * Retrieves a push and, if it is held, waits for its release. Interrupting the program ends the wait here; on the
 * server it ends when its time is up.
 * @param retrieve sends one request; from the second on it gets the id of the wait
 */
export async function untilReleased<T>(
  terminal: Terminal,
  retrieve: (holdId: string | null) => Promise<T>,
): Promise<T> {
  let holdId: string | null = null;
  for (let failures = 0; ;) {
    try {
      return await retrieve(holdId);
    } catch (error) {
      if (error instanceof HeldPush) {
        failures = 0;
        if (holdId === null) terminal.stderr(invitation(error));
        holdId = error.hold.id;
      } else {
        const passes = error instanceof Unreachable || error instanceof TryLater;
        if (holdId === null || !passes || (failures += 1) > MOST_FAILURES) throw error;
      }
    }
    await Bun.sleep(AGAIN_MS);
  }
}

function invitation({ hold: { words: told, expires_at: expiresAt } }: HeldPush): string {
  const words = threeWordsIn(told);
  if (words === null)
    throw new OperationFailed("this push is held, and the server does not say which words to compare");
  const time = /T(\d\d:\d\d)/.exec(expiresAt)?.[1];
  const until = time === undefined ? "" : ` until ${time} UTC`;
  return (
    "The owner of this push must release it to you. Call them, and read them these words:\n\n" +
    `    ${words}\n\n` +
    `Waiting${until}; Ctrl-C ends it …\n`
  );
}
