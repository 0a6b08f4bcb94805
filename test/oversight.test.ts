// What auditors and administrators see of all pushes, by the API and with the session of their page: metadata and logs,
// nothing that leads to a payload, and for auditors nothing that changes anything.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { Browser, idOf, overviewOf, server, useServer } from "./browser_sessions.ts";
import { openBeside, runBeside, type User } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

useServer();

type Role = "user" | "auditor" | "admin";

/** A new account with this role, an API token without limits, and a browser that is signed in. */
async function someone(
  role: Role,
): Promise<User & { browser: Browser; limited: (scope: string) => Promise<User["headers"]> }> {
  const user = await server.user();
  const { accounts, close } = await openBeside(server);
  try {
    await accounts.setRole(user.email, role);
  } finally {
    await close();
  }
  const browser = new Browser(server);
  await browser.signIn(user.email);
  const limited = async (scope: string) => {
    const made = await browser.send("POST", "/account/tokens", { name: scope, scopes: [scope] });
    return { authorization: `Bearer ${made.body.token}` };
  };
  return { ...user, browser, limited };
}

const SECRETS = ["the very secret", "hidden name", "hidden note", "open sesame"];

/** A push with a log, of somebody else. @returns its number too, as the list of all shows it */
async function foreignPush(seer: User) {
  const owner = await server.user();
  const [payload, name, note, passphrase] = SECRETS;
  const push = await server.push({ payload, name, note, passphrase, deletable_by_viewer: false }, owner.headers);
  const path = `/api/v2/pushes/${push.url_token}`;
  const referer = `${server.url}/p/${push.url_token}/r?passphrase=x`;
  await server.json("GET", `${path}?passphrase=open%20sesame`, undefined, { referer });
  const { body } = await server.json("GET", "/api/v2/admin/pushes", undefined, seer.headers);
  const listed = body.pushes.find((one: { owner: string }) => one.owner === owner.email);
  return { owner, path, urlToken: push.url_token, listed };
}

describe.each(["auditor", "admin"] as const)("an %s", (role) => {
  test("lists all pushes and reads their logs, without a payload, a label or a link", async () => {
    const seer = await someone(role);
    const { owner, urlToken, listed } = await foreignPush(seer);
    expect(listed).toMatchObject({ kind: "text", expired: false, guarded: true, file_count: 0, frozen: false });
    const headers = await seer.limited("audit");
    for (const path of ["/api/v2/admin/pushes", `/api/v2/admin/pushes/${listed.id}/audit`]) {
      const { status, text } = await server.json("GET", path, undefined, headers);
      expect(status).toBe(200);
      for (const secret of [...SECRETS, urlToken]) expect(text).not.toContain(secret);
    }
    const log = await server.json("GET", `/api/v2/admin/pushes/${listed.id}/audit`, undefined, headers);
    expect(log.body.logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "view"]);
    const page = await seer.browser.page(`/admin/links/${listed.id}`);
    for (const shown of ["created", "opened", owner.email]) expect(page).toContain(shown);
    const { pushes, html } = await overviewOf(seer.browser);
    expect(pushes).toContainEqual({ id: listed.id, owner: owner.email, expired: false });
    for (const secret of [...SECRETS, urlToken]) expect(page + html).not.toContain(secret);
    expect([page, html].map((one) => one.includes("/end"))).toEqual([role === "admin", role === "admin"]);
    await server.json("POST", `/api/v2/pushes/${urlToken}/freeze`, undefined, owner.headers);
    const paused = '<span class="badge warning">Paused</span>';
    expect((await overviewOf(seer.browser, `?q=${listed.id}`)).html).toContain(paused);
    expect(page).not.toContain(paused);
    expect(await seer.browser.page(`/admin/links/${listed.id}`)).toContain(`<p>${paused} created`);
    expect((await seer.browser.load("/admin/links/999999")).status).toBe(404);
    expect((await server.json("GET", "/api/v2/admin/pushes/999999/audit", undefined, headers)).status).toBe(404);
    expect((await server.json("GET", "/api/v2/admin/pushes?state=lost", undefined, headers)).status).toBe(400);
  });
});

