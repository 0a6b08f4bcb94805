// /api/v2/uploads: the tus protocol, version 1.0 (https://tus.io/protocols/resumable-upload), with the extensions creation,
// expiration and termination.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError, notFound } from "../../base/errors.ts";
import { type Caller, queueKeyOf } from "../../domain/callers/caller.ts";
import { freeBytes } from "../../base/memory.ts";
import { reference } from "../../http/contract/openapi.ts";
import { errorResponse } from "../../http/contract/responses.ts";
import { SECURITY_HEADERS } from "../../http/headers.ts";
import type { PagesPart, PartOptions } from "../../http/pages/part.ts";
import { Senders } from "../../http/pages/request_sender.ts";
import { contextOf, passphraseOf } from "../../http/request_context.ts";
import { identity, tokenNeeded } from "../../http/sessions/identity.ts";
import type { PushRules } from "../../model/rules.ts";
import type { Upload, Uploads } from "./uploads.ts";

const PATH = "/api/v2/uploads";
const VERSION = "1.0.0";
const MAX_METADATA_CHARACTERS = 4096;

export const resumablePart = (uploads: () => Promise<Uploads>): PagesPart => ({
  routes: (_layout, options) => uploadRoutes(uploads, options),
});

interface Asked {
  request: Request;
  caller: Caller;
  params: { id: string };
}

const uploadRoutes = (uploads: () => Promise<Uploads>, options: PartOptions) => {
  const { newPushes, bodies } = options;
  const senders = new Senders(options);

  const rulesFor = async (
    { request, caller }: Omit<Asked, "params">,
    answers: string | null,
    passphrase: string,
  ): Promise<PushRules> => {
    if (answers !== null) {
      const given = passphraseOf(request) ?? passphrase;
      return options.admitToAnswer(answers, await senders.scriptOr(request, caller), given);
    }
    if (contextOf(request).forRecipients) throw notFound();
    if (caller.userId === null && !options.allowAnonymous) throw tokenNeeded();
    return newPushes.rulesForFiles(caller);
  };

  const begin = async (asked: Omit<Asked, "params">): Promise<Response> => {
    const { headers } = asked.request;
    const length = numberIn(headers, "upload-length");
    const { answers, passphrase, ...declared } = declaredIn(headers);
    const rules = await rulesFor(asked, answers, passphrase);
    const upload = await (await uploads()).create({ length, ...declared }, asked.caller, rules, answers);
    const body = { id: upload.id, expires_at: new Date(upload.expiresAtMs).toISOString() };
    return Response.json(body, {
      status: 201,
      headers: {
        ...BASIC,
        ...expires(upload),
        location: `${PATH}/${upload.id}`,
        "content-type": "application/json; charset=utf-8",
      },
    });
  };

  const offset = async ({ caller, params }: Asked): Promise<Response> => {
    const { upload, offset } = await (await uploads()).offset(params.id, caller);
    return answer(200, upload, {
      "upload-offset": String(offset),
      "upload-length": String(upload.length),
      "upload-metadata": metadataOf(upload),
    });
  };

  const append = async ({ request, caller, params }: Asked): Promise<Response> => {
    const { headers } = request;
    if (headers.get("content-type") !== "application/offset+octet-stream") {
      throw new AppError("unsupported", "The Content-Type must be application/offset+octet-stream.");
    }
    if (headers.has("content-encoding")) {
      throw new AppError("unsupported", "A Content-Encoding is not supported: send the bytes as they are.");
    }
    const given = numberIn(headers, "upload-offset");
    const declared = headers.get("content-length");
    const body = bodies.open(request, queueKeyOf(caller));
    body.stream();
    const { upload, offset } = await (
      await uploads()
    ).append(params.id, caller, {
      offset: given,
      declaredBytes: declared === null ? null : Number(declared),
      bytes: freed(body.chunks()),
    });
    return answer(204, upload, { "upload-offset": String(offset) });
  };

  const remove = async ({ caller, params }: Asked): Promise<Response> => {
    await (await uploads()).remove(params.id, caller);
    return new Response(null, { status: 204, headers: BASIC });
  };

  const abilities = async (): Promise<Response> => {
    const { maxBytes } = await uploads();
    return new Response(null, {
      status: 204,
      headers: {
        ...BASIC,
        "tus-version": VERSION,
        "tus-extension": "creation,expiration,termination",
        "tus-max-size": String(maxBytes),
      },
    });
  };

  const hidden = { parse: "none", detail: { hide: true, needs: ["create"] } } as const;
  return (
    new Elysia({ name: "uploads" })
      .options(PATH, abilities, { detail: { hide: true } })
      .options(`${PATH}/:id`, abilities, { detail: { hide: true } })
      // Only callers who may upload get an id, and everything else needs the id.
      .use(identity({ ...options, allowAnonymous: true }))
      .post(
        PATH,
        inVersion(begin),
        reference({
          tag: "Uploads",
          summary: "Begin an upload",
          id: "createUpload",
          posted: true,
          needs: ["create"],
          description:
            "Begins an upload that resumes after a break, from any network: the tus protocol, version 1.0, with the extensions creation, expiration and termination (https://tus.io/protocols/resumable-upload). Any tus client works with it. The header `Upload-Length` says how many bytes will come; `Upload-Metadata` may contain `filename` and `filetype`. For an answer to a request, it also contains the token of the request as `request`, and the request's `passphrase`, if any. At the address in `Location`, PATCH sends bytes, HEAD returns the offset, and DELETE removes the upload. Once all bytes have arrived, put the `id` into `push[uploads]` of a new push. An upload that no push names is removed at `expires_at`. Only the account that began an upload can use it; without an account, or for an answer, anyone who knows the id can.",
          auth: "optional",
          answers: {
            201: [
              "The upload.",
              t.Object({
                id: t.String({ description: "For `push[uploads]`. Keep it secret." }),
                expires_at: t.String({ format: "date-time", examples: ["2026-01-02T01:00:00.000Z"] }),
              }),
            ],
          },
          errors: [400, 401, 412, 413, 422, 503, 507],
        }),
      )
      .get(`${PATH}/:id`, inVersion(offset), hidden)
      .patch(`${PATH}/:id`, inVersion(append), hidden)
      .delete(`${PATH}/:id`, inVersion(remove), hidden)
      .post(
        `${PATH}/:id`,
        // For clients whose network blocks PATCH and DELETE.
        inVersion(async (asked: Asked) => {
          const method = asked.request.headers.get("x-http-method-override");
          if (method === "PATCH") return append(asked);
          if (method === "DELETE") return remove(asked);
          throw new AppError("malformed", "X-HTTP-Method-Override must be PATCH or DELETE here.");
        }),
        hidden,
      )
  );
};

