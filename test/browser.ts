// A real Chromium for tests of pages: opens a page in a clean profile and records every request it
// makes and everything it complains about. One browser serves the whole test process and ends with
// it. It cannot reach any host but this machine; an attempt is recorded all the same. This machine is also
// PLAIN_HOSTS there: names that browsers do not trust over plain HTTP, as they trust 127.0.0.1.
//
//   const page = await openPage(`${server.url}/p/${token}`, { width: 390, dark: true });
//   await page.until("document.querySelector('h1')");
//   expect(page.outside()).toEqual([]);
//   expect(page.problems).toEqual([]);
//   page.close();
//
// Cookies are the browser's, not the page's, and do not tell ports apart: opening a page empties
// them unless `keep` is set. Two people at once need two host names, 127.0.0.1 and localhost.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endsWithItsFile } from "./ends.ts";
import { needs } from "./needs.ts";

/** False on a machine without Chromium. */
export const hasBrowser = needs("chromium").isHere;

export type Scheme = "light" | "dark";

export interface PageOptions {
  /** CSS pixels; a phone is 390. Default 1280. */
  width?: number;
  /** Default 800. */
  height?: number;
  /** Prefers a dark colour scheme; light otherwise. */
  dark?: boolean;
  /** Keeps cookies and storage of the page before, to go on as the same person. */
  keep?: boolean;
  /** Set before the page is opened. */
  cookies?: Readonly<Record<string, string>>;
  /** false: as in a browser with scripts switched off. */
  scripts?: boolean;
}

export interface PageRequest {
  url: string;
  method: string;
  /** Document, Script, Stylesheet, Image, Font, Fetch, Ping, … */
  type: string;
  /** What came over the wire, headers included, once it has come; 0 where it failed. */
  bytes?: number;
}

export interface Page {
  view: Bun.WebView;
  /** Every request so far, in order, of all navigations, data: and blob: included; `partsOf` says which of them a page needs. */
  requests: PageRequest[];
  /**
   * Everything the page complained about: "csp: …", "exception: …", "console: …" (error and assert),
   * "network: …" (among these, answers from 400 on).
   */
  problems: string[];
  /** How often the page asked before it was left, and what the user answers. Default: leaves. */
  leaving: { asked: number; stays: boolean };
  /** URLs asked for that are neither on the page's own origin nor inside the page (data:, blob:). */
  outside(): string[];
  /** Waits until the expression is truthy in the page. @throws Error naming it, after `timeoutMs` */
  until(expression: string, timeoutMs?: number): Promise<void>;
  /** What is visible, as PNG. A page that is as high as the screen is whole, in either direction of reading. */
  picture(): Promise<Uint8Array>;
  close(): void;
}

/** Where browsers leave Sec-Fetch-Site out. */
export const PLAIN_HOSTS = ["push.test", "other.test"] as const;

const FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
  // Each page is a window, and each window would load two pages for its address bar: half of what a page costs.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  // All pages share a process: starting one costs as much as most pages, and a script that the process has compiled, such as axe, is
  // not compiled again. A browser with windows also wants to be told that sites may share one.
  "--renderer-process-limit=1",
  "--process-per-site",
  "--disable-site-isolation-trials",
  "--lang=en",
  `--host-resolver-rules=${PLAIN_HOSTS.map((host) => `MAP ${host} 127.0.0.1, `).join("")}MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]`,
];

interface Browser {
  backend: Bun.WebView.Backend;
  /** Stays open as long as the browser: with its last page the browser forgets its session cookies. */
  anchor: Bun.WebView;
}

let browser: Promise<Browser> | undefined;

