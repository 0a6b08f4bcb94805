// Large files go ahead of what they belong to, so that a break costs little. What does that is loaded with the first of them.

import type { sendAhead } from "../modules/resuming.ts";
import { loadModule, textsOf } from "./dom.ts";
import { showProgress, showShare } from "./file_progress.ts";
import { IN_THEIR_NAME, signInAgain } from "./session.ts";
import type { Sent } from "./upload.ts";

/** Smaller ones are sent again as a whole. */
const RESUMES_FROM_BYTES = 16 * 1024 * 1024;

/**
 * @param contents what is sent of these files: themselves, or what they were sealed to
 * @param create sends what they belong to, which names these uploads
 * @returns null if they must be in the form, because they gain nothing by it or because the server takes none
 * @throws DOMException if a file cannot be read any more, or the sender cancels
 */
export async function goAhead(
  files: readonly File[],
  contents: readonly Blob[],
  bars: readonly HTMLProgressElement[],
  cancelled: AbortSignal,
  create: (ids: string[]) => Promise<Sent>,
): Promise<Sent | null> {
  if (!contents.some(({ size }) => size >= RESUMES_FROM_BYTES)) return null;
  const module = await loadModule<{ sendAhead: typeof sendAhead }>("resuming").catch(() => null);
  if (!module) return null;
  const { lost } = textsOf("filesLive");
  return module.sendAhead({
    contents,
    headers: IN_THEIR_NAME,
    cancelled,
    signInAgain,
    onProgress: (progress) => showProgress(progress, bars, files),
    onLost: () => showShare(0, () => lost, lost),
    create,
  });
}
