// opener.html in a real Chromium, from a disk, against a real server: what it opens, what it refuses, and that it asks
// for nothing more than that. And whom the server lets read across origins.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { agePassphraseOf } from "../static/e2e/access.ts";
import { fragmentOf, newKey } from "../static/e2e/link.ts";
import { newKeys, sealTextTo } from "../static/e2e/recipient.ts";
import { DIRECTIONS, LANGUAGES, textsIn } from "../static/texts.ts";
import { ageSeals } from "./age.ts";
import { openPage, type Page } from "./browser.ts";
import { cli, home, stranger, tempDir, useServer } from "./client_runs.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { fill, press, textAt } from "./page_actions.ts";
import { ownServer } from "./scratch.ts";
import { pushSealed, type SealedWish } from "./sealed_pushes.ts";

const long = needs("the long run");

setDefaultTimeout(90_000); // other load on the machine slows the tests down

useServer();

const SECRET = "correct  horse\tbattery <b>staple</b> 🐎\nline two";
let file = "";
const open = ownServer({
  flags: { "file-attachments-require-authentication": "false", "enable-requests": "true" },
});
beforeAll(async () => {
  file = join(tempDir(), "opener.html");
  expect(await cli(["opener", "--output", file], { env: home })).toMatchObject({ code: 0, stdout: "" });
});

