// On what terms a push can be opened, in words. The server uses these too: a page without scripts shows the same.

import type { Strings } from "../../strings.ts";
import type { Words } from "../shared/words.ts";

export interface Terms {
  expired: boolean;
  views_remaining: number;
  expire_after_views: number;
  expires_at: string;
  guarded: boolean;
  covered: boolean;
  deletable_by_viewer: boolean;
  not_before?: string;
  expire_after_first_view?: number;
  /** Its owner alone sees them, and only where there are any. */
  allowed_networks?: readonly string[];
  recipients?: readonly string[];
  hold?: boolean;
  lock?: boolean;
  views_per_recipient?: number;
  /** Its name in the reader's language. */
  language?: string | undefined;
}

export type OpenedTexts = Strings["pushLive"] &
  Strings["ownLogLive"] &
  Strings["resultLive"] &
  Strings["cautionOwnLive"];

export type TermTexts = Strings["pushLive"] &
  Strings["ownLogLive"] &
  Strings["cautionOwnLive"] &
  Strings["holdOwnLive"] &
  Strings["languagesLive"];

/**
 * @param own whether its owner reads them
 * @param timeZone as `Words.date` takes it
 * @returns each term with its name
 */
export function termsOf(
  push: Terms,
  texts: TermTexts,
  words: Words,
  own: boolean,
  timeZone?: string,
): Array<[name: string, term: string]> {
  const values = {
    left: push.views_remaining,
    used: push.expire_after_views - push.views_remaining,
    total: push.expire_after_views,
  };
  const when = { date: words.date(push.expires_at, timeZone), relative: words.relative(push.expires_at) };
  const opens = push.not_before ?? "";
  const firstView = { duration: words.duration((push.expire_after_first_view ?? 0) * 60_000) };
  const { allowed_networks: networks, recipients } = push;
  return [
    [texts.views, words.say(push.expired ? texts.viewsUsed : texts.viewsLeft, values)],
    ...(push.expired ? [] : [[texts.expires, words.say(texts.when, when)] satisfies [string, string]]),
    ...(push.not_before && !push.expired
      ? [
          [
            texts.notBefore,
            words.say(texts.when, { date: words.date(opens, timeZone), relative: words.relative(opens) }),
          ] satisfies [string, string],
        ]
      : []),
    ...(push.expire_after_first_view !== undefined && values.used === 0 && !push.expired
      ? [[texts.firstView, words.say(texts.firstViewEnds, firstView)] satisfies [string, string]]
      : []),
    ...(own && push.hold ? [[texts.hold, texts.holdYes] satisfies [string, string]] : []),
    ...(push.lock ? [[texts.lock, texts.lockYes] satisfies [string, string]] : []),
    ...(networks
      ? [[texts.networks, words.say(texts.networksOnly, { networks: words.list(networks) })] satisfies [string, string]]
      : []),
    ...(recipients
      ? [
          [texts.recipients, words.say(texts.recipientsOnly, { recipients: words.list(recipients) })] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(push.views_per_recipient !== undefined
      ? [[texts.shares, words.say(texts.sharesEach, { n: push.views_per_recipient })] satisfies [string, string]]
      : []),
    ...(push.language === undefined ? [] : [[texts.recipientLanguage, push.language] satisfies [string, string]]),
    // What is not agreed goes without saying.
    ...(push.guarded ? [[texts.passphrase, texts.passphraseSet] satisfies [string, string]] : []),
    ...(push.covered ? [[texts.covered, texts.coveredYes] satisfies [string, string]] : []),
    ...(push.deletable_by_viewer ? [[texts.deletable, texts.deletableYes] satisfies [string, string]] : []),
  ];
}

/** The terms in a line. */
export function lineOf(push: Terms, texts: TermTexts, words: Words, timeZone?: string): string {
  const { views_remaining: left, expire_after_views: total, expires_at: at } = push;
  if (push.expired) return words.say(texts.viewsUsed, { used: total - left, total });
  return words.say(texts.opens, { n: left, date: words.shortDate(at, timeZone), relative: words.relative(at) });
}

export interface Opened {
  expired: boolean;
  /** How many entries of each kind its log has. */
  totals: Record<string, number>;
  scans: number;
  /** The newest views, newest first. */
  views: ReadonlyArray<{ created_at: string }>;
}

/** Whether it was opened: what an owner who comes back asks first. */
export function openedWords(push: Opened, texts: OpenedTexts, words: Words, timeZone?: string): string {
  const { say, sentences, shortDate } = words;
  const { expired, totals, views, scans } = push;
  const { view = 0, failed_passphrase: wrong = 0, failed_view: late = 0, wrong_network: elsewhere = 0 } = totals;
  const last = views[0]?.created_at;
  const never = expired ? texts.neverOpened : texts.notOpened;
  return sentences(
    last === undefined ? never : say(texts.openedTimes, { n: view, date: shortDate(last, timeZone) }),
    ...(view > views.length ? [say(texts.openedNewest, { n: views.length })] : []),
    ...(scans > 0 ? [say(texts.scanned, { n: scans })] : []),
    ...(wrong > 0 ? [say(texts.failedPassphrases, { n: wrong })] : []),
    ...(elsewhere > 0 ? [say(texts.wrongNetworks, { n: elsewhere })] : []),
    ...(late > 0 ? [say(texts.failedViews, { n: late })] : []),
  );
}

export interface Ended {
  deleted: boolean;
  ended: { ip: string; user_agent: string } | null;
  views_remaining: number;
  expired_on: string | null;
  expires_at: string;
}

/** Why and when an expired push has expired. @param agentWords what to call a browser */
export function endedWords(
  push: Ended,
  texts: Strings["pushLive"] & Strings["ownLogLive"],
  words: Words,
  agentWords: (agent: string) => string,
  timeZone?: string,
): string {
  const { deleted, ended, views_remaining: views, expired_on: on, expires_at: at } = push;
  const { say, date, relative } = words;
  const when = say(texts.when, { date: date(on ?? at, timeZone), relative: relative(on ?? at) });
  if (deleted && ended)
    return say(texts.endedByHand, { when, address: ended.ip, browser: agentWords(ended.user_agent) });
  return say(views === 0 ? texts.endedByViews : texts.endedByTime, { when });
}

export interface Cautioned {
  expired: boolean;
  expires_at: string;
  frozen?: boolean;
  /** The newest, until it is settled. */
  alarm: { created_at: string; ip: string; user_agent: string } | null;
}

/** What keeps it closed, and what a recipient has reported; "" where there is none of it. */
export function cautionWords(
  { expired, expires_at: at, frozen = false, alarm }: Cautioned,
  texts: Strings["cautionOwnLive"],
  words: Words,
  agentWords: (agent: string) => string,
  timeZone?: string,
): { alarm: string; frozen: string } {
  const { say, sentences, date, relative } = words;
  const from = alarm && {
    date: date(alarm.created_at, timeZone),
    relative: relative(alarm.created_at),
    address: alarm.ip,
    browser: agentWords(alarm.user_agent),
  };
  return {
    alarm: from ? sentences(say(texts.alarm, from), texts.alarmNext) : "",
    frozen: frozen && !expired ? say(texts.frozenNow, { date: date(at, timeZone) }) : "",
  };
}

/** Whose codes wait to be mailed, or were not; "" if there are none. */
export function codesWords(
  codes: ReadonlyArray<{ comes_by?: string; confirmed_address?: string }>,
  texts: Strings["pushLive"] & Strings["ownLogLive"],
  { say, sentences, date, list }: Words,
  timeZone?: string,
): string {
  const waiting = codes.flatMap(({ comes_by: comes }) => comes ?? []).toSorted();
  const failed = codes.flatMap(({ comes_by: comes, confirmed_address: to }) => (comes === undefined && to) || []);
  const [time] = waiting;
  return sentences(
    time === undefined ? "" : say(texts.codesWait, { count: waiting.length, time: date(time, timeZone) }),
    failed.length > 0 ? say(texts.codesFailed, { addresses: list(failed) }) : "",
  );
}
