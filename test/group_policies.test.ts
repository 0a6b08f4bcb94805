// Policies by group: who is in a group, which limits bind, and every way in which somebody could get around them.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { RoleRules } from "../src/domain/callers/caller.ts";
import { rulesByRoleOf } from "../src/serve/limits.ts";
import { bodyOf } from "./error_bodies.ts";
import { type Browser, signedIn } from "./browser_sessions.ts";
import { openStoreOf, runBeside, startServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { load } from "./settings.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

type Fields = Record<string, unknown>;
const POLICIES = {
  contractors: { kinds: ["text", "file"], expire_after_days_max: 3, passphrase_required: true, max_file_bytes: "1KiB" },
  interns: { expire_after_days_max: 5, expire_after_days_default: 2, expire_after_views_max: 4, cover_required: true },
  linkers: { kinds: ["url"] },
  "cn=temps,ou=groups,dc=example": { passphrase_min_length: 12 },
  sealers: { e2e_required: true },
  middling: { expire_after_days_max: 45 },
  keepers: { expire_after_days_min: 10, expire_after_views_min: 6 },
};
const ISSUER = "https://id.example.org";
const PRESETS = { long: { label: "Long", lifetime: "30d" }, short: { label: "Short", lifetime: "1d" } };
const FLAGS = {
  "policy-group": JSON.stringify(POLICIES),
  "policy-user-expire-after-views-max": "20",
  "url-expire-after-days-max": "30",
  "enable-requests": "true",
  preset: JSON.stringify(PRESETS),
};

let admin: User;
const server = ownServer({ flags: FLAGS });
beforeAll(async () => {
  admin = await server.user(undefined, true);
});

const idOf = async ({ email }: Pick<User, "email">): Promise<number> => {
  const { body } = await server.json("GET", "/api/v2/admin/users", undefined, admin.headers);
  return body.find((one: User) => one.email === email).id;
};
const join = async (user: Pick<User, "email">, name: string) =>
  server.json("POST", `/api/v2/admin/users/${await idOf(user)}/groups`, { name }, admin.headers);
const leave = async (user: Pick<User, "email">, name: string) =>
  server.json(
    "DELETE",
    `/api/v2/admin/users/${await idOf(user)}/groups?${new URLSearchParams({ name })}`,
    undefined,
    admin.headers,
  );
const standing = async (user: Pick<User, "email">) =>
  (await server.json("GET", `/api/v2/admin/users/${await idOf(user)}/groups`, undefined, admin.headers)).body;
const push = (user: Pick<User, "headers">, fields: Fields) =>
  server.json("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } }, user.headers);
const memberOf = async (...groups: string[]): Promise<User> => {
  const user = await server.user();
  for (const group of groups) expect((await join(user, group)).status).toBe(201);
  return user;
};

const pageOf = async ({ cookies }: Browser, path = "/"): Promise<string> => {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  return (await server.fetch(path, { headers: { accept: "text/html", cookie } })).text();
};

const by = (group: string, ...limits: string[]): string =>
  `(${limits.map((limit) => `policy.group.${group}.${limit}`).join(", ")})`;
const GOOD = { passphrase: "correct horse" };
const FILE = { filename: "a.txt", content_type: "text/plain", content: btoa("y".repeat(1025)) };
const REFUSED = {
  passphrase: [`is required by this server's policy ${by("contractors", "passphrase_required")}`],
  expire_after_days: [`must be an integer between 1 and 3 ${by("contractors", "expire_after_days_max")}`],
};

const settings = (unit: string): string =>
  `(policy.group.keepers.expire_after_${unit}_min, policy.group.interns.expire_after_${unit}_max)`;

describe("a group's policy", () => {
  test("binds its members and nobody else, and each refusal names the group's setting", async () => {
    const [member, other] = [await memberOf("contractors"), await server.user()];
    const asked = { expire_after_days: 4, expire_after_views: 21 };
    expect(await push(member, asked)).toMatchObject({
      status: 422,
      body: {
        ...REFUSED,
        expire_after_views: ["must be an integer between 1 and 20 (policy.user.expire_after_views_max)"],
      },
    });
    expect((await push(other, { expire_after_days: 4 })).status).toBe(201);
    const refusals: Array<[Fields, Fields]> = [
      [
        { kind: "url", payload: "https://example.org" },
        { kind: [`must be one of those that you may push: only text, file ${by("contractors", "kinds")}`] },
      ],
      [{ files: [FILE] }, { files: [`may have at most 1 KiB each ${by("contractors", "max_file_bytes")}`] }],
      [
        { expire_after_duration: 10 },
        { expire_after_duration: [`must not be longer than 3 days ${by("contractors", "expire_after_days_max")}`] },
      ],
    ];
    for (const [fields, problems] of refusals) {
      expect(await push(member, { ...GOOD, ...fields })).toMatchObject({ status: 422, body: problems });
    }
    // What is left out keeps the policy.
    expect((await push(member, GOOD)).body).toMatchObject({ expire_after_days: 3 });
  });

  test("of several the strictest counts for each limit, and the smallest default", async () => {
    const member = await memberOf("contractors", "interns");
    expect((await push(member, GOOD)).body).toMatchObject({ expire_after_days: 2, expire_after_views: 4 });
    const { body } = await push(member, { expire_after_days: 4, expire_after_views: 5, covered: false });
    expect(body).toEqual({
      ...REFUSED,
      expire_after_views: [`must be an integer between 1 and 4 ${by("interns", "expire_after_views_max")}`],
      covered: [`must be true by this server's policy ${by("interns", "cover_required")}`],
    });
    expect(await standing(member)).toEqual({
      groups: [
        { name: "contractors", from: "here" },
        { name: "interns", from: "here" },
      ],
      policies: ["contractors", "interns"],
      limits: [
        { setting: "policy.group.contractors.kinds", value: "text, file" },
        { setting: "policy.group.contractors.expire_after_days_max", value: "3" },
        { setting: "policy.group.interns.expire_after_views_max", value: "4" },
        { setting: "policy.group.contractors.max_file_bytes", value: "1 KiB" },
        { setting: "policy.group.contractors.passphrase_required", value: "true" },
        { setting: "policy.group.interns.cover_required", value: "true" },
      ],
    });
  });

  test.each([
    ["keepers", "interns"],
    ["interns", "keepers"],
  ])("asks for more than another allows, and then the smaller number holds (%s and %s)", async (one, other) => {
    const member = await memberOf(one ?? "", other ?? "");
    expect((await push(member, {})).body).toMatchObject({ expire_after_days: 5, expire_after_views: 4 });
    const { body } = await push(member, { expire_after_days: 10, expire_after_views: 3 });
    expect(body).toEqual({
      expire_after_days: [`must be an integer between 5 and 5 ${settings("days")}`],
      expire_after_views: [`must be an integer between 4 and 4 ${settings("views")}`],
    });
  });

  test("is named only where it is narrower than the kind's own limit", async () => {
    const member = await memberOf("middling");
    const url = { kind: "url", payload: "https://example.org", expire_after_days: 60 };
    expect((await push(member, url)).body).toEqual({ expire_after_days: ["must be an integer between 1 and 30"] });
    expect((await push(member, { expire_after_days: 60 })).body).toEqual({
      expire_after_days: [`must be an integer between 1 and 45 ${by("middling", "expire_after_days_max")}`],
    });
  });

  test("leaves nothing if two have no kind in common: the API and the page say so", async () => {
    const { browser, token, email } = await signedIn(server);
    await join({ email }, "contractors");
    await join({ email }, "linkers");
    const headers = { authorization: `Bearer ${token}` };
    expect((await push({ headers }, GOOD)).body).toEqual({
      kind: [
        "must be one of those that you may push: none (policy.group.contractors.kinds, policy.group.linkers.kinds)",
      ],
    });
    const page = await pageOf(browser);
    expect(page).toContain("You can’t share anything here");
    expect(page).toContain("contractors, linkers");
    expect(page).not.toContain("/users/sign_in");
  });

  test("can ask for sealed pushes only", async () => {
    const { body } = await push(await memberOf("sealers"), {});
    expect(body.e2e[0]).toEndWith(by("sealers", "e2e_required"));
  });

  test("binds administrators too, and is out of force as soon as they leave", async () => {
    const member = await server.user(undefined, true);
    await join(member, "contractors");
    expect((await push(member, {})).status).toBe(422);
    expect((await leave(member, "contractors")).status).toBe(200);
    expect((await push(member, {})).status).toBe(201);
  });
});

describe("nobody gets around a group", () => {
  test("with a token or a session from before, which a policy binds from that moment on", async () => {
    const { browser, token, email } = await signedIn(server);
    const user = { email, headers: { authorization: `Bearer ${token}` } };
    const fromPage = () => browser.send("POST", "/api/v2/pushes", { push: { payload: "x", expire_after_days: 4 } });
    expect((await push(user, { expire_after_days: 4 })).status).toBe(201);
    expect((await fromPage()).status).toBe(201);
    await join(user, "contractors");
    expect((await push(user, { expire_after_days: 4 })).body).toEqual(REFUSED);
    expect(await fromPage()).toMatchObject({ status: 422, body: REFUSED });
    const form = await server.fetch("/p.json", {
      method: "POST",
      body: new URLSearchParams({ "password[payload]": "x" }),
      headers: user.headers,
    });
    expect([form.status, bodyOf(form.status, await form.text())]).toEqual([422, { passphrase: REFUSED.passphrase }]);
  });

  test("by a change of a push from before: its time can be shortened and not extended", async () => {
    const user = await server.user();
    const { url_token: token, created_at: createdAt } = (await push(user, { expire_after_days: 10 })).body;
    await join(user, "contractors");
    const change = (days: number) => {
      const expiresAt = new Date(Date.parse(createdAt) + days * 86_400_000).toISOString();
      return server.json("PATCH", `/api/v2/pushes/${token}`, { push: { expires_at: expiresAt } }, user.headers);
    };
    const refused = await change(20);
    expect(refused.status).toBe(422);
    expect(refused.body.expires_at[0]).toEndWith(by("contractors", "expire_after_days_max"));
    expect((await change(2)).status).toBe(200);
  });

  test("by an upload from before the push", async () => {
    const user = await server.user();
    const begin = (length: number) =>
      server.fetch("/api/v2/uploads", {
        method: "POST",
        headers: { ...user.headers, "tus-resumable": "1.0.0", "upload-length": String(length) },
      });
    const begun = await begin(1025);
    expect(begun.status).toBe(201);
    const { id } = (await begun.json()) as { id: string };
    const sent = await server.fetch(`/api/v2/uploads/${id}`, {
      method: "PATCH",
      body: "y".repeat(1025),
      headers: {
        ...user.headers,
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
    });
    expect(sent.status).toBe(204);
    await join(user, "contractors");
    expect((await push(user, { ...GOOD, uploads: [id] })).body).toEqual({
      files: [`may have at most 1 KiB each ${by("contractors", "max_file_bytes")}`],
    });
    const tooLarge = await begin(1025);
    expect([tooLarge.status, await tooLarge.text()]).toEqual([
      413,
      expect.stringContaining(by("contractors", "max_file_bytes")),
    ]);
  });

  test("by having somebody without an account answer: an answer keeps the limits of whoever asked", async () => {
    const user = await memberOf("contractors", "interns");
    const request = { request: "The key, please", expire_after_days: 4 };
    const ask = (fields: Fields) =>
      server.json("POST", "/api/v2/requests", { request: { ...request, ...fields } }, user.headers);
    expect((await ask({})).body).toEqual({
      expire_after_days: [`must be an integer between 1 and 3 ${by("contractors", "expire_after_days_max")}`],
    });
    const { url_token: token } = (await ask({ expire_after_days: 1, response_file_attachments: true })).body;
    const answer = (fields: Fields) =>
      server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response: "x", ...fields } });
    expect((await answer({ files: [FILE] })).body).toEqual({
      files: [`may have at most 1 KiB each ${by("contractors", "max_file_bytes")}`],
    });
    expect((await answer({})).status).toBe(200);
    const { body } = await server.json("GET", "/api/v2/pushes/active", undefined, user.headers);
    expect(body).toMatchObject([{ expire_after_days: 2, expire_after_views: 4 }]);
  });

  test("by a preset: those that the policy refuses are not offered", async () => {
    const names = async ({ headers }: User) =>
      (await server.json("GET", "/api/v2/presets", undefined, headers)).body.map(({ name }: { name: string }) => name);
    expect(await names(await server.user())).toEqual(["long", "short"]);
    expect(await names(await memberOf("contractors"))).toEqual(["short"]);
  });
});

