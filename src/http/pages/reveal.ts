// The page with the button that reveals a push: the facts that it shows before the button is pressed, and the facts for its script.

import { goalOf } from "../../model/push.ts";
import type { Opening } from "./caution.ts";
import { textsFor } from "./language.ts";
import type { Page } from "./layout.ts";
import { NO_LETTERS, type PanelValues, type PanelView } from "./part.ts";

/** The facts that the page shows about its push. */
export interface RevealFacts {
  urlToken: string;
  /** Whether the reader made it. */
  own: boolean;
  covered: boolean;
  /** Whether the reader's device may remember that it opened the push. */
  remembers: boolean;
  guarded: boolean;
  deletable: boolean;
  hasFiles: boolean;
  /** How many views are left. */
  views: number;
  expires: string;
  panels: readonly PanelView[];
  before: Opening | null;
  beforeValues: NonNullable<Page["values"]>;
  /** HTML; null if the sender says nothing. */
  sender: string | null;
  /** How many views are left and until when, in words. */
  left: string;
  formId: string;
  /** The mistake in the last attempt, in words; "" if there was none. */
  message: string;
  /** Whether the passphrase was wrong. */
  isWrong: boolean;
}

const NO_PANELS = {
  answered: "",
  held: false,
  mustAsk: false,
  asks: false,
  gateHidden: "",
  roomHidden: "hidden",
  releasedHidden: "hidden",
  holdId: "",
  threeWords: "",
  until: "",
  gate: "",
  known: null,
  lockFirst: false,
  lockOwn: false,
  ...NO_LETTERS,
  sealed: false,
  method: "post",
  formClass: "",
} satisfies Partial<PanelValues>;

export function revealPageFor(request: Request, facts: RevealFacts): Page {
  const texts = textsFor(request).reveal;
  const { urlToken, own, before, panels, message } = facts;
  const gateTitle = own ? texts.ownTitle : texts.title;
  const shown: PanelView = Object.assign({}, ...panels);
  const withoutPanels: PanelValues = {
    ...NO_PANELS,
    gateTitle,
    openedTitle: texts.secret,
    ownIntro: texts.ownIntro,
    ownPage: texts.ownPage,
    page: `/p/${urlToken}/preview`,
  };
  return {
    script: "reveal",
    ...shown,
    modules: [...(shown.modules ?? []), ...(facts.hasFiles ? (["zipping"] as const) : [])],
    template: "reveal",
    title: shown.title ?? gateTitle,
    live: [
      "revealLive",
      "undoLive",
      ...(before ? (["cautionGateLive"] as const) : []),
      ...panels.flatMap(({ live = [] }) => live),
    ],
    form: true,
    pictures: facts.hasFiles,
    forRecipients: true,
    settings: {
      token: urlToken,
      covered: facts.covered,
      remembers: facts.remembers,
      own,
      views: facts.views,
      expires: facts.expires,
      ...(before && { before }),
      ...Object.assign({}, ...panels.map(({ settings }) => settings)),
    },
    values: {
      ...facts.beforeValues,
      ...Object.assign({}, withoutPanels, ...panels.map(({ values }) => values)),
      action: `/p/${urlToken}/r`,
      guarded: facts.guarded,
      deletable: facts.deletable,
      own,
      sender: facts.sender,
      goal: goalOf({ noun: "push", urlToken }),
      left: facts.left,
      formId: facts.formId,
      message,
      // Not "false", which the style would mark as checked and valid.
      wrong: facts.isWrong ? "true" : "",
    },
  };
}
