// The page of a new push once its link is there, in a real Chromium: the link survives, and leads where it should.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { fill, press } from "./page_actions.ts";
import { copied, linkOf, server, useServer } from "./page_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe.skipIf(!hasBrowser)("the finished link", () => {
  async function share(page: Page, text = "to be kept"): Promise<string> {
    await fill(page, "#text", text);
    await press(page, "#submit");
    return linkOf(page);
  }

  test("the message for the recipient names the time zone", async () => {
    const page = await openPage(server.url);
    await page.view.cdp("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
    await share(page);
    expect(await copied(page, "#copy-message")).toMatch(
      /, until .* \d+:\d\d\sPM GMT\+5:30:|, until .* \d+:\d\d\sAM GMT\+5:30:/,
    );
    page.close();
  });
});
