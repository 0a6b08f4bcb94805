// GET /help/api, to which /api leads: the API reference, made from the routes' own schemas. What stands in it is what
// routes say by `reference`, and nothing else. Its script is embedded and every outward feature of it
// switched off: nothing the page does leaves the host, and the host needs no internet.

import { promisify } from "node:util";
import { gzip } from "node:zlib";

// By path, because the package exports its modules only, not this bundle.
import scriptFile from "../../node_modules/@scalar/api-reference/dist/browser/standalone.js" with { type: "file" };
import { type AnyElysia, Elysia } from "elysia";

import { formatBytes, formatDuration } from "../base/units.ts";
import type { FileLimits } from "../domain/files.ts";
import { type KindRules, MAX_NOTE_BYTES, MAX_QR_CHARACTERS, type PushRules } from "../model/rules.ts";
import { acceptsEncoding, acceptsHtml, contentPolicy, SECURITY_HEADERS } from "./headers.ts";
import { SECURITY_SCHEMES } from "./openapi.ts";
import { contextOf } from "./request_context.ts";

const PAGE_PATH = "/help/api";
const DOCUMENT_PATH = "/help/api/openapi.json";
/** Where the generator answers inside this program; nobody else can ask there. */
const GENERATED_PATH = "/generated/openapi.json";
const SCRIPT_PATH = "/help/api/reference.js";
const TITLE = "Secret Push API";

// The viewer styles itself with inline styles, so this page has a policy of its own; scripts come
// from this host only, and so do all requests.
const POLICY = contentPolicy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
);

export interface DocsOptions {
  /** The whole application, whose routes are described. */
  app: () => AnyElysia;
  files: { limits: FileLimits };
  fileAttachmentsRequireAuthentication: boolean;
  applicationVersion: string;
  rules: PushRules;
  baseUrl: string | null;
  allowAnonymous: boolean;
  /** Paths that the routes themselves do not show, and the tag they stand under. */
  more: { tag: { name: string; description: string }; paths: () => Paths };
}

type Paths = Record<string, Record<string, object>>;
const hidden = { detail: { hide: true } };

export const docsRoutes = (options: DocsOptions) => {
  const page = pageOf(options.applicationVersion);
  // 4 MB are read and compressed once, when somebody first asks, beside the event loop. All answers share them.
  let plain: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const gzipped = () => (compressed ??= readScript().then(gzipBytes));
  let document: Promise<object> | undefined;

  return (
    new Elysia({ name: "docs" })
      .get(
        SCRIPT_PATH,
        async ({ request }) => {
          const gzip = acceptsEncoding(request, "gzip");
          return new Response(inPieces(gzip ? await gzipped() : await (plain ??= readScript())), {
            headers: {
              "content-type": "text/javascript; charset=utf-8",
              "cache-control": "public, max-age=86400",
              ...SECURITY_HEADERS,
              vary: "Accept-Encoding",
              ...(gzip ? { "content-encoding": "gzip" } : {}),
            },
          });
        },
        hidden,
      )
      // Whoever types the beginning of the API's address finds what there is.
      .get(
        "/api",
        ({ request }) => {
          if (acceptsHtml(request)) {
            return new Response(null, {
              status: 302,
              headers: { location: PAGE_PATH, "cache-control": "no-store", vary: "Accept" },
            });
          }
          const base = options.baseUrl ?? contextOf(request).origin;
          return { message: `The API is described at ${base}${PAGE_PATH}, for programs at ${base}${DOCUMENT_PATH}.` };
        },
        hidden,
      )
      .get(DOCUMENT_PATH, async () => (document ??= documentOf(options)), hidden)
      // Not the plugin's own page, whose inline script would need an exception from the policy.
      .get(
        PAGE_PATH,
        () =>
          new Response(page, {
            headers: {
              "content-type": "text/html; charset=utf-8",
              "cache-control": "no-cache",
              "content-security-policy": POLICY,
              ...SECURITY_HEADERS,
            },
          }),
        hidden,
      )
  );
};

// One of its libraries tries at the start whether it may compile code, which this page's policy
// forbids and the browser would report; this is its own way of being told not to.
const FIRST = "globalThis.__zod_globalConfig = { jitless: true };\n";

const PIECE_BYTES = 16 * 1024;

/**
 * Bytes as a stream of small pieces, none of them copied, with a turn of the event loop between two. Written whole,
 * megabytes for hundreds of clients would be one turn of seconds, and everybody else would wait for its end.
 */
const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
      if (at >= bytes.byteLength) controller.close();
    },
  });
};

