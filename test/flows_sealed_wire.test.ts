// What a sealed push sends over the wire, with a real Chromium, and that it needs nothing that plain HTTP lacks.

import { expect, setDefaultTimeout } from "bun:test";

import { newKeys } from "../static/e2e/recipient.ts";
import { openPage, PLAIN_HOSTS } from "./browser.ts";
import { needs } from "./needs.ts";
import { cookiesOf, fill, go, openTerms, press, textAt } from "./page_actions.ts";
import { linkOf, reveal } from "./page_flows.ts";
import { chooseFiles, isChosen, keepSaved, openLink, PASSPHRASE, server, useServer } from "./sealed_flows.ts";
import { startWire } from "./wire.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium", "the long run").test(
  "all of it works over plain HTTP, where browsers lend no cryptography",
  async () => {
    const { port } = new URL(server.url);
    const sender = await openPage(`http://${PLAIN_HOSTS[0]}:${port}/`, { width: 390 });
    expect(await sender.view.evaluate("[isSecureContext, crypto.subtle === undefined]")).toEqual([false, true]);
    await press(sender, "#tab-file");
    await press(sender, "#sealed");
    await chooseFiles(sender, [["plain.bin", 100_000]]);
    await openTerms(sender);
    await fill(sender, "#passphrase", PASSPHRASE);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    expect(link).toStartWith(`http://${PLAIN_HOSTS[0]}:`);
    const page = await openLink(link, { width: 390 });
    sender.close();
    await keepSaved(page);
    await fill(page, "#passphrase", PASSPHRASE);
    await reveal(page);
    await press(page, "#files li button");
    await page.until("document.querySelector('#status').textContent.includes('downloaded completely')");
    expect(await page.view.evaluate(isChosen("window.saved[0]", 100_000))).toBe(true);
    // Chromium remarks that the saved file came over plain HTTP.
    expect(page.problems.filter((problem) => !problem.includes("loaded over an insecure connection"))).toEqual([]);
    page.close();
  },
);

needs("chromium", "the long run").test(
  "on the wire there is neither the secret nor a file name nor the passphrase nor the key",
  async () => {
    const wire = await startWire(server.url);
    try {
      const words = "the very secret plans of Tuesday";
      // Somebody with an account, for whom files would otherwise name the push.
      await server.user("ann@example.org", true);
      const sender = await openPage(wire.url, { width: 390, cookies: await cookiesOf(server, "ann@example.org") });
      await press(sender, "#tab-file");
      await press(sender, "#sealed");
      await chooseFiles(sender, [["conspicuous-name.bin", 5_000]]);
      await fill(sender, "#message", words);
      await openTerms(sender);
      await fill(sender, "#passphrase", PASSPHRASE);
      await press(sender, "#submit");
      const link = await linkOf(sender);
      await press(sender, "#show-code");
      // The page of the push and the list of pushes, as their owner sees them.
      await go(sender, `${wire.url}/p/${new URL(link).pathname.split("/")[2]}/preview`);
      await go(sender, `${wire.url}/admin`);
      await sender.until("document.querySelector('#pushes .name')");
      expect(await textAt(sender, "#pushes")).toContain("End-to-end encrypted");
      sender.close();
      const page = await openLink(link);
      await fill(page, "#passphrase", PASSPHRASE);
      await reveal(page);
      expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(words);
      await page.view.evaluate("void delete window.showSaveFilePicker");
      await press(page, "#files li button");
      await page.until("document.querySelector('#status').textContent.includes('downloaded completely')");
      // To another page of this server, which a Referer might tell.
      await go(page, `${wire.url}/about`);
      page.close();
      // Whoever looks for the push by its link, or expires it by its link, pastes all of it.
      const { headers } = await server.user("bob@example.org");
      for (let made = 0; made < 10; made += 1) await server.push({ payload: "x" }, headers);
      const admin = await openPage(`${wire.url}/admin/links`, { cookies: await cookiesOf(server, "ann@example.org") });
      const asked =
        "performance.getEntriesByType('resource').filter(({ initiatorType: by }) => by === 'xmlhttprequest').length";
      const { identity } = await newKeys();
      const pasted = [link, link.replace("#e1.", "#e1%2E"), `${wire.url}/requests/abcdefgh#${identity}`];
      for (const [at, text] of pasted.entries()) {
        await fill(admin, "#find-link", text);
        await admin.until(`${asked} > ${at}`);
      }
      await fill(admin, "#find-link", link);
      await admin.until("document.querySelectorAll('#all .name').length === 1");
      await press(admin, "#all summary");
      await press(admin, "#all .danger");
      await press(admin, "#ask-yes");
      await admin.until("document.querySelector('#status').textContent === 'Deleted.'");
      admin.close();

      const sent = wire.sent();
      const fragment = link.split("#")[1] ?? "";
      const key = Buffer.from(fragment.slice("e1.".length, -2), "base64url");
      expect(key.length).toBe(32);
      // The wire sees what is there: the form of the new push, and what the recipient asks with.
      for (const there of ["AGE ENCRYPTED FILE", "1.age", "/reveal", "/download/", "POST /admin/links", "/end"]) {
        expect([there, sent.includes(there)]).toEqual([there, true]);
      }
      const content = Uint8Array.from({ length: 64 }, (_, index) => (index * 7919) >> 3);
      const texts = [words, "conspicuous-name", PASSPHRASE];
      const kept = [
        ...texts.flatMap((text) => [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]),
        ...texts.map((text) => Buffer.from(text).toString("base64").slice(0, 20)),
        fragment,
        identity,
        key.toString("base64url"),
        key.toString("base64"),
        key.toString("hex"),
      ];
      for (const text of kept) expect([text, sent.includes(text)]).toEqual([text, false]);
      for (const bytes of [key, Buffer.from(content)]) expect(sent.includes(bytes)).toBe(false);
    } finally {
      wire.stop();
    }
  },
);
