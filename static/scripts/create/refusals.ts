// What the server does not accept in a new push: each sentence appears at its field, in the page's language. The page checks
// most of it before it sends anything, so this shows what the page could not know.

import { maybe } from "../shared/elements.ts";
import { besideWords, say, sentences, sizeWords, textsOf } from "../shared/texts.ts";
import { addresseesProblem } from "../shared/addressees.ts";
import { labelOf, reveal } from "../shared/chips.ts";
import { checked, openTab, problem, terms, texts } from "./parts.ts";

const { badNetwork } = textsOf("cautionCreateLive");

/** The ids of inputs whose names differ from those of their API fields. */
const FIELDS: Record<string, string> = { expire_after_days: "lifetime", expire_after_duration: "lifetime" };
const PAYLOADS = { text: "text", file: "message", url: "url", qr: "code" };

/** Shows at each field what is wrong with it. @returns false if none of the fields is on this page */
export function showRefusals(body: Record<string, string[]>): boolean {
  const rest: string[] = [];
  let first: HTMLElement | null = null;
  for (const [name, said] of Object.entries(body)) {
    // Not a field, but the sentence beside the fields, or part of a proxy's own body.
    if (!Array.isArray(said)) continue;
    const id = name === "payload" ? PAYLOADS[openTab.kind] : (FIELDS[name] ?? name.replaceAll("_", "-"));
    const field = terms.find((term) => term.name === name) ?? maybe(id);
    if (!field) return false;
    const sentence = sentenceFor(name, said[0] ?? "");
    reveal(field);
    const place = `problem-${field.id === "code" ? "qr" : field.id}`;
    if (maybe(place)) checked(place, sentence, field);
    else rest.push(besideWords(labelOf(field as HTMLInputElement), sentence));
    first ??= field;
  }
  if (!first) return false;
  checked(problem.id, sentences(...rest));
  first.focus();
  return true;
}

/** What is wrong with the first field, for one of several links. */
export function firstRefusal(body: Record<string, string[]>): string {
  const [name, said] = Object.entries(body)[0] ?? ["", []];
  return sentenceFor(name, String(said[0]));
}

function sentenceFor(field: string, said: string): string {
  const wrong = field === "recipients" ? addresseesProblem(said) : null;
  if (wrong !== null) return wrong;
  const network = /: (.+) is neither/.exec(said)?.[1];
  if (network !== undefined) return say(badNetwork, { network });
  const [, most, unit] = /at most ([\d,]+) (bytes|characters)/.exec(said) ?? [];
  if (most !== undefined) {
    const n = Number(most.replaceAll(",", ""));
    return unit === "bytes" ? say(texts.tooLong, { limit: sizeWords(n) }) : say(texts.tooManyCharacters, { n });
  }
  const [, min, max] = /between (\d+) and (\d+)/.exec(said) ?? [];
  if (min !== undefined && max !== undefined) return say(texts.outOfRange, { min: Number(min), max: Number(max) });
  const many = /at most (\d+)/.exec(said)?.[1];
  if (many !== undefined) return say(texts.tooMany, { n: Number(many) });
  if (said.startsWith("needs an account")) return texts.signInFirst;
  return said.startsWith("can't be blank") ? texts.blank : texts.refused;
}
