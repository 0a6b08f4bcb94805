// Opens a page in the browser that people use, with windows of its own, saves a file from it, and prints what was asked for.
//
//   bun test/programs/browser_leaves.ts URL

import { Glob } from "bun";
import { tmpdir } from "node:os";

import { openPage } from "../browser.ts";

const page = await openPage(process.argv[2] ?? "");
await page.view.evaluate(`(() => {
  const link = document.createElement("a");
  Object.assign(link, { href: "data:text/plain,words", download: "words.txt" });
  link.click();
})()`);
const saved = new Glob("secretpush-browser-*/downloads/words.txt");
const endMs = performance.now() + 45_000;
const isOver = (): boolean =>
  performance.now() > endMs ||
  (!saved.scanSync({ cwd: tmpdir() }).next().done &&
    page.requests.some(({ url, bytes }) => url.includes("/icon-") && bytes !== undefined));
while (!isOver()) await Bun.sleep(10);
console.log(JSON.stringify(page.requests));
page.close();
process.exit(0);
