// The table of states (test/state_table.ts): what each act does in each state, tried on a server as the specification has it.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { type Answer, type PushAnswer, testClock, type User } from "./harness.ts";
import { asking, auditKinds, DAY_MS, iso, pathOf } from "./api_checks.ts";
import { Browser } from "./browser_sessions.ts";
import { type Act, ACTS, outcomeOf, type StateName, STATES } from "./state_table.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const SECRET = "correct horse battery staple";
const clock = testClock();
let owner: User;
let browser: Browser;
const ask = asking(() => server);
const server = ownServer({ clock, flags: { "rate-limit-per-second": "0", "rate-limit-per-minute": "0" } });
beforeAll(async () => {
  owner = await server.user("ann@example.org", true);
  browser = new Browser(server);
  await browser.signIn(owner.email);
});

interface Subject {
  push: { url_token: string };
  /** The path of its receipt, if it has no owner. */
  receipt: string;
  /** A wait for its owner. */
  wait: string | null;
  /** The key of the browser that has deleted it. */
  cookie: string;
}

const OWN_PAGE = { "sec-fetch-site": "same-origin" };
const byOwner = (method: string, path: string, body?: object) => ask(method, path, body, owner.headers);
const onPage = async (
  { push, cookie }: Subject,
  what: string,
  headers: object = {},
  method = "POST",
): Promise<Answer> => {
  const sent = { ...OWN_PAGE, ...(cookie && { cookie }), ...headers };
  const answer = await server.fetch(`/p/${push.url_token}/${what}`, { method, headers: sent });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: text.startsWith("{") ? JSON.parse(text) : null };
};
const onReceipt = async ({ receipt }: Subject, what: string): Promise<Answer> => {
  const headers = { ...OWN_PAGE, accept: "text/html" };
  const answer = await server.fetch(`${receipt}/${what}`, { method: "POST", redirect: "manual", headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text(), body: null };
};
const ownPage = ({ push }: Subject, what: string) => browser.send("POST", `/p/${push.url_token}/${what}`);
const holds = ({ push, wait }: Subject) => `${pathOf(push)}/holds/${wait}`;
const kindsOf = ({ push }: Subject) => auditKinds(ask, push, owner.headers);

/** A push in this state, which was opened once before, unless that is impossible. */
async function make(state: StateName, act: Act): Promise<Subject> {
  const isHeld = state === "held" || act === "release" || act === "refuse";
  const fields = {
    payload: SECRET,
    expire_after_views: 5,
    expire_after_days: 1,
    deletable_by_viewer: true,
    ...(isHeld && { hold: true }),
    ...(state === "early" && { not_before: iso(clock.now() + DAY_MS / 2) }),
  };
  const byReceipt = act === "deleteSoonByReceipt";
  const push = byReceipt
    ? ((await server.push({ ...fields, receipt: true })) as PushAnswer & { receipt_url?: string })
    : await server.push(fields, owner.headers);
  const receipt = "receipt_url" in push ? new URL(String(push.receipt_url)).pathname : "";
  const subject: Subject = { push, receipt, wait: null, cookie: "" };
  const begin = async () => ((await ask("GET", pathOf(push))).body.hold as { id: string } | undefined)?.id ?? null;
  subject.wait = await begin();
  if (act === "alarm" && isHeld) {
    await byOwner("POST", `${holds(subject)}/release`);
    await ask("GET", `${pathOf(push)}?hold=${subject.wait}`);
  }
  if (state === "frozen") {
    if (byReceipt) await DOES.alarm(subject);
    else await byOwner("POST", `${pathOf(push)}/freeze`);
  }
  if (state === "byOwner") await (byReceipt ? onReceipt(subject, "expire") : ownPage(subject, "delete"));
  if (state === "byViewer") {
    const answer = await onPage(subject, "delete");
    subject.cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  }
  if (state === "deleted") await ask("DELETE", pathOf(push));
  if (state === "expired") clock.advance(DAY_MS);
  return subject;
}

const DOES: Record<Act, (subject: Subject) => Promise<Answer>> = {
  retrieve: ({ push }) => ask("GET", pathOf(push)),
  retrieveByOwner: ({ push }) => byOwner("GET", pathOf(push)),
  page: (subject) => onPage(subject, "r", { accept: "text/html" }, "GET"),
  alarm: (subject) => onPage(subject, "alarm", { accept: "text/html" }),
  freeze: ({ push }) => byOwner("POST", `${pathOf(push)}/freeze`),
  thaw: ({ push }) => byOwner("POST", `${pathOf(push)}/thaw`),
  change: ({ push }) => byOwner("PATCH", pathOf(push), { push: { name: "changed" } }),
  delete: ({ push }) => byOwner("DELETE", pathOf(push)),
  deleteByLink: ({ push }) => ask("DELETE", pathOf(push)),
  deleteSoon: (subject) => ownPage(subject, "delete"),
  deleteSoonByLink: (subject) => onPage({ ...subject, cookie: "" }, "delete"),
  deleteSoonByReceipt: (subject) => onReceipt(subject, "expire"),
  undo: (subject) => ownPage(subject, "restore"),
  undoByLink: (subject) => onPage(subject, "restore"),
  release: (subject) => byOwner("POST", `${holds(subject)}/release`),
  refuse: (subject) => byOwner("POST", `${holds(subject)}/refuse`),
};

/** What its receipt says about an outcome. Its page leads back to itself, unless the deletion can be undone. */
const SHOWS_BY_RECEIPT: Partial<Record<string, { undo: boolean; restored: boolean }>> = {
  soon: { undo: true, restored: true },
  left: { undo: true, restored: true },
  final: { undo: false, restored: false },
  stays: { undo: false, restored: false },
};

/** What is so after an act that is done. */
const AFTERWARDS: Partial<Record<Act, (subject: Subject) => Promise<void>>> = {
  alarm: async ({ push }) => {
    expect((await ask("GET", pathOf(push))).body).toMatchObject({ error: expect.stringContaining("frozen") });
  },
  freeze: async ({ push }) => expect((await ask("GET", pathOf(push))).status).toBe(403),
  thaw: async ({ push }) => expect((await byOwner("GET", pathOf(push))).body.frozen).toBeUndefined(),
  change: async (subject) => expect(await kindsOf(subject)).toContain("changed"),
  release: async ({ push, wait }) =>
    expect((await ask("GET", `${pathOf(push)}?hold=${wait}`)).body.payload).toBe(SECRET),
  refuse: async ({ push }) => expect((await ask("GET", pathOf(push))).status).toBe(403),
};

const isGone = async ({ push }: Subject) => {
  for (const headers of [{}, owner.headers]) {
    const { status, body } = await ask("GET", pathOf(push), undefined, headers);
    expect([status, body.expired, body.payload]).toEqual([200, true, null]);
  }
};
const conflict = (sentence: string) => async (_: Subject, answer: Answer) =>
  void expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining(sentence) } });
