// The result of a new push, kept in this tab: a reload, or a phone that discards the tab, loses neither link nor passphrase.
// It ends with the tab, with the push, and with "Share another"; no one but the person who made it sees it.

import { fromMeta, type Person } from "./session.ts";

export interface KeptResult {
  /** The id of its sender's account; null for no one's. */
  who: number | null;
  push: { url_token: string; expires_at: string };
  /** "" where there is none. */
  passphrase: string;
}

const STORAGE_KEY = "result";
const who = (): number | null => fromMeta<Person>("person")?.id ?? null;

export function keepResult(result: Omit<KeptResult, "who">): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...result, who: who() }));
  } catch {
    // This browser stores nothing: the page still asks before someone leaves it.
  }
}

/** Forgets it, unless it is another push's. */
export function dropResult(token?: string): void {
  try {
    if (token !== undefined && keptResult()?.push.url_token !== token) return;
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // This browser stores nothing.
  }
}

/** What this tab keeps for the person whom the page is shown to. What is someone else's, or has expired, is forgotten. */
export function keptResult<T extends KeptResult>(): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as T | null;
    if (kept && kept.who === who() && Date.parse(kept.push.expires_at) > Date.now()) return kept;
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // This browser stores nothing.
  }
  return null;
}
