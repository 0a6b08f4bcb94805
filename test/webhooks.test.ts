// The instance's webhook: what arrives, in which form, and what becomes of it where the receiver does not take it. Server
// and receiver are real, and the library's own verifier checks each message.

import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { DAY_MS } from "../src/base/clock.ts";
import { until } from "./flooding.ts";
import { startServer, testClock, type TestServer } from "./harness.ts";
import { type Received, type Receiver, SECRET, startReceiver, verify } from "./receiver.ts";
import { scratch } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000);

const { root } = scratch();
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
let receiver: Receiver;
let servers: TestServer[] = [];
beforeEach(() => {
  receiver = startReceiver(root);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await receiver.stop();
});

const settings = () => ({
  SECRETPUSH_WEBHOOKS_URL: `${receiver.url}/hooks/secret-path?key=1`,
  SECRETPUSH_WEBHOOKS_SECRET: SECRET,
  SECRETPUSH_WEBHOOKS_CA_FILE: receiver.caFile,
});

/** @param env beside the usual settings; undefined leaves one of them out */
async function start(
  env: Record<string, string | undefined> = {},
  clock?: ReturnType<typeof testClock>,
): Promise<TestServer> {
  const all = { ...settings(), ...env };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const server = await startServer({ env: Object.fromEntries(given), ...(clock && { clock }) });
  servers.push(server);
  return server;
}

const view = (server: TestServer, token: string, passphrase?: string) =>
  server.json(
    "GET",
    `/api/v2/pushes/${token}${passphrase === undefined ? "" : `?passphrase=${passphrase}`}`,
    undefined,
    {
      "user-agent": "Probe/1.0",
    },
  );

const logged = (server: TestServer, words: string): Promise<void> =>
  until(() => server.log().includes(words), `"${words}" in the log`);
/** The server has noted what became of everything that it has sent. */
async function noted(server: TestServer): Promise<void> {
  const database = await databaseOf(server);
  const isDone = async () => (await database.unsafe("SELECT 1 FROM deliveries WHERE leased_until_ms > 0")).length === 0;
  await until(isDone, "an end of all deliveries").finally(() => database.close());
}
const arrived = (count: number): Promise<void> => until(() => receiver.got.length >= count, `${count} messages`);

test("each event arrives signed, in the order of its push, and says what a receiver may know", async () => {
  const server = await start();
  const { url_token } = await server.push({ payload: "the secret", passphrase: "open sesame", expire_after_views: 2 });
  expect((await view(server, url_token, "wrong")).status).toBe(401);
  for (let each = 0; each < 2; each += 1) expect((await view(server, url_token, "open sesame")).status).toBe(200);
  await arrived(5);
  const messages = receiver.got.map((received) => verify(received) as Received["body"]);
  expect(messages.map(({ type }) => type)).toEqual([
    "push.created",
    "push.wrong_passphrase",
    "push.viewed",
    "push.viewed",
    "push.expired",
  ]);
  const viewed = messages[2];
  expect(viewed.data).toEqual({
    push: {
      id: expect.stringMatching(/^push_[\w-]{22}$/),
      kind: "text",
      views_counted: expect.any(Number),
      views_remaining: expect.any(Number),
      expired: expect.any(Boolean),
      created_at: expect.any(String),
      expires_at: expect.any(String),
    },
    client: { ip: "127.0.0.1", user_agent: "Probe/1.0" },
  });
  expect(messages[4].data.by).toBe("views");
  expect(new Set(messages.map(({ data }) => data.push.id)).size).toBe(1);
  expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(5);
  const all = receiver.got.map(({ text }) => text).join("\n");
  for (const secret of [url_token, "the secret", "open sesame"]) expect(all).not.toContain(secret);
  expect(receiver.got[0]?.path).toBe("/hooks/secret-path?key=1");
});

test("during a change of the secret each message is signed with both", async () => {
  const server = await start({ SECRETPUSH_WEBHOOKS_SECRET: `${OTHER_SECRET} ${SECRET}` });
  await server.push({ payload: "x" });
  await arrived(1);
  const [received] = receiver.got;
  if (!received) throw new Error("nothing arrived");
  verify(received, SECRET);
  verify(received, OTHER_SECRET);
  expect(() => verify(received, `whsec_${Buffer.alloc(32, 9).toString("base64")}`)).toThrow();
});

