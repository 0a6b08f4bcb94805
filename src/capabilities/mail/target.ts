// Mail as a target of events: mail that people have ordered for recipients, reports to owners about their pushes and requests, and
// notices. A retry leaves out recipients who already have the mail.

import type { Clock } from "../../base/clock.ts";
import { reasonOf } from "../../base/errors.ts";
import { isAddress, normalEmail } from "../../model/mailbox.ts";
import { type Notice, NOTICES } from "../../domain/events/notices.ts";
import type { Delivered, Target } from "../../domain/events/target.ts";
import { linkOf, opensAt, type PushRecord, type ShownAccount, viewsRemaining } from "../../model/push.ts";
import type { Bounces } from "./bounces.ts";
import type { Mailings } from "./orders.ts";
import type { Listed, Pushes } from "../../domain/pushes/pushes.ts";
import { isActive } from "../../model/account.ts";
import { type Condition, CONDITION_KINDS } from "../../model/condition.ts";
import type { StoredEvent, Subscription } from "../../model/event.ts";
import { type Mailing, recipientsIn } from "../../model/mailing.ts";
import type { AccountStore, MailingStore, PushStore } from "../../store/contract.ts";
import type { Asks, MailTexts } from "./mail_texts.ts";
import { type Letter, MailFailure, type Mailer } from "./mailer.ts";

export interface MailTargetOptions {
  mailer: Mailer;
  mailTexts: MailTexts;
  store: { pushes: PushStore; mailings: MailingStore; accounts: AccountStore };
  pushes: Pushes;
  mailings: Mailings;
  /** Null if returned mail is not reported to this server. */
  bounces: Bounces | null;
  clock: Clock;
  /** Whether anyone may create an account: if so, an account's email address proves nothing. */
  signUpAllowed: boolean;
  /** Whether the pages of mailed links show letters to type. */
  asksLetters: boolean;
  /** Whether recipients get the link, or only a notice. */
  content: "link" | "notice";
  /** The start of links for recipients, and for owners. */
  bases: { recipients: string; own: string };
}

export class MailTarget implements Target {
  readonly inOneOrder = false;

  constructor(private readonly options: MailTargetOptions) {}

  async wants(_subscription: Subscription, event: StoredEvent): Promise<boolean> {
    if (event.kind === "mail.send") return true;
    const id = subjectOf(event);
    return id !== null && (await this.options.store.pushes.findById(id))?.traits.notifyMe !== undefined;
  }

  async deliver(_subscription: Subscription, events: readonly StoredEvent[]): Promise<Delivered> {
    for (const [count, event] of events.entries()) {
      try {
        const { notice } = event.detail;
        if (event.detail.conditions !== undefined) await this.#tellConditions(event);
        else if (isNotice(notice)) await this.#notify(event, notice);
        else if (event.kind === "mail.send") await this.#sendOrdered(event);
        else await this.#tellOwner(event);
      } catch (error) {
        const isFinal = error instanceof MailFailure && error.isFinal;
        return { count, failure: reasonOf(error), ...(isFinal && { isFinal }) };
      }
    }
    return { count: events.length, failure: null };
  }

