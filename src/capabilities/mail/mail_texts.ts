// The text of mails: plain text and simple HTML that loads nothing, in the recipient's language. No letter contains a payload, a
// file name or a passphrase.

import { iso } from "../../base/clock.ts";
import { wordsIn } from "../../../static/scripts/shared/words.ts";
import { DIRECTIONS, type Language, type LanguageOffer, nearest, textsIn } from "../../../static/texts.ts";
import type { CodeLetter } from "../../domain/pushes/mail_orders.ts";
import type { Notice } from "../../domain/events/notices.ts";
import { inWords } from "../../http/conditions.ts";
import type { Condition } from "../../model/condition.ts";
import type { Letter } from "./mailer.ts";

const MAX_SUBJECT_CHARACTERS = 120;

export interface SharedPush {
  /** The email address of the sender's account. */
  sender: string;
  /** Whether recipients can trust that this address is the sender's. */
  isVerified: boolean;
  /** The name that the sender gives recipients; "" if none. */
  senderName: string;
  /** Null if the mail is only a notice. */
  link: string | null;
  expiresAtMs: number;
  views: number;
  asks: Asks;
}

/** What a push requires from the recipient of a mail. */
export interface Asks {
  /** The push opens from this time on; null if it opens at once. */
  fromMs: number | null;
  passphrase: boolean;
  /** The address to which the page mails a code; null if this recipient gets none. */
  codeTo: string | null;
  /** Only certain people can open it, and this recipient must prove their identity in some way other than a code. */
  proof: boolean;
  /** The owner must release it. */
  release: boolean;
  /** Only the device that opens it first can open it again. */
  lock: boolean;
  /** Its page shows three letters to type. */
  letters: boolean;
}

export interface OpenedPush {
  /** The owner's name for the push; "" if none. */
  name: string;
  createdAtMs: number;
  openedAtMs: number;
  /** Null if the push expired before its views were used up. */
  viewsLeft: number | null;
  /** The link to the list of the owner's pushes. */
  link: string;
}

export interface AnsweredRequest {
  /** The owner's name for the request; "" if none. */
  name: string;
  createdAtMs: number;
  answeredAtMs: number;
  /** The link to the list of the owner's requests. */
  link: string;
}

/** The link with which a person chooses a password. */
export interface PasswordInvitation {
  email: string;
  link: string;
  expiresAtMs: number;
}

export interface AccountNotice {
  notice: Notice;
  email: string;
  atMs: number;
  /** The network address from which the change came; "" if there is none. */
  address: string;
}

export class MailTexts {
  /** @param service what the server calls itself */
  constructor(
    private readonly service: string,
    private readonly languages: LanguageOffer,
  ) {}

  shared(locale: string | null, push: SharedPush): Letter {
    return this.#announcement("mailShared", locale, push, push.views);
  }

  /** For the person who is asked for a secret. */
  asked(locale: string | null, push: Omit<SharedPush, "views">): Letter {
    return this.#announcement("mailAsked", locale, push, null);
  }

