// Codes by which recipients prove an address. The caller learns nothing about the recipients: for an address that is not among
// them, the answers, limits and tries are the same. Mail is sent only after the answer, which takes no longer for recipients.

import { type Clock, MINUTE_MS, iso } from "../../base/clock.ts";
import { AppError, reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { isAddress, normalEmail, onTheWire } from "../../model/mailbox.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { CodeOutcome, SendCode } from "../../domain/pushes/mail_orders.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import { addressesAmong, signOfCode } from "../../model/addressee.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { Condition } from "../../model/condition.ts";
import { DeviceKeys } from "../../http/sessions/device_key.ts";
import { type Linked, type Noun, nounOf, type PushRecord } from "../../model/push.ts";
import {
  addressDigest,
  CODE_LASTS_MS,
  codeDigest,
  deviceDigest,
  inGroups,
  mailboxDigest,
  networkDigest,
  newCode,
  normalCode,
  STOPPED,
} from "../../model/recipient_code.ts";
import type { IsClosedTo } from "./proved_addresses.ts";
import type { CodeFate, PushStore, RecipientCodeStore, TooMany } from "../../store/contract.ts";

export interface CodesParts {
  isClosedTo: IsClosedTo;
  store: RecipientCodeStore;
  pushStore: Pick<PushStore, "logWithoutView">;
  pushes: Pushes;
  clock: Clock;
  log: Log;
  /** How many mails with codes the pushes of one sender may cause within an hour. */
  perSender: number;
  /** Identifies this process among those that use the database. */
  here: string;
  /** The start of recipients' links; if null, the origin of each request. */
  baseUrl: string | null;
  /** Aborted when the server stops: a code that the mail server has not accepted by then has failed. */
  stopped: AbortSignal;
}

/** A code that is on its way, or will be. */
export interface Awaited {
  /** When it expires, in ms since 1970. */
  untilMs: number;
  /** When the mail will be sent, in ms since 1970; null if the mail is on its way. */
  comesByMs: number | null;
}

export interface AskedForCode {
  /** An address, or its number among the masked addresses, counted from 1. */
  recipient: string;
  /** The key of the device that asks. */
  device: string;
  /** The language of the mail. */
  language: string;
  sendCode: SendCode;
}

const AFTER_ANSWER_MS = 20;
const AGAIN_AFTER_MS = [5_000, 30_000, 2 * MINUTE_MS];
/** The longest pause before the clock is checked again, because it may have been changed. */
const LOOK_AGAIN_MS = 1_000;

/** A requested code. If the address is not a recipient's, this is only a place in the queue. */
interface Mail {
  id: number;
  leavesAtMs: number;
  push: Push;
  address: string;
  code: string;
  isSent: boolean;
  /** Whether the log and the database record that this mail is waiting. */
  waits: boolean;
  asked: AskedForCode;
  client: ClientInfo;
}

export class RecipientCodes {
  readonly devices: DeviceKeys;
  readonly #underWay = new Set<Promise<void>>();
  /** Mails that are waiting for their turn. */
  readonly #waiting = new Set<Mail>();
  /** Why the mail server deferred the last code; null if it did not. */
  #trouble: string | null = null;

  constructor(private readonly parts: CodesParts) {
    this.devices = new DeviceKeys(parts.baseUrl);
  }

  /**
   * Mails a code, if the address is among the recipients: at once, or as soon as the limits allow.
   * @throws AppError `not-found`, `conflict` if the push does not use codes, `invalid`, `no-more-codes`, `rate-limited`
   */
  async ask(linked: Linked, caller: Caller, asked: AskedForCode): Promise<Awaited> {
    const { store, pushStore, clock, perSender, here } = this.parts;
    const { push, addresses } = await this.#find(linked);
    const { id: pushId, lookup } = push.record;
    const { noun, urlToken } = linked;
    const address = addressOf(asked.recipient, addresses, noun);
    const nowMs = clock.now();
    const isClosed = await this.parts.isClosedTo(address);
    const isSent = addresses.includes(address) && !push.expired && !isClosed;
    const code = newCode();
    const digests = {
      address: addressDigest(lookup, address),
      mailbox: mailboxDigest(address),
      network: networkDigest(lookup, caller.client.ip),
      device: deviceDigest(lookup, asked.device),
      code: isSent ? codeDigest(urlToken, asked.device, code) : null,
    };
    const taken = await store.ask(pushId, digests, { perSender, lastsMs: CODE_LASTS_MS, here, nowMs });
    if (taken === null) throw noMore(noun);
    if ("afterMs" in taken) throw tooOften(taken);
    const { id, leavesAtMs, comesByMs, expiresAtMs, waits } = taken;
    if (!waits) {
      const { client } = caller;
      const isQueued = leavesAtMs > clock.now();
      const mail = { id, leavesAtMs, push, address, code, isSent, waits: isQueued, asked, client };
      this.#track(mail, this.#mail(mail));
      const noted = !isSent
        ? pushStore.logWithoutView(pushId, "failed_code", client, nowMs)
        : isQueued && this.#note("code_queued", mail, { about: leavesAtMs });
      // If the mail leaves at once, its entry is written after the answer, so that no answer takes longer than others.
      if (isQueued) await noted;
      else if (noted) this.#track(mail, noted);
    }
    return awaitedUntil(expiresAtMs, comesByMs, clock.now());
  }

  /** Resolves once nothing is under way; call it after `stopped` is aborted. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  conditions(): Condition[] {
    const [reason, waiting] = [this.#trouble, [...this.#waiting].filter(({ isSent }) => isSent)];
    const untilMs = Math.max(...waiting.map(({ leavesAtMs }) => leavesAtMs));
    return [
      ...(reason === null ? [] : [{ kind: "codes_failed", values: { reason } } as const]),
      ...(waiting.length > 0 ? [{ kind: "codes_wait", values: { count: waiting.length, untilMs } } as const] : []),
    ];
  }

  /**
   * Tries a code. If it is right, the device has proved the address that the code was mailed to.
   * @throws AppError `not-found`, `conflict`, `wrong-code`, `no-code`
   */
  async verify(linked: Linked, caller: Caller, device: string | null, typed: string): Promise<void> {
    const { store, clock } = this.parts;
    const { push } = await this.#find(linked);
    if (device === null) throw noDevice();
    const { id, lookup } = push.record;
    const code = codeDigest(push.urlToken, device, normalCode(typed));
    const tried = await store.verify(id, deviceDigest(lookup, device), code, clock.now());
    if (tried && "confirmed" in tried) return;
    await this.parts.pushStore.logWithoutView(id, "failed_code", caller.client, clock.now());
    throw new WrongCode(tried && tried.triesLeft);
  }

  /** The code that can be typed on this device; null if there is none. */
  async awaited({ id, lookup }: PushRecord, device: string): Promise<Awaited | null> {
    const { store, clock } = this.parts;
    const open = await store.open(id, deviceDigest(lookup, device), clock.now());
    return open && awaitedUntil(open.expiresAtMs, open.expiresAtMs - CODE_LASTS_MS, clock.now());
  }

  async #find({ noun, urlToken }: Linked): Promise<{ push: Push; addresses: readonly string[] }> {
    const push = await this.parts.pushes.find(urlToken, noun);
    const { codes, recipients = [] } = push.record.traits;
    if (!codes) throw new AppError("conflict", `This ${noun} does not use codes: open it as its page says.`);
    return { push, addresses: addressesAmong(recipients) };
  }

  #track({ push }: Mail, work: Promise<void>): void {
    const isDone = work.catch((error: unknown) => {
      this.parts.log.error("a code for a recipient was lost", { push: push.record.id, reason: reasonOf(error) });
    });
    this.#underWay.add(isDone);
    void isDone.finally(() => this.#underWay.delete(isDone));
  }

  async #mail(mail: Mail): Promise<void> {
    const { stopped, clock, isClosedTo, store, here } = this.parts;
    // The answer is sent first, so that no one can measure whether a mail follows.
    await pause(AFTER_ANSWER_MS, stopped);
    await this.#turnOf(mail);
    const isOver = mail.waits && (await this.#isOver(mail));
    let status = isOver ? "expired" : STOPPED;
    for (const pauseMs of [...AGAIN_AFTER_MS, null]) {
      if (isOver || stopped.aborted) break;
      // Another node took this one for dead, and has recorded that the mail failed.
      if (mail.waits && !(await store.waits(mail.id, here))) return;
      // The account may have been closed in the meantime: then the address no longer counts as a recipient's.
      if (mail.waits && mail.isSent && (await isClosedTo(mail.address))) {
        await this.#note("code_failed", mail, { about: "closed", returnsAttempt: false });
        mail.isSent = false;
      }
      const answer = await this.#send(mail);
      if (answer.outcome === "sent") return this.#note("code_sent", mail);
      ({ status } = answer);
      if (answer.outcome === "never" || pauseMs === null) break;
      const lastMs = clock.now() + AGAIN_AFTER_MS.reduce((all, one) => all + one);
      if (!mail.waits) await this.#note("code_queued", mail, { about: lastMs });
      await this.#until(clock.now() + pauseMs);
    }
    // An address that is not a recipient's gets its attempt back too: otherwise its limits would reveal that no mail is ever sent there.
    await this.#note("code_failed", mail, { about: status, returnsAttempt: true });
  }

  async #isOver({ push }: Mail): Promise<boolean> {
    const now = await this.parts.pushes.find(push.urlToken, nounOf(push.record)).catch(() => null);
    return now === null || now.expired;
  }

  /** For an address that is not a recipient's, returns what the mail server would have answered, judging by its last answer. */
  async #send({ push, address, code, isSent, asked }: Mail): Promise<CodeOutcome> {
    if (!isSent) {
      const reason = this.#trouble;
      return reason === null ? { outcome: "sent" } : { outcome: "not now", status: "", reason };
    }
    const { pushes, log } = this.parts;
    const words = await pushes.senderOf(push).catch(() => null);
    const isVouchedFor = words?.account?.isVouchedFor ?? true;
    const sender = (isVouchedFor && (words?.name || words?.account?.email)) || null;
    const minutes = CODE_LASTS_MS / MINUTE_MS;
    const letter = { code: inGroups(code), sender, minutes, opens: nounOf(push.record) };
    const answer = await asked.sendCode(address, asked.language, letter);
    this.#trouble = answer.outcome === "not now" ? answer.reason : null;
    if (answer.outcome !== "sent") {
      log.warn("a code for a recipient could not be mailed", { push: push.record.id, reason: answer.reason });
    }
    return answer;
  }

  async #turnOf(mail: Mail): Promise<void> {
    this.#waiting.add(mail);
    await this.#until(mail.leavesAtMs);
    this.#waiting.delete(mail);
  }

  /** Waits until this moment, or until the server stops. */
  async #until(atMs: number): Promise<void> {
    const { clock, stopped } = this.parts;
    while (!stopped.aborted && clock.now() < atMs) {
      await pause(Math.min(atMs - clock.now(), LOOK_AGAIN_MS), stopped);
    }
  }

  async #note(
    kind: CodeFate["kind"],
    mail: Mail,
    { about = "", returnsAttempt = false }: { about?: string | number; returnsAttempt?: boolean } = {},
  ): Promise<void> {
    const { store, clock, here } = this.parts;
    const { id, push, address, client, isSent, waits } = mail;
    const said = typeof about === "number" ? iso(about) : about;
    mail.waits = kind === "code_queued";
    const fate = {
      kind,
      waitedIn: waits ? here : "",
      waitsIn: mail.waits ? here : "",
      returnsAttempt,
      client: isSent ? { ...client, referrer: signOfCode(address, said) } : null,
    };
    await store.settle({ id, pushId: push.record.id }, fate, clock.now());
  }
}

