// GET /help/api, to which /api leads: the page of the API reference. Its script is embedded, and all features that call
// other hosts are switched off: nothing that the page does leaves the host, and the host needs no internet.

import { promisify } from "node:util";
import { gzip } from "node:zlib";

// Imported by path, because the package exports only its modules, not this bundle.
import scriptFile from "../../../node_modules/@scalar/api-reference/dist/browser/standalone.js" with { type: "file" };
import { Elysia } from "elysia";

import { textsIn } from "../../../static/texts.ts";

import { embedded } from "../../base/embedded.ts";
import { documentOf, type DocumentOptions, TITLE } from "./docs_document.ts";
import { acceptsEncoding, acceptsHtml, contentPolicy, SECURITY_HEADERS } from "../headers.ts";
import { LINK_CHECK_HASH, linkCheckHtml } from "../link_check.ts";
import { contextOf } from "../request_context.ts";

const PAGE_PATH = "/help/api";
const DOCUMENT_PATH = "/help/api/openapi.json";
const SCRIPT_PATH = "/help/api/reference.js";

// The viewer uses inline styles, so this page has a policy of its own. Scripts come from this host only, and all
// requests go to it.
const POLICY = contentPolicy(
  `script-src 'self' ${LINK_CHECK_HASH}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
);

const hidden = { detail: { hide: true } };

/** The page, which is the same on every server of one version. */
export const docsPage = (version: string): Response =>
  new Response(pageOf(version), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": POLICY,
      ...SECURITY_HEADERS,
    },
  });

const SCRIPT_HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "public, max-age=86400",
  ...SECURITY_HEADERS,
  vary: "Accept-Encoding",
};

/** The asset that the page loads: its script. */
export const docsAsset = async (): Promise<{ path: string; headers: Headers; bytes: Uint8Array }> => ({
  path: SCRIPT_PATH,
  headers: new Headers(SCRIPT_HEADERS),
  bytes: await readScript(),
});

export const docsRoutes = (options: DocumentOptions) => {
  // The script is 4 MB. The first request reads and compresses it, off the event loop; all responses share the result.
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
            headers: { ...SCRIPT_HEADERS, ...(gzip ? { "content-encoding": "gzip" } : {}) },
          });
        },
        hidden,
      )
      // People who type the beginning of the API's address arrive at its reference.
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
      // The plugin has a page too, but its inline script would need an exception from the policy.
      .get(PAGE_PATH, () => docsPage(options.applicationVersion), hidden)
  );
};

// One of the script's libraries tries to compile code when it loads. The page's policy forbids that, and the browser
// would report it. This setting of the library prevents the attempt.
const FIRST = "globalThis.__zod_globalConfig = { jitless: true };\n";

const PIECE_BYTES = 16 * 1024;

/**
 * Streams bytes in small pieces, without copying them, and lets the event loop turn between two pieces. Writing
 * megabytes to hundreds of clients at once would block all other requests for seconds.
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
  Buffer.concat([Buffer.from(FIRST), await embedded(scriptFile)]);

const CONFIGURATION = {
  url: DOCUMENT_PATH,
  theme: "none",
  layout: "modern",
  withDefaultFonts: false,
  // Features that call other hosts, or that the policy of this page breaks.
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
    /* Links to the viewer's maker, off this host. */
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
    ${linkCheckHtml([], textsIn("en").layout)}
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
