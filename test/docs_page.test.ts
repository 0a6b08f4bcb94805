// The page of the API reference works in a real browser, without a single request to anybody else.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { openPage } from "./browser.ts";
import { FULL } from "./full.ts";
import { needs } from "./needs.ts";
import { type Document, documentOf, operation, V2 } from "./openapi_document.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

let document: Document;
const server = ownServer();
beforeAll(async () => {
  document = await documentOf(server);
});

describe("the page of the reference", () => {
  test("forbids everything that does not come from this host", async () => {
    const page = await server.fetch("/help/api");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    const html = await page.text();
    expect(html).toContain('<html lang="en">');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test("its script is the same compressed and plain", async () => {
    const get = (encoding: string) =>
      server.fetch("/help/api/reference.js", { headers: { "accept-encoding": encoding } });
    const [plain, compressed] = [await get("identity"), await get("gzip")];
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(compressed.headers.get("content-encoding")).toBe("gzip");
    expect(compressed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(Bun.hash(await compressed.bytes())).toBe(Bun.hash(await plain.bytes()));
  });
});

needs("chromium").describe("in a browser", () => {
  const WIDTHS = { phone: 390, desktop: 1280 };
  for (const [device, width] of Object.entries(WIDTHS) as Array<["phone" | "desktop", number]>) {
    // Each width once and each scheme once: a scheme is of colours alone.
    for (const dark of FULL ? [false, true] : [device === "desktop"]) {
      const look = dark ? "dark" : "light";
      // The endpoints are the same in each look.
      const walks = FULL || device === "phone";
      test(`on a ${device}, ${look}: ${walks ? "every endpoint is there" : "it begins"}, nothing is asked of others, nothing complains`, async () => {
        const page = await openPage(`${server.url}/help/api`, { width, height: 844, dark });
        try {
          await page.until("document.querySelector('h1')?.innerText === 'Secret Push API'");
          await page.until(`document.body.innerText.includes("Limits of this server")`);
          for (const name of walks ? Object.keys(V2) : []) {
            const [method, path] = name.split(" ");
            const id = JSON.stringify(`/${method}${path}`);
            const section = `[...document.querySelectorAll("main [id], [id]")].find((element) => element.id.endsWith(${id}))`;
            await page.until(section);
            await page.view.evaluate(`${section}.scrollIntoView()`);
            // What is far from the window is filled in when it comes near.
            await page.until(`${section}.innerText.includes(${JSON.stringify(operation(document, name).summary)})`);
            await page.until(`${section}.innerText.includes("429")`);
          }
          expect(page.outside()).toEqual([]);
          expect(page.problems).toEqual([]);
          expect(new Set(page.requests.map(({ url }) => new URL(url).pathname))).toEqual(
            new Set(["/help/api", "/help/api/reference.js", "/help/api/openapi.json"]),
          );
          const [wide, background] = (await page.view.evaluate(
            "[document.documentElement.scrollWidth, getComputedStyle(document.body).backgroundColor]",
          )) as [number, string];
          expect(wide).toBeLessThanOrEqual(width);
          expect(luminance(background) < 0.5).toBe(dark);
        } finally {
          page.close();
        }
      });
    }
  }

  test("without scripts the page says where the document is", async () => {
    const page = await openPage(`${server.url}/help/api`, { scripts: false });
    try {
      await page.until("document.body.innerText.includes('openapi.json')");
      expect(page.problems).toEqual([]);
    } finally {
      page.close();
    }
  });

  test("a page that reaches out and breaks its policy would be seen", async () => {
    const html = `<!doctype html><link rel="icon" href="data:,"><img src="https://elsewhere.example/a.png"><script src="/x.js"></script>`;
    const script = `console.error("unwell"); fetch("https://elsewhere.example/b").catch(() => { document.title = "done" });`;
    const bad = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: ({ url }) =>
        url.endsWith("/x.js")
          ? new Response(script, { headers: { "content-type": "text/javascript" } })
          : new Response(html, {
              headers: { "content-type": "text/html", "content-security-policy": "img-src data:; script-src 'self'" },
            }),
    });
    const page = await openPage(`http://127.0.0.1:${bad.port}/`);
    try {
      await page.until("document.title === 'done'");
      expect(page.outside()).toEqual(["https://elsewhere.example/a.png", "https://elsewhere.example/b"]);
      expect(page.problems).toContain("console: unwell");
      expect(page.problems).toContainEqual(expect.stringMatching(/^csp: /));
      expect(page.problems).toContainEqual(expect.stringMatching(/^network: /));
    } finally {
      page.close();
      await bad.stop(true);
    }
  });
});

/** 0 for black, 1 for white, of "rgb(r, g, b)"; a transparent body shows the browser's white. */
function luminance(colour: string): number {
  const [red = 255, green = 255, blue = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? 1 : (red + green + blue) / 3 / 255;
}
