// opener.html: opens links that are sealed end to end, from a disk or a USB stick, where no server can swap the page. It
// sends the one request that retrieves the push, and those that download its files. The end of the link is checked
// before, and never leaves the page.

import { addressOf } from "../e2e/link_address.ts";
import { threeWordsIn } from "../e2e/three_words.ts";
import { answerOpenerFor } from "../modules/answers.ts";
import { type OpenedContent, openerFor, type SealedContent } from "../modules/opening.ts";
import { qrPath } from "../modules/qr.ts";
import { readableAddress, webAddress } from "../scripts/recipient/address.ts";
import { eachPiece, gathered } from "../scripts/shared/gather.ts";
import { isIdentityLike } from "../scripts/shared/identity_like.ts";
import type { ChosenFile } from "../scripts/shared/save_as.ts";
import { wordsIn } from "../scripts/shared/words.ts";
import { textsFor } from "./texts.ts";

const MAX_QR_CHARACTERS = 1_024;
/** Larger files are written to the disk as they are opened, where the browser lets a page do that. */
const MAX_IN_BLOB = 256 * 1024 * 1024;
const LOOK_AGAIN_MS = 3_000;

const texts = await textsFor(navigator.languages);
const { language, opener: own, reveal, revealLive, sealedLive } = texts;
const { say, size, date, relative } = wordsIn(language);

const find = <E extends HTMLElement>(id: string): E => document.querySelector(`#${id}`) as E;
const form = find<HTMLFormElement>("form");
const link = find<HTMLInputElement>("link");
const passphrase = find<HTMLInputElement>("passphrase");
const submit = find<HTMLButtonElement>("submit");

/** A sealed push as the server hands it out. */
interface Received extends SealedContent {
  views: number;
  expires: string;
}

/** Ends an attempt, with a sentence for the reader. */
class Failure extends Error {}

/** What was retrieved: another passphrase needs no other retrieval. */
let held: { link: string; received: Received } | null = null;

document.documentElement.lang = language;
document.documentElement.dir = texts.direction;
for (const [id, text] of [
  ["title", own.title],
  ["lead", own.lead],
  ["link-label", own.link],
  ["passphrase-label", reveal.passphrase],
  ["passphrase-hint", own.passphraseHint],
  ["submit", own.open],
  ["counts", reveal.counts],
  ["opened-title", reveal.secret],
  ["copy", reveal.copy],
  ["save", reveal.save],
] as const) {
  find(id).textContent = text;
}
document.title = own.title;

const takeLink = (): void => {
  if (location.hash.length > 1) link.value = location.hash.slice(1);
};
takeLink();
addEventListener("hashchange", takeLink);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (submit.disabled) return;
  submit.disabled = true;
  tell("problem", "");
  void open()
    .catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      tell("problem", error.message);
    })
    .finally(() => {
      submit.disabled = false;
      tell("held", "");
    });
});

async function open(): Promise<void> {
  const text = link.value.trim();
  const [page = "", fragment = ""] = text.split(/#(.*)/s);
  const address = addressOf(page);
  if (address?.noun !== "push") throw new Failure(own.notLink);
  const opener = isIdentityLike(fragment) ? answerOpenerFor(fragment) : openerFor(fragment);
  if (!opener) throw new Failure(fragment === "" ? sealedLive.linkCut : sealedLive.linkAltered);
  if (held?.link !== text) {
    const { base, urlToken } = address;
    const received = await retrieve(`${base}/api/v2/pushes/${urlToken}`, opener.access(passphrase.value), base);
    held = { link: text, received };
  }
  const { received } = held;
  let opened: OpenedContent;
  try {
    opened = await opener.open(received, passphrase.value);
  } catch (error) {
    throw new Failure(sentenceFor(error));
  }
  held = null;
  show(received, opened);
}

function sentenceFor(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (code === "wrong-passphrase") return own.otherPassphrase;
  return code === "truncated"
    ? sealedLive.sealShort
    : code === "damaged"
      ? sealedLive.sealBroken
      : sealedLive.sealOther;
}

// No cookie, no referrer, no redirect. The header has the browser ask the server first whether this page may read the
// answer, so that no view is lost where it may not.
const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, cache: "no-store", credentials: "omit", redirect: "error", referrerPolicy: "no-referrer" });

async function retrieve(url: string, access: string, base: string): Promise<Received> {
  const query = new URLSearchParams(access === "" ? {} : { passphrase: access });
  for (;;) {
    const response = await get(query.size === 0 ? url : `${url}?${query}`, { "x-secretpush-opener": "1" }).catch(() => {
      throw new Failure(own.unreachable);
    });
    const body = (await response.json().catch(() => {
      throw new Failure(response.ok ? own.incomplete : reveal.failed);
    })) as Record<string, unknown>;
    const wait = Object(body?.["hold"]) as Record<string, unknown>;
    if (response.status === 403 && typeof wait["id"] === "string") {
      const words = threeWordsIn(wait["words"]);
      tell("held", words === null ? own.heldWordless : say(own.held, { words }));
      query.set("hold", wait["id"]);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      continue;
    }
    if (response.ok) return receivedIn(body, base);
    throw new Failure(refusals[response.status] ?? reveal.failed);
  }
}

