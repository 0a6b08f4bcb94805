// Seals in a worker of the browser, so that the page answers while large files are sealed. The worker is this module again, under a
// policy that lets it reach nothing. Where there are no workers, the page's own thread seals, and pauses between pieces.

import {
  type Content,
  forRecipient,
  type Plain,
  type Reports,
  type Sealed,
  sealContent,
  type SealedContent,
  sealPush,
} from "./sealing.ts";

/** What is sealed, and for whom: for a new key, or for the recipient of an answer. */
type Task = Plain | (Content & { recipient: string });
type Done = Sealed & SealedContent;

/** What a worker says. */
type Said = { ready: true } | { file: number; bytes: number } | { sealed: Done } | { failed: string };

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

export const sealPushApart = (plain: Plain, progress: Reports, signal: AbortSignal): Promise<Sealed> =>
  sealedOnce(plain, progress, signal);

export const sealAnswerApart = (
  content: Content,
  recipient: string,
  progress: Reports,
  signal: AbortSignal,
): Promise<SealedContent> => sealedOnce({ ...content, recipient }, progress, signal);

/** The files that were sealed last: whoever sends them again after a failure need not wait again. */
let last: { task: Task; done: Done } | null = null;

/** What was sent is not kept for another try. */
export const forgetSealed = (): void => void (last = null);

async function sealedOnce(task: Task, progress: Reports, signal: AbortSignal): Promise<Done> {
  if (last && isSame(last.task, task)) return last.done;
  last = null;
  const done = await seal(task, progress, signal);
  if (task.files) last = { task, done };
  return done;
}

function isSame(one: Task, other: Task): boolean {
  const guard = (task: Task): string => ("recipient" in task ? task.recipient : task.passphrase);
  const [these, those] = [one.files ?? [], other.files ?? []];
  return (
    one.payload === other.payload &&
    guard(one) === guard(other) &&
    these.length === those.length &&
    these.every((file, index) => file === those[index])
  );
}

async function seal(task: Task, progress: Reports, signal: AbortSignal): Promise<Done> {
  // A text without a passphrase takes less time than a worker takes to start.
  const isLong = task.files || ("passphrase" in task && task.passphrase !== "");
  const worker = isLong ? await startWorker(signal) : null;
  signal.throwIfAborted();
  if (!worker) return sealHere(task, progress, signal);
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", () => reject(new Error("The worker stopped.")));
      worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
        if ("file" in data) progress(data.file, data.bytes);
        else if ("sealed" in data) resolve(data.sealed);
        else if ("failed" in data) reject(new Error(data.failed));
      });
      worker.postMessage(task, []);
    });
  } finally {
    worker.terminate();
  }
}

const sealHere = (task: Task, progress: Reports, signal: AbortSignal): Promise<Done> =>
  "recipient" in task
    ? (sealContent(task, forRecipient(task.recipient), progress, signal) as Promise<Done>)
    : sealPush(task, progress, signal);

let trusted: string | undefined;

/** The address of this module, in the form that the page's policy wants: the only one that can be made into a worker. */
function ownAddress(): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const own = { createScriptURL: () => import.meta.url };
  return (trusted ??= types ? types.createPolicy("sealing", own).createScriptURL("") : import.meta.url);
}

/** A worker that waits for its task; null where the browser starts none, or `signal` aborts it. */
function startWorker(signal: AbortSignal): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(ownAddress(), { type: "module" });
      const giveUp = (event: Event): void => {
        event.preventDefault();
        worker.terminate();
        resolve(null);
      };
      worker.addEventListener("message", () => resolve(worker), { once: true });
      worker.addEventListener("error", giveUp, { once: true });
      signal.addEventListener("abort", giveUp, { once: true });
    } catch {
      resolve(null);
    }
  });
}

/** Carries out the one task of this worker, which ends with its answer. */
export function work(): void {
  const say = (said: Said): void => postMessage(said);
  addEventListener("message", ({ data }: MessageEvent<Task>) => {
    const progress: Reports = (file, bytes) => say({ file, bytes });
    sealHere(data, progress, new AbortController().signal).then(
      (sealed) => say({ sealed }),
      (error: unknown) => say({ failed: String(error) }),
    );
  });
  say({ ready: true });
}
