// How often a page asks its server for news: often at first, then less and less, and not for days on end.

/** For this long after news, or after someone came back to the page, it asks this often: while visible, and while hidden. */
const PACES = [
  { forMs: 10 * 60_000, seenMs: 3_000, hiddenMs: 15_000 },
  { forMs: 2 * 3_600_000, seenMs: 15_000, hiddenMs: 60_000 },
  { forMs: 24 * 3_600_000, seenMs: 60_000, hiddenMs: 300_000 },
];

/** What an answer brought. After "over", the page asks again only if someone comes back to it. */
export type News = "same" | "new" | "over";

export interface Asking {
  /** Asks at once, unless an answer is already on its way. */
  now: () => Promise<void>;
  stop: () => void;
}

/**
 * Asks again and again, and at once when someone comes back to the page.
 * @param whileHidden whether it also asks while no one sees the page
 */
export function keepAsking(ask: () => Promise<News>, whileHidden: boolean): Asking {
  let last: News = "same";
  let sinceMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | undefined;
  const stopped = new AbortController();

  function plan(): void {
    clearTimeout(timer);
    const pace = PACES.find(({ forMs }) => Date.now() - sinceMs < forMs);
    if (stopped.signal.aborted || last === "over" || !pace || (document.hidden && !whileHidden)) return;
    timer = setTimeout(() => void now(), document.hidden ? pace.hiddenMs : pace.seenMs);
  }

  async function once(): Promise<void> {
    last = await ask();
    if (last === "new") sinceMs = Date.now();
  }

  const now = (): Promise<void> =>
    (asking ??= once().finally(() => {
      asking = undefined;
      plan();
    }));

  function lookedAt(): void {
    if (document.hidden) return plan();
    sinceMs = Date.now();
    void now();
  }

  document.addEventListener("visibilitychange", lookedAt, stopped);
  plan();
  return {
    now,
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
