// What a request may cost, and what is aimed at: budget.json. It only ratchets down: whoever needs more raises a limit
// in a commit that says why.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Cost, type Costs, KINDS, type Kind } from "./costs.ts";

/** Counted figures that vary a little from run to run, and by how much: a page of an index splits earlier or later. */
const VARIES: Partial<Record<keyof Cost, number>> = { objects: 0.02, walBytes: 0.05 };
/** Requests of one turn of the event loop: their number of turns, and with it what they share, varies. */
const VARIES_AT_ONCE = 0.05;
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
    const atOnce = kind.endsWith("at once") ? VARIES_AT_ONCE : 0;
    const of = Object.entries(costs[kind].cost) as Array<[keyof Cost, number]>;
    return Object.fromEntries(
      of
        .filter(([, figure]) => !Number.isNaN(figure))
        .map(([name, figure]) => [name, roundUp(figure * (1 + Math.max(VARIES[name] ?? 0, atOnce)), figure)]),
    );
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, limits(kind)])) as Budget["counted"];
}

const roundUp = (limit: number, figure: number): number =>
  figure > 0 && limit < 10 && limit !== figure ? Math.ceil(limit * 100) / 100 : Math.ceil(limit);

export function writeCounted(costs: Costs): void {
  writeFileSync(PATH, `${JSON.stringify({ ...readBudget(), counted: countedBudget(costs) }, null, 2)}\n`);
}

/** @returns a sentence for each counted figure that is above its limit, or has none */
export function excesses(costs: Costs, { counted } = readBudget()): string[] {
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
export function savings(costs: Costs, { counted } = readBudget()): string[] {
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
