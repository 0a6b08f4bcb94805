// A person's own pushes, active or expired: as cards, or as lines where there is room.

import { isLink, withoutKey } from "../../../static/scripts/shared/typed_link.ts";
import { iso } from "../../base/clock.ts";
import { type OwnPushes, SEARCH_DEPTH, type SearchResult } from "../../domain/pushes/own_pushes.ts";
import type { User } from "../../model/account.ts";
import { type Listed, linkOf, viewsRemaining } from "../../model/push.ts";
import { type Listing, ORDERS, PARTS } from "../../model/push_lists.ts";
import { tokenIn } from "../contract/overview_json.ts";
import { copyHtml } from "./acts.ts";
import {
  addressOf,
  endOfDay,
  listValues,
  noneFound,
  nothingHtml,
  pageIn,
  pagesAround,
  type Reader,
  timeHtml,
  utcWords,
  zoneIn,
} from "./list.ts";
import { attribute, DOT, DOT_OF_SHOWN, dotted, type Html, markup } from "./markup.ts";

export type State = Listing["state"];
export const OWN_PATHS: Readonly<Record<State, string>> = { active: "/admin", expired: "/admin/expired" };
/** Few enough to see all of them at once, without searching. */
const FEW = 10;

/** The requested filters; unknown ones are left out. */
export function listingIn(query: URLSearchParams, state: State): Listing {
  const part = PARTS.find((one) => one === query.get("part"));
  return {
    state,
    part,
    ...(part === "today" && { untilMs: endOfDay(zoneIn(query)) + 1 }),
    order: ORDERS.find((order) => order === query.get("order")) ?? "newest",
  };
}

export interface OwnListParts {
  own: OwnPushes;
  /** The start of links. */
  base: string;
  /** Whether the server offers secret requests, whose answers are pushes. */
  asks: boolean;
  /** When the reader last looked at their list. */
  lookedAtMs: number;
}

/** The values of static/pages/own_pushes.html. @param query the query in the address */
export async function ownPushesValues(
  query: URLSearchParams,
  user: User,
  state: State,
  given: OwnListParts,
  reader: Reader,
) {
  const { admin: texts, adminLive: live } = reader.texts;
  const { say } = reader.words;
  const path = OWN_PATHS[state];
  const listing = listingIn(query, state);
  const { part = "", order } = listing;
  const q = withoutKey(query.get("q") ?? "");
  const below = /^\d{1,15}$/.test(query.get("below") ?? "") ? Number(query.get("below")) : null;
  const zone = part === "today" ? zoneIn(query) : "";
  const asked = { q, part, order: order === "newest" ? "" : order, zone };
  const find = (page: number): Promise<SearchResult> => found(given.own, user.id, listing, q, page, below);
  let page = pageIn(query);
  let result = await find(page);
  // The items on this page are gone.
  if (result.pushes.length === 0 && page > 1) result = await find((page = 1));
  const { pushes, more, total, isLeast, older } = result;
  const opened = await given.own.lastOpened(pushes);
  const isNarrowed = q !== "" || part !== "";
  const isShort = !isNarrowed && !more && total < FEW;
  const held = pushes.filter(({ record, expired }) => record.traits.hold === true && !expired);
  const around = pagesAround(page, more);
  // The chip has the number if this page is the whole list.
  const isWhole = !isNarrowed && !more && page === 1;
  const awaited = isWhole ? pushes.filter(({ waiting }) => waiting > 0).length : 0;
  const keep = { below: below === null ? "" : String(below) };
  const words = {
    unopened: texts.unopened,
    opened: texts.opened,
    today: texts.today,
    sealed: texts.sealed,
    waiting: texts.waiting,
    frozen: texts.frozen,
    answers: texts.answers,
  };
  const parts = PARTS.filter((one) => (state === "active" || !OF_ACTIVE.has(one)) && (one !== "answers" || given.asks));
  return {
    found: total === 0 || isLeast ? "" : say(live.linksFound, { n: total }),
    // A link stays out of addresses.
    csv: !isShort && total > 0 && !isLink(q) && addressOf("/account/pushes.csv", { ...asked, state }),
    tickEvery: tickEveryHtml(isShort, reader),
    searched: older !== null && say(live.searchedPart, { n: SEARCH_DEPTH }),
    searchOlder: older !== null && !isLink(q) && addressOf(path, { ...asked, below: String(older) }),
    ...listValues(
      {
        id: "pushes",
        className: "list link-lines",
        label: texts[state],
        path,
        asked,
        takesLinks: true,
        isShort,
        fields: [
          { id: "search", name: "q", label: texts.search, placeholder: reader.texts.languages.find },
          {
            id: "order",
            name: "order",
            label: texts.order,
            options: [
              ["", texts.byNewest],
              ["expiry", texts.byExpiry],
              ["opened", texts.byOpened],
              ["views", texts.byViews],
            ],
          },
        ],
        chips: parts.map((one) => ({
          id: `only-${one}`,
          word: words[one],
          asked: { part: one },
          isZoned: one === "today",
          n: one === "waiting" && awaited > 0 ? awaited : undefined,
        })),
        data: {
          looked: String(given.lookedAtMs),
          "as-of": iso(result.atMs),
          ...(held.length > 0 && { waiting: String(held.reduce((sum, { waiting }) => sum + waiting, 0)) }),
        },
        lines: pushes.map((push) => lineOf(push, opened.get(push.record.id), given, reader)),
        nothing: isNarrowed
          ? noneFound(live.noneFound, path, live.showEveryone)
          : state === "expired"
            ? nothingHtml(live.noneExpired)
            : markup`<li class="empty"><p>${live.noneActive}</p><a class="button" href="/">${live.shareSecret}</a></li>`,
        newer: around.newer ? { ...around.newer, ...keep } : below === null ? null : { below: "" },
        older: around.older && { ...around.older, ...keep },
      },
      reader,
    ),
  };
}

