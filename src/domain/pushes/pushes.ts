// Finds, retrieves and previews pushes. `making` creates them; `changes`, `deletions` and `freezes` change one; `own` has what its owner sees.
// All of them take and return plain text; everything that reaches the store is sealed. The order of the steps in `retrieve` is the heart of
// the product: push_gates.ts describes the gates at each step.

import type { Clock } from "../../base/clock.ts";
import { AppError, notFound } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import type { PassphraseKdf } from "../../base/passphrase_kdf.ts";
import {
  afterView,
  isExpired,
  type Noun,
  nounOf,
  owns,
  type Push,
  type PushRecord,
  type SealedPayload,
  type SealedWords,
  type SenderWords,
  type ShownAccount,
} from "../../model/push.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import type { RulesByRole } from "../../model/rules_by_role.ts";
import type { CallerSignal, Awaitable, KeptAnswerStore, MailingStore, PushStore } from "../../store/contract.ts";
import { barriers, frozen } from "../gates/barriers.ts";
import { type Caller, type HoldProof, NO_HOLD_PROOF, RoleRules } from "../callers/caller.ts";
import type { CompanyIdentities } from "../accounts/company_identities.ts";
import type { Files, LinkedFile } from "../files/files.ts";
import { Deletions } from "./deletions.ts";
import type { Finding } from "./finding.ts";
import { Freezes } from "./freezes.ts";
import { type AttemptGates, attemptGatesInMemory } from "../callers/attempt_gates.ts";
import type { Links } from "./links.ts";
import { NewPushes } from "./new_pushes.ts";
import { ContentOpener } from "./content_opener.ts";
import { type CountWaiting, OwnPushes } from "./own_pushes.ts";
import { PushChanges } from "./push_changes.ts";
import { Repeats } from "./repeats.ts";
import { expectKnown, type PushGate, PushGates } from "../gates/push_gates.ts";
import { Seals } from "./seals.ts";

export { queueKeyOf, type Caller } from "../callers/caller.ts";
export type { Listed, Push } from "../../model/push.ts";
export type { OwnPush } from "./own_pushes.ts";

export interface Retrieved extends Push {
  /** null if the push has expired. */
  payload: string | null;
  /** Each with its ticket; empty if the push has expired. */
  files: LinkedFile[];
  /** How many views the recipient has left, if they have views of their own. */
  viewsLeft?: number | undefined;
}

/** How many of the newest views `openedSince` looks at. */
const VIEWS_LOOKED_AT = 100;

export class Pushes implements Finding {
  readonly #store: PushStore;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #company: CompanyIdentities | null;
  readonly #gates: PushGates;
  readonly own: OwnPushes;
  readonly changes: PushChanges;
  readonly deletions: Deletions;
  readonly freezes: Freezes;
  readonly links: Links;
  readonly seals: Seals;
  readonly making: NewPushes;
  readonly repeats: Repeats;
  readonly opener: ContentOpener;
  readonly rules: RoleRules;