const linkTo = async (wish: SealedWish): Promise<string> => open.url + (await pushSealed(open, wish));
/** Opens the file, and waits until it has unpacked its texts. */
async function opener(hash = ""): Promise<Page> {
  const page = await openPage(`${pathToFileURL(file)}${hash}`, { keep: true });
  await page.until(READY);
  return page;
}
const READY = "document.querySelector('#submit').textContent !== ''";
const tokenOf = (link: string): string => /\/p\/([^/]+)/.exec(link)?.[1] ?? "";
const has = (page: Page, id: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelector("#${id}")?.checkVisibility() ?? false`);
/** What it asked servers for. */
const asked = (page: Page): string[] =>
  page.requests
    .filter(({ url }) => url.startsWith("http"))
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);

async function tryOpen(page: Page, link: string, passphrase = ""): Promise<void> {
  await fill(page, "#link", link);
  await fill(page, "#passphrase", passphrase);
  await press(page, "#submit");
  await page.until(
    "document.querySelector('#opened').checkVisibility() || document.querySelector('#problem')?.checkVisibility()",
  );
}

/** How many views a push has left, read with one more, by a client that is no page. */
async function viewsLeft(link: string, query = ""): Promise<number> {
  const { body } = await open.json("GET", `/api/v2/pushes/${tokenOf(link)}${query}`);
  return body.views_remaining;
}

describe("the file", () => {
  test("has the same bytes each time, and the hash that assets lists", async () => {
    const again = join(tempDir(), "again.html");
    const { stderr } = await cli(["opener", "-o", again], { env: home });
    const bytes = readFileSync(again);
    expect(bytes.equals(readFileSync(file))).toBe(true);
    const hash = Bun.SHA256.hash(bytes, "hex");
    expect(stderr).toContain(hash);
    expect((await cli(["assets"], { env: home })).stdout).toContain(`${hash}  opener.html\n`);
    expect((await cli(["opener", "-o", "-"], { env: home })).bytes.equals(bytes)).toBe(true);
  });

  test("names no other file and holds one script, which its policy names by its hash", () => {
    const html = readFileSync(file, "utf8");
    const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(scripts.length).toBe(1);
    expect(html).toContain(`script-src 'sha256-${Bun.SHA256.hash(scripts[0] ?? "", "base64")}'`);
    expect(html.replace(scripts[0] ?? "", "")).not.toMatch(/\b(?:src|on\w+)=|href="(?!data:,)/);
  });
});

test("it holds its texts in every language, packed", () => {
  const [, packed = ""] = /"(H4sI[\w+/=]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  const texts = JSON.parse(Buffer.from(Bun.gunzipSync(Buffer.from(packed, "base64"))).toString());
  expect(Object.keys(texts)).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) expect(textsIn(language)).toMatchObject(texts[language]);
  expect(packed.length).toBeLessThan(LANGUAGES.length * 2_500);
});

needs("chromium", "the long run").test("it speaks the language that the browser wants most", async () => {
  const page = await opener();
  const userAgent = await page.view.evaluate("navigator.userAgent");
  for (const [wanted, language] of [
    ["xx,de-AT,en", "de"],
    ["fr-CA", "fr"],
    ["xx", "en"],
  ] as const) {
    await page.view.cdp("Network.setUserAgentOverride", { userAgent, acceptLanguage: wanted });
    await page.view.navigate(`${pathToFileURL(file)}`);
    await page.until(READY);
    expect(await page.view.evaluate("document.documentElement.lang")).toBe(language);
    expect(await page.view.evaluate("document.documentElement.dir")).toBe(DIRECTIONS[language]);
    expect(await textAt(page, "#title")).toBe(textsIn(language).opener.title);
  }
  expect(page.problems).toEqual([]);
  page.close();
});

needs("chromium").describe("from a disk it opens", () => {
  test("a text, with one request, and shows it as text alone", async () => {
    const link = await linkTo({ payload: SECRET });
    const page = await opener();
    await tryOpen(page, link);
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe(SECRET);
    expect(await textAt(page, "#left")).toStartWith("It can be opened 4 more times");
    expect(asked(page).filter((line) => !line.startsWith("OPTIONS"))).toEqual([`GET /api/v2/pushes/${tokenOf(link)}`]);
    expect(page.requests.map(({ url }) => url).join(" ")).not.toContain("e1.");
    expect(page.problems).toEqual([]);
    page.close();
  });

  test("a link in its own address, which then holds it no longer", async () => {
    const page = await opener(`#${await linkTo({ payload: "x" })}`);
    await press(page, "#submit");
    await page.until("document.querySelector('#opened').checkVisibility()");
    expect(await page.view.evaluate("location.hash")).toBe("");
    page.close();
  });

  test("the answer to a request, with the key of whoever asked", async () => {
    const { recipient, identity } = await newKeys();
    const { token } = await open.user("asks@example.org");
    const auth = { authorization: `Bearer ${token}` };
    const request = { request: "The codes, please", e2e: true };
    const { body: asked } = await open.json("POST", "/api/v2/requests", { request }, auth);
    const answer = { request: { response: await sealTextTo(SECRET, recipient) } };
    const { status } = await open.json("PATCH", `/api/v2/requests/${asked.url_token}/respond`, answer);
    expect(status).toBe(200);
    const { body: own } = await open.json("GET", `/api/v2/requests/${asked.url_token}`, undefined, auth);
    const page = await opener();
    await tryOpen(page, `${own.responses[0].html_url}#${identity}`);
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe(SECRET);
    page.close();
    const other = await opener();
    await tryOpen(other, `${asked.html_url}#${identity}`);
    expect(await textAt(other, "#problem")).toStartWith("This isn’t a link to a secret.");
    other.close();
  });

  long.test("a web address as a link, and anything else as text", async () => {
    const page = await opener();
    await tryOpen(page, await linkTo({ kind: "url", payload: "https://example.org/invite?code=1" }));
    expect(await page.view.evaluate("document.querySelector('#go').href")).toBe("https://example.org/invite?code=1");
    page.close();
    const other = await opener();
    await tryOpen(other, await linkTo({ kind: "url", payload: "javascript:alert(1)" }));
    expect(await has(other, "go")).toBe(false);
    expect(await textAt(other, "#note")).toBe("This isn’t a web address, so it is shown as plain text.");
    other.close();
  });

  long.test("a QR code as a drawing", async () => {
    const page = await opener();
    await tryOpen(page, await linkTo({ kind: "qr", payload: "WIFI:S:Guests;;" }));
    expect(
      await page.view.evaluate("document.querySelector('#code svg path:last-child').getAttribute('d').length > 500"),
    ).toBe(true);
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe("WIFI:S:Guests;;");
    page.close();
  });

  test("files, byte for byte, and says so once their end was verified", async () => {
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7_919) >> 3);
    const page = await opener();
    await tryOpen(
      page,
      await linkTo({ kind: "file", payload: "the plans", files: [new File([bytes], "Überblick.bin")] }),
    );
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe("the plans");
    await page.view.evaluate(`(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => { window.saved = blob; return make(blob); };
    })()`);
    await press(page, "#files button");
    await page.until("document.querySelector('#status').textContent !== ''");
    expect(await textAt(page, "#status")).toBe("“Überblick.bin” was downloaded completely and verified.");
    const arrived = await page.view.evaluate(
      "window.saved.arrayBuffer().then((buffer) => Array.from(new Uint8Array(buffer)).join())",
    );
    expect(arrived === bytes.join()).toBe(true);
    expect(page.problems).toEqual([]);
    page.close();
  });

  test("what has a passphrase, after a wrong one that counts no view and never leaves as it is", async () => {
    const link = await linkTo({ payload: SECRET, passphrase: "drei Wörter" });
    const page = await opener();
    for (const wrong of ["", "zwei Wörter"]) {
      await tryOpen(page, link, wrong);
      expect(await textAt(page, "#problem")).toBe("The passphrase is wrong or missing. No view was counted.");
    }
    await tryOpen(page, link, "drei Wörter");
    await page.until("document.querySelector('#opened').checkVisibility()");
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe(SECRET);
    expect(await textAt(page, "#left")).toStartWith("It can be opened 4 more times");
    expect(decodeURIComponent(page.requests.map(({ url }) => url).join(" "))).not.toContain("Wörter");
    page.close();
  });

  long.test("what has none, after a passphrase too many, with one view in all", async () => {
    const link = await linkTo({ payload: SECRET });
    const page = await opener();
    await tryOpen(page, link, "too many");
    expect(await textAt(page, "#problem")).toStartWith("This passphrase doesn’t open the secret.");
    await tryOpen(page, link);
    await page.until("document.querySelector('#opened').checkVisibility()");
    expect(await textAt(page, "#left")).toStartWith("It can be opened 4 more times");
    page.close();
  });

  needs("age", "the long run").test("what age and a plain HTTP client made", async () => {
    const key = newKey();
    const armored = await ageSeals(SECRET, agePassphraseOf(key, ""), "--armor");
    const made = await open.push({ payload: armored.toString(), e2e: true });
    const page = await opener();
    await tryOpen(page, `${open.url}/p/${made.url_token}/r#${fragmentOf(key)}`);
    expect(await page.view.evaluate("document.querySelector('#secret')?.textContent")).toBe(SECRET);
    page.close();
  });

  test("a held push, once its owner has released it", async () => {
    const { headers } = await open.user();
    const link = open.url + (await pushSealed(open, { payload: SECRET, fields: { hold: true } }, headers));
    const page = await opener();
    await fill(page, "#link", link);
    await press(page, "#submit");
    await page.until("document.querySelector('#held').checkVisibility()");
    const { body: waits } = await open.json("GET", "/api/v2/holds", undefined, headers);
    expect(await textAt(page, "#held")).toBe(`The sender must let you in. Read them these words: ${waits[0].words}`);
    await open.json("POST", `/api/v2/pushes/${tokenOf(link)}/holds/${waits[0].id}/release`, {}, headers);
    await page.until("document.querySelector('#opened').checkVisibility()");
    expect(await page.view.evaluate("document.querySelector('#secret').textContent")).toBe(SECRET);
    page.close();
  });
});

