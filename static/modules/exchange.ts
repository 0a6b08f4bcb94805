// One request and its answer, with the progress of its body. It uses XMLHttpRequest, because fetch reports none.

import type { Answer, Sent } from "../scripts/shared/session.ts";
import type { Progress } from "./speed.ts";

/** What is sent. */
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

/** What the page that sends it does meanwhile. */
export interface Page {
  headers: Record<string, string>;
  signInAgain: () => Promise<Answer<object> | null>;
  signInIfEnded: () => Promise<Answer<object> | null>;
  onProgress: (progress: Progress) => void;
  onLost: () => void;
}

export interface Answered extends Sent {
  /** "" if the answer does not have it. */
  header: (name: string) => string;
}

export interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  /** Ends the request, and rejects. */
  cancelled?: AbortSignal;
  /** The request counts as lost if nothing moves for so long. */
  stalledMs?: number;
  moved?: (loaded: number, total: number) => void;
}

/** @returns status 0 if the connection is lost */
export async function exchange(asked: Asked): Promise<Answered> {
  const { method, path, headers = {}, body = null, cancelled, stalledMs, moved = () => {} } = asked;
  cancelled?.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const stop = (): void => xhr.abort();
  const waitFor = (ms?: number) => (ms === undefined ? undefined : setTimeout(stop, ms));
  let stalled = waitFor(stalledMs);
  const over = new AbortController();
  cancelled?.addEventListener("abort", stop, over);
  if (stalledMs !== undefined) addEventListener("offline", stop, over);
  xhr.upload.addEventListener("progress", ({ loaded, total }) => {
    clearTimeout(stalled);
    stalled = waitFor(stalledMs);
    moved(loaded, total);
  });
  await new Promise((resolve) => {
    xhr.addEventListener("loadend", resolve);
    xhr.open(method, path);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });
  clearTimeout(stalled);
  over.abort();
  cancelled?.throwIfAborted();
  const header = (name: string): string => xhr.getResponseHeader(name) ?? "";
  return {
    status: xhr.status,
    body: parsed(xhr.responseText),
    retryAfter: Number(header("retry-after") || "1"),
    header,
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