describe("groups of the company's sign-in", () => {
  let boss: User;
  const company = ownServer({
    flags: {
      "policy-group": JSON.stringify(POLICIES),
      "oidc-issuer": ISSUER,
      "oidc-client-id": "push",
      "base-url": "https://push.example.org",
    },
    env: { SECRETPUSH_OIDC_CLIENT_SECRET: "x" },
  });
  beforeAll(async () => {
    boss = await company.user(undefined, true);
  });

  /** What the sign-in says of somebody, as it does at each sign-in and each recheck. */
  const say = async (userId: number, issuer: string, groups: readonly unknown[]) => {
    const store = await openStoreOf(company, false);
    const identity = { issuer, subject: `s${userId}`, groups: groups as string[], email: null, seenAtMs: 1 };
    await store.identities.link(userId, identity);
    await store.close();
  };
  const someone = async () => {
    const user = await company.user();
    const { body } = await company.json("GET", "/api/v2/admin/users", undefined, boss.headers);
    const { id } = body.find((one: User) => one.email === user.email);
    const status = async (fields: Fields = {}) =>
      (await company.json("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } }, user.headers)).status;
    return { user, id, status };
  };

  test("bind from the moment in which it names them, in the middle of a session, and as long as it does", async () => {
    const { id, status } = await someone();
    await say(id, ISSUER, ["staff"]);
    expect(await status()).toBe(201);
    await say(id, ISSUER, ["staff", "contractors"]);
    expect(await status()).toBe(422);
    const { body } = await company.json("GET", `/api/v2/admin/users/${id}/groups`, undefined, boss.headers);
    expect(body).toMatchObject({
      policies: ["contractors"],
      groups: [{ name: "staff", from: "oidc" }, { from: "oidc" }],
    });
    await say(id, ISSUER, ["staff"]);
    expect(await status()).toBe(201);
  });

  test("are compared exactly, spaces and capitals included, as for signing in", async () => {
    const { id, status } = await someone();
    for (const name of ["Contractors", " contractors", "contractors "]) {
      await say(id, ISSUER, [name]);
      expect(await status(), name).toBe(201);
    }
  });

  test("of a sign-in that is no longer configured count no more", async () => {
    const { id, status } = await someone();
    await say(id, "https://former.example.org", ["contractors"]);
    await say(id, "ldap", ["contractors"]);
    expect(await status()).toBe(201);
  });

  test("an administrator cannot take anybody out of them", async () => {
    const { id } = await someone();
    await say(id, ISSUER, ["contractors"]);
    const path = `/api/v2/admin/users/${id}/groups?name=contractors`;
    const { status, text } = await company.json("DELETE", path, undefined, boss.headers);
    expect([status, text]).toEqual([404, expect.stringContaining("are changed there")]);
  });
});

test("a directory's group is found by its name whatever the case, and by its place however that is spelled", async () => {
  const company = await startServer({
    flags: {
      "policy-group": JSON.stringify(POLICIES),
      "ldap-url": "ldaps://ldap.example.org",
      "ldap-base": "dc=example",
    },
  });
  try {
    const user = await company.user();
    const status = async () =>
      (await company.json("POST", "/api/v2/pushes", { push: { payload: "x", passphrase: "horse" } }, user.headers))
        .status;
    const say = async (group: object | string) => {
      const store = await openStoreOf(company, false);
      const { id = 0 } = (await store.accounts.findUser(user.email)) ?? {};
      const groups = [group] as never[];
      await store.identities.link(id, { issuer: "ldap", subject: "s", groups, email: null, seenAtMs: 1 });
      await store.close();
    };
    await say({ dn: "cn=temps,ou=groups,dc=example" });
    expect(await status()).toBe(422);
    // Anybody who may add a group there chooses its name, but not its place.
    await say("cn=temps,ou=groups,dc=example");
    expect(await status()).toBe(201);
  } finally {
    await company.stop();
  }
});

describe("groups that administrators make", () => {
  test("are there as long as they have members, and tell who has changed them", async () => {
    const [one, other] = [await memberOf(" night shift "), await memberOf("night shift")];
    const listed = async () => {
      const { body } = await server.json("GET", "/api/v2/admin/groups", undefined, admin.headers);
      return body.find(({ name }: { name: string }) => name === "night shift");
    };
    expect(await listed()).toEqual({ name: "night shift", members: 2 });
    const path = "/api/v2/admin/groups/members?name=night%20shift";
    expect((await server.json("GET", path, undefined, admin.headers)).body).toMatchObject([
      { email: one.email },
      { email: other.email },
    ]);
    expect((await join(one, "night shift")).status).toBe(200);
    for (const member of [one, other]) expect((await leave(member, "night shift")).status).toBe(200);
    expect((await leave(one, "night shift")).status).toBe(404);
    expect(await listed()).toBeUndefined();
    const store = await openStoreOf(server, false);
    const entries = await store.adminLog.page({ person: one.email }, { beforeId: Number.MAX_SAFE_INTEGER, limit: 3 });
    await store.close();
    const told = entries.map(({ kind, actor, detail }) => ({ kind, actor, group: detail["group"] }));
    expect(told.slice(0, 2)).toEqual([
      { kind: "user.left_group", actor: admin.email, group: "night shift" },
      { kind: "user.joined_group", actor: admin.email, group: "night shift" },
    ]);
  });

  test.each(["", "  ", "a\u0000b", "x".repeat(513)])("have names: %j is none", async (name) => {
    const { status, body } = await join(await server.user(), name);
    expect([status, body]).toEqual([422, { name: ["must have 1 to 512 characters, and no control character"] }]);
  });

  test("are for administrators alone, and nothing is said of an account that is not there", async () => {
    const user = await server.user();
    const path = `/api/v2/admin/users/${await idOf(user)}/groups`;
    const asks: Array<[string, string, unknown?]> = [
      ["GET", "/api/v2/admin/groups"],
      ["GET", "/api/v2/admin/groups/members?name=contractors"],
      ["GET", path],
      ["POST", path, { name: "x" }],
      ["DELETE", `${path}?name=x`],
    ];
    for (const [method, at, body] of asks) {
      expect((await server.json(method, at, body, user.headers)).status, `${method} ${at}`).toBe(403);
      expect((await server.json(method, at, body)).status, `${method} ${at}`).toBe(401);
    }
    const nobody = "/api/v2/admin/users/999999/groups";
    expect((await server.json("POST", nobody, { name: "x" }, admin.headers)).status).toBe(404);
    expect((await server.json("DELETE", `${path}?name=a%00b`, undefined, admin.headers)).status).toBe(404);
  });

  test("two at once put somebody into a group once", async () => {
    const user = await server.user();
    const answers = await Promise.all([join(user, "twice"), join(user, "twice")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  test("go with the account", async () => {
    const user = await memberOf("leavers");
    expect((await runBeside(server, ["user", "remove", user.email, "--yes"])).code).toBe(0);
    const { body } = await server.json("GET", "/api/v2/admin/groups", undefined, admin.headers);
    expect(body.map(({ name }: { name: string }) => name)).not.toContain("leavers");
  });
});

describe("pages", () => {
  test("the form shows the limits in force for whoever is signed in, and says whose they are", async () => {
    const { browser, email } = await signedIn(server);
    expect(await pageOf(browser)).not.toContain("Group limits");
    await join({ email }, "contractors");
    const page = await pageOf(browser);
    expect(page).toContain("Group limits apply to you: contractors.");
    expect(page).toContain('"expireAfterDaysMax":3');
    expect(page).not.toContain('id="tab-url"');
    const request = await pageOf(browser, "/requests/new");
    expect(request).toContain("Group limits apply to you: contractors.");
    expect(request).toContain('"daysMax":3');
  });
});

test("without a policy of a group, nobody's groups are looked up, and with one those of users alone", async () => {
  const rulesOf = (flags: Record<string, string>) => {
    const asked: number[] = [];
    const groupsOf = async (userId: number) => {
      asked.push(userId);
      return [];
    };
    const rules = new RoleRules(rulesByRoleOf(load({ flags }).config), groupsOf);
    return { rules, asked };
  };
  const [user, nobody] = [{ userId: 7, role: "user" } as const, { userId: null, role: null }];
  const without = rulesOf({ "policy-user-expire-after-days-max": "3" });
  const withOne = rulesOf({ "policy-group": JSON.stringify({ contractors: {} }) });
  for (const { rules } of [without, withOne]) for (const who of [user, nobody]) await rules.of(who);
  expect([without.asked, withOne.asked]).toEqual([[], [7]]);
  // Nothing waits, either.
  expect(without.rules.of(user)).not.toBeInstanceOf(Promise);
  expect(withOne.rules.of(nobody)).not.toBeInstanceOf(Promise);
});
