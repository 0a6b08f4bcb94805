// Three reasons why a push that has not expired stays closed: the caller is outside its networks, the push opens later, or it is frozen.
// None of them stops the owner, who must be able to check what recipients would get, and must not be locked out.

import { iso, type Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import { opensAt, opensFrom, owns, type PushRecord } from "../../model/push.ts";
import type { Caller } from "../callers/caller.ts";
import type { PushGate, Refusal } from "./push_gates.ts";

const NETWORKS: PushGate = {
  trait: "networks",
  beforePassphrase: ({ push, caller }) => outside(push, caller),
};

const notBefore = (clock: Clock): PushGate => ({
  trait: "notBefore",
  beforePassphrase: ({ push, caller }) => {
    const opensAtMs = opensAt(push);
    if (opensAtMs <= clock.now() || owns(caller.userId, push)) return null;
    return { error: tooEarly(opensAtMs), kind: "failed_view", recordsLooks: false };
  },
});

export const FREEZE: PushGate = {
  trait: "frozen",
  letsDelete: true,
  beforePassphrase: ({ push, caller }) =>
    owns(caller.userId, push) ? null : { error: frozen(), kind: "failed_view", recordsLooks: false },
};

/** The gates for these reasons, in the order in which they are asked. */
export const barriers = (clock: Clock): PushGate[] => [NETWORKS, notBefore(clock), FREEZE];

/** @returns null for callers within the push's networks, and for its owner */
export function outside(push: PushRecord, { userId, client }: Caller): Refusal | null {
  if (opensFrom(push, client.ip) || owns(userId, push)) return null;
  return { error: wrongNetwork(client.ip), kind: "wrong_network", recordsLooks: true };
}

export const frozen = (): AppError =>
  new AppError("frozen", "This push is frozen: its owner must thaw it before anyone can open it.");

function tooEarly(opensAtMs: number): AppError {
  const moment = iso(opensAtMs);
  return new AppError("too-early", `This push does not open before ${moment}.`, { more: { not_before: moment } });
}

export const wrongNetwork = (address: string): AppError =>
  new AppError("wrong-network", `This push opens only from certain networks, and ${address} is not in any of them.`);
