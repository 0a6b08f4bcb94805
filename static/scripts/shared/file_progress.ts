// The progress of the files of a form: a bar for each, and a line with the share and the speed.

import type { Progress } from "../../modules/speed.ts";
import { fileLine } from "./chosen_files.ts";
import { any, button, make, maybe } from "./elements.ts";
import { percentWords, say, sizeWords, textsOf } from "./texts.ts";

const texts = textsOf("filesLive");

/** @param spoken what screen readers announce at each quarter: the line itself changes too often for them */
export function showShare(
  share: number,
  sentence: (percent: string) => string,
  spoken = percentWords(Math.floor(share * 4) / 4),
): void {
  any("speed").textContent = sentence(percentWords(share));
  if (any("spoken").textContent !== spoken) any("spoken").textContent = spoken;
}

/** Shows how much of the files is sealed. @returns a function to call with a file's index and sealed bytes */
export function sealingProgress(
  files: readonly File[],
  bars: readonly HTMLProgressElement[],
): (index: number, bytes: number) => void {
  const sizeOf = (some: readonly File[]): number => some.reduce((sum, { size }) => sum + size, 0);
  return (index, bytes) => {
    const bar = bars[index];
    if (bar) bar.value = bytes;
    const share = (sizeOf(files.slice(0, index)) + bytes) / Math.max(1, sizeOf(files));
    showShare(share, (percent) => say(texts.sealing, { percent }));
  };
}

/** Adds files to a form, or what was sealed in their place. */
export function addFiles(body: FormData, name: string, files: readonly File[], sealed?: readonly Blob[]): void {
  for (const [index, file] of files.entries()) {
    const part = sealed?.[index];
    if (part) body.append(name, part, `${index + 1}.age`);
    else body.append(name, file);
  }
}

export function showProgress(
  { sent, total, bytesPerSecond }: Progress,
  bars: readonly HTMLProgressElement[],
  files: readonly File[],
): void {
  // The files travel in this order; the other parts of the body are small.
  let left = sent;
  for (const [index, bar] of bars.entries()) {
    const size = files[index]?.size ?? 0;
    bar.value = sent >= total ? bar.max : Math.min(size, Math.max(0, left));
    left -= size;
  }
  if (sent >= total) showShare(1, () => texts.uploaded, texts.uploaded);
  else showShare(sent / total, (percent) => say(texts.uploading, { percent, speed: sizeWords(bytesPerSecond) }));
}

const askToLeave = (event: Event): void => event.preventDefault();

/**
 * Shows the bars in place of the chosen files while `work` runs. Meanwhile `held` takes no input, and the browser asks
 * before it leaves the page.
 * @param work sends the files; its signal is aborted once the user cancels
 */
export async function withProgress<T>(
  files: readonly File[],
  held: Iterable<HTMLElement>,
  work: (bars: readonly HTMLProgressElement[], cancelled: AbortSignal) => Promise<T>,
): Promise<T> {
  const parts = [...held];
  const bars = files.map((file) => {
    const bar = make("progress", { max: Math.max(1, file.size), value: 0 });
    bar.setAttribute("aria-label", file.name);
    return bar;
  });
  const cancel = button("cancel");
  const cancelled = new AbortController();
  const abort = (): void => cancelled.abort();
  any("sending").replaceChildren(...bars.map((bar, index) => fileLine(files[index] as File, bar)));
  const chosen = maybe("chosen");
  if (chosen) chosen.hidden = true;
  any("progress").hidden = false;
  any("speed").textContent = "";
  any("spoken").textContent = "";
  for (const part of parts) part.inert = true;
  addEventListener("beforeunload", askToLeave);
  cancel.addEventListener("click", abort);
  cancel.focus();
  try {
    return await work(bars, cancelled.signal);
  } finally {
    cancel.removeEventListener("click", abort);
    removeEventListener("beforeunload", askToLeave);
    for (const part of parts) part.inert = false;
    any("progress").hidden = true;
    if (chosen) chosen.hidden = false;
    button("submit").focus();
  }
}
