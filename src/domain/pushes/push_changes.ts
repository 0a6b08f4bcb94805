// The owner's changes to a push: when it ends, its name and note, and whether the owner is notified.

import type { Clock } from "../../base/clock.ts";
import { AppError, notFound, Problems, readBack } from "../../base/errors.ts";
import { type Listed, owns, type Push, type PushRecord } from "../../model/push.ts";
import { type ChangeDraft, changedTerms } from "../../model/push_changes.ts";
import { outcomeOf, stateAt } from "../../model/push_states.ts";
import type { PushStore } from "../../store/contract.ts";
import type { Caller, RoleRules } from "../callers/caller.ts";
import type { Finding } from "./finding.ts";
import type { OwnPushes } from "./own_pushes.ts";
import type { Seals } from "./seals.ts";

interface PushChangesOptions {
  store: Pick<PushStore, "change" | "labels">;
  seals: Seals;
  rules: RoleRules;
  own: Pick<OwnPushes, "shown">;
  clock: Clock;
  finding: Finding;
}

/** If others keep changing the push, this gives up after this many attempts. */
const ATTEMPTS = 20;

export class PushChanges {
  constructor(private readonly options: PushChangesOptions) {}

  /**
   * Changes the caller's own push while it is active. Two simultaneous changes both take effect: the later one starts over from the result
   * of the first.
   * @param language the owner's, for notifications
   * @throws AppError `not-found`, `unauthorized`, `forbidden`, `invalid`, `conflict`, `unavailable`
   */
  async apply(
    urlToken: string,
    draft: ChangeDraft,
    caller: Caller,
    { problems, language }: { problems: Problems; language: () => string },
  ): Promise<Listed> {
    const { finding, own } = this.options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const push = await finding.find(urlToken);
      expectOwner(push.record, caller);
      outcomeOf("change", stateAt(push.record, push.atMs));
      const changed = await this.#attempt(push, draft, caller, { problems, language });
      if (changed === null) throw notFound();
      if (changed === "outdated") continue;
      const shown = await readBack(own.shown(finding.seen(urlToken, changed)));
      if (!shown) throw notFound();
      return shown;
    }
    throw new AppError("conflict", "This push is being changed elsewhere. Try again.");
  }

  async #attempt(
    { urlToken, record }: Push,
    draft: ChangeDraft,
    caller: Caller,
    { problems, language }: { problems: Problems; language: () => string },
  ): Promise<PushRecord | "outdated" | null> {
    const { store, rules, clock } = this.options;
    const nowMs = clock.now();
    rules.expectSource(caller);
    const to = changedTerms(draft, record, nowMs, await rules.of(caller), problems);
    const labels = await this.#relabelled(urlToken, record, draft);
    const change = {
      from: { expiresAtMs: record.expiresAtMs, expireAfterViews: record.expireAfterViews },
      to,
      ...(labels && { labels }),
      ...(draft.notifyMe !== undefined && { notifyMe: draft.notifyMe ? language() : null }),
    };
    return store.change(record.id, change, caller.client, nowMs);
  }

  /** @returns null if the labels stay as they are */
  async #relabelled(
    urlToken: string,
    { id, lookup }: PushRecord,
    { name, note }: ChangeDraft,
  ): Promise<{ from: Uint8Array; to: Uint8Array } | null> {
    const { store, seals } = this.options;
    const from = name === undefined && note === undefined ? null : await store.labels(id);
    if (!from) return null;
    const { damaged: _, ...before } = seals.openLabels(lookup, from);
    const after = { ...before, name: name ?? before.name, note: note ?? before.note };
    if (after.name === before.name && after.note === before.note) return null;
    return { from, to: seals.sealLabels({ urlToken, lookup }, after) };
  }
}

function expectOwner(push: PushRecord, { userId }: Caller): void {
  if (owns(userId, push)) return;
  throw userId === null
    ? new AppError("unauthorized", "Only the owner of this push may change it. Send an API token.")
    : new AppError("forbidden", "Only the owner of this push may change it.");
}
