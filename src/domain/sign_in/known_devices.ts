// The marks of devices that have signed in to an account before. A mark grants no access: it gives its device separate
// limits, so that guessing strangers cannot lock anyone out. It is valid for one account and for a limited time. A new
// password, a takeover or the end of an account ends all its marks, because someone else may have used the account.

import { newToken } from "../../base/crypto.ts";
import { type Clock, DAY_MS } from "../../base/clock.ts";
import type { Keyring } from "../../base/keyring.ts";
import { normalEmail } from "../../model/mailbox.ts";
import type { User } from "../../model/account.ts";
import type { AccountStore } from "../../store/contract.ts";
import { SealedState } from "./sealed_state.ts";

export const DEVICE_LIFETIME_MS = 90 * DAY_MS;
const MARK = "mark";

export interface KnownDevice {
  mark: string;
  userId: number;
  /** See `AccountStore.deviceEpoch`. */
  epoch: number;
  /** The name that was typed at the sign-in: a directory also accepts names other than addresses. */
  typed: string;
}

export class KnownDevices {
  readonly #store: Pick<AccountStore, "deviceEpoch" | "findUser">;
  readonly #state: SealedState;

  constructor({
    store,
    ...state
  }: {
    store: Pick<AccountStore, "deviceEpoch" | "findUser">;
    keys: Keyring;
    clock: Clock;
  }) {
    this.#store = store;
    this.#state = new SealedState({ ...state, purpose: "known devices" });
  }

  /** @param shown the mark that a browser sends @returns null if no device of this account has this mark */
  async ofUser(userId: number, shown: string | null): Promise<KnownDevice | null> {
    const device = shown === null ? null : this.#state.open<KnownDevice>(MARK, shown);
    return device?.userId === userId && (await this.#isCurrent(device)) ? device : null;
  }

  /** Like `ofUser`, but for a typed name: an account's address, or a name in the directory, which alone knows whose name that is now. */
  async ofName(typed: string, shown: string | null): Promise<KnownDevice | null> {
    const device = shown === null ? null : this.#state.open<KnownDevice>(MARK, shown);
    if (!device || /\p{C}/u.test(typed)) return null;
    const named = await this.#store.findUser(typed);
    const isTheirs = named ? named.id === device.userId : typed === device.typed;
    return isTheirs && (await this.#isCurrent(device)) ? device : null;
  }

  /** The mark that a device gets when it signs in. A known device keeps its mark, so its failed guesses still count. */
  async renewed(user: User, typed: string, shown: string | null): Promise<string> {
    const known = await this.ofUser(user.id, shown);
    const epoch = known?.epoch ?? (await this.#store.deviceEpoch(user.id)) ?? -1;
    const device: KnownDevice = {
      mark: known?.mark ?? newToken(16),
      userId: user.id,
      epoch,
      typed: normalEmail(typed),
    };
    return this.#state.seal(MARK, device, DEVICE_LIFETIME_MS);
  }

  async #isCurrent({ userId, epoch }: KnownDevice): Promise<boolean> {
    return (await this.#store.deviceEpoch(userId)) === epoch;
  }
}

/** The key by which guesses on the known devices of an account count together. It changes when all marks end. */
export const devicesOf = ({ userId, epoch }: KnownDevice): string => `devices ${userId} ${epoch}`;
