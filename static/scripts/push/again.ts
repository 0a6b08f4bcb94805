// Another push on the terms of this one, and without anything that it holds: the page of a new push takes them up.

import { button } from "../shared/dom.ts";
import { type Draft, DRAFT_KEY } from "../shared/draft.ts";
import type { Terms } from "./terms.ts";

interface Model extends Terms {
  kind: string;
  created_at: string;
  opened_before?: boolean;
  e2e?: boolean;
  notify_me?: boolean;
}

const draftLike = (push: Model): Draft => ({
  kind: push.kind,
  fields: {
    networks: (push.allowed_networks ?? []).join(", "),
    recipients: (push.recipients ?? []).join(", "),
    "views-each": String(push.views_per_recipient ?? ""),
    "after-first-view": String(push.expire_after_first_view ?? ""),
    "notify-me": String(push.notify_me === true),
  },
  terms: {
    views: String(push.expire_after_views),
    covered: push.covered,
    deletable: push.deletable_by_viewer,
    openings: push.opened_before === true,
    hold: push.hold === true,
    lock: push.lock === true,
    sealed: push.e2e === true,
  },
  livesMs: Date.parse(push.expires_at) - Date.parse(push.created_at),
});

/** Makes the button work. @param shown the push as the page shows it */
export function offerAgain(shown: () => Model): void {
  button("same-terms").addEventListener("click", () => {
    try {
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draftLike(shown())));
    } catch {
      // This browser stores nothing: the form comes with its own terms.
    }
    location.assign("/");
  });
}
