// Secret requests: a user asks a person without an account for a secret. The question is sealed like the payload of a push, with the
// same kind of passphrase. Each answer becomes an ordinary push of the requester.

import type { Clock } from "../../base/clock.ts";
import { AppError, notFound, Problems } from "../../base/errors.ts";
import type { Gate } from "../../base/limiter.ts";
import { limitKey, networkOf } from "../../base/network.ts";
import { type Caller, whoIs } from "../../domain/callers/caller.ts";
import type { Files, LinkedFile } from "../../domain/files/files.ts";
import { type AttemptGates, attemptGatesInMemory } from "../../domain/callers/attempt_gates.ts";
import { OWN_TOKEN } from "../../model/url_token.ts";
import { expectKnown } from "../../domain/gates/push_gates.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import type { Upload } from "../../domain/files/upload.ts";
import type { WatchedBody } from "../../http/request_context.ts";
import { isActive } from "../../model/account.ts";
import { type NewPush, owns, type PushRecord, type ShownAccount } from "../../model/push.ts";
import { answersLeft, type FoundRequest, isSealed, requestStateOf, type SecretRequest } from "../../model/request.ts";
import type { PushRules } from "../../model/rules.ts";
import { Arrivals } from "./arrivals.ts";
import type { AccountStore, MailingStore, PushParts, PushStore, RequestStore } from "../../store/contract.ts";

/** A request as a person who may answer sees it. */
export interface OpenedRequest extends FoundRequest {
  /** The question; null once the request is closed. */
  text: string | null;
  /** The files that the requester has attached to the question. */
  files: LinkedFile[];
  /** The account of the requester; null unless the request shows it. */
  requester: ShownAccount | null;
}

/** The right to answer: `admit` returns it, and `answer` takes it. */
export interface Admission {
  asked: FoundRequest;
  /** The name of the push, for its owner. */
  name: string;
  /** The rules that the answer must follow. */
  rules: PushRules;
}

export interface GivenAnswer {
  response: string | undefined;
  /** The name that the person who answers gives. */
  senderName: string | undefined;
}

export interface RequestsParts {
  store: {
    requests: RequestStore;
    pushes: PushStore;
    mailings: MailingStore;
    accounts: Pick<AccountStore, "findUserById" | "listTokens">;
  };
  pushes: Pushes;
  files: Files;
  clock: Clock;
  /** How many requests of one user may be open at once. */
  maxOpen: number;
  /** Counts attempts; by default in the memory of this process. */
  gate?: AttemptGates | undefined;
}

const VIEWS_A_MINUTE = 60;
const ANSWERS_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const MAX_NAME_FROM_TEXT = 100;

export class SecretRequests {
  readonly #views: Gate;
  readonly #answers: Gate;
  readonly #arrivals: Arrivals;

  constructor(private readonly parts: RequestsParts) {
    const { clock, gate = attemptGatesInMemory(clock) } = parts;
    this.#arrivals = new Arrivals(clock);
    this.#views = gate("request views by address", { failures: VIEWS_A_MINUTE, windowMs: MINUTE_MS });
    this.#answers = gate("request answers by address", { failures: ANSWERS_A_MINUTE, windowMs: MINUTE_MS });
  }

  /** Finds a request without any effect. @throws AppError `not-found` */
  async find(urlToken: string): Promise<FoundRequest> {
    const { links } = this.parts.pushes;
    const request = OWN_TOKEN.test(urlToken) ? await this.parts.store.requests.find(links.lookupOf(urlToken)) : null;
    if (!request) throw notFound();
    expectKnown(request.push);
    const found = this.seen(urlToken, request);
    const { ownerId } = request.push;
    const owner = ownerId === null ? null : await this.parts.store.accounts.findUserById(ownerId);
    // No one could read the answer to a request of a closed account.
    return owner && !isActive(owner) ? { ...found, state: "closed", left: 0 } : found;
  }