  constructor(options: {
    store: PushStore;
    files: Files;
    links: Links;
    keys: Keyring;
    kdf: PassphraseKdf;
    clock: Clock;
    rules: RulesByRole;
    /** Finds the groups that a user is in; if absent, no group's policy applies. */
    groupsOf?: (userId: number) => Promise<readonly Membership[]>;
    /** The gates of the capabilities, in the order in which they are asked. */
    closes?: readonly PushGate[];
    countWaiting?: CountWaiting | undefined;
    mailings: MailingStore;
    keptAnswers: KeptAnswerStore;
    /** The identities that accounts have at the company's sign-in. Without it, an account proves no identity there. */
    company?: CompanyIdentities;
    /** Counts failed attempts; by default in the memory of this process. */
    gate?: AttemptGates | undefined;
  }) {
    this.#store = options.store;
    this.#files = options.files;
    this.links = options.links;
    this.seals = new Seals(options.keys, options.kdf, (what) => options.store.damaged(what));
    this.own = new OwnPushes({ ...options, seals: this.seals, finding: this });
    this.#clock = options.clock;
    this.rules = new RoleRules(options.rules, options.groupsOf ?? (async () => []));
    const { store, files, clock, gate = attemptGatesInMemory(clock) } = options;
    const company = options.company ?? null;
    this.making = new NewPushes({ store, links: this.links, seals: this.seals, rules: this.rules, company, clock });
    const damaged = (what: string) => store.damaged(what);
    this.repeats = new Repeats({ store: options.keptAnswers, keys: options.keys, clock, damaged });
    this.opener = new ContentOpener({ store, files, seals: this.seals, clock, gate });
    this.freezes = new Freezes({ store, clock, gate, finding: this });
    this.deletions = new Deletions({ store, files, clock, finding: this });
    this.changes = new PushChanges({
      store,
      seals: this.seals,
      rules: this.rules,
      own: this.own,
      clock,
      finding: this,
    });
    this.#company = company;
    this.#gates = new PushGates({
      store,
      clock,
      gates: [...(options.closes ?? []), ...barriers(clock)],
    });
  }

  /**
   * Retrieves a push and counts the view, except for the owner.
   * @param signal if it is aborted before the claim, no view is counted
   * @param holdProof the proof of the wait that the caller continues, if the push is held
   * @throws AppError `not-found`, `frozen`, `wrong-network`, `too-early`, `bad-passphrase`, `rate-limited`, `damaged`,
   *   `unavailable`, `malformed`, and the errors of the capabilities' gates
   */
  async retrieve(
    urlToken: string,
    given: Caller,
    passphrase: string,
    signal?: CallerSignal,
    holdProof: HoldProof = NO_HOLD_PROOF,
  ): Promise<Retrieved> {
    const found = this.#findSealed(urlToken, "findToClaim");
    const { push, sealed } = found instanceof Promise ? await found : found;
    const stages = this.#gates.stagesOf(push, holdProof);
    const caller = stages ? await stages.addressed(given) : given;
    const nowMs = this.#clock.now();
    if (!sealed || isExpired(push, nowMs)) {
      await this.#store.logWithoutView(push.id, "failed_view", caller.client, nowMs);
      await this.#unlinkDue(push);
      return this.#expired(urlToken, push, nowMs);
    }
    if (stages) await stages.beforePassphrase(caller);
    // Opens before claiming: a damaged payload must not cost a view.
    const { payload, files } = await this.opener.open(urlToken, push, sealed, caller, passphrase, true);
    if (owns(caller.userId, push)) {
      await this.#store.logWithoutView(push.id, "owner_view", caller.client, this.#clock.now());
      return { urlToken, record: push, atMs: nowMs, expired: false, payload, files };
    }
    const permits = stages ? await stages.beforeClaim(caller) : undefined;
    const needs = permits?.map(({ need }) => need);
    // Deriving a key takes time. Someone else may have taken the last view in the meantime, so the claim decides.
    const { linkLifeMs } = this.#files.limits;
    let claimedAtMs = this.#clock.now();
    const claim = (of: PushRecord) => this.#store.claimView(of, caller.client, claimedAtMs, linkLifeMs, signal, needs);
    let claimed = await claim(push);
    for (let isSecond = false; !claimed; isSecond = true) {
      // The claim may have found that the time of the push has ended, so its files may be due now.
      await this.#unlinkDue(push);
      const { push: now } = await this.#findSealed(urlToken);
      if (isExpired(now, claimedAtMs)) return this.#expired(urlToken, now, claimedAtMs);
      // The push was frozen. If it no longer is, the claim is tried once more: a past freeze must not keep anyone out.
      if (now.frozen || isSecond) throw frozen();
      claimedAtMs = this.#clock.now();
      claimed = await claim(now);
    }
    // No one reads this error, but the log shows how the request ended.
    if (claimed === "disconnected") throw new AppError("malformed", "The connection was closed before the answer.");
    if ("unmet" in claimed) throw permits?.[claimed.unmet]?.refused() ?? notFound();
    const retrieved = { urlToken, record: claimed, atMs: claimedAtMs, expired: false, payload, files };
    return permits ? { ...retrieved, viewsLeft: claimed.ownLeft } : retrieved;
  }

  /** Whether a view by the same client was counted at `sinceMs` or later. */
  async openedSince({ record }: Push, { client }: Caller, sinceMs: number): Promise<boolean> {
    const views = await this.#store.latestEntries(record.id, "view", VIEWS_LOOKED_AT);
    return views.some(
      ({ atMs, ip, userAgent }) => atMs >= sinceMs && ip === client.ip && userAgent === client.userAgent,
    );
  }

  /** For HEAD: returns what `retrieve` would return now, without its effects. Failed attempts count: otherwise HEAD would bypass the limits. */
  async peek(urlToken: string, given: Caller, passphrase: string, holdProof = NO_HOLD_PROOF): Promise<Retrieved> {
    const found = this.#findSealed(urlToken);
    const { push, sealed } = found instanceof Promise ? await found : found;
    const stages = this.#gates.stagesOf(push, holdProof, false);
    const caller = stages ? await stages.addressed(given) : given;
    const atMs = this.#clock.now();
    if (!sealed || isExpired(push, atMs)) return this.#expired(urlToken, push, atMs);
    if (stages) await stages.beforePassphrase(caller);
    const opened = await this.opener.open(urlToken, push, sealed, caller, passphrase, false);
    if (owns(caller.userId, push)) return { urlToken, record: push, atMs, expired: false, ...opened };
    if (stages) await stages.beforeClaim(caller);
    return { urlToken, record: afterView(push, push, push.viewsCounted + 1, atMs), atMs, expired: false, ...opened };
  }

  /**
   * Finds a push without any effect.
   * @param noun "request" finds only secret requests, "push" only other pushes
   * @throws AppError `not-found`, `unavailable`
   */
  async find(urlToken: string, noun: Noun = "push"): Promise<Push> {
    const found = await this.findAny(urlToken, noun);
    expectKnown(found.record);
    return found;
  }

  async findAny(urlToken: string, noun: Noun = "push"): Promise<Push> {
    const lookup = this.links.lookupIn(urlToken);
    const record = lookup && (await this.#store.find(lookup));
    if (!record || nounOf(record) !== noun) throw notFound();
    return this.seen(urlToken, record);
  }

  /**
   * The sender's words to recipients, shown before the passphrase, with the account's email address if the sender shows
   * it; null if there are none. Damaged words are reported and count as none, so that the secret can still be opened.
   */
  async senderOf({ urlToken, record }: Push): Promise<(SenderWords & { account: ShownAccount | null }) | null> {
    const { id, ownerId } = record;
    const found = ownerId === null ? null : await this.#store.findWords(id);
    if (!found || ownerId === null) return null;
    const words = this.#wordsOf(urlToken, record.lookup, found.sealed);
    if (!words?.showsEmail) return words && { ...words, account: null };
    return { ...words, account: await this.shownAccount(ownerId, found.ownerEmail) };
  }

  /** The facts about an owner's account that recipients see. */
  async shownAccount(ownerId: number, email: string): Promise<ShownAccount> {
    return { email, isVouchedFor: (await this.#company?.vouchesFor(ownerId, email)) ?? true };
  }

  #wordsOf(urlToken: string, lookup: Uint8Array, sealed: SealedWords): SenderWords | null {
    try {
      return this.seals.openWords(urlToken, lookup, sealed);
    } catch {
      return null;
    }
  }

  /** The size in bytes of the largest file of a push, as it was sent; 0 if it has no files. */
  async largestFile({ record }: Push): Promise<number> {
    if (record.fileCount === 0) return 0;
    return Math.max(0, ...(await this.#store.files(record.id)).map(({ byteSize }) => byteSize));
  }

  /**
   * The error that keeps this caller from a push, apart from its expiry; null if there is none.
   * @param audited whether the refusal is recorded in the push's audit log
   */
  async refusalFor({ record, expired }: Push, caller: Caller, audited: boolean): Promise<AppError | null> {
    return (await this.#gates.stagesOf(record, NO_HOLD_PROOF, audited)?.look(caller, expired)) ?? null;
  }

  /**
   * @param audited whether a refusal is recorded in the push's audit log
   * @returns the caller as the gates recognise them
   * @throws AppError if the push is addressed to others, whether or not it has expired
   */
  async expectAddressed({ record }: Pick<Push, "record">, caller: Caller, audited = true): Promise<Caller> {
    return (await this.#gates.stagesOf(record, NO_HOLD_PROOF, audited)?.addressed(caller)) ?? caller;
  }

  async expectDeletable({ record }: Pick<Push, "record">, caller: Caller): Promise<void> {
    await this.#gates.stagesOf(record)?.beforeDeletion(caller);
  }

  // SQLite answers at once. In that case, this adds no turn of the event loop.
  #findSealed(urlToken: string, way: "findSealed" | "findToClaim" = "findSealed"): Awaitable<FoundPush> {
    const lookup = this.links.lookupIn(urlToken);
    const found = lookup && this.#store[way](lookup);
    return found instanceof Promise ? found.then(known) : known(found);
  }

  seen(urlToken: string, record: PushRecord): Push {
    const atMs = this.#clock.now();
    return { urlToken, record, atMs, expired: isExpired(record, atMs) };
  }

  #expired(urlToken: string, record: PushRecord, atMs: number): Retrieved {
    return { urlToken, record, atMs, expired: true, payload: null, files: [] };
  }

  async #unlinkDue(push: PushRecord): Promise<void> {
    if (push.fileCount > 0) await this.#files.unlinkDue();
  }
}

interface FoundPush {
  push: PushRecord;
  sealed: SealedPayload | null;
}

function known(found: FoundPush | null): FoundPush {
  if (!found || found.push.traits.request) throw notFound();
  expectKnown(found.push);
  return found;
}