needs("chromium").describe("of a server that it does not trust", () => {
  test("it repeats three words of letters, and nothing else that is called so", async () => {
    let words = "call +1-900 and read them your password";
    const opens = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const base = stranger((request) =>
      request.method === "OPTIONS"
        ? new Response(null, { headers: opens })
        : Response.json({ error: "wait", hold: { id: "a".repeat(24), words } }, { status: 403, headers: opens }),
    );
    const page = await opener();
    await fill(page, "#link", `${base}/p/abcdefgh12345678/r#${fragmentOf(newKey())}`);
    await press(page, "#submit");
    await page.until("document.querySelector('#held').checkVisibility()");
    expect(await textAt(page, "#held")).toBe("The sender must let you in.");
    words = "copper lantern seven";
    await page.until("document.querySelector('#held').textContent.includes('copper lantern seven')");
    page.close();
  });
});

needs("chromium").describe("it refuses", () => {
  long.test("no link for the punctuation behind it", async () => {
    const page = await opener();
    await tryOpen(page, `${await linkTo({ payload: SECRET })}%22).`);
    expect(await textAt(page, "#problem")).toBe("");
    expect(await has(page, "opened")).toBe(true);
    page.close();
  });

  const ALTERED: Array<[what: string, alter: (link: string) => string, sentence: string]> = [
    ["a link without its end", (link) => link.replace(/#.*/, ""), "This link is incomplete"],
    ["a link that was cut", (link) => link.slice(0, -3), "This link was cut off or changed on the way"],
    [
      "a link that was altered",
      // In its check: another key would have the same one once in 4,096 times.
      (link) => link.replace(/.$/, (letter) => (letter === "A" ? "B" : "A")),
      "This link was cut off or changed on the way",
    ],
    ["what is no link", () => "https://example.org/other#e1.abc", "This isn’t a link to a secret"],
  ];
  test.each(ALTERED)("%s, without a request", async (_what, alter, sentence) => {
    const link = await linkTo({ payload: SECRET });
    const page = await opener();
    await tryOpen(page, alter(link));
    expect(await textAt(page, "#problem")).toStartWith(sentence);
    expect(asked(page)).toEqual([]);
    expect(await viewsLeft(link)).toBe(4);
    page.close();
  });

  test("a payload that was damaged or cut, and shows nothing of it", async () => {
    const damage = (payload: string): string => {
      const lines = payload.trim().split("\n");
      const bytes = Buffer.from(lines.slice(1, -1).join(""), "base64");
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      return `${lines[0]}\n${(bytes.toString("base64").match(/.{1,64}/g) ?? []).join("\n")}\n${lines.at(-1)}\n`;
    };
    const page = await opener();
    await tryOpen(
      page,
      await linkTo({ payload: SECRET, change: (sealed) => ({ ...sealed, payload: damage(sealed.payload) }) }),
    );
    expect(await textAt(page, "#problem")).toStartWith("The encrypted content was damaged or changed");
    expect(await has(page, "opened")).toBe(false);
    expect(await page.view.evaluate("document.body.textContent.includes('battery')")).toBe(false);
    page.close();
  });

  test("a file that was damaged, and saves nothing of it", async () => {
    const page = await opener();
    const link = await linkTo({
      kind: "file",
      files: [new File([new Uint8Array(100_000)], "plan.bin")],
      change: async (sealed) => {
        const [only] = sealed.files;
        const bytes = new Uint8Array(await new Response(only as Blob).arrayBuffer());
        bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
        return { ...sealed, files: [new Blob([bytes])] };
      },
    });
    await tryOpen(page, link);
    await page.view.evaluate("URL.createObjectURL = () => { window.saved = true; return ''; }");
    await press(page, "#files button");
    await page.until("document.querySelector('#status').textContent !== ''");
    expect(await textAt(page, "#status")).toBe("“plan.bin” was damaged or changed. None of it was saved.");
    expect(await page.view.evaluate("window.saved === undefined")).toBe(true);
    page.close();
  });

  test("a push that is not sealed, or limited to networks, before a view is counted", async () => {
    const { headers } = await open.user();
    const plain = await open.push({ payload: "plain", expire_after_views: 5 });
    const near = await pushSealed(open, { payload: "near", fields: { allowed_networks: "127.0.0.0/8" } }, headers);
    for (const link of [`${open.url}/p/${plain.url_token}/r#${fragmentOf(newKey())}`, open.url + near]) {
      const page = await opener();
      await tryOpen(page, link);
      expect(await textAt(page, "#problem")).toStartWith("This page got no usable answer from the server.");
      expect(await viewsLeft(link)).toBe(4);
      page.close();
    }
  });

  long.test("an unknown or expired push, and a server that does not answer", async () => {
    const page = await opener();
    await tryOpen(page, `${open.url}/p/abcdefgh12345678/r#${fragmentOf(newKey())}`);
    expect(await textAt(page, "#problem")).toBe("This link has expired, was deleted, or never existed.");
    const link = await linkTo({ payload: "once" });
    await open.json("DELETE", `/api/v2/pushes/${tokenOf(link)}`);
    await tryOpen(page, link);
    expect(await textAt(page, "#problem")).toBe("This link has expired, was deleted, or never existed.");
    page.close();
  });
});

describe("other origins", () => {
  const ACAO = "access-control-allow-origin";
  const preflight = (path: string) =>
    open.fetch(path, {
      method: "OPTIONS",
      headers: {
        origin: "null",
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-secretpush-opener",
      },
    });
  const get = (path: string) => open.fetch(path, { headers: { origin: "null" } });

  test("may ask for a sealed push and its files, without cookies or tokens, and for nothing else", async () => {
    const link = await linkTo({ kind: "file", files: [new File(["plan"], "plan.txt")] });
    const path = `/api/v2/pushes/${tokenOf(link)}`;
    const asked = await preflight(path);
    expect(asked.status).toBe(204);
    expect(asked.headers.get(ACAO)).toBe("*");
    expect(asked.headers.get("access-control-allow-methods")).toBe("GET");
    expect(asked.headers.get("access-control-allow-headers")).toBe("X-Secretpush-Opener");
    expect(asked.headers.has("access-control-allow-credentials")).toBe(false);
    const answer = await get(path);
    expect(answer.headers.get(ACAO)).toBe("*");
    const { files } = (await answer.json()) as { files: Array<{ url: string }> };
    const { pathname } = new URL(files[0]?.url ?? "");
    expect((await get(pathname)).headers.get(ACAO)).toBe("*");
    for (const other of [`${path}/preview`, "/api/v2/version", "/", `/p/${tokenOf(link)}/r`, "/api/v2/pushes/active"]) {
      expect({ other, acao: (await get(other)).headers.get(ACAO) }).toEqual({ other, acao: null });
      expect({ other, acao: (await preflight(other)).headers.get(ACAO) }).toEqual({ other, acao: null });
    }
    const wrote = await open.fetch(path, { method: "DELETE", headers: { origin: "null" } });
    expect(wrote.headers.get(ACAO)).toBeNull();
  });

  test("may read nothing of a plain push or its files, and nothing of one that is limited to networks", async () => {
    const made = await open.push({ files: [{ filename: "a.txt", content_type: "text/plain", content: "YQ==" }] });
    const path = `/api/v2/pushes/${made.url_token}`;
    const asked = await preflight(path);
    expect([asked.status, asked.headers.get(ACAO)]).toEqual([403, null]);
    const refused = await get(path);
    expect([refused.status, refused.headers.get(ACAO)]).toEqual([403, null]);
    const { files } = (await (await open.fetch(path)).json()) as { files: Array<{ url: string }> };
    expect((await get(new URL(files[0]?.url ?? "").pathname)).headers.get(ACAO)).toBeNull();
    const { headers } = await open.user();
    const near = await pushSealed(open, { payload: "near", fields: { allowed_networks: "127.0.0.0/8" } }, headers);
    expect((await preflight(`/api/v2/pushes/${tokenOf(near)}`)).headers.get(ACAO)).toBeNull();
    expect((await get(`/api/v2/pushes/${tokenOf(near)}`)).headers.get(ACAO)).toBeNull();
  });

  test("may do so at the address for recipients too", async () => {
    const two = await startServer({ flags: { "recipients-listen": "127.0.0.1:0" } });
    try {
      const path = await pushSealed(two, { payload: "x" });
      const url = `${two.addresses.recipients}/api/v2/pushes/${tokenOf(path)}`;
      const asked = await fetch(url, { method: "OPTIONS", headers: { origin: "null" } });
      expect([asked.status, asked.headers.get(ACAO)]).toEqual([204, "*"]);
      const answer = await fetch(url, { headers: { origin: "null" } });
      expect([answer.status, answer.headers.get(ACAO)]).toEqual([200, "*"]);
    } finally {
      await two.stop();
    }
  });
});