  /**
   * Finds a request for a person who reads or answers it.
   * @returns the request, and the caller as identified by the gates
   * @throws AppError `not-found`; a gate's refusal if the request is addressed to others, even if it is closed
   */
  async findFor(urlToken: string, given: Caller, audited = true): Promise<{ asked: FoundRequest; caller: Caller }> {
    const asked = await this.find(urlToken);
    const caller = await this.parts.pushes.expectAddressed({ record: asked.request.push }, given, audited);
    return { asked, caller };
  }

  /**
   * Shows the question to a person who has the link and the passphrase, and is a recipient if the request has any.
   * @param audited false for HEAD, which leaves no trace
   * @throws AppError the same as `findFor`, `bad-passphrase`, `rate-limited`, `damaged`
   */
  async open(urlToken: string, given: Caller, passphrase: string, audited = true): Promise<OpenedRequest> {
    const { asked, caller } = await this.findFor(urlToken, given, audited);
    if (asked.state !== "closed") await this.#countTowards(this.#views, asked, caller);
    const opened = asked.state === "closed" ? null : await this.openText(asked, caller, passphrase, audited);
    if (!opened) return { ...asked, state: "closed", text: null, files: [], requester: null };
    const { text, files } = opened;
    const { push } = asked.request;
    if (audited && !owns(caller.userId, push)) {
      await this.parts.store.pushes.logWithoutView(push.id, "request_view", caller.client, this.parts.clock.now());
    }
    return { ...asked, text, files, requester: await this.#requesterOf(asked) };
  }

  /** Expects that this request can be answered now. @throws AppError `conflict` */
  expectOpen({ state, left }: FoundRequest): void {
    if (state === "closed") throw closed();
    if (left === 0) throw new AppError("conflict", "This request has been answered already.");
  }

  /** @throws AppError `invalid` unless this request takes files */
  expectFiles({ request }: FoundRequest): void {
    if (request.takesFiles) return;
    throw new AppError("invalid", "Not valid: files.", { fields: { files: ["are not accepted by this request"] } });
  }

  /**
   * Admits a person who answers, before the first byte of a file is stored.
   * @throws AppError `conflict` if the request is closed or answered, `bad-passphrase`, `rate-limited`
   */
  async admit(asked: FoundRequest, caller: Caller, passphrase: string): Promise<Admission> {
    this.expectOpen(asked);
    await this.#countTowards(this.#answers, asked, caller);
    const { push } = asked.request;
    const opened = await this.openText(asked, caller, passphrase, true);
    if (!opened) throw closed();
    const { name } = await this.labelsOf(asked);
    // The list of pushes needs no passphrase, so it must not show a question that is guarded by one.
    return {
      asked,
      name: name !== "" || push.guard ? name : firstLine(opened.text),
      rules: await this.rulesFor(asked),
    };
  }

  /** The rules for an answer are the requester's, because the requester gets it. */
  async rulesFor({ request }: FoundRequest): Promise<PushRules> {
    const { ownerId } = request.push;
    const owner = ownerId === null ? null : await this.parts.store.accounts.findUserById(ownerId);
    return this.parts.pushes.rules.forAnswersTo(whoIs(owner));
  }

  /**
   * Stores an answer as a push of the requester.
   * @param problems the problems found so far: all are reported together
   * @throws AppError `invalid`, `conflict` if the request was closed or answered in the meantime, `unavailable`
   */
  async answer(
    { asked, name, rules }: Admission,
    { response, senderName }: GivenAnswer,
    caller: Caller,
    problems = new Problems(),
    upload?: Upload,
  ): Promise<FoundRequest> {
    const { request, urlToken } = asked;
    if ((upload?.files.length ?? 0) > 0 && !request.takesFiles)
      problems.add("files", "are not accepted by this request");
    const requester = { userId: request.push.ownerId, role: null, client: caller.client };
    const draft = { payload: response, senderName, name, e2e: isSealed(asked) };
    const store = async (push: NewPush, parts: PushParts): Promise<PushRecord> => {
      const record = await this.parts.store.requests.answer(request.push.id, push, parts, caller.client);
      if (!record) throw new AppError("conflict", "This request is closed, or has been answered already.");
      return record;
    };
    // An owner has proved no address: their `referrer` is the header that the browser sent.
    const isProved = request.push.traits.recipients && !this.owns(asked, caller.userId);
    const answeredBy = isProved ? caller.client.referrer : "";
    const how = { sealedTo: "recipient", rules, answeredBy } as const;
    await named(this.parts.pushes.making.createThrough(draft, requester, problems, upload, store, how));
    // The answer is stored. Even if the request cannot be read now, the response must not be a refusal.
    return this.find(urlToken).catch(() => this.seen(urlToken, { ...request, answers: request.answers + 1 }));
  }

  /** Reserves a place for an answer while it arrives. @returns a function to call at the end @throws AppError `rate-limited` */
  beginAnswer({ request }: FoundRequest, { client }: Caller, body: WatchedBody): () => void {
    return this.#arrivals.begin(request.push.id, networkOf(client.ip), body);
  }

  owns({ request }: FoundRequest, userId: number | null): boolean {
    return owns(userId, request.push);
  }

  seen(urlToken: string, request: SecretRequest, atMs = this.parts.clock.now()): FoundRequest {
    return { urlToken, request, state: requestStateOf(request, atMs), left: answersLeft(request, atMs), atMs };
  }

  /** Opens the question; null if the request is now closed. A wrong passphrase counts towards the limits; nothing else changes. */
  async openText(
    { urlToken, request }: FoundRequest,
    caller: Caller,
    passphrase: string,
    audited: boolean,
  ): Promise<{ text: string; files: LinkedFile[] } | null> {
    const found = await this.parts.store.pushes.findSealed(request.push.lookup);
    if (!found?.sealed) return null;
    const { opener } = this.parts.pushes;
    const { payload, files } = await opener.open(urlToken, found.push, found.sealed, caller, passphrase, audited);
    return { text: payload, files };
  }

  async labelsOf({ request: { push } }: FoundRequest): Promise<{ name: string; note: string }> {
    const labels = await this.parts.store.pushes.labels(push.id);
    return labels ? this.parts.pushes.seals.openLabels(push.lookup, labels) : { name: "", note: "" };
  }

  async #requesterOf({ urlToken, request, atMs }: FoundRequest): Promise<ShownAccount | null> {
    if (!request.showsRequester) return null;
    const push = { urlToken, record: request.push, atMs, expired: false };
    return (await this.parts.pushes.senderOf(push))?.account ?? null;
  }

  // Every call counts, whether it succeeds or not.
  async #countTowards(gate: Gate, { request }: FoundRequest, { client }: Caller): Promise<void> {
    const entered = await gate.enter(`${request.push.id} ${limitKey(client.ip)}`);
    if ("retryAfterSeconds" in entered) {
      const { retryAfterSeconds } = entered;
      throw new AppError(
        "rate-limited",
        `Too many attempts from your address for this request. Try again in ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      );
    }
    entered.settle(true);
  }
}

/** The first words of a question, as a name for it. */
export const firstLine = (text: string): string => {
  const line = [...(text.trim().split("\n", 1)[0] ?? "")];
  return line.length <= MAX_NAME_FROM_TEXT ? line.join("") : `${line.slice(0, MAX_NAME_FROM_TEXT - 1).join("")}…`;
};

// To people who answer, the payload is called `response`.
async function named<T>(created: Promise<T>): Promise<T> {
  try {
    return await created;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields?.payload) throw error;
    const { payload, ...fields } = error.fields;
    throw new AppError("invalid", "Not valid: response.", { fields: { response: payload, ...fields } });
  }
}

const closed = (): AppError => new AppError("conflict", "This request is closed.");
