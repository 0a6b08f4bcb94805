// Whether this browser keeps anything of an account, so that pages which only look need not load what keeps it.

const nameOf = (account: number): string => `keeps for ${account}`;

export function markKept(account: number, keeps: boolean): void {
  try {
    if (keeps) localStorage.setItem(nameOf(account), "");
    else localStorage.removeItem(nameOf(account));
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
