// Webhooks that users add for their own pushes, and what administrators do with events that were given up. Over HTTP, with
// a real HTTPS receiver.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { DAY_MS } from "../src/base/clock.ts";
import { cli } from "./command_line.ts";
import { until } from "./flooding.ts";
import { runBeside, startServer, testClock, type TestServer, openStoreOf } from "./harness.ts";
import { cookiesOf } from "./page_actions.ts";
import { type Received, type Receiver, startReceiver, verify } from "./receiver.ts";
import { scratch } from "./scratch.ts";
import { databaseOf, engineSettings } from "./test_engine.ts";

setDefaultTimeout(60_000);

const { root } = scratch();
const clock = testClock(Date.now());
let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  receiver = startReceiver(root);
  server = await startServer({
    clock,
    flags: {
      "webhooks-allow": "127.0.0.1,*.example.org",
      "webhooks-ca-file": receiver.caFile,
      "metrics-listen": "127.0.0.1:0",
    },
  });
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(() => {
  // Tests of webhooks are limited by the minute.
  clock.advance(60_000);
  receiver.got.length = 0;
  receiver.answer = () => new Response(null, { status: 204 });
});

/** A new user, and what their pages ask for. */
async function newUser(admin = false) {
  const user = await server.user(undefined, admin);
  const cookies = Object.entries(await cookiesOf(server, user.email));
  const headers = { cookie: cookies.map((pair) => pair.join("=")).join("; "), "sec-fetch-site": "same-origin" };
  const ask = (method: string, path: string, body?: unknown) => server.json(method, path, body, headers);
  return {
    ...user,
    ask,
    page: async (path: string, language = "en") =>
      (await server.fetch(path, { headers: { ...headers, accept: "text/html", "accept-language": language } })).text(),
    send: (path: string, form: Record<string, string>) =>
      server.fetch(path, {
        method: "POST",
        headers: { ...headers, accept: "text/html" },
        body: new URLSearchParams(form),
        redirect: "manual",
      }),
    push: (fields: Record<string, unknown> = {}) => server.push({ payload: "x", ...fields }, user.headers),
    add: (draft: Record<string, unknown> = {}) => ask("POST", "/account/hooks", { ...DRAFT(), ...draft }),
    /** As their page lists them. */
    async hooks() {
      const html = await (await server.fetch("/users/hooks", { headers: { ...headers, accept: "text/html" } })).text();
      const lines = html.split('<div class="beside"><div><span class="name"><bdi>').slice(1);
      return lines.map((line) => {
        const [, name, id] = /^(.*?)<.*?\/account\/hooks\/(\d+)\//.exec(line) ?? [];
        const meta = [...(line.split("</li>")[0] ?? "").matchAll(/<span class="meta">(.*?)<\/span>/g)].map(
          ([, said = ""]) => said.replaceAll(/<[^>]+>/g, ""),
        );
        return { id: Number(id), name, meta, off: line.includes('/on"') };
      });
    },
  };
}

/** How many events wait to be delivered, and how many were given up. */
async function backlog() {
  const store = await openStoreOf(server, false);
  return store.outbox.backlog().finally(() => store.close());
}

const DRAFT = () => ({
  name: "Tickets",
  url: `${receiver.url}/secret-path`,
  template: "standard",
  events: ["push.viewed", "push.created"],
  include: [] as string[],
});

const arrived = (count: number): Promise<void> => until(() => receiver.got.length >= count, `${count} messages`);
const firstOf = (received: Received[]): Received => {
  const [first] = received;
  if (!first) throw new Error("nothing arrived");
  return first;
};

test("a webhook is told of its owner's pushes alone, signed with the secret that was shown once", async () => {
  const [ann, ben] = [await newUser(), await newUser()];
  const { status, body } = await ann.add();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
  });
  await ben.push();
  await server.push({ payload: "anonymous" });
  await ann.push();
  await arrived(1);
  verify(firstOf(receiver.got), body.secret);
  expect(receiver.got.map(({ body: message }) => message.type)).toEqual(["push.created"]);
  const meta = [expect.stringContaining(`127.0.0.1:${receiver.port}`), "Link created · Link opened"];
  expect(await ann.hooks()).toEqual([{ id: body.id, name: "Tickets", meta, off: false }]);
  expect(await ann.page("/users/hooks")).not.toContain("secret-path");
  expect(await ben.hooks()).toEqual([]);
});

