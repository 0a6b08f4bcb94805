// The marks of devices that have signed in to an account before. A mark grants no access: its device has limits of its own, so
// that strangers who guess keep nobody out. It counts for the account that has signed in, ends with time, and with whatever
// says that somebody else may have been in: another password, a claim of the account, its end.

import { newToken } from "../../base/crypto.ts";
import type { Clock } from "../../base/clock.ts";
import type { Keyring } from "../../base/keyring.ts";
import { normalEmail } from "../../base/mailbox.ts";
import { DAY_MS } from "../../base/units.ts";
import type { User } from "../../model/account.ts";
import type { AccountStore } from "../../store/contract.ts";
import { SealedState } from "../sealed_state.ts";

export const DEVICE_LIFETIME_MS = 90 * DAY_MS;
const MARK = "mark";

export interface KnownDevice {
  mark: string;
  userId: number;
  /** See `AccountStore.deviceEpoch`. */
  epoch: number;
  /** The name that was typed when it signed in. A directory knows its people by more than their addresses. */
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

  /** @param shown the mark that a browser shows @returns null if it is not that of a device of this account */
  async ofUser(userId: number, shown: string | null): Promise<KnownDevice | null> {
    const device = shown === null ? null : this.#state.open<KnownDevice>(MARK, shown);
    return device?.userId === userId && (await this.#isCurrent(device)) ? device : null;
  }

  /**
   * As `ofUser`, by what somebody types: the address of an account, or else a name by which the directory knows them. Whose
   * name that is by now, the directory says.
   */
  async ofName(typed: string, shown: string | null): Promise<KnownDevice | null> {
    const device = shown === null ? null : this.#state.open<KnownDevice>(MARK, shown);
    if (!device || /\p{C}/u.test(typed)) return null;
    const named = await this.#store.findUser(typed);
    const isTheirs = named ? named.id === device.userId : typed === device.typed;
    return isTheirs && (await this.#isCurrent(device)) ? device : null;
  }

  /** What a device shows from now on that signs in. One that is known keeps its mark, and with it what its guesses have used up. */
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

/** Whose guesses on known devices count together. What ends all marks of an account begins to count anew. */
export const devicesOf = ({ userId, epoch }: KnownDevice): string => `devices ${userId} ${epoch}`;
