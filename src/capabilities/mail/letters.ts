// The text of mails: plain text and simple HTML that loads nothing, in the recipient's language. No letter holds a
// payload, a file name or a passphrase.

import { wordsIn } from "../../../static/scripts/words.ts";
import { isLanguage, type Language } from "../../../static/strings.ts";
import { deMail } from "../../../static/strings/mail/de.ts";
import { enMail, type MailTexts } from "../../../static/strings/mail/en.ts";
import { frMail } from "../../../static/strings/mail/fr.ts";
import type { Notice } from "../../domain/events/notices.ts";
import { type Condition, sayCondition } from "../../model/condition.ts";
import type { Letter } from "./mailer.ts";

const TEXTS: Record<Language, MailTexts> = { en: enMail, de: deMail, fr: frMail };
const MAX_SUBJECT_CHARACTERS = 120;

export interface SharedPush {
  /** The e-mail address of the sender's account. */
  sender: string;
  /** Whether recipients may take this address for the sender's. */
  isVerified: boolean;
  /** Null if the mail is only a notice. */
  link: string | null;
  expiresAtMs: number;
  views: number;
  guarded: boolean;
}

export interface OpenedPush {
  /** The name that its owner gave it; "" if none. */
  name: string;
  createdAtMs: number;
  openedAtMs: number;
  /** Null if the push has expired for another reason. */
  viewsLeft: number | null;
  /** The link to it for its owner. */
  link: string;
}

export interface AnsweredRequest {
  /** The name that its owner gave it; "" if none. */
  name: string;
  createdAtMs: number;
  answeredAtMs: number;
  /** The link to it for its owner. */
  link: string;
}

/** The link with which somebody chooses a password. */
export interface PasswordInvitation {
  email: string;
  link: string;
  expiresAtMs: number;
}

export interface AccountNotice {
  notice: Notice;
  email: string;
  atMs: number;
  /** The network address that the change came from; "" if there is none. */
  address: string;
}

export class Letters {
  readonly #service: string;

  /** @param service what the server calls itself */
  constructor(service: string) {
    this.#service = service;
  }

