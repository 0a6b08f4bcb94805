// The results of a check: findings in aligned lines, and problems in one complaint.

import { inEnglish } from "../http/conditions.ts";
import { type Condition, severityOf } from "../model/condition.ts";
import { columns, reasonOf } from "./terminal.ts";

const NAMED_PROBLEMS = 20;

/** All damage as one complaint: a leading sentence, then one line each. */
export function damageIn(problems: readonly string[], lead: string): string {
  const named = problems.slice(0, NAMED_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length > NAMED_PROBLEMS ? `\n  and ${problems.length - NAMED_PROBLEMS} more` : "";
  return `${lead}${named.join("")}${more}`;
}

export interface Finding {
  verdict: "ok" | "warn" | "fail";
  subject: string;
  text: string;
}

/** Makes findings about one subject. */
export const about = (subject: string) => ({
  ok: (text: string): Finding => ({ verdict: "ok", subject, text }),
  warn: (text: string): Finding => ({ verdict: "warn", subject, text }),
  fail: (text: string): Finding => ({ verdict: "fail", subject, text }),
});

/** A condition as a finding. @param subject by default the first word of the condition's kind */
export function findingOf(condition: Condition, subject = condition.kind.split("_")[0] ?? ""): Finding {
  const { says, mend, command } = inEnglish(condition);
  // If the sentence ends with a reason, the full stop may be missing.
  const sentence = /[.!?]$/.test(says) ? says : `${says}.`;
  const isThis = command === null || command === "secretpush doctor";
  const text = [sentence, mend, isThis ? "" : `Command: ${command}`].filter((part) => part !== "").join(" ");
  return { verdict: VERDICTS[severityOf(condition)], subject, text };
}

const VERDICTS = { now: "fail", soon: "warn", fine: "ok" } as const;

/** The findings, and a failure if the check throws. */
export async function* orFailure(subject: string, found: AsyncIterable<Finding>): AsyncGenerator<Finding> {
  try {
    yield* found;
  } catch (error) {
    yield about(subject).fail(reasonOf(error));
  }
}

export const findingLines = (findings: readonly Finding[]): string =>
  columns(findings.map(({ verdict, subject, text }) => [verdict, subject, text]));

export const anyFailed = (findings: readonly Finding[]): boolean => findings.some(({ verdict }) => verdict === "fail");
