// The key by which links of 28 letters find their pushes (src/domain/pushes/links.ts). It is made once and stays with the pushes, in backups, in
// moves between engines and on all nodes, whatever happens to the master key. A second row says whether new links have this form.

import { randomBytes } from "../../base/crypto.ts";
import { Unmendable } from "../../base/errors.ts";
import { LINK_KEY, LINK_ROWS, LONG_LINKS, OLD_LINKS } from "./tables.ts";
import { all, changed, type Statement, type Steps } from "./voice.ts";

export interface LinkKey {
  key: Uint8Array;
  /** Whether new links have 28 letters. If not, programs that know only links of 24 letters find every push. */
  isLong: boolean;
  /** Whether there are pushes whose links came from the server that this one replaced (model/url_token.ts). */
  hasOld?: boolean;
}

const KEPT = /^[0-9a-f]{64}$/;

/** @param isNew whether no server has used the database yet: then new links are long from the start @throws Error with a message for the administrator */
export function* agreeOnLinkKey(isNew: boolean): Steps<LinkKey> {
  const known = yield* linkKey();
  if (known) return known;
  const made = { name: LINK_KEY, key: randomBytes(32).toHex(), long: LONG_LINKS };
  // If two servers do this at once, the key of the first one counts.
  yield* isNew
    ? changed("INSERT INTO meta (key, value) VALUES ($name, $key), ($long, '1') ON CONFLICT (key) DO NOTHING", made)
    : changed("INSERT INTO meta (key, value) VALUES ($name, $key) ON CONFLICT (key) DO NOTHING", made);
  const agreed = yield* linkKey();
  if (!agreed) throw new Error("The database did not store the link key.");
  return agreed;
}

/** Null if the database has no key yet. @throws Error with a message for the administrator if the key was lost: with a new one, no long link would work */
export function* linkKey(): Steps<LinkKey | null> {
  const rows = yield* all<{ key: string; value: string }>("SELECT key, value FROM meta WHERE key IN $rows", {
    rows: LINK_ROWS,
  });
  const valueOf = (name: string) => rows.find(({ key }) => key === name)?.value;
  const [key, isLong] = [valueOf(LINK_KEY), valueOf(LONG_LINKS) !== undefined];
  if (key === undefined && !isLong) return null;
  if (key === undefined || !KEPT.test(key)) {
    throw new Unmendable(
      "The database has lost the key that finds pushes by their links (link_key): restore a backup.",
    );
  }
  return { key: Buffer.from(key, "hex"), isLong, ...(valueOf(OLD_LINKS) !== undefined && { hasOld: true }) };
}

/** From the next start on, new links are long. */
export const lengthenLinks = (): Statement<number> =>
  changed("INSERT INTO meta (key, value) VALUES ($long, '1') ON CONFLICT (key) DO NOTHING", { long: LONG_LINKS });
