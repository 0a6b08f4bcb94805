// Policies: what each role may push. Each refusal is a 422 that names the field, the limit and the setting, whichever way the
// push comes in.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { countedLength as countedHere, mayComeFrom, type Policy, policyRoleOf } from "../src/model/policy.ts";
import { rulesByRoleOf } from "../src/serve/limits.ts";
import { countedLength as countedInPages } from "../static/scripts/create/passphrase_length.ts";
import { bodyOf } from "./error_bodies.ts";
import { type Answer, startServer, type TestServer } from "./harness.ts";
import { load } from "./settings.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const ROLES = ["anonymous", "user", "admin"] as const;
type Role = (typeof ROLES)[number];
type Fields = Record<string, unknown>;

const stops: Array<() => Promise<void>> = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

interface Served {
  server: TestServer;
  /** Creates a push as somebody of this role. */
  push: (role: Role, fields: Fields) => Promise<Answer>;
  headersOf: (role: Role) => Record<string, string>;
}

async function serve(flags: Record<string, string>): Promise<Served> {
  const server = await startServer({ flags: { "file-attachments-require-authentication": "false", ...flags } });
  stops.push(() => server.stop());
  const headers = {
    anonymous: {},
    user: (await server.user("user@example.org")).headers,
    admin: (await server.user("admin@example.org", true)).headers,
  };
  return {
    server,
    headersOf: (role) => headers[role],
    push: (role, push) => server.json("POST", "/api/v2/pushes", { push }, headers[role]),
  };
}

/** Whether the page of a push keeps the opened secret covered. */
const isCovered = async ({ server }: Served, token: string): Promise<boolean> =>
  (await (await server.fetch(`/p/${token}`)).text()).includes('"covered":true');

const PASSPHRASE = "correct horse";
const GOOD = { payload: "x", expire_after_days: 3, expire_after_views: 2, passphrase: PASSPHRASE };
const FILE = { filename: "a.txt", content_type: "text/plain", content: btoa("y".repeat(1025)) };
const SMALL = { ...FILE, content: btoa("y".repeat(1024)) };

