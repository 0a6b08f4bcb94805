// Sends files, with progress: large ones ahead of what they belong to, so that a break costs little, and others in one form.
// Pages load it with the first file that they send.

import type { Answer } from "../scripts/session.ts";
import type { Sent } from "../scripts/upload.ts";
import { exchange } from "./exchange.ts";
import { pace, type Progress } from "./speed.ts";
import { sendAhead } from "./resuming.ts";

export interface Files {
  /** Files, or what they were sealed to. */
  contents: readonly Blob[];
  /** Where the form goes. */
  path: string;
  /** Everything in one. */
  form: () => FormData;
  /**
   * Creates what the files belong to, in this order. It is called again if its answer gets lost: an upload is used only once.
   * Null if they can only go in the form.
   */
  create: ((uploads: string[]) => Promise<Sent>) | null;
  /** What the server must know before it takes an upload. */
  about?: Record<string, string>;
  /** Aborted once the sender cancels: then the server keeps nothing. */
  cancelled: AbortSignal;
}

export interface Page {
  headers: Record<string, string>;
  signInAgain: () => Promise<Answer<object> | null>;
  signInIfEnded: () => Promise<Answer<object> | null>;
  onProgress: (progress: Progress) => void;
  onLost: () => void;
}

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