const awaitedUntil = (untilMs: number, comesByMs: number, nowMs: number): Awaited => ({
  untilMs,
  comesByMs: comesByMs > nowMs ? comesByMs : null,
});

/** @throws AppError `invalid` */
function addressOf(given: string, addresses: readonly string[], noun: Noun): string {
  const text = given.trim();
  const typed = /^\d{1,3}$/.test(text) ? addresses[Number(text) - 1] : normalEmail(text);
  if (typed !== undefined && isAddress(typed)) {
    const wire = onTheWire(typed);
    return addresses.find((one) => onTheWire(one) === wire) ?? wire;
  }
  const problem = `must be an email address, or the number of a recipient of this ${noun}`;
  throw new AppError("invalid", "Not valid: recipient.", { fields: { recipient: [problem] } });
}

/** Neither keeps the process alive nor outlives the server. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    stopped.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** The code was wrong, or there was no code to try: then `triesLeft` is null. */
export class WrongCode extends AppError {
  constructor(readonly triesLeft: number | null) {
    super(triesLeft ? "wrong-code" : "no-code", sentenceOf(triesLeft));
  }
}

function sentenceOf(triesLeft: number | null): string {
  if (triesLeft === null) return "There is no code to enter here: request one, and enter it where you requested it.";
  if (triesLeft === 0) return "The code is wrong, and that was the last try: ask for another code.";
  return `The code is wrong. You can try ${triesLeft === 1 ? "once" : "twice"} more.`;
}

const noDevice = (): AppError =>
  new AppError("no-code", "In X-Recipient-Proof, send the proof that you got when you requested the code.");
const noMore = (noun: Noun): AppError =>
  new AppError("no-more-codes", `No more codes can be sent for this ${noun}. Ask its sender for another ${noun}.`);
function tooOften({ afterMs, ofMailbox }: TooMany): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(afterMs / 1_000));
  const what = ofMailbox ? "Five codes were requested for this address" : "Too many codes were requested";
  const sentence = `${what} within an hour. Try again in ${retryAfterSeconds} seconds.`;
  return new AppError("rate-limited", sentence, { retryAfterSeconds });
}