test("only the chosen events are sent", async () => {
  const server = await start({ SECRETPUSH_WEBHOOKS_EVENTS: "push.expired" });
  const { url_token } = await server.push({ payload: "x" });
  await view(server, url_token);
  await server.json("DELETE", `/api/v2/pushes/${url_token}`);
  await arrived(1);
  expect(receiver.got.map(({ body }) => [body.type, body.data.by])).toEqual([["push.expired", "hand"]]);
});

test("what is not taken is sent again, with the same id, and what is behind it waits", async () => {
  const clock = testClock(Date.now());
  const server = await start({}, clock);
  let isAway = true;
  receiver.answer = () => new Response("secret words of the receiver", { status: isAway ? 503 : 200 });
  const { url_token } = await server.push({ payload: "x" });
  await view(server, url_token);
  await arrived(1);
  await logged(server, "an event could not be delivered");
  isAway = false;
  clock.advance(10_000);
  await arrived(3);
  expect(receiver.got.map(({ body }) => body.type)).toEqual(["push.created", "push.created", "push.viewed"]);
  expect(receiver.got[1]?.id).toBe(receiver.got[0]?.id ?? "");
  expect(server.log()).toContain("the receiver answered 503 Service Unavailable");
  for (const secret of ["secret-path", "secret words", SECRET]) expect(server.log()).not.toContain(secret);
});

test("Retry-After is honoured where it asks for more time, up to a day", async () => {
  const clock = testClock(Date.now());
  const server = await start({}, clock);
  let retryAfter = "3600";
  receiver.answer = () => new Response(null, { status: 429, headers: { "retry-after": retryAfter } });
  await server.push({ payload: "x" });
  await arrived(1);
  await logged(server, "the receiver answered 429 Too Many Requests");
  retryAfter = String(10 * 86_400);
  clock.advance(3_599_000);
  const other = await server.push({ payload: "y" });
  await arrived(2);
  await noted(server);
  expect(receiver.got[1]?.body.data.push.id).not.toBe(receiver.got[0]?.body.data.push.id);
  clock.advance(1_000);
  await arrived(3);
  expect(receiver.got[2]?.id).toBe(receiver.got[0]?.id ?? "");
  await noted(server);
  clock.advance(DAY_MS);
  await arrived(5);
  expect(other.url_token).toBeString();
});

test.each([400, 401, 404, 422, 500])("an answer of %d is tried again like the rest", async (status) => {
  const clock = testClock(Date.now());
  const server = await start({}, clock);
  receiver.answer = () => new Response(null, { status: receiver.got.length === 1 ? status : 200 });
  await server.push({ payload: "x" });
  await logged(server, `the receiver answered ${status} `);
  clock.advance(10_000);
  await arrived(2);
  expect(receiver.got[1]?.id).toBe(receiver.got[0]?.id ?? "");
});

test("410 gives an event up at once", async () => {
  const server = await start();
  receiver.answer = () => new Response(null, { status: 410 });
  await server.push({ payload: "x" });
  await logged(server, "an event was abandoned");
  expect(receiver.got).toHaveLength(1);
});

test("a receiver that hangs does not hold up the server's stop for long, and what it had is sent again", async () => {
  const server = await start();
  const hanging = Promise.withResolvers<Response>();
  receiver.answer = () => hanging.promise;
  await server.push({ payload: "x" });
  await arrived(1);
  const ended = server.stop({ dataDir: true });
  hanging.resolve(new Response(null, { status: 500 }));
  await ended;
  servers = [];
  receiver.answer = () => new Response(null, { status: 204 });
  const again = await startServer({
    dataDir: server.dataDir,
    clock: testClock(Date.now() + 60_000),
    env: settings(),
  });
  servers.push(again);
  await arrived(2);
  expect(receiver.got[1]?.id).toBe(receiver.got[0]?.id ?? "");
});

