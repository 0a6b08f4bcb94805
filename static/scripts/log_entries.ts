// How somebody has signed in, in words.

import { textsOf } from "./dom.ts";

const texts = textsOf("signInsLive");

/** Behind how somebody has signed in, if there was a second factor too. */
export const strongWords = texts.secondFactor;
const HOW_WORDS: Record<string, string> = {
  password: texts.byPassword,
  link: texts.byLink,
  setup: texts.bySetup,
  "sign-up": texts.bySignUp,
  ldap: texts.byDirectory,
  oidc: texts.byCompany,
  passkey: texts.byPasskey,
};
/** How somebody has signed in: "with a password". */
export const howWords = (how: string): string => HOW_WORDS[how] ?? how;
