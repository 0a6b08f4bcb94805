// What the server tells the dialog in which somebody signs in again: modules/sign_in_again.ts.

import type { Strings } from "./strings.ts";

/** What the server says of the session that a page's request carries, and of the ways to another one. */
export interface Standing {
  /** `limited`: a second factor must be set up first. */
  state: "in" | "out" | "other" | "limited";
  /** Who is signed in, where somebody is. */
  email: string | null;
  texts: Strings["signInAgainLive"];
  takesPassword: boolean;
  /** How the field of the name is called, where an email address may not be what signs somebody in; else null. */
  nameLabel: string | null;
  takesPasskey: boolean;
  /** How the button to the company's sign-in is called; null where there is none. */
  company: string | null;
}
