// The findings of `check` about a data directory: whether the database is intact, every seal under the master key opens, every blob is
// there, and no audit log was altered. Payloads are not checked, because they open only with their links and passphrases.

import type { PurposeKey } from "../../base/keyring.ts";
import { formatBytes } from "../../base/units.ts";
import type { Inspection, Progress } from "../../store/contract.ts";
import type { Seals } from "../pushes/seals.ts";

export interface Finding {
  verdict: "ok" | "warn" | "fail";
  /** The part that was checked, in one or two words. */
  subject: string;
  /** One line: the finding and, unless it is ok, what to do. */
  text: string;
}

const NAMED = 5;
const RESTORE = "Restore a backup into a new directory. Until then, everything else keeps working.";

/**
 * @param seals "no key" or "wrong key" if no seal can be opened
 * @param purgeLogKey null if no seal can be opened
 */
export async function inspect(
  inspection: Inspection,
  seals: Seals | keyof typeof UNOPENED,
  purgeLogKey: PurposeKey | null,
  progress: Progress = () => {},
): Promise<Finding[]> {
  try {
    return await inspectAll(inspection, seals, purgeLogKey, progress);
  } catch (error) {
    // Some damaged pages stop the check itself.
    if (!(error instanceof Error && error.name === "SQLiteError")) throw error;
    return [{ verdict: "fail", subject: "database", text: `${error.message}. ${RESTORE}` }];
  }
}

async function inspectAll(
  inspection: Inspection,
  seals: Seals | keyof typeof UNOPENED,
  purgeLogKey: PurposeKey | null,
  progress: Progress,
): Promise<Finding[]> {
  const pages = inspection.databaseProblems();
  if (pages.length > 0) {
    // No other finding about a damaged database can be trusted.
    return [{ verdict: "fail", subject: "database", text: `${pages.slice(0, NAMED).join("; ")}. ${RESTORE}` }];
  }
  return [
    { verdict: "ok", subject: "database", text: "Every page and every index is intact." },
    rows(inspection),
    typeof seals === "string" ? UNOPENED[seals] : openSeals(inspection, seals),
    ...(await blobs(inspection, progress)),
    audit(inspection, purgeLogKey),
  ];
}

function rows(inspection: Inspection): Finding {
  const problems = inspection.rowProblems();
  if (problems.length === 0) return { verdict: "ok", subject: "rows", text: "All rows are consistent." };
  return {
    verdict: "fail",
    subject: "rows",
    text: `${problems.join("; ")}. Keep a copy of the data, and report this as a defect.`,
  };
}

const UNOPENED = {
  "no key": {
    verdict: "warn",
    subject: "seals",
    text: "Not checked: the master key was not found. Name it with --key-file or --config.",
  },
  "wrong key": {
    verdict: "fail",
    subject: "seals",
    text: "Not checked: the master key here does not belong to this database. The server does not start with it: put the right one back.",
  },
} as const satisfies Record<string, Finding>;

function openSeals(inspection: Inspection, seals: Seals): Finding {
  const closed: number[] = [];
  let opened = 0;
  for (const { id, lookup, wrappedKey, labels } of inspection.masterSeals()) {
    const opens =
      (!wrappedKey || seals.rewrapKey(lookup, wrappedKey) !== null) &&
      (!labels || seals.rewrapLabels(lookup, labels) !== null);
    if (opens) opened += 1;
    else closed.push(id);
  }
  if (closed.length === 0)
    return {
      verdict: "ok",
      subject: "seals",
      text: `The seals of ${opened} ${opened === 1 ? "push" : "pushes"} can be opened.`,
    };
  const named = `${closed.slice(0, NAMED).join(", ")}${closed.length > NAMED ? ", …" : ""}`;
  return {
    verdict: "fail",
    subject: "seals",
    text: `${closed.length} of ${opened + closed.length} pushes cannot be opened (number${closed.length === 1 ? "" : "s"} ${named}). ${RESTORE}`,
  };
}

async function blobs(inspection: Inspection, progress: Progress): Promise<Finding[]> {
  const { where, files, bytes, problems: bad, unknown } = await inspection.blobFindings(progress);
  const findings: Finding[] = [];
  if (bad.length === 0) {
    findings.push({
      verdict: "ok",
      subject: "files",
      text: `${files} ${files === 1 ? "file" : "files"} (${formatBytes(bytes)}) ${files === 1 ? "is" : "are"} intact ${where}.`,
    });
  } else {
    const named = `${bad.slice(0, NAMED).join(", ")}${bad.length > NAMED ? `, and ${bad.length - NAMED} more` : ""}`;
    findings.push({ verdict: "fail", subject: "files", text: `${named}. ${RESTORE}` });
  }
  if (unknown > 0) {
    const text = `Files ${where} that belong to no push: ${unknown}. They come from uploads in progress or from a crash; the next start removes them.`;
    findings.push({ verdict: "warn", subject: "files", text });
  }
  return findings;
}

function audit(inspection: Inspection, purgeLogKey: PurposeKey | null): Finding {
  const { entries, problems } = inspection.auditLog(purgeLogKey);
  if (problems.length === 0) {
    return {
      verdict: "ok",
      subject: "audit log",
      text: `The chain of ${entries} entries is unbroken, and every missing push was purged.`,
    };
  }
  return { verdict: "fail", subject: "audit log", text: problems.slice(0, NAMED).join(" ") };
}
