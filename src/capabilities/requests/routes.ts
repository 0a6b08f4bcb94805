// /api/v2/requests: requests for secrets, and their part of the API reference. An answer needs no account, even if anonymous access is
// switched off.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import type { Caller } from "../../domain/pushes/pushes.ts";
import { knownOfNew, readDraft, readMailOrder, tellUnknown, toMailFields, Wrapper } from "../../http/contract/draft.ts";
import { PAGE_QUERY, references } from "../../http/contract/openapi.ts";
import { AuditLog, Preview, readPage, toAuditEntry } from "../../http/contract/schemas.ts";
import { languageFor } from "../../http/language.ts";
import { contextOf, expectNoOtherSite, passphraseOf, queryOf } from "../../http/request_context.ts";
import type { ApiRequest } from "../../http/routes/push_handlers.ts";
import { identity, userIdOf } from "../../http/sessions/identity.ts";
import { requestLinkOf } from "../../model/push.ts";
import type { MailOrder } from "../../model/mailing.ts";
import type { RequestState } from "../../model/request.ts";
import { TAKEN_OF_REQUEST } from "./fields.ts";
import {
  ListedRequest,
  newRequestSchema,
  PublicRequest,
  responseSchema,
  RetrievedRequest,
  toListedRequest,
  toPublicRequest,
  toRetrievedRequest,
} from "./json.ts";
import type { RequestsOptions } from "./options.ts";
import type { DescribedRequest } from "./own.ts";
import { responseReader } from "./response_reader.ts";

const reference = references({ tag: "Requests" });
const ownersOnly = references({ tag: "Requests", auth: "required" });
const WRAPPER = new Wrapper("request");
const KNOWN = knownOfNew(TAKEN_OF_REQUEST);
const PASSPHRASE = { passphrase: { description: "If the request has one.", schema: { type: "string" } } };

