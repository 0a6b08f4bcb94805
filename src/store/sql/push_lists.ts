// The statements of an owner's list of pushes: one for each state, part and order.

import type { Listing, Order, Part } from "../../model/push_lists.ts";
import { IS_NO_REQUEST, PUSH_COLUMNS } from "./push_rows.ts";

const OWN = "p.owner_id = $ownerId AND p.id < $beforeId";
// The plus keeps SQLite from using the index by expiry, which would sort all pushes of an owner for one page.
const ACTIVE = "p.expired_at_ms IS NULL AND +p.expires_at_ms > $nowMs";
const ACTIVE_BY_EXPIRY = "p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs";
/** Two ranges: expired pushes, and pushes whose time is up but which are not swept yet. */
const EXPIRED = ["p.expired_at_ms IS NOT NULL", "p.expired_at_ms IS NULL AND p.expires_at_ms <= $nowMs"];

const PARTS: Record<Part, string> = {
  unopened: "p.views_counted = 0",
  opened: "p.views_counted > 0",
  today: "p.expires_at_ms < $untilMs",
  // As traitsText writes it. Within a text, the quotes would be escaped.
  sealed: `p.traits LIKE '%"e2e":true%'`,
  waiting: "p.id IN (SELECT h.push_id FROM holds h WHERE h.state = 'waiting' AND h.expires_at_ms > $nowMs)",
  frozen: "p.frozen",
};

const both = (key: string) => ({ active: key, expired: key });
/** What each order sorts by, ascending; the newest come first among equals. */
const KEYS: Record<Exclude<Order, "newest">, Record<Listing["state"], string>> = {
  expiry: { active: "p.expires_at_ms", expired: "-COALESCE(p.expired_at_ms, p.expires_at_ms)" },
  opened: both("CASE WHEN p.views_counted > 0 THEN -p.updated_at_ms ELSE 0 END"),
  views: both("p.expire_after_views - p.views_counted"),
};
const restOf = ({ part }: Listing): string => `${IS_NO_REQUEST}${part ? ` AND ${PARTS[part]}` : ""}`;

/** One page. What must be sorted are the numbers of pushes only: the rows of the page alone are read in full. */
export function pageOf(listing: Listing): string {
  const { state, order } = listing;
  const rest = restOf(listing);
  if (state === "active" && order === "newest") {
    return `
  SELECT ${PUSH_COLUMNS}, l.sealed
    FROM pushes p LEFT JOIN labels l ON l.push_id = p.id
   WHERE ${OWN} AND ${ACTIVE} AND ${rest}
   ORDER BY p.id DESC
   LIMIT $limit OFFSET $offset`;
  }
  const key = order === "newest" ? "0" : KEYS[order][state];
  const ranges = state === "expired" ? EXPIRED : [order === "expiry" ? ACTIVE_BY_EXPIRY : ACTIVE];
  // The second plus keeps SQLite from reading all active pushes in search of the few that are not swept yet.
  const ids = ranges.map(
    (range, nth) =>
      `SELECT ${nth === 1 ? "+p.id AS id" : "p.id"}, ${key} AS k FROM pushes p WHERE ${OWN} AND ${range} AND ${rest}`,
  );
  const by = (page = "") => (order === "newest" ? `${page}id DESC` : `${page}k, ${page}id DESC`);
  return `
  SELECT ${PUSH_COLUMNS}, l.sealed
    FROM (${ids.join(" UNION ALL ")} ORDER BY ${by()} LIMIT $limit OFFSET $offset) page
    JOIN pushes p ON p.id = page.id LEFT JOIN labels l ON l.push_id = p.id
   ORDER BY ${by("page.")}`;
}

/** How many there are, up to $limit. */
export function countOf(listing: Listing): string {
  // A part is read row by row. The range of ids has SQLite read the rows in the order in which they are stored, which is quicker.
  const active = listing.part && listing.part !== "today" ? `${ACTIVE} AND p.id > 0` : ACTIVE_BY_EXPIRY;
  const ranges = listing.state === "expired" ? EXPIRED : [active];
  const rows = ranges.map(
    (range) => `SELECT 1 AS x FROM pushes p WHERE p.owner_id = $ownerId AND ${range} AND ${restOf(listing)}`,
  );
  return `SELECT count(*) AS n FROM (${rows.join(" UNION ALL ")} LIMIT $limit) listed`;
}
