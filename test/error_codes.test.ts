// The codes of errors: which request a server answers with each, and that the command line client tells refusals apart by them alone,
// whatever the sentences say.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { ERROR_CODES, type ErrorCode } from "../src/base/errors.ts";
import { newToken } from "../src/base/crypto.ts";
import {
  BadPassphrase,
  HeldPush,
  MissingScope,
  NeedsCode,
  NeedsKey,
  type Noun,
  refusalOf,
  TryLater,
  WrongCode,
} from "../src/cli/client/server_refusals.ts";
import type { LimitsDraft } from "../src/model/token.ts";
import { until } from "./flooding.ts";
import { type Answer, openBeside, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { documentOf } from "./openapi_document.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const clock = testClock(Date.now());
let smtp: MailServer;
let server: TestServer;
let owner: User;
let other: User;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startServer({
    clock,
    flags: { "base-url": "http://localhost", "mail-from": "push@example.org", "enable-requests": "true" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user("owner@example.org", true);
  other = await server.user("other@example.org");
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

type Sent = Record<string, string>;
const get = (path: string, headers?: Sent) => server.json("GET", path, undefined, headers);
const post = (path: string, body: unknown = {}, headers?: Sent) => server.json("POST", path, body, headers);
const pushed = async (fields: object = {}): Promise<string> =>
  `/api/v2/pushes/${(await server.push({ payload: "x", expire_after_views: 5, ...fields }, owner.headers)).url_token}`;
const proof = (key = newToken(32)): Sent => ({ "x-recipient-proof": key });

async function tokenWith(limits: LimitsDraft): Promise<Sent> {
  const { accounts, close } = await openBeside(server);
  const { token } = await accounts.createToken({ email: owner.email, name: newToken(8), ...limits });
  await close();
  return { authorization: `Bearer ${token}` };
}

/** A wait that its owner has decided, or that has ended. */
async function waited(end: (wait: string) => Promise<unknown>): Promise<Answer> {
  const push = await pushed({ hold: true });
  const { id } = (await get(push)).body.hold;
  await end(`${push}/holds/${id}`);
  return get(`${push}?hold=${id}`);
}

/** Proves an address by its code. @returns the answer to a wrong code, and a way to type the right one */
async function mailed(push: string) {
  const before = smtp.letters.length;
  const { proof: key } = (await post(`${push}/codes`, { recipient: "1" })).body;
  await until(async () => smtp.letters.length > before, "the mail with the code");
  const code = /^[A-Z]{4} [A-Z]{4}$/m.exec(smtp.letters.at(-1)?.text ?? "")?.[0] ?? "";
  const type = (typed: string) => post(`${push}/codes/verify`, { code: typed }, proof(key));
  return { key, right: () => type(code), wrong: () => type(code === "BBBB BBBB" ? "CCCC CCCC" : "BBBB BBBB") };
}
const addressed = (fields = {}) => pushed({ recipients: "ann@example.org", ...fields });

interface Refusal {
  /** A real request that is refused so. */
  ask: () => Promise<Answer>;
  /** What the client makes of it: its kind of error, or what its own words are. */
  client?: RegExp | (new (...given: never[]) => Error);
  noun?: Noun;
}

const NOTHING = /^nothing was retrieved, no view counted: /;
const OWN_WORDS = /^reworded$/;

const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  malformed: { ask: () => post("/api/v2/pushes", "{"), client: /^HOST answered 400 / },
  unauthorized: { ask: () => get("/api/v2/pushes/active"), client: /^HOST does not accept this API token/ },
  "token-expired": {
    ask: async () => {
      const headers = await tokenWith({ lifetimeMs: 60_000 });
      clock.advance(3_600_000);
      return get("/api/v2/pushes/active", headers);
    },
    client: OWN_WORDS,
  },
  "session-ended": {
    ask: () => get("/account/pushes/words", { "sec-fetch-site": "same-origin", "x-session-user": "1" }),
  },
  "bad-passphrase": { ask: async () => get(await pushed({ passphrase: "p" })), client: BadPassphrase },
  "needs-recipient": { ask: async () => get(await addressed()), client: NeedsCode },
  forbidden: {
    ask: async () => get(`${await pushed()}/audit`, other.headers),
    client: /^HOST does not allow this .*only the push's owner/,
  },
  "missing-scope": {
    ask: async () => get("/api/v2/pushes/active", await tokenWith({ scopes: ["create"] })),
    client: MissingScope,
  },
  "token-network": {
    ask: async () => get("/api/v2/pushes/active", await tokenWith({ networks: ["192.0.2.0/24"] })),
    client: OWN_WORDS,
  },
  "needs-key": { ask: async () => get(await pushed({ lock: true })), client: NeedsKey },
  "opened-elsewhere": {
    ask: async () => {
      const push = await pushed({ lock: true });
      await get(push, proof());
      return get(push, proof());
    },
    client: NOTHING,
  },
  "no-views-left": {
    ask: async () => {
      const push = await addressed({ views_per_recipient: 1 });
      const { key, right } = await mailed(push);
      await right();
      await get(push, proof(key));
      return get(push, proof(key));
    },
    client: NOTHING,
  },
  "wrong-code": { ask: async () => (await mailed(await addressed())).wrong(), client: WrongCode },
  "no-code": {
    ask: async () => {
      const { wrong } = await mailed(await addressed());
      await wrong();
      await wrong();
      return wrong();
    },
    client: OWN_WORDS,
  },
  held: { ask: async () => get(await pushed({ hold: true })), client: HeldPush },
  "refused-release": {
    ask: () => waited((wait) => post(`${wait}/refuse`, {}, owner.headers)),
    client: OWN_WORDS,
  },
  "wait-over": { ask: () => waited(async () => clock.advance(3_600_000)), client: OWN_WORDS },
  frozen: {
    ask: async () => {
      const push = await pushed();
      await post(`${push}/freeze`, {}, owner.headers);
      return get(push);
    },
    client: NOTHING,
  },
  "wrong-network": { ask: async () => get(await pushed({ allowed_networks: "192.0.2.0/24" })), client: NOTHING },
  "too-early": {
    ask: async () => get(await pushed({ not_before: new Date(clock.now() + 60_000).toISOString() })),
    client: NOTHING,
  },
  "not-found": { ask: () => get(`/api/v2/pushes/${newToken(22)}`), client: /^there is no push at this link/ },
  "no-route": { ask: () => get("/api/v2/nothing"), client: /^HOST does not know this/ },
  "wrong-method": { ask: () => server.json("PUT", "/api/v2/version"), client: /^HOST answered 405 / },
  "key-reused": {
    ask: async () => {
      const key = { "idempotency-key": newToken(22) };
      await post("/api/v2/pushes", { push: { payload: "x" } }, key);
      return post("/api/v2/pushes", { push: { payload: "y" } }, key);
    },
    client: /^HOST does not accept this push/,
  },
  conflict: {
    ask: async () => {
      const push = await pushed({ hold: true });
      const wait = `${push}/holds/${(await get(push)).body.hold.id}`;
      await post(`${wait}/release`, {}, owner.headers);
      return post(`${wait}/refuse`, {}, owner.headers);
    },
    client: OWN_WORDS,
  },
  "wrong-version": { ask: () => post("/api/v2/uploads", {}, { ...owner.headers, "tus-resumable": "0.1" }) },
  "too-large": {
    ask: () => post("/api/v2/pushes", { push: { payload: "x".repeat(8 * 1024 * 1024) } }),
    client: /^this is more than HOST accepts/,
  },
  unsupported: {
    ask: () => post("/api/v2/pushes", { push: { payload: "x" } }, { "content-encoding": "gzip" }),
    client: /^HOST answered 415 /,
  },
  invalid: {
    ask: () => post("/api/v2/pushes", { push: { payload: "" } }),
    client: /^HOST does not accept this push; nothing was stored:$/,
  },
  "rate-limited": {
    ask: async () => {
      const push = await pushed({ passphrase: "p" });
      for (;;) {
        const answer = await get(push, { "x-passphrase": "wrong" });
        if (answer.status !== 401) return answer;
      }
    },
    client: TryLater,
  },
};

/** What needs a company's sign-in, an hour's mails, a slow sender, a sealed link's key in a path, or a disk or database that fails. */
const ELSEWHERE: readonly ErrorCode[] = [
  "key-sent",
  "not-addressed",
  "no-more-codes",
  "too-slow",
  "defect",
  "damaged",
  "corrupt",
  "busy",
  "unconfirmed",
  "unavailable",
  "out-of-space",
];

test("every code is looked at, here or where such a server is", () => {
  expect([...Object.keys(REFUSALS), ...ELSEWHERE].toSorted()).toEqual(Object.keys(ERROR_CODES).toSorted());
});

test("the reference lists every code with its sentence", async () => {
  const { components } = await documentOf(server);
  const { enum: codes, description } = components.schemas.Error?.properties?.code ?? {};
  expect(codes).toEqual(Object.keys(ERROR_CODES));
  for (const [code, [, words]] of Object.entries(ERROR_CODES)) expect(description).toContain(`- \`${code}\`: ${words}`);
});

test.each(Object.entries(REFUSALS))("%s is answered, and the client needs no sentence", async (code, refusal) => {
  const { status, headers, text } = await refusal.ask();
  const body = JSON.parse(text);
  expect([status, body.code]).toEqual([ERROR_CODES[code as ErrorCode][0], code]);
  if (refusal.client === undefined) return;
  const said = { ...body, error: "Reworded.", ...(body.message !== undefined && { message: "Reworded." }) };
  const error = refusalOf({
    status,
    headers,
    body: said,
    host: "HOST",
    noun: "push",
    hasToken: true,
    tokenElsewhere: false,
  });
  if (refusal.client instanceof RegExp) expect(error.message).toMatch(refusal.client);
  else expect(error).toBeInstanceOf(refusal.client);
});

test("a code that the client does not know means what its status means", () => {
  const about = { headers: new Headers(), host: "HOST", noun: "push", hasToken: true, tokenElsewhere: false } as const;
  for (const code of ["new-kind", "constructor", "__proto__"]) {
    const body = { error: "That passphrase is incorrect.", code };
    expect(refusalOf({ ...about, status: 401, body }).message).toStartWith("HOST does not accept this API token");
  }
});