const refused = async (_: Subject, { status }: Answer) => expect(status).toBe(403);
const ok = async (_: Subject, { status }: Answer) => expect(status).toBe(200);

/** What each outcome promises. */
const MEANS: Record<string, (subject: Subject, answer: Answer, act: Act) => Promise<void>> = {
  opens: async (_, { status, body, text }) => {
    expect(status).toBe(200);
    expect(body?.payload ?? text).toContain(body?.payload ? SECRET : "/r");
  },
  waits: async (_, answer) =>
    void expect(answer).toMatchObject({ status: 403, body: { hold: { id: expect.any(String) } } }),
  closed: async (subject, answer) => {
    await refused(subject, answer);
    expect((await byOwner("GET", pathOf(subject.push))).body).toMatchObject({ payload: SECRET });
  },
  empty: async (subject, { status, body, text }) => {
    expect(status).toBe(200);
    if (body) expect(body).toMatchObject({ expired: true, payload: null });
    else expect(text).toContain("Nothing here any more");
    await isGone(subject);
  },
  done: async (subject, answer, act) => {
    await ok(subject, answer);
    await AFTERWARDS[act]?.(subject);
  },
  kept: async (subject, answer) => {
    await ok(subject, answer);
    await isGone(subject);
    expect((await ownPage(subject, "restore")).status).toBe(200);
    expect((await ask("GET", pathOf(subject.push))).body).toMatchObject({ error: expect.stringContaining("frozen") });
  },
  stays: async (subject, answer) => {
    await ok(subject, answer);
    if (answer.body.seconds !== undefined) expect(answer.body).toEqual({ seconds: 0 });
    await isGone(subject);
  },
  final: async (subject, answer) => {
    expect(answer).toMatchObject({ status: 200, body: { expired: true, deleted: true } });
    await isGone(subject);
    expect((await ownPage(subject, "restore")).status).toBe(409);
  },
  soon: async (subject, answer) => {
    expect([answer.status, answer.body]).toEqual([200, { seconds: 8 }]);
    await isGone(subject);
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    if (cookie.startsWith("sp_undo=")) {
      expect((await onPage({ ...subject, cookie: "" }, "restore")).status).toBe(403);
      expect((await onPage({ ...subject, cookie }, "restore")).status).toBe(200);
    } else expect((await ownPage(subject, "restore")).status).toBe(200);
    expect((await byOwner("GET", pathOf(subject.push))).body.payload).toBe(SECRET);
  },
  left: async (subject, answer, act) => {
    expect([answer.status, answer.body.seconds]).toEqual([200, 8]);
    expect(answer.body.undo).toBe(act === "deleteSoon" ? undefined : false);
    const [first = "", ...others] = (await kindsOf(subject)).filter((kind) => kind === "expire");
    expect([first, others]).toEqual(["expire", []]);
  },
  taken: async (subject, answer) => {
    expect([answer.status, answer.body]).toEqual([200, { seconds: 8 }]);
    expect((await onPage(subject, "restore")).status).toBe(403);
    expect((await ownPage(subject, "restore")).status).toBe(200);
  },
  undone: async (subject, answer) => {
    await ok(subject, answer);
    expect((await ask("GET", pathOf(subject.push))).body.payload).toBe(SECRET);
  },
  browser: async (subject, answer) => {
    await ok(subject, answer);
    expect((await ask("GET", pathOf(subject.push))).body.payload).toBe(SECRET);
  },
  owners: refused,
  undoFirst: async (subject, answer) => {
    await conflict("undo the deletion first")(subject, answer);
    expect((await ownPage(subject, "restore")).status).toBe(200);
    if (subject.wait) await DOES.release(subject).then(({ status }) => expect(status).toBe(200));
  },
  nothing: conflict("nothing to undo"),
  over: conflict("has expired"),
  erased: conflict("too late"),
  waitOver: conflict("wait is over"),
};

