// The panel on a held push's page for a recipient who is waiting for the owner: three words, and when the wait ends. A cookie in the
// browser keeps the wait across reloads.

import type { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Push } from "../../domain/pushes/pushes.ts";
import type { Fields } from "../../http/bodies/body.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { BrowserHoldProof, Failure, PanelView, RecipientPanel, PagesPart } from "../../http/pages/part.ts";
import { owns } from "../../model/push.ts";
import { Held, type Holds, type OwnWait, toHold, TooManyWait, WaitOver } from "./gate.ts";
import { WaiterCookie } from "./waiter_cookie.ts";
import type { ConcurrencyLimiter } from "../../base/limiter.ts";
import { waitingRoutes } from "./waiting.ts";
import type { HoldWatch } from "./watch.ts";

/** Without scripts, the page reloads this often to show whether the push was released. */
const LOOK_AGAIN_S = 5;

export class HoldPanel implements RecipientPanel {
  readonly traits = ["hold"] as const;
  readonly #holds: Holds;
  readonly #cookie: WaiterCookie;

  constructor(holds: Holds, baseUrl: string | null) {
    this.#holds = holds;
    this.#cookie = new WaiterCookie(baseUrl);
  }

  holdProof(request: Request, { hold }: Fields): BrowserHoldProof {
    return this.#cookie.holdProof(request, typeof hold === "string" && hold !== "" ? hold : null);
  }

  async view(request: Request, { record, urlToken }: Push, caller: Caller): Promise<PanelView | null> {
    if (owns(caller.userId, record)) return null;
    return waitView(request, urlToken, await this.#holds.newestOf(record, caller, this.#cookie.of(request)));
  }

  failure(request: Request, urlToken: string, error: AppError): Failure | null {
    const { refused, waitOver, crowded } = textsFor(request).reveal;
    if (error instanceof Held) {
      const view = waitView(request, urlToken, { ...error.hold, state: "waiting" });
      return { outcome: { outcome: "held", hold: toHold(error.hold) }, message: "", view, keepsHoldProof: true };
    }
    if (error instanceof WaitOver) {
      const outcome = { outcome: "not-released", state: error.state };
      return { outcome, message: error.state === "refused" ? refused : waitOver, keepsHoldProof: false };
    }
    if (!(error instanceof TooManyWait)) return null;
    const outcome = { outcome: "crowded", seconds: error.retryAfterSeconds };
    return { outcome, message: crowded, keepsHoldProof: false };
  }
}

/** The view for a browser that is not waiting. */
export const restingView = (urlToken: string): PanelView => ({
  live: ["holdGateLive"],
  values: { held: true, asks: true, mustAsk: true, gate: `/p/${urlToken}/r` },
});

/** Reads the view back from the page of a server, for `secretpush watch`. */
export const readView = (html: string, urlToken: string): PanelView[] =>
  html.includes('name="hold"') ? [restingView(urlToken)] : [];

function waitView(request: Request, urlToken: string, wait: OwnWait | null): PanelView {
  const view = restingView(urlToken);
  if (!wait) return view;
  const { refused, waitOver } = textsFor(request).reveal;
  switch (wait.state) {
    case "waiting":
      return {
        ...view,
        title: textsFor(request).hold.title,
        reloadAfterS: LOOK_AGAIN_S,
        settings: { hold: { ...toHold(wait), state: wait.state } },
        values: {
          ...view.values,
          // The button is shown once the sender has let the reader in.
          mustAsk: false,
          gateHidden: "hidden",
          roomHidden: "",
          threeWords: wait.words,
          until: untilWords(request, wait),
        },
      };
    case "released":
      return {
        ...view,
        settings: { hold: { ...toHold(wait), state: wait.state } },
        values: { ...view.values, asks: false, mustAsk: false, releasedHidden: "", holdId: wait.id },
      };
    case "refused":
      return { ...view, message: refused, isRefused: true };
    case "expired":
      return { ...view, message: waitOver };
    case "used":
      return view;
  }
}

// The time is in UTC: the server does not know the reader's time zone.
function untilWords(request: Request, { expiresAtMs }: OwnWait): string {
  const { say, shortDate, relative } = wordsOf(languageFor(request));
  const at = new Date(expiresAtMs).toISOString();
  return say(textsFor(request).holdGateLive.until, { date: shortDate(at, "UTC"), relative: relative(at) });
}

/** @param streams counts all open streams, including those that began before a reload of the settings */
export const holdPages = (holds: Holds, watch: HoldWatch, streams: ConcurrencyLimiter): PagesPart => ({
  routes: (_layout, options) => waitingRoutes(watch, streams, options),
  panel: (_layout, { baseUrl }) => new HoldPanel(holds, baseUrl),
});
