// Finds which recipient a caller is, by a code that was typed on their device. Loaded with the first push that uses codes.

import { domainToUnicode } from "node:url";

import { sameBytes } from "../../base/crypto.ts";
import { onTheWire } from "../../model/mailbox.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import { DeviceKeys } from "../../http/sessions/device_key.ts";
import { addressesAmong } from "../../model/addressee.ts";
import type { PushRecord } from "../../model/push.ts";
import { addressDigest, deviceDigest, masked } from "../../model/recipient_code.ts";
import type { RecipientCodeStore } from "../../store/contract.ts";

/** Whether the account here with this address is disabled or suspended: the address then does not count as a recipient's. */
export type IsClosedTo = (address: string) => Promise<boolean>;

export interface ProvedAddressesParts {
  store: Pick<RecipientCodeStore, "confirmed">;
  baseUrl: string | null;
  isClosedTo: IsClosedTo;
}

export class ProvedAddresses {
  readonly #devices: DeviceKeys;

  constructor(private readonly parts: ProvedAddressesParts) {
    this.#devices = new DeviceKeys(parts.baseUrl);
  }

  /** The recipient's address that the caller's device has proved; null if there is none, or its account here is closed. */
  async ofCaller({ id, lookup, traits }: PushRecord, { request }: Caller): Promise<string | null> {
    const key = request && this.#devices.of(request);
    if (!key) return null;
    const proved = await this.parts.store.confirmed(id, deviceDigest(lookup, key));
    if (proved.length === 0) return null;
    const isProved = (one: string): boolean => proved.some((had) => sameBytes(had, addressDigest(lookup, one)));
    const address = addressesAmong(traits.recipients ?? []).find(isProved) ?? null;
    return address !== null && (await this.parts.isClosedTo(address)) ? null : address;
  }

  digestOf({ lookup }: PushRecord, address: string): Uint8Array {
    return addressDigest(lookup, address);
  }

  /** The addresses to which a code can be mailed, as anyone with the link sees them. */
  masked({ traits }: PushRecord): string[] {
    return traits.codes ? addressesAmong(traits.recipients ?? []).map(masked) : [];
  }
}

/** This address in both spellings of its domain: the account may have the other one. */
export function spellingsOf(address: string): Set<string> {
  const wire = onTheWire(address);
  const at = wire.lastIndexOf("@") + 1;
  return new Set([address, wire, wire.slice(0, at) + domainToUnicode(wire.slice(at))]);
}