const refusals: Record<number, string> = {
  401: own.wrong,
  403: own.refused,
  404: reveal.goneText,
  429: reveal.limited,
};

function receivedIn(body: Record<string, unknown>, base: string): Received {
  if (body["expired"] === true) throw new Failure(reveal.goneText);
  const { kind, payload, files } = body;
  if (body["e2e"] !== true || typeof payload !== "string" || !Array.isArray(files)) throw new Failure(own.notSealed);
  return {
    kind: String(kind),
    payload,
    // From the server that the link names, whatever else the answer names.
    files: files.map((file) => ({ url: placeOf(Object(file).url, base) })),
    views: Number(body["views_remaining"]),
    expires: String(body["expires_at"]),
  };
}

function placeOf(url: unknown, base: string): string {
  const { pathname, search } = URL.canParse(String(url)) ? new URL(String(url)) : new URL("http://none.invalid");
  return new URL(base).origin + pathname + search;
}

// ── What was opened ─────────────────────────────────────────────────────────────────────────────

function show({ kind, views, expires }: Received, { payload, files }: OpenedContent): void {
  form.hidden = true;
  link.value = passphrase.value = "";
  // The key leaves the address, which others may see.
  history.replaceState(null, "", location.pathname + location.search);
  find("opened").hidden = false;
  if (payload !== "") showText(kind, payload);
  find("files").replaceChildren(...files.map(lineOf));
  if (Number.isFinite(views) && !Number.isNaN(Date.parse(expires))) {
    const last = files.length > 0 ? revealLive.lastViewFiles : revealLive.lastView;
    const left = { n: views, date: date(expires), relative: relative(expires) };
    find("left").textContent = views === 0 ? last : say(revealLive.viewsLeft, left);
  }
  find("opened-title").focus();
}

function showText(kind: string, payload: string): void {
  const secret = find("secret");
  secret.hidden = find("actions").hidden = false;
  secret.textContent = kind === "url" ? readableAddress(payload) : payload;
  if (kind === "url") showAddress(payload);
  if (kind === "qr") showCode(payload);
  find("copy").addEventListener("click", () => {
    const select = (): void => getSelection()?.selectAllChildren(secret);
    const copied = navigator.clipboard?.writeText(payload) ?? Promise.reject(new Error());
    copied.then(
      () => tell("status", revealLive.copied),
      () => {
        select();
        tell("status", revealLive.copyFailed);
      },
    );
  });
  find("save").addEventListener("click", () =>
    saveAs(new Blob([payload], { type: "text/plain" }), revealLive.fileName),
  );
}

function showAddress(payload: string): void {
  const address = webAddress(payload);
  if (!address) return tell("note", revealLive.noAddress);
  const go = find<HTMLAnchorElement>("go");
  go.href = address.href;
  go.textContent = say(own.go, { host: address.host });
  go.hidden = false;
}

function showCode(payload: string): void {
  const code = [...payload].length <= MAX_QR_CHARACTERS ? qrPath(payload) : null;
  if (!code) return;
  const make = (name: string, attributes: Record<string, string>): SVGElement => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const box = `0 0 ${code.size} ${code.size}`;
  const drawing = make("svg", { viewBox: box, role: "img", "aria-label": reveal.qr, "shape-rendering": "crispEdges" });
  drawing.append(
    make("path", { fill: "#fff", d: `M0 0h${code.size}v${code.size}H0z` }),
    make("path", { fill: "#000", d: code.path }),
  );
  find("code").append(drawing);
  find("code").hidden = false;
}

type File = OpenedContent["files"][number];

function lineOf(file: File): HTMLElement {
  const line = document.createElement("li");
  const name = document.createElement("bdi");
  name.textContent = file.filename;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = reveal.download;
  button.addEventListener("click", async () => {
    button.disabled = true;
    tell("status", await save(file));
    button.disabled = false;
  });
  line.append(name, ` ${size(file.byte_size)} `, button);
  return line;
}

/** Saves a file once all of it was verified. @returns how that went */
async function save(file: File): Promise<string> {
  const { filename: name, byte_size: bytes } = file;
  try {
    if (bytes <= MAX_IN_BLOB) saveAs(await gathered(await contentOf(file), "application/octet-stream"), name);
    else if (window.showSaveFilePicker) await write(file, await window.showSaveFilePicker({ suggestedName: name }));
    else return say(sealedLive.fileTooLarge, { name });
    return say(sealedLive.fileWhole, { name });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
    const { code } = error as { code?: unknown };
    if (typeof code !== "string") return revealLive.downloadFailed;
    return say(code === "truncated" ? sealedLive.fileShort : sealedLive.fileBroken, { name });
  }
}

async function contentOf({ url, unseal }: File): Promise<ReadableStream<Uint8Array>> {
  const response = await get(url);
  if (!response.ok || !response.body) throw new TypeError();
  return unseal(response.body);
}

// A file on the disk takes its content only when it is closed.
async function write(file: File, chosen: ChosenFile): Promise<void> {
  const writable = await chosen.createWritable();
  try {
    await eachPiece(await contentOf(file), (piece) => writable.write(piece));
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => {});
    throw error;
  }
}

function saveAs(blob: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  // After a minute the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

function tell(id: string, text: string): void {
  find(id).textContent = text;
  if (id !== "status") find(id).hidden = text === "";
}
