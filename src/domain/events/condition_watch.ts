// Reports conditions: by events for webhooks and the log collector, by mail to administrators, and in the log. Mail and log repeat a
// condition every week. Otherwise each is reported once, no matter how many nodes see it and how often they start: the database records
// each report in the commit that stores its events.

import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { isAddress } from "../../model/mailbox.ts";
import { Repeated } from "../../base/repeated.ts";
import { isActive } from "../../model/account.ts";
import { type Condition, type ConditionKind, keyOf, type SaidCondition, severityOf } from "../../model/condition.ts";
import type { NewEvent } from "../../model/event.ts";
import type { AccountStore, OutboxStore, OverviewStore } from "../../store/contract.ts";

/** Stands for the addresses of all administrators. */
export const ADMINISTRATORS = "administrators";

export interface ConditionWatchOptions {
  conditions: () => Promise<readonly Condition[]>;
  /** Puts a condition into words, for events and the log. */
  say: (condition: Condition) => SaidCondition;
  overview: Pick<OverviewStore, "note">;
  outbox: Pick<OutboxStore, "tellConditions">;
  accounts: Pick<AccountStore, "listUsers">;
  /** Delivers events that could not be stored. Never throws. @returns whether any receiver took them */
  deliver: (events: readonly NewEvent[]) => Promise<boolean>;
  /** Who gets mail: addresses, and ADMINISTRATORS. */
  mailTo: readonly string[];
  clock: Clock;
  log: Log;
  everyMs?: number | undefined;
}

/** What was reported, by the key of the condition. */
type Told = Record<string, { kind: ConditionKind; toldAtMs: number; seenAtMs: number }>;

const EVERY_MS = MINUTE_MS;
/** A condition is over once it has been gone for this long. If it comes back sooner, it is the same one. */
const OVER_AFTER_MS = 6 * HOUR_MS;
const REMINDED_AFTER_MS = 7 * DAY_MS;
/** How often the database records that a condition still holds. */
const SEEN_EVERY_MS = HOUR_MS;
const MOST_TOLD = 200;
const NO_CLIENT = { ip: "", userAgent: "" };

export class ConditionWatch {
  readonly #options: ConditionWatchOptions;
  readonly #looks: Repeated;
  /** What the last check found. A condition is reported only if two checks in a row find it, because many are over within a minute. */
  #before = new Set<string>();
  /** For conditions whose report could not be stored, by key: when they were last seen. */
  readonly #unstored = new Map<string, number>();

  constructor(options: ConditionWatchOptions) {
    const { log, everyMs: intervalMs = EVERY_MS } = options;
    this.#options = options;
    this.#looks = new Repeated({ pass: () => this.look(), failure: "conditions are not reported", log, intervalMs });
  }

  start(): void {
    this.#looks.startLater();
  }

  stop(): Promise<void> {
    return this.#looks.stop();
  }

