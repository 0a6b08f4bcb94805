// The part of the sign-in page for the company's own sign-in: the button, and why a person was sent back.

import { REFUSALS, type RefusalReason } from "../../domain/sign_in/refusals.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Values } from "./template.ts";

export interface CompanyButton {
  /** The provider's name, as people know it; null if none is configured. */
  label: string | null;
  /** The reason in the address; null if there is none. */
  refused: string | null;
}

/** The reason in the address, if it has a sentence; otherwise a general one. */
export const reasonIn = (text: string): RefusalReason => REFUSALS.find((known) => known === text) ?? "begin-again";

export function companyValues(request: Request, mode: string, { label, refused }: CompanyButton): Values {
  // On a new server, a member of the company's administrators may be the first to sign in.
  if (label === null || !["signIn", "setUp"].includes(mode)) return { company: null, refused: null };
  const texts = textsFor(request);
  const labelled = (text: string): string => wordsOf(languageFor(request)).say(text, { label });
  return {
    company: labelled(texts.company.signIn),
    refused: refused === null ? null : labelled(texts.companyRefused[reasonIn(refused)]),
  };
}
