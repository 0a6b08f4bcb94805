// Robots change nothing, whichever page they find: on every page in every state, a program presses, fills in and submits what
// there is, with scripts and without. Nothing that was there before is any different afterwards: no push, no request, no account, no log.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { AUDIT_KINDS, shareOf } from "../src/model/audit.ts";
import { openPage, type Page } from "./browser.ts";
import { Browser } from "./browser_sessions.ts";
import type { TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { makeWorld, type PageState, STATES, type World } from "./page_states.ts";
import { arrives, clicksAll, FILLERS, LEFT, Lost, pressesAll, sendsPast } from "./robot.ts";
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

/** Each of these pages has another act that needs its link alone: what it does, and what a program types for it. */
const ACTING: Readonly<Record<string, string>> = {
  "gate-opened-before": "test", // tells the sender
  "gate-code": "user@example.com", // has a code mailed
  "receipt-opened": "test", // thaws and deletes
  "request-gate": "lorem ipsum dolor", // reads, and answers
  "reset-letters": "lorem ipsum dolor", // sets a password; the links before it are dead
};
/** Of what forms lead to, so many pages. */
const DEEPER = 3;
/** Nothing is looked for here. */
const NOTHING = "\u0000";

/** Resolves once all that the page has asked for is answered, so that what it caused is there. */
function answersOf({ view }: Page): () => Promise<void> {
  const asked = new Set<string>();
  const on = (event: string, hear: (id: string) => void) =>
    view.addEventListener(event, (told) => hear((told as MessageEvent<{ requestId: string }>).data.requestId));
  on("Network.requestWillBeSent", (id) => asked.add(id));
  for (const end of ["loadingFinished", "loadingFailed"]) on(`Network.${end}`, (id) => asked.delete(id));
  return async () => {
    // A page that waits for somebody asks for as long as it is open.
    for (const endMs = performance.now() + 2_000; asked.size > 0 && performance.now() < endMs;) await Bun.sleep(5);
  };
}

const byDom = async (page: Page, typed: string): Promise<void> => {
  await sendsPast(page, NOTHING);
  await pressesAll(page, typed, NOTHING);
};
const byHand = async (page: Page, typed: string): Promise<void> => {
  // What was folded has more buttons, once it is open.
  for (const _ of [1, 2]) await clicksAll(page, typed);
};

/** All that a program does in a page and in those that its forms lead to; then again from the start, by mouse and keys. */
async function acts(url: string, typed: string): Promise<void> {
  const size = { width: 320, height: 480 };
  for (const act of [byDom, byHand]) {
    let page = await openPage(url, size);
    for (let deeper = 0; deeper < DEEPER; deeper += 1) {
      let isLeft = false;
      page.view.addEventListener(LEFT, () => (isLeft = true));
      const answered = answersOf(page);
      try {
        await act(page, typed);
        await arrives(page);
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        const { url: reached } = page.view;
        page.close();
        page = await openPage(reached, { ...size, keep: true });
        continue;
      }
      await answered();
      if (!isLeft) break;
    }
    page.close();
  }
}

async function actsInEach(pages: typeof found): Promise<void> {
  for (const [index, { name, at, path }] of pages.entries()) {
    await acts(at.url + path, ACTING[name] ?? FILLERS[index % FILLERS.length] ?? "");
    await changesNothing(name, at);
  }
  // What came late is there by now.
  for (const at of servers()) await changesNothing("any", at);
}

const WITH_SCRIPTS = "nothing that is pressed, typed or submitted has an effect";

needs("chromium").test(`with scripts, ${WITH_SCRIPTS}`, async () => {
  const pages = found.filter(({ name }) => name in ACTING);
  expect(pages).toHaveLength(Object.keys(ACTING).length);
  await actsInEach(pages);
});

needs("chromium", "the long run").test(
  `with scripts, on each other page, ${WITH_SCRIPTS}`,
  () => actsInEach(found.filter(({ name }) => !(name in ACTING))),
  1_200_000,
);
