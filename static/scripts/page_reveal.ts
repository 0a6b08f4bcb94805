// The recipient's page. It requests nothing until the recipient presses the button. Then one POST checks the
// passphrase, claims the view and returns the secret. The secret is only in this module's memory and in text nodes,
// never in history, cache or storage, and is wiped when the recipient leaves the page.

import {
  any,
  ask,
  busy,
  button,
  complain,
  copyOn,
  dateWords,
  element,
  make,
  maybe,
  percentWords,
  relativeWords,
  request,
  say,
  settings,
  sizeWords,
  textsOf,
} from "./dom.ts";

interface FileShown {
  filename: string;
  byte_size: number;
  url: string;
}

interface Opened {
  outcome: "open" | "gone" | "wrong" | "limited";
  seconds?: number;
  kind: "text" | "file" | "url" | "qr";
  payload: string;
  files: FileShown[];
  qr: { size: number; path: string } | null;
  views: number;
  expires: string;
  own: boolean;
}

/** Longer lines scroll sideways: browsers take seconds to wrap a megabyte. */
const MAX_BROKEN_LINE = 50_000;
/** Larger files use the browser's own download, which does not hold them in memory. */
const MAX_IN_MEMORY = 256 * 1024 * 1024;

const texts = textsOf("revealLive");
const page = settings<{ token: string; step: boolean; own: boolean; views: number; expires: string }>();
const problem = any("problem");
const submit = button("submit");
const passphrase = maybe("passphrase") as HTMLInputElement | null;
const status = any("status");
const shownPayload = any("payload");

let secret = "";
let wiped = false;

// The server wrote the time in its own time zone; this shows the reader's.
any("left-words").textContent = page.own ? texts.ownView : remainingWords(page.views, page.expires);
passphrase?.focus();

// People type a passphrase of several words more reliably if they can read it.
const see = maybe("see");
if (see && passphrase) {
  see.hidden = false;
  see.addEventListener("click", () => {
    const hidden = passphrase.type === "password";
    passphrase.type = hidden ? "text" : "password";
    see.textContent = hidden ? texts.hide : texts.see;
    passphrase.focus();
  });
}

element("open", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  void busy(submit, claim);
});

async function claim(): Promise<void> {
  complain(problem, "", passphrase ?? undefined);
  const answer = await request<Opened>("POST", `/p/${page.token}/reveal`, { passphrase: passphrase?.value ?? "" });
  if (!answer.ok) return complain(problem, answer.status === 0 ? texts.offline : texts.failed);
  const { outcome, seconds = 60 } = answer.body;
  if (outcome === "gone") return showInstead("gone");
  if (outcome === "wrong" || outcome === "limited") {
    complain(problem, outcome === "wrong" ? texts.wrong : say(texts.limited, { n: seconds }), passphrase ?? undefined);
    passphrase?.select();
    return;
  }
  show(answer.body);
}

function show(opened: Opened): void {
  secret = opened.payload;
  if (passphrase) passphrase.value = "";
  any("gate").remove();
  any("opened").hidden = false;
  // A link pressed by accident would leave the page, and the secret may be gone then.
  document.body.classList.add("holding");
  if (opened.kind === "url") showAddress(secret);
  else if (opened.kind === "qr" && opened.qr) showCode(opened.qr);
  else if (secret !== "") showText(opened.kind === "file" || page.step);
  if (opened.files.length > 0) {
    any("attached").hidden = false;
    any("files").replaceChildren(...opened.files.map(fileLine));
  }
  const last = opened.files.length > 0 ? texts.lastViewFiles : texts.lastView;
  const isLast = opened.views === 0 && !opened.own;
  const left = any("left");
  left.textContent = opened.own ? texts.ownView : isLast ? last : remainingWords(opened.views, opened.expires);
  left.className = isLast ? "notice" : "small";
  if (isLast && opened.files.length === 0) maybe("delete-row")?.remove();
  any("opened-title").focus();
}

function remainingWords(views: number, expires: string): string {
  return say(texts.viewsLeft, { n: views, date: dateWords(expires), relative: relativeWords(expires) });
}

// ── Text ────────────────────────────────────────────────────────────────────────────────────────

function showText(veiled: boolean): void {
  any("text").hidden = false;
  copyOn(button("copy"), () => secret, texts, status, shownPayload);
  button("show").addEventListener("click", () => unveil(true));
  button("hide").addEventListener("click", () => unveil(false));
  button("save").addEventListener("click", () => save(new Blob([secret], { type: "text/plain" }), texts.fileName));
  button("print").addEventListener("click", () => {
    unveil(true);
    window.print();
  });
  // Without a retrieval step, the recipient has already clicked once.
  unveil(!veiled);
}

function unveil(open: boolean): void {
  shownPayload.classList.toggle("unbroken", hasLongLine(secret));
  shownPayload.textContent = open ? secret : "";
  shownPayload.hidden = !open;
  button("show").hidden = open;
  button("hide").hidden = !open;
  if (open) {
    shownPayload.focus({ preventScroll: true });
  } else {
    status.textContent = "";
    button("show").focus({ preventScroll: true });
  }
}

