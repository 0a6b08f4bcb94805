// The writer under a scheduler (schedules/machine.ts): every order of a few acts, turns, timers and flushes, and many of more. After each step the
// power might be cut: nothing that was told or shown by then may be gone.

import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { FULL, LONG, seedOf } from "./full.ts";
import { makeTempDir } from "./harness.ts";
import { dice } from "./power_cut/disk.ts";
import { type Act, everySchedule, Machine, type Plan } from "./schedules/machine.ts";

setDefaultTimeout(0); // bounded by its numbers

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
function newMachine(lies = false): Machine {
  const directory = join(root, String((made += 1)));
  mkdirSync(directory);
  return new Machine(directory, lies);
}

const TWO_VIEWS: Plan = {
  limit: 2,
  clients: [
    ["claim", "look"],
    ["claim", "look"],
  ],
  fails: false,
};
/** Each with at least so many schedules. */
const ALL: ReadonlyArray<readonly [plan: Plan, atLeast: number]> = [
  [TWO_VIEWS, 100],
  [{ ...TWO_VIEWS, fails: true }, 300],
  [{ limit: 1, clients: [["claim"], ["claim"], ["look", "look"]], fails: LONG }, 200],
  [{ limit: 2, clients: [["claim"], ["delete"], ["look", "look"]], fails: LONG }, 300],
  [{ limit: 2, clients: [["claim"], ["look"]], fails: false, sticks: true }, 20],
  [{ limit: 1, clients: [["store"], ["claim"]], fails: true }, 100],
  [{ limit: 1, clients: [["store"], ["store"]], fails: true }, 150],
];
test.each(ALL)("every schedule of %j keeps what was told", async (plan, atLeast) => {
  const machine = newMachine();
  const { count, wrong, choices } = await everySchedule(machine, plan);
  machine.close();
  expect([wrong, choices]).toEqual([null, []]);
  expect(count).toBeGreaterThan(atLeast);
});

test("longer ones, by a seed, keep it too", async () => {
  const roll = dice(seedOf("schedules"));
  const machine = newMachine();
  const wanted = FULL ? 1_000_000 : LONG ? 20_000 : 1_500;
  let tried = 0;
  while (tried < wanted) {
    // Of every eighth; to look at files takes a while.
    const stored = tried % 8 === 0 ? (["store"] as const) : [];
    const acts = (): Act[] =>
      Array.from(
        { length: 1 + roll(4) },
        () => (["claim", "claim", "look", "look", "delete", ...stored] as const)[roll(5 + stored.length)] ?? "look",
      );
    const plan = { limit: 1 + roll(3), clients: [acts(), acts(), acts()], fails: roll(8) === 0 };
    const choices: number[] = [];
    const wrong = await machine.run(plan, (sides) => {
      const chosen = roll(sides);
      choices.push(chosen);
      return chosen;
    });
    if (wrong) throw new Error(`${wrong}: ${JSON.stringify(plan)}, choices ${choices.join(" ")}`);
    tried += 1;
  }
  machine.close();
  expect(tried).toBe(wanted);
});

test("a disk that has not what it says it has is found by most schedules", async () => {
  const machine = newMachine(true);
  const { wrong } = await everySchedule(machine, TWO_VIEWS);
  machine.close();
  expect(wrong).toContain("that a power cut undoes");
});
