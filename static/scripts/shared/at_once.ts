// The page of a request opens an answer in one step: it leaves a note in this tab for the page of the answer.

const KEY = "open-at-once";

export function openAtOnce(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage, the page of the answer asks first.
  }
}

/** Whether to open this push without another press. True once. */
export function isOpenedAtOnce(token: string): boolean {
  try {
    const isIt = sessionStorage.getItem(KEY) === token;
    sessionStorage.removeItem(KEY);
    return isIt;
  } catch {
    return false;
  }
}
