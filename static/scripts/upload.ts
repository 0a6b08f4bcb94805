// Sends a form with files and reports its progress. It uses XMLHttpRequest, because fetch reports none.

import { pace, type Progress } from "./pace.ts";
import { hasEnded, IN_THEIR_NAME, signInAgain, signInIfEnded } from "./session.ts";

export interface Sent {
  status: number;
  body: Record<string, unknown>;
  retryAfter: number;
  cancelled?: boolean;
}

type OnProgress = (progress: Progress) => void;

const CANCELLED: Sent = { status: 0, body: {}, retryAfter: 0, cancelled: true };

export function upload(
  path: string,
  body: FormData,
  onProgress: OnProgress,
): { done: Promise<Sent>; cancel: () => void } {
  const stop = new AbortController();
  const send = async (): Promise<Sent> => {
    const refused = await signInIfEnded();
    if (stop.signal.aborted) return CANCELLED;
    const sent = refused ?? (await sendForm(path, body, onProgress, stop.signal));
    if (refused || !hasEnded(sent)) return sent as Sent;
    return ((await signInAgain()) as Sent | null) ?? send();
  };
  return { done: send(), cancel: () => stop.abort() };
}

function sendForm(path: string, body: FormData, onProgress: OnProgress, stop: AbortSignal): Promise<Sent> {
  const xhr = new XMLHttpRequest();
  const progress = pace(onProgress);
  return new Promise<Sent>((resolve) => {
    xhr.upload.addEventListener("progress", ({ loaded, total }) => progress(loaded, total));
    xhr.addEventListener("load", () => {
      const retryAfter = Number(xhr.getResponseHeader("retry-after") ?? "1");
      resolve({ status: xhr.status, body: parsed(xhr.responseText), retryAfter });
    });
    xhr.addEventListener("error", () => resolve({ status: 0, body: {}, retryAfter: 0 }));
    xhr.addEventListener("abort", () => resolve(CANCELLED));
    stop.addEventListener("abort", () => xhr.abort());
    xhr.open("POST", path);
    xhr.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(IN_THEIR_NAME)) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
