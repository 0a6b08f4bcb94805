// Opens the content of a push or a request: checks the limits on wrong passphrases, derives the key, and makes the links of the files.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { AttemptPlace, Gate } from "../../base/limiter.ts";
import { limitKey, networkOf } from "../../base/network.ts";
import { type Guard, mayLeave, owns, type PushRecord, type SealedPayload } from "../../model/push.ts";
import { MAX_PASSPHRASE_BYTES } from "../../model/push_fields.ts";
import type { PushStore } from "../../store/contract.ts";
import { type Caller, turnOf } from "../callers/caller.ts";
import type { Files, LinkedFile } from "../files/files.ts";
import type { AttemptGates } from "../callers/attempt_gates.ts";
import type { Content, Seals } from "./seals.ts";
import { deviceIn, fileKeyOf } from "../files/tickets.ts";

const ATTEMPTS_WINDOW_MS = 60_000;

interface ContentOpenerOptions {
  store: PushStore;
  files: Files;
  seals: Seals;
  clock: Clock;
  gate: AttemptGates;
}

export class ContentOpener {
  readonly #options: ContentOpenerOptions;
  readonly #perAddress: Gate;
  readonly #perNetwork: Gate;
  readonly #perPush: Gate;

  constructor(options: ContentOpenerOptions) {
    this.#options = options;
    const { gate } = options;
    this.#perAddress = gate("passphrase by address", { failures: 5, windowMs: ATTEMPTS_WINDOW_MS });
    this.#perNetwork = gate("passphrase by network", { failures: 20, windowMs: ATTEMPTS_WINDOW_MS });
    this.#perPush = gate("passphrase by push", { failures: 60, windowMs: ATTEMPTS_WINDOW_MS });
  }

  /**
   * Opens the content of a push. Wrong passphrases count towards the limits.
   * @param audited whether a wrong passphrase is recorded in the audit log of the push
   * @throws AppError `bad-passphrase`, `rate-limited`, `damaged`
   */
  async open(
    urlToken: string,
    push: PushRecord,
    sealed: SealedPayload,
    caller: Caller,
    passphrase: string,
    audited: boolean,
  ): Promise<{ payload: string; files: LinkedFile[] }> {
    const { payload, filesKey } = isGuarded(push)
      ? await this.#openGuarded(urlToken, push, sealed, caller, passphrase, audited)
      : this.#options.seals.open(urlToken, push, sealed);
    if (!filesKey) return { payload, files: [] };
    const files = await this.#link(push, filesKey, caller);
    // A push without text whose files are all missing has nothing to hand out, so no view is counted.
    if (payload === "") await this.#options.files.expectAny(files);
    return { payload, files };
  }

  // Checks the limits before it derives a key: an address or a push with too many failures costs no derivation.
  async #openGuarded(
    urlToken: string,
    push: GuardedPush,
    sealed: SealedPayload,
    caller: Caller,
    passphrase: string,
    audited: boolean,
  ): Promise<Content> {
    const settle = await this.#enterGates(push, caller);
    let content: Content | null = null;
    let tried = false;
    try {
      // A passphrase that is missing or too long is wrong, and no key is derived from it.
      const possible = passphrase !== "" && Buffer.byteLength(passphrase) <= MAX_PASSPHRASE_BYTES;
      content = possible
        ? await this.#options.seals.openGuarded(urlToken, push, sealed, passphrase, turnOf(caller))
        : null;
      tried = true;
    } finally {
      settle(tried && content === null);
    }
    if (content) return content;
    if (audited)
      await this.#options.store.logWithoutView(push.id, "failed_passphrase", caller.client, this.#options.clock.now());
    throw new AppError("bad-passphrase", "That passphrase is incorrect.");
  }

  // A caller with many addresses can use up only a part of the common limit, and guesses from elsewhere do not lock out the owner.
  async #enterGates(push: PushRecord, { userId, client: { ip } }: Caller): Promise<(failed: boolean) => void> {
    const { id } = push;
    const all: Array<[Gate, string]> = [
      [this.#perAddress, `${id} ${limitKey(ip)}`],
      [this.#perNetwork, `${id} ${networkOf(ip)}`],
      [this.#perPush, String(id)],
    ];
    const gates = owns(userId, push) ? all.slice(0, 1) : all;
    const places: AttemptPlace[] = [];
    const settle = (failed: boolean): void => places.forEach((place) => place.settle(failed));
    for (const [gate, key] of gates) {
      const place = await gate.enter(key);
      if (!("retryAfterSeconds" in place)) places.push(place);
      else {
        settle(false);
        throw tooManyAttempts(place.retryAfterSeconds);
      }
    }
    return settle;
  }

  // A link expires at the end of its push's time, or a short while after the retrieval, whichever comes first.
  async #link(
    push: PushRecord,
    filesKey: Uint8Array,
    { userId, device }: Caller,
  ): Promise<Array<LinkedFile & { blobId: string }>> {
    const expiresAtMs = Math.min(this.#options.clock.now() + this.#options.files.limits.linkLifeMs, push.expiresAtMs);
    // The link is subject to the networks, the device and the freeze of its push.
    const isOwners = owns(userId, push);
    const limits = {
      ...(isOwners ? ({ isOwners } as const) : { networks: push.traits.networks }),
      ...(mayLeave(push.traits) && ({ mayLeave: true } as const)),
    };
    const files = await this.#options.store.files(push.id);
    return files.map(({ blobId, byteSize, sealedInfo }) => {
      const { key = fileKeyOf(filesKey, blobId), ...info } = this.#options.seals.openFileInfo(
        blobId,
        sealedInfo,
        filesKey,
      );
      const file = { blobId, byteSize, ...info };
      const own = device == null ? limits : { ...limits, device: deviceIn(blobId, device) };
      return Object.assign(file, { ticket: this.#options.files.ticket(file, key, { expiresAtMs, ...own }) });
    });
  }
}

type GuardedPush = PushRecord & { guard: Guard };
const isGuarded = (push: PushRecord): push is GuardedPush => push.guard !== null;

function tooManyAttempts(retryAfterSeconds: number): AppError {
  return new AppError(
    "rate-limited",
    `Too many wrong passphrases for this push. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}