const hasLongLine = (text: string): boolean => text.split("\n").some(({ length }) => length > MAX_BROKEN_LINE);

// ── Addresses and codes ─────────────────────────────────────────────────────────────────────────

// Characters that reverse the text after them are replaced, so that an address cannot be disguised.
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function showAddress(text: string): void {
  any("address").hidden = false;
  any("address-shown").classList.toggle("unbroken", hasLongLine(text));
  any("address-shown").textContent = text.replace(TURNING, "\ufffd");
  copyOn(button("copy-address"), () => secret, texts, status, any("address-shown"));
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol)) {
    complain(any("no-address"), texts.noAddress);
    button("go").hidden = true;
    return;
  }
  const leave = element("leave", HTMLAnchorElement);
  const leaving = element("leaving", HTMLDialogElement);
  leave.href = address.href;
  // The host as the browser reads it: other alphabets show as xn--, and a user name in front is left out.
  any("leaving-host").textContent = address.host;
  button("go").addEventListener("click", () => void ask(leaving, leave));
}

function showCode({ size, path }: { size: number; path: string }): void {
  const NS = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(NS, "svg");
  const drawn = document.createElementNS(NS, "path");
  const ground = document.createElementNS(NS, "path");
  for (const [name, value] of [
    ["viewBox", `0 0 ${size} ${size}`],
    ["class", "qr"],
    ["role", "img"],
    ["shape-rendering", "crispEdges"],
    ["aria-label", any("code").querySelector("p")?.textContent ?? "QR"],
  ] as const) {
    svg.setAttribute(name, value);
  }
  ground.setAttribute("fill", "#fff");
  ground.setAttribute("d", `M0 0h${size}v${size}H0z`);
  drawn.setAttribute("fill", "#000");
  drawn.setAttribute("d", path);
  svg.append(ground, drawn);
  any("code").hidden = false;
  any("code-drawn").replaceChildren(svg);
  any("code-text").textContent = secret;
  copyOn(button("copy-code"), () => secret, texts, status, any("code-text"));
}

// ── Files ───────────────────────────────────────────────────────────────────────────────────────

function fileLine(file: FileShown): HTMLElement {
  const link = make("a", { href: file.url, download: file.filename, className: "button quiet" });
  link.append(element("download-label", HTMLTemplateElement).content.cloneNode(true));
  const name = make("bdi", null, file.filename);
  name.id = `file-${file.url.length}-${Math.random().toString(36).slice(2)}`;
  link.setAttribute("aria-describedby", name.id);
  const size = make("span", { className: "size" }, sizeWords(file.byte_size));
  const line = make("li", null, name, size, link);
  if (file.byte_size <= MAX_IN_MEMORY) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      void download(file, line, size);
    });
  }
  return line;
}

async function download(file: FileShown, line: HTMLElement, size: HTMLElement): Promise<void> {
  const bar = make("progress", { max: Math.max(1, file.byte_size), value: 0 });
  bar.setAttribute("aria-label", file.filename);
  line.querySelector("progress")?.remove();
  line.append(bar);
  try {
    const response = await fetch(file.url, { cache: "no-store" });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value as Uint8Array<ArrayBuffer>);
      received += value.byteLength;
      bar.value = received;
      const percent = percentWords(received / Math.max(1, file.byte_size));
      size.textContent = `${sizeWords(file.byte_size)} · ${percent}`;
    }
    if (received !== file.byte_size) throw new Error("cut short");
    save(new Blob(chunks, { type: "application/octet-stream" }), file.filename);
    bar.remove();
    size.textContent = `${sizeWords(file.byte_size)} · ${texts.downloaded}`;
    status.textContent = texts.downloaded;
  } catch {
    bar.remove();
    size.textContent = sizeWords(file.byte_size);
    status.textContent = texts.downloadFailed;
  }
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // After a minute the browser has begun to read it, and the URL is released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// ── Ends ────────────────────────────────────────────────────────────────────────────────────────

maybe("delete")?.addEventListener("click", async () => {
  if (!(await ask(element("ask", HTMLDialogElement), button("ask-yes")))) return;
  const { ok } = await request("POST", `/p/${page.token}/expire`);
  if (ok) {
    wipe();
    showInstead("deleted");
  } else status.textContent = texts.deleteFailed;
});

function showInstead(what: "gone" | "deleted"): void {
  const main = element("main", HTMLElement);
  const content = element(what, HTMLTemplateElement).content.cloneNode(true);
  document.body.classList.remove("holding");
  main.replaceChildren(content);
  const title = main.querySelector("h1");
  document.title = title?.textContent ?? document.title;
  title?.focus();
}

// Browsers may keep the page and show it again on "back": it then comes back empty.
addEventListener("pagehide", () => {
  wiped = true;
  wipe();
});

function wipe(): void {
  secret = "";
  for (const id of ["payload", "address-shown", "code-drawn", "code-text", "files"]) maybe(id)?.replaceChildren();
}

addEventListener("pageshow", () => {
  if (wiped) location.reload();
});
