// What the user types: the payload of each kind of push with its counter, the passphrase, and labels.

import { BETWEEN_PEOPLE, countOf } from "../shared/addressees.ts";
import { any, element, input, maybe } from "../shared/elements.ts";
import { bytesOf, countBytes, say, sizeWords } from "../shared/texts.ts";
import { isSealed, maxTextBytes } from "./seal.ts";
import { checked, clearOnInput, limits, openTab, terms, texts } from "./parts.ts";

export const text = element("text", HTMLTextAreaElement);
export const passphrase = input("passphrase");
export const networks = input("networks");
/** The only people who may open it; null if the server cannot recognise people. */
export const recipients = maybe("recipients") as HTMLTextAreaElement | null;
/** How often each of them may open it; null likewise. */
export const viewsEach = maybe("views-each") as HTMLInputElement | null;
/** Whether each of them gets a separate link; null likewise. */
export const linkEach = maybe("link-each") as HTMLInputElement | null;
export const recipientCount = (): number => countOf(recipients?.value ?? "", BETWEEN_PEOPLE);
export const isEach = (): boolean => linkEach?.checked === true && recipientCount() > 1;
const code = maybe("code") as HTMLTextAreaElement | null;
const url = maybe("url") as HTMLInputElement | null;
const message = maybe("message") as HTMLTextAreaElement | null;

export const countText = (): void => countBytes(text.value, maxTextBytes(), texts.bytes);

function countCode(): void {
  if (!code) return;
  const used = [...code.value].length;
  const count = any("qr-count");
  count.textContent = say(texts.characters, { used, limit: limits.maxQrCharacters });
  count.classList.toggle("over", used > limits.maxQrCharacters);
}

function textProblem(): string {
  if (text.value.trim() === "") return texts.blank;
  if (bytesOf(text.value) <= maxTextBytes()) return "";
  return say(texts.tooLong, { limit: sizeWords(maxTextBytes()) });
}

function urlProblem(address: string): string {
  if (address === "") return texts.blank;
  const valid = /^https?:\/\/[^\s/]/i.test(address) && !/\s/.test(address) && URL.canParse(address);
  return valid ? "" : texts.badUrl;
}

function codeProblem(value: string): string {
  if (value.trim() === "") return texts.blank;
  return [...value].length > limits.maxQrCharacters ? say(texts.tooManyCharacters, { n: limits.maxQrCharacters }) : "";
}

/** Adds the scheme that people leave out, as in "example.org/x"; leaves anything else as it is. */
function completeUrl(typed: string): string {
  const isHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?::\d+)?(?:[/?#]\S*)?$/u;
  return isHost.test(typed) ? `https://${typed}` : typed;
}

function completeUrlField(): void {
  if (url) url.value = completeUrl(url.value.trim());
}

/** Shows what is wrong with the open tab's text, URL or QR payload. @returns whether it is valid */
export function checkPayload(): boolean {
  const { kind } = openTab;
  if (kind === "text") return checked("problem-text", textProblem(), text);
  if (kind === "url" && url) {
    // Enter sends the form before the field reports its change.
    completeUrlField();
    return checked("problem-url", urlProblem(url.value), url);
  }
  if (kind === "qr" && code) return checked("problem-qr", codeProblem(code.value), code);
  return true;
}

export function payload(): string {
  const values = { text: text.value, file: message?.value ?? "", url: url?.value.trim() ?? "", qr: code?.value ?? "" };
  return values[openTab.kind];
}

const MAX_NAME_CHARACTERS = 255;

/** The name that a push gets from its files: "" if a passphrase guards their names, or they are sealed. */
export const nameOf = (fileNames: readonly string[]): string =>
  passphrase.value === "" && !isSealed() ? [...fileNames.join(", ")].slice(0, MAX_NAME_CHARACTERS).join("") : "";

/** The name and note that only a signed-in user can give a push. */
export function labels(fileNames: readonly string[]): Record<string, string> {
  if (!limits.signedIn) return {};
  return { name: input("name").value.trim() || nameOf(fileNames), note: element("note", HTMLTextAreaElement).value };
}

/** The fields that the user types in, as far as this page has them. */
export const draftFields = (): Array<HTMLInputElement | HTMLTextAreaElement> =>
  [
    text,
    code,
    url,
    message,
    passphrase,
    ...terms.filter(({ id, type }) => id !== "views" && /^(?:text(?:area)?|number|datetime-local)$/.test(type)),
    maybe("name"),
    maybe("note"),
    maybe("sender-message"),
  ].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);

export function clearFields(): void {
  for (const field of draftFields()) field.value = "";
  maybe("shared")?.remove();
  countText();
  countCode();
}

text.addEventListener("input", countText);
maybe("sealed")?.addEventListener("change", countText);
// If style sheets cannot make the field grow, it grows with its line breaks.
if (!CSS.supports("field-sizing", "content")) {
  text.addEventListener("input", () => {
    text.rows = Math.min(16, Math.max(4, text.value.split("\n").length));
  });
}
code?.addEventListener("input", countCode);
url?.addEventListener("change", completeUrlField);
clearOnInput("problem-text", text);
clearOnInput("problem-url", url);
clearOnInput("problem-qr", code);
countText();
countCode();