describe("settings that cannot work end the start with a sentence", () => {
  test.each([
    ["webhooks.url needs webhooks.secret", { SECRETPUSH_WEBHOOKS_SECRET: undefined }],
    ["is not a valid signing secret", { SECRETPUSH_WEBHOOKS_SECRET: "hunter2" }],
    ["is not an http or https address", { SECRETPUSH_WEBHOOKS_URL: "ftp://hooks.example.org" }],
    ["contains a user name or password", { SECRETPUSH_WEBHOOKS_URL: "https://a:b@hooks.example.org" }],
    [
      'contains "push.eaten", which is not one of the allowed values',
      { SECRETPUSH_WEBHOOKS_EVENTS: "push.viewed,push.eaten" },
    ],
    ['contains "https://x.example", which is not a host name', { SECRETPUSH_WEBHOOKS_ALLOW: "https://x.example" }],
    ["webhooks.ca_file cannot be read", { SECRETPUSH_WEBHOOKS_CA_FILE: "/nowhere/ca.pem" }],
    ["webhooks.ca_file contains no certificate", { SECRETPUSH_WEBHOOKS_CA_FILE: import.meta.path }],
  ])("%s", async (sentence, env) => {
    const failure = await start(env as Record<string, string | undefined>).then(
      () => "it started",
      (error: Error) => error.message,
    );
    expect(failure).toContain(sentence);
    for (const secret of ["hunter2", "a:b@"]) expect(failure).not.toContain(secret);
  });
});

describe("the templates of chats", () => {
  const USER_AGENT = "<!channel> @here `x` [a](https://evil.example) ![b](c)";
  const messageIn = async (template: string) => {
    receiver.answer = () => new Response("ok");
    const server = await start({
      SECRETPUSH_WEBHOOKS_TEMPLATE: template,
      SECRETPUSH_WEBHOOKS_SECRET: undefined,
      SECRETPUSH_WEBHOOKS_URL: `${receiver.url}/base/topic-7?auth=abc`,
      SECRETPUSH_WEBHOOKS_EVENTS: "push.viewed",
    });
    const { url_token } = await server.push({ payload: "x" });
    await server.json("GET", `/api/v2/pushes/${url_token}`, undefined, { "user-agent": USER_AGENT });
    await arrived(1);
    const [received] = receiver.got;
    if (!received) throw new Error("nothing arrived");
    expect(received.headers.has("webhook-signature")).toBe(false);
    return received;
  };

  test("ntfy gets a message with its topic at the root of its address", async () => {
    const { path, body } = await messageIn("ntfy");
    expect(path).toBe("/base/?auth=abc");
    expect(body).toMatchObject({ topic: "topic-7", title: "A push was opened" });
    expect(body.message).toContain("From: 127.0.0.1");
    // Its apps make links of addresses, and these are a stranger's words.
    expect(body.message).toContain("With: <!channel> @here `x` [a](https: //evil .example) ![b](c)");
  });

  test("Mattermost shows a stranger's words as code, without mentions and links", async () => {
    const { path, body } = await messageIn("mattermost");
    expect(path).toBe("/base/topic-7?auth=abc");
    expect(Object.keys(body)).toEqual(["text"]);
    expect(body.text).toStartWith("**A push was opened**\n");
    expect(body.text).toContain("With: `<!channel> @here 'x' [a](https://evil.example) ![b](c)`");
  });

  test("Slack gets its own characters escaped", async () => {
    const { body } = await messageIn("slack");
    expect(body.text).toStartWith("*A push was opened*\n");
    expect(body.text).toContain("With: `&lt;!channel&gt; @here 'x' [a](https://evil.example) ![b](c)`");
  });

  test("Teams gets a card, whose facts are no Markdown", async () => {
    const { body } = await messageIn("teams");
    const [attachment] = body.attachments;
    expect(body.type).toBe("message");
    expect(attachment.contentType).toBe("application/vnd.microsoft.card.adaptive");
    const [title, facts] = attachment.content.body;
    expect(title.text).toBe("A push was opened");
    expect(facts.facts).toContainEqual({
      title: "With",
      value: " !channel  @here  x  (a)(https://evil.example) !(b)(c)",
    });
  });
});
