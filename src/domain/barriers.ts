// What keeps a push closed that has not expired: it is frozen, or the caller is outside its networks. Neither holds for
// its owner: they could not find out otherwise what recipients would get, or might lock themselves out.

import { AppError } from "../base/errors.ts";
import type { LogOnlyKind } from "../model/audit.ts";
import { opensFrom, owns, type PushRecord } from "../model/push.ts";
import type { Caller } from "./caller.ts";

export interface Barrier {
  error: AppError;
  /** How the audit log records whoever meets it. */
  kind: LogOnlyKind;
}

/** @returns null where nothing is in the way */
export function barrierOf(push: PushRecord, { userId, client }: Caller): Barrier | null {
  if ((!push.frozen && !push.traits.networks) || owns(userId, push)) return null;
  if (!opensFrom(push, client.ip)) return { error: wrongNetwork(client.ip), kind: "wrong_network" };
  return push.frozen ? { error: frozen(), kind: "failed_view" } : null;
}

/** @throws AppError `unavailable` where only a newer program knows what keeps the push closed */
export function expectKnown({ traits }: PushRecord): void {
  if (traits.unknown) throw beyondThis();
}

export const beyondThis = (): AppError =>
  new AppError(
    "unavailable",
    "This push has something that this server does not know yet, so it stays closed here. Ask a newer node, or have this one upgraded.",
  );

export const frozen = (): AppError =>
  new AppError("frozen", "This push is frozen: its owner must thaw it before anybody can open it.");

export const wrongNetwork = (address: string): AppError =>
  new AppError("wrong-network", `This push opens only from certain networks, and ${address} is in none of them.`);