const BASIC = { "tus-resumable": VERSION, "cache-control": "no-store", ...SECURITY_HEADERS };

const expires = ({ expiresAtMs }: Upload) => ({ "upload-expires": new Date(expiresAtMs).toUTCString() });

const answer = (status: number, upload: Upload, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...BASIC, ...expires(upload), ...headers } });

/** Runs a handler for requests of this version of the protocol, and names the version in error responses too. */
const inVersion =
  <Given extends { request: Request }>(handler: (asked: Given) => Promise<Response>) =>
  async (asked: Given): Promise<Response> => {
    const { request } = asked;
    if (request.headers.get("tus-resumable") !== VERSION) {
      const error = `The header Tus-Resumable must be ${VERSION}.`;
      return Response.json(
        { error, code: "wrong-version" },
        { status: 412, headers: { ...BASIC, "tus-version": VERSION } },
      );
    }
    try {
      return await handler(asked);
    } catch (error) {
      // The router handles an error that has a cause, and logs the cause.
      if (!(error instanceof AppError) || error.cause !== undefined) throw error;
      const response = errorResponse(error, contextOf(request));
      response.headers.set("tus-resumable", VERSION);
      return response;
    }
  };

function numberIn(headers: Headers, name: string): number {
  const given = headers.get(name) ?? "";
  if (/^\d{1,15}$/.test(given)) return Number(given);
  const title = name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  throw new AppError("malformed", `The header ${title} must be a number of bytes.`);
}

interface Metadata {
  filename: string;
  contentType: string;
  /** The token and the passphrase of the request that the upload answers. */
  answers: string | null;
  passphrase: string;
}

/** Reads Upload-Metadata: pairs of a key and a value in base64, separated by commas. */
function declaredIn(headers: Headers): Metadata {
  const given = headers.get("upload-metadata") ?? "";
  if (given.length > MAX_METADATA_CHARACTERS) {
    throw new AppError(
      "malformed",
      `The header Upload-Metadata may have at most ${MAX_METADATA_CHARACTERS} characters.`,
    );
  }
  const pairs = given.split(",").map((pair) => pair.trim().split(/ +/));
  const valueOf = (...keys: string[]): string => {
    const [, value = ""] = pairs.find(([key = ""]) => keys.includes(key)) ?? [];
    return Buffer.from(value, "base64").toString();
  };
  return {
    filename: valueOf("filename", "name"),
    contentType: valueOf("filetype", "type"),
    answers: valueOf("request") || null,
    passphrase: valueOf("passphrase"),
  };
}

const metadataOf = ({ filename, contentType }: Upload): string =>
  `filename ${Buffer.from(filename).toString("base64")},filetype ${Buffer.from(contentType).toString("base64")}`;

/** Frees each piece when the next one is requested. */
async function* freed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    freeBytes(chunk);
  }
}
