// The result of a new push, kept in this tab: a reload, or a phone that discards the tab, loses neither link nor passphrase.
// It ends with the tab, with the push, and with "Share another"; no one but the person who made it sees it.

import { fromMeta, type Person } from "./session.ts";
import { store, stored } from "./stored.ts";

export interface KeptResult {
  /** The id of its sender's account; null without one. */
  who: number | null;
  push: { url_token: string; expires_at: string };
  /** "" if there is none. */
  passphrase: string;
}

const STORAGE_KEY = "result";
const who = (): number | null => fromMeta<Person>("person")?.id ?? null;

/** A browser that stores nothing still asks before someone leaves the page. */
export const keepResult = (result: Omit<KeptResult, "who">): boolean =>
  store("sessionStorage", STORAGE_KEY, { ...result, who: who() });

/** Forgets it, unless it is another push's. */
export function dropResult(token?: string): void {
  if (token === undefined || keptResult()?.push.url_token === token) store("sessionStorage", STORAGE_KEY, null);
}

/** What this tab keeps for the person who sees the page. What is someone else's, or has expired, is forgotten. */
export function keptResult<T extends KeptResult>(): T | null {
  const kept = stored<T>("sessionStorage", STORAGE_KEY);
  if (kept?.who === who() && Date.parse(kept.push.expires_at) > Date.now()) return kept;
  store("sessionStorage", STORAGE_KEY, null);
  return null;
}
