// Accepts orders for mail that announces a push, within limits. target.ts sends this mail.

import { type Clock, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import { AppError, Problems } from "../../base/errors.ts";
import type { Gate } from "../../base/limiter.ts";
import { type MailOrder, recipientsIn } from "../../model/mailing.ts";
import { isExpired, owns } from "../../model/push.ts";
import type { MailingStore } from "../../store/contract.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import { type MailOrders } from "../../domain/pushes/mail_orders.ts";
import { type MailWithPush, orderOf } from "../../domain/pushes/new_pushes.ts";
import type { AttemptGates } from "../../domain/callers/attempt_gates.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";

const ORDERS_A_MINUTE = 5;
/** The limit on notices about one account: a person may sign up with another person's address to flood it. */
const NOTICES_AN_HOUR = 20;

export class Mailings implements MailOrders {
  readonly #store: MailingStore;
  readonly #pushes: Pushes;
  readonly #clock: Clock;
  readonly #orders: Gate;
  readonly #mails: Gate;
  readonly #notices: Gate;

  /** @param options.perHour how many mails one user may cause in an hour */
  constructor(options: { store: MailingStore; pushes: Pushes; clock: Clock; gate: AttemptGates; perHour: number }) {
    this.#store = options.store;
    this.#pushes = options.pushes;
    this.#clock = options.clock;
    this.#orders = options.gate("mail orders by user", { failures: ORDERS_A_MINUTE, windowMs: MINUTE_MS });
    this.#notices = options.gate("notices by account", { failures: NOTICES_AN_HOUR, windowMs: HOUR_MS });
    this.#mails = options.gate("mails by user", { failures: options.perHour, windowMs: HOUR_MS });
  }

  async admit(urlToken: string, userId: number): Promise<void> {
    const place = await this.#orders.enter(String(userId));
    if ("retryAfterSeconds" in place) throw tooMuch(place.retryAfterSeconds);
    place.settle(true);
    const { record } = await this.#pushes.find(urlToken);
    if (!owns(userId, record)) throw new AppError("forbidden", "That push doesn't belong to you.");
  }

  async order(urlToken: string, userId: number, caller: Caller, mail: MailWithPush): Promise<void> {
    const { record } = await this.#pushes.find(urlToken);
    if (!owns(userId, record)) throw new AppError("forbidden", "That push doesn't belong to you.");
    const order = orderOf(mail, record.traits.language);
    if (!order) return;
    const nowMs = this.#clock.now();
    const isOpen = !isExpired(record, nowMs);
    if (isOpen) await this.count(userId, order);
    if (isOpen && (await this.#store.order(record.id, order, caller.client, nowMs))) return;
    const problems = new Problems();
    problems.add("notify_emails_to", "are not available");
    problems.throwIfAny();
  }

  async count(userId: number, { recipients }: MailOrder): Promise<void> {
    for (const _recipient of recipientsIn(recipients)) {
      const place = await this.#mails.enter(String(userId));
      if ("retryAfterSeconds" in place) throw tooMuch(place.retryAfterSeconds);
      place.settle(true);
    }
  }

  /**
   * Sends mail to a user, unless the limit for this kind is reached. A failure does not count. Notices about the account
   * have a separate limit, so that no one can suppress a notice by causing other mail.
   */
  async withinLimit(what: "mail" | "notice", userId: number, send: () => Promise<void>): Promise<void> {
    const place = await (what === "mail" ? this.#mails : this.#notices).enter(String(userId));
    if ("retryAfterSeconds" in place) return;
    let sent = false;
    try {
      await send();
      sent = true;
    } finally {
      place.settle(sent);
    }
  }
}

function tooMuch(retryAfterSeconds: number): AppError {
  return new AppError("rate-limited", `Too much mail on your behalf. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
}
