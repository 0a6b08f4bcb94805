// Requests that only certain people may answer, whom the company's sign-in recognises; and a node of an earlier version.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { User, TestServer } from "./harness.ts";
import { type Authority, HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
import { scratch } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000);
const { root } = scratch();
const QUESTION = "The key of the archive, please";
const REQUESTS = "/api/v2/requests";

let authority: Authority;
let provider: HandProvider;
let server: TestServer;
let owner: User;
beforeAll(async () => {
  authority = newAuthority(root);
  provider = new HandProvider(authority);
  server = await startWith({ issuer: provider.issuer, authority }, { flags: { "enable-requests": "true" } });
  await server.user("root@example.org", true);
  owner = await server.user("owner@example.org");
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const asked = async (fields: object = {}): Promise<string> => {
  const request = { request: QUESTION, recipients: "Ann@example.org, group:staff", ...fields };
  const { status, body, text } = await server.json("POST", REQUESTS, { request }, owner.headers);
  if (status !== 201) throw new Error(text);
  return body.url_token;
};
const is = (email: string, more: object = {}): void => {
  provider.wishes.claims = { sub: email, email, email_verified: true, ...more };
};
const form = (browser: Visitor, path: string, fields: Record<string, string> = {}) =>
  browser.ask(path, { method: "POST", body: new URLSearchParams(fields) });
/** As the page's button does it. */
async function prove(browser: Visitor, token: string): Promise<string> {
  const answer = await form(browser, "/users/auth/oidc", { goal: `request ${token}` });
  const to = /url=([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  return browser.finish(await browser.recognised(to));
}

test("a recipient signs in at the provider, comes back, reads and answers, and is named; needs no account", async () => {
  const token = await asked({ response_file_attachments: true });
  is("ann@example.org");
  const browser = new Visitor(server, authority.file);
  const gate = await browser.ask(`/req/${token}`);
  const text = await gate.text();
  expect([gate.status, text.includes("Sign in with Example ID"), text.includes("archive")]).toEqual([401, true, false]);
  expect(text).toContain(`value="request ${token}"`);
  expect(await prove(browser, token)).toBe(`/req/${token}`);
  expect(await (await form(browser, `/req/${token}`)).text()).toContain(QUESTION);
  const begun = await browser.ask("/api/v2/uploads", {
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": "4",
      "upload-metadata": `filename ${btoa("a.bin")},request ${btoa(token)}`,
    },
  });
  expect(begun.status).toBe(201);
  const sent = await form(browser, `/req/${token}/answer`, { "request[response]": "hunter2" });
  expect(await sent.text()).toContain("Your answer has arrived");
  const { body } = await server.json("GET", `${REQUESTS}/${token}`, undefined, owner.headers);
  expect(body.responses).toMatchObject([{ identity: "ann@example.org" }]);
  const log = await server.json("GET", `${REQUESTS}/${token}/audit`, undefined, owner.headers);
  expect(log.body.logs.map(({ kind, identity }: Record<string, string>) => [kind, identity])).toEqual([
    ["creation", undefined],
    ["request_view", "ann@example.org"],
    ["answer", "ann@example.org"],
  ]);
});

test("a group answers; somebody else is told so and sees nothing, and leads back to the request to be another", async () => {
  const token = await asked();
  is("ben@example.org", { groups: ["staff"], email_verified: false });
  const ben = new Visitor(server, authority.file);
  expect(await prove(ben, token)).toBe(`/req/${token}`);
  expect(await (await form(ben, `/req/${token}`)).text()).toContain(QUESTION);
  is("eve@example.org");
  const eve = new Visitor(server, authority.file);
  await prove(eve, token);
  for (const page of [await eve.ask(`/req/${token}`), await form(eve, `/req/${token}`)]) {
    const text = await page.text();
    expect([page.status, text.includes("For someone else"), text.includes("archive")]).toEqual([403, true, false]);
  }
  const refused = await form(eve, `/req/${token}/answer`, { "request[response]": "x" });
  expect(await refused.text()).toContain("haven’t confirmed in this browser that you are one of them");
  const forgotten = await form(eve, "/users/auth/oidc/forget", { goal: `request ${token}` });
  expect(forgotten.headers.get("location")).toBe(`/req/${token}`);
  const log = await server.json("GET", `${REQUESTS}/${token}/audit`, undefined, owner.headers);
  expect(
    log.body.logs.map(({ kind, identity }: Record<string, string>) => [kind, identity ?? ""].join(" ").trim()),
  ).toEqual(["creation", "request_view unknown", ...Array<string>(3).fill("failed_view eve@example.org")]);
});

test("an account that is linked to a recipient answers by the API, another one does not", async () => {
  const token = await asked();
  is("ann@example.org");
  const ann = new Visitor(server, authority.file);
  await ann.signIn();
  const sent = {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: '{"request":{"response":"x"}}',
  };
  const stranger = await server.user("stranger@example.org");
  for (const headers of [{}, stranger.headers]) {
    const refused = await server.json("PATCH", `${REQUESTS}/${token}/respond`, { request: { response: "x" } }, headers);
    expect([refused.status, refused.body.error]).toEqual([401, expect.stringMatching(/^This request is addressed to/)]);
  }
  expect((await ann.ask(`${REQUESTS}/${token}/respond`, sent)).status).toBe(200);
});

test("a node of an earlier version knows no such request: it keeps it closed, and its owner sees it in the list", async () => {
  const token = await asked();
  const database = await databaseOf(server);
  // What the earlier one finds: a trait that it does not know.
  const [row] = await database.unsafe("SELECT traits FROM pushes WHERE id = (SELECT max(id) FROM pushes)");
  const traits = JSON.parse(row.traits) as Record<string, unknown>;
  expect(Object.keys(traits)).toEqual(["recipients", "request", "recipientsAnswer"]);
  const earlier = JSON.stringify({ ...traits, recipientsAnswer: undefined, newer: true });
  await database.unsafe(`UPDATE pushes SET traits = '${earlier}' WHERE id = (SELECT max(id) FROM pushes)`);
  await database.close();
  for (const headers of [{}, owner.headers]) {
    expect((await server.json("GET", `${REQUESTS}/${token}`, undefined, headers)).status).toBe(503);
    const answer = { request: { response: "x" } };
    expect((await server.json("PATCH", `${REQUESTS}/${token}/respond`, answer, headers)).status).toBe(503);
  }
  expect((await server.fetch(`/req/${token}`, { headers: { accept: "text/html" } })).status).toBe(503);
  const { body } = await server.json("GET", `${REQUESTS}/open`, undefined, owner.headers);
  expect(body.map(({ url_token }: { url_token: string }) => url_token)).toContain(token);
});
