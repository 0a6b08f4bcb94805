// When this device opened which links, for the page of a link that is gone. It is kept on this device alone and never sent.

const KEY = "opened-here";
const MOST = 100;

/** At most 64 bits of the 142 of a token, so no one can derive the token from them. Plain HTTP offers no better hash. */
function digestOf(token: string): string {
  let [one, other] = [1, 2];
  for (const letter of token) {
    const code = letter.charCodeAt(0);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return `${one}${other}`;
}

/** Oldest first; empty if the stored value is not such a list. */
function kept(): Array<[string, string]> {
  const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  return Array.isArray(found) ? found : [];
}

/** @param remembers whether the operator lets this device remember; if not, what it remembered is forgotten */
export function rememberOpened(token: string, remembers: boolean): void {
  try {
    if (!remembers) return localStorage.removeItem(KEY);
    const digest = digestOf(token);
    const others = kept().filter(([one]) => one !== digest);
    localStorage.setItem(KEY, JSON.stringify([...others, [digest, new Date().toISOString()]].slice(-MOST)));
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** When this device opened it last; undefined if it does not know. */
export function openedHere(token: string): string | undefined {
  try {
    return kept().find(([one]) => one === digestOf(token))?.[1];
  } catch {
    return undefined;
  }
}
