// Links to sealed pushes that do not open, in a real Chromium: cut, altered, damaged, without scripts. The page says why,
// shows nothing, and counts a view only where it had to ask for the content.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, PLAIN_HOSTS } from "./browser.ts";
import { FULL } from "./full.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { go, press, textAt } from "./page_actions.ts";
import { isSound, reveal, viewsLeftAt } from "./page_flows.ts";
import { asked, linkTo, openLink, ready, SECRET, server, shown, useServer } from "./sealed_flows.ts";
import { pushSealed, type SealedWish } from "./sealed_pushes.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium", "the long run").describe("a link that does not open", () => {
  test.each([
    ["is cut off before #", (fragment: string) => fragment && "", "This link is incomplete"],
    ["is cut off behind #", (fragment: string) => `#${fragment.slice(0, -1)}`, "This link was cut off or changed"],
    ["has another letter", altered, "This link was cut off or changed"],
    ["has nothing behind #", () => "#", "This link is incomplete"],
  ])("because it %s: it says so, asks nothing of the server, and counts no view", async (_how, change, words) => {
    const [address = "", fragment = ""] = (await linkTo({ payload: SECRET })).split("#");
    const page = await openPage(address + change(fragment), { width: 390 });
    await page.until("document.querySelector('#unopenable')?.checkVisibility()");
    expect(await textAt(page, "#unopenable")).toStartWith(words);
    expect(await shown(page, "#submit")).toBe(false);
    expect(asked(page)).toEqual([]);
    expect(await viewsLeftAt(server, address)).toBe(5);
    await isSound(page);
    // The complete link in the same tab opens it.
    await page.view.evaluate(`void (location.hash = ${JSON.stringify(fragment)})`);
    await page.until("document.querySelector('#submit')?.checkVisibility()");
    await ready(page);
    await reveal(page);
    page.close();
  });

  function altered(fragment: string): string {
    const at = 12;
    return `#${fragment.slice(0, at)}${fragment[at] === "A" ? "B" : "A"}${fragment.slice(at + 1)}`;
  }

  test("because its content was altered: it shows nothing of it", async () => {
    const change: SealedWish["change"] = (sealed) => {
      const lines = sealed.payload.split("\n");
      const last = lines.findIndex((line) => line.startsWith("-----END")) - 1;
      // Not the header, which the server itself looks at.
      lines[last] = (lines[last] ?? "").replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
      return { ...sealed, payload: lines.join("\n") };
    };
    const page = await openLink(await linkTo({ payload: SECRET.repeat(20), change }));
    await press(page, "#submit");
    await page.until("document.querySelector('#unopenable')?.checkVisibility()");
    expect(await textAt(page, "#unopenable")).toStartWith("The encrypted content was damaged or changed");
    expect(await page.view.evaluate("document.body.textContent.includes('battery')")).toBe(false);
    expect([await shown(page, "#submit"), await shown(page, "#opened")]).toEqual([false, false]);
    page.close();
  });

  test("because it is of another push: it says so and shows nothing", async () => {
    const [address = ""] = (await linkTo({ payload: SECRET })).split("#");
    const [, fragment = ""] = (await linkTo({ payload: "other" })).split("#");
    const page = await openLink(`${address}#${fragment}`);
    await press(page, "#submit");
    await page.until("document.querySelector('#unopenable')?.checkVisibility()");
    expect(await shown(page, "#opened")).toBe(false);
    page.close();
  });

  test("because what opens it does not load: it says so and counts no view", async () => {
    const page = await openPage(`${server.url}/about`);
    await page.view.cdp("Network.setBlockedURLs", { urls: ["*/assets/unseal-*"] });
    const link = await linkTo({ payload: SECRET });
    await go(page, link);
    await page.until("document.querySelector('#unopenable')?.checkVisibility()");
    expect(await textAt(page, "#unopenable")).toStartWith("The part of this page that decrypts secrets");
    expect(await viewsLeftAt(server, link)).toBe(5);
    page.close();
  });
});

