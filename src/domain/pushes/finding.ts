// The interface through which the classes in this folder find a push by its link and ask its gates. `Pushes` implements it.

import type { Noun, Push, PushRecord } from "../../model/push.ts";
import type { Caller } from "../callers/caller.ts";

export interface Finding {
  /** @throws AppError `not-found`, `unavailable` */
  find(urlToken: string, noun?: Noun): Promise<Push>;
  /** Also finds a push that only a newer program understands: its owner can see and end it. @throws AppError `not-found` */
  findAny(urlToken: string): Promise<Push>;
  /** A push as it is now. */
  seen(urlToken: string, record: PushRecord): Push;
  /** @returns the caller as the gates recognise them @throws AppError if the push is addressed to others */
  expectAddressed(push: Pick<Push, "record">, caller: Caller): Promise<Caller>;
  /** @throws AppError if a gate keeps the caller from deleting the push */
  expectDeletable(push: Pick<Push, "record">, caller: Caller): Promise<void>;
}
