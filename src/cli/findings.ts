// The results of a check: findings in aligned lines or as JSON, and problems in one complaint.

import { columns, complain, type Terminal } from "./terminal.ts";

const NAMED_PROBLEMS = 20;

/** All damage as one complaint: a leading sentence, then one line each. */
export function complainOf(problems: readonly string[], lead: string, terminal: Terminal): void {
  const named = problems.slice(0, NAMED_PROBLEMS).map((problem) => `\n  ${problem}`);
  const more = problems.length > NAMED_PROBLEMS ? `\n  and ${problems.length - NAMED_PROBLEMS} more` : "";
  complain(terminal, `${lead}${named.join("")}${more}`);
}

export interface Finding {
  verdict: "ok" | "warn" | "fail";
  subject: string;
  text: string;
}

export const ok = (subject: string, text: string): Finding => ({ verdict: "ok", subject, text });
export const warn = (subject: string, text: string): Finding => ({ verdict: "warn", subject, text });
export const fail = (subject: string, text: string): Finding => ({ verdict: "fail", subject, text });

/** Findings as aligned lines, or as a JSON array. */
export function showFindings(findings: readonly Finding[], asJson: boolean, terminal: Terminal): void {
  if (asJson) terminal.stdout(`${JSON.stringify(findings, null, 2)}\n`);
  else terminal.stdout(columns(findings.map(({ verdict, subject, text }) => [verdict, subject, text])));
}
