// Turns TypeBox schemas into the OpenAPI operation of a route, so that a route describes in a few lines what it accepts
// and answers, errors included. The reference contains only routes that describe themselves.

import type { TSchema } from "@sinclair/typebox";

import { EXAMPLE_TOKEN } from "../../model/push_fields.ts";
import type { Scope } from "../../model/token.ts";
import { STATES } from "../../model/push_lists.ts";
import { ABSENT, InvalidFields, MAX_PER_PAGE, MAX_QUERY_CHARACTERS, Problem } from "./schemas.ts";

/** Named bodies, shown if a response or a request has more than one typical form. */
export type Examples = Record<string, { summary: string; value: unknown }>;

/** A value or, if building it would slow every start, a function that builds it. */
type Later<T extends object> = T | (() => T);

const built = <T extends object>(part: Later<T> | undefined): T | undefined =>
  typeof part === "function" ? part() : part;

export interface RouteReference {
  tag: string;
  summary: string;
  /** The name that generated clients use. Absent: derived from the summary. */
  id?: string;
  description?: string;
  /** Successful responses: status → [description, schema]. */
  answers: Record<number, [description: string, schema: TSchema]>;
  /** Error statuses of this route, besides those of every route: 405, 429 and 500. */
  errors?: number[];
  /** Bodies to show instead of one derived from the schema, by status; "body" is the request's. */
  examples?: Later<{ body?: Examples; [status: number]: Examples }>;
  query?: Record<string, { description: string; schema: object; required?: boolean }>;
  /** Whether it takes a passphrase in a header. */
  passphrase?: true;
  /** Whether it takes the key of a device in a header. */
  proof?: true;
  /** Whether a client may repeat it with an Idempotency-Key. */
  repeatable?: true;
  /** The kind of object whose url_token is in its path. */
  token?: true | "request";
  /** Other parameters in its path: name → description. */
  parameters?: Record<string, string>;
  /** An object that contains the fields, in a wrapper such as { push: { payload, … } } or without one. */
  body?: Later<TSchema>;
  /** Needs no body, but a client may send one. */
  posted?: true;
  /** Whether it needs an API token; "none": tokens are ignored. */
  auth?: "none" | "optional" | "required";
  /** The scopes, all of which a token with scopes must have. Absent: such a token is refused. */
  needs?: readonly Scope[];
  /** The scope that is enough for objects that were made with the token. */
  own?: Scope;
}

const PASSPHRASE_HEADER = {
  in: "header",
  name: "X-Passphrase",
  description:
    "The passphrase in UTF-8, if there is one. Proxies log the query but no headers. A header loses white space at its ends.",
  required: false,
  schema: { type: "string" },
};

const PROOF_HEADER = {
  in: "header",
  name: "X-Recipient-Proof",
  description:
    "The key of this device, if the push or request requires one: 32 letters and digits, the same each time.",
  required: false,
  schema: { type: "string", pattern: "^[0-9A-Za-z]{32}$" },
};

const KEY_HEADER = {
  in: "header",
  name: "Idempotency-Key",
  description:
    "A string that the client chooses, preferably a random UUID. With it, the client may repeat this request for 24 hours: the same request by the same caller gets the first answer again, and only one push is made. A different request with the same key gets a 422 (`key-reused`).",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255, example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"' },
};

/** The query of a retrieval. */
export const RETRIEVAL_QUERY = {
  passphrase: {
    description:
      "The passphrase, if the push has one. Proxies log the query: send X-Passphrase instead if your client can.",
    schema: { type: "string" },
  },
  hold: { description: "If the push is held: the id of the caller's wait.", schema: { type: "string" } },
};

/** The query of everything that is listed in pages. */
export const PAGE_QUERY = {
  page: {
    description: "Which page, from 1 to 200, with 50 entries each; past the end the list is empty.",
    schema: { type: "integer", minimum: 1, maximum: 200, default: 1 },
  },
};

/** The query of a deletion. */
export const EXPIRY_QUERY = {
  must_end: {
    description: "Whether to answer 409 if the push had ended before this request.",
    schema: { type: "boolean", default: false },
  },
};

