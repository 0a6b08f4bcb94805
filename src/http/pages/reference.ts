// GET /help/api: the API reference, a page made from the OpenAPI document. It needs no script, and has an anchor for each operation,
// object and error. It is in English, as the API is.

import { Elysia } from "elysia";

import { ERROR_CODES } from "../../base/errors.ts";
import { DOCUMENT_PATH, REFERENCE_PATH } from "../contract/docs.ts";
import { ERRORS } from "../contract/openapi.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { shown, textsFor } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import { DOT, Html, markup } from "./markup.ts";

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface Content {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Operation {
  tags?: string[];
  summary: string;
  operationId: string;
  description?: string;
  security?: object[];
  parameters?: Array<{ in: string; name: string; description?: string; required?: boolean; schema: Schema }>;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: Array<{ url: string }>;
  tags: Array<{ name: string; description: string }>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { description: string }> };
}

export const referencePageFor = (request: Request, reference: string): Page => ({
  template: "reference",
  title: textsFor(request).layout.api,
  values: {},
  longText: reference,
});

export const referencePages = (
  layout: Layout,
  { document, browserSessions }: { document: () => Promise<object>; browserSessions: BrowserSessions },
) =>
  new Elysia({ name: "the API reference" }).guard({ detail: { hide: true } }).get(
    REFERENCE_PATH,
    shown(async (request) => {
      const page = referencePageFor(request, referenceHtml((await document()) as OpenApi));
      return layout.render(request, await browserSessions.signedInUser(request), page);
    }),
  );

/** The HTML is long and the same for each reader, so it is made once. */
const written = new WeakMap<OpenApi, string>();

/** The content of the page, made from the document. @throws any error if the document is not valid */
export function referenceHtml(document: OpenApi): string {
  let html = written.get(document);
  if (html === undefined) written.set(document, (html = new Reference(document).html()));
  return html;
}

/** Only the document's own Markdown becomes HTML; HTML in it stays text. */
const prose = (markdown: string | undefined, ids = false): Html =>
  new Html(
    Bun.markdown
      .html(markdown ?? "", { noHtmlBlocks: true, noHtmlSpans: true, headings: { ids } })
      .replaceAll("<pre>", '<pre tabindex="0">')
      .trim(),
  );

/** Names each table after the heading above it. */
function named(html: Html): Html {
  let id = "";
  const tables = /<h2 id="([\w-]+)">|<table>/g;
  return new Html(
    String(html).replaceAll(tables, (found, heading?: string) => {
      if (heading === undefined) return `<table aria-labelledby="${id}">`;
      id = heading;
      return found;
    }),
  );
}

/** At most one paragraph, without the <p> around it. */
const line = (markdown: string | undefined): Html => new Html(String(prose(markdown)).replace(/^<p>(.*)<\/p>$/s, "$1"));

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const json = (value: unknown): string => JSON.stringify(value);
const pre = (text: string): Html => markup`<pre tabindex="0">${text}</pre>`;
const code = (text: string): Html => markup`<code>${text}</code>`;

class Reference {
  readonly #document: OpenApi;
  /** A tag → its operations, in the order of the document. */
  readonly #groups = new Map<string, Array<{ method: string; path: string; operation: Operation }>>();

