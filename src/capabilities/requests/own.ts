// What owners do with their requests: make, list, show with answers, and close.

import { AppError, notFound, Problems, readBack } from "../../base/errors.ts";
import { DAY_MS } from "../../base/clock.ts";
import { type Caller, turnOf } from "../../domain/callers/caller.ts";
import { type MailWithPush, NO_MAIL, orderOf, sealFiles } from "../../domain/pushes/new_pushes.ts";
import { PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import type { Upload } from "../../domain/files/upload.ts";
import { signOfToken } from "../../model/addressee.ts";
import type { AuditEntry } from "../../model/audit.ts";
import { isExpired, type NewPush, type Push } from "../../model/push.ts";
import {
  type FoundRequest,
  MAX_ANSWERS,
  type OwnRequest,
  REQUEST_STATES,
  type RequestState,
} from "../../model/request.ts";
import { completeRequest } from "./draft.ts";
import type { RequestDraft } from "./fields.ts";
import { firstLine, type RequestsParts, type SecretRequests } from "./requests.ts";

interface Answer extends Push {
  /** Who answered, as the label of the push says; "" if no proof was required. */
  answeredBy: string;
}

export interface DescribedRequest extends OwnRequest {
  /** Oldest first, until they are purged. */
  answers: Answer[];
}

/** The facts for the owner's page of a request. */
export interface RequestDetails extends DescribedRequest {
  /** The question; null once the request is closed, or if a passphrase guards it. */
  text: string | null;
  /** The answers that no one has opened yet. */
  unopened: ReadonlySet<Push>;
  /** The names that people who answered gave, if any. */
  senders: ReadonlyMap<Push, string>;
  /** How many entries the audit log of the request has. */
  entries: number;
}

export interface Question {
  name: string;
  /** The path of its page. */
  page: string;
  /** The name that the person who answered gave; "" if they gave none. */
  sender: string;
  answeredBy: string;
}

/** Counting stops here: a larger number makes no difference to a reader. */
const UNOPENED_COUNTED = 1_000;

export type Owner = Caller & { userId: number };

export class OwnRequests {
  constructor(
    private readonly requests: SecretRequests,
    private readonly parts: RequestsParts,
  ) {}

  /**
   * Stores a request.
   * @param owner a caller with an account
   * @param upload its files; kept if the request is stored, otherwise the caller discards them
   * @param mailWithPush the mail to send with it, if any; `admit` throws if that would exceed a limit
   * @throws AppError `invalid`, `conflict` if too many are open, `unavailable`, and what `admit` throws
   */
  async create(
    draft: RequestDraft,
    owner: Owner,
    problems = new Problems(),
    upload?: Upload,
    mailWithPush: MailWithPush = NO_MAIL,
  ): Promise<OwnRequest> {
    const { store, pushes, clock, maxOpen } = this.parts;
    const { links, seals } = pushes;
    const rules = await pushes.making.rulesFor(draft, owner, await pushes.rules.of(owner));
    const staged = upload?.files ?? [];
    const complete = completeRequest(draft, staged.length, rules, problems, mailWithPush.language);
    if (mailWithPush.admit) await mailWithPush.admit();
    const { request: payload, passphrase, name, note, showsRequester } = complete;
    const link = links.make();
    const filesKey = upload && staged.length > 0 ? upload.filesKey : null;
    const requester = showsRequester ? { name: "", message: "", showsEmail: true } : null;
    const content = { payload, filesKey, words: requester };
    const guarded = passphrase === null ? null : await seals.guard(passphrase, turnOf(owner));
    const { sealed, words } = seals.seal(link, content, guarded && guarded.key);
    const files = sealFiles(seals, staged, filesKey);
    const nowMs = clock.now();
    const push: NewPush = {
      lookup: link.lookup,
      ownerId: owner.userId,
      kind: files.length > 0 ? "file" : "text",
      createdAtMs: nowMs,
      expiresAtMs: nowMs + complete.lifetimeMs,
      expireAfterDays: Math.ceil(complete.lifetimeMs / DAY_MS),
      expireAfterViews: 1,
      retrievalStep: complete.retrievalStep,
      covered: false,
      deletableByViewer: false,
      fileCount: files.length,
      guard: guarded && guarded.guard,
      // A token that is not bound does not need this trait, and an earlier version would refuse the request because of it.
      traits:
        owner.bound && owner.tokenId !== undefined ? { ...complete.traits, token: owner.tokenId } : complete.traits,
    };
    const labels = seals.sealLabels(link, { name, note });
    const parts = { sealed, labels, words, files };
    const tokens = owner.tokenId === undefined ? [] : await store.accounts.listTokens(owner.userId);
    const token = tokens.find(({ id }) => id === owner.tokenId);
    const client = token ? { ...owner.client, referrer: signOfToken(token.name) } : owner.client;
    const request = await store.requests.create(push, complete, parts, client, maxOpen);
    if (request === "full") {
      throw new AppError("conflict", `You have ${maxOpen} open requests already: close one first.`);
    }
    upload?.keep();
    // The response is sent after this, so that no owner learns of a request whose mail is not ordered yet.
    const mail = orderOf(mailWithPush, complete.traits.language);
    if (mail) await store.mailings.order(request.push.id, mail, owner.client, nowMs);
    return { ...this.requests.seen(link.urlToken, request, nowMs), name, note };
  }

  /**
   * Closes a request: it no longer accepts answers, and its question is erased. Idempotent.
   * @throws AppError `not-found`, `forbidden`, `unavailable`, `unconfirmed`
   */
  async close(urlToken: string, owner: Owner): Promise<OwnRequest> {
    const { push } = (await this.#find(urlToken, owner.userId)).request;
    const { store, clock, files } = this.parts;
    const closed = await store.pushes.expireByHand(push.id, owner.client, clock.now());
    if (!closed) throw notFound();
    // Done before the response, so that download links have stopped working when it arrives.
    if (push.fileCount > 0) await readBack(files.unlinkDue());
    return readBack(this.requests.find(urlToken).then((found) => this.#labelled(found)));
  }

  /** One page (from 1) of a user's own requests, newest first. @param tokenId only this API token's; all if null */
  async list(
    states: readonly RequestState[],
    userId: number,
    page: number,
    tokenId: number | null = null,
  ): Promise<OwnRequest[]> {
    const nowMs = this.parts.clock.now();
    const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, tokenId };
    const rows = await this.parts.store.requests.list(userId, states, nowMs, part);
    return rows.flatMap(({ request, labels }) => {
      if (!labels) return [];
      const { urlToken, name, note } = this.parts.pushes.seals.openLabels(request.push.lookup, labels);
      return Object.assign(this.requests.seen(urlToken, request, nowMs), { name, note });
    });
  }

  /** Whether any request of this user is still stored. */
  async hasAny(userId: number): Promise<boolean> {
    const { store, clock } = this.parts;
    return (await store.requests.list(userId, REQUEST_STATES, clock.now(), { limit: 1, offset: 0 })).length > 0;
  }

  /** The first words of the question; "" if the request has a name, is closed, or has a passphrase. */
  async subjectOf(own: OwnRequest, owner: Owner): Promise<string> {
    const { name, state, request } = own;
    if (name !== "" || state === "closed" || request.push.guard !== null) return "";
    // A request that is damaged or has just closed must not hide the others.
    const opened = await this.requests.openText(own, owner, "", false).catch(() => null);
    return firstLine(opened?.text ?? "");
  }

  /** A request with its answers, for its owner. Leaves no trace. @throws AppError `not-found`, `forbidden` */
  async describe(urlToken: string, userId: number): Promise<DescribedRequest> {
    const asked = await this.#find(urlToken, userId);
    const nowMs = this.parts.clock.now();
    const rows = await this.parts.store.requests.answersTo(asked.request.push.id, MAX_ANSWERS);
    const answers = rows.flatMap(({ push: record, labels }) => {
      if (!labels) return [];
      const { urlToken, answeredBy = "" } = this.parts.pushes.seals.openLabels(record.lookup, labels);
      return { urlToken, record, atMs: nowMs, expired: isExpired(record, nowMs), answeredBy };
    });
    return { ...(await this.#labelled(asked)), answers };
  }

  /** Like `describe`, with everything else that the owner's page shows. @throws AppError `not-found`, `forbidden` */
  async details(urlToken: string, owner: Owner): Promise<RequestDetails> {
    const described = await this.describe(urlToken, owner.userId);
    const { request, state, answers } = described;
    const isReadable = state !== "closed" && request.push.guard === null;
    const [unopened, totals, senders, opened] = await Promise.all([
      this.parts.store.requests.unopened(owner.userId, described.atMs, UNOPENED_COUNTED),
      this.parts.store.pushes.auditTotals(request.push.id),
      this.sendersOf(answers),
      isReadable ? this.requests.openText(described, owner, "", false) : null,
    ]);
    const unopenedIds = new Set(unopened.map(({ pushId }) => pushId));
    return {
      ...described,
      text: opened?.text ?? null,
      unopened: new Set(answers.filter(({ record }) => unopenedIds.has(record.id))),
      senders,
      entries: totals.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /** The names that people who answered gave; "" if they gave none. */
  async sendersOf(answers: readonly Push[]): Promise<ReadonlyMap<Push, string>> {
    const named = async (answer: Push) => [answer, (await this.parts.pushes.senderOf(answer))?.name ?? ""] as const;
    return new Map(await Promise.all(answers.map(named)));
  }

  /** The request that this push answers, for its owner: its name and page, and who answered. Null if it answers none. */
  async questionOf(push: Push): Promise<Question | null> {
    const { store, pushes } = this.parts;
    const { record } = push;
    const asked = await store.requests.askedFor(record.id);
    if (!asked?.labels) return null;
    const labels = await store.pushes.labels(record.id);
    const { urlToken } = pushes.seals.openLabels(asked.push.lookup, asked.labels);
    const { name = "", answeredBy = "" } = labels ? pushes.seals.openLabels(record.lookup, labels) : {};
    const sender = (await pushes.senderOf(push))?.name ?? "";
    return { name, page: `/requests/${urlToken}`, sender, answeredBy };
  }

  /**
   * Counts the answers to a user's requests that no one has opened yet: all, those to closed requests, and those to each request
   * that has any.
   */
  async unopened(userId: number): Promise<{ all: number; closed: number; each: Map<number, number> }> {
    const answers = await this.parts.store.requests.unopened(userId, this.parts.clock.now(), UNOPENED_COUNTED);
    const each = new Map<number, number>();
    for (const { requestId } of answers) each.set(requestId, (each.get(requestId) ?? 0) + 1);
    return { all: answers.length, closed: answers.filter(({ isClosed }) => isClosed).length, each };
  }

  /** One page (from 1) of a request's audit log, oldest first, for its owner. @throws AppError `not-found`, `forbidden` */
  async auditLog(urlToken: string, userId: number, page: number): Promise<AuditEntry[]> {
    const { request } = await this.#find(urlToken, userId);
    return this.parts.pushes.own.auditLog(request.push.id, page);
  }

  async #find(urlToken: string, userId: number): Promise<FoundRequest> {
    const asked = await this.requests.find(urlToken);
    if (this.requests.owns(asked, userId)) return asked;
    throw new AppError("forbidden", "Only the owner of this request may do this.");
  }

  async #labelled(asked: FoundRequest): Promise<OwnRequest> {
    return { ...asked, ...(await this.requests.labelsOf(asked)) };
  }
}
