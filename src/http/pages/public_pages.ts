// Pages that need no script and no account, and that show nothing but settings. `secretpush watch` compares all of them.

import { Elysia } from "elysia";

import { DAY_MS, iso, type Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { PushRules } from "../../model/rules.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { languageFor, LANGUAGES_PATH, shown, textsFor, wordsOf } from "./language.ts";
import { languagesPageFor } from "./languages_page.ts";
import type { Layout, Page } from "./layout.ts";
import { LETTER_PATH, letterPageFor } from "./letter.ts";

/** The settings of this instance that the pages show. */
export interface PublicPagesSettings {
  applicationVersion: string;
  rules: Pick<PushRules, "e2e">;
  about: {
    /** "" if the operator is not named. */
    operator: string;
    contact: string;
    text: string;
    /** How long after its expiry a push is deleted with its log; null: never. */
    purgeAnonymousAfterMs: number | null;
    purgeAfterMs: number | null;
    downloadLinkLifeMs: number;
  };
}

/**
 * Who runs this server, how it protects a secret, what it logs, and who can read what. This page is also served at the
 * address for recipients (`recipients.listen`).
 */
function aboutPageFor(request: Request, options: PublicPagesSettings): Page {
  const { applicationVersion, about, rules } = options;
  const texts = textsFor(request).about;
  const { say, duration } = wordsOf(languageFor(request));
  const timed = (text: string, kept: string, ms: number | null): string =>
    ms === null ? kept : say(text, { time: duration(ms) });
  return {
    template: "about",
    title: texts.title,
    values: {
      runBy: about.operator === "" ? texts.unnamed : say(texts.runBy, { name: about.operator }),
      ...contactOf(about),
      text: about.text,
      sealable: rules.e2e !== "off",
      program: say(texts.program, { version: applicationVersion }),
      endFiles: timed(texts.endFiles, "", about.downloadLinkLifeMs),
      rowOwned: timed(texts.rowOwned, texts.rowOwnedKept, about.purgeAfterMs),
      rowAnonymous: timed(texts.rowAnonymous, texts.rowAnonymousKept, about.purgeAnonymousAfterMs),
    },
  };
}

/** What the pages do for people with disabilities, what they lack, and whom to contact. */
const accessibilityPageFor = (request: Request, { about }: PublicPagesSettings): Page => ({
  template: "accessibility",
  title: textsFor(request).accessibility.title,
  values: contactOf(about),
});

type PageFor = (request: Request, options: PublicPagesSettings) => Page | Response;

export const PUBLIC_PAGES: Readonly<Record<string, PageFor>> = {
  "/about": aboutPageFor,
  "/about/accessibility": accessibilityPageFor,
  [LANGUAGES_PATH]: languagesPageFor,
  [LETTER_PATH]: letterPageFor,
};

export const publicPages = (layout: Layout, options: PublicPagesSettings & { browserSessions: BrowserSessions }) => {
  const pages = new Elysia({ name: "public pages" }).guard({ detail: { hide: true } });
  for (const [path, pageFor] of Object.entries(PUBLIC_PAGES)) {
    pages.get(
      path,
      shown(async (request) => {
        const page = pageFor(request, options);
        if (page instanceof Response) return page;
        return layout.render(request, await options.browserSessions.signedInUser(request), page);
      }),
    );
  }
  return pages;
};

const contactOf = ({ contact }: PublicPagesSettings["about"]) => ({ contact, contactLink: linkTo(contact) });

/** The address that a contact's words lead to; null if they are neither a web address nor an email address. */
function linkTo(contact: string): string | null {
  if (/^https?:\/\/[^\s/]+/i.test(contact) && URL.canParse(contact)) return contact;
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(contact) ? `mailto:${contact}` : null;
}

export interface SecurityTextOptions {
  clock: Clock;
  /** A URI; null if there is no such file. */
  securityContact: string | null;
  /** The address that people know, without a slash at the end; null if it is not set. */
  ownUrl: string | null;
}

/** The file must have an expiry (RFC 9116 §2.5.5). It is renewed each day, so that it does not expire while the server runs. */
const VALID_DAYS = 90;

/** The contact for reporting security problems of this server (RFC 9116). @throws AppError `not-found` if no contact is set */
export function securityText({ clock, securityContact, ownUrl }: SecurityTextOptions): string {
  if (securityContact === null) throw new AppError("not-found", "Not Found");
  const today = Math.floor(clock.now() / DAY_MS);
  const lines = [`Contact: ${securityContact}`, `Expires: ${iso((today + VALID_DAYS) * DAY_MS)}`];
  if (ownUrl?.startsWith("https://")) lines.push(`Canonical: ${ownUrl}/.well-known/security.txt`);
  return `${lines.join("\n")}\n`;
}
