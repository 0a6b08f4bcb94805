// What the page of a push says about it: on what terms it can be opened, who opened it, and what keeps it closed.

import { agentWordsIn } from "../../../static/scripts/shared/agent_words.ts";
import { languageName } from "../../../static/scripts/shared/language_name.ts";
import type { toOwnPush } from "../contract/own_push_json.ts";
import type { Push } from "../contract/schemas.ts";
import type { Reader } from "./list.ts";
import type { Facts } from "./times.ts";

type Own = ReturnType<typeof toOwnPush>;

/** What anyone with the link sees of a push. What only its owner sees may be absent. */
export type Terms = Push & Pick<Own, "guarded" | "covered"> & Partial<Own>;

/** The day and the time, followed by how far off that moment is, such as "in 3 days". */
const whenWords = (at: string, { texts, words }: Reader, date = words.date(at)): string =>
  words.say(texts.ownLogLive.when, { date, relative: words.relative(at) });

/** What a browser calls itself, without brackets of its own: it stands in brackets. */
const agentOf = (agent: string, { texts, words }: Reader): string =>
  agentWordsIn(agent, texts.agentLive, words.say).replaceAll(/[()]/g, "");

/** @param own whether its owner reads them */
export function termsOf(push: Terms, reader: Reader, own: boolean): Facts {
  const { pushLive: texts, cautionOwnLive: caution, holdOwnLive: hold, languagesLive: languages } = reader.texts;
  const { say, list, duration } = reader.words;
  const { expired, views_remaining: left, expire_after_views: total, recipients, allowed_networks: networks } = push;
  const { not_before: opens, expire_after_first_view: minutes, views_per_recipient: each, language } = push;
  const views = say(expired ? texts.viewsUsed : texts.viewsLeft, { left, used: total - left, total });
  const firstView = minutes !== undefined && left === total && !expired;
  return [
    [texts.views, views],
    [texts.expires, !expired && whenWords(push.expires_at, reader)],
    [texts.notBefore, !expired && opens && whenWords(opens, reader)],
    [texts.firstView, firstView && say(texts.firstViewEnds, { duration: duration(minutes * 60_000) })],
    [hold.hold, own && push.hold && hold.holdYes],
    [caution.lock, push.lock && caution.lockYes],
    [caution.networks, networks && say(caution.networksOnly, { networks: list(networks) })],
    [caution.recipients, recipients && say(caution.recipientsOnly, { recipients: list(recipients) })],
    [caution.shares, each !== undefined && say(caution.sharesEach, { n: each })],
    [languages.recipientLanguage, language && languageName(language, reader.language)],
    // Terms that do not apply are left out.
    [texts.passphrase, push.guarded && texts.passphraseSet],
    [texts.covered, push.covered && texts.coveredYes],
    [texts.deletable, push.deletable_by_viewer && texts.deletableYes],
  ];
}

/** Longer names of files are shortened in their middle. */
const NAME_CHARACTERS = 36;

/** The first file by its name, and how many more there are; "" if there are none, or if the server does not know their names. */
export function filesWords({ files, e2e }: Own, { language }: Reader): string {
  const [first] = files;
  if (!first?.filename || e2e) return "";
  const letters = [...first.filename];
  const cut = [...letters.slice(0, NAME_CHARACTERS / 2), "…", ...letters.slice(-NAME_CHARACTERS / 2)];
  const name = (letters.length > NAME_CHARACTERS ? cut : letters).join("");
  const more = files.length - 1;
  return more > 0 ? `${name} +${more.toLocaleString(language)}` : name;
}

/** The terms in a line. @param files what only the owner sees of the files */
export function lineOf(
  push: Terms,
  files: string,
  { texts: { pushLive: own, adminLive: live }, words }: Reader,
): string {
  const { say, beside, relative } = words;
  const { views_remaining: n, expire_after_views: total, expires_at: at } = push;
  if (push.expired) return say(own.viewsUsed, { used: total - n, total });
  return beside(files, say(live.viewsLeft, { n }), say(live.endsIn, { when: relative(at) }));
}

/** Whether it was opened, which is the first question of an owner who comes back. */
export function openedWords({ expired, totals, views, scans }: Own, { texts: all, words }: Reader): string {
  const { pushLive: texts, resultLive: result } = all;
  const { say, sentences, shortDate } = words;
  const { view = 0, failed_passphrase: wrong = 0, failed_view: late = 0, wrong_network: elsewhere = 0 } = totals;
  const last = views[0]?.created_at;
  const never = expired ? texts.neverOpened : result.notOpened;
  return sentences(
    last === undefined ? never : say(result.openedTimes, { n: view, date: shortDate(last) }),
    view > views.length ? say(texts.openedNewest, { n: views.length }) : "",
    scans > 0 ? say(texts.scanned, { n: scans }) : "",
    wrong > 0 ? say(texts.failedPassphrases, { n: wrong }) : "",
    elsewhere > 0 ? say(all.cautionOwnLive.wrongNetworks, { n: elsewhere }) : "",
    late > 0 ? say(texts.failedViews, { n: late }) : "",
  );
}

/** Why and when a push expired; "" before that. */
export function endedWords(push: Own, reader: Reader): string {
  const { pushLive: texts } = reader.texts;
  const { say, shortDate } = reader.words;
  const { expired, deleted, ended, views_remaining: views } = push;
  if (!expired) return "";
  const at = push.expired_on ?? push.expires_at;
  const when = whenWords(at, reader, shortDate(at));
  if (!deleted || !ended) return say(views === 0 ? texts.endedByViews : texts.endedByTime, { when });
  return say(texts.endedByHand, { when, address: ended.ip, browser: agentOf(ended.user_agent, reader) });
}

/** What keeps it closed, and what a recipient has reported; "" where there is nothing to say. */
export function cautionWords(push: Own, reader: Reader): { alarm: string; frozen: string } {
  const { cautionOwnLive: texts } = reader.texts;
  const { say, sentences, shortDate: date, relative } = reader.words;
  const { expired, expires_at: expires, frozen = false, alarm } = push;
  const from = alarm && {
    date: date(alarm.created_at),
    relative: relative(alarm.created_at),
    address: alarm.ip,
    browser: agentOf(alarm.user_agent, reader),
  };
  return {
    alarm: from ? sentences(say(texts.alarm, from), texts.alarmNext) : "",
    frozen: frozen && !expired ? say(texts.frozenNow, { date: date(expires) }) : "",
  };
}

/** How many codes are waiting to be mailed, and to whom codes could not be mailed; "" if there are none. */
export function codesWords({ codes }: Own, { texts: { pushLive: texts }, words }: Reader): string {
  const { say, sentences, date, list } = words;
  const waiting = codes.flatMap(({ comes_by: comes }) => comes ?? []).toSorted();
  const failed = codes.flatMap(({ comes_by: comes, confirmed_address: to }) => (comes === undefined && to) || []);
  const [time] = waiting;
  return sentences(
    time === undefined ? "" : say(texts.codesWait, { count: waiting.length, time: date(time) }),
    failed.length > 0 ? say(texts.codesFailed, { addresses: list(failed) }) : "",
  );
}
