// Takes pictures of every page and state, at both widths and in both colour schemes, into the ignored
// folder screenshots/: `bun scripts/screenshots.ts [part of a name]`. Made to be looked at by people.

import { rmSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir, startServer, type TestServer } from "../test/harness.ts";
import { openPage, type Page } from "../test/browser.ts";
import { enterAs, fill, openTerms, press } from "../test/page_actions.ts";

let tokens = 0;
type Scene = (page: Page) => Promise<void>;

const only = process.argv[2] ?? "";
const folder = makeTempDir();
await Bun.write(join(folder, "manual.pdf"), "x".repeat(340_000));
await Bun.write(join(folder, "Übersicht 2026 – Entwurf.xlsx"), "y".repeat(18_000));

const fresh = await startServer();
const server = await startServer({ flags: { "allow-sign-up": "true" } });
await server.user("admin@example.org", true);
const ann = await server.user("ann@example.org");
await server.user("ben@example.org");

const push = (fields: Record<string, unknown>) => server.push(fields);
const own = (fields: Record<string, unknown>) => server.push(fields, ann.headers);
const text = "correct horse battery staple";
for (const [name, note] of [
  ["Wi-Fi of the office", "For the guests of next week"],
  ["Database of staging", ""],
  ["", ""],
]) {
  await own({ payload: text, name, note, expire_after_views: 3 });
}
const viewed = await own({ payload: text, name: "VPN for Ben", expire_after_views: 4 });
await server.json("GET", `/api/v2/pushes/${viewed.url_token}`, undefined, { "user-agent": "Mozilla/5.0 (X11; Linux)" });
const ended = await own({ payload: text, name: "Old key" });
await server.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, ann.headers);

async function withFiles(): Promise<string> {
  const body = new FormData();
  body.append("push[kind]", "file");
  body.append("push[payload]", "The plans, as agreed.");
  for (const name of ["manual.pdf", "Übersicht 2026 – Entwurf.xlsx"]) {
    body.append("push[files][]", Bun.file(join(folder, name)), name);
  }
  const response = await server.fetch("/api/v2/pushes", { method: "POST", body, headers: ann.headers });
  return ((await response.json()) as { url_token: string }).url_token;
}

const link = async (fields: Record<string, unknown>): Promise<string> => `/p/${(await push(fields)).url_token}`;
const open: Scene = async (page) => {
  await press(page, "#submit");
  await page.until("document.querySelector('#opened:not([hidden])')");
};
const tab =
  (name: string): Scene =>
  (page) =>
    press(page, `#tab-${name}`);

interface Shot {
  name: string;
  at: TestServer;
  path: () => Promise<string> | string;
  as?: string;
  act?: Scene;
}

const shot = (name: string, path: Shot["path"] | string, act?: Scene, as?: string, at = server): Shot => ({
  name,
  at,
  path: typeof path === "string" ? () => path : path,
  ...(act ? { act } : {}),
  ...(as ? { as } : {}),
});