/** The query of the lists of one's own pushes. */
export const LIST_QUERY = {
  page: { description: "Which page, from 1 to 200; past the end the list is empty.", schema: PAGE_QUERY.page.schema },
  per_page: {
    description: "How many pushes a page has.",
    schema: { type: "integer", minimum: 1, maximum: MAX_PER_PAGE, default: 50 },
  },
  q: {
    description:
      "Only pushes whose name, note, kind or url_token contains this text; case and accents do not matter. A user may run one such search at a time: a newer one ends it with a 409.",
    schema: { type: "string", maxLength: MAX_QUERY_CHARACTERS },
  },
  state: {
    description:
      "Only pushes in one state: not opened yet, opened, end-to-end encrypted, with someone waiting, frozen, or answers to requests.",
    schema: { type: "string", enum: [...STATES] },
  },
};

/** The meaning of each error status, with an example of its body. */
export const ERRORS: Record<number, { words: string; example: object; headers?: object }> = {
  400: {
    words: "The body or query cannot be read.",
    example: { error: "The body is not valid JSON.", code: "malformed" },
  },
  401: {
    words: "An API token is needed, or the one sent is not valid.",
    example: { error: "The API token is not valid.", code: "unauthorized" },
  },
  403: {
    words: "The token or its user may not do this.",
    example: { error: "Only the owner of this push may delete it.", code: "forbidden" },
  },
  404: { words: "There is no such push.", example: { error: "not-found", code: "not-found" } },
  405: {
    words: "The path answers only to the methods that Allow names.",
    example: { error: "This path answers to GET, HEAD only.", code: "wrong-method" },
    headers: { Allow: { description: "The methods of this path.", schema: { type: "string", example: "GET, HEAD" } } },
  },
  408: {
    words: "The body arrived too slowly.",
    example: { error: "No more of the body arrived for 30 seconds.", code: "too-slow" },
  },
  409: {
    words: "The owner has decided otherwise, or the push, request or wait has already ended; the message says which.",
    example: { error: "This wait is over: the recipient can ask again.", code: "conflict" },
  },
  412: {
    words: "The header Tus-Resumable is missing or names another version. Tus-Version names the supported one.",
    example: { error: "The header Tus-Resumable must be 1.0.0.", code: "wrong-version" },
  },
  413: {
    words: "The body exceeds the limit, which the message names.",
    example: { error: "The body is larger than the limit of 7340032 bytes.", code: "too-large" },
  },
  415: {
    words: "The body has a Content-Encoding; the message names it. Send the body as it is.",
    example: { error: "The Content-Encoding gzip is not supported: send the body as it is.", code: "unsupported" },
  },
  422: {
    words: "One or more fields break their rules; all are listed.",
    example: {
      payload: ["can't be blank"],
      expire_after_days: ["must be an integer between 1 and 90"],
      error: "Not valid: payload can't be blank; expire_after_days must be an integer between 1 and 90.",
      code: "invalid",
    },
  },
  429: {
    words: "Too many requests. Retry-After says how many seconds to wait.",
    example: { error: "Too many requests from your address. Slow down.", code: "rate-limited" },
    headers: {
      "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1, example: 7 } },
    },
  },
  500: {
    words: "A defect in the server. The log names the cause; the response does not.",
    example: { error: "Internal Server Error", code: "defect" },
  },
  503: {
    words: "The store cannot accept writes. Nothing was stored.",
    example: { error: "The store cannot accept writes right now. Nothing was stored.", code: "unavailable" },
  },
  507: {
    words: "There is no space for files: the message names the limit.",
    example: {
      error: "files: the server keeps 1 GiB of its disk free, and less than that is left.",
      code: "out-of-space",
    },
  },
};
const EVERYWHERE = [405, 429, 500];

/** TypeBox adds symbols and ids to schemas. The document needs the plain JSON Schema of OpenAPI 3.0. */
export function plain(schema: TSchema): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => toOpenApi30(value));
}

// OpenAPI 3.0 has neither `const`, nor `examples` inside a schema, nor the type "null".
function toOpenApi30(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { const: constant, examples, anyOf, patternProperties, type, ...rest } = value as Record<string, unknown>;
  const out: Record<string, unknown> = { ...rest };
  if (typeof type === "string") {
    if (type === "null") Object.assign(out, { nullable: true, enum: [null], type: "string" });
    else out.type = type;
  } else if (type !== undefined) out.type = type;
  if (constant !== undefined) Object.assign(out, { enum: [constant] });
  if (Array.isArray(examples) && out.example === undefined) out.example = examples[0];
  if (patternProperties && typeof patternProperties === "object") {
    out.additionalProperties = Object.values(patternProperties)[0];
  }
  if (Array.isArray(anyOf)) {
    const options = anyOf as Array<Record<string, unknown>>;
    const real = options.filter((option) => option.nullable !== true);
    if (real.length === 1 && real.length < options.length) Object.assign(out, { ...real[0], ...out, nullable: true });
    else if (options.every((option) => Array.isArray(option.enum))) {
      Object.assign(out, { type: "string", enum: options.flatMap((option) => option.enum as unknown[]) });
    } else out.anyOf = anyOf;
  }
  return out;
}