export const requestRoutes = (options: RequestsOptions) => {
  const { requests, own, pushes, newPushes, mailings } = options;
  const answerTo = responseReader(options);
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;
  const owner = (caller: Caller) => ({ ...caller, userId: userIdOf(caller) });

  const madeBy = ({ bound, tokenId }: Caller): number | null => (bound ? (tokenId ?? null) : null);

  const list =
    (...states: RequestState[]) =>
    async ({ request, caller }: ApiRequest) => {
      const listed = await own.list(states, userIdOf(caller), readPage(queryOf(request)), madeBy(caller));
      return listed.map((one) => toListedRequest(one, base(request)));
    };

  /** The newest answer that can still be read, for the owner of the request. */
  const newestResponse = async (
    { answers }: DescribedRequest,
    { request, caller }: ApiRequest,
  ): Promise<string | null> => {
    const newest = answers.findLast(({ expired }) => !expired);
    // A token bound to its own pushes and requests opens no answers.
    if (!newest || caller.bound) return null;
    const { urlToken } = newest;
    const isHead = request.method === "HEAD";
    return (await (isHead ? pushes.peek(urlToken, caller, "") : pushes.retrieve(urlToken, caller, ""))).payload;
  };

  const retrieve = async (urlToken: string, { request, caller }: ApiRequest) => {
    expectNoOtherSite(request, options.baseUrl);
    const passphrase = passphraseOf(request) ?? "";
    const asked = await requests.find(urlToken);
    const isOwners = requests.owns(asked, caller.userId);
    // The server does not keep the passphrase: owners who do not send it get the answers without the question.
    const unread = isOwners && asked.request.push.guard !== null && passphrase === "";
    const opened = unread
      ? { ...asked, text: null, files: [], requester: null }
      : await requests.open(urlToken, caller, passphrase, request.method !== "HEAD");
    if (!isOwners) return toRetrievedRequest(opened, base(request));
    const described = await own.describe(urlToken, userIdOf(caller));
    const senders = await own.sendersOf(described.answers);
    const response = await newestResponse(described, { request, caller });
    return toRetrievedRequest(opened, base(request), { described, senders, response });
  };

  return new Elysia({ name: "requests" })
    .use(identity({ ...options, allowAnonymous: true }))
    .post(
      "/api/v2/requests",
      async ({ request, caller }) => {
        const by = owner(caller);
        const form = {
          unwrap: (body: Record<string, unknown>) => body.request,
          wrapper: WRAPPER,
          inlineFiles: true,
          allow: () => {},
          sealedTo: () => null,
          rules: () => pushes.rules.of(caller),
        };
        let mail: MailOrder | null = null;
        const created = await newPushes.read(request, caller, form, async (value, problems, takeFiles) => {
          const draft = readDraft(TAKEN_OF_REQUEST, value, problems);
          tellUnknown(request, KNOWN, value, problems);
          mail = readMailOrder(value, mailings !== null, problems);
          const language = () => languageFor(request);
          const admit = async (): Promise<void> => void (mail && (await mailings?.count(by.userId, mail)));
          return own.create(draft, by, problems, await takeFiles(null), { language, mail, admit });
        });
        contextOf(request).status = 201;
        return { ...toListedRequest(created, base(request)), ...toMailFields(mail) };
      },
      ownersOnly({
        summary: "Create a request",
        id: "createRequest",
        own: "request:create",
        needs: ["create"],
        description:
          "Asks for a secret. The response contains a link, where a person without an account sends the secret. The secret becomes an ordinary push of the caller.",
        body: t.Object({ request: newRequestSchema(options, mailings !== null) }, { title: "CreateRequest" }),
        answers: { 201: ["The request.", ListedRequest] },
        errors: [400, 401, 408, 409, 413, 415, 422, 503, 507],
      }),
    )
    .get("/api/v2/requests", list("open", "ready"), listed("own", "that are not closed, like `/requests/active`"))
    .get("/api/v2/requests/open", list("open"), listed("open", "that no one has answered"))
    .get("/api/v2/requests/ready", list("ready"), listed("ready", "that someone has answered"))
    .get("/api/v2/requests/active", list("open", "ready"), listed("active", "that are not closed"))
    .get("/api/v2/requests/closed", list("closed"), listed("closed", "that are closed, by hand or by time"))
    .get(
      "/api/v2/requests/:token",
      ({ request, params, caller }) => retrieve(params.token, { request, caller }),
      reference({
        summary: "Retrieve a request",
        id: "retrieveRequest",
        own: "request:create",
        needs: ["read"],
        description:
          "The question, and whether it can be answered. The owner also gets the answers: `response` is the newest one, as the owner of its push would retrieve it, and `responses` lists all pushes. An owner who does not send the passphrase gets the answers without the question. HEAD gets the same status and leaves no trace. If the request has recipients, others get 401 or 403, with the recipients masked if codes are mailed. More than 60 calls a minute from one address get 429.",
        token: "request",
        query: PASSPHRASE,
        proof: true,
        answers: { 200: ["The request.", RetrievedRequest] },
        errors: [401, 403, 404, 429, 503],
      }),
    )
    .patch(
      "/api/v2/requests/:token/respond",
      async ({ request, params, caller }) => {
        expectNoOtherSite(request, options.baseUrl);
        return toPublicRequest(await answerTo(params.token, request, caller), base(request));
      },
      reference({
        summary: "Answer a request",
        id: "respondToRequest",
        needs: ["create"],
        description:
          "Sends the secret, and files if the request accepts them; each answer becomes a push of the request's owner. 409 if the request is closed or has all its answers. The passphrase can be in the query or in the body; in a form, it must precede the files. If the request has recipients, only they can answer. More than 30 calls a minute from one address get 429.",
        token: "request",
        query: PASSPHRASE,
        proof: true,
        body: t.Object({ request: responseSchema(options) }, { title: "RespondToRequest" }),
        answers: { 200: ["The request, as people who may answer see it.", PublicRequest] },
        errors: [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503, 507],
      }),
    )
    .get(
      "/api/v2/requests/:token/preview",
      async ({ request, params }) => ({
        url: requestLinkOf(base(request), (await requests.find(params.token)).urlToken),
      }),
      reference({
        summary: "The link of a request",
        id: "previewRequest",
        own: "request:create",
        needs: ["read"],
        description: "Leaves no trace; works for closed requests too.",
        token: "request",
        answers: { 200: ["The link.", Preview] },
        errors: [401, 404, 429],
      }),
    )
    .get(
      "/api/v2/requests/:token/audit",
      async ({ request, params, caller }) => {
        const entries = await own.auditLog(params.token, userIdOf(caller), readPage(queryOf(request)));
        return { logs: entries.map(toAuditEntry) };
      },
      ownersOnly({
        summary: "The audit log of a request",
        id: "listRequestAuditEntries",
        own: "request:create",
        needs: ["audit"],
        description: "Who created, read, answered or closed the request, oldest first. Only the owner gets this log.",
        token: "request",
        query: PAGE_QUERY,
        answers: { 200: ["One page.", AuditLog] },
        errors: [400, 401, 403, 404, 429],
      }),
    )
    .delete(
      "/api/v2/requests/:token",
      async ({ request, params, caller }) =>
        toListedRequest(await own.close(params.token, owner(caller)), base(request)),
      ownersOnly({
        summary: "Close a request",
        id: "closeRequest",
        own: "request:create",
        needs: ["expire"],
        description:
          "The request no longer accepts answers, and its question is erased at once; answers stay. Only the owner may do this. If the request is already closed, the answer is 200, and nothing changes.",
        token: "request",
        answers: { 200: ["The closed request.", ListedRequest] },
        errors: [401, 403, 404, 429, 503],
      }),
    );
};

const listed = (name: string, which: string) =>
  ownersOnly({
    summary: `List ${name} requests`,
    id: `list${name[0]?.toUpperCase()}${name.slice(1)}Requests`,
    description: `The caller's own requests ${which}, newest first.`,
    needs: ["read"],
    own: "request:create",
    query: PAGE_QUERY,
    answers: { 200: ["One page.", t.Array(ListedRequest)] },
    errors: [400, 401, 429],
  });
