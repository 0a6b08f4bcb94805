// Opens a page in the browser that people use, with windows of its own, and sends its form.
//
//   bun test/programs/browser_loads.ts URL

import { openPage } from "../browser.ts";

const page = await openPage(process.argv[2] ?? "");
await page.until("document.readyState === 'complete'");
await page.view.click("#send");
await page.until("location.pathname === '/form'");
page.close();
process.exit(0);
