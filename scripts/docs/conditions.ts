// The kinds of conditions as a table for docs/upkeep.md.

import { textsIn } from "../../static/texts.ts";
import { CONDITION_KINDS, type ConditionTexts, kindOfCondition } from "../../src/model/condition.ts";

/** Those that are told, in Markdown. */
export function conditionsTable(): string {
  const { conditionSays, conditionMend }: ConditionTexts = textsIn("en");
  const told = CONDITION_KINDS.filter((kind) => kindOfCondition(kind).severity !== "fine");
  const rows = told.map((kind) => {
    const { severity, command } = kindOfCondition(kind);
    // Values are shown as they are named in the words.
    const plain = (text: string): string => text.replace(/\{(\w+?)(?:Ms|Bytes)?\}/g, "…");
    return `| \`${kind}\` | ${severity} | ${plain(conditionSays[kind])} | ${plain(conditionMend[kind] ?? "")}${command === undefined ? "" : ` \`${plain(command)}\``} |`;
  });
  return ["| Kind | Severity | What is told | What mends it |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