test("an auditor opens and changes nothing of others, whichever way it is asked", async () => {
  const auditor = await someone("auditor");
  const { owner, path, listed } = await foreignPush(auditor);
  for (const [method, at] of [
    ["DELETE", `/api/v2/admin/pushes/${listed.id}`],
    ["GET", "/api/v2/admin/users"],
    ["DELETE", path],
    ["POST", `${path}/freeze`],
    ["POST", `${path}/thaw`],
    ["GET", `${path}/audit`],
    ["GET", `${path}/holds`],
  ] as const) {
    const { status } = await server.json(method, at, undefined, auditor.headers);
    expect([method, at, status]).toEqual([method, at, 403]);
  }
  for (const [at, body] of [
    [`/admin/data/all/${listed.id}/end`, {}],
    ["/admin/data/users", { email: "new@example.org" }],
    ["/admin/data/users/1", { admin: false }],
    ["/admin/data/users/1/reset", {}],
  ] as const) {
    expect([at, (await auditor.browser.send("POST", at, body)).status]).toEqual([at, 403]);
  }
  // The payload opens with the link and the passphrase alone, as for anybody.
  expect((await server.json("GET", path, undefined, auditor.headers)).status).toBe(401);
  expect((await server.json("GET", `${path}?passphrase=open%20sesame`, undefined, owner.headers)).status).toBe(200);
});

test("an administrator expires any push and lists the accounts, with the scope for it", async () => {
  const admin = await someone("admin");
  const { owner, path, listed } = await foreignPush(admin);
  const headers = await admin.limited("admin");
  const { body: users } = await server.json("GET", "/api/v2/admin/users", undefined, headers);
  expect(users.find(({ email }: User) => email === admin.email)).toMatchObject({ role: "admin", disabled: false });
  expect(users.find(({ email }: User) => email === owner.email)).toMatchObject({ role: "user" });
  expect((await server.json("DELETE", `/api/v2/admin/pushes/${listed.id}`, undefined, headers)).status).toBe(200);
  expect((await server.json("GET", path)).body).toMatchObject({ expired: true, deleted: true });
});

test("an ordinary user sees nothing of others, and a stranger is asked for a token", async () => {
  const user = await someone("user");
  for (const path of ["/api/v2/admin/pushes", "/api/v2/admin/pushes/1/audit", "/api/v2/admin/users"]) {
    expect((await server.json("GET", path, undefined, user.headers)).status).toBe(403);
    expect((await server.json("GET", path)).status).toBe(401);
  }
});

test("an administrator gives and takes the role on the page, never their own", async () => {
  const [admin, user] = [await someone("admin"), await someone("user")];
  const idOfUser = await idOf(admin.browser, user.email);
  const give = (role: string, id = idOfUser) => admin.browser.send("POST", `/admin/data/users/${id}`, { role });
  expect((await give("auditor")).body).toMatchObject({ admin: false, auditor: true });
  expect((await user.browser.load("/admin/links")).status).toBe(200);
  // An auditor who becomes an administrator and ceases to be one is a user, not an auditor again.
  expect((await give("admin")).body).toMatchObject({ admin: true, auditor: false });
  expect((await give("user")).body).toMatchObject({ admin: false, auditor: false });
  expect((await give("root")).status).toBe(400);
  expect((await give("auditor", await idOf(admin.browser, admin.email))).status).toBe(409);
});

test("whoever is an auditor no longer has no session and no token, at once", async () => {
  const auditor = await someone("auditor");
  expect((await auditor.browser.load("/admin/links")).url).toEndWith("/admin/links");
  expect((await runBeside(server, ["user", "role", auditor.email, "user"])).code).toBe(0);
  expect((await auditor.browser.load("/admin/links")).url).toEndWith("/users/sign_in");
  expect((await server.json("GET", "/api/v2/admin/pushes", undefined, auditor.headers)).status).toBe(401);
  const again = new Browser(server);
  await again.signIn(auditor.email);
  for (const path of ["/admin/links", "/admin/links/1", "/admin/server", "/admin/users/1"]) {
    const answer = await again.load(path);
    // As any page that is not there, not as data.
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<h1>")]);
  }
});