test("name and link are told only where the webhook's owner asks for them", async () => {
  const ann = await newUser();
  await ann.add({ name: "with", url: `${receiver.url}/with`, events: ["push.created"], include: ["name", "link"] });
  await ann.add({ name: "without", url: `${receiver.url}/without`, events: ["push.created"] });
  const { url_token } = await ann.push({ name: "Wi-Fi of the office" });
  await arrived(2);
  const at = (path: string) => receiver.got.find((one) => one.path === path)?.body.data.push;
  expect(at("/with")).toMatchObject({ name: "Wi-Fi of the office", link: `${server.url}/p/${url_token}` });
  expect(Object.keys(at("/without"))).not.toContain("name");
  expect(JSON.stringify(at("/without"))).not.toContain(url_token);
  expect(at("/with").id).toBe(at("/without").id);
  // Telling is no view, and leaves no entry.
  const { body } = await server.json("GET", `/api/v2/pushes/${url_token}/audit`, undefined, ann.headers);
  expect(body.logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation"]);
});

test("without scripts, a change of the secret is asked about first, and its page shows the new one", async () => {
  const ann = await newUser();
  const { body: made } = await ann.add({ events: ["push.created"] });
  const path = `/account/hooks/${made.id}/secret`;
  expect(await (await ann.send(path, { ask: "Create a new secret?", yes: "Create" })).text()).not.toContain("whsec_");
  const shown = await ann.send(path, {});
  expect(shown.headers.get("content-type")).toStartWith("text/html");
  const [, secret = ""] = /value="(whsec_[^"]+)" readonly/.exec(await shown.text()) ?? [];
  await ann.push();
  await arrived(1);
  verify(firstOf(receiver.got), secret);
  expect(secret).not.toBe(made.secret);
});

test("after a change of the secret both sign for a day, and then the new one alone", async () => {
  const ann = await newUser();
  const { body: made } = await ann.add({ events: ["push.created"] });
  const { status, body: changed } = await ann.ask("POST", `/account/hooks/${made.id}/secret`, {});
  expect(status).toBe(200);
  await ann.push();
  await arrived(1);
  verify(firstOf(receiver.got), made.secret);
  verify(firstOf(receiver.got), changed.secret);
  // The verifier compares with this host's clock, so only the signatures are counted here.
  clock.advance(DAY_MS);
  await ann.push();
  await arrived(2);
  const signatures = receiver.got.map(({ headers }) => headers.get("webhook-signature")?.split(" ").length);
  expect(signatures).toEqual([2, 1]);
  clock.advance(-DAY_MS);
});

test("the test button tells at once what the receiver answers", async () => {
  const ann = await newUser();
  const { body: made } = await ann.add();
  const path = `/account/hooks/${made.id}/test`;
  expect((await ann.ask("POST", path, {})).body).toEqual({
    said: expect.stringMatching(/^The receiver answered 204 after \d+ milliseconds?\.$/),
  });
  verify(firstOf(receiver.got), made.secret);
  expect(firstOf(receiver.got).body).toEqual({
    type: "hook.test",
    timestamp: expect.any(String),
    data: { push: null, client: null },
  });
  receiver.answer = () => new Response("words of the receiver", { status: 500 });
  const failed = await ann.ask("POST", path, {});
  expect(failed.body).toEqual({ said: "The test failed: the receiver answered 500 Internal Server Error." });
  expect(failed.text).not.toContain("words");
});

test("an answer of 410 switches a webhook off until its owner switches it on", async () => {
  const ann = await newUser();
  const { body: made } = await ann.add({ events: ["push.created"] });
  receiver.answer = () => new Response(null, { status: 410 });
  await ann.push();
  await until(async () => (await ann.hooks())[0]?.off === true, "it is off");
  await ann.push();
  receiver.answer = () => new Response(null, { status: 204 });
  expect((await ann.ask("POST", `/account/hooks/${made.id}/on`, {})).status).toBe(200);
  expect((await ann.hooks())[0]?.off).toBe(false);
  const told = receiver.got.length;
  await ann.push();
  await arrived(told + 1);
  await ann.ask("POST", `/account/hooks/${made.id}/remove`, {});
});