const shots: Shot[] = [
  shot("create", "/"),
  shot("create-options", "/", async (page) => {
    await fill(page, "#text", text);
    await press(page, "#generator summary");
    await openTerms(page);
    await press(page, "#more summary");
  }),
  shot("create-problem", "/", (page) => press(page, "#submit")),
  shot(
    "create-files",
    "/",
    async (page) => {
      await press(page, "#tab-file");
      await page.view.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(["x".repeat(340000)], "manual.pdf"));
      files.items.add(new File(["y".repeat(18000)], "Übersicht 2026 – Entwurf.xlsx"));
      const input = document.getElementById("files");
      input.files = files.files;
      input.dispatchEvent(new Event("change"));
    })()`);
    },
    "ann@example.org",
  ),
  shot("create-files-closed", "/", tab("file")),
  shot("create-url", "/", tab("url")),
  shot("create-qr", "/", tab("qr")),
  shot("create-made", "/", async (page) => {
    await fill(page, "#text", text);
    await openTerms(page);
    await fill(page, "#passphrase", "open sesame");
    await press(page, "#submit");
    await page.until("document.querySelector('#made:not([hidden])') && document.querySelector('#qr').complete");
  }),
  shot("gate", () => link({ payload: text })),
  shot("gate-passphrase", () => link({ payload: text, passphrase: "open sesame" })),
  shot(
    "gate-wrong",
    () => link({ payload: text, passphrase: "open sesame" }),
    async (page) => {
      await fill(page, "#passphrase", "guess");
      await press(page, "#submit");
      await page.until("document.querySelector('#problem:not([hidden])')");
    },
  ),
  shot("opened-veiled", () => link({ payload: text }), open),
  shot(
    "opened-text",
    () => link({ payload: `${text}\nsecond line`, expire_after_views: 1 }),
    async (page) => {
      await open(page);
      await press(page, "#show");
    },
  ),
  shot("opened-url", () => link({ payload: "https://example.org/invitations/4711?from=ann", kind: "url" }), open),
  shot(
    "opened-url-leaving",
    () => link({ payload: "https://example.org/invitations/4711", kind: "url" }),
    async (page) => {
      await open(page);
      await press(page, "#go");
    },
  ),
  shot("opened-qr", () => link({ payload: "WIFI:T:WPA;S:Guests;P:correct horse;;", kind: "qr" }), open),
  shot("opened-files", async () => `/p/${await withFiles()}`, open),
  shot(
    "opened-delete",
    () => link({ payload: text }),
    async (page) => {
      await open(page);
      await press(page, "#delete");
    },
  ),
  shot("gone", "/p/fkwjfvhall92XkP0qLmT3sYz"),
  shot("preview", async () => `${await link({ payload: text })}/preview`),
  shot("sign-in", "/users/sign_in"),
  shot("sign-up", "/users/sign_up"),
  shot("setup", "/users/setup", undefined, undefined, fresh),
  shot("reset", "/users/reset#abc"),
  shot(
    "account",
    "/users/token",
    async (page) => {
      await page.until("document.querySelector('#tokens button')");
      await fill(page, "#token-name", `backup script ${(tokens += 1)}`);
      await press(page, "#new-token [type=submit]");
      await page.until("document.querySelector('#shown:not([hidden])') && document.querySelector('#tokens button')");
    },
    "ben@example.org",
  ),
  shot(
    "pushes",
    "/admin",
    (page) => page.until("document.querySelectorAll('#pushes li').length > 2"),
    "ann@example.org",
  ),
  shot(
    "pushes-log",
    "/admin",
    async (page) => {
      await page.until("document.querySelectorAll('#pushes li').length > 2");
      await press(page, "#pushes li:first-child button[aria-expanded]");
      await page.until("document.querySelector('.log li')");
    },
    "ann@example.org",
  ),
  shot(
    "pushes-expired",
    "/admin#expired",
    (page) => page.until("document.querySelector('#pushes .name')"),
    "ann@example.org",
  ),
  shot("admin-all", "/admin#all", (page) => page.until("document.querySelector('#all .name')"), "admin@example.org"),
  shot(
    "admin-users",
    "/admin#users",
    (page) => page.until("document.querySelector('#users .name')"),
    "admin@example.org",
  ),
  shot(
    "admin-server",
    "/admin#server",
    (page) => page.until("document.querySelector('#settings td')"),
    "admin@example.org",
  ),
  shot("missing", "/nowhere"),
];

try {
  for (const one of shots.filter(({ name }) => name.includes(only))) {
    for (const width of [390, 1280]) {
      for (const dark of [false, true]) {
        const url = one.at.url + (await one.path());
        const page = one.as
          ? await enterAs(one.at, one.as, url, { width, dark, height: 844 })
          : await openPage(url, { width, dark, height: 844 });
        await one.act?.(page);
        const name = `${one.name}-${width === 390 ? "phone" : "desktop"}-${dark ? "dark" : "light"}`;
        await page.screenshot(name, "whole");
        if (page.problems.length > 0) console.error(name, page.problems);
        page.close();
      }
    }
    console.log(one.name);
  }
} finally {
  await Promise.all([fresh.stop(), server.stop()]);
  rmSync(folder, { recursive: true, force: true });
  Bun.WebView.closeAll();
}