describe.each(ROLES)("the policy of %s", (role) => {
  const others = ROLES.filter((other) => other !== role);
  const policy = (name: string, value: string): Record<string, string> => ({ [`policy-${role}-${name}`]: value });
  let served: Promise<Served> | undefined;
  const strict = (): Promise<Served> =>
    (served ??= serve({
      ...policy("kinds", "text,file"),
      ...policy("expire-after-days-min", "2"),
      ...policy("expire-after-days-max", "4"),
      ...policy("expire-after-views-min", "2"),
      ...policy("expire-after-views-max", "3"),
      ...policy("passphrase-required", "true"),
      ...policy("passphrase-min-length", "12"),
      ...policy("cover-required", "true"),
      ...policy("max-file-bytes", "1KiB"),
    }));
  const by = (...names: string[]): string => `(${names.map((name) => `policy.${role}.${name}`).join(", ")})`;
  const days = `must be an integer between 2 and 4 ${by("expire_after_days_min", "expire_after_days_max")}`;
  const views = `must be an integer between 2 and 3 ${by("expire_after_views_min", "expire_after_views_max")}`;
  const short = `must have at least 12 characters, where a run such as aaaa or 1234 counts as two characters ${by("passphrase_min_length")}`;

  test.each<[string, Fields, Record<string, string[]>]>([
    [
      "another kind",
      { kind: "url", payload: "https://example.org" },
      { kind: [`must be one of those that you may push: only text, file ${by("kinds")}`] },
    ],
    ["more days", { expire_after_days: 5 }, { expire_after_days: [days] }],
    ["fewer days", { expire_after_days: 1 }, { expire_after_days: [days] }],
    [
      "a longer duration",
      { expire_after_duration: 10 },
      { expire_after_duration: [`must not be longer than 4 days ${by("expire_after_days_max")}`] },
    ],
    [
      "a shorter duration",
      { expire_after_duration: 0 },
      { expire_after_duration: [`must not be shorter than 2 days ${by("expire_after_days_min")}`] },
    ],
    ["more views", { expire_after_views: 4 }, { expire_after_views: [views] }],
    ["fewer views", { expire_after_views: 1 }, { expire_after_views: [views] }],
    [
      "no passphrase",
      { passphrase: "" },
      { passphrase: [`is required by this server's policy ${by("passphrase_required")}`] },
    ],
    ["a short passphrase", { passphrase: "correct hor" }, { passphrase: [short] }],
    ["a passphrase of runs", { passphrase: "aaaaaaaa12345678" }, { passphrase: [short] }],
    ["no cover", { covered: false }, { covered: [`must be true by this server's policy ${by("cover_required")}`] }],
    ["a larger file", { files: [FILE] }, { files: [`may have at most 1 KiB each ${by("max_file_bytes")}`] }],
  ])("refuses %s, of nobody else", async (_what, fields, problems) => {
    const { push } = await strict();
    const refused = await push(role, { ...GOOD, ...fields });
    expect([refused.status, refused.body]).toEqual([422, problems]);
    for (const other of others) expect((await push(other, { ...GOOD, ...fields })).status).toBe(201);
  });

  test("takes what keeps it, and fills in defaults that keep it", async () => {
    const { push } = await strict();
    const made = await push(role, { payload: "x", passphrase: PASSPHRASE, files: [SMALL] });
    expect(made.body).toMatchObject({ expire_after_days: 4, expire_after_views: 3 });
    expect(await isCovered(await strict(), made.body.url_token)).toBe(true);
    expect((await push(role, { ...GOOD, expire_after_duration: 7 })).status).toBe(201);
    const standard = await push(others[0] ?? "user", { payload: "x" });
    expect(standard.body).toMatchObject({ expire_after_days: 7, expire_after_views: 5 });
    expect(await isCovered(await strict(), standard.body.url_token)).toBe(false);
  });

  test("refuses everything that breaks it at once", async () => {
    const { push } = await strict();
    const { status, body } = await push(role, {
      payload: "x",
      expire_after_days: 9,
      covered: false,
      passphrase: "short",
    });
    expect([status, Object.keys(body as object).toSorted()]).toEqual([
      422,
      ["covered", "expire_after_days", "passphrase"],
    ]);
  });

  test("may be wider than what kinds and uploads allow", async () => {
    const { push } = await serve({
      ...policy("expire-after-days-max", "400"),
      ...policy("expire-after-days-default", "200"),
      ...policy("expire-after-views-max", "500"),
      ...policy("expire-after-views-default", "150"),
      ...policy("max-file-bytes", "2KiB"),
      "upload-max-file-bytes": "1KiB",
    });
    const wide = { payload: "x", expire_after_days: 400, expire_after_views: 500, files: [FILE] };
    expect((await push(role, wide)).status).toBe(201);
    expect((await push(role, { payload: "x" })).body).toMatchObject({
      expire_after_days: 200,
      expire_after_views: 150,
    });
    for (const other of others) {
      expect((await push(other, { ...wide, files: [] })).body).toEqual({
        expire_after_days: ["must be an integer between 1 and 90"],
        expire_after_views: ["must be an integer between 1 and 100"],
      });
      expect((await push(other, { payload: "x", files: [FILE] })).status).toBe(413);
    }
  });

  test("keeps files out, in JSON and in forms, without storing a byte", async () => {
    const { server, push, headersOf } = await serve(policy("kinds", "text,url"));
    const problem = { files: [`are not among the kinds that you may push: only text, url ${by("kinds")}`] };
    expect(await push(role, { payload: "x", files: [SMALL] })).toMatchObject({ status: 422, body: problem });
    const form = new FormData();
    form.append("push[files][]", new File(["x"], "a.txt"));
    const answer = await server.fetch("/api/v2/pushes", { method: "POST", body: form, headers: headersOf(role) });
    expect([answer.status, bodyOf(answer.status, await answer.text())]).toEqual([422, problem]);
    for (const other of others) expect((await push(other, { payload: "x", files: [SMALL] })).status).toBe(201);
  });

  test("can ask for sealed pushes only", async () => {
    const { push } = await serve(policy("e2e-required", "true"));
    const sentence = "must be true: this server accepts only what the sender's program has encrypted end to end";
    expect(await push(role, { payload: "x" })).toMatchObject({
      status: 422,
      body: { e2e: [`${sentence} ${by("e2e_required")}`] },
    });
    for (const other of others) expect((await push(other, { payload: "x" })).status).toBe(201);
  });
});

