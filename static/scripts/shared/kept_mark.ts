// Whether this browser keeps anything of an account, or was told not to, so that pages which only look need not load what keeps it.

const PREFIX = "keeps for ";
const nameOf = (account: number): string => PREFIX + account;
export const isMark = (name: string): boolean => name.startsWith(PREFIX);

export function markKept(account: number): void {
  try {
    localStorage.setItem(nameOf(account), "");
  } catch {
    // Where nothing can be marked, pages look.
  }
}

export function mayKeep(account: number): boolean {
  try {
    return localStorage.getItem(nameOf(account)) !== null;
  } catch {
    return true;
  }
}
