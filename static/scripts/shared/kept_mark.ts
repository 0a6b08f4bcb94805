// Marks that this browser keeps something of an account, or was told not to. Without the mark, pages need not load the keeper.

const PREFIX = "keeps for ";
const nameOf = (account: number): string => PREFIX + account;
export const isMark = (name: string): boolean => name.startsWith(PREFIX);

export function markKept(account: number): void {
  try {
    localStorage.setItem(nameOf(account), "");
  } catch {
    // If nothing can be marked, pages load the keeper and look.
  }
}

export function mayKeep(account: number): boolean {
  try {
    return localStorage.getItem(nameOf(account)) !== null;
  } catch {
    return true;
  }
}
