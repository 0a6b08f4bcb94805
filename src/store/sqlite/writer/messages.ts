// The messages between the event loop and the writer's thread. Plain values travel as one text, and all their bytes in one buffer
// that is transferred: the receiver has the only copy and can erase it. This is much cheaper than cloning every value.

import { AppError, type ErrorCode, type FieldProblems } from "../../../base/errors.ts";
import type { DamagedPlace, Migrated, OnProgress, SpaceFloor } from "../../contract.ts";
import type { LogState } from "../connection.ts";
import type { Answer, Outcome } from "./batch.ts";

/** A value of JSON types and Uint8Arrays. */
export interface Packed {
  text: string;
  bytes: ArrayBuffer;
}

/** To the writer. */
export type Order =
  /** The first order. `state` is the shared buffer of `State`. */
  | { start: { path: string; busyTimeoutMs: number; state: SharedArrayBuffer } }
  /** PackedCall[]. */
  | { batch: Packed }
  | { tend: Tending }
  /** The only order of a thread that migrates (upgrade_thread.ts). */
  | { migrate: { path: string; floor: SpaceFloor | undefined } }
  | { close: true };

/** Maintenance of the log (`Batches`). */
export type Tending = "beginLog" | "checkpoint" | "truncateLog";

/** From the writer: one for each order except the first and the last, in the same sequence. */
export type Report = { answer: Packed } | { tended: LogState | boolean | void } | { error: PlainError };

/** From a thread that migrates: any number of steps, then the result. */
export type UpgradeReport =
  { progress: Parameters<OnProgress> } | { migrated: Migrated | null } | { failed: string; isFinal: boolean };

export const MAX_ASKERS = 4_096;
const HEAD_BYTES = 4;
/** Memory that both threads share: a flag of 4 bytes, which is 1 once the writer is closed, and a byte for each signal. */
export class State {
  readonly closed: Int32Array;
  readonly gone: Uint8Array;

  constructor(readonly buffer: SharedArrayBuffer = new SharedArrayBuffer(HEAD_BYTES + MAX_ASKERS)) {
    this.closed = new Int32Array(buffer, 0, 1);
    this.gone = new Uint8Array(buffer, HEAD_BYTES, MAX_ASKERS);
  }
}

/** `signal` is an index in `State.gone`, or -1 if no client can disconnect. */
export type PackedCall = [name: string, parameters: unknown, signal: number];

export interface PlainAnswer {
  outcomes: Array<{ value: unknown } | { error: PlainError }>;
  flushMs: number;
  damaged: DamagedPlace[];
}

export interface PlainError {
  isApp: boolean;
  name: string;
  message: string;
  code?: string | undefined;
  fields?: FieldProblems | undefined;
  cause?: PlainError | undefined;
}

/** The key that stands for bytes. No parameter has a key with this name. */
const BYTES = "$bytes";

export function pack(value: unknown): Packed {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const plain = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (value instanceof Uint8Array) {
      const at = size;
      pieces.push(value);
      size += value.length;
      return { [BYTES]: [at, value.length] };
    }
    if (Array.isArray(value)) return value.map(plain);
    const object: Record<string, unknown> = {};
    for (const key in value) object[key] = plain((value as Record<string, unknown>)[key]);
    return object;
  };
  const text = JSON.stringify(plain(value));
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { text, bytes: bytes.buffer };
}

/** The Uint8Arrays of the result are views of the buffer. */
export function unpack<T>({ text, bytes }: Packed): T {
  const revived = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const object = value as Record<string, unknown>;
    const place = object[BYTES] as [number, number] | undefined;
    if (place) return new Uint8Array(bytes, ...place);
    for (const key in object) {
      const inner = object[key];
      if (typeof inner === "object" && inner !== null) object[key] = revived(inner);
    }
    return object;
  };
  return revived(JSON.parse(text)) as T;
}

export const erase = ({ bytes }: Packed): void => void new Uint8Array(bytes).fill(0);

export const packAnswer = ({ outcomes, flushMs }: Answer, damaged: DamagedPlace[]): Packed =>
  pack({
    outcomes: outcomes.map((outcome) => ("error" in outcome ? { error: toPlain(outcome.error) } : outcome)),
    flushMs,
    damaged,
  } satisfies PlainAnswer);

export const toOutcome = (outcome: PlainAnswer["outcomes"][number]): Outcome =>
  "error" in outcome ? { error: fromPlain(outcome.error) } : outcome;

export function toPlain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { isApp: false, name: "Error", message: String(error) };
  const { name, message, cause } = error;
  const isApp = error instanceof AppError;
  return {
    isApp,
    name,
    message,
    code: (error as { code?: string }).code,
    fields: isApp ? error.fields : undefined,
    cause: cause === undefined ? undefined : toPlain(cause),
  };
}

export function fromPlain({ isApp, name, message, code, fields, cause: plainCause }: PlainError): Error {
  const cause = plainCause && fromPlain(plainCause);
  if (isApp) return new AppError(code as ErrorCode, message, { ...(fields && { fields }), cause });
  return Object.assign(new Error(message, { cause }), { name, code });
}
