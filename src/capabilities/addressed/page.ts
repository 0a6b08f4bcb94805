// The page of an addressed push for readers who have not yet proved that they are recipients. It reveals nothing about the push.

import type { NotAddressed } from "./gate.ts";
import type { Addressee } from "../../model/addressee.ts";
import { goalOf, type Linked, type Noun } from "../../model/push.ts";
import type { SignedInUser } from "../../http/sessions/browser_sessions.ts";
import { ANY_END } from "../../http/link_check.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";

export interface WaysToProve {
  /** The provider's name, as people know it; null if people cannot sign in at a provider. */
  label: string | null;
  /** Whether people sign in with passwords of the company's directory. */
  directory: boolean;
}

export function addressedPage(
  layout: Layout,
  request: Request,
  person: SignedInUser | null,
  about: WaysToProve & {
    linked: Linked;
    refusal: NotAddressed;
    recognised: Addressee | null;
  },
): Promise<Response> {
  const { company: texts } = textsFor(request);
  const { linked, label, directory, refusal, recognised } = about;
  const { say } = wordsOf(languageFor(request));
  const labelled = (text: string): string => say(text, { label: label ?? "" });
  const asked = label === null ? texts.addressedByDirectory : texts.addressedText;
  const other = otherWords(request, recognised?.email ?? person?.user.email);
  const isClosed = refusal.because === "closed-account";
  // Signing in again does not help a reader who signed in by other means.
  const isOther = refusal.because === "somebody-else" || (label === null && person !== null);
  return layout.render(request, person, {
    template: "addressed",
    title: isClosed ? texts.closedAccountTitle : isOther ? texts.otherTitle : texts.addressedTitle,
    status: refusal.because === "unknown" ? 401 : 403,
    takes: ANY_END,
    forRecipients: true,
    form: true,
    values: {
      text: isClosed ? texts.closedAccountText : isOther ? other : withReason(request, linked.noun, labelled(asked)),
      known: knownWords(request, recognised),
      button: label === null ? null : labelled(texts.signIn),
      goal: goalOf(linked),
      passwordClass: label === null ? "" : "quiet",
      password: directory && person === null && !isOther && !isClosed ? signInFor(linked) : null,
    },
  });
}

/** Says why, of a push: the sender of an answer is the reader. */
export const withReason = (request: Request, noun: Noun, words: string): string =>
  noun === "push" ? `${textsFor(request).company.addressedSure} ${words}` : words;

/** The page to sign in with a password, which leads back to the push or request. */
export const signInFor = ({ noun, urlToken }: Linked): string => `/users/sign_in?${noun}=${urlToken}`;

/** The sentence for someone who is not a recipient. It names the address by which they are known, if any. */
export function otherWords(request: Request, address: string | undefined): string {
  const { otherUnnamed, otherText } = textsFor(request).company;
  return address === undefined ? otherUnnamed : wordsOf(languageFor(request)).say(otherText, { address });
}

/** Names the person without an account whom the company's sign-in has recognised in this browser; null if nobody. */
export function knownWords(request: Request, recognised: Addressee | null): string | null {
  if (recognised === null) return null;
  const { company: texts } = textsFor(request);
  const { email } = recognised;
  return email === null ? texts.knownUnnamed : wordsOf(languageFor(request)).say(texts.known, { address: email });
}