describe("the policy of everybody", () => {
  test("holds for each role, and a role's own for more", async () => {
    const { push } = await serve({
      "policy-passphrase-required": "true",
      "policy-passphrase-min-length": "4",
      "policy-cover-required": "true",
      "policy-admin-passphrase-min-length": "8",
    });
    for (const role of ROLES) {
      expect((await push(role, { payload: "x", covered: false })).body).toEqual({
        passphrase: ["is required by this server's policy (policy.passphrase_required)"],
        covered: ["must be true by this server's policy (policy.cover_required)"],
      });
    }
    const least = async (role: Role, passphrase: string) => (await push(role, { payload: "x", passphrase })).text;
    expect(await least("user", "hor")).toContain("at least 4 characters");
    expect(await least("user", "hor")).toContain("(policy.passphrase_min_length)");
    expect(await least("admin", "horses")).toContain("at least 8 characters");
    expect(await least("admin", "horses")).toContain("(policy.admin.passphrase_min_length)");
    expect((await push("user", { payload: "x", passphrase: "horse" })).status).toBe(201);
  });

  test("a passphrase that only the sender knows counts as one, and its length is the sender's matter", async () => {
    const { push } = await serve({ "policy-passphrase-required": "true", "policy-passphrase-min-length": "64" });
    const sealed = { payload: "x", e2e: true };
    expect((await push("user", sealed)).body).toHaveProperty("passphrase");
    // The payload is not sealed, which is all that is left to say.
    expect(Object.keys((await push("user", { ...sealed, passphrase: "A".repeat(43) })).body as object)).toEqual([
      "payload",
    ]);
  });
});

describe("every way to create a push", () => {
  const flags = { "policy-anonymous-passphrase-required": "true", "policy-anonymous-expire-after-days-max": "3" };
  const said = { passphrase: ["is required by this server's policy (policy.anonymous.passphrase_required)"] };

  test("the first version of the API keeps the policy, where an expiry outside it becomes the default", async () => {
    const { server } = await serve({ ...flags, "policy-anonymous-expire-after-days-min": "2" });
    const push = (password: Fields) => server.json("POST", "/p.json", { password });
    expect(await push({ payload: "x" })).toMatchObject({ status: 422, body: said });
    for (const asked of [{ expire_after_days: 30 }, { expire_after_duration: 17 }, { expire_after_duration: 0 }]) {
      const { status, body } = await push({ payload: "x", passphrase: "y", ...asked });
      expect([status, body.expire_after_days]).toEqual([201, 3]);
    }
  });

  test.each(["/p.json", "/api/v2/pushes", "/api/v2/pushes.json"])("a form at %s keeps it", async (path) => {
    const { server } = await serve(flags);
    const post = (fields: Record<string, string>) =>
      server.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    const refused = await post({ "push[payload]": "x" });
    expect([refused.status, bodyOf(refused.status, await refused.text())]).toEqual([422, said]);
    expect((await post({ "push[payload]": "x", "push[passphrase]": "y" })).status).toBe(201);
  });
});