  #announcement(
    what: "mailShared" | "mailAsked",
    locale: string | null,
    { sender, isVerified, senderName, link, expiresAtMs, asks }: Omit<SharedPush, "views">,
    views: number | null,
  ): Letter {
    const { texts, words, values } = this.#in(locale, { sender, when: expiresAtMs, n: views ?? 0 });
    const { mailShared: shared, mailNeeds: needs } = texts;
    const { subject, lead, link: label, until } = texts[what];
    // Otherwise, people could sign up with any address and send strangers any text.
    const name = isVerified ? oneLine(senderName) : "";
    const often = views === null ? "" : words.say(shared.views, values);
    const all = this.#needs(locale, sender, asks);
    return this.#letter(locale, words.say(subject, values), [
      words.sentences(words.say(lead, values), name === "" ? "" : words.say(needs.name, { name })),
      ...(link === null
        ? [words.say(shared.notice, values)]
        : [{ label, link }, words.sentences(words.say(until, values), often)]),
      ...(all.length < 2 ? all : [needs[what === "mailShared" ? "shared" : "asked"], all]),
      words.say(isVerified ? shared.stranger : shared.unverified, values),
    ]);
  }

  #needs(
    locale: string | null,
    sender: string,
    { fromMs, passphrase, codeTo, proof, release, lock, letters }: Asks,
  ): string[] {
    const { texts, words, values } = this.#in(locale, { sender, address: codeTo ?? "", when: fromMs ?? 0 });
    const { mailNeeds: needs } = texts;
    const wanted = { from: fromMs !== null, passphrase, code: codeTo !== null, proof, release, lock, letters };
    const names = ["from", "passphrase", "code", "proof", "release", "lock", "letters"] as const;
    return names.filter((name) => wanted[name]).map((name) => words.say(needs[name], values));
  }

  opened(locale: string | null, { name, createdAtMs, openedAtMs, viewsLeft, link }: OpenedPush): Letter {
    const { texts, words, values } = this.#in(locale, { when: openedAtMs, n: viewsLeft ?? 0 });
    const { mailOpened: opened } = texts;
    const date = words.date(iso(createdAtMs), "UTC");
    const called = { ...values, name: name === "" ? words.say(opened.unnamed, { date }) : oneLine(name) };
    return this.#letter(locale, words.say(opened.subject, called), [
      called.name,
      words.say(opened.lead, values),
      ...(viewsLeft === null ? [] : [viewsLeft === 0 ? opened.last : words.say(opened.left, called)]),
      { label: opened.link, link },
      opened.why,
    ]);
  }

  answered(locale: string | null, { name, createdAtMs, answeredAtMs, link }: AnsweredRequest): Letter {
    const { texts, words, values } = this.#in(locale, { when: answeredAtMs });
    const { mailAnswered: answered } = texts;
    const date = words.date(iso(createdAtMs), "UTC");
    const called = { ...values, name: name === "" ? words.say(answered.unnamed, { date }) : oneLine(name) };
    return this.#letter(locale, words.say(answered.subject, called), [
      called.name,
      words.say(answered.lead, values),
      answered.keep,
      { label: answered.link, link },
      answered.why,
    ]);
  }

  /** For a person whose account has changed. It contains no link. */
  notice(locale: string | null, { notice, email, atMs, address }: AccountNotice): Letter {
    const { texts, words, values } = this.#in(locale, { email, address, when: atMs });
    const { subject, from, stranger } = texts.mailNotice;
    return this.#letter(locale, words.say(subject, values), [
      words.say(texts.mailNotice[notice], values),
      ...(address === "" ? [] : [words.say(from, values)]),
      words.say(stranger, values),
    ]);
  }

  /** @param kind whether the account is new */
  password(kind: "invited" | "reset", locale: string | null, invitation: PasswordInvitation): Letter {
    const { email, link, expiresAtMs } = invitation;
    const { texts, words, values } = this.#in(locale, { email, when: expiresAtMs });
    const { subject, lead, link: label, once } = texts[kind === "invited" ? "mailInvited" : "mailReset"];
    return this.#letter(locale, words.say(subject, values), [
      words.say(lead, values),
      { label, link },
      words.say(once, values),
    ]);
  }

  /** For a recipient who proves an address. It contains no link, so a forwarded mail opens nothing. */
  code(locale: string | null, { code, sender, minutes, opens }: CodeLetter): Letter {
    const { texts, words, values } = this.#in(locale, { sender: oneLine(sender ?? ""), n: minutes });
    const { subject, until, ignore, ...leads } = texts.mailCode;
    const [lead, leadNamed] = opens === "push" ? [leads.lead, leads.leadNamed] : [leads.asks, leads.asksNamed];
    return this.#letter(locale, words.say(subject, values), [
      words.say(sender === null ? lead : leadNamed, values),
      { code },
      words.say(until, values),
      words.say(ignore, values),
    ]);
  }

  /** For administrators, in the default language. */
  conditions(conditions: readonly Condition[], link: string): Letter {
    const { texts, words, values } = this.#in(null, { n: conditions.length });
    const said = conditions.map((condition) => inWords(condition, texts, words));
    const { one, many, link: label, why } = texts.mailConditions;
    const subject =
      said.length === 1 ? words.say(one, { ...values, says: said[0]?.says ?? "" }) : words.say(many, values);
    return this.#letter(null, subject, [
      ...said.flatMap(({ says, mend, command }): Part[] =>
        command === null ? [words.sentences(says, mend)] : [words.sentences(says, mend), { command }],
      ),
      { label, link },
      why,
    ]);
  }

  test(locale: string | null, link: string): Letter {
    const { texts, words, values } = this.#in(locale, {});
    const { subject, lead, link: label } = texts.mailTest;
    return this.#letter(locale, words.say(subject, values), [
      words.say(lead, values),
      { label: words.say(label, values), link },
    ]);
  }

  #in(locale: string | null, { when, ...more }: { when?: number; [name: string]: string | number | undefined }) {
    const language = this.#languageIn(locale);
    const words = wordsIn(language);
    const values: Record<string, string | number> = { service: this.service };
    for (const [name, value] of Object.entries(more)) if (value !== undefined) values[name] = value;
    if (when !== undefined) values.when = words.date(iso(when), "UTC");
    return { texts: textsIn(language), words, values };
  }

  #letter(locale: string | null, subject: string, parts: readonly Part[]): Letter {
    const text = parts.map(plain);
    const html = parts.map(marked);
    const service = escaped(this.service);
    const language = this.#languageIn(locale);
    return {
      subject: subject.replace(LINE_BREAKS, " ").trim().slice(0, MAX_SUBJECT_CHARACTERS),
      text: `${[...text, `-- \n${this.service}`].join("\n\n")}\n`,
      html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${service}</title></head><body dir="${DIRECTIONS[language]}" style="font-family:sans-serif;line-height:1.5;max-width:36em">${html.join("")}<p style="color:#666">${service}</p></body></html>`,
    };
  }

  /** The language of a mail to a person who asked for this locale. */
  #languageIn(locale: string | null): Language {
    return (locale === null ? null : nearest(locale, this.languages.offered)) ?? this.languages.default;
  }
}

interface Linked {
  label: string;
  link: string;
}

interface Command {
  command: string;
}

interface Code {
  code: string;
}

/** A paragraph, a link, a command, a code, or a list. */
type Part = string | Linked | Command | Code | readonly string[];

/** Large and by itself: people read it from one screen and type it on another. */
const CODE_STYLE = "font:bold 2em/1.5 monospace;letter-spacing:.1em;margin:1em 0";

function plain(part: Part): string {
  if (typeof part === "string") return part;
  if ("link" in part) return `${part.label}\n${part.link}`;
  if ("code" in part) return part.code;
  return "command" in part ? `$ ${part.command}` : part.map((item) => `- ${item}`).join("\n");
}

function marked(part: Part): string {
  if (typeof part === "string") return `<p>${escaped(part)}</p>`;
  if ("link" in part) return `<p>${anchor(part)}</p>`;
  if ("code" in part) return `<p dir="ltr" style="${CODE_STYLE}">${escaped(part.code)}</p>`;
  if ("command" in part) return `<p dir="ltr">$ ${escaped(part.command)}</p>`;
  return `<ul>${part.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
/** Line breaks, and anything else that a subject must not contain, except the marks around filled-in values (U+2068, U+2069). */
const LINE_BREAKS = /(?:(?![\u2068\u2069])[\p{C}\p{Z}])+/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
const anchor = ({ label, link }: Linked): string =>
  `<a href="${escaped(link)}" style="font-weight:bold">${escaped(label)}</a><br><span dir="ltr">${escaped(link)}</span>`;
