// What a page requires, and what proves that a person was there. Nothing is stored: both are derived, with a key of this server, from the
// link and from the time and the random number in the page. The nodes of one database share this key.

import { type Clock, DAY_MS, MINUTE_MS } from "../../base/clock.ts";
import { newToken } from "../../base/crypto.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import { lettersOf, typedLetters } from "./check_letters.ts";

/** What one load of a page requires. */
export interface Asked {
  /** The time and the random number of this load. */
  of: string;
  letters: string;
  /** What the page's script sends once it has seen a person. */
  press: string;
}

/** How long a page may stay open before it must ask again. */
const FRESH_MS = DAY_MS;
/** How far apart the clocks of two nodes may be. */
const SLACK_MS = MINUTE_MS;
const OF = /^([0-9a-z]{6,10})\.[0-9A-Za-z]{10}$/;

export class Proofs {
  readonly #key: PurposeKey;
  readonly #clock: Clock;

  constructor(keys: Keyring, clock: Clock) {
    this.#key = keys.purpose("reveal check");
    this.#clock = clock;
  }

  newFor(link: string): Asked {
    const of = `${this.#clock.now().toString(36)}.${newToken(10)}`;
    return {
      of,
      letters: lettersOf(this.#key.mac(lettersText(link, of))),
      press: Buffer.from(this.#key.mac(pressText(link, of))).toString("base64url"),
    };
  }

  isTyped(link: string, of: string, typed: string): boolean {
    if (!this.#isFresh(of)) return false;
    const letters = typedLetters(typed);
    return this.#key.macs(lettersText(link, of)).some((mac) => lettersOf(mac) === letters);
  }

  isPressed(link: string, of: string, press: string): boolean {
    return this.#isFresh(of) && this.#key.isMac(Buffer.from(press, "base64url"), pressText(link, of));
  }

  /** A note that proves that a person is on the page of this link. */
  passed(link: string): string {
    return Buffer.from(this.#key.mac(passedText(link))).toString("base64url");
  }

  hasPassed(link: string, passed: string): boolean {
    return this.#key.isMac(Buffer.from(passed, "base64url"), passedText(link));
  }

  #isFresh(of: string): boolean {
    const age = this.#clock.now() - parseInt(OF.exec(of)?.[1] ?? "", 36);
    return age >= -SLACK_MS && age <= FRESH_MS;
  }
}

const lettersText = (link: string, of: string): string => `letters ${link} ${of}`;
const passedText = (link: string): string => `passed ${link}`;
const pressText = (link: string, of: string): string => `press ${link} ${of}`;
