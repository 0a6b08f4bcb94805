// When this device opened which links, for the page of a link that is gone. It is kept on this device alone and never sent.

const KEY = "opened-here";
const MOST = 100;

/**
 * 53 bits of a token. From them nobody finds the token, which holds more than twice as many. Plain HTTP has no better hash
 * to offer.
 */
function digestOf(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < token.length; at += 1) {
    const code = token.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Oldest first. */
function kept(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>));
}

/** @param remembers whether the operator lets this device remember; if not, what it remembered is forgotten */
export function rememberOpened(token: string, remembers: boolean): void {
  try {
    if (!remembers) return localStorage.removeItem(KEY);
    const opened = kept();
    const digest = digestOf(token);
    opened.delete(digest);
    opened.set(digest, new Date().toISOString());
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...opened].slice(-MOST))));
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** When this device opened it last; null if it does not know. */
export function openedHere(token: string): string | null {
  try {
    const at = kept().get(digestOf(token)) ?? "";
    return Number.isNaN(Date.parse(at)) ? null : at;
  } catch {
    return null;
  }
}
