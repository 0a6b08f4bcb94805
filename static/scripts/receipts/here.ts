// The receipts that this device remembers, for someone without an account: nothing, unless they want it. A receipt shows the
// state of a push and can expire it, but shows neither the secret nor the link. It is kept on this device alone.

import { store, stored } from "../shared/stored.ts";

const KEY = "receipts";
const MOST = 20;

/** The path of a receipt, and when its push was made. */
export interface Remembered {
  path: string;
  at: string;
}

/** Newest first; null if this device is to remember nothing. */
export function rememberedHere(): Remembered[] | null {
  const found: unknown = stored("localStorage", KEY);
  return Array.isArray(found) ? found.filter(isRemembered) : null;
}

const isRemembered = (one: unknown): one is Remembered => {
  const { path, at } = Object(one) as Record<string, unknown>;
  return typeof path === "string" && /^\/receipts\/[\w-]+$/.test(path) && !Number.isNaN(Date.parse(String(at)));
};

/** Remembers this receipt, and from now on later ones too. @returns whether this browser did */
export function rememberHere(receipt: Remembered): boolean {
  return keep([receipt, ...(rememberedHere() ?? []).filter(({ path }) => path !== receipt.path)].slice(0, MOST));
}

export function forgetHere(paths: readonly string[]): void {
  const all = rememberedHere();
  if (all && paths.length > 0) keep(all.filter(({ path }) => !paths.includes(path)));
}

/** Forgets all, and remembers no more. */
export const forgetAllHere = (): boolean => store("localStorage", KEY, null);

const keep = (receipts: readonly Remembered[]): boolean => store("localStorage", KEY, receipts);
