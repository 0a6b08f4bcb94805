// The handlers of the API's push routes, shared by both versions: each method reads the request, calls the domain, and
// maps the result. The versions differ in their paths, in how they wrap a new push, and in what they call the audit
// log.

import { AppError, Problems } from "../../base/errors.ts";
import { type Caller, type Listed, type Pushes, queueKeyOf } from "../../domain/pushes/pushes.ts";
import type { MailOrder } from "../../model/mailing.ts";
import { mayLeave, receiptLinkOf } from "../../model/push.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { KNOWN_OF_CHANGE, readChange, readText, PUSH_WRAPPER, tellUnknown, toMailFields } from "../contract/draft.ts";
import { refuseFile } from "../bodies/form.ts";
import { languageFor } from "../language.ts";
import { userIdOf } from "../sessions/identity.ts";
import type { PushForm, NewPushReader } from "../contract/new_push.ts";
import {
  type AuditEntry,
  htmlUrl,
  type ListedPush,
  type Preview,
  type Push,
  readAsked,
  readPage,
  type RetrievedPush,
  toAuditEntry,
  toListedPush,
  toPush,
  toRetrievedPush,
} from "../contract/schemas.ts";
import { contextOf, expectNoOtherSite, isFromAnotherSite, passphraseOf, queryOf } from "../request_context.ts";

/** A passphrase of 1,024 bytes in any encoding, and the id of a wait. */
const MAX_RETRIEVAL_BYTES = 16 * 1024;
/** A name and a note, in any encoding. */
const MAX_CHANGE_BYTES = 512 * 1024;

export interface PushHandlersOptions {
  pushes: Pushes;
  newPushes: NewPushReader;
  bodies: Bodies;
  /** Without a trailing slash; null: links start with the request's own origin. */
  baseUrl: string | null;
  /** The same for links to senders' pages. */
  ownUrl: string | null;
}

export interface ApiRequest {
  request: Request;
  caller: Caller;
}

/** Every method throws the AppErrors of its domain method. Those that read a page number also throw `malformed`. */
export class PushHandlers {
  readonly #pushes: Pushes;
  readonly #newPushes: NewPushReader;
  readonly #bodies: Bodies;
  readonly #baseUrl: string | null;
  readonly #ownUrl: string | null;