describe.each([...ACTS])("%s", (act) => {
  const cells = (Object.keys(STATES) as StateName[]).flatMap((state): Array<[StateName, string]> => {
    const outcome = outcomeOf(act, state);
    return outcome === "none" ? [] : [[state, outcome]];
  });
  test.each(cells)("%s: %s", async (state, outcome) => {
    const subject = await make(state, act);
    const shows = SHOWS_BY_RECEIPT[outcome];
    if (act === "deleteSoonByReceipt" && shows) {
      const { receipt, push } = subject;
      const { frozen } = (await ask("GET", `/api/v2${receipt}`)).body;
      expect(frozen).toBe(state === "frozen");
      const { status, text } = await DOES[act](subject);
      expect([status, text.includes(`action="${receipt}/restore"`)]).toEqual(shows.undo ? [200, true] : [303, false]);
      expect((await ask("GET", pathOf(push))).body.payload ?? null).toBeNull();
      await onReceipt(subject, "restore");
      const { body } = await ask("GET", `/api/v2${receipt}`);
      expect(body).toMatchObject({ expired: !shows.restored, ...(shows.restored && { frozen }) });
      return;
    }
    const before = await kindsOf(subject);
    const answer = await DOES[act](subject);
    if (answer.status === 409) expect(await kindsOf(subject)).toEqual(before);
    expect(MEANS).toHaveProperty(outcome);
    await MEANS[outcome]?.(subject, answer, act);
  });
});
