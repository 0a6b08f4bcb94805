// The pages of a push that cannot be opened. An expired push and an unknown token look alike.

import { AppError } from "../../base/errors.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import { isOver, type Noun } from "../../model/push.ts";
import { ANY_END } from "../link_check.ts";
import { speakAs } from "../language.ts";
import { textsFor } from "./language.ts";
import type { Layout, Page } from "./layout.ts";

export const gonePage = (layout: Layout, request: Request, person: SignedInUser | null): Promise<Response> =>
  layout.render(request, person, gonePageFor(request));

export const gonePageFor = (request: Request): Page => ({
  template: "gone",
  title: textsFor(request).reveal.gone,
  script: "gone",
  takes: ANY_END,
  forRecipients: true,
});

/** The result of the search; null if nothing was found. */
export function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  });
}

/** The push behind a link; null if there is none. */
export const findPush = (pushes: Pushes, urlToken: string, noun?: Noun): Promise<Push | null> =>
  unlessMissing(pushes.find(urlToken, noun));

/**
 * The push behind a link; null if there is none that can still be opened. An addressed push is found even after it has
 * expired: callers then check who may learn that.
 */
export const findShown = (pushes: Pushes, urlToken: string, request: Request): Promise<Push | null> =>
  find(pushes, urlToken, request, ({ expired }) => !expired);

/** Like `findShown`, but also finds a deleted push while the deletion can be undone: a report counts even after an undo. */
export const findReportable = (pushes: Pushes, urlToken: string, request: Request): Promise<Push | null> =>
  find(pushes, urlToken, request, ({ record, atMs }) => !isOver(record, atMs));

async function find(
  pushes: Pushes,
  urlToken: string,
  request: Request,
  isThere: (push: Push) => boolean,
): Promise<Push | null> {
  const push = await findPush(pushes, urlToken);
  const shown = push && (isThere(push) || push.record.traits.recipients) ? push : null;
  // An expired push must look like one that never existed, even in its language.
  speakAs(request, shown?.record.traits.language);
  return shown;
}