const tickEveryHtml = (isShort: boolean, { texts }: Reader): string =>
  String(
    markup`<label id="tick-every" class="scripted"${attribute("hidden", isShort)}><input type="checkbox" id="tick-all" autocomplete="off"> ${texts.admin.tickAll}</label>`,
  );

/** Filters that make no sense for expired pushes. */
const OF_ACTIVE: ReadonlySet<string> = new Set<(typeof PARTS)[number]>(["today", "waiting", "frozen"]);

/** A pasted link finds its push in either list. */
async function found(own: OwnPushes, userId: number, ...[listing, q, page, below]: Wanted): Promise<SearchResult> {
  const token = tokenIn(q);
  const exact = token === "" ? null : await own.ofToken(token, userId);
  if (exact) return { pushes: [exact], more: false, total: 1, isLeast: false, older: null, atMs: exact.atMs };
  return own.search(userId, listing, q, page, below);
}
type Wanted = [listing: Listing, q: string, page: number, below: number | null];

function lineOf(
  push: Listed,
  openedAtMs: number | undefined,
  { base, lookedAtMs }: OwnListParts,
  reader: Reader,
): Html {
  const { record, expired, urlToken } = push;
  const { adminLive: live, holdOwnLive: hold } = reader.texts;
  const { say, beside, relative } = reader.words;
  const kind = live[record.kind];
  const name = push.name || beside(kind, utcWords(record.createdAtMs, reader));
  const shown = push.name !== "" ? dotted(push.name) : markup`${kind}${DOT}${timeHtml(record.createdAtMs, reader)}`;
  const canEnd = !expired && urlToken !== "";
  const { e2e = false } = record.traits;
  const files = e2e && record.fileCount > 0 && say(live.sealedFiles, { n: record.fileCount });
  const endMs = record.expiredAtMs ?? record.expiresAtMs;
  // The end of a deleted push is in the future as long as the deletion can be undone.
  const over = (): string => relative(iso(Math.min(Date.now(), endMs)));
  const ends = expired
    ? say(record.deleted ? live.byHand : live.endedOn, { when: over() })
    : say(live.endsIn, { when: relative(iso(record.expiresAtMs)) });
  const badges: Array<Html | false> = [
    push.waiting > 0 && badge(" warning", say(hold.asks, { n: push.waiting })),
    ...cautionBadges(push, reader),
    push.damaged && badge(" warning", live.damaged),
    openedAtMs !== undefined && openedAtMs > lookedAtMs && badge(" on", live.openedSince),
    e2e && markup`<span class="badge" title="${live.sealedLink}">${live.sealed}</span>`,
  ];
  const notes = [files, push.note].map((word) => word && markup`<span class="note" dir="auto">${word}</span>`);
  const about = [push.name !== "" && kind, ...notes].filter(Boolean);
  const title =
    urlToken === ""
      ? markup`<span class="name"><bdi>${shown}</bdi></span>`
      : markup`<a class="name" href="/p/${urlToken}/preview"><bdi>${shown}</bdi></a>`;
  const told: ReadonlyArray<readonly [className: string, word: string | false]> = [
    ["viewed", viewedWords(push, reader)],
    ["ends", ends],
    ["left", !expired && say(live.viewsLeft, { n: viewsRemaining(record) })],
  ];
  const marks =
    (badges.some(Boolean) || about.length > 0) &&
    markup`<span class="marks">${badges.map((one) => one && markup`${one} `)}${
      about.length > 0 && markup`<span class="about">${about.map((one, at) => [at > 0 && DOT_OF_SHOWN, one])}</span>`
    }</span>`;
  const said = told.map(
    ([className, word]) => word && markup`${DOT_OF_SHOWN}<span class="fact ${className}">${word}</span>`,
  );
  const sealed = e2e && urlToken !== "" && markup` data-sealed="${urlToken}"`;
  const tick =
    canEnd &&
    markup`<input type="checkbox" class="pick scripted" value="${urlToken}" autocomplete="off" aria-label="${say(live.tick, { name })}">`;
  const copy = canEnd && copyHtml(e2e ? null : linkOf(base, push), reader, name);
  return markup`<li${sealed}${attribute("data-over", expired)}>${tick}${title}<div class="said meta">${marks}${said}</div>${copy}</li>`;
}

/** Whether a recipient has reported it, and whether it is paused. */
export const cautionBadges = (
  { record, expired }: Pick<Listed, "record" | "expired">,
  { texts: { cautionOwnLive: caution } }: Reader,
) => [
  record.traits.alarmed === true && badge(" warning", caution.alarmed),
  record.frozen && !expired && badge(" warning", caution.frozen),
];

const badge = (className: string, word: string): Html => markup`<span class="badge${className}">${word}</span>`;

/** How often it was opened, and when last: `updatedAtMs` of an active push is the time of its last view. */
function viewedWords({ record, expired }: Listed, { texts: { adminLive: live }, words }: Reader): string {
  const n = record.viewsCounted;
  if (n === 0) return expired ? live.neverViewed : live.notViewed;
  if (expired) return words.say(live.viewed, { n });
  return words.say(live.viewedLast, { n, when: words.relative(iso(record.updatedAtMs)) });
}
