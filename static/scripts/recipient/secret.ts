// The opened secret: a text, an address or a code. It is shown at once, or under a cover if its sender wants that.
// Under the cover, the page holds nothing of it.

import { readableAddress, webAddress } from "./address.ts";
import { ask } from "../shared/ask.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";
import { saveAs } from "../shared/save_as.ts";
import { type Opened, texts } from "./parts.ts";

/**
 * A browser wraps a long line faster in parts, and far faster if it finds the direction once rather than for each line
 * (the class "long"). Chromium then takes 0.7 s for a megabyte of words, and 1.5 s for 350,000 Chinese letters; otherwise
 * it takes more than half a minute for each.
 */
const PART_LENGTH = 4_096;
const MIN_LONG = 50_000;
/** Longer than what is drawn as one letter, such as an emoji of several people. */
const NEAR = 64;

const status = any("status");

let secret = "";
/** Puts the secret into the page. */
let fill = (): void => {};

/** @param covered whether the recipient has to press once more to see it */
export function showSecret({ kind, payload, qr }: Opened, covered: boolean): void {
  secret = payload;
  if (secret === "") return;
  if (kind === "url") prepareAddress();
  else if (kind === "qr" && qr) prepareCode(qr);
  else prepareText();
  button("show").addEventListener("click", () => {
    cover(false);
    shownPart()?.focus({ preventScroll: true });
  });
  cover(covered);
}

export function wipeSecret(): void {
  secret = "";
  for (const part of document.querySelectorAll("#opened pre, #code-drawn")) part.replaceChildren();
}

function cover(on: boolean): void {
  any("cover").hidden = !on;
  button("hide").hidden = on;
  for (const part of document.querySelectorAll<HTMLElement>("#opened .secret")) part.hidden = on;
  if (on) for (const part of document.querySelectorAll("#opened pre, #code-drawn")) part.replaceChildren();
  else fill();
  any("said").textContent = on ? texts.covered : texts.shown;
}

const shownPart = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("#opened .secret")].find((part) => part.checkVisibility());

/** Puts a text into an element, as nothing but text, and lets the keyboard scroll it if it is larger than its box. */
function write(where: HTMLElement, text: string): void {
  where.classList.toggle("long", text.length >= MIN_LONG);
  where.append(...partsOf(text));
  new ResizeObserver(() => {
    where.tabIndex = where.scrollHeight > where.clientHeight || where.scrollWidth > where.clientWidth ? 0 : -1;
  }).observe(where);
}

function partsOf(text: string): string[] {
  if (text.length < MIN_LONG || !("Segmenter" in Intl)) return [text];
  const letters = new Intl.Segmenter();
  const parts: string[] = [];
  for (let from = 0, to; from < text.length; from = to) {
    to = from + PART_LENGTH;
    // Cuts after a space or a line break; if there is none, not within what is drawn as one letter.
    const part = text.slice(from, to);
    const space = Math.max(part.lastIndexOf(" "), part.lastIndexOf("\n")) + 1;
    if (space > 0) to = from + space;
    else to -= NEAR - (letters.segment(text.slice(to - NEAR, to + NEAR)).containing(NEAR)?.index || NEAR);
    parts.push(text.slice(from, to));
  }
  return parts;
}

function prepareText(): void {
  const shown = any("payload");
  any("shown-text").hidden = false;
  fill = () => write(shown, secret);
  copyOn(button("copy"), () => secret, texts, status, shown);
  button("hide").addEventListener("click", () => {
    status.textContent = "";
    cover(true);
    button("show").focus({ preventScroll: true });
  });
  button("save").addEventListener("click", () => saveAs(new Blob([secret], { type: "text/plain" }), texts.fileName));
  button("print").addEventListener("click", () => {
    if (!any("cover").hidden) cover(false);
    window.print();
  });
}

function prepareAddress(): void {
  const shown = any("address-shown");
  any("address").hidden = any("address-label").hidden = false;
  fill = () => write(shown, readableAddress(secret));
  copyOn(button("copy-address"), () => secret, texts, status, shown);
  const address = webAddress(secret);
  if (!address) {
    complain(any("no-address"), texts.noAddress);
    button("go").hidden = true;
    return;
  }
  const leave = element("leave", HTMLAnchorElement);
  leave.href = address.href;
  // The host as the browser reads it: other alphabets show as xn--, and a user name in front is left out.
  any("leaving-host").textContent = address.host;
  button("go").addEventListener("click", () => void ask(element("leaving", HTMLDialogElement), leave));
}

function prepareCode({ size, path }: { size: number; path: string }): void {
  any("code").hidden = any("code-label").hidden = false;
  const label = any("code-label").textContent ?? "";
  fill = () => {
    any("code-drawn").replaceChildren(drawing(size, path, label));
    write(any("code-text"), secret);
  };
  copyOn(button("copy-code"), () => secret, texts, status, any("code-text"));
}

function drawing(size: number, path: string, label: string): SVGElement {
  const NS = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(NS, "svg");
  const drawn = document.createElementNS(NS, "path");
  const ground = document.createElementNS(NS, "path");
  for (const [name, value] of [
    ["viewBox", `0 0 ${size} ${size}`],
    ["class", "qr"],
    ["role", "img"],
    ["shape-rendering", "crispEdges"],
    ["aria-label", label],
  ] as const) {
    svg.setAttribute(name, value);
  }
  ground.setAttribute("fill", "#fff");
  ground.setAttribute("d", `M0 0h${size}v${size}H0z`);
  drawn.setAttribute("fill", "#000");
  drawn.setAttribute("d", path);
  svg.append(ground, drawn);
  return svg;
}
