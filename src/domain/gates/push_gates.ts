// The gates that can keep a push closed. `Pushes.retrieve` passes these stages, in this order:
//
//   addressed           Is the push for this caller? Others learn nothing, not even that it has expired.
//   expired             No gate: the push itself answers.
//   before passphrase   The device, the views of the recipient and the caller's wait, then the networks, then the time, then the freeze. No key has been derived yet.
//   open                No gate: the passphrase, and whether the payload is whole. Owners stop here, and no view is counted.
//   before claim        The owner's release.
//   claim               No gate: the store counts the view, or finds that someone else has taken the last one.
//
// A capability has at most one gate, which takes part in the stages that it names. At each stage, gates are asked in the order in which `Pushes` lists
// them. Nearly all pushes have no gate: for them, this costs one comparison.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { LogOnlyKind } from "../../model/audit.ts";
import { CLOSING, NO_TRAITS, type PushRecord } from "../../model/push.ts";
import type { Awaitable, ClaimNeed, PushStore } from "../../store/contract.ts";
import { type Caller, type HoldProof, NO_HOLD_PROOF } from "../callers/caller.ts";

/** Why a caller is stopped. */
export interface Refusal {
  error: AppError;
  /** The entry that an attempt leaves in the audit log. */
  kind: LogOnlyKind;
  /** Whether a look at the push's page leaves this entry, too. */
  recordsLooks: boolean;
}

/** The caller as the log names them. If there is a refusal, the caller must learn nothing about the push. */
export interface Named {
  caller: Caller;
  refusal: Refusal | null;
}

/** Lets one view through, if `need` is still met when the store counts the view. */
export interface Permit {
  need: ClaimNeed;
  /** The error for a caller whose `need` is no longer met. */
  refused(): AppError;
}

export interface Attempt {
  push: PushRecord;
  caller: Caller;
  holdProof: HoldProof;
  /** False for HEAD: no entry is written, and no wait begins. */
  hasEffects: boolean;
}

/** A gate leaves out the stages that do not concern it. An error that a gate throws itself leaves no entry in the log. */
export interface PushGate {
  /** The pushes that it guards: those with this trait, or the frozen ones. */
  readonly trait: (typeof CLOSING)[number] | "frozen";
  /** Whether people with the link may delete the push although this gate keeps it closed. */
  readonly letsDelete?: true;
  addressed?(push: PushRecord, caller: Caller): Promise<Named>;
  /** Also asked when someone looks at the page, and for the owner. @returns null to let the caller continue */
  beforePassphrase?(attempt: Attempt): Awaitable<Refusal | null>;
  /** Not asked for the owner. Throws the error that keeps the caller out. */
  beforeClaim?(attempt: Attempt): Promise<Permit | null>;
}

interface PushGatesOptions {
  store: Pick<PushStore, "logWithoutView">;
  clock: Clock;
  gates: readonly PushGate[];
}

export class PushGates {
  constructor(private readonly options: PushGatesOptions) {}

  /** @returns null if nothing guards this push */
  stagesOf(push: PushRecord, holdProof = NO_HOLD_PROOF, hasEffects = true): Stages | null {
    if (push.traits === NO_TRAITS && !push.frozen) return null;
    const gates = this.options.gates.filter(({ trait }) =>
      trait === "frozen" ? push.frozen : push.traits[trait] !== undefined,
    );
    for (const trait of CLOSING) {
      if (push.traits[trait] !== undefined && !gates.some((gate) => gate.trait === trait)) throw beyondThis();
    }
    return gates.length === 0 ? null : new Stages({ ...this.options, gates }, { push, holdProof, hasEffects });
  }
}

/** The stages of one attempt at one push. */
class Stages {
  constructor(
    private readonly options: PushGatesOptions,
    private readonly attempt: Omit<Attempt, "caller">,
  ) {}

  /** @returns the caller as the log names them @throws AppError if the push is not for them */
  async addressed(given: Caller): Promise<Caller> {
    const { caller, refusal } = await this.#named(given);
    await this.#expectNone(refusal, caller);
    return caller;
  }

  async beforePassphrase(caller: Caller): Promise<void> {
    await this.#expectNone(await this.#closed(caller), caller);
  }

  /** Refuses a caller whom a gate keeps from trying to open the push, unless the gate `letsDelete`. No passphrase is needed. */
  async beforeDeletion(caller: Caller): Promise<void> {
    await this.#expectNone(await this.#closed(caller, (gate) => gate.letsDelete !== true), caller);
  }

  /** @returns undefined if the claim only needs a remaining view */
  async beforeClaim(caller: Caller): Promise<Permit[] | undefined> {
    const permits: Permit[] = [];
    for (const gate of this.options.gates) {
      const permit = await gate.beforeClaim?.({ ...this.attempt, caller });
      if (permit) permits.push(permit);
    }
    return permits.length === 0 ? undefined : permits;
  }

  /** The error that the page of the push shows, without any attempt to open it; null if the caller may try. */
  async look(given: Caller, expired: boolean): Promise<AppError | null> {
    const { caller, refusal } = await this.#named(given);
    if (refusal || expired) return this.#seen(refusal, caller);
    return this.#seen(await this.#closed(caller), given);
  }

  async #named(given: Caller): Promise<Named> {
    let caller = given;
    for (const gate of this.options.gates) {
      const named = await gate.addressed?.(this.attempt.push, caller);
      if (named?.refusal) return named;
      caller = named?.caller ?? caller;
    }
    return { caller, refusal: null };
  }

  async #closed(caller: Caller, asks: (gate: PushGate) => boolean = () => true): Promise<Refusal | null> {
    for (const gate of this.options.gates.filter(asks)) {
      const refusal = await gate.beforePassphrase?.({ ...this.attempt, caller });
      if (refusal) return refusal;
    }
    return null;
  }

  async #expectNone(refusal: Refusal | null, caller: Caller): Promise<void> {
    if (!refusal) return;
    if (this.attempt.hasEffects) await this.#record(refusal, caller);
    throw refusal.error;
  }

  async #seen(refusal: Refusal | null, caller: Caller): Promise<AppError | null> {
    if (refusal?.recordsLooks && this.attempt.hasEffects) await this.#record(refusal, caller);
    return refusal && refusal.error;
  }

  #record({ kind }: Refusal, { client }: Caller): Promise<void> {
    return this.options.store.logWithoutView(this.attempt.push.id, kind, client, this.options.clock.now());
  }
}

/** @throws AppError `unavailable` if only a newer program knows what keeps the push closed */
export function expectKnown({ traits }: PushRecord): void {
  if (traits.unknown) throw beyondThis();
}

export const beyondThis = (): AppError =>
  new AppError(
    "unavailable",
    "This push has a property that this server does not know yet, so it stays closed here. Use a newer node, or have this one upgraded.",
  );
