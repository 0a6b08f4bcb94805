// What a request may cost, and what is aimed at: budget.json. It only ratchets down: whoever needs more raises a limit
// in a commit that says why.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Cost, type Costs, KINDS, type Kind } from "./costs.ts";

/** What varies from run to run, and by how much: pages of an index split earlier or later, and a date is made or not. */
const VARIES: Partial<Record<keyof Cost, (figure: number) => number>> = {
  objects: (figure) => figure * 1.01 + 1,
  walBytes: (figure) => figure * 1.05,
  systemCalls: (figure) => figure * 1.06,
};
/** Requests of one turn of the event loop vary in all they share. */
const VARIES_AT_ONCE: Partial<Record<keyof Cost, (figure: number) => number>> = {
  walBytes: (figure) => figure * 1.12,
  systemCalls: (figure) => figure * 1.2,
};
const OTHERS_AT_ONCE = (figure: number): number => figure * 1.05;
const PATH = join(import.meta.dir, "budget.json");

/** "at most" or "at least": the limit of a figure that is measured. */
export type Goal = { atMost: number } | { atLeast: number };

export interface Budget {
  /** By kind of request: how much of what is counted it may cost. */
  counted: Record<Kind, Partial<Cost>>;
  /** By group and name of figure. */
  measured: Record<string, Record<string, Goal>>;
}

export const readBudget = (): Budget => JSON.parse(readFileSync(PATH, "utf8")) as Budget;

/** The budget's part of what is counted, as these costs would have it. */
export function countedBudget(costs: Costs): Budget["counted"] {
  const limits = (kind: Kind): Partial<Cost> => {
    const atOnce = kind.endsWith("at once");
    const others = atOnce ? OTHERS_AT_ONCE : (figure: number) => figure;
    const varies = (name: keyof Cost) => (atOnce ? VARIES_AT_ONCE[name] : undefined) ?? VARIES[name] ?? others;
    const of = Object.entries(costs[kind].cost) as Array<[keyof Cost, number]>;
    return Object.fromEntries(
      of.filter(([, figure]) => !Number.isNaN(figure)).map(([name, figure]) => [name, roundUp(varies(name)(figure))]),
    );
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, limits(kind)])) as Budget["counted"];
}

const roundUp = (limit: number): number => (limit < 10 ? Math.ceil(limit * 100 - 1e-6) / 100 : Math.ceil(limit));

export function writeCounted(costs: Costs): void {
  writeFileSync(PATH, `${JSON.stringify({ ...readBudget(), counted: countedBudget(costs) }, null, 2)}\n`);
}

/** @returns a sentence for each counted figure that is above its limit, or has none */
export function excesses(costs: Costs, { counted }: Pick<Budget, "counted"> = readBudget()): string[] {
  return figuresOf(costs).flatMap(({ kind, name, figure }) => {
    const limit = counted[kind]?.[name];
    if (limit === undefined)
      return [`${kind}: ${name} is ${round(figure)} a request and has no limit in bench/budget.json.`];
    if (figure <= limit) return [];
    return [
      `${kind}: ${name} is ${round(figure)} a request, and bench/budget.json allows ${limit}. Spend less, or raise the limit in a commit that says why.`,
    ];
  });
}

/** @returns a sentence for each counted figure that is so far below its limit that the limit can be lowered */
export function savings(costs: Costs, { counted }: Pick<Budget, "counted"> = readBudget()): string[] {
  const lower = countedBudget(costs);
  return figuresOf(costs).flatMap(({ kind, name, figure }) => {
    const [limit = 0, wanted = 0] = [counted[kind]?.[name], lower[kind][name]];
    if (limit - wanted <= 0.04 * limit) return [];
    return [
      `${kind}: ${name} is ${round(figure)} a request; the limit of ${limit} in bench/budget.json can be lowered.`,
    ];
  });
}

interface Figure {
  kind: Kind;
  name: keyof Cost;
  figure: number;
}

const figuresOf = (costs: Costs): Figure[] =>
  KINDS.flatMap((kind) =>
    (Object.entries(costs[kind].cost) as Array<[keyof Cost, number]>)
      .filter(([, figure]) => !Number.isNaN(figure))
      .map(([name, figure]) => ({ kind, name, figure })),
  );

const round = (figure: number): number => Math.round(figure * 100) / 100;
