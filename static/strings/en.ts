// Everything people read on the pages, in English. This catalogue defines which texts every language has. Each folder
// holds the groups of a page or of a few that belong together; kinds.ts has the kinds of entries and events. To add a language, add a file of the type Strings here,
// a file to each folder, and a line in strings.ts.
//
// {name} is a placeholder. A text that counts has forms for the number {n}: "one", "other" and what else Intl.PluralRules
// has for the language, such as "few" and "many" in Polish.
// The browser gets the groups whose name ends in "Live"; the server fills in the others.

import { enAbout } from "./about/en.ts";
import { enCaution } from "./caution/en.ts";
import { enCodes } from "./codes/en.ts";
import { enCompany } from "./company/en.ts";
import { enHold } from "./hold/en.ts";
import { enAccount } from "./account/en.ts";
import { enAdministration } from "./administration/en.ts";
import { enCreate } from "./create/en.ts";
import { enFactors } from "./factors/en.ts";
import { enHooks } from "./hooks/en.ts";
import { conditionTexts } from "./conditions.ts";
import { kindTexts } from "./kinds.ts";
import { enKept } from "./kept/en.ts";
import { enLinks } from "./links/en.ts";
import { enLock } from "./lock/en.ts";
import { enLog } from "./log/en.ts";
import { enPresets } from "./presets/en.ts";
import { enPush } from "./push/en.ts";
import { enReceipts } from "./receipts/en.ts";
import { enRequests } from "./requests/en.ts";
import { enReveal } from "./reveal/en.ts";
import { enTokens } from "./tokens/en.ts";

export const en = {
  layout: {
    skip: "Skip to content",
    navigation: "Main",
    create: "New",
    pushes: "My links",
    account: "Account",
    signIn: "Sign in",
    languages: "Language",
    light: "Light",
    dark: "Dark",
    auto: "Auto",
    api: "API",
    about: "About",
    aboutLine: "How this works and who runs it",
    noScript: "This page needs JavaScript. Everything it does stays between your browser and this server.",
    waiting: "This page is still loading. If nothing changes, reload it.",
    plain:
      "This connection is not encrypted: others on the network can read what you send and open here. Use an https:// address if there is one.",
    notSealed: "Stop: this is not sealed",
    notSealedText:
      "Your link ends in a key, so whoever made it sealed what is behind it. This server offers something else, and this page shows nothing of it. Ask the sender, but not through this server.",
  },
  ...enCreate,
  ...enReveal,
  ...enRequests,
  ...enReceipts,
  ...enAbout,
  ...enCaution,
  ...enHold,
  ...enLinks,
  ...enLock,
  ...enPush,
  ...enPresets,
  ...enAccount,
  ...enAdministration,
  ...enHooks,
  ...enKept,
  ...enCodes,
  ...enCompany,
  ...enFactors,
  ...enTokens,
  ...enLog,
  ...kindTexts("en"),
  ...conditionTexts("en"),
  errorPage: {
    missing: "Page not found",
    missingText: "There is no page at this address.",
    home: "Go to the start page",
    busy: "Too many requests",
    busyText:
      "We received too many requests from your address. Nothing was opened. Wait a moment, then load this page again.",
    keySent: "This link has lost its secrecy",
    keySentText:
      "A program on the way, such as a mail filter, wrote %23 for the # in this link, and so its key was sent to the server. Nothing was opened and no view was counted, but the key is no secret any more. Ask the sender for a new link, sent another way.",
    upgrading: "This server is being upgraded",
    upgradingText: "Nothing was opened and nothing was lost. Load this page again in a minute.",
    unavailable: "Not available right now",
    unavailableText:
      "The server cannot do this at the moment. Nothing was opened and nothing was lost. Try again in a few minutes.",
    unconfirmed: "Not confirmed",
    unconfirmedText:
      "The server cannot tell whether this was done. A view may have been counted although nothing was shown. Try again in a few minutes; if the secret is gone by then, ask its sender for a new link.",
    defect: "Something went wrong",
    defectText: "This should not happen. Tell the operator of this server when it did: the log has the details.",
  },
} as const;

/** A text in the forms that a number takes in a language. */
export type Forms = { readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Forms ? Forms : Texts<T[K]>;
};

/** What a language must hold: every text of the English one. */
export type Strings = Texts<typeof en>;