needs("chromium", "the long run").test("skipping to the content leaves the key in the address", async () => {
  const link = await linkTo({ payload: SECRET });
  const page = await openLink(link);
  await page.view.evaluate("document.querySelector('.skip').focus()");
  await page.view.press("Enter");
  await page.until("document.activeElement.id === 'main'");
  expect(await page.view.evaluate("location.href")).toBe(link);
  await reveal(page);
  page.close();
});

needs("chromium", "the long run").describe("without scripts", () => {
  test("the page says what the link needs, and neither it nor its form counts a view", async () => {
    const link = await linkTo({ payload: SECRET });
    const page = await openPage(link, { scripts: false });
    const { root } = (await page.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
    const { outerHTML } = (await page.view.cdp("DOM.getOuterHTML", { nodeId: root.nodeId })) as { outerHTML: string };
    expect(outerHTML).toContain("To open it, you need JavaScript or the command “secretpush open”");
    expect(outerHTML).toContain('method="dialog"');
    page.close();
  });
});

test("the form that opens other pushes without scripts is refused for a sealed one, on the server too", async () => {
  const link = await linkTo({ payload: SECRET });
  const { pathname } = new URL(link);
  const answer = await server.fetch(pathname, { method: "POST", body: "", headers: { accept: "text/html" } });
  const page = await answer.text();
  expect(page).toContain("you need JavaScript");
  expect(page).not.toContain("AGE ENCRYPTED FILE");
  expect(await viewsLeftAt(server, link)).toBe(5);
});

needs("chromium", "the long run").test(
  "a file too large for the browser is left to the command line before a view is used",
  async () => {
    const own = await startServer({
      flags: { "file-attachments-require-authentication": "false", "upload-max-file-bytes": "300MiB" },
    });
    try {
      // What it holds does not matter: it is not opened.
      const part = new Uint8Array(64 * 1024 * 1024);
      const change: SealedWish["change"] = ({ files: [sealed = new Blob()], ...others }) => ({
        ...others,
        files: [FULL ? new Blob([sealed, part, part, part, part]) : sealed],
      });
      const path = await pushSealed(own, { kind: "file", files: [new File(["x"], "disk.img")], change });
      if (!FULL) {
        // The server says it of what its database says.
        const db = await databaseOf(own);
        await db.unsafe("UPDATE files SET byte_size = $1", [4 * part.length + 1]);
        await db.close();
      }
      const page = await openLink(`http://${PLAIN_HOSTS[0]}:${new URL(own.url).port}${path}`, { width: 390 });
      expect([await shown(page, "#large"), await shown(page, "#submit")]).toEqual([true, false]);
      expect(await textAt(page, "#command")).toBe(
        `secretpush open 'http://${PLAIN_HOSTS[0]}:${new URL(own.url).port}${path}'`,
      );
      await isSound(page);
      expect(await viewsLeftAt(own, path)).toBe(5);
      page.close();
      // Where the browser can write to the disk, it opens it.
      const trusted = await openLink(own.url + path);
      expect([await shown(trusted, "#large"), await shown(trusted, "#submit")]).toEqual([false, true]);
      trusted.close();
    } finally {
      await own.stop();
    }
  },
);

needs("chromium", "the long run").test(
  "the page of a sealed push shows no link, which would open nothing, but says where it was",
  async () => {
    const { headers } = await server.user("ann@example.org");
    const path = await pushSealed(server, { payload: SECRET }, headers);
    const page = await openPage(`${server.url}${path.replace(/\/r#.*/, "/preview")}`, { width: 390 });
    expect(await textAt(page, "#shown-once")).toContain("its complete link was shown only once, when it was created");
    expect(await page.view.evaluate("document.querySelector('#link, #letter, .qr')")).toBe(null);
    await isSound(page);
    page.close();
  },
);
