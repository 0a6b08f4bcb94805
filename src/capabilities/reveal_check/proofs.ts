// What a page asks for, and what proves that a person was there. Nothing is stored: both follow from the link, the time and a
// random number in the page, by a key of this server. The nodes of one database have the same key.

import type { Clock } from "../../base/clock.ts";
import { newToken } from "../../base/crypto.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import { DAY_MS, MINUTE_MS } from "../../base/units.ts";
import { lettersOf, typedLetters } from "./letters.ts";

/** What one load of a page asks for. */
export interface Asked {
  /** Its time and its random number. */
  of: string;
  letters: string;
  /** What its script sends once it has seen a person. */
  press: string;
}

/** How long a page may lie open before it must ask anew. */
const FRESH_MS = DAY_MS;
/** How far the clocks of two nodes may be apart. */
const SLACK_MS = MINUTE_MS;
const OF = /^([0-9a-z]{6,10})\.[0-9A-Za-z]{10}$/;

export class Proofs {
  readonly #key: PurposeKey;
  readonly #clock: Clock;

  constructor(keys: Keyring, clock: Clock) {
    this.#key = keys.purpose("reveal check");
    this.#clock = clock;
  }

  newFor(urlToken: string): Asked {
    const of = `${this.#clock.now().toString(36)}.${newToken(10)}`;
    return {
      of,
      letters: lettersOf(this.#key.mac(lettersText(urlToken, of))),
      press: Buffer.from(this.#key.mac(pressText(urlToken, of))).toString("base64url"),
    };
  }

  isTyped(urlToken: string, of: string, typed: string): boolean {
    if (!this.#isFresh(of)) return false;
    const letters = typedLetters(typed);
    return this.#key.macs(lettersText(urlToken, of)).some((mac) => lettersOf(mac) === letters);
  }

  isPressed(urlToken: string, of: string, press: string): boolean {
    return this.#isFresh(of) && this.#key.isMac(Buffer.from(press, "base64url"), pressText(urlToken, of));
  }

  #isFresh(of: string): boolean {
    const age = this.#clock.now() - parseInt(OF.exec(of)?.[1] ?? "", 36);
    return age >= -SLACK_MS && age <= FRESH_MS;
  }
}

const lettersText = (urlToken: string, of: string): string => `letters ${urlToken} ${of}`;
const pressText = (urlToken: string, of: string): string => `press ${urlToken} ${of}`;