  shared(locale: string | null, { sender, isVerified, link, expiresAtMs, views, guarded }: SharedPush): Letter {
    const { texts, words, values } = this.#in(locale, { sender, when: expiresAtMs, n: views });
    const { shared } = texts;
    return this.#letter(locale, words.say(shared.subject, values), [
      words.say(shared.lead, values),
      ...(link === null
        ? [words.say(shared.notice, values)]
        : [{ label: shared.link, link }, `${words.say(shared.until, values)} ${words.say(shared.views, values)}`]),
      ...(guarded ? [words.say(shared.passphrase, values)] : []),
      words.say(isVerified ? shared.stranger : shared.unverified, values),
    ]);
  }

  /** For the person who is asked for a secret. */
  asked(locale: string | null, { sender, isVerified, link, expiresAtMs, guarded }: Omit<SharedPush, "views">): Letter {
    const { texts, words, values } = this.#in(locale, { sender, when: expiresAtMs });
    const { asked, shared } = texts;
    return this.#letter(locale, words.say(asked.subject, values), [
      words.say(asked.lead, values),
      ...(link === null
        ? [words.say(shared.notice, values)]
        : [{ label: asked.link, link }, words.say(asked.until, values)]),
      ...(guarded ? [words.say(shared.passphrase, values)] : []),
      words.say(isVerified ? shared.stranger : shared.unverified, values),
    ]);
  }

  opened(locale: string | null, { name, createdAtMs, openedAtMs, viewsLeft, link }: OpenedPush): Letter {
    const { texts, words, values } = this.#in(locale, { when: openedAtMs, n: viewsLeft ?? 0 });
    const { opened } = texts;
    const date = words.date(new Date(createdAtMs).toISOString(), "UTC");
    const called = { ...values, name: name === "" ? words.say(opened.unnamed, { date }) : oneLine(name) };
    return this.#letter(locale, words.say(opened.subject, called), [
      words.say(opened.lead, called),
      ...(viewsLeft === null ? [] : [viewsLeft === 0 ? opened.last : words.say(opened.left, called)]),
      { label: opened.link, link },
      opened.why,
    ]);
  }

  answered(locale: string | null, { name, createdAtMs, answeredAtMs, link }: AnsweredRequest): Letter {
    const { texts, words, values } = this.#in(locale, { when: answeredAtMs });
    const { answered } = texts;
    const date = words.date(new Date(createdAtMs).toISOString(), "UTC");
    const called = { ...values, name: name === "" ? words.say(answered.unnamed, { date }) : oneLine(name) };
    return this.#letter(locale, words.say(answered.subject, called), [
      words.say(answered.lead, called),
      answered.keep,
      { label: answered.link, link },
      answered.why,
    ]);
  }

  /** For a person whose account has changed. It holds no link. */
  notice(locale: string | null, { notice, email, atMs, address }: AccountNotice): Letter {
    const { texts, words, values } = this.#in(locale, { email, address, when: atMs });
    const { subject, from, stranger } = texts.notice;
    return this.#letter(locale, words.say(subject, values), [
      words.say(texts.notice[notice], values),
      ...(address === "" ? [] : [words.say(from, values)]),
      words.say(stranger, values),
    ]);
  }

  /** @param kind whether the account is new */
  password(kind: "invited" | "reset", locale: string | null, invitation: PasswordInvitation): Letter {
    const { email, link, expiresAtMs } = invitation;
    const { texts, words, values } = this.#in(locale, { email, when: expiresAtMs });
    const { subject, lead, link: label, once } = texts[kind];
    return this.#letter(locale, words.say(subject, values), [
      words.say(lead, values),
      { label, link },
      words.say(once, values),
    ]);
  }

  /** For administrators, in English as the log. */
  conditions(conditions: readonly Condition[], link: string): Letter {
    const said = conditions.map((condition) => sayCondition(condition));
    const { texts, words, values } = this.#in(null, { says: said[0]?.says ?? "", n: said.length });
    const { one, many, link: label, why } = texts.conditions;
    return this.#letter(null, words.say(said.length === 1 ? one : many, values), [
      ...said.flatMap(({ says, mend, command }) => [`${says} ${mend}`, command === null ? [] : `$ ${command}`].flat()),
      { label, link },
      why,
    ]);
  }

  test(locale: string | null, link: string): Letter {
    const { texts, words, values } = this.#in(locale, {});
    const { subject, lead, link: label } = texts.test;
    return this.#letter(locale, words.say(subject, values), [
      words.say(lead, values),
      { label: words.say(label, values), link },
    ]);
  }

  #in(locale: string | null, { when, ...more }: { when?: number; [name: string]: string | number | undefined }) {
    const language = languageIn(locale);
    const words = wordsIn(language);
    const values: Record<string, string | number> = { service: this.#service };
    for (const [name, value] of Object.entries(more)) if (value !== undefined) values[name] = value;
    if (when !== undefined) values.when = words.date(new Date(when).toISOString(), "UTC");
    return { texts: TEXTS[language], words, values };
  }

  #letter(locale: string | null, subject: string, parts: ReadonlyArray<string | Linked>): Letter {
    const text = parts.map((part) => (typeof part === "string" ? part : `${part.label}: ${part.link}`));
    const html = parts.map((part) => `<p>${typeof part === "string" ? escaped(part) : anchor(part)}</p>`);
    const service = escaped(this.#service);
    return {
      subject: oneLine(subject).slice(0, MAX_SUBJECT_CHARACTERS),
      text: `${[...text, `-- \n${this.#service}`].join("\n\n")}\n`,
      html: `<!doctype html><html lang="${languageIn(locale)}"><head><meta charset="utf-8"><title>${service}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">${html.join("")}<p style="color:#666">${service}</p></body></html>`,
    };
  }
}

interface Linked {
  label: string;
  link: string;
}

/** The language of a mail to a person who asked for this locale. */
export function languageIn(locale: string | null): Language {
  const language = locale?.toLowerCase().split(/[-_]/)[0];
  return isLanguage(language) ? language : "en";
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
const anchor = ({ label, link }: Linked): string =>
  `<a href="${escaped(link)}" style="font-weight:bold">${escaped(label)}</a><br>${escaped(link)}`;
