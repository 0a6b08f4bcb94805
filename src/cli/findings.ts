// The results of a check: findings in aligned lines, and problems in one complaint.

import { columns } from "./terminal.ts";

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

export const ok = (subject: string, text: string): Finding => ({ verdict: "ok", subject, text });
export const warn = (subject: string, text: string): Finding => ({ verdict: "warn", subject, text });
export const fail = (subject: string, text: string): Finding => ({ verdict: "fail", subject, text });

export const findingLines = (findings: readonly Finding[]): string =>
  columns(findings.map(({ verdict, subject, text }) => [verdict, subject, text]));

export const anyFailed = (findings: readonly Finding[]): boolean => findings.some(({ verdict }) => verdict === "fail");
