// What `secretpush watch` sends beside what the Chromium at hand sends, byte for byte but for version numbers and formats of pictures: for each kind
// of load, at an address that browsers trust and at one that they do not.

import { expect, setDefaultTimeout, test } from "bun:test";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

import { browserHeaders, type Load } from "../src/cli/watch/browser_headers.ts";
import { fetchAsBrowser } from "../src/cli/watch/browser_view.ts";
import { PLAIN_HOSTS } from "./browser.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(90_000); // other load on the machine slows the tests down

/** As a page of this program names its parts. */
const PAGE = `<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/style">
<script type="module" src="/module"></script><img src="/image" alt=""><script src="/script" defer></script>
<form method="post" action="/form"><button id="send">Send</button></form>`;

/** A server that keeps the heads of the requests that it gets. */
async function recorder() {
  const heads: string[] = [];
  const server = createServer((socket) => {
    let text = "";
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1");
      for (let end = text.indexOf("\r\n\r\n"); end !== -1; end = text.indexOf("\r\n\r\n")) {
        const head = text.slice(0, end);
        text = text.slice(end + 4);
        heads.push(head);
        const [, path = ""] = head.split(" ");
        const type = { "/style": "text/css", "/module": "text/javascript", "/script": "text/javascript" }[path];
        const body = path === "/page" ? PAGE : "";
        socket.write(
          `HTTP/1.1 200 OK\r\nContent-Type: ${type ?? "text/html"}\r\nReferrer-Policy: strict-origin\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { heads, port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Versions differ, and so do the pictures that they know, and what stands in the list of brands to be ignored. */
const alike = (head: string): string =>
  head
    .replace("HeadlessChrome", "Chrome")
    .replaceAll(/Chrome\/\d+/g, "Chrome/N")
    .replace(/^Accept: .*/m, (accept) => accept.replaceAll(/image\/(?:jxl|avif|webp|apng),/g, ""))
    .replace(/(sec-ch-ua): (.*)/, (_whole, name: string, brands: string) => {
      const known = brands.split(", ").filter((brand) => !/Not.A.Brand|Not.*Brand/.test(brand));
      return `${name}: ${known.join(", ").replaceAll(/"\d+"/g, '"N"')}`;
    });

for (const host of ["127.0.0.1", PLAIN_HOSTS[0]])
  needs("chromium").test(`at ${host} they are a browser's`, async () => {
    const { heads, port, stop } = await recorder();
    const origin = `http://${host}:${port}`;
    // Without windows of its own Chromium sends other headers.
    const browser = Bun.spawn(
      [process.execPath, join(import.meta.dir, "programs/browser_loads.ts"), `${origin}/page`],
      {
        env: { ...process.env, SECRETPUSH_TEST_WINDOWS: "1" },
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    expect(await browser.exited).toBe(0);
    stop();
    const loads: Load[] = ["page", "style", "module", "image", "form"];
    for (const load of loads) {
      const method = load === "form" ? "POST" : "GET";
      const lines = browserHeaders(load, origin, "en").map(([name, value]) => `${name}: ${value}`);
      const theirs = heads.find((head) => head.startsWith(`${method} /${load} `)) ?? "";
      // A part that a page loads names the page's host where the page lets it; those of this program do not, save forms.
      const without = load === "form" ? theirs : theirs.replace(/\r\nReferer: [^\r]*/, "");
      expect(alike([`${method} /${load} HTTP/1.1`, ...lines].join("\r\n"))).toBe(alike(without));
    }
  });

test("they arrive as they are written, and in that order", async () => {
  const { heads, port, stop } = await recorder();
  const origin = `http://127.0.0.1:${port}`;
  const server = { origin, authorities: null, timeoutMs: 30_000, cancelled: new AbortController().signal };
  for (const load of ["page", "form", "module"] as const) await fetchAsBrowser(server, `/${load}`, load, "de");
  stop();
  for (const [index, load] of (["page", "form", "module"] as const).entries()) {
    const lines = browserHeaders(load, origin, "de").map(([name, value]) => `${name}: ${value}`);
    expect(heads[index]?.split("\r\n").slice(1)).toEqual(lines);
  }
  expect(heads[0]).toContain("Accept-Language: de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7");
});