describe.each(["disabled", "suspended"])("of an owner who is %s", (state) => {
  test("a webhook gets nothing, and what waits is dropped, until they are back", async () => {
    const [ann, ben] = [await newUser(), await newUser()];
    await ann.add({ events: ["push.viewed"] });
    await ben.add({ url: `${receiver.url}/ben`, events: ["push.viewed"] });
    const [hers, his] = [await ann.push(), await ben.push()];
    const view = ({ url_token }: { url_token: string }) => server.json("GET", `/api/v2/pushes/${url_token}`);
    const set = async (value: "1=1" | "1=0") => {
      const database = await databaseOf(server);
      await database
        .unsafe(`UPDATE users SET ${state} = (${value}) WHERE email = '${ann.email}'`)
        .finally(() => database.close());
    };
    const waiting = async () => (await backlog()).waiting;
    const paths = () => receiver.got.map(({ path }) => path);
    receiver.answer = () => new Response(null, { status: 503 });
    await view(hers);
    await arrived(1);
    await set("1=1");
    receiver.answer = () => new Response(null, { status: 204 });
    for (const push of [hers, his]) await view(push);
    clock.advance(60_000);
    await until(async () => (await waiting()) === 0, "nothing waits");
    expect(paths()).toEqual(["/secret-path", "/ben"]);
    await set("1=0");
    await view(hers);
    await arrived(3);
    expect(paths()).toEqual(["/secret-path", "/ben", "/secret-path"]);
  });
});

describe("what is wrong with a new webhook is said with its field", () => {
  test.each([
    [{ name: " " }, "name"],
    [{ name: "a".repeat(101) }, "name"],
    [{ name: "two\nlines" }, "name"],
    [{ url: "nonsense" }, "url"],
    [{ url: "http://user:password@127.0.0.1/" }, "url"],
    [{ url: "https://127.0.0.2/" }, "url"],
    [{ url: "http://169.254.169.254/latest" }, "url"],
    [{ url: "http://[::ffff:127.0.0.2]/" }, "url"],
    [{ url: "http://nowhere.invalid/" }, "url"],
    [{ url: "unix:/run/x.sock" }, "url"],
    [{ events: [] }, "events"],
    [{ events: ["push.viewed", "signin.failed"] }, "events"],
    [{ template: "pigeon" }, "template"],
    [{ url: "https://127.0.0.1/topic%zz", template: "ntfy" }, "url"],
    [{ include: ["payload"] }, "include"],
  ])("%j", async (draft, field) => {
    clock.advance(60_000);
    const ann = await newUser();
    const { status, body } = await ann.add(draft);
    expect(status).toBe(422);
    expect(Object.keys(body)).toEqual([field]);
    expect(JSON.stringify(body)).not.toContain("user:password");
    expect(await ann.hooks()).toEqual([]);
  });

  test("a body of another shape is malformed", async () => {
    const ann = await newUser();
    expect((await ann.add({ events: "push.viewed" })).status).toBe(400);
    expect((await ann.add({ url: 7 })).status).toBe(400);
  });
});

test("a user has ten webhooks at most, each with a name of its own", async () => {
  const ann = await newUser();
  expect((await ann.add({ name: "0" })).status).toBe(201);
  expect((await ann.add({ name: "0" })).status).toBe(409);
  clock.advance(60_000);
  for (let each = 1; each < 10; each += 1) expect((await ann.add({ name: String(each) })).status).toBe(201);
  const { status, body } = await ann.add({ name: "10" });
  expect([status, body.error]).toEqual([409, "You have 10 webhooks already. Remove one first."]);
});