  async #sendOrdered({ detail, ownerId, pushId }: StoredEvent): Promise<void> {
    const { store, pushes, clock } = this.options;
    const mailing = await store.mailings.find(Number(detail.mailing));
    // The push was purged, or its owner was removed: the addresses are gone too.
    if (!mailing || ownerId === null || pushId === null) return;
    const push = await pushes.own.find(pushId, ownerId);
    const sender = await store.accounts.findUserById(ownerId);
    if (!push || push.expired || !sender || !isActive(sender)) {
      const what = !push || push.expired ? "The link had expired" : "The sender's account was suspended or disabled";
      const error = `${what} before the mail could be sent.`;
      const status = mailing.sent.length > 0 ? "partially_failed" : "fully_failed";
      await store.mailings.note(mailing.id, { status, error, sent: mailing.sent }, clock.now());
      return;
    }
    await this.#sendTo(mailing, push, await pushes.shownAccount(ownerId, sender.email));
  }

  // Each recipient gets a separate mail, so that no one sees the others' addresses.
  async #sendTo(mailing: Mailing, push: Listed, sender: ShownAccount): Promise<void> {
    const { mailer, mailTexts, store, pushes, bounces, clock, signUpAllowed } = this.options;
    const { record } = push;
    const views = Math.min(record.traits.viewsEach ?? Infinity, viewsRemaining(record));
    const facts = {
      sender: sender.email,
      isVerified: sender.isVouchedFor && !signUpAllowed,
      senderName: (await pushes.senderOf(push))?.name ?? "",
      link: this.#linkFor(push),
      expiresAtMs: record.expiresAtMs,
    };
    const letterFor = (recipient: string): Letter => {
      const asks = asksOf(record, recipient, this.options.asksLetters, clock.now());
      return record.traits.request
        ? mailTexts.asked(mailing.locale, { ...facts, asks })
        : mailTexts.shared(mailing.locale, { ...facts, views, asks });
    };
    const sent = [...mailing.sent];
    const refusals: string[] = [];
    for (const [place, recipient] of recipientsIn(mailing.recipients).entries()) {
      if (sent.includes(recipient)) continue;
      try {
        await mailer.send(recipient, letterFor(recipient), bounces?.idOf(mailing.id, place));
        sent.push(recipient);
        await store.mailings.note(mailing.id, { status: "processing", error: null, sent }, clock.now());
      } catch (error) {
        if (error instanceof MailFailure && error.isFinal) refusals.push(`${recipient}: ${error.message}`);
        else {
          await store.mailings.note(mailing.id, { status: "processing", error: reasonOf(error), sent }, clock.now());
          throw error;
        }
      }
    }
    const status = refusals.length === 0 ? "completed" : sent.length > 0 ? "partially_failed" : "fully_failed";
    const error = refusals.length === 0 ? null : refusals.join(" ");
    await store.mailings.note(mailing.id, { status, error, sent }, clock.now());
  }

  // The server does not know the end of a sealed link, without which the link opens nothing.
  #linkFor(push: Listed): string | null {
    const { content, bases } = this.options;
    return content === "notice" || push.record.traits.e2e ? null : linkOf(bases.recipients, push);
  }

  /** Informs a person about a change to their account. */
  async #notify({ ownerId, client, atMs, detail }: StoredEvent, notice: Notice): Promise<void> {
    const { mailer, mailTexts, store, mailings } = this.options;
    const owner = ownerId === null ? null : await store.accounts.findUserById(ownerId);
    if (!owner || !isActive(owner) || !isAddress(owner.email)) return;
    const language = typeof detail.language === "string" ? detail.language : null;
    const letter = mailTexts.notice(language, { notice, email: owner.email, atMs, address: client.ip });
    await mailings.withinLimit("notice", owner.id, () => mailer.send(owner.email, letter));
  }

  /** Reports conditions to an address in the settings, or to an administrator. */
  async #tellConditions({ ownerId, detail }: StoredEvent): Promise<void> {
    const { mailer, mailTexts, store, bases } = this.options;
    const user = ownerId === null ? null : await store.accounts.findUserById(ownerId);
    const to = ownerId === null ? String(detail.to) : user?.admin && isActive(user) ? user.email : null;
    if (to === null) return;
    const told = JSON.parse(String(detail.conditions)) as Condition[];
    // A node of another version may know other kinds of conditions.
    const conditions = told.filter(({ kind }) => CONDITION_KINDS.includes(kind));
    await mailer.send(to, mailTexts.conditions(conditions, `${bases.own}/admin/health`));
  }

  async #tellOwner(event: StoredEvent): Promise<void> {
    const { mailer, store, pushes, mailings } = this.options;
    const { ownerId } = event;
    const id = subjectOf(event);
    if (id === null || ownerId === null) return;
    const push = await pushes.own.find(id, ownerId);
    const owner = await store.accounts.findUserById(ownerId);
    if (!push || !owner || !isActive(owner)) return;
    const letter = this.#letterFor(push, event);
    await mailings.withinLimit("mail", ownerId, () => mailer.send(owner.email, letter));
  }

  // The letter contains no link to a push or a request: a reader must not be able to open the push or answer the request.
  #letterFor({ record, name, expired }: Listed, { kind, atMs }: StoredEvent): Letter {
    const { mailTexts, bases } = this.options;
    const language = record.traits.notifyMe ?? null;
    const { createdAtMs } = record;
    if (kind === "request.answered") {
      return mailTexts.answered(language, { name, createdAtMs, answeredAtMs: atMs, link: `${bases.own}/requests` });
    }
    const left = viewsRemaining(record);
    const viewsLeft = expired && left > 0 ? null : left;
    return mailTexts.opened(language, { name, createdAtMs, openedAtMs: atMs, viewsLeft, link: `${bases.own}/admin` });
  }
}

/** What the page requires from the recipient at this address. */
function asksOf(push: PushRecord, recipient: string, asksLetters: boolean, nowMs: number): Asks {
  const { guard, traits } = push;
  const { recipients, codes, hold, lock, request } = traits;
  const opensMs = opensAt(push);
  const address = normalEmail(recipient);
  const codeTo = codes && recipients?.includes(address) ? address : null;
  return {
    fromMs: opensMs > nowMs ? opensMs : null,
    passphrase: guard !== null,
    codeTo,
    proof: recipients !== undefined && codeTo === null,
    release: hold === true,
    lock: lock === true,
    // The page does not ask for letters if it asks for a stronger proof.
    letters: asksLetters && guard === null && !recipients && !request,
  };
}

/** The push (or the request's push) that the owner may want to hear about; null if the event concerns neither. */
function subjectOf({ kind, pushId, detail }: StoredEvent): number | null {
  if (kind === "request.answered") return Number(detail.request);
  return kind === "push.viewed" ? pushId : null;
}

const isNotice = (value: unknown): value is Notice => (NOTICES as readonly unknown[]).includes(value);
