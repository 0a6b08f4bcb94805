// Everyone's pushes, for auditors and administrators: without names and notes, and without anything that
// gives access to their content. Each has a page with its log. Administrators can expire any of them.

import { withoutKey } from "../../../static/scripts/shared/typed_link.ts";
import { iso } from "../../base/clock.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { Administration, Overview, OverviewPage, PushFilter } from "../../domain/pushes/administration.ts";
import { type OwnPushes, PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import { viewsRemaining } from "../../model/push.ts";
import { OWN_TOKEN } from "../../model/url_token.ts";
import { tokenIn } from "../contract/overview_json.ts";
import { actHtml } from "./acts.ts";
import { agentHtml } from "./admin_log_lines.ts";
import {
  addressOf,
  endOfDay,
  listValues,
  menuHtml,
  noneFound,
  nothingHtml,
  pageIn,
  pagesAround,
  zoneIn,
  type Asked,
  type Reader,
  timeHtml,
} from "./list.ts";
import { cautionBadges } from "./own_pushes_list.ts";
import { userPage } from "./users_list.ts";
import { DOT, DOT_OF_SHOWN, fact, type Html, markup } from "./markup.ts";

export const ALL_PATH = "/admin/links";
/** A page of the store covers some thousands of pushes. Up to this many pages are read until a push matches. */
const MOST_PAGES = 5;

type Parts = { accounts: Accounts; administration: Administration };

/** The values of static/pages/all_pushes.html. @param query `q` is a link, the number of a push, or a part of a sender's address */
export async function allPushesValues(query: URLSearchParams, parts: Parts, isAdmin: boolean, reader: Reader) {
  const { administration: texts, adminLive: live, admin } = reader.texts;
  const { words } = reader;
  const given = (name: string, ...known: string[]): string => known.find((one) => one === query.get(name)) ?? "";
  const until = query.get("until") ?? "";
  const q = withoutKey(query.get("q") ?? "");
  const asked = {
    q,
    // Senders without an account have no address that a search could find.
    owner: q === "" ? given("owner", "nobody") : "",
    state: given("state", "active", "expired"),
    until: Number.isNaN(endOfDay("", until)) ? "" : until,
  };
  const before = /^\d{1,15}$/.test(query.get("before") ?? "") ? Number(query.get("before")) : null;
  const zone = asked.until === "" ? "" : zoneIn(query);
  const { pushes, nextBeforeId: next } = await found({ ...asked, zone }, before, parts);
  const isNarrowed = addressOf("", asked) !== "";
  const state = [
    ["", texts.anyState],
    ["active", texts.onlyActive],
    ["expired", texts.onlyExpired],
  ] as const;
  const isWhole = before === null && next === null;
  return {
    found: isWhole && pushes.length > 0 && words.say(live.linksFound, { n: pushes.length }),
    showAll: isNarrowed && pushes.length > 0 && ALL_PATH,
    ...listValues(
      {
        id: "all",
        className: "list link-lines all-links",
        label: admin.all,
        path: ALL_PATH,
        asked: { ...asked, zone },
        takesLinks: true,
        isShort: !isNarrowed && pushes.length === 0 && next === null,
        fields: [
          { id: "find-link", name: "q", label: texts.findLink, placeholder: texts.findALink },
          { id: "state", name: "state", label: texts.filterState, options: state },
          { id: "until", name: "until", label: texts.madeUntil, type: "date" },
        ],
        chips: [{ id: "nobody", word: texts.nobody, asked: { owner: "nobody", q: "" } }],
        lines: pushes.map((push) => lineOf(push, isAdmin, reader)),
        nothing:
          next !== null
            ? noneFound(live.noneFound, addressOf(ALL_PATH, { ...asked, zone, before: String(next) }), live.searchOlder)
            : isNarrowed
              ? noneFound(live.noneMatching, ALL_PATH, live.showEveryone)
              : nothingHtml(live.noneAtAll),
        pager: { newer: admin.byNewest, older: admin.older },
        newer: before === null ? null : { before: "" },
        older: next === null || pushes.length === 0 ? null : { before: String(next) },
      },
      reader,
    ),
  };
}

async function found(
  { q, owner, state, until, zone }: Asked,
  before: number | null,
  { accounts, administration }: Parts,
): Promise<OverviewPage> {
  const urlToken = tokenIn(q ?? "");
  const [, number] = /^#?(\d{1,15})$/.exec(q ?? "") ?? [];
  if (number !== undefined) return administration.overviewOf({ id: Number(number) });
  if (urlToken !== "") {
    const exact = await administration.overviewOf({ urlToken });
    // A link of Password Pusher may look like part of an address.
    if (exact.pushes.length > 0 || q !== urlToken || OWN_TOKEN.test(q)) return exact;
  }
  const filter: PushFilter = {
    state: state === "active" || state === "expired" ? state : undefined,
    ...(owner === "nobody" && { owner }),
    ...(q && (await accounts.senderLike(q))),
  };
  const untilMs = until ? endOfDay(zone ?? "", until) : null;
  let page: OverviewPage = { pushes: [], nextBeforeId: before };
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const from = page.nextBeforeId;
    page =
      untilMs === null
        ? await administration.overview(filter, from)
        : await administration.overviewUntil(untilMs, filter, from);
    if (page.pushes.length > 0 || page.nextBeforeId === null) break;
  }
  return page;
}

