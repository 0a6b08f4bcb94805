// The page of the API reference: made from the document, whole without scripts, small, and every command in it works.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { ERROR_CODES } from "../src/base/errors.ts";
import { openPage } from "./browser.ts";
import { needs } from "./needs.ts";
import { type Document, documentOf, operations } from "./openapi_document.ts";
import { makeTempDir } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const MAX_BYTES = 42_000;
let document: Document;
let html: string;
const server = ownServer({ flags: { "enable-requests": "true" } });
beforeAll(async () => {
  document = await documentOf(server);
  html = await (await server.fetch("/help/api")).text();
});

const described = () =>
  operations(document).map(([name, operation]) => {
    const [method = "", path = ""] = name.split(" ");
    return Object.assign({ method, path }, operation);
  });
/** What stands below the heading of an operation. */
const articleOf = (id: string): string =>
  new RegExp(`<article aria-labelledby="${id}">[^]*?</article>`).exec(html)?.[0] ?? "";
const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, "");

describe("the page of the reference", () => {
  test("has the policy of every page, and asks nobody else", async () => {
    const page = await server.fetch("/help/api");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toBe(
      (await server.fetch("/about")).headers.get("content-security-policy"),
    );
    expect(html).not.toMatch(/<script[^>]*\ssrc=|(?:src|href)="(?:https?:)?\/\/(?!www\.apache|tus\.io|age-encryption)/);
  });

  test.each(["br", "gzip"])("takes few bytes by %s, with its stylesheet, and is the same as plain", async (coding) => {
    const asked = { headers: { "accept-encoding": coding }, decompress: false } as RequestInit;
    const bytesOf = async (path: string) => (await (await server.fetch(path, asked)).arrayBuffer()).byteLength;
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
    expect((await bytesOf("/help/api")) + (await bytesOf(style))).toBeLessThan(
      MAX_BYTES + (coding === "br" ? 0 : 12_000),
    );
    const again = await server.fetch("/help/api", { headers: { "accept-encoding": coding } });
    expect(await again.text()).toBe(html);
  });

  test("has each operation with its path, parameters, answers and errors, and leads to nothing that is not there", () => {
    expect(described().length).toBeGreaterThan(40);
    for (const { operationId, method, path, summary, parameters = [] } of described()) {
      const article = articleOf(operationId);
      expect(article).toContain(`<a href="#${operationId}">${summary}</a>`);
      expect(article).toContain(`<strong>${method}</strong> <code>${path}</code>`);
      for (const one of parameters) expect(article).toContain(`<code>${one.name}</code>`);
      expect(article).toContain('<a href="#status-429">429</a>');
    }
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const [, to] of html.matchAll(/href="#([\w-]+)"/g)) expect(ids).toContain(to ?? "");
  });

  test("says of each error what it means and what to do", () => {
    for (const [code, [status, words, todo]] of Object.entries(ERROR_CODES)) {
      const row = new RegExp(`<dt id="code-${code}">[^]*?</dd>`).exec(html)?.[0] ?? "";
      for (const said of [words, todo]) expect(plain(row)).toContain(plain(Bun.markdown.html(said)).trim());
      expect(html.indexOf(`id="code-${code}"`)).toBeGreaterThan(html.indexOf(`id="status-${status}"`));
    }
  });

  needs("bash", "curl").test("each command reaches its operation, with a body that it takes", async () => {
    const { headers } = await server.user("boss@example.org", true);
    const token = Object.values(headers)[0]?.replace(/^Bearer /, "") ?? "";
    const body = join(makeTempDir(), "body");
    const answers: unknown[] = [];
    for (const { operationId } of described()) {
      const written = /Example<\/h4>\s*<pre tabindex="0">([^<]*)<\/pre>/.exec(articleOf(operationId))?.[1] ?? "";
      const command = plain(written)
        .replaceAll("&quot;", '"')
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replace("https://push.example/", `${server.url}/`)
        .replace("TOKEN'", `${token}'`)
        .replace(/^curl/, `curl -s -o ${body} -w '%{http_code}'`);
      const ran = Bun.spawn(["bash", "-c", command]);
      // The server is in this process, so nothing here may wait without it.
      const printed = new Response(ran.stdout).text();
      await ran.exited;
      const { code } = (await Bun.file(body)
        .json()
        .catch(() => ({}))) as { code?: string };
      const status = Number(await printed);
      // What an example names is not there; what it sends is understood.
      const isUnderstood =
        (status >= 200 && status < 300) || ["not-found", "forbidden", "conflict"].includes(code ?? "");
      // This server lets no one upload without an account.
      if (operationId === "createUpload" && code === "unauthorized") continue;
      if (!isUnderstood) answers.push([operationId, status, code, command]);
    }
    expect(answers).toEqual([]);
  });
});

needs("chromium").test("without scripts all of it is there, and an anchor leads to its operation", async () => {
  const page = await openPage(`${server.url}/help/api#expirePush`, { scripts: false, width: 320 });
  await page.until("document.readyState === 'complete'");
  expect(await page.view.evaluate("document.querySelector(':target').textContent")).toBe("Expire a push");
  const paths = await page.view.evaluate("document.querySelectorAll('article .path').length");
  expect(paths).toBe(described().length);
  expect(page.outside()).toEqual([]);
  expect(page.problems).toEqual([]);
  page.close();
});
