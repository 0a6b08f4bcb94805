// The ledger of promises: each promise of README, SECURITY.md and docs/behaviour.md, which a mark `<!--P12-->` behind it numbers, the test that
// fails when it is broken, and the mutant that shows so: a patch of test/mutants/, which `bun run mutants` applies.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dir, "../..");
export const DOCUMENTS = ["README.md", "SECURITY.md", "docs/behaviour.md"];
const MUTANTS = join(ROOT, "test/mutants");

/** Promises that no line of this program keeps, so that no patch of one breaks them, and who keeps them. */
export const KEPT_ELSEWHERE: ReadonlyMap<number, string> = new Map([
  [125, "Bun closes it, after a time of its own"],
  [127, "Bun closes it, and hands over neither request"],
]);

export interface PromiseMade {
  number: number;
  document: string;
  /** The sentence before the mark, without its markup. */
  text: string;
  /** The mark stands behind the name of a row of a table. */
  isRow: boolean;
}

/** The first lines of a patch say what it breaks, and which test sees that: a file, and a part of the test's name. */
export interface Mutant {
  name: string;
  promises: number[];
  file: string;
  test: string;
  patch: string;
}

export function promisesIn(document: string, text: string): PromiseMade[] {
  const blocks = text.split(/\n(?=\s*(?:[-|]|\d+\.|#|$))/);
  return blocks.flatMap((block) => {
    const parts = block.split(/<!--P(\d+)-->/);
    return parts.flatMap((part, at) => {
      if (at % 2 === 0) return [];
      const before = parts[at - 1] ?? "";
      return [{ number: Number(part), document, text: sentenceAt(before), isRow: /^\s*\|[^|]*$/.test(before) }];
    });
  });
}

function sentenceAt(before: string): string {
  const plain = before
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/<!--.*?-->|\*\*/g, "")
    .replace(/^\s*[-|]\s*/, "")
    .replace(/\s*\|\s*/g, " | ")
    .replace(/\s+/g, " ")
    .replace(/^ ?[;,] /, "")
    .trim();
  return plain.split(/(?<=[.:]\)?) (?=[A-Z“`‘])/).at(-1) ?? plain;
}

export const promises = (): PromiseMade[] =>
  DOCUMENTS.flatMap((document) => promisesIn(document, readFileSync(join(ROOT, document), "utf8"))).toSorted(
    (one, other) => one.number - other.number,
  );

export function mutants(): Mutant[] {
  const names = readdirSync(MUTANTS).filter((name) => name.endsWith(".patch"));
  return names.toSorted().map((name) => {
    const patch = readFileSync(join(MUTANTS, name), "utf8");
    const header = (field: string): string => new RegExp(`^${field}: (.+)$`, "m").exec(patch)?.[1] ?? "";
    const numbers = header("Promise")
      .split(", ")
      .map((one) => Number(one.slice(1)));
    return { name: name.replace(/\.patch$/, ""), promises: numbers, file: header("File"), test: header("Test"), patch };
  });
}

/** docs/assurance/promises.md. */
export function ledger(made = promises(), known = mutants()): string {
  const proofsOf = ({ number }: PromiseMade): Mutant[] => known.filter((mutant) => mutant.promises.includes(number));
  const proven = made.filter((promise) => proofsOf(promise).length > 0);
  const lineOf = (promise: PromiseMade): string => {
    const proofs = proofsOf(promise);
    const tests = [...new Set(proofs.map(({ file, test }) => `\`${file}\`: ${test}`))];
    const names = proofs.map(({ name }) => `\`${name}\``).join(", ");
    return `**P${promise.number}** ${promise.text} → ${tests.join("; ")} (${names})`;
  };
  const parts = DOCUMENTS.map((document) => {
    const own = made.filter((promise) => promise.document === document);
    const others = own
      .filter((promise) => !proven.includes(promise))
      .map(({ number }) => {
        const why = KEPT_ELSEWHERE.get(number);
        return `P${number}${why === undefined ? "" : ` (${why})`}`;
      });
    const shown = own.filter((promise) => proven.includes(promise));
    const rows = shown.filter(({ isRow }) => isRow);
    const lines = shown.filter(({ isRow }) => !isRow).map((promise) => `- ${lineOf(promise)}`);
    if (rows.length > 0) lines.push(`- Rows of the table of states: ${rows.map(lineOf).join(" · ")}`);
    const unproven = others.length > 0 ? [`- Not proven: ${others.join(", ")}.`] : [];
    return [`## ${document}`, "", ...lines, ...unproven].join("\n");
  });
  const counted = `${made.length} promises are numbered, and ${known.length} mutants prove ${proven.length} of them.`;
  return `${[INTRODUCTION + counted, ...parts].join("\n\n")}\n`;
}

const INTRODUCTION = `# Promises and their proofs

\`bun run docs\` writes this page. A comment behind each promise of README, SECURITY.md and docs/behaviour.md numbers it. This page has the test that fails
when the promise is broken, and in brackets the mutants that show so: patches of one to three lines in \`test/mutants/\`, which \`bun run mutants\` applies to
a copy of the repository, one after the other. A promise without a mutant may have tests, but this page does not count it as proven; if no patch can break it, its number has the reason. `;