  readonly #answerOf = (request: Request, created: Listed, mail: MailOrder | null): ListedPush => {
    const { receipt } = created;
    const more = receipt && { receipt_url: receiptLinkOf(this.#ownUrl ?? contextOf(request).origin, receipt) };
    return Object.assign(toListedPush(created, this.#base(request)), toMailFields(mail), more);
  };

  constructor(options: PushHandlersOptions) {
    this.#pushes = options.pushes;
    this.#newPushes = options.newPushes;
    this.#bodies = options.bodies;
    this.#baseUrl = options.baseUrl;
    this.#ownUrl = options.ownUrl;
  }

  async create(form: PushForm, { request, caller }: ApiRequest): Promise<ListedPush> {
    const answer = await this.#newPushes.create(request, caller, form, this.#answerOf);
    contextOf(request).status = 201;
    return answer;
  }

  async list(state: "active" | "expired", { request, caller }: ApiRequest): Promise<ListedPush[]> {
    const listed = await this.#pushes.own.list(userIdOf(caller), readAsked(queryOf(request), state));
    return listed.map((push) => toListedPush(push, this.#base(request)));
  }

  retrieve(urlToken: string, asked: ApiRequest): Promise<RetrievedPush> {
    const query = queryOf(asked.request);
    const passphrase = passphraseOf(asked.request, query) ?? "";
    return this.#retrieve(urlToken, asked, { passphrase, holdId: query.get("hold") });
  }

  /** Like `retrieve`, with the body's fields in place of the query. */
  async retrieveByPost(urlToken: string, asked: ApiRequest): Promise<RetrievedPush> {
    const { request, caller } = asked;
    const body = this.#bodies.open(request, queueKeyOf(caller));
    const fields = await readFields(body, MAX_RETRIEVAL_BYTES, refuseFile);
    const problems = new Problems();
    const passphrase = readText(fields, "passphrase", problems) ?? passphraseOf(request) ?? "";
    const holdId = readText(fields, "hold", problems) ?? null;
    problems.throwIfAny();
    return this.#retrieve(urlToken, asked, { passphrase, holdId });
  }

  async #retrieve(
    urlToken: string,
    { request, caller }: ApiRequest,
    { passphrase, holdId }: { passphrase: string; holdId: string | null },
  ): Promise<RetrievedPush> {
    if (isFromAnotherSite(request, this.#baseUrl) && !(await this.#mayLeave(urlToken))) {
      throw new AppError("forbidden", "A page of another site may not open this push. Open the link itself.");
    }
    const holdProof = { holdId, browser: null };
    // The router sends HEAD to the handlers of GET, whatever else is registered, and HEAD must not count a view.
    const retrieved =
      request.method === "HEAD"
        ? await this.#pushes.peek(urlToken, caller, passphrase, holdProof)
        : await this.#pushes.retrieve(urlToken, caller, passphrase, request.signal, holdProof);
    return toRetrievedPush(retrieved, this.#base(request));
  }

  /**
   * Lets pages from any other origin, such as an opener.html on disk, read the response if the token is unknown, or if
   * the push is sealed end to end, because only the link opens what they get. They may not if the push is limited to
   * networks, recipients or a device: someone who may open it may also have a hostile page open.
   * @returns whether they may
   */
  async openToAll(urlToken: string, request: Request): Promise<boolean> {
    const open = await this.#mayLeave(urlToken);
    contextOf(request).openToAll = open;
    return open;
  }

  async #mayLeave(urlToken: string): Promise<boolean> {
    const push = await this.#pushes.find(urlToken).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not-found") return null;
      throw error;
    });
    return push === null || mayLeave(push.record.traits);
  }

  async expire(urlToken: string, { request, caller }: ApiRequest): Promise<Push> {
    expectNoOtherSite(request, this.#baseUrl);
    const mustEnd = queryOf(request).get("must_end") === "true";
    return toPush(await this.#pushes.deletions.expire(urlToken, caller, mustEnd), this.#base(request));
  }

  async change(urlToken: string, { request, caller }: ApiRequest): Promise<ListedPush> {
    userIdOf(caller);
    const fields = await readFields(this.#bodies.open(request, queueKeyOf(caller)), MAX_CHANGE_BYTES, refuseFile);
    const problems = new Problems();
    const draft = readChange(fields.push, problems);
    tellUnknown(request, KNOWN_OF_CHANGE, fields.push, problems);
    PUSH_WRAPPER.tellBeside(request, fields, problems);
    const how = { problems, language: () => languageFor(request) };
    return toListedPush(await this.#pushes.changes.apply(urlToken, draft, caller, how), this.#base(request));
  }

  async setFrozen(urlToken: string, frozen: boolean, { request, caller }: ApiRequest): Promise<Push> {
    return toPush(await this.#pushes.freezes.set(urlToken, frozen, caller), this.#base(request));
  }

  async preview(urlToken: string, request: Request): Promise<Preview> {
    const push = await this.#pushes.find(urlToken);
    const url = htmlUrl(this.#base(request), push);
    return push.record.traits.e2e ? { url, e2e: true } : { url };
  }

  async auditLog(urlToken: string, { request, caller }: ApiRequest): Promise<AuditEntry[]> {
    const entries = await this.#pushes.own.auditLogOf(urlToken, userIdOf(caller), readPage(queryOf(request)));
    return entries.map(toAuditEntry);
  }

  #base(request: Request): string {
    return this.#baseUrl ?? contextOf(request).origin;
  }
}