/** Whatever the browser writes, downloads too, is in a directory that goes with it. */
async function startBrowser(program: string): Promise<Browser> {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-browser-"));
  const end = (): void => {
    browser = undefined;
    const processes = processesOf(directory);
    Bun.WebView.closeAll();
    endProcesses(processes);
    rmSync(directory, { recursive: true, force: true });
  };
  endsWithItsFile(async () => end(), true);
  process.once("exit", end);
  const argv = [...FLAGS, `--test-program=${program}`, `--user-data-dir=${directory}`];
  const backend = { type: "chrome", url: false, path: join(import.meta.dir, "programs/chromium"), argv } as const;
  const anchor = new Bun.WebView({ backend });
  await anchor.navigate("about:blank");
  await anchor.cdp("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: join(directory, "downloads") });
  return { backend, anchor };
}

/** The processes of the browser of this directory, which is their home: children forget theirs. Only Linux tells. */
function processesOf(directory: string): number[] {
  if (!existsSync("/proc/self/environ")) return [];
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const found = new Set(all.filter((pid) => said(pid, "environ").includes(`HOME=${directory}\0`)));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const pid of all) if (found.has(Number(statOf(pid)[1]))) found.add(pid);
  }
  return [...found];
}

/** Ends them at once, and waits until none can write any more. */
function endProcesses(pids: readonly number[]): void {
  const endMs = performance.now() + 5_000;
  const runs = (pid: number): boolean => /^[^ZX]/.test(statOf(pid)[0] ?? "");
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  while (pids.some(runs) && performance.now() < endMs) Bun.sleepSync(2);
}

/** State, parent and more of a process; empty where it has ended. */
const statOf = (pid: number): string[] =>
  said(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");

function said(pid: number, what: "environ" | "stat"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "latin1");
  } catch {
    return "";
  }
}

/**
 * What pages have loaded over the network to be what they are. A whole Chromium also asks for the manifest that a page names, and
 * for an icon of it: once for the browser, not for the page.
 */
export const partsOf = ({ requests }: Pick<Page, "requests">): PageRequest[] =>
  requests.filter(
    ({ type, url }) =>
      !/^(?:data|blob|about):/.test(url) && type !== "Manifest" && !(type === "Other" && /\/icon-\d+\.png$/.test(url)),
  );

/** Loads `url` and resolves at its load event; what scripts add later is `until`'s to wait for. */
export async function openPage(url: string, options: PageOptions = {}): Promise<Page> {
  try {
    return await openedPage(url, options);
  } catch (error) {
    // On a busy machine Chromium may refuse to leave a new tab's first page, while it moves to another process.
    if (!String(error).includes("Not attached to an active page")) throw error;
    return openedPage(url, options);
  }
}

