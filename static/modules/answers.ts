// Seals an answer in the browser for the recipient in the link of a request, and opens it with the identity in the second
// link, which only the requester keeps.

import { openStreamAs, openTextAs } from "../e2e/open.ts";
import { identityIn, recipientIn } from "../e2e/recipient.ts";
import { type Opener, openerBy } from "./opening.ts";
import type { Content, Reports, SealedContent } from "./sealing.ts";
import { sealAnswerApart } from "./sealing_worker.ts";

export type AnswerSealer = (content: Content, progress: Reports, signal: AbortSignal) => Promise<SealedContent>;

/** Seals for the recipient in a fragment; null where that is cut or altered. It throws as `sealPush`. */
export function answerSealerFor(fragment: string): AnswerSealer | null {
  const recipient = recipientIn(fragment);
  if (recipient === null) return null;
  return (content, progress, signal) => sealAnswerApart(content, recipient, progress, signal);
}

/** Opens with the identity in a fragment; null where that is cut or altered. */
export function answerOpenerFor(fragment: string): Opener | null {
  const identity = identityIn(fragment);
  if (identity === null) return null;
  return openerBy({
    fragment: identity,
    // Answers have no passphrase of their own.
    access: (passphrase) => passphrase,
    text: (sealed) => openTextAs(sealed, identity),
    stream: (sealed, _passphrase, size) => openStreamAs(sealed, identity, size),
  });
}
