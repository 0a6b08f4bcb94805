// Requests: asking somebody without an account for a secret. What is asked is sealed as the payload of a push is, behind the
// same passphrase; each answer becomes an ordinary push of the requester.

import type { Clock } from "../../base/clock.ts";
import { AppError, notFound, Problems } from "../../base/errors.ts";
import { ConcurrencyLimiter, type Gate } from "../../base/limiter.ts";
import { limitKey } from "../../base/network.ts";
import { DAY_MS } from "../../base/units.ts";
import { type Caller, turnOf } from "../../domain/caller.ts";
import type { Files, LinkedFile } from "../../domain/files.ts";
import { type Gates, gatesInMemory } from "../../domain/gates.ts";
import { newUrlToken, sealFiles, URL_TOKEN } from "../../domain/new_pushes.ts";
import { PAGE_SIZE, type Push } from "../../domain/own_pushes.ts";
import { expectKnown } from "../../domain/push_gates.ts";
import type { Pushes } from "../../domain/pushes.ts";
import { lookupOf } from "../../domain/seals.ts";
import { NO_MAIL, type Sending } from "../../domain/sending.ts";
import type { Upload } from "../../domain/upload.ts";
import { roleOf } from "../../model/account.ts";
import type { AuditEntry } from "../../model/audit.ts";
import { isExpired, type NewPush, owns, type PushRecord, type ShownAccount } from "../../model/push.ts";
import {
  ANSWERS_SHOWN,
  answersLeft,
  completeRequest,
  type RequestDraft,
  type RequestState,
  requestStateOf,
  type SecretRequest,
} from "../../model/request.ts";
import type { PushRules } from "../../model/rules.ts";
import type { AccountStore, MailingStore, PushParts, PushStore, RequestStore } from "../../store/contract.ts";

/** A request with its url_token, which the store does not keep in clear. */
export interface Asked {
  urlToken: string;
  request: SecretRequest;
  state: RequestState;
  /** How many answers it still takes. */
  left: number;
  /** The moment that state and left speak of. */
  atMs: number;
}

/** What somebody who may answer sees. */
export interface OpenedRequest extends Asked {
  /** What is asked; null once it is closed. */
  text: string | null;
  /** What the requester gives along. */
  files: LinkedFile[];
  /** The account of the requester, where the request shows it. */
  requester: ShownAccount | null;
}

/** What its owner sees in addition. */
export interface OwnRequest extends Asked {
  name: string;
  note: string;
}

export interface DescribedRequest extends OwnRequest {
  /** Oldest first, until they are purged. */
  answers: Push[];
}

/** What the page of a request shows its owner. */
export interface RequestDetails extends DescribedRequest {
  /** What is asked; null once it is closed, or where a passphrase guards it. */
  text: string | null;
  /** The answers that nobody has opened yet. */
  unopened: ReadonlySet<Push>;
  /** How many entries its audit log has. */
  entries: number;
}

/** The right to answer: what `admit` gives, and `answer` takes. */
export interface Admission {
  asked: Asked;
  /** What the push is named for its owner. */
  name: string;
  /** What the answer may be. */
  rules: PushRules;
}

export interface RequestsParts {
  store: {
    requests: RequestStore;
    pushes: PushStore;
    mailings: MailingStore;
    accounts: Pick<AccountStore, "findUserById">;
  };
  pushes: Pushes;
  files: Files;
  clock: Clock;
  /** How many of one user may be open at once. */
  maxOpen: number;
  /** Where attempts are counted; by default in the memory of this process. */
  gate?: Gates | undefined;
}

const VIEWS_A_MINUTE = 60;
const ANSWERS_A_MINUTE = 30;
const ANSWERS_AT_ONCE = 32;
const MINUTE_MS = 60_000;
/** Nobody counts further. */
const UNOPENED_COUNTED = 1_000;
const MAX_NAME_FROM_TEXT = 100;

export class SecretRequests {
  readonly #store: RequestStore;
  readonly #pushStore: PushStore;
  readonly #mailings: MailingStore;
  readonly #users: Pick<AccountStore, "findUserById">;
  readonly #pushes: Pushes;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #maxOpen: number;
  readonly #views: Gate;
  readonly #answers: Gate;
  readonly #answering = new ConcurrencyLimiter();

