// What the sign-in page shows of the company's own sign-in: the button, and why somebody was sent back.

import { REFUSALS, type RefusalReason } from "../../domain/sign_in/refusals.ts";
import { textsFor } from "./language.ts";
import type { Values } from "./template.ts";

export interface CompanyButton {
  /** What people call the provider; null where none is configured. */
  label: string | null;
  /** What the address says; null where it says nothing. */
  refused: string | null;
}

/** One of the reasons that have a sentence, whatever an address says. */
export const reasonIn = (text: string): RefusalReason => REFUSALS.find((known) => known === text) ?? "begin-again";

export function companyValues(request: Request, mode: string, { label, refused }: CompanyButton): Values {
  // Somebody of a group of administrators may be the first to come in.
  if (label === null || !["signIn", "setUp"].includes(mode)) return { company: null, refused: null };
  const texts = textsFor(request);
  const labelled = (text: string): string => text.replaceAll("{label}", () => label);
  return {
    company: labelled(texts.company.signIn),
    refused: refused === null ? null : labelled(texts.companyRefused[reasonIn(refused)]),
  };
}