  async look(): Promise<void> {
    const { conditions, say, overview, outbox, deliver, clock } = this.#options;
    const found = (await conditions()).slice(0, MOST_TOLD);
    const lasting = found.filter((condition) => this.#before.has(keyOf(condition)));
    this.#before = new Set(found.map(keyOf));
    const text = await overview.note("conditions");
    const told = toldIn(text);
    const nowMs = clock.now();
    for (const [key, seenAtMs] of this.#unstored) {
      if (this.#before.has(key)) this.#unstored.set(key, nowMs);
      else if (nowMs - seenAtMs >= OVER_AFTER_MS) this.#unstored.delete(key);
    }
    const isOver = ([key, { seenAtMs }]: [string, Told[string]]): boolean =>
      !this.#before.has(key) && nowMs - seenAtMs >= OVER_AFTER_MS;
    const over = Object.entries(told).filter(isOver);
    const due = lasting.filter((condition) => nowMs - (told[keyOf(condition)]?.toldAtMs ?? 0) >= REMINDED_AFTER_MS);
    const untold = due.filter((condition) => !this.#unstored.has(keyOf(condition)));
    const began = untold.filter((condition) => told[keyOf(condition)] === undefined);
    const next = { ...told };
    for (const [key] of over) delete next[key];
    for (const condition of lasting) {
      const key = keyOf(condition);
      const { toldAtMs = nowMs, seenAtMs = 0 } = due.includes(condition) ? {} : (next[key] ?? {});
      next[key] = { kind: condition.kind, toldAtMs, seenAtMs: nowMs - seenAtMs < SEEN_EVERY_MS ? seenAtMs : nowMs };
    }
    const after = JSON.stringify(next);
    if (after === (text ?? "{}")) return;
    const events = [
      ...began.map((condition) => beganEvent(condition, say(condition), nowMs)),
      ...over.map(([key, { kind }]) => endedEvent(key, kind, nowMs)),
      ...(untold.length > 0 ? await this.#mails(untold, nowMs) : []),
    ];
    try {
      // False if another node has written its report first.
      if (!(await outbox.tellConditions({ before: text, after, events }))) return;
    } catch (error) {
      // A full disk has no room for the report that it is full.
      if (untold.length === 0) throw error;
      this.#writeLog(untold, []);
      if (await deliver(events)) for (const condition of untold) this.#unstored.set(keyOf(condition), nowMs);
      throw error;
    }
    this.#writeLog(untold, over);
    this.#unstored.clear();
  }

  /** One mail to each recipient, about everything that is due. */
  async #mails(due: readonly Condition[], atMs: number): Promise<NewEvent[]> {
    const { mailTo, accounts } = this.#options;
    if (mailTo.length === 0) return [];
    const conditions = JSON.stringify(due);
    const mail = (pushId: number, ownerId: number | null, to: string): NewEvent => ({
      kind: "mail.send",
      pushId,
      ownerId,
      client: NO_CLIENT,
      atMs,
      detail: { conditions, to },
    });
    const administrators = mailTo.includes(ADMINISTRATORS) ? await accounts.listUsers() : [];
    // An id that no push has, different for each mailbox, so that a mailbox that refuses mail delays no other.
    return [
      ...mailTo.flatMap((to, index) => (to === ADMINISTRATORS ? [] : mail(-(2 ** 40) - index, null, to))),
      ...administrators
        .filter((user) => user.admin && isActive(user) && isAddress(user.email) && !mailTo.includes(user.email))
        .map(({ id }) => mail(-id, id, "")),
    ];
  }

  #writeLog(due: readonly Condition[], over: ReadonlyArray<[string, { kind: ConditionKind }]>): void {
    const { say, log } = this.#options;
    for (const condition of due) log.warn("this needs an administrator", { kind: condition.kind, ...say(condition) });
    for (const [, { kind }] of over) log.info("this no longer needs an administrator", { kind });
  }
}

function toldIn(text: string | null): Told {
  try {
    return Object(JSON.parse(text ?? "{}")) as Told;
  } catch {
    return {}; // a damaged page can contain anything
  }
}

const subjectOf = (key: string): string => key.slice(key.indexOf(" ") + 1);

const eventOf = (kind: NewEvent["kind"], atMs: number, detail: NewEvent["detail"]): NewEvent => ({
  kind,
  pushId: null,
  ownerId: null,
  client: NO_CLIENT,
  atMs,
  detail,
});

function beganEvent(condition: Condition, { says, mend, command }: SaidCondition, atMs: number): NewEvent {
  const { kind, subject = "" } = condition;
  const detail = {
    condition: kind,
    subject,
    severity: severityOf(condition),
    says,
    mend,
    ...(command !== null && { command }),
  };
  return eventOf("condition.began", atMs, detail);
}

const endedEvent = (key: string, kind: ConditionKind, atMs: number): NewEvent =>
  eventOf("condition.ended", atMs, { condition: kind, subject: subjectOf(key) });