/** An instance of a plain schema, built from the examples of its parts. */
export function exampleOf(schema: object): unknown {
  const { type, example, properties, items, anyOf, ...rest } = schema as {
    type?: string;
    example?: unknown;
    enum?: unknown[];
    properties?: Record<string, object>;
    items?: object;
    anyOf?: object[];
  };
  if (example !== undefined) return example;
  if (rest.enum) return rest.enum[0];
  if (type === undefined && anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === "array") return items ? [exampleOf(items)] : [];
  if (type === "object") {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part)]));
  }
  return type === "boolean" ? false : type === "integer" || type === "number" ? 1 : "";
}

function json(schema: TSchema, examples?: Examples): object {
  const shown = plain(schema);
  return { "application/json": { schema: shown, ...(examples ? { examples } : { example: exampleOf(shown) }) } };
}

/**
 * A route's options. The operation is built when the reference is first requested, not at every start: serialising the
 * document calls toJSON. Our own code reads bodies, so `parse` is off for routes with a body. Setting it on a GET would cost time.
 */
export const reference = (route: RouteReference): { parse?: "none"; detail: object } => ({
  ...((route.body ?? route.posted) && { parse: "none" as const }),
  detail: { toJSON: () => describe(route), ...(route.needs && { needs: route.needs, own: route.own }) },
});

/** Like `reference`, for routes that share a tag and a way to authenticate. */
export const references =
  (common: Pick<RouteReference, "tag" | "auth">) =>
  (route: Omit<RouteReference, "tag">): ReturnType<typeof reference> =>
    reference({ ...common, ...route });

/** The OpenAPI operation of a route. */
export function describe(route: RouteReference): Record<string, unknown> {
  const examples: Partial<Record<string, Examples>> = built(route.examples) ?? {};
  const body = built(route.body);
  const responses: Record<string, unknown> = {};
  for (const [status, [description, schema]] of Object.entries(route.answers)) {
    responses[status] = { description, content: json(schema, examples[status]) };
  }
  for (const status of new Set([...(route.errors ?? []), ...EVERYWHERE])) {
    const schema = status === 422 ? InvalidFields : Problem;
    const shown = examples[status] ? { examples: examples[status] } : { example: ERRORS[status]?.example };
    responses[status] = {
      description: status === 403 && route.query?.hold ? HELD : errorWords(status, route) + guarded(status, route),
      content: { "application/json": { schema: plain(schema), ...shown } },
      ...(ERRORS[status]?.headers && { headers: ERRORS[status].headers }),
    };
  }
  const parameters = Object.entries(route.query ?? {}).map(([name, { description, schema, required }]) => ({
    in: "query",
    name,
    description,
    required: required ?? false,
    schema,
  }));
  if (route.passphrase) parameters.push(PASSPHRASE_HEADER);
  if (route.proof) parameters.push(PROOF_HEADER);
  if (route.repeatable) parameters.push(KEY_HEADER);
  for (const [name, description] of Object.entries(route.parameters ?? {})) {
    parameters.unshift({ in: "path", name, description, required: true, schema: { type: "string" } });
  }
  if (route.token) {
    parameters.unshift({
      in: "path",
      name: "token",
      description: `The ${nounOf(route)}'s url_token.`,
      required: true,
      schema: { type: "string", example: EXAMPLE_TOKEN },
    });
  }
  return {
    tags: [route.tag],
    summary: route.summary,
    operationId: route.id ?? idOf(route),
    ...describedBy(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body, examples.body) } : {}),
    responses,
    security: SECURITY[route.auth ?? "optional"],
  };
}

