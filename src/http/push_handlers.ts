// The handlers of the API's push routes, shared by both versions: each method reads the request, calls the domain
// once, and maps the result. The controllers differ in their paths, in how they wrap a new push, and in what they call
// the audit log.

import { AppError } from "../base/errors.ts";
import type { Caller, Pushes } from "../domain/pushes.ts";
import { mayLeave } from "../model/push.ts";
import { toMailFields } from "./draft.ts";
import { userIdOf } from "./identity.ts";
import type { PushForm, NewPushReader } from "./new_push.ts";
import {
  type AuditEntry,
  htmlUrl,
  type ListedPush,
  type Preview,
  type Push,
  readPage,
  type RetrievedPush,
  toAuditEntry,
  toListedPush,
  toPush,
  toRetrievedPush,
} from "./schemas.ts";
import { contextOf } from "./request_context.ts";

export interface PushHandlersOptions {
  pushes: Pushes;
  newPushes: NewPushReader;
  /** Without a trailing slash; null: links start with the request's own origin. */
  baseUrl: string | null;
}

/** A request with its caller. */
export interface Asked {
  request: Request;
  caller: Caller;
}

/** Every method throws the AppErrors of the domain method that it calls, and `malformed` for a bad page. */
export class PushHandlers {
  readonly #pushes: Pushes;
  readonly #newPushes: NewPushReader;
  readonly #baseUrl: string | null;

  constructor(options: PushHandlersOptions) {
    this.#pushes = options.pushes;
    this.#newPushes = options.newPushes;
    this.#baseUrl = options.baseUrl;
  }

  async create(form: PushForm, { request, caller }: Asked): Promise<ListedPush> {
    const { created, mail } = await this.#newPushes.create(request, caller, form);
    contextOf(request).status = 201;
    return { ...toListedPush(created, this.#base(request)), ...toMailFields(mail) };
  }

  async list(state: "active" | "expired", { request, caller }: Asked): Promise<ListedPush[]> {
    const listed = await this.#pushes.list(state, userIdOf(caller), readPage(queryOf(request)));
    return listed.map((push) => toListedPush(push, this.#base(request)));
  }

  async retrieve(urlToken: string, { request, caller }: Asked): Promise<RetrievedPush> {
    const query = queryOf(request);
    const passphrase = query.get("passphrase") ?? "";
    const claimant = { holdId: query.get("hold"), browser: null };
    // The router sends HEAD to the handlers of GET, whatever else is registered, and HEAD must not count a view.
    const retrieved =
      request.method === "HEAD"
        ? await this.#pushes.peek(urlToken, caller, passphrase, claimant)
        : await this.#pushes.retrieve(urlToken, caller, passphrase, request.signal, claimant);
    return toRetrievedPush(retrieved, this.#base(request));
  }

  /**
   * Has pages of any other site read the answer where they may, such as opener.html from a disk: for a push that is
   * sealed end to end, of which they get what only the link opens. Not where it is limited to networks: whoever is
   * within them may have a page open that somebody else wrote. Of a token that leads nowhere they may learn that.
   * @returns whether they may
   */
  async openToAll(urlToken: string, request: Request): Promise<boolean> {
    const push = await this.#pushes.find(urlToken).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not-found") return null;
      throw error;
    });
    const open = push === null || mayLeave(push.record.traits);
    contextOf(request).openToAll = open;
    return open;
  }

  async expire(urlToken: string, { request, caller }: Asked): Promise<Push> {
    return toPush(await this.#pushes.expire(urlToken, caller), this.#base(request));
  }

  async setFrozen(urlToken: string, frozen: boolean, { request, caller }: Asked): Promise<Push> {
    return toPush(await this.#pushes.setFrozen(urlToken, frozen, caller), this.#base(request));
  }

  async preview(urlToken: string, request: Request): Promise<Preview> {
    const push = await this.#pushes.find(urlToken);
    const url = htmlUrl(this.#base(request), push);
    return push.record.traits.e2e ? { url, e2e: true } : { url };
  }

  async auditLog(urlToken: string, { request, caller }: Asked): Promise<AuditEntry[]> {
    const entries = await this.#pushes.auditLog(urlToken, userIdOf(caller), readPage(queryOf(request)));
    return entries.map(toAuditEntry);
  }

  #base(request: Request): string {
    return this.#baseUrl ?? contextOf(request).origin;
  }
}

export function queryOf(request: Request): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : request.url.slice(start));
}