describe("people without an account may create pushes from certain networks only", () => {
  const flags = { "policy-anonymous-networks": "10.0.0.0/8, 2001:db8::/32" };
  const create = async ({ server }: Served, headers: Record<string, string>) =>
    server.json("POST", "/api/v2/pushes", { push: { payload: "x" } }, headers);
  const refusal = (address: string) => ({
    push: [
      `needs an account when it comes from ${address}: without one, pushes can be created from certain networks only (policy.anonymous.networks)`,
    ],
  });

  test("whoever is elsewhere is told so, and no network is named", async () => {
    const served = await serve(flags);
    expect(await create(served, {})).toMatchObject({ status: 422, body: refusal("127.0.0.1") });
    for (const address of ["10.1.2.3", "2001:db8::7", "::ffff:10.9.9.9"]) {
      expect((await create(served, { "x-forwarded-for": address })).status).toBe(201);
    }
    expect((await create(served, served.headersOf("user"))).status).toBe(201);
    expect((await served.server.json("POST", "/p.json", { payload: "x" })).body).toEqual(refusal("127.0.0.1"));
  });

  test("a forged X-Forwarded-For, Forwarded or X-Real-IP passes nobody", async () => {
    const behindProxy = await serve(flags);
    // What the caller wrote stands before what the trusted proxy adds.
    const forged = await create(behindProxy, { "x-forwarded-for": "10.1.2.3, 203.0.113.9" });
    expect(forged).toMatchObject({ status: 422, body: refusal("203.0.113.9") });
    const direct = await serve({ ...flags, "trusted-proxies": "none" });
    for (const headers of [
      { "x-forwarded-for": "10.1.2.3" },
      { "x-forwarded-for": "10.1.2.3, 10.1.2.4" },
      { forwarded: "for=10.1.2.3" },
      { "x-real-ip": "10.1.2.3" },
      { "x-client-ip": "10.1.2.3", "true-client-ip": "10.1.2.3", "cf-connecting-ip": "10.1.2.3" },
    ]) {
      expect(await create(direct, headers as Record<string, string>)).toMatchObject({
        status: 422,
        body: refusal("127.0.0.1"),
      });
    }
  });

  test("a file from elsewhere is refused before it is read", async () => {
    const { server } = await serve(flags);
    const form = new FormData();
    form.append("push[files][]", new File(["x"], "a.txt"));
    const answer = await server.fetch("/api/v2/pushes", { method: "POST", body: form });
    expect([answer.status, bodyOf(answer.status, await answer.text())]).toEqual([422, refusal("127.0.0.1")]);
  });

  test("a link opens from everywhere, and the first page says where to create one", async () => {
    const { server, push } = await serve(flags);
    const { url_token: token } = (await push("user", { payload: "secret" })).body;
    expect((await server.json("GET", `/api/v2/pushes/${token}`)).body.payload).toBe("secret");
    const page = async (headers: Record<string, string>) =>
      (await server.fetch("/", { headers: { accept: "text/html", ...headers } })).text();
    const closed = await page({});
    expect(closed).toContain("To create links from your network, you need an account.");
    expect(closed).toContain('href="/users/sign_in"');
    expect(closed).not.toContain('id="push"');
    expect(await page({ "x-forwarded-for": "10.1.2.3" })).toContain('id="push"');
  });
});

