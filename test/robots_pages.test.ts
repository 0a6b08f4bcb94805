// Robots change nothing, whichever page they find: on every page in every state, a program fills in and submits what there is, as a
// browser without scripts does. Nothing that was there before is any different afterwards: no push, no request, no account, no log.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { AUDIT_KINDS, shareOf } from "../src/model/audit.ts";
import { Browser } from "./browser_sessions.ts";
import type { TestServer } from "./harness.ts";
import { makeWorld, type PageState, STATES, type World } from "./page_states.ts";
import { FILLERS } from "./robot.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(300_000); // a machine that others use too is slow at times

let world: World;
/** Each page that somebody without an account can load, once. */
let found: Array<{ name: string; at: TestServer; path: string }>;
/** What there was before the robots came; what they make of their own is theirs. */
const before = new Map<TestServer, { pushes: number; users: number; rows: string[] }>();

beforeAll(async () => {
  world = await makeWorld();
  const paths = new Map<string, (typeof found)[number]>();
  for (const { name, path, ...where } of STATES) {
    const at = serverOf(where);
    const made = typeof path === "string" ? path : await path(world);
    paths.set(at.url + made, { name, at, path: made });
  }
  found = [...paths.values()];
  for (const at of servers()) {
    const db = await databaseOf(at);
    const [last] = await db`SELECT
      (SELECT max(id) FROM pushes) AS pushes,
      (SELECT max(id) FROM users) AS users`;
    await db.close();
    const ends = { pushes: Number(last?.pushes ?? 0), users: Number(last?.users ?? 0) };
    before.set(at, { ...ends, rows: await rowsOf(at, ends) });
  }
});
afterAll(() => world?.stop());

const serverOf = ({ fresh, strict, company }: Pick<PageState, "fresh" | "strict" | "company">): TestServer =>
  fresh ? world.fresh : strict ? world.strict : company ? world.company : world.server;
const servers = (): TestServer[] => [world.server, world.fresh, world.strict, world.company];

/** What acts leave in the log; apart from that somebody was refused, or looked. */
const TRACES = Object.keys(AUDIT_KINDS).filter(
  (kind) => kind === "request_view" || shareOf(kind as keyof typeof AUDIT_KINDS) !== "strangers",
);

async function rowsOf(at: TestServer, ends: { pushes: number; users: number }): Promise<string[]> {
  const db = await databaseOf(at);
  const { pushes, users } = ends;
  const all = [
    await db`SELECT id, owner_id, expires_at_ms, expired_at_ms, deleted, views_counted, frozen, traits FROM pushes WHERE id <= ${pushes} ORDER BY id`,
    await db`SELECT push_id, kind, at_ms FROM audit_entries WHERE push_id <= ${pushes} AND kind IN ${db(TRACES)} ORDER BY push_id, seq`,
    await db`SELECT push_id, answers FROM requests ORDER BY push_id`,
    await db`SELECT id, push_id, confirmed_at_ms FROM recipient_codes ORDER BY id`,
    await db`SELECT push_id, kind, views FROM openers ORDER BY push_id, kind`,
    await db`SELECT count(*) AS holds FROM holds`,
    await db`SELECT id, push_id FROM mailings ORDER BY id`,
    await db`SELECT id, email, password_hash, disabled FROM users WHERE id <= ${users} ORDER BY id`,
    await db`SELECT user_id, expires_at_ms FROM password_links ORDER BY user_id`,
    await db`SELECT user_id, count(*) AS sessions FROM sessions WHERE user_id <= ${users} GROUP BY user_id ORDER BY user_id`,
    await db`SELECT user_id, name FROM api_tokens ORDER BY id`,
  ];
  await db.close();
  return all.flatMap((rows) => [...rows].map((row: object) => JSON.stringify(row)));
}

async function changesNothing(name: string, at: TestServer): Promise<void> {
  const was = before.get(at);
  if (!was) throw new Error("This server was not looked at.");
  const rows = await rowsOf(at, was);
  const changed = {
    gone: was.rows.filter((row) => !rows.includes(row)),
    new: rows.filter((row) => !was.rows.includes(row)),
  };
  expect([name, changed]).toEqual([name, { gone: [], new: [] }]);
}

/** What a form sends as it stands there, with this typed into each field. */
function filledIn(form: string, typed: string): Record<string, string> {
  const fields = [...form.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^"]+)"[^>]*>/g)];
  return Object.fromEntries(
    fields.map(([tag, field = ""]) => [
      field,
      /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? (tag.startsWith("<select") ? "1" : typed),
    ]),
  );
}

/** Without scripts: sends each form of a page, and those of what it is answered. */
async function submits(browser: Browser, html: string, typed: string, deeper = 2): Promise<number> {
  // Browsers without scripts show what else they do not.
  const shown = html.replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, "");
  let sent = 0;
  for (const [form, head = ""] of shown.matchAll(/<form\b([^>]*)>[\s\S]*?<\/form>/g)) {
    const action = /\baction="([^"]+)"/.exec(head)?.[1];
    if (action === undefined || !head.includes('method="post"')) continue;
    const answer = await browser.page(action.replace(/#.*/, ""), filledIn(form, typed));
    sent += 1 + (deeper > 0 ? await submits(browser, answer, typed, deeper - 1) : 0);
  }
  return sent;
}

test("without scripts, nothing that a form sends has an effect", async () => {
  let sent = 0;
  for (const [index, { name, at, path }] of found.entries()) {
    const browser = new Browser(at);
    const html = await browser.page(path.replace(/#.*/, ""));
    sent += await submits(browser, html, FILLERS[index % FILLERS.length] ?? "");
    await changesNothing(name, at);
  }
  expect(sent).toBeGreaterThan(100);
});
