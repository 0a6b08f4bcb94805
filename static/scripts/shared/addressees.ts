// The field "Only for these people", of a new push and of a new request: what is wrong with it, and whom the finished link is for.

import { make, maybe } from "./elements.ts";
import { listWords, say, textsOf } from "./texts.ts";

const { noAddress, notIn, wanted } = textsOf("addresseesLive");

export const BETWEEN_PEOPLE = /[,;،؛、，；\n]+/;
export const countOf = (list: string, between: RegExp): number =>
  list.split(between).filter((word) => word.trim() !== "").length;

/** What the server does not accept, in the page's language; null if it concerns neither addresses nor domains. */
export function addresseesProblem(said: string): string | null {
  const entry = /: (.+) is neither/.exec(said)?.[1];
  if (entry !== undefined) return say(noAddress, { entry });
  const domain = /(?:: |not be in )(\S+) (?:is not$|\(recipients)/.exec(said)?.[1];
  if (domain !== undefined) return say(notIn, { domain });
  return said.startsWith("are required") ? wanted : null;
}

/** Says for whom alone the link is, and what they and the sender do next. */
export function showAddressed(recipients: readonly string[]): void {
  const place = maybe("addressed");
  if (!place) return;
  place.hidden = recipients.length === 0;
  const words = say(place.dataset["words"] ?? "", { people: listWords(recipients.map((one) => `\0${one}\0`)) });
  const parts = (one: string) =>
    one.split(/(?<=.{9}@|[^@]{9}\.)(?=[^@]{9})/).flatMap((part) => [part, make("wbr", null)]);
  place.replaceChildren(...words.split("\0").map((one, at) => (at % 2 > 0 ? make("bdi", null, ...parts(one)) : one)));
}