/** One person's newest pushes, on their page. */
export async function pushLinesOf(
  owner: number,
  most: number,
  { administration }: Parts,
  admin: boolean,
  reader: Reader,
) {
  const { pushes } = await administration.overview({ owner }, null);
  const lines = pushes.slice(0, most).map((push) => lineOf({ ...push, ownerEmail: null }, admin, reader, true));
  return lines.length > 0 ? lines : [nothingHtml(reader.texts.adminLive.none)];
}

const nameOf = ({ record }: Overview, { texts }: Reader): string => `${texts.adminLive[record.kind]} #${record.id}`;

/** The facts about a push, each as a part of its line. */
function saidOf({ record, expired, ownerEmail }: Overview, reader: Reader, isOnes = false) {
  const { texts, words } = reader;
  const { adminLive: live } = texts;
  const { say, relative } = words;
  const when = (atMs: number) => ({ when: relative(iso(atMs)) });
  const { ownerId } = record;
  const hasOwner = ownerId !== null && ownerEmail !== null;
  const owner = hasOwner ? markup`<a href="${userPage(ownerId)}"><bdi>${ownerEmail}</bdi></a>` : live.nobody;
  return [
    ["made", say(live.created, when(record.createdAtMs))],
    ["viewed", !isOnes && owner],
    ["ends", expired ? endedHow(record, reader) : say(live.endsIn, when(record.expiresAtMs))],
    ["left", !expired && say(live.viewsLeft, { n: viewsRemaining(record) })],
  ] as const;
}

/** What a person deleted, the log calls deleted. */
const endedHow = (
  { deleted, expiredAtMs }: Overview["record"],
  { texts: { adminLive: live }, words }: Reader,
): string =>
  deleted && expiredAtMs !== null ? words.say(live.byHand, { when: words.relative(iso(expiredAtMs)) }) : live.isExpired;

function lineOf(push: Overview, isAdmin: boolean, reader: Reader, isOnes = false): Html {
  const { id } = push.record;
  const name = nameOf(push, reader);
  const badges = cautionBadges(push, reader).filter(Boolean);
  const marks = badges.length > 0 && markup`<span class="marks">${badges.map((one) => [one, " "])}</span>`;
  const said = saidOf(push, reader, isOnes).map(
    ([part, word]) => word && markup`${DOT_OF_SHOWN}<span class="fact ${part}">${word}</span>`,
  );
  const menu = isAdmin && !push.expired && menuHtml(`link-${id}`, name, [endHtml(push, reader)], reader);
  return markup`<li><a class="name" href="${ALL_PATH}/${id}">${name}</a><div class="said meta">${marks}${said}</div>${menu}</li>`;
}

function endHtml(push: Overview, reader: Reader): Html {
  const { adminLive: live } = reader.texts;
  const name = nameOf(push, reader);
  return actHtml({
    path: `/admin/data/all/${push.record.id}/end`,
    word: live.end,
    about: name,
    ask: reader.words.say(live.endQuestion, { name }),
    className: "danger",
  });
}

/** The values of static/pages/any_push.html: one push with its log. @returns null if no push has this number */
export async function anyPushValues(
  id: number,
  query: URLSearchParams,
  { administration, own }: { administration: Administration; own: OwnPushes },
  isAdmin: boolean,
  reader: Reader,
) {
  const [push] = (await administration.overviewOf({ id })).pushes;
  if (!push) return null;
  const { oversightLive: live, administration: texts, seenLogLive } = reader.texts;
  const kinds: Readonly<Record<string, string>> = seenLogLive;
  const page = pageIn(query);
  const entries = await own.auditLog(id, page);
  const more = entries.length === PAGE_SIZE && (await own.auditLog(id, page + 1)).length > 0;
  const badges = cautionBadges(push, reader).map((one) => one && markup`${one} `);
  const said = saidOf(push, reader).filter(([, word]) => word);
  return {
    heading: nameOf(push, reader),
    said: String(markup`${badges}${said.map(([, word], index) => markup`${index > 0 && DOT}${word}`)}`),
    end: isAdmin && !push.expired ? String(endHtml(push, reader)) : "",
    ...listValues(
      {
        id: "entries",
        label: `${live.log}: ${nameOf(push, reader)}`,
        path: `${ALL_PATH}/${id}`,
        lines: entries.map(({ kind, atMs, ip, userAgent }) => {
          return markup`<li><div class="name">${kinds[`seen-${kind}`] ?? kind}</div><div class="meta">${fact(timeHtml(atMs, reader))}${DOT}${fact(ip)}${DOT}${fact(agentHtml(userAgent, reader))}</div></li>`;
        }),
        nothing: nothingHtml(live.logNothing),
        pager: { newer: texts.before, older: texts.next },
        ...pagesAround(page, more),
      },
      reader,
    ),
  };
}
