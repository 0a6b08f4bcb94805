// Codes by which recipients prove an address. Whoever asks learns nothing about the recipients: for an address that is none of
// them, the answers, the limits and the tries are the same, and the mail is sent after the answer.

import { domainToASCII } from "node:url";

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { AttemptLimits, Gate } from "../../base/limiter.ts";
import { isAddress, normalEmail } from "../../base/mailbox.ts";
import { HOUR_MS, MINUTE_MS } from "../../base/units.ts";
import type { AttemptGates } from "../../domain/attempt_gates.ts";
import type { Caller } from "../../domain/caller.ts";
import type { SendCode } from "../../domain/mail_with_push.ts";
import type { Push, Pushes } from "../../domain/pushes.ts";
import { addressesAmong, signOfConfirmed } from "../../model/addressee.ts";
import { DeviceKeys } from "../../http/sessions/device_key.ts";
import { type Linked, type Noun, nounOf } from "../../model/link.ts";
import type { PushRecord } from "../../model/push.ts";
import {
  addressDigest,
  CODE_LASTS_MS,
  codeDigest,
  CODES_OF_ADDRESS,
  deviceDigest,
  inGroups,
  mostCodes,
  newCode,
  normalCode,
} from "../../model/recipient_code.ts";
import type { PushStore, RecipientCodeStore } from "../../store/contract.ts";

export interface CodesParts {
  store: RecipientCodeStore;
  pushStore: Pick<PushStore, "logWithoutView">;
  pushes: Pushes;
  clock: Clock;
  log: Log;
  gate: AttemptGates;
  /** The start of recipients' links; null: the origin of each request. */
  baseUrl: string | null;
  /** Aborted as the server stops: codes that the mail server has not taken by then are not tried again. */
  stopped: AbortSignal;
}

export interface AskedForCode {
  /** An address, or its number among the masked ones, from 1. */
  recipient: string;
  /** The key of the device that asks. */
  device: string;
  /** The language of the mail. */
  language: string;
  sendCode: SendCode;
}

const AFTER_ANSWER_MS = 20;
/** Of all pushes together, so that nobody floods a mailbox by addressing many pushes to it. */
const MAILS_TO_ADDRESS: AttemptLimits = { failures: 20, windowMs: HOUR_MS };
const AGAIN_AFTER_MS = [5_000, 30_000, 2 * MINUTE_MS];

export class RecipientCodes {
  readonly #parts: CodesParts;
  readonly #ofAddress: Gate;
  readonly #mails: Gate;
  readonly devices: DeviceKeys;

  constructor(parts: CodesParts) {
    this.#parts = parts;
    this.#ofAddress = parts.gate("codes by address of recipient", CODES_OF_ADDRESS);
    this.#mails = parts.gate("mails with codes by address", MAILS_TO_ADDRESS);
    this.devices = new DeviceKeys(parts.baseUrl);
  }

  /**
   * Mails a code, if the address is among the recipients.
   * @returns until when it can be typed, in ms since 1970
   * @throws AppError `not-found`, `conflict` if the push takes no codes, `invalid`, `rate-limited`
   */
  async ask(linked: Linked, caller: Caller, asked: AskedForCode): Promise<number> {
    const { store, clock } = this.#parts;
    const { push, addresses } = await this.#find(linked);
    const { noun, urlToken } = linked;
    const address = addressOf(asked.recipient, addresses, noun);
    // Of each push alone: otherwise whoever has the link of another one could use up the codes of any address, or learn by that
    // whether it is one of the recipients here.
    const place = await this.#ofAddress.enter(`${urlToken} ${address}`);
    if ("retryAfterSeconds" in place) throw tooOften(place.retryAfterSeconds);
    place.settle(true);
    const nowMs = clock.now();
    const isSent = addresses.includes(address) && !push.expired;
    const code = newCode();
    const sent = {
      address: addressDigest(push.record.lookup, address),
      device: deviceDigest(push.record.lookup, asked.device),
      code: isSent ? codeDigest(urlToken, asked.device, code) : null,
    };
    const most = mostCodes(push.record.traits.recipients ?? []);
    const untilMs = await store.send(push.record.id, sent, { most, lastsMs: CODE_LASTS_MS, nowMs });
    if (untilMs === null) throw noMore(noun);
    const client = isSent ? { ...caller.client, referrer: signOfConfirmed(address) } : caller.client;
    await this.#parts.pushStore.logWithoutView(push.record.id, isSent ? "code_sent" : "failed_code", client, nowMs);
    if (isSent) this.#mailLater(push, address, code, asked);
    return untilMs;
  }

