// The OpenAPI document, as tests read it: its types, its operations, and whether a value fits a schema.

import type { TestServer } from "./harness.ts";

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: unknown[];
  nullable?: boolean;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
}
export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Array<Record<string, string[]>>;
  parameters?: Array<{ in: string; name: string; description: string; required: boolean; schema: Schema }>;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media>; headers?: Record<string, object> }>;
}
export interface Document {
  info: { title: string; version: string; description: string; license: { name: string; url: string } };
  servers: Array<{ url: string }>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Record<string, string>> };
}

export const documentOf = async (server: TestServer): Promise<Document> =>
  (await (await server.fetch("/help/api/openapi.json")).json()) as Document;

export const operations = (document: Document): Array<[name: string, operation: Operation]> =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
export const operation = (document: Document, name: string): Operation => {
  const found = operations(document).find(([known]) => known === name)?.[1];
  if (!found) throw new Error(`The document does not have ${name}.`);
  return found;
};
export const bodyOf = (document: Document, name: string, status: number): Schema =>
  operation(document, name).responses[status]?.content["application/json"]?.schema ?? {};

/** The schema itself, where this one refers to it by name. */
export const resolved = (document: Document, schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.replace("#/components/schemas/", "")] ?? {}) : schema;

/** How a value breaks a schema, one sentence each. Empty where it fits. */
export function mismatches(document: Document, reference: Schema, value: unknown, at = "$"): string[] {
  const schema = resolved(document, reference);
  if (value === null) return schema.nullable ? [] : [`${at} is null`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is not one of ${schema.enum.join(", ")}`];
  switch (schema.type) {
    case "array":
      if (!Array.isArray(value)) return [`${at} is not an array`];
      return value.flatMap((item, index) => mismatches(document, schema.items ?? {}, item, `${at}[${index}]`));
    case "object": {
      if (typeof value !== "object" || Array.isArray(value)) return [`${at} is not an object`];
      const { properties = {}, additionalProperties: more = true } = schema;
      const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
      return [
        ...missing.map((name) => `${at}.${name} is missing`),
        ...Object.entries(value).flatMap(([name, part]) => {
          if (properties[name]) return mismatches(document, properties[name], part, `${at}.${name}`);
          if (typeof more === "object") return mismatches(document, more, part, `${at}.${name}`);
          return more ? [] : [`${at}.${name} is not in the schema`];
        }),
      ];
    }
    case "integer":
      if (!Number.isInteger(value)) return [`${at} is not an integer`];
      if ((value as number) < (schema.minimum ?? -Infinity) || (value as number) > (schema.maximum ?? Infinity)) {
        return [`${at} is out of range`];
      }
      return [];
    case "string":
      if (typeof value !== "string") return [`${at} is not a string`];
      return schema.pattern && !new RegExp(schema.pattern).test(value) ? [`${at} does not match`] : [];
    default:
      return schema.type === undefined || typeof value === schema.type ? [] : [`${at} is not a ${schema.type}`];
  }
}

/** The operations of /api/v2. */
export const V2: Record<string, { id: string; statuses: number[]; auth: "none" | "optional" | "required" }> = {
  "GET /api/v2/version": { id: "getVersion", statuses: [200, 429, 500], auth: "none" },
  "GET /up": { id: "getHealth", statuses: [200, 429, 500, 503], auth: "none" },
  "POST /api/v2/pushes": {
    id: "createPush",
    statuses: [201, 400, 401, 413, 422, 429, 500, 503],
    auth: "optional",
  },
  "GET /api/v2/pushes/{token}": {
    id: "retrievePush",
    statuses: [200, 401, 404, 429, 500, 503],
    auth: "optional",
  },
  "DELETE /api/v2/pushes/{token}": {
    id: "expirePush",
    statuses: [200, 401, 403, 404, 429, 500, 503],
    auth: "optional",
  },
  "GET /api/v2/pushes/{token}/preview": { id: "previewPush", statuses: [200, 401, 404, 429, 500], auth: "optional" },
  "GET /api/v2/pushes/{token}/audit": {
    id: "listAuditEntries",
    statuses: [200, 400, 401, 403, 404, 429, 500],
    auth: "required",
  },
  "GET /api/v2/pushes/active": { id: "listActivePushes", statuses: [200, 400, 401, 429, 500], auth: "required" },
  "GET /api/v2/pushes/expired": { id: "listExpiredPushes", statuses: [200, 400, 401, 429, 500], auth: "required" },
};
