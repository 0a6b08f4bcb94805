// Two gates that check who has opened a push before. A locked push opens only on the first device, whose browser or program
// keeps a key and sends it each time. If each recipient has a limited number of views, they are counted by the proved address.

import { newToken } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Attempt, Permit, PushGate, Named, Refusal } from "../../domain/gates/push_gates.ts";
import { DeviceKeys } from "../../http/sessions/device_key.ts";
import { mayOpen, type Opener, viewsOf } from "../../model/opener.ts";
import { opensFrom, owns, type PushRecord } from "../../model/push.ts";
import { deviceDigest } from "../../model/recipient_code.ts";
import type { OpenerStore } from "../../store/contract.ts";

/** Another device opened the locked push first. */
export class OpenedElsewhere extends AppError {
  constructor() {
    super(
      "opened-elsewhere",
      "Another device opened this push first, and only that device can open it again. If it was not yours, tell the sender.",
    );
  }
}

const NEEDS_KEY =
  "Only the device that opens this push first can open it again: repeat the request with the header X-Recipient-Proof, set to this proof or to 32 random letters and digits of your own, and keep that value.";

/** The push is locked, and the caller has sent no key. */
export class NeedsKey extends AppError {
  constructor() {
    super("needs-key", NEEDS_KEY, { more: { proof: newToken(KEY_LENGTH) } });
  }
}

/** The recipient has used up their own views. */
export class NoViewsOfOwn extends AppError {
  readonly each: number;

  constructor({ traits: { viewsEach = 0 } }: PushRecord) {
    const times = viewsEach === 1 ? "once" : `${viewsEach} times`;
    super(
      "no-views-left",
      `Each recipient may open this push ${times}, and you have done so. Ask its sender for a new one.`,
    );
    this.each = viewsEach;
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
  readonly trait = "lock";

  constructor(
    private readonly store: OpenerStore,
    readonly keys: DeviceKeys,
  ) {}

  async addressed(push: PushRecord, caller: Caller): Promise<Named> {
    const device = owns(caller.userId, push) || !caller.request ? null : this.keys.of(caller.request);
    return { caller: { ...caller, device }, refusal: null };
  }

  async beforePassphrase({ push, caller }: Attempt): Promise<Refusal | null> {
    // Before the first view, this gate stops no one. Callers outside its networks learn only that they are outside.
    if (push.viewsCounted === 0 || owns(caller.userId, push) || !opensFrom(push, caller.client.ip)) return null;
    const all = await this.store.openings(push.id, "device");
    const isFree = all.length === 0 || (caller.device != null && mayOpen(all, openerOf(push, caller.device)));
    return isFree ? null : { error: new OpenedElsewhere(), kind: "other_device", recordsLooks: true };
  }

  async beforeClaim({ push, caller }: Attempt): Promise<Permit> {
    if (caller.device == null) throw new NeedsKey();
    return { need: openerOf(push, caller.device), refused: () => new OpenedElsewhere() };
  }
}

export class Shares implements PushGate {
  readonly trait = "viewsEach";

  constructor(private readonly store: OpenerStore) {}

  async beforePassphrase({ push, caller }: Attempt): Promise<Refusal | null> {
    if (owns(caller.userId, push) || (await this.viewsLeft(push, caller)) > 0) return null;
    return { error: new NoViewsOfOwn(push), kind: "failed_view", recordsLooks: false };
  }

  async beforeClaim({ push, caller }: Attempt): Promise<Permit> {
    return { need: openerAt(push, caller), refused: () => new NoViewsOfOwn(push) };
  }

  /** How many views a recipient has left. */
  async viewsLeft(push: PushRecord, caller: Caller): Promise<number> {
    const { who, atMost } = openerAt(push, caller);
    return (atMost ?? 0) - viewsOf(await this.store.openings(push.id, "address"), who);
  }
}

/** @throws AppError if no gate has recognised the caller */
function openerAt(push: PushRecord, { address }: Caller): Opener {
  if (!address) throw new NoViewsOfOwn(push);
  return { kind: "address", who: address, atMost: push.traits.viewsEach ?? 0 };
}

const openerOf = ({ lookup }: PushRecord, device: string): Opener => ({
  kind: "device",
  who: deviceDigest(lookup, device),
  atMost: null,
});
