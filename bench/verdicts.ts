// Which goals of budget.json a run has met.

import { type Budget, readBudget } from "./budget.ts";

export class Verdicts {
  readonly #measured: Budget["measured"];
  /** A sentence for each goal that was missed. */
  readonly missed: string[] = [];

  constructor({ measured }: Pick<Budget, "measured"> = readBudget()) {
    this.#measured = measured;
  }

  /** @returns the goal and whether the figure meets it, for a table; "–" if there is none */
  judge(group: string, name: string, figure: number): string {
    const goal = this.#measured[group]?.[name];
    if (!goal) return "–";
    const [most, limit] = "atMost" in goal ? [true, goal.atMost] : [false, goal.atLeast];
    const isMet = most ? figure <= limit : figure >= limit;
    if (!isMet) {
      const measured = `${group}: ${name} is ${Math.round(figure * 100) / 100}`;
      this.missed.push(`${measured}, and bench/budget.json asks for at ${most ? "most" : "least"} ${limit}.`);
    }
    return `${most ? "≤" : "≥"} ${limit} ${isMet ? "met" : "**missed**"}`;
  }
}