const gzipBytes = promisify<Uint8Array, Uint8Array<ArrayBuffer>>(gzip);

const readScript = async (): Promise<Uint8Array<ArrayBuffer>> =>
  Buffer.from(FIRST + (await Bun.file(scriptFile).text()));

/** Made when somebody first asks: the generator takes longer to load than the rest of the server to start. */
async function documentOf(options: DocsOptions): Promise<object> {
  const { swagger } = await import("@elysiajs/swagger");
  const generator = swagger({
    path: "/generated",
    specPath: GENERATED_PATH,
    documentation: {
      info: {
        title: TITLE,
        version: options.applicationVersion,
        description: introduction(options),
        license: { name: "Apache License 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
      },
      servers: [{ url: options.baseUrl ?? "/" }],
      tags: [
        { name: "Pushes", description: "Create, retrieve, list and expire pushes." },
        { name: "Server", description: "Version and health." },
        options.more.tag,
      ],
      paths: options.more.paths(),
      components: { securitySchemes: SECURITY_SCHEMES },
    },
  });
  // An application of its own, so that none of the plugin's routes is reachable.
  const aside = new Elysia({ normalize: false }).use(options.app()).use(generator);
  const answer = await aside.handle(new Request(`http://localhost${GENERATED_PATH}`));
  return tidy((await answer.json()) as Document);
}

interface Document {
  paths: Paths;
  components: { schemas: Record<string, object> };
}

/**
 * Leaves out what no route has described, and moves every schema with a title to the components, so
 * that it is told once and generated clients have a name for it.
 */
function tidy(document: Document): object {
  const schemas: Record<string, object> = {};
  const named = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(named);
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
    const { title, type } = copy;
    if (typeof title !== "string" || type !== "object") return copy;
    schemas[title] = copy;
    return { $ref: `#/components/schemas/${title}` };
  };
  const paths: Paths = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    const shown = Object.entries(operations).filter(([, operation]) => "summary" in operation);
    if (shown.length > 0) paths[path] = named(Object.fromEntries(shown)) as Record<string, object>;
  }
  return { ...document, paths, components: { ...document.components, schemas } };
}

// ── Words ─────────────────────────────────────────────────────────────────────────────────────

function introduction(options: DocsOptions): string {
  const { rules, allowAnonymous, baseUrl } = options;
  const server = baseUrl ?? EXAMPLE_SERVER;
  return `
Store a secret as a **push**, hand out its link, and have it expire after days, after views, or by hand.
This is the JSON API v2 of Password Pusher: clients that speak it work here unchanged.

\`\`\`sh
curl ${server}/api/v2/pushes \\
  --json '{"push": {
    "payload": "correct horse",
    "expire_after_views": 1
  }}'
\`\`\`

## Ground rules
- Every answer under \`/api\` is JSON, errors included, with \`Cache-Control: no-store\`, whatever \`Accept\` says.
- Every path also answers with a \`.json\` suffix: \`/api/v2/version.json\`.
- Bodies are \`application/json\`, \`application/x-www-form-urlencoded\` or \`multipart/form-data\`. In forms the fields have bracket names: \`push[payload]\`.
- Unknown keys are ignored. Known keys are checked, and every broken one is named at once.
- Times are UTC with milliseconds: \`2026-01-01T01:00:00.000Z\`.
- \`HEAD\` answers like \`GET\` without a body and has no effect: it counts no view and leaves no trace.
- Lists hold 50 a page, newest first; a page past the end is empty.
- Every answer has an \`X-Request-Id\`, which also stands in the server's log.

## Who is calling
${
  allowAnonymous
    ? "Pushes can be created and retrieved without a token. With one they belong to its user, who can list them and read their audit logs."
    : "Every request but the version needs an API token on this server."
} Send \`Authorization: Bearer TOKEN\` or \`X-User-Token: TOKEN\`. A token that is sent but not valid is refused with 401, save for the version.

## Errors
| Status | Body | When |
|---|---|---|
| 400 | \`{"error": "…"}\` | The body or query cannot be read, \`push\` is missing, \`page\` is no integer from 1 to 200 |
| 401 | \`{"error": "…"}\` | No token where one is needed, an invalid one, a wrong or missing passphrase |
| 403 | \`{"error": "…"}\` | The token's user may not do this |
| 404 | \`{"error": "not-found"}\` | Unknown push. An unknown path: \`{"error": "Not Found"}\` |
| 405 | \`{"error": "…"}\` | The path answers to other methods, which \`Allow\` names |
| 408 | \`{"error": "…"}\` | The body came too slowly |
| 413 | \`{"error": "…"}\` | Over a size limit, which the message names |
| 415 | \`{"error": "…"}\` | The body has a \`Content-Encoding\`, which the message names; send it as it is |
| 422 | \`{"field": ["…"]}\` | Fields break their rules |
| 429 | \`{"error": "…"}\` | Too many requests or wrong passphrases; \`Retry-After\` says how many seconds to wait |
| 500 | \`{"error": "Internal Server Error"}\` | A defect |
| 503 | \`{"error": "…"}\` | The store cannot accept writes; nothing was stored |
| 507 | \`{"error": "…"}\` | There is no room for files |

No error holds a payload, a passphrase, an API token or a whole \`url_token\`.

## Limits of this server
${limits(rules)}

${fileLimits(options)}
`.trim();
}

