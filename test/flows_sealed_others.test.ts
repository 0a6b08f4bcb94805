// Pages, the command line and Debian's age open what each other sealed.

import { expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { accessOf, agePassphraseOf } from "../static/e2e/access.ts";
import { fragmentOf, keyIn, newKey } from "../static/e2e/link.ts";
import { manifestText } from "../static/e2e/manifest.ts";
import { ageOpens, ageSeals } from "./age.ts";
import { openPage } from "./browser.ts";
import { cli, home, linkOf as printed, own, server, tempDir, useServer } from "./client_runs.ts";
import { needs } from "./needs.ts";
import { cookiesOf, fill, openTerms, press } from "./page_actions.ts";
import { linkOf, reveal } from "./page_flows.ts";
import { chooseFiles, isChosen, keepSaved, openLink, PASSPHRASE, SECRET } from "./sealed_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const content = (bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes).map((_, index) => (index * 7919) >> 3);

needs("chromium", "the long run").describe("the page seals", () => {
  test("a text that the command line opens, and age", async () => {
    const page = await openPage(server.url);
    await fill(page, "#text", SECRET);
    await press(page, "#sealed");
    await openTerms(page);
    await fill(page, "#passphrase", PASSPHRASE);
    await press(page, "#submit");
    const link = await linkOf(page);
    page.close();
    const opened = await cli(["open", link], { env: { ...home, SECRETPUSH_PASSPHRASE: PASSPHRASE } });
    expect(opened).toMatchObject({ code: 0, stdout: SECRET });
    if (!needs("age").isHere) return;
    const key = keyIn(new URL(link).hash) ?? newKey();
    const token = new URL(link).pathname.split("/")[2];
    const query = new URLSearchParams({ passphrase: accessOf(key, PASSPHRASE) });
    const { body } = await server.json("GET", `/api/v2/pushes/${token}?${query}`);
    expect(String(await ageOpens(body.payload, agePassphraseOf(key, PASSPHRASE)))).toBe(SECRET);
  });

  test("files that the command line opens, under their names", async () => {
    await server.user("ann@example.org");
    const page = await openPage(server.url, { cookies: await cookiesOf(server, "ann@example.org") });
    await press(page, "#tab-file");
    await press(page, "#sealed");
    await chooseFiles(page, [
      ["Überblick.bin", 200_000],
      ["empty.txt", 0],
    ]);
    await press(page, "#submit");
    const link = await linkOf(page);
    page.close();
    const out = join(tempDir(), "out");
    mkdirSync(out);
    expect((await cli(["open", link, "--output", `${out}/`], { env: home })).code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["empty.txt", "Überblick.bin"]);
    expect(readFileSync(join(out, "Überblick.bin")).equals(content(200_000))).toBe(true);
  });
});

needs("chromium", "the long run").describe("the page opens", () => {
  test("what the command line sealed", async () => {
    const path = join(tempDir(), "plans.bin");
    writeFileSync(path, content(200_000));
    const env = { ...own, SECRETPUSH_PASSPHRASE: PASSPHRASE };
    const made = await cli(["push", "--e2e", "--file", path], { env });
    expect(made).toMatchObject({ code: 0 });
    const page = await openLink(printed(made));
    await page.view.evaluate("void delete window.showSaveFilePicker");
    await keepSaved(page);
    await fill(page, "#passphrase", PASSPHRASE);
    await reveal(page);
    await press(page, "#files li button");
    await page.until("document.querySelector('#status').textContent !== ''");
    expect(await page.view.evaluate("document.querySelector('#status').textContent")).toBe(
      "“plans.bin” was downloaded completely and verified.",
    );
    expect(await page.view.evaluate(isChosen("window.saved[0]", 200_000))).toBe(true);
    page.close();
  });

  needs("age").test("what age sealed with its own work factor, sent by hand", async () => {
    const key = newKey();
    const words = agePassphraseOf(key, "");
    const manifest = manifestText({ text: SECRET, files: [{ name: "a.bin", type: "", size: 100_000 }] });
    const body = new FormData();
    body.append("push[e2e]", "true");
    body.append("push[payload]", String(await ageSeals(manifest, words, "--armor")));
    body.append("push[files][]", new Blob([new Uint8Array(await ageSeals(content(100_000), words))]), "x");
    const headers = { authorization: `Bearer ${own["SECRETPUSH_TOKEN"]}` };
    const made = await server.fetch("/api/v2/pushes", { method: "POST", body, headers });
    expect(made.status).toBe(201);
    const page = await openLink(`${((await made.json()) as { html_url: string }).html_url}#${fragmentOf(key)}`);
    await page.view.evaluate("void delete window.showSaveFilePicker");
    await keepSaved(page);
    await reveal(page);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    await press(page, "#files li button");
    await page.until("document.querySelector('#status').textContent !== ''");
    expect(await page.view.evaluate(isChosen("window.saved[0]", 100_000))).toBe(true);
    page.close();
  });
});
