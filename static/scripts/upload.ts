// Sends a form with files and reports its progress. It uses XMLHttpRequest, because fetch reports none.

import { hasEnded, IN_THEIR_NAME, signInAgain, signInIfEnded } from "./session.ts";

export interface Sent {
  status: number;
  body: Record<string, unknown>;
  retryAfter: number;
  cancelled?: boolean;
}

export interface Progress {
  sent: number;
  total: number;
  /** Average of the last few seconds. */
  bytesPerSecond: number;
}

const SPEED_WINDOW_MS = 3_000;

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
  const samples: Array<{ atMs: number; sent: number }> = [{ atMs: performance.now(), sent: 0 }];
  return new Promise<Sent>((resolve) => {
    xhr.upload.addEventListener("progress", ({ loaded, total }) => {
      const atMs = performance.now();
      samples.push({ atMs, sent: loaded });
      while (samples.length > 2 && atMs - (samples[0]?.atMs ?? 0) > SPEED_WINDOW_MS) samples.shift();
      const first = samples[0] ?? { atMs, sent: 0 };
      const seconds = Math.max(0.001, (atMs - first.atMs) / 1_000);
      onProgress({ sent: loaded, total, bytesPerSecond: (loaded - first.sent) / seconds });
    });
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
