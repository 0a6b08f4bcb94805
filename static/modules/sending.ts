// Sends files, with progress: large ones ahead of what they belong to, so that a break costs little, and others in one form.
// Pages load it with the first file that they send.

import type { Sent } from "../scripts/shared/session.ts";
import { exchange, type Files, type Page } from "./exchange.ts";
import { pace } from "./speed.ts";
import { sendAhead } from "./resuming.ts";

/** Smaller ones are sent again as a whole. */
const RESUMES_FROM_BYTES = 16 * 1024 * 1024;

/** @throws DOMException if a file cannot be read any more, or the sender cancels */
export async function sendFiles(files: Files, page: Page): Promise<Sent> {
  const { contents, create } = files;
  const gains = contents.some(({ size }) => size >= RESUMES_FROM_BYTES);
  return (create && gains && (await sendAhead({ ...files, create }, page))) || sendForm(files, page);
}

async function sendForm(files: Files, page: Page): Promise<Sent> {
  // The answer to a large body may get lost.
  const refused = await page.signInIfEnded();
  if (refused) return refused as Sent;
  const sent = await exchange({
    ...files,
    method: "POST",
    headers: { accept: "application/json", ...page.headers },
    body: files.form(),
    moved: pace(page.onProgress),
  });
  if (sent.status !== 401 || sent.body.error !== "session-ended") return sent;
  return ((await page.signInAgain()) as Sent | null) ?? sendForm(files, page);
}
