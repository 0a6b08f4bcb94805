// Turns TypeBox schemas into the OpenAPI parts of a route, so that a controller says in a few lines
// what it takes and answers, errors included.

import type { TSchema } from "@sinclair/typebox";

import { InvalidFields, Problem } from "./schemas.ts";

export interface RouteReference {
  tag: string;
  summary: string;
  description?: string;
  /** Answers that are no errors: status → [description, schema]. */
  answers: Record<number, [description: string, schema: TSchema]>;
  /** Error statuses this route can answer with. */
  errors?: number[];
  query?: Record<string, { description: string; schema: object; required?: boolean }>;
  /** Has a url_token in its path. */
  token?: boolean;
  body?: TSchema;
  /** "optional": works without an API token; "required": does not; "none": none is looked at. */
  auth?: "none" | "optional" | "required";
}

const ERRORS: Record<number, string> = {
  400: "The body or query cannot be read.",
  401: "An API token is needed, or the one sent is not valid; or the passphrase is wrong or missing.",
  403: "The token's user may not do this.",
  404: "There is no such push.",
  413: "The body is over the limit; the message names it.",
  422: "One or more fields break their rules; all are listed.",
  429: "Too many requests, or too many wrong passphrases. Retry-After says how many seconds to wait.",
  503: "The store cannot accept writes. Nothing was stored.",
  507: "The server's disk is too full to take files.",
};

const json = (schema: TSchema) => ({ "application/json": { schema: plain(schema) } });

/** TypeBox's schemas carry symbols and ids of its own; the document wants plain JSON Schema of OpenAPI 3.0. */
export function plain(schema: TSchema): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => toOpenApi30(value));
}

// OpenAPI 3.0 knows neither `const`, nor `examples` inside a schema, nor the type "null".
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
    if (real.length === 1 && real.length < options.length) Object.assign(out, { ...real[0], ...rest, nullable: true });
    else if (options.every((option) => Array.isArray(option.enum))) {
      Object.assign(out, { type: "string", enum: options.flatMap((option) => option.enum as unknown[]) });
    } else out.anyOf = anyOf;
  }
  return out;
}

export function reference(route: RouteReference): { detail: Record<string, unknown> } {
  const responses: Record<string, unknown> = {};
  for (const [status, [description, schema]] of Object.entries(route.answers)) {
    responses[status] = { description, content: json(schema) };
  }
  for (const status of route.errors ?? []) {
    responses[status] = {
      description: ERRORS[status],
      content: json(status === 422 ? InvalidFields : Problem),
      ...(status === 429
        ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
        : {}),
    };
  }
  const parameters = Object.entries(route.query ?? {}).map(([name, { description, schema, required }]) => ({
    in: "query",
    name,
    description,
    required: required ?? false,
    schema,
  }));
  if (route.token) {
    parameters.unshift({
      in: "path",
      name: "token",
      description: "The push's url_token.",
      required: true,
      schema: { type: "string", example: "fkwjfvhall92XkP0qLmT3sYz" },
    });
  }
  const auth = route.auth ?? "optional";
  return {
    detail: {
      tags: [route.tag],
      summary: route.summary,
      ...(route.description ? { description: route.description } : {}),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(route.body ? { requestBody: requestBody(route.body) } : {}),
      responses,
      security: auth === "none" ? [] : auth === "optional" ? [{}, { token: [] }] : [{ token: [] }],
    },
  };
}

// The two form encodings carry the same fields under bracket names.
function requestBody(body: TSchema): object {
  const inner = (body.properties as Record<string, TSchema>).push;
  const fields = Object.entries((inner?.properties ?? {}) as Record<string, TSchema>);
  const form = {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, schema]) => [`push[${name}]`, plain(schema)])),
  };
  return {
    required: true,
    content: {
      "application/json": { schema: plain(body) },
      "application/x-www-form-urlencoded": { schema: form },
      "multipart/form-data": { schema: form },
    },
  };
}
