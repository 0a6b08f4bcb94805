// Sends files with the progress of each. The module for that is loaded with the first one.

import type { Files } from "../../modules/exchange.ts";
import type { sendFiles } from "../../modules/sending.ts";
import { loadModule } from "./modules.ts";
import { textsOf } from "./texts.ts";
import { showProgress, showShare } from "./file_progress.ts";
import { HEADERS, request, type Sent, signInAgain, signInIfEnded } from "./session.ts";

/**
 * @param bars one for each of `chosen`
 * @throws DOMException if a file cannot be read any more, or the sender cancels
 */
export async function upload(
  files: Files,
  chosen: readonly File[],
  bars: readonly HTMLProgressElement[],
): Promise<Sent> {
  const module = await loadModule<{ sendFiles: typeof sendFiles }>("sending").catch(() => null);
  if (!module) return request("POST", files.path, files.form());
  const { lost } = textsOf("filesLive");
  return module.sendFiles(files, {
    headers: HEADERS,
    signInAgain,
    signInIfEnded,
    onProgress: (progress) => showProgress(progress, bars, chosen),
    onLost: () => showShare(0, () => lost, lost),
  });
}