describe("requests and their answers", () => {
  const ask = ({ server, headersOf }: Served, request: Fields) =>
    server.json("POST", "/api/v2/requests", { request: { request: "The key, please", ...request } }, headersOf("user"));
  const answer = ({ server }: Served, token: string, request: Fields) =>
    server.json("PATCH", `/api/v2/requests/${token}/respond`, { request });

  test("a request keeps the policy of whoever asks: days and files", async () => {
    const served = await serve({
      "enable-requests": "true",
      "policy-user-kinds": "text",
      "policy-user-expire-after-days-max": "3",
    });
    const { status, body } = await ask(served, {
      expire_after_days: 4,
      response_file_attachments: true,
    });
    expect([status, body]).toEqual([
      422,
      {
        response_file_attachments: [
          "must be false: files are not among the kinds that you may push: only text (policy.user.kinds)",
        ],
        expire_after_days: ["must be an integer between 1 and 3 (policy.user.expire_after_days_max)"],
      },
    ]);
    expect((await ask(served, { close_after_duration: 10 })).body).toEqual({
      close_after_duration: ["must not be longer than 3 days (policy.user.expire_after_days_max)"],
    });
    expect((await ask(served, { files: [SMALL] })).status).toBe(422);
  });

  test("an answer needs no passphrase and no network, and has the days, cover and file size of whoever asked", async () => {
    const served = await serve({
      "enable-requests": "true",
      "policy-passphrase-required": "true",
      "policy-anonymous-networks": "10.0.0.0/8",
      "policy-anonymous-kinds": "text",
      "policy-user-cover-required": "true",
      "policy-user-max-file-bytes": "1KiB",
      "policy-user-expire-after-days-max": "2",
    });
    const { url_token: token } = (
      await ask(served, { expire_after_days: 1, max_responses: 3, response_file_attachments: true })
    ).body;
    expect((await answer(served, token, { response: "x", files: [FILE] })).body).toEqual({
      files: ["may have at most 1 KiB each (policy.user.max_file_bytes)"],
    });
    expect((await answer(served, token, { response: "x", files: [SMALL] })).status).toBe(200);
    const { body } = await served.server.json("GET", "/api/v2/pushes/active", undefined, served.headersOf("user"));
    expect(body).toMatchObject([{ expire_after_days: 2 }]);
    expect(await isCovered(served, body[0].url_token)).toBe(true);
  });

  test("an answer comes from everywhere, wherever its requester may push from, and sealed as the request is", () => {
    const { config } = load({});
    const own = { networks: ["10.0.0.0/8"], e2eRequired: true, maxFileBytes: 1_024, coverRequired: true };
    const limited = { ...config.policy.user, ...own };
    const rules = rulesByRoleOf({
      ...config,
      policy: { ...config.policy, anonymous: limited, user: limited, admin: limited },
    });
    const from = (policy: Policy) => ["10.1.2.3", "203.0.113.9"].map((address) => mayComeFrom(policy, address));
    for (const role of ROLES) {
      const [pushes, answers] = [rules.pushes[role].policy, rules.answers[role].policy];
      expect([role, from(pushes), from(answers)]).toEqual([role, [true, false], [true, true]]);
      expect([rules.pushes[role].e2e, rules.answers[role].e2e]).toEqual(["required", "offered"]);
      // The other limits of whoever asks hold.
      expect(answers).toMatchObject({ maxFileBytes: 1_024, coverRequired: true });
    }
  });
});

describe("what the server says of its policies", () => {
  const flags = {
    "policy-anonymous-kinds": "text",
    "policy-anonymous-passphrase-required": "true",
    "policy-admin-expire-after-days-max": "400",
    "policy-user-e2e-required": "true",
  };

  test("the version is as without any, because official clients read it", async () => {
    const [plain, strict] = [await serve({}), await serve(flags)];
    const version = async ({ server }: Served) => (await server.json("GET", "/api/v2/version")).body;
    expect(await version(strict)).toEqual(await version(plain));
  });

  test("the API reference has a table of them, and limits within which somebody may push", async () => {
    const reference = async ({ server }: Served) => (await server.json("GET", "/help/api/openapi.json")).body;
    const plain = await reference(await serve({}));
    const strict = await reference(await serve(flags));
    expect(plain.info.description).not.toContain("| Who | Policy |");
    expect(strict.info.description).toContain("| without an account | only text; a passphrase required |");
    expect(strict.info.description).toContain("| administrators and auditors | 1 to 400 days |");
    const days = (document: typeof plain) => document.components.schemas.NewPush.properties.expire_after_days;
    expect([days(plain).maximum, days(strict).maximum]).toEqual([90, 400]);
  });
});

test("auditors push as administrators do", () => {
  expect([null, "user", "auditor", "admin"].map((role) => policyRoleOf(role as null))).toEqual([
    "anonymous",
    "user",
    "admin",
    "admin",
  ]);
});

test.each([
  ["", 0],
  ["a", 1],
  ["aaaaaa", 2],
  ["12345678", 2],
  ["98765", 2],
  ["correct horse", 13],
  ["hijack", 5],
  ["aabbccdd", 8],
  ["🔑🔑🔑🔑", 2],
  ["ba-di-ku", 8],
])("a passphrase such as %p counts %d characters, on the server and in pages", (passphrase, length) => {
  expect([countedHere(passphrase), countedInPages(passphrase)]).toEqual([length, length]);
});