  constructor(document: OpenApi) {
    this.#document = document;
    for (const { name } of document.tags) this.#groups.set(name, []);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const [tag = "Other"] = operation.tags ?? [];
        const group = this.#groups.get(tag) ?? [];
        this.#groups.set(tag, group);
        group.push({ method: method.toUpperCase(), path, operation });
      }
    }
  }

  html(): string {
    const { info, components } = this.#document;
    const introduction = named(prose(info.description, true));
    const groups = [...this.#groups].filter(([, operations]) => operations.length > 0);
    return String(markup`<h1 id="heading">${info.title}</h1>
<p>Version ${info.version}. For programs: <a href="${DOCUMENT_PATH}">openapi.json</a>, an OpenAPI document.</p>
<nav class="api-contents" aria-label="Contents">
<ul>${[...String(introduction).matchAll(/<h2 id="([\w-]+)">([^<]*)/g)].map(([, id = "", title = ""]) => markup`<li><a href="#${id}">${new Html(title)}</a></li>`)}<li><a href="#objects">Objects</a></li><li><a href="#codes">What to do about an error</a></li></ul>
${groups.map(
  ([tag, operations]) => markup`<h2><a href="#group-${slug(tag)}" id="to-${slug(tag)}">${tag}</a></h2>
<ul aria-labelledby="to-${slug(tag)}">${operations.map(({ operation }) => markup`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul>
`,
)}</nav>
${introduction}
<h2 id="tokens">Sending a token</h2>
<ul>${Object.values(components.securitySchemes).map(({ description }) => markup`<li>${line(description)}</li>`)}</ul>
${groups.map(([tag, operations]) => this.#groupHtml(tag, operations))}
<h2 id="objects">Objects</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => markup`<h3 id="object-${name}"><a href="#object-${name}">${name}</a></h3>
${prose(schema.description)}${this.#fieldsHtml(schema)}
`,
)}${errorsHtml()}`);
  }

  #groupHtml(tag: string, operations: Array<{ method: string; path: string; operation: Operation }>): Html {
    return markup`<h2 id="group-${slug(tag)}">${tag}</h2>
${prose(this.#document.tags.find(({ name }) => name === tag)?.description)}${operations.map(({ method, path, operation }) => this.#operationHtml(method, path, operation))}`;
  }

  #operationHtml(method: string, path: string, operation: Operation): Html {
    const { operationId: id, summary, description, parameters = [], requestBody, responses } = operation;
    const good = Object.entries(responses).filter(([status]) => Number(status) < 400);
    const bad = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    return markup`<article aria-labelledby="${id}"><h3 id="${id}"><a href="#${id}">${summary}</a></h3>
<p class="path"><strong>${method}</strong> ${code(path)}</p>
${prose(description)}<p class="meta">${tokenWords(operation)}</p>
${
  parameters.length > 0 &&
  markup`<h4>Parameters</h4>
<dl>${parameters.map((one) => this.#fieldHtml(one.name, { ...one.schema, description: one.description ?? "" }, one.required === true, one.in))}</dl>
`
}${requestBody && this.#bodyHtml(requestBody.content)}<h4>Example</h4>
${pre(this.#curl(method, path, operation))}
<h4>Answers</h4>
<dl>${good.map(([status, answer]) => this.#answerHtml(status, answer))}</dl>
<p>Errors: ${bad.map(([status], index) => markup`${index > 0 && ", "}<a href="#status-${status}">${status}</a>`)}.</p>
${bad.filter(([status, answer]) => answer.description !== ERRORS[Number(status)]?.words).map(([status, answer]) => markup`<p class="meta">${status}: ${line(answer.description)}</p>`)}</article>
`;
  }

  #answerHtml(status: string, { description, content = {} }: Operation["responses"][string]): Html {
    const [type, body] = Object.entries(content)[0] ?? [];
    if (!body) return markup`<dt>${status}</dt><dd>${line(description)}</dd>`;
    const { schema, example, examples = {} } = body;
    const shownExamples = [
      ...(example === undefined ? [] : [{ summary: "Example", value: example }]),
      ...Object.values(examples),
    ];
    const inner = schema.properties && this.#fieldsHtml(schema);
    return markup`<dt>${status}</dt><dd>${line(description)} <span class="meta">${type ?? ""}: ${this.#typeHtml(schema)}</span>${inner}${shownExamples.map(({ summary, value }) => exampleHtml(summary, value))}</dd>`;
  }

  #bodyHtml(content: Record<string, Content>): Html {
    const types = Object.keys(content);
    const [first] = Object.values(content);
    if (!first) return markup``;
    const forms = Object.values(content).slice(1);
    // In forms, fields have bracket names. Fields that JSON has too need no second description.
    const named = this.#namesIn(first.schema);
    const more = new Map(
      forms.flatMap(({ schema }) => Object.entries(schema.properties ?? {})).filter(([name]) => !named.has(name)),
    );
    return markup`<h4>Body</h4>
<p class="meta">${types.map((type, index) => markup`${index > 0 && ", "}${code(type)}`)}</p>
${this.#fieldsHtml(this.#resolved(first.schema))}${
      more.size > 0 &&
      markup`<p>Only in forms:</p>
<dl>${[...more].map(([name, schema]) => this.#fieldHtml(name, schema, false))}</dl>
`
    }${Object.values(first.examples ?? {})
      .slice(1)
      .map(({ summary, value }) => exampleHtml(summary, value))}`;
  }

  /** The names that the fields of a JSON body have in a form. */
  #namesIn(schema: Schema): Set<string> {
    const outer = Object.entries(this.#resolved(schema).properties ?? {});
    return new Set(
      outer.flatMap(([name, part]) => {
        const inner = this.#resolved(part).properties;
        return inner === undefined
          ? [name, `${name}[]`]
          : Object.keys(inner).flatMap((key) => [`${name}[${key}]`, `${name}[${key}][]`]);
      }),
    );
  }

  #resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.#document.components.schemas[nameOf(schema.$ref)] ?? {});
  }

  #fieldsHtml({ properties = {}, required = [], additionalProperties }: Schema): Html {
    const others =
      typeof additionalProperties === "object" &&
      markup`<p>Any other name: ${this.#typeHtml(additionalProperties)}.</p>`;
    const fields = Object.entries(properties);
    return markup`${fields.length > 0 && markup`<dl>${fields.map(([name, schema]) => this.#fieldHtml(name, schema, required.includes(name)))}</dl>`}${others}
`;
  }

  /** @param place the part of the request that contains a parameter, such as the query */
  #fieldHtml(name: string, schema: Schema, isRequired: boolean, place?: string): Html {
    const inner = schema.properties ?? schema.items?.properties;
    const of = schema.properties ? schema : (schema.items ?? {});
    return markup`<dt>${code(name)} <span class="meta">${place !== undefined && `${place}, `}${this.#typeHtml(schema)}${isRequired && ", required"}</span></dt><dd>${prose(schema.description)}${factsHtml(schema)}${inner && this.#fieldsHtml(of)}</dd>`;
  }

  #typeHtml(schema: Schema): Html {
    const orNull = schema.nullable === true && " or null";
    if (schema.$ref !== undefined) {
      const name = nameOf(schema.$ref);
      return markup`<a href="#object-${name}">${name}</a>${orNull}`;
    }
    if (schema.anyOf)
      return markup`${schema.anyOf.map((one, index) => markup`${index > 0 && " or "}${this.#typeHtml(one)}`)}${orNull}`;
    if (schema.items) return markup`list of ${this.#typeHtml(schema.items)}${orNull}`;
    return markup`${schema.type ?? "anything"}${orNull}`;
  }

  /** The smallest valid body: what is required, or else its first field. */
  #least(schema: Schema): unknown {
    const { properties, required = [], items, example } = this.#resolved(schema);
    if (items && example === undefined) return [this.#least(items)];
    if (!properties) return example ?? "";
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(names.map((name) => [name, this.#least(properties[name] ?? {})]));
  }

  /** A curl command that sends the request, with the first example of the body. */
  #curl(method: string, path: string, operation: Operation): string {
    const { parameters = [], requestBody, responses } = operation;
    const base = this.#document.servers[0]?.url;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      String(parameters.find((one) => one.in === "path" && one.name === name)?.schema.example ?? name.toUpperCase()),
    );
    const query = parameters
      .filter((one) => one.in === "query" && one.required)
      .map(({ name, schema }) => `${name}=${String(schema.example ?? name.toUpperCase())}`);
    const body = Object.values(requestBody?.content ?? {})[0];
    // No one sends a request with all fields, so the example has only the required ones.
    const example =
      Object.values(body?.examples ?? {})[0]?.value ??
      LEAST[operation.operationId] ??
      (body && this.#least(body.schema));
    const url = `${base === undefined || base === "/" ? "https://push.example" : base}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
    const isUsual = method === "GET" || (method === "POST" && example !== undefined);
    const parts = [
      `curl ${isUsual ? "" : `-X ${method} `}${query.length > 0 ? quoted(url) : url}`,
      ...(needsToken(operation) ? [`-H ${quoted("Authorization: Bearer TOKEN")}`] : []),
      // For the tus protocol, whose headers are not parameters of a single operation.
      ...("412" in responses ? [`-H ${quoted("Tus-Resumable: 1.0.0")}`, `-H ${quoted("Upload-Length: 11")}`] : []),
      ...(example === undefined ? [] : [`--json ${quoted(JSON.stringify(example, null, 2))}`]),
    ];
    return parts.join(" \\\n  ");
  }
}

/** Bodies for old operations whose path says what no schema does: that there is a file, or a link. */
const LEAST: Readonly<Record<string, object>> = {
  legacyCreateFilePush: {
    file_push: { files: [{ filename: "door-codes.txt", content_type: "text/plain", content: "NDcxMQo=" }] },
  },
  legacyCreateUrlPush: { url: { payload: "https://example.org/invite" } },
};

const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";

/** A text, quoted for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const needsToken = ({ security = [] }: Operation): boolean =>
  security.length > 0 && security.every((one) => Object.keys(one).length > 0);

const tokenWords = (operation: Operation): string =>
  needsToken(operation)
    ? "Needs a token."
    : (operation.security ?? []).length > 0
      ? "Works with a token, or without one where the server allows that."
      : "Needs no token.";

const exampleHtml = (summary: string, value: unknown): Html =>
  markup`<details><summary>${summary}</summary>${pre(JSON.stringify(value, null, 2))}</details>`;

/** The allowed values, in addition to the description. */
function factsHtml(schema: Schema): Html {
  const { enum: choices, default: preset, example, format, pattern } = schema;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const facts = [
    choices && markup`One of ${choices.map((one, index) => markup`${index > 0 && ", "}${code(String(one))}`)}`,
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " items"),
    format !== undefined && markup`Format ${code(format)}`,
    pattern !== undefined && markup`Pattern ${code(pattern)}`,
    preset !== undefined && markup`Default ${code(json(preset))}`,
    example !== undefined && example !== "" && example !== preset && markup`Example ${code(json(example))}`,
  ].filter((fact) => fact instanceof Html);
  return markup`${facts.length > 0 && markup`<p class="meta">${facts.map((fact, index) => markup`${index > 0 && DOT}${fact}`)}</p>`}`;
}

function range(from: number | undefined, to: number | undefined, of: string): Html | null {
  const [low, high] = [from, to].map((one) => one?.toLocaleString("en"));
  if (low !== undefined && high !== undefined) return markup`${low} to ${high}${of}`;
  if (high !== undefined) return markup`up to ${high}${of}`;
  return low === undefined || from === 0 ? null : markup`at least ${low}${of}`;
}

/** Every error code, by status, with its meaning and what a client should do about it. */
function errorsHtml(): Html {
  const rows = Object.entries(ERROR_CODES);
  const statuses = [...new Set([...Object.keys(ERRORS), ...rows.map(([, [status]]) => String(status))])].sort();
  return markup`<h2 id="codes">What to do about an error</h2>
${statuses.map(
  (status) => markup`<h3 id="status-${status}"><a href="#status-${status}">${status}</a></h3>
<p>${line(ERRORS[Number(status)]?.words)}</p>
<dl>${rows
    .filter(([, [of]]) => String(of) === status)
    .map(
      ([name, [, words, todo]]) =>
        markup`<dt id="code-${name}">${code(name)}</dt><dd><p>${line(words)}</p><p>${line(todo)}</p></dd>`,
    )}</dl>
`,
)}`;
}
