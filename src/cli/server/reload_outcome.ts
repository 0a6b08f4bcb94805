// What became of the settings that a running server read again: it leaves that in its data directory, for the command
// that asked for it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { replaceFile } from "../../base/durable_file.ts";
import type { ReloadOutcome } from "../../serve/reload.ts";
import { reasonOf } from "../terminal.ts";

/** Replaced with each reload. */
const FILE = "reload.json";

export function tellOutcome(dataDir: string, outcome: ReloadOutcome, complain: (sentence: string) => void): void {
  try {
    replaceFile(join(dataDir, FILE), JSON.stringify(outcome), 0o600);
  } catch (error) {
    complain(`"config reload" cannot say what became of the new settings: ${reasonOf(error)}`);
  }
}

/** @returns null while the server has not read its settings since `askedMs` */
export function outcomeSince(dataDir: string, askedMs: number): ReloadOutcome | null {
  let text: string;
  try {
    text = readFileSync(join(dataDir, FILE), "utf8");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
  const outcome = JSON.parse(text) as ReloadOutcome;
  return outcome.begunMs >= askedMs ? outcome : null;
}