  constructor(options: RequestsParts) {
    const gate = options.gate ?? gatesInMemory(options.clock);
    this.#store = options.store.requests;
    this.#pushStore = options.store.pushes;
    this.#mailings = options.store.mailings;
    this.#users = options.store.accounts;
    this.#pushes = options.pushes;
    this.#files = options.files;
    this.#clock = options.clock;
    this.#maxOpen = options.maxOpen;
    this.#views = gate("request views by address", { failures: VIEWS_A_MINUTE, windowMs: MINUTE_MS });
    this.#answers = gate("request answers by address", { failures: ANSWERS_A_MINUTE, windowMs: MINUTE_MS });
  }

  /**
   * Stores a request.
   * @param owner a caller with an account
   * @param upload what is given along; kept when the request is stored, otherwise the caller discards it
   * @param sending its mail, if any; `admit` throws where that would be too much
   * @throws AppError `invalid`, `conflict` where too many are open, `unavailable`, and what `admit` throws
   */
  async create(
    draft: RequestDraft,
    owner: Caller & { userId: number },
    problems = new Problems(),
    upload?: Upload,
    sending: Sending = NO_MAIL,
  ): Promise<OwnRequest> {
    const { seals } = this.#pushes;
    const rules = this.#pushes.rules.of(owner);
    const staged = upload?.files ?? [];
    const complete = completeRequest(draft, staged.length, rules, problems);
    if (sending.admit) await sending.admit();
    const { request: payload, passphrase, name, note, showsRequester } = complete;
    const urlToken = newUrlToken();
    const filesKey = upload && staged.length > 0 ? upload.filesKey : null;
    const requester = showsRequester ? { name: "", message: "", showsEmail: true } : null;
    const content = { payload, filesKey, words: requester };
    const guarded = passphrase === null ? null : await seals.guard(passphrase, turnOf(owner));
    const { sealed, words } = seals.seal(urlToken, content, guarded && guarded.key);
    const files = sealFiles(seals, staged, filesKey);
    const nowMs = this.#clock.now();
    const push: NewPush = {
      lookup: lookupOf(urlToken),
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
      traits: {
        request: true,
        ...(complete.e2e && { e2e: true }),
        ...(draft.notifyMe === true && { notifyMe: sending.language() }),
      },
    };
    const labels = seals.sealLabels({ urlToken, name, note });
    const parts = { sealed, labels, words, files };
    const request = await this.#store.create(push, complete, parts, owner.client, this.#maxOpen);
    if (request === "full") {
      throw new AppError("conflict", `You have ${this.#maxOpen} open requests already: close one first.`);
    }
    upload?.keep();
    // Its owner has no answer before this, so whoever was told of the request has its mail ordered too.
    if (sending.mail) await this.#mailings.order(request.push.id, sending.mail, owner.client, nowMs);
    return { ...this.#seen(urlToken, request, nowMs), name, note };
  }

  /** Finds a request without any effect. @throws AppError `not-found` */
  async find(urlToken: string): Promise<Asked> {
    const request = URL_TOKEN.test(urlToken) ? await this.#store.find(lookupOf(urlToken)) : null;
    if (!request) throw notFound();
    expectKnown(request.push);
    return this.#seen(urlToken, request);
  }

  /**
   * What is asked, for whoever has the link and the passphrase.
   * @param audited false for HEAD, which leaves no trace
   * @throws AppError `not-found`, `bad-passphrase`, `rate-limited`, `damaged`
   */
  async open(urlToken: string, caller: Caller, passphrase: string, audited = true): Promise<OpenedRequest> {
    const asked = await this.find(urlToken);
    if (asked.state === "closed") return { ...asked, text: null, files: [], requester: null };
    await this.#countTowards(this.#views, asked, caller);
    const { text, files } = await this.#openText(asked, caller, passphrase, audited);
    const { push } = asked.request;
    if (audited && !owns(caller.userId, push)) {
      await this.#pushStore.logWithoutView(push.id, "request_view", caller.client, this.#clock.now());
    }
    return { ...asked, text, files, requester: await this.#requesterOf(asked) };
  }

  /** Whether this request can be answered now. @throws AppError `conflict` */
  expectOpen({ state, left }: Asked): void {
    if (state === "closed") throw new AppError("conflict", "This request is closed.");
    if (left === 0) throw new AppError("conflict", "This request has been answered already.");
  }

  /**
   * Lets somebody answer: before the first byte of a file is stored.
   * @throws AppError `conflict` where it is closed or answered, `bad-passphrase`, `rate-limited`
   */
  async admit(asked: Asked, caller: Caller, passphrase: string): Promise<Admission> {
    this.expectOpen(asked);
    await this.#countTowards(this.#answers, asked, caller);
    const { push } = asked.request;
    const { text } = await this.#openText(asked, caller, passphrase, true);
    const labels = await this.#pushStore.labels(push.id);
    const name = labels ? this.#pushes.seals.openLabels(push.lookup, labels).name : "";
    // What a passphrase guards must not show in a list that needs none.
    return { asked, name: name !== "" || push.guard ? name : firstLine(text), rules: await this.rulesFor(asked) };
  }

  /** What an answer may be: its owner gets it, so their policy holds. */
  async rulesFor({ request }: Asked): Promise<PushRules> {
    const { ownerId } = request.push;
    const owner = ownerId === null ? null : await this.#users.findUserById(ownerId);
    return this.#pushes.rules.forAnswersTo(owner && roleOf(owner));
  }

  /**
   * Stores an answer as a push of the requester.
   * @param problems what the caller found already: all problems are reported together
   * @throws AppError `invalid`, `conflict` where it is closed or answered by now, `unavailable`
   */
  async answer(
    { asked, name, rules }: Admission,
    response: string | undefined,
    caller: Caller,
    problems = new Problems(),
    upload?: Upload,
  ): Promise<Asked> {
    const { request, urlToken } = asked;
    if ((upload?.files.length ?? 0) > 0 && !request.takesFiles) problems.add("files", "are not asked for");
    const requester = { userId: request.push.ownerId, role: null, client: caller.client };
    const draft = { payload: response, name, e2e: isSealed(asked) };
    const store = async (push: NewPush, parts: PushParts): Promise<PushRecord> => {
      const record = await this.#store.answer(request.push.id, push, parts, caller.client);
      if (!record) throw new AppError("conflict", "This request is closed, or has been answered already.");
      return record;
    };
    const how = { sealedTo: "recipient", rules } as const;
    await named(this.#pushes.making.createThrough(draft, requester, problems, upload, store, how));
    return this.find(urlToken);
  }

  /** At most so many answers to one request arrive at once. @returns what to call at the end */
  beginAnswer({ request }: Asked): () => void {
    const ended = this.#answering.begin(String(request.push.id), ANSWERS_AT_ONCE);
    if (ended) return ended;
    throw new AppError("rate-limited", "Too many answers to this request arrive at once. Try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }

  /** Closes a request for good. Idempotent. @throws AppError `not-found`, `forbidden`, `unavailable` */
  async close(urlToken: string, owner: Caller & { userId: number }): Promise<OwnRequest> {
    const asked = await this.find(urlToken);
    this.#expectOwner(asked, owner.userId);
    const { push } = asked.request;
    const closed = await this.#pushStore.expireByHand(push.id, owner.client, this.#clock.now());
    if (!closed) throw notFound();
    // Done before the response, so that download links have stopped working when it arrives.
    if (push.fileCount > 0) await this.#files.unlinkDue();
    return this.#labelled(await this.find(urlToken));
  }

  /** One page (from 1) of a user's own requests, newest first. */
  async list(states: readonly RequestState[], userId: number, page: number): Promise<OwnRequest[]> {
    const nowMs = this.#clock.now();
    const rows = await this.#store.list(userId, states, nowMs, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    return rows.flatMap(({ request, labels }) => {
      if (!labels) return [];
      const { urlToken, name, note } = this.#pushes.seals.openLabels(request.push.lookup, labels);
      return Object.assign(this.#seen(urlToken, request, nowMs), { name, note });
    });
  }

  /** A request with its answers, for its owner. Leaves no trace. @throws AppError `not-found`, `forbidden` */
  async describe(urlToken: string, userId: number): Promise<DescribedRequest> {
    const asked = await this.find(urlToken);
    this.#expectOwner(asked, userId);
    const nowMs = this.#clock.now();
    const rows = await this.#store.answersTo(asked.request.push.id, ANSWERS_SHOWN);
    const answers = rows.flatMap(({ push: record, labels }) => {
      if (!labels) return [];
      const { urlToken } = this.#pushes.seals.openLabels(record.lookup, labels);
      return { urlToken, record, atMs: nowMs, expired: isExpired(record, nowMs) };
    });
    return { ...(await this.#labelled(asked)), answers };
  }

  /** What `describe` says and what its page shows besides. Leaves no trace. @throws AppError `not-found`, `forbidden` */
  async details(urlToken: string, owner: Caller & { userId: number }): Promise<RequestDetails> {
    const described = await this.describe(urlToken, owner.userId);
    const { request, state, answers } = described;
    const isReadable = state !== "closed" && request.push.guard === null;
    const [unopened, totals, opened] = await Promise.all([
      this.#store.unopened(owner.userId, described.atMs, UNOPENED_COUNTED),
      this.#pushStore.auditTotals(request.push.id),
      isReadable ? this.#openText(described, owner, "", false) : null,
    ]);
    const unopenedIds = new Set(unopened.map(({ pushId }) => pushId));
    return {
      ...described,
      text: opened?.text ?? null,
      unopened: new Set(answers.filter(({ record }) => unopenedIds.has(record.id))),
      entries: totals.reduce((sum, { count }) => sum + count, 0),
    };
  }

  /** How many answers to a user's requests nobody has opened yet: in all, and for each request that has such answers. */
  async unopened(userId: number): Promise<{ all: number; each: Map<number, number> }> {
    const answers = await this.#store.unopened(userId, this.#clock.now(), UNOPENED_COUNTED);
    const each = new Map<number, number>();
    for (const { requestId } of answers) each.set(requestId, (each.get(requestId) ?? 0) + 1);
    return { all: answers.length, each };
  }

  /** One page (from 1) of its audit log, oldest first, for its owner. @throws AppError `not-found`, `forbidden` */
  async auditLog(urlToken: string, userId: number, page: number): Promise<AuditEntry[]> {
    const asked = await this.find(urlToken);
    this.#expectOwner(asked, userId);
    return this.#pushes.auditPage(asked.request.push.id, page);
  }

  owns({ request }: Asked, userId: number | null): boolean {
    return owns(userId, request.push);
  }

  #expectOwner({ request }: Asked, userId: number): void {
    if (!owns(userId, request.push)) throw new AppError("forbidden", "Only its owner may do this with this request.");
  }

  #seen(urlToken: string, request: SecretRequest, atMs = this.#clock.now()): Asked {
    return { urlToken, request, state: requestStateOf(request, atMs), left: answersLeft(request, atMs), atMs };
  }

  async #labelled(asked: Asked): Promise<OwnRequest> {
    const { id, lookup } = asked.request.push;
    const labels = await this.#pushStore.labels(id);
    const { name, note } = labels ? this.#pushes.seals.openLabels(lookup, labels) : { name: "", note: "" };
    return { ...asked, name, note };
  }

  async #openText(
    { urlToken, request }: Asked,
    caller: Caller,
    passphrase: string,
    audited: boolean,
  ): Promise<{ text: string; files: LinkedFile[] }> {
    const found = await this.#pushStore.findSealed(request.push.lookup);
    if (!found?.sealed) throw new AppError("conflict", "This request is closed.");
    const { opener } = this.#pushes;
    const { payload, files } = await opener.open(urlToken, found.push, found.sealed, caller, passphrase, audited);
    return { text: payload, files };
  }

  async #requesterOf({ urlToken, request, atMs }: Asked): Promise<ShownAccount | null> {
    if (!request.showsRequester) return null;
    const push = { urlToken, record: request.push, atMs, expired: false };
    return (await this.#pushes.senderOf(push))?.account ?? null;
  }

  // Every call counts, whatever becomes of it.
  async #countTowards(gate: Gate, { request }: Asked, { client }: Caller): Promise<void> {
    const entered = await gate.enter(`${request.push.id} ${limitKey(client.ip)}`);
    if ("retryAfterSeconds" in entered) {
      const { retryAfterSeconds } = entered;
      throw new AppError(
        "rate-limited",
        `Your address asks too often for this request. Try again in ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      );
    }
    entered.settle(true);
  }
}

/** Whether answers must be sealed to the recipient in the link of the request. */
export const isSealed = ({ request }: Asked): boolean => request.push.traits.e2e === true;

const firstLine = (text: string): string => {
  const line = [...(text.trim().split("\n", 1)[0] ?? "")];
  return line.length <= MAX_NAME_FROM_TEXT ? line.join("") : `${line.slice(0, MAX_NAME_FROM_TEXT - 1).join("")}…`;
};

// Who answers knows the text of the push as the response.
async function named<T>(created: Promise<T>): Promise<T> {
  try {
    return await created;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields?.payload) throw error;
    const { payload, ...fields } = error.fields;
    throw new AppError("invalid", "Not valid: response.", { fields: { response: payload, ...fields } });
  }
}