  /**
   * Tries a code. Afterwards the device has proved the address that it was mailed to.
   * @throws AppError `not-found`, `conflict`, `forbidden` if the code is wrong or over
   */
  async verify(linked: Linked, caller: Caller, device: string | null, typed: string): Promise<void> {
    const { store, clock } = this.#parts;
    const { push } = await this.#find(linked);
    if (device === null) throw noDevice();
    const { id, lookup } = push.record;
    const code = codeDigest(push.urlToken, device, normalCode(typed));
    const tried = await store.verify(id, deviceDigest(lookup, device), code, clock.now());
    if (tried && "confirmed" in tried) return;
    await this.#parts.pushStore.logWithoutView(id, "failed_code", caller.client, clock.now());
    throw new WrongCode(tried && tried.triesLeft);
  }

  /** Until when the code of this device can be typed, in ms since 1970; null if it has none. */
  async untilMs({ id, lookup }: PushRecord, device: string): Promise<number | null> {
    const { store, clock } = this.#parts;
    return (await store.open(id, deviceDigest(lookup, device), clock.now()))?.expiresAtMs ?? null;
  }

  async #find({ noun, urlToken }: Linked): Promise<{ push: Push; addresses: readonly string[] }> {
    const push = await this.#parts.pushes.find(urlToken, noun);
    const { codes, recipients = [] } = push.record.traits;
    if (!codes) throw new AppError("conflict", `This ${noun} takes no codes: open it as its page says.`);
    return { push, addresses: addressesAmong(recipients) };
  }

  // The answer leaves first, so that nobody can measure whether a mail does.
  #mailLater(push: Push, address: string, code: string, asked: AskedForCode): void {
    const mail = () => this.#mail(push, address, code, asked).catch(() => this.#notMailed(push));
    setTimeout(() => void mail(), AFTER_ANSWER_MS).unref();
  }

  async #mail(push: Push, address: string, code: string, { language, sendCode }: AskedForCode): Promise<void> {
    const { pushes, stopped } = this.#parts;
    const place = await this.#mails.enter(address);
    if ("retryAfterSeconds" in place) return this.#tooManyMails(push);
    place.settle(true);
    const words = await pushes.senderOf(push).catch(() => null);
    const isVouchedFor = words?.account?.isVouchedFor ?? true;
    const sender = (isVouchedFor && (words?.name || words?.account?.email)) || null;
    const minutes = CODE_LASTS_MS / MINUTE_MS;
    const letter = { code: inGroups(code), sender, minutes, opens: nounOf(push.record) };
    for (const pauseMs of [...AGAIN_AFTER_MS, null]) {
      const outcome = await sendCode(address, language, letter, push.record.ownerId);
      if (outcome === "sent") return;
      if (outcome === "too many") return this.#tooManyMails(push);
      if (outcome === "never" || pauseMs === null) break;
      await pause(pauseMs, stopped);
      if (stopped.aborted) return;
    }
    this.#notMailed(push);
  }

  #notMailed({ record }: Push): void {
    this.#parts.log.warn("a code for a recipient could not be mailed", { push: record.id });
  }

  #tooManyMails({ record }: Push): void {
    this.#parts.log.warn("a recipient gets no more mails with codes within this hour", { push: record.id });
  }
}

/** @throws AppError `invalid` */
function addressOf(given: string, addresses: readonly string[], noun: Noun): string {
  const text = given.trim();
  const typed = /^\d{1,3}$/.test(text) ? addresses[Number(text) - 1] : normalEmail(text);
  if (typed !== undefined && isAddress(typed)) {
    const wire = onTheWire(typed);
    return addresses.find((one) => onTheWire(one) === wire) ?? wire;
  }
  const problem = `must be an e-mail address, or the number of one of those that this ${noun} names`;
  throw new AppError("invalid", "Not valid: recipient.", { fields: { recipient: [problem] } });
}

/** The same for both spellings of a domain, bücher.example and xn--bcher-kva.example. */
function onTheWire(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/** Neither keeps the process alive nor outlives the server. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    stopped.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** The code was wrong. `triesLeft` is null if there was none to try. */
export class WrongCode extends AppError {
  constructor(readonly triesLeft: number | null) {
    super("forbidden", sentenceOf(triesLeft));
  }
}

function sentenceOf(triesLeft: number | null): string {
  if (triesLeft === null) return "There is no code that could be typed here: ask for one, and type it where you asked.";
  if (triesLeft === 0) return "The code is wrong, and it was the last try: ask for another code.";
  return `The code is wrong. It can be tried ${triesLeft === 1 ? "once" : "twice"} more.`;
}

const noDevice = (): AppError =>
  new AppError("forbidden", "Send the proof that came with the request for a code, in X-Recipient-Proof.");
const noMore = (noun: Noun): AppError =>
  new AppError("forbidden", `No more codes can be sent for this ${noun}. Ask its sender for another one.`);
const tooOften = (retryAfterSeconds: number): AppError =>
  new AppError(
    "rate-limited",
    `Five codes were asked for this address within an hour. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
