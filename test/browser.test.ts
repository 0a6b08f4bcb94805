// The Chromium of other tests: what it asks for by itself, and that it leaves nothing on the machine of whoever runs them.

import { expect } from "bun:test";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { openPage, type PageRequest, partsOf } from "./browser.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { isSound } from "./page_flows.ts";
import { scratch } from "./scratch.ts";

const { newPath } = scratch();

needs("chromium").test("one with windows also takes the manifest and an icon, and leaves no file behind", async () => {
  const server = await startServer();
  // As deep as a TMPDIR may be: the path of a socket has at most 107 bytes.
  const [home, temporary] = [newPath("home"), join(newPath("temporary"), "d".repeat(100))];
  for (const one of [home, temporary]) mkdirSync(one, { recursive: true });
  const run = Bun.spawn([process.execPath, join(import.meta.dir, "programs/browser_leaves.ts"), server.url], {
    env: {
      ...process.env,
      SECRETPUSH_TEST_WINDOWS: "1",
      HOME: home,
      XDG_CONFIG_HOME: join(home, "config"),
      TMPDIR: temporary,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const requests = JSON.parse(await run.stdout.text()) as PageRequest[];
  expect(await run.exited).toBe(0);
  await server.stop();
  expect(partsOf({ requests }).map(({ type }) => type)).toEqual(["Document", "Stylesheet", "Script"]);
  const more = requests.filter(({ url }) => !url.startsWith("data:")).slice(3);
  expect(more.map(({ url }) => new URL(url).pathname)).toEqual(["/manifest.webmanifest", "/icon-192.png"]);
  expect(more.reduce((sum, { bytes = Infinity }) => sum + bytes, 0)).toBeLessThan(4_000);
  // Bun keeps its cache there.
  const left = readdirSync(home).filter((name) => name !== ".bun");
  expect([left, readdirSync(temporary)]).toEqual([[], []]);
});

needs("chromium", "the long run").test("at each step of a flow axe finds what is faint", async () => {
  const server = await startServer();
  const page = await openPage(`${server.url}/users/sign_in`);
  await isSound(page);
  await page.view.evaluate("document.querySelector('h1').style.color = '#ddd'");
  await expect(isSound(page)).rejects.toThrow("color-contrast");
  page.close();
  await server.stop();
});
