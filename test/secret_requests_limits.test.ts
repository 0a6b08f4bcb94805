// What requests must not do: exist while they are off, take more than they may, stay open for ever, or show anything of
// themselves in what is stored.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { bytesOf, download, filesOf, form, type Part, same } from "./multipart_forms.ts";
import { bytesIn, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles } from "./stored_files.ts";
import { begin, offsetOf, patch } from "./tus.ts";

setDefaultTimeout(60_000);

const PATH = "/api/v2/requests";
const ON = { "enable-requests": "true", "upload-free-space-floor": "0" };

const asked = async (server: TestServer, { headers }: User, fields: Record<string, unknown> = {}): Promise<string> => {
  const { status, body, text } = await server.json("POST", PATH, { request: { request: "What?", ...fields } }, headers);
  if (status !== 201) throw new Error(`The request was not created: ${status} ${text}`);
  return body.url_token as string;
};
const respond = (server: TestServer, token: string, fields: Record<string, unknown>) =>
  server.json("PATCH", `${PATH}/${token}/respond`, { request: fields });
const filePart = (bytes: string | Uint8Array): Part => ({
  headers: [`Content-Disposition: form-data; name="request[files][]"; filename="a.bin"`],
  body: bytes,
});
const sendFile = async (server: TestServer, token: string, bytes: string | Uint8Array) => {
  const { body, headers } = form([filePart(bytes)]);
  const response = await server.fetch(`${PATH}/${token}/respond`, { method: "PATCH", headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("switched off", () => {
  const server = ownServer();

  test("every path of requests is unknown, and the version says so", async () => {
    const { headers } = await server.user();
    const paths = [
      "",
      "/open",
      "/ready",
      "/active",
      "/closed",
      "/abcdefghijklmnopqrst",
      "/abcdefghijklmnopqrst/preview",
    ];
    for (const path of paths) {
      const { status, body } = await server.json("GET", PATH + path, undefined, headers);
      expect([path, status, body]).toEqual([path, 404, { error: "Not Found" }]);
    }
    expect((await server.json("POST", PATH, { request: { request: "x" } }, headers)).status).toBe(404);
    expect((await respond(server, "abcdefghijklmnopqrst", { response: "x" })).status).toBe(404);
    const { body } = await server.json("GET", "/api/v2/version");
    expect([body.features.requests.enabled, body.edition]).toEqual([false, "oss"]);
    const document = await server.fetch("/help/api/openapi.json");
    expect(await document.text()).not.toContain(PATH);
  });
});

describe("switched on", () => {
  const clock = testClock();
  let anna: User;
  const server = ownServer({
    clock,
    flags: {
      ...ON,
      "allow-anonymous": "false",
      "api-edition": "commercial",
      "requests-max-open": "3",
      "upload-max-stored-bytes": "200 KiB",
      "recipients-listen": "127.0.0.1:0",
    },
  });
  beforeAll(async () => {
    anna = await server.user("anna@example.org");
  });

  test("the version names the edition that the settings name, in both versions of the API", async () => {
    expect((await server.json("GET", "/api/v2/version")).body).toMatchObject({
      edition: "commercial",
      features: { requests: { enabled: true } },
    });
    expect((await server.json("GET", "/api/v1/version")).body.edition).toBe("commercial");
  });

  test("no more may be open than the settings allow: 409, until one is closed", async () => {
    const user = await server.user();
    const [first] = [await asked(server, user), await asked(server, user), await asked(server, user)];
    const fourth = await server.json("POST", PATH, { request: { request: "One more?" } }, user.headers);
    expect([fourth.status, fourth.body.error]).toEqual([409, "You have 3 open requests already: close one first."]);
    await server.json("DELETE", `${PATH}/${first}`, undefined, user.headers);
    await asked(server, user);
  });

  test("who answers needs no account, also where anonymous access is off", async () => {
    const token = await asked(server, await server.user());
    expect((await server.json("POST", "/api/v2/pushes", { push: { payload: "x" } })).status).toBe(401);
    expect((await server.json("GET", `${PATH}/${token}`)).body.request).toBe("What?");
    expect((await respond(server, token, { response: "That." })).status).toBe(200);
  });

  test("a file may come before its answer, from whoever the request admits, and from nobody else", async () => {
    const user = await server.user();
    const at = { url: server.addresses.recipients ?? "" };
    const token = await asked(server, user, { response_file_attachments: true, passphrase: "sesame" });
    const about = (fields: Record<string, string>): Record<string, string> => ({
      "upload-metadata": Object.entries({ filename: "a.bin", ...fields })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
        .join(),
    });
    const bytes = bytesOf(30_000);
    const first = await begin(at, bytes.length, "", about({ request: token, passphrase: "sesame" }));
    const bare = await asked(server, user);
    for (const [expected, where, fields] of [
      ["404", at, {}],
      ["401", server, {}],
      ["401", at, { request: token, passphrase: "barley" }],
      ["404", server, { request: `${token.slice(0, -1)}_` }],
      ["422", server, { request: bare }],
    ] as const) {
      await expect(begin(where, 1, "", about(fields))).rejects.toThrow(`not begun: ${expected}`);
    }
    expect((await patch(first, 0, bytes.slice(0, 20_000))).status).toBe(204);
    expect(await offsetOf(first)).toBe(20_000);
    expect((await patch(first, 20_000, bytes.slice(20_000))).status).toBe(204);
    // The id is of no use for a push, which nobody without an account may make here.
    expect((await server.json("POST", "/api/v2/pushes", { push: { uploads: [first.id] } })).status).toBe(401);
    const answer = { request: { uploads: [first.id], passphrase: "sesame" } };
    const sent = await fetch(`${at.url}${PATH}/${token}/respond`, { method: "PATCH", body: JSON.stringify(answer) });
    expect(sent.status).toBe(200);
    const { body } = await server.json("GET", `${PATH}/${token}`, undefined, user.headers);
    const [file] = await filesOf(server, body.responses[0], user.headers);
    expect([file?.filename, same(await download(file?.url ?? ""), bytes)]).toEqual(["a.bin", true]);
    // Closed now.
    await expect(begin(at, 1, "", about({ request: token, passphrase: "sesame" }))).rejects.toThrow("not begun: 409");
  });

  test("the recipients' address serves what it takes to answer, and nothing else", async () => {
    const token = await asked(server, anna, { name: "outer" });
    const outer = server.addresses.recipients ?? "";
    const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
      fetch(outer + PATH + path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect(await (await ask("GET", `/${token}`)).json()).toMatchObject({ request: "What?", state: "open" });
    for (const [method, path] of [
      ["POST", ""],
      ["GET", "/open"],
      ["GET", "/active"],
      ["GET", `/${token}/audit`],
      ["GET", `/${token}/preview`],
      ["DELETE", `/${token}`],
    ] as const) {
      const { status } = await ask(method, path, {}, method === "POST" ? { request: {} } : undefined);
      expect([method, path, status === 404 || status === 405]).toEqual([method, path, true]);
    }
    expect((await ask("GET", `/${token}`, anna.headers)).status).toBe(403);
    const answer = await ask("PATCH", `/${token}/respond`, {}, { request: { response: "from outside" } });
    expect([answer.status, ((await answer.json()) as { state: string }).state]).toEqual([200, "ready"]);
    await server.json("DELETE", `${PATH}/${token}`, undefined, anna.headers);
  });

  test("the recipients' address has the page where people answer, and none of its owner's", async () => {
    const token = await asked(server, anna, { passphrase: "open sesame" });
    const outer = server.addresses.recipients ?? "";
    const own = { "sec-fetch-site": "same-origin", accept: "text/html" };
    const send = (path: string, fields: Record<string, string>) =>
      fetch(outer + path, { method: "POST", headers: own, body: new URLSearchParams(fields) });
    expect(await (await fetch(`${outer}/req/${token}`)).text()).not.toContain("What?");
    expect(await (await send(`/req/${token}`, { passphrase: "no" })).text()).toContain("The passphrase is wrong.");
    const page = await (await send(`/req/${token}`, { passphrase: "open sesame" })).text();
    expect(page).toContain("What?");
    expect(page).not.toContain("/users/sign_in");
    const answer = { "request[passphrase]": "open sesame", "request[response]": "That." };
    const wrong = await send(`/req/${token}/answer`, { ...answer, "request[passphrase]": "no" });
    expect(await wrong.text()).toContain("The passphrase is wrong. Nothing was stored.");
    const blank = await send(`/req/${token}/answer`, { ...answer, "request[response]": " " });
    expect(await blank.text()).toContain("Enter what you want to send.");
    expect(await (await send(`/req/${token}/answer`, answer)).text()).toContain('<h1 tabindex="-1">Sent</h1>');
    expect(await (await send(`/req/${token}/answer`, answer)).text()).toContain("no longer accepts answers");
    for (const path of [`/requests/${token}`, `/requests/${token}/qr.svg`, "/requests/new", "/admin/requests"]) {
      expect([path, (await fetch(outer + path)).status]).toEqual([path, 404]);
    }
    await server.json("DELETE", `${PATH}/${token}`, undefined, anna.headers);
  });

  test("it closes when its time is up, also before any sweep, and erases what it asked", async () => {
    const token = await asked(server, anna, { close_after_duration: 0 });
    clock.advance(15 * 60_000 - 1);
    expect((await server.json("GET", `${PATH}/${token}`)).body).toMatchObject({ state: "open", request: "What?" });
    clock.advance(1);
    expect((await server.json("GET", `${PATH}/${token}`)).body).toMatchObject({
      state: "closed",
      request: null,
      responses_remaining: 0,
      days_remaining: 0,
    });
    expect((await respond(server, token, { response: "late" })).status).toBe(409);
    const { body } = await server.json("GET", `${PATH}/closed`, undefined, anna.headers);
    expect((body as Array<{ url_token: string }>).map(({ url_token }) => url_token)).toContain(token);
  });

  test("files of answers count towards all that is stored, and a refused one leaves nothing", async () => {
    const token = await asked(server, anna, { response_file_attachments: true, max_responses: 5 });
    const before = (await storedFiles(server).names()).length;
    expect((await sendFile(server, token, "x".repeat(150 * 1024))).status).toBe(200);
    const { status, body } = await sendFile(server, token, "x".repeat(100 * 1024));
    expect([status, body.error]).toEqual([507, "files: all files on this server together may have at most 200 KiB."]);
    expect((await storedFiles(server).names()).length).toBe(before + 1);
    expect((await server.json("GET", `${PATH}/${token}`)).body.responses_remaining).toBe(4);
    await server.json("DELETE", `${PATH}/${token}`, undefined, anna.headers);
  });

  test("one address may look sixty times a minute and answer thirty times, another request is not affected", async () => {
    const user = await server.user();
    const [token, other] = [await asked(server, user), await asked(server, user)];
    for (let time = 0; time < 60; time += 1) expect((await server.fetch(`${PATH}/${token}`)).status).toBe(200);
    const refused = await server.json("GET", `${PATH}/${token}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await server.fetch(`${PATH}/${token}`, { method: "HEAD" })).status).toBe(429);
    expect((await server.fetch(`${PATH}/${other}`)).status).toBe(200);
    for (let time = 0; time < 30; time += 1) expect((await respond(server, token, { response: " " })).status).toBe(422);
    expect((await respond(server, token, { response: "x" })).status).toBe(429);
    clock.advance(60_001);
    expect((await respond(server, token, { response: "x" })).status).toBe(200);
  });

  test("where all pushes must be sealed end to end, so must all answers; where none may, none can", async () => {
    for (const [policy, e2e, refused] of [
      ["required", false, true],
      ["required", true, false],
      ["off", true, true],
      ["off", false, false],
    ] as const) {
      const strict = await startServer({ flags: { ...ON, e2e: policy } });
      try {
        const { headers } = await strict.user();
        const { status, body } = await strict.json("POST", PATH, { request: { request: "What?", e2e } }, headers);
        expect([policy, e2e, status, Object.keys(body)[0]]).toEqual(
          refused ? [policy, e2e, 422, "e2e"] : [policy, e2e, 201, "account_id"],
        );
      } finally {
        await strict.stop();
      }
    }
  });
});

test("neither what is asked nor what is answered is in anything that is stored or logged", async () => {
  const server = await startServer({ flags: { ...ON, "log-level": "debug" } });
  const words = ["QUESTION-7f3a", "NAME-7f3a", "NOTE-7f3a", "PASSPHRASE-7f3a", "ANSWER-7f3a", "FILE-7f3a"];
  const [request, name, note, passphrase, response, content] = words;
  const token = await asked(server, await server.user(), {
    request,
    name,
    note,
    passphrase,
    response_file_attachments: true,
    files: [{ filename: `${content}.txt`, content: Buffer.from(String(content)).toString("base64") }],
  });
  const files = [{ filename: `${content}.txt`, content: Buffer.from(String(content)).toString("base64") }];
  expect((await respond(server, token, { response, passphrase, files })).status).toBe(200);
  expect((await server.fetch(`${PATH}/${token}?passphrase=${passphrase}`)).status).toBe(200);
  const log = server.log();
  await server.stop({ dataDir: true });
  const stored = bytesIn(server.dataDir);
  for (const word of [...words.map(String), token]) {
    expect([word, stored.includes(word), log.includes(word)]).toEqual([word, false, false]);
  }
  await (await startServer({ dataDir: server.dataDir, flags: ON })).stop();
});
