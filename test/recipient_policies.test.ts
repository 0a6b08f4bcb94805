// Whom people may address pushes to, and who must: the settings of recipients, and the policies of roles and groups.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { startServer, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

// No mail is sent here: nobody asks for a code.
const MAIL = { "enable-requests": "true", "base-url": "http://localhost", "mail-from": "push@example.org" };
const env = { SECRETPUSH_MAIL_URL: "smtp://127.0.0.1:9?starttls=off" };

describe("a server with rules for recipients", () => {
  let admin: User;
  let user: User;
  const server = ownServer({
    env,
    flags: {
      ...MAIL,
      "recipients-required": "true",
      "recipients-domains": "Example.org, *.müller.example",
      "recipients-refused-domains": "secret.example.org, lab.xn--mller-kva.example",
      "policy-user-outsiders": "false",
      // A preset names nobody, and is none the worse for that.
      preset: JSON.stringify({ short: { label: "Short", lifetime: "1d" } }),
    },
  });
  beforeAll(async () => {
    admin = await server.user("admin@example.org", true);
    user = await server.user("user@example.org", false);
  });

  const refusal = async (fields: object, who: User | null = admin): Promise<string[] | number> => {
    const headers = who?.headers ?? {};
    const { status, body } = await server.json(
      "POST",
      "/api/v2/pushes",
      { push: { payload: "x", ...fields } },
      headers,
    );
    return status === 422 ? body.recipients : status;
  };
  const outside = (domain: string) => [
    `must be in example.org, *.xn--mller-kva.example (recipients.domains): ${domain} is not`,
  ];

  test("each push must name somebody", async () => {
    const required = ["are required by this server's policy (recipients.required)"];
    for (const recipients of [undefined, "", " , ;", "、；،", []])
      expect(await refusal({ recipients })).toEqual(required);
    expect(await refusal({}, null)).toEqual(required);
    expect(await refusal({ recipients: "ann@example.org" })).toBe(201);
  });

  test("addresses are in the domains that are allowed and in none that are refused, however they are written", async () => {
    expect(await refusal({ recipients: "ann@EXAMPLE.ORG, bob@büro.müller.example" })).toBe(201);
    expect(await refusal({ recipients: "bob@xn--bro-hoa.xn--mller-kva.example" })).toBe(201);
    for (const domain of [
      "example.com",
      "sub.example.org",
      "example.org.evil.example",
      "müller.example",
      "notexample.org",
    ]) {
      expect(await refusal({ recipients: `ann@example.org, eve@${domain}` })).toEqual(outside(domain));
    }
    expect(await refusal({ recipients: "bob@lab.müller.example" })).toEqual([
      "must not be in lab.müller.example (recipients.refused_domains)",
    ]);
  });

  test("a role that may address nobody outside the company is told so, and one without an account to have one", async () => {
    expect(await refusal({ recipients: "ann@example.org" }, user)).toEqual([
      "must not be people who can only prove an address (policy.user.outsiders)",
    ]);
    expect(await refusal({ recipients: "ann@example.org" }, null)).toEqual([
      "need an account: only someone who can sign in may have codes sent to others",
    ]);
  });

  test("requests keep all of this", async () => {
    const asking = async (fields: object, who = admin): Promise<string[] | number> => {
      const request = { request: "x", ...fields };
      const { status, body } = await server.json("POST", "/api/v2/requests", { request }, who.headers);
      return status === 422 ? body.recipients : status;
    };
    for (const recipients of [" , ", "、"])
      expect(await asking({ recipients })).toEqual(["are required by this server's policy (recipients.required)"]);
    expect(await asking({ recipients: "ann@example.org, bob@büro.müller.example" })).toBe(201);
    expect(await asking({ recipients: ["eve@example.com"] })).toEqual(outside("example.com"));
    expect(await asking({ recipients: "bob@lab.müller.example" })).toEqual([
      "must not be in lab.müller.example (recipients.refused_domains)",
    ]);
    expect(await asking({ recipients: "ann@example.org" }, user)).toEqual([
      "must not be people who can only prove an address (policy.user.outsiders)",
    ]);
    const many = Array.from({ length: 51 }, (_, n) => `a${n}@example.org`);
    expect(await asking({ recipients: many })).toEqual(["must be at most 50 addresses and groups"]);
    expect(await asking({ recipients: "Ann" })).toEqual([expect.stringContaining("ann is neither")]);
    expect(await asking({ recipients: "group:staff" })).toEqual([
      "must be email addresses: this server has no company sign-in, so it knows no groups",
    ]);
  });

  test("administrators and auditors see in the overview whom a push is for", async () => {
    const { pushes } = (await server.json("GET", "/api/v2/admin/pushes", undefined, admin.headers)).body;
    expect(pushes.map((push: { recipients?: string[] }) => push.recipients)).toContainEqual([
      "ann@example.org",
      "bob@büro.müller.example",
    ]);
  });
});

describe("policies of groups", () => {
  let server: TestServer;
  let member: User;
  let other: User;
  beforeAll(async () => {
    const groups = { contractors: { outsiders: false }, lawyers: { recipients_required: true } };
    server = await startServer({ env, flags: { ...MAIL, "policy-group": JSON.stringify(groups) } });
    const admin = await server.user("admin@example.org", true);
    member = await server.user("member@example.org", false);
    other = await server.user("other@example.org", false);
    const { body } = await server.json("GET", "/api/v2/admin/users", undefined, admin.headers);
    const { id } = body.find(({ email }: User) => email === member.email);
    for (const name of Object.keys(groups)) {
      expect((await server.json("POST", `/api/v2/admin/users/${id}/groups`, { name }, admin.headers)).status).toBe(201);
    }
  });
  afterAll(() => server?.stop());

  test("ask for recipients, and keep them inside the company", async () => {
    const push = (who: User, fields: object) =>
      server.json("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } }, who.headers);
    expect((await push(member, {})).body).toEqual({
      recipients: ["are required by this server's policy (policy.group.lawyers.recipients_required)"],
    });
    expect((await push(member, { recipients: "ann@example.org" })).body).toEqual({
      recipients: ["must not be people who can only prove an address (policy.group.contractors.outsiders)"],
    });
    const asked = await server.json("POST", "/api/v2/requests", { request: { request: "x" } }, member.headers);
    expect(asked.body).toEqual({
      recipients: ["are required by this server's policy (policy.group.lawyers.recipients_required)"],
    });
    expect((await push(other, {})).status).toBe(201);
    expect((await push(other, { recipients: "ann@example.org" })).status).toBe(201);
  });
});
