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

export type TermTexts = Strings["pushLive"] &
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
  const kept = own ? texts.deletableNo : texts.deletableNoOther;
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
    [texts.passphrase, push.guarded ? texts.passphraseSet : texts.passphraseNone],
    [texts.covered, push.covered ? texts.coveredYes : texts.coveredNo],
    [texts.deletable, push.deletable_by_viewer ? texts.deletableYes : kept],
  ];
}
