// Waiting for the owner of a held push: three words to tell, and news by server-sent events. If those do not arrive, the
// page asks every few seconds, and at once when a phone's screen is on again.

import { any } from "../shared/elements.ts";
import { request } from "../shared/session.ts";
import { momentWords, say, textsOf } from "../shared/texts.ts";

export interface Waiting {
  id: string;
  words: string;
  expires_at: string;
}

interface Standing {
  state: "waiting" | "released" | "refused" | "used" | "expired";
}

const POLL_MS = 3_000;

/**
 * Shows the words in place of the gate until the wait is over.
 * @param released called once the owner has released it, with the gate back in its place. However else it ends, the
 *   server has a page that says so.
 */
export function waitForRelease(token: string, { id, words, expires_at: at }: Waiting, released: () => void): void {
  const texts = textsOf("holdGateLive");
  const path = `/p/${token}/holds/${id}/events`;
  let over = false;
  any("gate").hidden = true;
  any("room").hidden = false;
  any("three-words").textContent = words;
  document.title = texts.title;
  any("room-title").focus();
  any("room-status").textContent = say(texts.waiting, { words });
  const showTime = (): void => {
    any("until").textContent = say(texts.until, momentWords(at));
  };
  showTime();

  const settle = ({ state }: Standing): void => {
    if (over || state === "waiting") return;
    over = true;
    events.close();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfSeen);
    if (state !== "released") return location.reload();
    document.title = any("gate-title").textContent ?? "";
    any("room").hidden = true;
    any("gate").hidden = false;
    any("said").textContent = texts.released;
    released();
  };
  const look = async (): Promise<void> => {
    const { ok, status, body } = await request<Standing>("GET", path);
    if (ok) settle(body);
    // The server no longer knows this wait.
    else if (status === 404 || status === 403) settle({ state: "expired" });
  };
  const lookIfSeen = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  const events = new EventSource(path);
  events.addEventListener("state", (event) => settle(JSON.parse(event.data as string) as Standing));
  // A stream that breaks off is opened again by the browser; one that the server refuses is not.
  const timer = setInterval(() => {
    showTime();
    if (events.readyState !== EventSource.OPEN && document.visibilityState === "visible") void look();
  }, POLL_MS);
  document.addEventListener("visibilitychange", lookIfSeen);
}
