// Whether a new link has been opened, for the signed-in sender who has it before their eyes. It asks again every few seconds
// while the page is seen, for half an hour.

import { any, dateWords, maybe, request, say } from "./dom.ts";
import { texts } from "./create_shared.ts";

interface OwnPush {
  /** The newest first. */
  views: Array<{ created_at: string }>;
  totals: { view?: number };
  holds_waiting?: number;
  expired: boolean;
}

const POLL_MS = 5_000;
const MAX_POLLS = 360;

/** The push that is followed; null follows none. */
const followed: { token: string | null } = { token: null };

/** Follows this push in place of the one before. */
export function followPush(token: string | null): void {
  followed.token = token;
  const news = maybe("news");
  if (!news) return;
  news.hidden = token === null;
  news.textContent = "";
  if (token !== null) void follow(token);
}

async function follow(token: string): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS && followed.token === token; polls += 1) {
    if (!document.hidden) {
      const answer = await request<OwnPush>("GET", `/account/pushes/${token}`);
      if (followed.token !== token) return;
      if (answer.status === 401 || answer.status === 404) return;
      if (answer.ok) show(answer.body);
      if (answer.ok && answer.body.expired) return;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
      // Whoever comes back to the page sees at once what has happened.
      document.addEventListener("visibilitychange", resolve, { once: true });
    });
  }
}

function show({ views, totals, holds_waiting: waiting = 0 }: OwnPush): void {
  const last = views[0]?.created_at;
  const opened =
    last === undefined ? texts.notOpened : say(texts.openedTimes, { n: totals.view ?? 1, date: dateWords(last) });
  const words = waiting > 0 ? `${opened} ${say(texts.waitsNow, { n: waiting })}` : opened;
  // A status that does not change is not read out again.
  const news = any("news");
  if (news.textContent !== words) news.textContent = words;
}
