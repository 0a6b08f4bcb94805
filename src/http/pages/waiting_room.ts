// What the page of a held push says to a recipient who waits for its owner: three words, and until when. The wait
// survives a reload, by the browser's cookie.

import type { OwnWait } from "../../domain/holds.ts";
import type { Push } from "../../domain/pushes.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Page } from "./layout.ts";

/** Without scripts: how often the page checks whether the push was released. */
export const LOOK_AGAIN_S = 5;

type Values = NonNullable<Page["values"]>;
export type Room = Values & { held: boolean; waits: boolean };

/** For a push that is not held. */
export const NO_ROOM: Room = { held: false, waits: false, asks: false, gateHidden: "" };

/** For a held push, in a browser that does not wait. */
export const restingRoom = (urlToken: string): Room => ({
  held: true,
  waits: false,
  asks: true,
  gateHidden: "",
  roomHidden: "hidden",
  releasedHidden: "hidden",
  holdId: "",
  threeWords: "",
  until: "",
  gate: `/p/${urlToken}/r`,
});

export const isOpen = ({ state }: OwnWait): boolean => state === "waiting" || state === "released";

export function roomValues(request: Request, { urlToken }: Push, wait: OwnWait | null): Room {
  const room = restingRoom(urlToken);
  if (wait?.state === "released") return { ...room, asks: false, releasedHidden: "", holdId: wait.id };
  if (wait?.state !== "waiting") return room;
  return {
    ...room,
    waits: true,
    gateHidden: "hidden",
    roomHidden: "",
    threeWords: wait.words,
    until: untilWords(request, wait),
  };
}

/** How the last wait of this browser ended, if it was not released. */
export function overWords(request: Request, wait: OwnWait | null): string {
  const { refused, waitOver } = textsFor(request).reveal;
  return wait?.state === "refused" ? refused : wait?.state === "expired" ? waitOver : "";
}

// In UTC: the server does not know the reader's time zone.
function untilWords(request: Request, { expiresAtMs }: OwnWait): string {
  const { say, date, relative } = wordsOf(languageFor(request));
  const at = new Date(expiresAtMs).toISOString();
  return say(textsFor(request).holdGateLive.until, { date: date(at, "UTC"), relative: relative(at) });
}
