// The kinds of conditions as a table for docs/notices.md.

import { CONDITION_KINDS, wordsOfCondition } from "../../src/model/condition.ts";

/** Those that are told, in Markdown. */
export function conditionsTable(): string {
  const told = CONDITION_KINDS.filter((kind) => wordsOfCondition(kind).severity !== "fine");
  const rows = told.map((kind) => {
    const { severity, says, mend, command } = wordsOfCondition(kind);
    // Values are shown as they are named in the words.
    const plain = (text: string): string => text.replace(/\{(\w+?)(?:Ms|Bytes)?\}/g, "…");
    return `| \`${kind}\` | ${severity} | ${plain(says)} | ${plain(mend)}${command === undefined ? "" : ` \`${plain(command)}\``} |`;
  });
  return ["| Kind | Severity | What is told | What mends it |", "| --- | --- | --- | --- |", ...rows].join("\n");
}
