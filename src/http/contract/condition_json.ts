// A condition of the server as the API describes it, in English.

import { Type as t } from "@sinclair/typebox";

import { type Condition, CONDITION_KINDS, severityOf } from "../../model/condition.ts";
import { inEnglish } from "../conditions.ts";

const SEVERITIES = ["now", "soon", "fine"] as const;

export const conditionJson = t.Object(
  {
    kind: t.Union(
      CONDITION_KINDS.map((kind) => t.Literal(kind)),
      { description: "The kind of condition.", examples: ["certificate_ends"] },
    ),
    subject: t.String({
      description: "What the condition concerns, if there can be several of its kind; otherwise empty.",
      examples: ["/etc/secretpush/tls.pem"],
    }),
    severity: t.Union(
      SEVERITIES.map((severity) => t.Literal(severity)),
      {
        description:
          "`now` if something does not work or is about to be lost, `soon` if that will happen unless someone acts, otherwise `fine`.",
        examples: ["soon"],
      },
    ),
    says: t.String({
      description: "The current state.",
      examples: ["The certificate /etc/secretpush/tls.pem is valid until 2026-01-10 12:00 UTC."],
    }),
    mend: t.String({
      description: "What to do about it; empty if nothing needs to be done.",
      examples: ["Replace the certificate and key files. The server reads them again by itself."],
    }),
    command: t.Union([t.String(), t.Null()], {
      description: "A command that fixes it or shows more.",
      examples: ["secretpush tls show /etc/secretpush/tls.pem"],
    }),
  },
  { title: "Condition", additionalProperties: false },
);

export const toConditionJson = (condition: Condition) => {
  const { kind, subject = "" } = condition;
  return { kind, subject, severity: severityOf(condition), ...inEnglish(condition) };
};
