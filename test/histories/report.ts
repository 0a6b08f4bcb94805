// A history that nothing explains, as small as it can be made, and as a table of times.

import { wrongIn } from "./linearizable.ts";
import type { Operation, State, Terms } from "../model/push.ts";

/**
 * The smallest history that is still wrong. What has no answer stays: without it, a true history may be false. So does what has changed
 * something, unless the rest is wrong without it in the same way.
 */
export function shrunk(history: readonly Operation[], initial: State, terms: Terms): Operation[] {
  const wrong = wrongIn(history, initial, terms);
  // To try so many states for each of its operations would take minutes.
  if (wrong === "undecided") return [...history];
  const changes = (operation: Operation): boolean =>
    operation.answer === null ||
    operation.answer.is === "unconfirmed" ||
    (wrong === "log" && operation.act === "retrieveByOwner") ||
    !/^(?:retrieveByOwner|look|list|receipt|log|read|responses|download)$/.test(operation.act);
  let least = [...history];
  for (const operation of history) {
    if (changes(operation)) continue;
    const without = least.filter((one) => one !== operation);
    if (wrongIn(without, initial, terms) === wrong) least = without;
  }
  // What came after the last answer that is wrong explains nothing.
  for (let end = 1; end < least.length; end += 1) {
    const begun = least.toSorted((one, other) => one.answered - other.answered);
    const last = begun[end - 1]?.answered ?? Infinity;
    const head = least.filter(({ sent }) => sent < last);
    const cut = head.map((one) => (one.answered > last ? unanswered(one) : one));
    if (last < Infinity && wrongIn(cut, initial, terms) === wrong) return cut;
  }
  return least;
}

const unanswered = (operation: Operation): Operation => ({ ...operation, answered: Infinity, answer: null });

/** A history as a table of times: who asked what when, and what they were told. */
export function told(history: readonly Operation[], initial: State, terms: Terms): string {
  const start = Math.min(...history.map(({ ms }) => ms[0]));
  const line = ({ ms, by, act, sent, answered, answer, ...rest }: Operation): string => {
    const asked = [act, ...Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
    const when = answered === Infinity ? "–" : `${ms[1] - start}`;
    const { end, ...shown } = answer ?? { is: "no answer" };
    const until = end ? `, ends ${((end[0] - start) / 60_000).toFixed(2)} min after` : "";
    return `| ${ms[0] - start} | ${when} | ${sent} | ${by || "owner"} | ${asked} | ${Object.values(shown)
      .map((one) => (typeof one === "object" ? JSON.stringify(one) : one))
      .join(", ")}${until} |`;
  };
  const lines = history.toSorted((one, other) => one.sent - other.sent).map(line);
  return [
    JSON.stringify({ initial, terms }),
    "| ms | until | tick | who | asks | answer |",
    "| --: | --: | --: | --- | --- | --- |",
    ...lines,
  ].join("\n");
}