async function openedPage(url: string, options: PageOptions): Promise<Page> {
  const { width = 1280, height = 800 } = options;
  const { backend } = await (browser ??= startBrowser(needs("chromium").path));
  const requests: PageRequest[] = [];
  const problems: string[] = [];
  const view = new Bun.WebView({ width, height, backend, console: (type, ...args) => complain(type, args) });
  const complain = (type: string, args: unknown[]): void => {
    if (type === "error" || type === "assert") problems.push(`console: ${args.map(worded).join(" ")}`);
  };
  await view.navigate("about:blank"); // the protocol can be spoken only after a first page

  const leaving = { asked: 0, stays: false };
  record(view, requests, problems);
  view.addEventListener("Page.javascriptDialogOpening", (happened) => {
    if ((happened as MessageEvent<{ type: string }>).data.type !== "beforeunload") return;
    leaving.asked += 1;
    void view.cdp("Page.handleJavaScriptDialog", { accept: !leaving.stays });
  });
  for (const domain of ["Network", "Log", "Runtime", "Audits", "Page"]) await view.cdp(`${domain}.enable`);
  if (!options.keep) {
    await view.cdp("Network.clearBrowserCookies");
    await view.cdp("Network.clearBrowserCache");
    await view.cdp("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  }
  await view.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await view.cdp("Emulation.setEmulatedMedia", shown(options.dark ? "dark" : "light"));
  for (const [name, value] of Object.entries(options.cookies ?? {})) {
    await view.cdp("Network.setCookie", { name, value, url });
  }
  if (options.scripts === false) await view.cdp("Emulation.setScriptExecutionDisabled", { value: true });
  await view.navigate(url);

  return {
    view,
    requests,
    problems,
    leaving,
    outside: () => requests.map((request) => request.url).filter((asked) => !isWithin(asked, new URL(url).origin)),
    until: (expression, timeoutMs = 45_000) => until(view, expression, timeoutMs),
    picture: () => picture(view),
    close: () => view.close(),
  };
}

// What a page logs arrives as it is, objects as a description of themselves.
const worded = (value: unknown): string =>
  typeof value === "object" && value !== null && "description" in value ? String(value.description) : String(value);

const isWithin = (asked: string, origin: string): boolean =>
  /^(?:data|blob|about):/.test(asked) || new URL(asked).origin === origin;

// The parts of the protocol's events that are read here.
interface Told {
  requestId?: string;
  encodedDataLength?: number;
  request?: PageRequest;
  type?: string;
  entry?: { level: string; source: string; text: string; url?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
  issue?: {
    code: string;
    details: { contentSecurityPolicyIssueDetails?: { violatedDirective: string; blockedURL?: string } };
  };
}

function record(view: Bun.WebView, requests: PageRequest[], problems: string[]): void {
  const on = (event: string, hear: (told: Told) => void) =>
    view.addEventListener(event, (happened) => hear((happened as MessageEvent<Told>).data));
  const running = new Map<string, PageRequest>();
  on("Network.requestWillBeSent", ({ requestId = "", request, type = "Other" }) => {
    if (!request) return;
    const sent: PageRequest = { url: request.url, method: request.method, type };
    running.set(requestId, sent);
    requests.push(sent);
  });
  on("Network.loadingFinished", ({ requestId = "", encodedDataLength = 0 }) => {
    const sent = running.get(requestId);
    if (sent) sent.bytes = encodedDataLength;
  });
  // Without scripts, the browser begins to load a script and gives it up.
  on("Network.loadingFailed", ({ requestId = "" }) => {
    const sent = running.get(requestId);
    if (sent) sent.bytes ??= 0;
  });
  on("Runtime.exceptionThrown", ({ exceptionDetails }) => {
    problems.push(`exception: ${exceptionDetails?.exception?.description ?? exceptionDetails?.text}`);
  });
  on("Log.entryAdded", ({ entry }) => {
    if (entry?.level !== "error") return;
    const kind = entry.source === "network" ? "network" : entry.source === "security" ? "csp" : "console";
    problems.push(`${kind}: ${entry.text}${entry.url ? ` (${entry.url})` : ""}`);
  });
  on("Audits.issueAdded", ({ issue }) => {
    const breach = issue?.details.contentSecurityPolicyIssueDetails;
    if (breach) problems.push(`csp: ${breach.violatedDirective} blocked ${breach.blockedURL ?? "something inline"}`);
  });
}

// Looks from inside the page, so that nothing is slept through; begins again where a navigation
// took the page away meanwhile.
async function until(view: Bun.WebView, expression: string, timeoutMs: number): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  let last: unknown;
  while (performance.now() < endMs) {
    const leftMs = Math.ceil(endMs - performance.now());
    try {
      const seen = await view.evaluate(`new Promise((done) => {
        const endMs = performance.now() + ${leftMs};
        const look = () => {
          let seen = false;
          try { seen = Boolean(${expression}); } catch {}
          if (seen || performance.now() > endMs) done(seen);
          else setTimeout(look, 10);
        };
        look();
      })`);
      if (seen) return;
    } catch (error) {
      last = error;
      await Bun.sleep(10);
    }
  }
  throw new Error(`In the page this did not come true within ${timeoutMs} ms: ${expression}`, { cause: last });
}

async function picture(view: Bun.WebView): Promise<Uint8Array> {
  const { data } = (await view.cdp("Page.captureScreenshot", {})) as { data: string };
  return Uint8Array.fromBase64(data);
}

// Still pictures: what moves would differ from run to run.
const shown = (scheme: Scheme) => ({
  features: [
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ],
});

/** Shows the page as on another screen: its width, and the colour scheme its owner prefers. */
export async function showAt(page: Page, width: number, height: number, scheme: Scheme): Promise<void> {
  await page.view.cdp("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await page.view.cdp("Emulation.setEmulatedMedia", shown(scheme));
  await page.until(`innerWidth === ${width} && matchMedia("(prefers-color-scheme: ${scheme})").matches`);
}
