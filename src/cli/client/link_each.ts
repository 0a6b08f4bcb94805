// `secretpush push --link-each`: a push for each recipient, one after the other. Each link is printed as soon as it is
// made, so that a later failure cannot lose it.

import { setTimeout } from "node:timers/promises";

import { AppError, reasonOf } from "../../base/errors.ts";
import { MAX_RECIPIENTS } from "../../model/addressee.ts";
import { complain, type Terminal, UsageError } from "../terminal.ts";
import type { Push } from "./api.ts";
import { TryLater } from "./server_refusals.ts";
import type { LocalFile } from "./transfer.ts";

/** Longer than any wait that a server imposes merely to slow clients down. */
const LONGEST_WAIT_S = 15 * 60;

/** The recipients, each once. @throws UsageError if they cannot each get a link */
export function linkedEach(given: readonly string[], files: readonly LocalFile[]): string[] {
  const recipients = given.map((one) => one.trim().toLowerCase()).filter((one) => one !== "");
  const group = recipients.find((one) => one.includes("group:"));
  if (group !== undefined) {
    throw new UsageError(`a group cannot get a link of its own: leave out ${group}, or name its members`);
  }
  const each = [...new Set(recipients)];
  if (each.length === 0) throw new UsageError("--link-each needs the recipients: name each with --to");
  if (each.length > MAX_RECIPIENTS) throw new UsageError(`--link-each takes at most ${MAX_RECIPIENTS} recipients`);
  if (files.some(({ size }) => size === null)) {
    throw new UsageError(
      "--link-each sends the files once for each link, and a pipe can be read only once: use a file",
    );
  }
  return each;
}

/**
 * @param push makes the push for one recipient
 * @param said gets each line as soon as its link exists
 * @returns the pushes, and a sentence for each recipient without one
 * @throws the failure of the first push, if it does not concern its recipient alone: then nothing was pushed
 */
export async function pushEach(
  terminal: Terminal,
  recipients: readonly string[],
  push: (recipient: string) => Promise<Push>,
  said: (line: string) => void,
): Promise<{ pushes: Array<Push & { recipient: string }>; failures: string[] }> {
  const pushes: Array<Push & { recipient: string }> = [];
  const failures: string[] = [];
  for (const [index, recipient] of recipients.entries()) {
    try {
      const pushed = await patiently(terminal, () => push(recipient));
      pushes.push({ recipient, ...pushed });
      said(`${recipient}\t${pushed.html_url}\n`);
    } catch (error) {
      if (index === 0 && !isAbout(error)) throw error;
      failures.push(`no link for ${recipient}: ${whyOf(error)}`);
      // A server that refuses one push for its fields may accept others. Any other failure would hit the others, too.
      if (error instanceof AppError) continue;
      failures.push(...recipients.slice(index + 1).map((one) => `no link for ${one}: not tried after this failure`));
      break;
    }
  }
  return { pushes, failures };
}

/** Whether the server refuses this recipient, and perhaps no other. */
const isAbout = (failure: unknown): boolean =>
  failure instanceof AppError &&
  Object.keys(failure.fields ?? {}).some((field) => /^(?:recipients|notify_emails_to)\b/.test(field));

async function patiently<T>(terminal: Terminal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const seconds = error instanceof TryLater ? error.seconds : null;
      if (seconds === null || seconds > LONGEST_WAIT_S) throw error;
      complain(terminal, `${reasonOf(error)}; waiting`);
      await setTimeout(seconds * 1_000);
    }
  }
}

function whyOf(error: unknown): string {
  const fields = error instanceof AppError ? Object.values(error.fields ?? {}).flat() : [];
  return fields.length > 0 ? fields.join("; ") : reasonOf(error);
}