const describedBy = ({ description = "", needs, own }: RouteReference): { description?: string } => {
  const scopes = (needs ?? []).map((scope) => `\`${scope}\``).join(" and ") || "any";
  const needed = needs
    ? `Scope${needs.length > 1 ? "s" : ""} of the token: ${scopes}${own ? `; or \`${own}\`, for its own requests and their answers` : ""}.`
    : "";
  const text = [description, needed].filter((part) => part !== "").join("\n\n");
  return text === "" ? {} : { description: text };
};

const nounOf = ({ token }: RouteReference): string => (token === "request" ? "request" : "push");

const errorWords = (status: number, route: RouteReference): string =>
  status === 404 ? `There is no such ${nounOf(route)}.` : (ERRORS[status]?.words ?? "An error.");

const guarded = (status: number, { query }: RouteReference): string =>
  status === 401 && query?.passphrase ? " Or the passphrase is wrong or missing." : "";

const HELD =
  "The push is held, and its owner has not released it to the caller. While the caller waits, `hold` contains the id and the words of this wait.";

const WITH_TOKEN = [{ token: [] }, { userToken: [] }];
const SECURITY = { none: [], optional: [{}, ...WITH_TOKEN], required: WITH_TOKEN };

/** How a client sends a token, under the names that SECURITY uses. */
export const SECURITY_SCHEMES = {
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "`Authorization: Bearer TOKEN`, with a token made by `secretpush token add EMAIL --name NAME`. The word Bearer may be in upper or lower case, or missing.",
  },
  userToken: {
    type: "apiKey",
    in: "header",
    name: "X-User-Token",
    description: "The same token in the header of older clients. `X-User-Email`, which they send too, is ignored.",
  },
} as const;

// "List active pushes" → listActivePushes. The tag distinguishes routes of the older version.
function idOf({ tag, summary }: RouteReference): string {
  const words = `${/^(?:Pushes|Server)$/.test(tag) ? "" : tag.split(" ")[0]} ${summary}`
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "" && !/^(?:a|an|the)$/i.test(word));
  return words
    .map((word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase())
    .join("")
    .replace(/^./, (letter) => letter.toLowerCase());
}

// Both form encodings carry the same fields under bracket names: { push: { payload } } is push[payload]. Files are
// file parts of a multipart form and cannot be urlencoded. Forms cannot contain null.
function requestBody(body: TSchema, examples?: Examples): object {
  const [[name, first] = ["", {} as Inner]] = Object.entries(body.properties as Record<string, Inner>);
  const [wrapper, inner] = first.type === "object" ? [name, first] : [null, body as Inner];
  const isList = (name: string): boolean => inner.properties[name]?.type === "array";
  const inForm = (name: string): string => (wrapper === null ? name : `${wrapper}[${name}]${isList(name) ? "[]" : ""}`);
  const names = Object.keys(inner.properties);
  const fieldsOf = (listed: string[]): object =>
    Object.fromEntries(listed.map((name) => [inForm(name), formField(inner.properties[name] as TSchema)]));
  const needed = ({ required = [] }: Needs): Needs => (required.length === 0 ? {} : { required: required.map(inForm) });
  const texts = names.filter((name) => !isList(name));
  const textsNeeded = [inner, ...(inner.anyOf ?? [])].find(({ required }) => required?.every((name) => !isList(name)));
  return {
    required: wrapper !== null || (inner.required ?? []).length > 0,
    content: {
      ...json(body, examples),
      "application/x-www-form-urlencoded": {
        schema: { type: "object", properties: fieldsOf(texts), ...needed(textsNeeded ?? {}) },
      },
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: fieldsOf(names),
          ...(inner.anyOf ? { anyOf: inner.anyOf.map(needed) } : needed(inner)),
        },
      },
    },
  };
}

interface Needs {
  required?: string[];
}
type Inner = TSchema & Needs & { properties: Record<string, TSchema>; anyOf?: Needs[] };

function formField(schema: TSchema): object {
  const { nullable: _, ...field } = plain(schema) as {
    nullable?: boolean;
    enum?: unknown[];
    items?: object;
    description?: string;
  };
  if (field.enum) field.enum = field.enum.filter((value) => value !== null);
  if (field.description) field.description = field.description.replace(` ${ABSENT}`, "");
  if (field.items) field.items = { type: "string", format: "binary" };
  return field;
}

/** How the reference groups the routes of oversight.ts. */
export const OVERSIGHT_TAG = {
  name: "Oversight",
  description:
    "All pushes on the server, for auditors and administrators: what they are, and who did what with them. No answer contains a payload, or anything that gives access to one.",
};
export const overseen = references({ tag: OVERSIGHT_TAG.name, auth: "required" });
