// Two gates that ask who has opened a push before. A locked push is for the first device alone: its browser or program has a key
// and sends it each time. A push with views for each recipient counts them by the address that was proved.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/caller.ts";
import type { Attempt, Permit, PushGate, Recognised, Refusal } from "../../domain/push_gates.ts";
import { DeviceKeys } from "../../http/sessions/device_key.ts";
import { mayOpen, type Opener, viewsOf } from "../../model/opener.ts";
import { opensFrom, owns, type PushRecord } from "../../model/push.ts";
import type { OpenerStore } from "../../store/contract.ts";

/** Another device has opened the locked push first. */
export class OpenedElsewhere extends AppError {
  constructor() {
    super(
      "forbidden",
      "Another device has opened this push first, and only that one can open it again. If it was not yours, tell the sender.",
    );
  }
}

const NEEDS_KEY =
  "Only the device that opens this push first can open it again: ask once more with the header X-Recipient-Proof, whose value is this proof or 32 random letters and digits of your own, and keep it.";

/** The push is locked, and the caller has sent no key. */
export class NeedsKey extends AppError {
  constructor() {
    super("forbidden", NEEDS_KEY, { more: { proof: newToken(KEY_LENGTH) } });
  }
}

/** The recipient has used up their own views. */
export class NoViewsOfOwn extends AppError {
  constructor(readonly each: number) {
    const times = each === 1 ? "once" : `${each} times`;
    super(
      "forbidden",
      `Each recipient may open this push ${times}, and you have done so. Ask its sender for a new one.`,
    );
  }
}

/** Nobody knows whose views to count. */
export class NoAddress extends AppError {
  constructor() {
    super(
      "forbidden",
      "This push counts the views of each recipient, and your sign-in says no e-mail address of yours. Ask its sender for another one.",
    );
  }
}

const KEY_LENGTH = 32;

export class Gates {
  readonly locks: Locks;
  readonly shares: Shares;

  constructor(store: OpenerStore, baseUrl: string | null) {
    this.locks = new Locks(store, new DeviceKeys(baseUrl));
    this.shares = new Shares(store);
  }
}

export class Locks implements PushGate {
  readonly #store: OpenerStore;
  readonly keys: DeviceKeys;

  constructor(store: OpenerStore, keys: DeviceKeys) {
    this.#store = store;
    this.keys = keys;
  }

  guards({ traits }: PushRecord): boolean {
    return traits.lock === true;
  }

  async addressed(push: PushRecord, caller: Caller): Promise<Recognised> {
    const device = owns(caller.userId, push) || !caller.request ? null : this.keys.of(caller.request);
    return { caller: { ...caller, device }, refusal: null };
  }

  async beforePassphrase({ push, caller }: Attempt): Promise<Refusal | null> {
    // Nobody has opened it yet. Whoever is outside its networks learns nothing but that.
    if (push.viewsCounted === 0 || owns(caller.userId, push) || !opensFrom(push, caller.client.ip)) return null;
    const all = await this.#store.openings(push.id, "device");
    const isFree = all.length === 0 || (caller.device != null && mayOpen(all, openerOf(push, caller.device)));
    return isFree ? null : { error: new OpenedElsewhere(), kind: "other_device", recordsLooks: true };
  }

  async beforeClaim({ push, caller }: Attempt): Promise<Permit> {
    if (caller.device == null) throw new NeedsKey();
    return { need: openerOf(push, caller.device), refused: () => new OpenedElsewhere() };
  }
}

export class Shares implements PushGate {
  readonly #store: OpenerStore;

  constructor(store: OpenerStore) {
    this.#store = store;
  }

  guards({ traits }: PushRecord): boolean {
    return traits.viewsEach !== undefined;
  }

  async beforePassphrase({ push, caller }: Attempt): Promise<Refusal | null> {
    if (owns(caller.userId, push)) return null;
    const left = await this.viewsLeft(push, caller);
    const error = left === null ? new NoAddress() : left > 0 ? null : this.#used(push);
    return error && { error, kind: "failed_view", recordsLooks: false };
  }

  async beforeClaim({ push, caller }: Attempt): Promise<Permit> {
    const left = await this.viewsLeft(push, caller);
    if (left === null || !caller.address) throw new NoAddress();
    const need: Opener = { kind: "address", who: caller.address, atMost: push.traits.viewsEach ?? 0 };
    return { need, left: left - 1, refused: () => this.#used(push) };
  }

  /** How many views of their own a recipient has left; null if nobody knows whose to count. */
  async viewsLeft(push: PushRecord, { address }: Caller): Promise<number | null> {
    if (!address) return null;
    return (push.traits.viewsEach ?? 0) - viewsOf(await this.#store.openings(push.id, "address"), address);
  }

  #used({ traits }: PushRecord): AppError {
    return new NoViewsOfOwn(traits.viewsEach ?? 0);
  }
}

// The digest holds the lookup of the push, so that a reader of the database cannot see that one device has opened two pushes. The
// key has too many random bits to be guessed.
const openerOf = ({ lookup }: PushRecord, device: string): Opener => ({
  kind: "device",
  who: sha256(`device ${lookup.toHex()} ${device}`),
  atMost: null,
});