test("trying webhooks is limited by the minute, because each try asks another server", async () => {
  const ann = await newUser();
  const { body: made } = await ann.add();
  for (let each = 0; each < 9; each += 1) await ann.ask("POST", `/account/hooks/${made.id}/test`, {});
  const refused = await ann.ask("POST", `/account/hooks/${made.id}/test`, {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(receiver.got).toHaveLength(9);
});

test("nobody reaches the webhooks of others, nor without a session or from another site", async () => {
  const [ann, ben] = [await newUser(), await newUser()];
  const { body: made } = await ann.add();
  for (const action of ["secret", "test", "on", "remove"]) {
    expect((await ben.ask("POST", `/account/hooks/${made.id}/${action}`, {})).status).toBe(404);
  }
  const own = { "sec-fetch-site": "same-origin" };
  for (const headers of [own, { ...own, ...ann.headers }]) {
    expect((await server.json("POST", "/account/hooks", DRAFT(), headers)).status).toBe(401);
  }
  const elsewhere = {
    cookie: Object.entries(await cookiesOf(server, ann.email))
      .map((pair) => pair.join("="))
      .join("; "),
    "sec-fetch-site": "cross-site",
  };
  expect((await server.json("POST", "/account/hooks", DRAFT(), elsewhere)).status).toBe(403);
  expect(await ann.hooks()).toHaveLength(1);
});

test("where webhooks.allow is empty there is neither page nor route, and webhooks from before get nothing", async () => {
  const plain = await startServer();
  try {
    const { email } = await plain.user();
    const cookie = Object.entries(await cookiesOf(plain, email))
      .map((pair) => pair.join("="))
      .join("; ");
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    expect((await plain.json("POST", "/account/hooks", DRAFT(), headers)).status).toBe(404);
    expect((await plain.fetch("/users/hooks", { headers: { ...headers, accept: "text/html" } })).status).toBe(404);
    const account = await (await plain.fetch("/users/token", { headers })).text();
    expect(account).not.toContain("/users/hooks");
  } finally {
    await plain.stop();
  }
});

describe("events that were given up", () => {
  /** An administrator who sees the dead letters of a user. */
  async function withLetters(count: number) {
    const admin = await newUser(true);
    await admin.ask("POST", "/admin/data/events", { action: "drop", which: "all" });
    const ann = await newUser();
    const names = Array.from({ length: count }, (_, index) => `Tickets ${index + 1}`);
    const hooks = await Promise.all(names.map((name) => ann.add({ name, events: ["push.created"] })));
    receiver.answer = () => new Response(null, { status: 410 });
    await ann.push();
    await until(async () => (await backlog()).dead === count, "the dead letters");
    receiver.got.length = 0;
    receiver.answer = () => new Response(null, { status: 204 });
    for (const { body } of hooks) await ann.ask("POST", `/account/hooks/${body.id}/on`, {});
    return { admin, ann };
  }
  afterEach(async () => {
    const admin = await newUser(true);
    await admin.ask("POST", "/admin/data/events", { action: "drop", which: "all" });
  });

  test("are counted for auditors, who see neither whose they are nor what to do", async () => {
    const { admin, ann } = await withLetters(1);
    const watcher = await newUser();
    const [, id] = /data-of="(\d+)"/.exec(await admin.page(`/admin/users?q=${watcher.email}`)) ?? [];
    expect(await admin.ask("POST", `/admin/data/users/${id}`, { role: "auditor" })).toMatchObject({ status: 200 });
    const cookies = Object.entries(await cookiesOf(server, watcher.email));
    const headers = { cookie: cookies.map((pair) => pair.join("=")).join("; "), accept: "text/html" };
    const html = await (await server.fetch("/admin/health", { headers })).text();
    expect(html).toContain("<h3>1 event was abandoned because it couldn’t be delivered</h3>");
    for (const kept of ["Link created →", "push.created", ann.email, "Fix the receiving service", "What to do"])
      expect(html).not.toContain(kept);
  });

  test("are listed for administrators, who try one again and drop the others", async () => {
    const { admin, ann } = await withLetters(3);
    const page = () => admin.page("/admin/health");
    const listed = await page();
    expect(listed).not.toContain("waiting to be delivered");
    expect(listed).toContain("3 events were abandoned because they couldn’t be delivered");
    const [first = ""] = listed.match(/<li><div class="head"><bdi[^]*?<\/li>/) ?? [];
    expect(first).toMatch(/Link created → Tickets \d/);
    expect(first).toContain(`owner: ${ann.email}`);
    expect(first).toContain("The receiver answered 410 Gone.");
    expect(await admin.page("/admin/health", "de")).toContain("Der Empfänger hat mit 410 Gone geantwortet.");
    expect(first).toContain("<code>push.created</code>");
    expect([...listed.matchAll(/Link created → (Tickets \d)</g)].map(([, name]) => name).toSorted()).toEqual([
      "Tickets 1",
      "Tickets 2",
      "Tickets 3",
    ]);
    const ids = [
      ...listed.matchAll(/name="action" value="drop"\s*\/?><input type="hidden" name="which" value="(\d+)"/g),
    ].map(([, id]) => Number(id));
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(
      (await admin.ask("POST", "/admin/data/events", { action: "retry", which: String(ids[2]) })).body.said,
    ).toMatch(/^1 event /);
    await arrived(1);
    expect(
      (await admin.ask("POST", "/admin/data/events", { action: "drop", which: String(ids[0]) })).body.said,
    ).toMatch(/^1 event /);
    expect((await admin.ask("POST", "/admin/data/events", { action: "retry", which: "all" })).body.said).toMatch(
      /^1 event /,
    );
    await arrived(2);
    await until(async () => (await backlog()).waiting === 0, "all delivered");
    const empty = await page();
    expect(empty).not.toContain("Link created");
    // Nothing to see, nothing shown.
    expect(empty).not.toContain('id="events"');
    const older = await server.fetch("/admin/events", { redirect: "manual" });
    expect([older.status, older.headers.get("location")]).toEqual([302, "/admin/health#events"]);
    for (const [wrong, status] of [
      [{ action: "eat", which: "all" }, 400],
      [{ action: "drop" }, 400],
      [{ action: "drop", which: "some" }, 404],
    ] as const) {
      expect((await admin.ask("POST", "/admin/data/events", wrong)).status).toBe(status);
    }
    const everything = { action: "drop", which: "all" };
    expect((await ann.ask("POST", "/admin/data/events", everything)).status).toBe(403);
  });

  test("are tried and dropped without scripts, and dropped only once that is confirmed", async () => {
    const { admin, ann } = await withLetters(2);
    const [, question = ""] = /name="ask" value="(Discard[^"]*)"/.exec(await admin.page("/admin/health")) ?? [];
    expect(question.split("\n")).toEqual([
      "Discard this event for good?",
      expect.stringMatching(/^Link created → Tickets \d$/),
      expect.stringMatching(new RegExp(`^owner: ${ann.email} · happened .+ · tried once$`)),
    ]);
    const form = { action: "drop", which: "all", ask: "Drop <all>?\nOne <of> two\nof ann", yes: "Drop" };
    const asked = await admin.send("/admin/data/events", form);
    const html = await asked.text();
    expect([asked.status, (await backlog()).dead]).toEqual([200, 2]);
    expect(html).toContain("Drop &lt;all&gt;?");
    expect(html).toContain("<p>One &lt;of&gt; two</p><p>of ann</p>");
    expect(html).not.toMatch(/href="\/languages\?back=[^>]*aria-current/);
    for (const name of ["action", "which"]) expect(html).toContain(`<input type="hidden" name="${name}"`);
    expect(html).not.toContain('name="ask"');
    const done = await admin.send("/admin/data/events", { action: "drop", which: "all" });
    expect([done.status, done.headers.get("location"), (await backlog()).dead]).toEqual([303, "/admin/health", 0]);
  });

  test("are gauges for Prometheus", async () => {
    await withLetters(1);
    const text = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
    const value = (name: string): number =>
      Number(new RegExp(`^secretpush_events_${name} (\\d+)$`, "m").exec(text)?.[1]);
    expect([value("waiting"), value("dead"), value("oldest_seconds")]).toEqual([0, 1, 0]);
  });

  test("are shown, tried again and dropped by a command beside the running server", async () => {
    const { ann } = await withLetters(3);
    // Of each kind, one is a process of its own, which costs a start. What follows asks the same data from here.
    const beside = (...argv: string[]) => runBeside(server, ["events", ...argv]);
    const env = await engineSettings(server.dataDir);
    const events = (...argv: string[]) => cli(["events", ...argv, "--data-dir", server.dataDir], { env });
    const { stdout } = await beside();
    expect(stdout).toStartWith("0 waiting; 3 abandoned.\nID ");
    expect(stdout).toContain(ann.email);
    expect(stdout).toContain("the receiver answered 410 Gone");
    const listed = JSON.parse((await events("list", "--json")).stdout);
    expect(listed).toMatchObject({ waiting: 0, dead: 3, oldest_seconds: null });
    const [newest, , oldest] = listed.letters.map(({ id }: { id: number }) => String(id));
    expect(await beside("retry", oldest)).toMatchObject({ code: 0, stdout: "1 will be retried.\n" });
    await arrived(1);
    expect(await beside("drop", newest)).toMatchObject({ code: 0, stdout: "1 discarded.\n" });
    expect(await events("drop", newest)).toMatchObject({ code: 1, stdout: "0 discarded.\n" });
    expect(await events("drop", "--all")).toMatchObject({ code: 0, stdout: "1 discarded.\n" });
    for (const wrong of [["drop"], ["drop", "1", "--all"], ["retry", "x"]]) {
      expect((await events(...wrong)).code).toBe(2);
    }
    expect((await events()).stdout).toContain("; 0 abandoned.\n");
  });
});
