// GET /help/api: the API reference, made from the routes' own schemas. Its script is embedded and
// every outward feature of it switched off: nothing it does leaves the host.

// By path, because the package exports its modules only, not this bundle.
import script from "../../node_modules/@scalar/api-reference/dist/browser/standalone.js" with { type: "file" };
import { swagger } from "@elysiajs/swagger";
import { Elysia } from "elysia";

const SCRIPT_PATH = "/help/api/reference.js";

// The viewer styles itself with inline styles, so this page has a policy of its own; scripts come
// from this host only, and so do all requests.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const docsRoutes = (options: { applicationVersion: string }) => {
  const source = Bun.file(script);
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  // 4 MB are compressed once, when somebody first asks.
  const gzipped = () =>
    (compressed ??= source.bytes().then((bytes) => Bun.gzipSync(bytes as Uint8Array<ArrayBuffer>, { level: 6 })));

  return new Elysia({ name: "docs" })
    .onAfterHandle(({ path, set }) => {
      if (path === "/help/api") set.headers["content-security-policy"] = POLICY;
    })
    .get(
      SCRIPT_PATH,
      async ({ request }) => {
        const gzip = request.headers.get("accept-encoding")?.includes("gzip") ?? false;
        return new Response(gzip ? await gzipped() : source, {
          headers: {
            "content-type": "text/javascript; charset=utf-8",
            "cache-control": "public, max-age=86400",
            vary: "Accept-Encoding",
            ...(gzip ? { "content-encoding": "gzip" } : {}),
          },
        });
      },
      { detail: { hide: true } },
    )
    .use(
      swagger({
        path: "/help/api",
        specPath: "/help/api/openapi.json",
        provider: "scalar",
        scalarCDN: SCRIPT_PATH,
        scalarConfig: {
          withDefaultFonts: false,
          hideClientButton: true,
          proxyUrl: "",
          telemetry: false,
        } as object,
        documentation: {
          info: {
            title: "Secret Push API",
            version: options.applicationVersion,
            description:
              "Store a secret as a push, hand out its link, and have it expire after days, after views, or by hand. The JSON API v2 of Password Pusher. Every path also answers with a `.json` suffix; every answer is JSON.",
          },
          tags: [
            { name: "Pushes", description: "Create, retrieve, list and expire pushes." },
            { name: "Server", description: "Version and health." },
          ],
          components: {
            securitySchemes: {
              token: {
                type: "http",
                scheme: "bearer",
                description: "An API token, made with `secretpush token add EMAIL --name NAME`.",
              },
            },
          },
        },
      }),
    );
};