const EXAMPLE_SERVER = "https://push.example";
const NAMES = { text: "Text", url: "URL", file: "Files", qr: "QR code" } as const;

function limits({ kinds, enabled, maxPayloadBytes }: PushRules): string {
  const range = (kind: KindRules, unit: "Days" | "Views"): string =>
    `${kind[`expireAfter${unit}Min`]} to ${kind[`expireAfter${unit}Max`]} (${kind[`expireAfter${unit}Default`]})`;
  const rows = (Object.keys(NAMES) as Array<keyof typeof NAMES>).map((kind) =>
    enabled[kind]
      ? `| ${NAMES[kind]} | ${range(kinds[kind], "Days")} | ${range(kinds[kind], "Views")} |`
      : `| ${NAMES[kind]} | switched off | |`,
  );
  const count = (value: number): string => value.toLocaleString("en-US");
  return `
| Kind | Days (default) | Views (default) |
|---|---|---|
${rows.join("\n")}

A payload holds up to ${count(maxPayloadBytes)} bytes of UTF-8, that of a QR code ${count(MAX_QR_CHARACTERS)} characters, a note ${count(MAX_NOTE_BYTES)} bytes.
`.trim();
}

function fileLimits({ rules, files, fileAttachmentsRequireAuthentication, baseUrl }: DocsOptions): string {
  if (!rules.enabled.file) return "Files are switched off.";
  const { maxFiles, maxFileBytes, maxPushBytes, uploadsAtOncePerCaller, linkLifeMs } = files.limits;
  return `
A push holds up to ${maxFiles} files of up to ${formatBytes(maxFileBytes)} each and ${formatBytes(maxPushBytes)} together; one caller may run ${uploadsAtOncePerCaller} uploads at once. Pushing files needs ${fileAttachmentsRequireAuthentication ? "an API token" : "no token"}. Send them as a form, or small ones inside JSON as base64:

\`\`\`sh
curl -H "Authorization: Bearer TOKEN" -F 'push[files][]=@report.pdf' -F 'push[expire_after_views]=1' ${baseUrl ?? EXAMPLE_SERVER}/api/v2/pushes
\`\`\`

A retrieval hands out a link to each file, which works for ${formatDuration(linkLifeMs)} without any header, resumes (\`Range\`), and counts no view. Deleting the push stops it at once.
`.trim();
}

const CONFIGURATION = {
  url: DOCUMENT_PATH,
  theme: "none",
  layout: "modern",
  withDefaultFonts: false,
  // Everything that would talk to somebody else, or that the policy of this page would break.
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  hideTestRequestButton: true,
  documentDownloadType: "direct",
  defaultOpenAllTags: true,
  expandAllSchemaProperties: true,
  orderRequiredPropertiesFirst: false,
  orderSchemaPropertiesBy: "preserve",
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  metaData: { title: TITLE },
  customCss: `
    /* Links that lead to the maker of the viewer, off this host. */
    a[href^="https://www.scalar.com"] { display: none; }
    .scalar-app { --scalar-radius: 4px; }
  `,
};

const pageOf = (version: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${TITLE}</title>
    <meta name="description" content="Create, retrieve, list and expire pushes of secrets over HTTP.">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <style>${STYLE}</style>
  </head>
  <body>
    <noscript>
      <p>This reference needs JavaScript. The same as an OpenAPI document: <a href="${DOCUMENT_PATH}">openapi.json</a>.</p>
    </noscript>
    <script id="api-reference" type="application/json" data-configuration="${Bun.escapeHTML(JSON.stringify(CONFIGURATION))}"></script>
    <script src="${SCRIPT_PATH}?v=${encodeURIComponent(version)}" defer></script>
  </body>
</html>
`;

const STYLE = `
body { margin: 0; }
noscript { display: block; padding: 1rem; font-family: system-ui, sans-serif; }
`;
