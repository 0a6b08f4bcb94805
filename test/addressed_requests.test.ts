// Requests that only certain people may answer: how they prove an address by a code, with a real mail server, and what nobody else
// gets to see.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Browser, linksOf } from "./browser_sessions.ts";
import { cli, tempDir } from "./client_runs.ts";
import { until } from "./flooding.ts";
import { startServer, testClock, type TestServer, type User } from "./harness.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const QUESTION = "The password of the old router, please";
const REQUESTS = "/api/v2/requests";
let smtp: MailServer;
let server: TestServer;
let owner: User;
const clock = testClock(Date.now());
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startServer({
    clock,
    flags: {
      "base-url": "http://localhost",
      "mail-from": "push@example.org",
      "enable-requests": "true",
      "allow-anonymous": "false",
    },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user("owner@example.org", true);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});
afterEach(() => {
  smtp.letters.length = 0;
  clock.advance(3_600_000);
});

/** @returns its url_token */
async function asked(recipients: string, fields: object = {}): Promise<string> {
  const { status, body, text } = await server.json(
    "POST",
    REQUESTS,
    { request: { request: QUESTION, recipients, ...fields } },
    owner.headers,
  );
  if (status !== 201) throw new Error(text);
  return body.url_token;
}
const api = (token: string, rest = ""): string => `${REQUESTS}/${token}${rest}`;
const details = async (token: string) => (await server.json("GET", api(token), undefined, owner.headers)).body;
const logOf = async (token: string): Promise<Array<[kind: string, address: string | null]>> =>
  (await server.json("GET", api(token, "/audit"), undefined, owner.headers)).body.logs.map(
    (one: Record<string, unknown>) => [one.kind, one.confirmed_address ?? null],
  );

/** The code in the newest mail to this address. */
async function codeFor(address: string, count = 1): Promise<string> {
  const mails = () => smtp.letters.filter(({ to }) => to.includes(address));
  await until(async () => mails().length >= count, `a code for ${address}`);
  return /^([A-Z]{4} [A-Z]{4})$/m.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";
}

const proof = (key: string) => ({ "x-recipient-proof": key });
const ask = (token: string, recipient: string, headers = {}) =>
  server.json("POST", api(token, "/codes"), { recipient }, headers);
const verify = (token: string, code: string, key?: string) =>
  server.json("POST", api(token, "/codes/verify"), { code }, key === undefined ? {} : proof(key));
const read = (token: string, headers = {}) => server.json("GET", api(token), undefined, headers);
const respond = (token: string, response: string, headers = {}) =>
  server.json("PATCH", api(token, "/respond"), { request: { response } }, headers);
/** The headers of somebody who has typed the code. */
async function proved(token: string, address: string): Promise<Record<string, string>> {
  const before = smtp.letters.filter(({ to }) => to.includes(address)).length;
  const { proof: key } = (await ask(token, address)).body;
  expect((await verify(token, await codeFor(address, before + 1), key)).status).toBe(200);
  return proof(key);
}

describe("a program", () => {
  test("reads whom it can have a code mailed to, and nothing of the request; with the proof it reads and answers", async () => {
    const token = await asked("ann@example.org, bob@example.com", { include_requestor: true });
    const refused = await read(token);
    expect(refused).toMatchObject({ status: 401, body: { recipients: ["a…@e…org", "b…@e…com"] } });
    expect(Object.keys(refused.body).toSorted()).toEqual(["error", "recipients"]);
    expect(refused.body.error).toStartWith("This request is addressed to certain people");
    expect((await respond(token, "x")).status).toBe(401);
    const started = await ask(token, "1");
    expect([started.status, Object.keys(started.body)]).toEqual([202, ["proof", "expires_at"]]);
    const key = started.body.proof as string;
    const code = await codeFor("ann@example.org");
    expect(smtp.letters.at(-1)?.text).toContain("owner@example.org is asking you for something confidential");
    expect(smtp.letters.at(-1)?.raw).not.toContain(token);
    expect((await read(token, proof(key))).status).toBe(401);
    expect((await verify(token, code.toLowerCase(), key)).status).toBe(200);
    expect((await read(token, proof(key))).body.request).toBe(QUESTION);
    expect((await respond(token, "hunter2", proof(key))).status).toBe(200);
    const { response, responses } = await details(token);
    expect(response).toBe("hunter2");
    expect(responses).toEqual([expect.objectContaining({ confirmed_address: "ann@example.org", expired: false })]);
    expect(await logOf(token)).toEqual([
      ["creation", null],
      ["failed_view", null],
      ["failed_view", null],
      ["code_sent", "ann@example.org"],
      ["failed_view", null],
      ["request_view", "ann@example.org"],
      ["answer", "ann@example.org"],
    ]);
    const [{ url_token: answer }] = responses;
    const renamed = { push: { name: "Router", note: "of the answer" } };
    expect((await server.json("PATCH", `/api/v2/pushes/${answer}`, renamed, owner.headers)).status).toBe(200);
    expect((await details(token)).responses[0].confirmed_address).toBe("ann@example.org");
    // Auditors find it in the log of the answer.
    const all = (await server.json("GET", "/api/v2/admin/pushes", undefined, owner.headers)).body.pushes;
    const { body } = await server.json("GET", `/api/v2/admin/pushes/${all[0].id}/audit`, undefined, owner.headers);
    expect(body.logs[0]).toMatchObject({ kind: "creation", confirmed_address: "ann@example.org" });
    // Nobody else learns that it has its answer.
    expect((await read(token)).status).toBe(401);
    expect((await respond(token, "again", proof(key))).body.error).toContain("answered already");
  });
});

test("an answer of the owner’s own bears nobody’s address, and not where their browser came from", async () => {
  const found = async (q: string): Promise<number> => {
    const browser = new Browser(server);
    await browser.signIn(owner.email);
    return (await linksOf(browser, `?q=${q}`)).length;
  };
  const token = await asked("self@example.org", { max_responses: 2, name: "Two answers" });
  for (const referer of ["confirmed:self@example.org", "https://wiki.example/page"]) {
    expect((await respond(token, "mine", { ...owner.headers, referer })).status).toBe(200);
  }
  for (const answer of (await details(token)).responses) {
    expect(answer).not.toContainAnyKeys(["confirmed_address", "identity"]);
  }
  expect([await found("self@"), await found("wiki"), await found("two")]).toEqual([0, 0, 2]);
});

/** A browser without scripts. */
class Reader {
  cookie = "";
  constructor(readonly language = "en") {}

  async ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await server.fetch(path, {
      method: form ? "POST" : "GET",
      headers: {
        "sec-fetch-site": "same-origin",
        accept: "text/html",
        "accept-language": this.language,
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: "manual",
    });
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return { status: answer.status, text: await answer.text(), to: answer.headers.get("location") };
  }

  /** Has a code mailed and types it. */
  async prove(page: string, address: string): Promise<void> {
    await this.ask(page);
    const before = smtp.letters.filter(({ to }) => to.includes(address)).length;
    expect(await this.ask(`${page}/code`, { recipient: "1" })).toMatchObject({ status: 303, to: page });
    const code = await codeFor(address, before + 1);
    expect(await this.ask(`${page}/code/verify`, { code })).toMatchObject({ status: 303, to: page });
  }
}

describe("without scripts", () => {
  test("a recipient sees the gate alone, types the code, reads and answers; another browser gets nothing and loses nothing", async () => {
    const token = await asked("ann@example.org", { response_file_attachments: true, passphrase: "open sesame" });
    const page = `/req/${token}`;
    const ann = new Reader("de");
    for (const form of [undefined, {}, { passphrase: "open sesame" }]) {
      const gate = await ann.ask(page, form);
      expect(gate.status).toBe(401);
      expect(gate.text).toContain("a\u2060…\u2060@e\u2060…\u2060org");
      expect(gate.text).not.toMatch(/router|ann@|passphrase|type="file"|id="answer"/);
    }
    await ann.prove(page, "ann@example.org");
    expect(smtp.letters[0]?.text).toContain("Jemand bittet Sie");
    const code = await codeFor("ann@example.org");
    const other = new Reader();
    await other.ask(page);
    expect((await other.ask(`${page}/code/verify`, { code })).text).toContain("requested in another browser");
    expect((await other.ask(page)).status).toBe(401);

    expect(await ann.ask(page)).toMatchObject({ status: 200, text: expect.stringContaining('id="passphrase"') });
    const form = await ann.ask(page, { passphrase: "open sesame" });
    expect(form.text).toContain(QUESTION);
    expect(form.text).toContain('type="file"');
    const shown = "Die Person sieht auch Ihre bestätigte E‑Mail-Adresse";
    expect(form.text).toContain(shown);
    expect((await ann.ask(`/req/${await asked("")}`, {})).text).not.toContain(shown);
    const answer = { "request[response]": "hunter2", "request[passphrase]": "open sesame" };
    const unproved = await other.ask(`${page}/answer`, answer);
    expect(unproved.text).toContain("haven’t confirmed in this browser that you are one of them");
    expect(unproved.text).toContain("What you typed is still there");
    expect((await ann.ask(`${page}/answer`, answer)).text).toContain("Ihre Antwort ist angekommen");
    expect((await details(token)).responses).toHaveLength(1);
    // Only those whom it was for learn that it is over.
    expect((await ann.ask(page)).text).toContain("Schon beantwortet");
    expect((await other.ask(page)).status).toBe(401);
  });

  test("an address that is none of the recipients’ gets the same answers and pages, also at the end, and no mail", async () => {
    const token = await asked("ann@example.org, amy@example.org");
    const page = `/req/${token}`;
    const seen = async (recipient: string) => {
      const reader = new Reader();
      const all = [await reader.ask(page), await reader.ask(`${page}/code`, { recipient }), await reader.ask(page)];
      for (let n = 0; n < 4; n += 1) all.push(await reader.ask(`${page}/code/verify`, { code: "BBBB BBBB" }));
      all.push(await reader.ask(page, {}), await reader.ask(`${page}/answer`, { "request[response]": "x" }));
      return all;
    };
    const [known, unknown] = [await seen("Ann@Example.org"), await seen("eve@example.org")];
    expect(unknown).toEqual(known);
    const code = (request: string) => new Reader().ask(`/requests/${request}/qr.svg`);
    expect(await code(token)).toEqual(await code("0".repeat(24)));
    await codeFor("ann@example.org");
    expect((await server.json("DELETE", api(token), undefined, owner.headers)).status).toBe(200);
    const [after, stranger] = [await seen("Ann@Example.org"), await seen("eve@example.org")];
    expect(stranger).toEqual(after);
    expect(after).toEqual(known);
    expect(smtp.letters.map(({ to }) => to)).toEqual([["ann@example.org"]]);
  });
});

describe("a code", () => {
  test("is for one program, for one request, and works once, of two at once too", async () => {
    const token = await asked("ann@example.org", { max_responses: 5 });
    const { proof: key } = (await ask(token, "1")).body;
    const code = await codeFor("ann@example.org");
    const thief = (await ask(token, "eve@example.org")).body.proof;
    expect((await verify(token, code, thief)).body.error).toStartWith("The code is wrong");
    expect((await verify(token, code)).body.error).toStartWith("In X-Recipient-Proof, send the proof");
    const both = await Promise.all([verify(token, code, key), verify(token, code, key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await verify(token, code, key)).body.error).toStartWith("There is no code");
    for (const headers of [proof(thief), {}]) {
      expect((await read(token, headers)).status).toBe(401);
      expect((await respond(token, "x", headers)).status).toBe(401);
    }
    expect((await respond(token, "mine", proof(key))).status).toBe(200);
  });

  test("of a push proves nothing for a request, nor the reverse; neither answers at the address of the other", async () => {
    const token = await asked("ann@example.org");
    const { url_token: push } = await server.push({ payload: "x", recipients: "ann@example.org" }, owner.headers);
    const ofPush = await server.json("POST", `/api/v2/pushes/${push}/codes`, { recipient: "1" }, owner.headers);
    const code = await codeFor("ann@example.org");
    expect((await verify(token, code, ofPush.body.proof)).body.error).toStartWith("There is no code");
    const { proof: key } = (await ask(token, "1", proof(ofPush.body.proof))).body;
    expect(key).toBe(ofPush.body.proof);
    expect((await verify(token, code, key)).body.error).toStartWith("The code is wrong");
    expect((await verify(token, await codeFor("ann@example.org", 2), key)).status).toBe(200);
    const retrieved = await server.json("GET", `/api/v2/pushes/${push}`, undefined, {
      ...owner.headers,
      ...proof(key),
    });
    expect(retrieved.status).toBe(200); // the sender's own
    const stranger = await server.user("stranger@example.org", false);
    const asStranger = { ...stranger.headers, ...proof(key) };
    expect((await server.json("GET", `/api/v2/pushes/${push}`, undefined, asStranger)).status).toBe(401);
    expect((await ask(push, "1")).status).toBe(404);
    const crossed = await server.json("POST", `/api/v2/pushes/${token}/codes`, { recipient: "1" }, owner.headers);
    expect(crossed.status).toBe(404);
    expect((await new Reader().ask(`/p/${token}/code`, { recipient: "1" })).to).toBe(`/p/${token}/r`);
    expect((await ask(await asked(""), "1")).body.error).toStartWith("This request does not use codes");
  });

  test("is one of five an hour for an address, and made-up addresses take none of them; its recipients read in the mail that one is needed", async () => {
    const token = await asked("twenty@example.org", { notify_emails_to: "twenty@example.org" });
    await until(async () => smtp.letters.length > 0, "the link");
    expect(smtp.letters[0]?.text).toContain(`/req/${token}`);
    expect(smtp.letters[0]?.text).toContain("twenty@example.org");
    expect(smtp.letters[0]?.text).toMatch(/code/);
    for (let n = 0; n < 5; n += 1) expect((await ask(token, "1")).status).toBe(202);
    expect((await ask(token, "1")).body.error).toStartWith("Five codes were requested for this address within an hour");
    for (let n = 0; n < 25; n += 1) expect((await ask(token, `nobody${n}@example.org`)).status).toBe(202);
    const reader = new Reader();
    await reader.ask(`/req/${token}`);
    expect((await reader.ask(`/req/${token}/code`, { recipient: "1" })).text).toContain("Try again in");
    const head = await server.fetch(api(token), { method: "HEAD" });
    expect(head.status).toBe(401);
  });

  test("one answer is taken of many that come at once, whoever sends them", async () => {
    const token = await asked("ann@example.org, bob@example.com");
    const [ann, bob] = [await proved(token, "ann@example.org"), await proved(token, "bob@example.com")];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => respond(token, "x", n % 2 ? ann : bob)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await details(token)).responses).toHaveLength(1);
  });
});

describe("files", () => {
  const upload = (token: string, headers: Record<string, string>) =>
    server.fetch("/api/v2/uploads", {
      method: "POST",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "4",
        "upload-metadata": `filename ${btoa("a.bin")},request ${btoa(token)}`,
        ...headers,
      },
    });

  test("come ahead of an answer, or with it, from recipients alone: by their proof, or from the page by its cookie", async () => {
    const token = await asked("ann@example.org", { response_file_attachments: true, max_responses: 2 });
    expect((await upload(token, {})).status).toBe(401);
    const headers = await proved(token, "ann@example.org");
    const cookie = { cookie: `sp_device=${headers["x-recipient-proof"]}` };
    expect((await upload(token, headers)).status).toBe(201);
    // A page of another site cannot send in the name of this browser.
    expect((await upload(token, { ...cookie, "sec-fetch-site": "cross-site" })).status).toBe(401);
    const begun = await upload(token, { ...cookie, "sec-fetch-site": "same-origin" });
    expect(begun.status).toBe(201);
    const { id } = (await begun.json()) as { id: string };
    const sent = await server.fetch(`/api/v2/uploads/${id}`, {
      method: "PATCH",
      headers: { "tus-resumable": "1.0.0", "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      body: "abcd",
    });
    expect(sent.status).toBe(204);
    const answer = { request: { response: "with a file", uploads: [id] } };
    expect((await server.json("PATCH", api(token, "/respond"), answer)).status).toBe(401);
    expect((await server.json("PATCH", api(token, "/respond"), answer, headers)).status).toBe(200);
    const inline = { request: { files: [{ filename: "b.txt", content_type: "text/plain", content: btoa("b") }] } };
    expect((await server.json("PATCH", api(token, "/respond"), inline)).status).toBe(401);
    expect((await server.json("PATCH", api(token, "/respond"), inline, headers)).status).toBe(200);
    expect((await details(token)).responses).toHaveLength(2);
  });
});

test("where recipients have an address of their own, requests are answered there after a code, and files come ahead", async () => {
  const apart = await startServer({
    flags: {
      "base-url": "http://push.lan",
      "recipients-base-url": "http://links.example.org",
      "mail-from": "push@example.org",
      "enable-requests": "true",
    },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  try {
    const { headers } = await apart.user("owner@example.org", true);
    const request = { request: QUESTION, recipients: "apart@example.org", response_file_attachments: true };
    const { body } = await apart.json("POST", REQUESTS, { request }, headers);
    const host = { host: "links.example.org" };
    const path = `/req/${body.url_token}`;
    const page = { ...host, accept: "text/html", "sec-fetch-site": "same-origin" };
    const gate = await apart.fetch(path, { headers: page });
    expect([gate.status, await gate.text()]).toEqual([
      401,
      expect.stringContaining("a\u2060…\u2060@e\u2060…\u2060org"),
    ]);
    const cookie = gate.headers.get("set-cookie")?.split(";")[0] ?? "";
    const post = (path: string, fields: Record<string, string>) =>
      apart.fetch(path, {
        method: "POST",
        headers: { ...page, cookie },
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
    expect((await post(`${path}/code`, { recipient: "1" })).status).toBe(303);
    expect((await post(`${path}/code/verify`, { code: await codeFor("apart@example.org") })).status).toBe(303);
    expect(await (await post(path, {})).text()).toContain(QUESTION);
    const begun = await apart.fetch("/api/v2/uploads", {
      method: "POST",
      headers: {
        ...page,
        cookie,
        "tus-resumable": "1.0.0",
        "upload-length": "4",
        "upload-metadata": `filename ${btoa("a.bin")},request ${btoa(body.url_token)}`,
      },
    });
    expect(begun.status).toBe(201);
    const started = await apart.json("POST", api(body.url_token, "/codes"), { recipient: "1" }, host);
    expect(started.status).toBe(202);
    const wrong = { ...host, ...proof(started.body.proof) };
    const tried = await apart.json("POST", api(body.url_token, "/codes/verify"), { code: "BBBB BBBB" }, wrong);
    expect(tried.body.error).toStartWith("The code is wrong");
  } finally {
    await apart.stop();
  }
});

describe("the command line", () => {
  test("asks for certain people; they have a code mailed, type it, see what is asked, and answer", async () => {
    const env = { HOME: tempDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: owner.token };
    const made = await cli(["request", QUESTION, "--to", "ann@example.org", "--to", "bob@example.com"], { env });
    expect(made).toMatchObject({ code: 0 });
    const link = `${server.url}/req/${made.stdout.trim().split("/").at(-1)}`;
    const typed = ["2", "BBBB BBBB", () => codeFor("bob@example.com"), "hunter2"];
    const ran = await cli(["answer", link], { env: { HOME: tempDir() }, typed });
    expect(ran.stderr).toContain("This request is for:\n  1  a…@e…org\n  2  b…@e…com\n");
    expect(ran.stderr.indexOf("You can try twice more")).toBeLessThan(ran.stderr.indexOf(QUESTION));
    expect(ran.stderr).toContain("Sent: the person who asked has it now.");
    const listed = await cli(["requests", link], { env });
    expect(listed.stdout).toMatch(/^KIND +SENT +STATE +FROM +CONFIRMED +LINK\ntext .* bob@example\.com +http/);
  });

  test("takes several people in one option, as for a push, and refuses one that is empty before it asks", async () => {
    const env = { HOME: tempDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: owner.token };
    const made = await cli(["request", QUESTION, "--to", "ann@example.org,bob@example.com", "--json"], { env });
    expect(JSON.parse(made.stdout).recipients).toEqual(["ann@example.org", "bob@example.com"]);
    for (const empty of [
      ["request", QUESTION, "--to", ""],
      ["push", "--recipient", " "],
    ]) {
      const refused = await cli(empty, { env, input: "hunter2" });
      expect([refused.code, refused.stdout]).toEqual([2, ""]);
      expect(refused.stderr).toContain("a recipient is empty: name an address or a group, or leave the option out");
    }
  });

  test("answers in two steps without a terminal, and sends nothing before; nobody else gets a word of it", async () => {
    const link = `${server.url}/req/${await asked("steps@example.org")}`;
    const env = { HOME: tempDir() };
    const first = await cli(["answer", link], { env, input: "hunter2" });
    expect([first.code, first.stderr]).toEqual([1, expect.stringContaining("--code; nothing was sent yet")]);
    const code = await codeFor("steps@example.org");
    const elsewhere = await cli(["answer", link, "--code", code], { env: { HOME: tempDir() }, input: "x" });
    expect(elsewhere.stderr).toContain("has been requested here yet: leave out --code; nothing was sent");
    const second = await cli(["answer", link, "--code", code], { env, input: "hunter2" });
    expect([second.code, second.stderr]).toEqual([0, expect.stringContaining(QUESTION)]);
    for (const { stderr } of [first, elsewhere]) expect(stderr).not.toContain("router");
  });

  test("does not leave a request open to anybody on a server that knows no recipients", async () => {
    const seen: string[] = [];
    const older = Bun.serve({
      port: 0,
      fetch({ method, url }) {
        const { pathname } = new URL(url);
        seen.push(`${method} ${pathname}`);
        if (pathname === "/api/v2/version") {
          return Response.json({ api_version: "2.0", features: { requests: { enabled: true } } });
        }
        const request = { url_token: "a".repeat(24), html_url: `http://localhost/req/${"a".repeat(24)}` };
        return Response.json(request, { status: method === "POST" ? 201 : 200 });
      },
    });
    try {
      const env = { HOME: tempDir(), SECRETPUSH_SERVER: `http://127.0.0.1:${older.port}`, SECRETPUSH_TOKEN: "x" };
      const made = await cli(["request", QUESTION, "--to", "ann@example.org"], { env });
      expect(made).toMatchObject({ code: 1, stdout: "" });
      expect(made.stderr).toContain("the server does not know --to for requests: it may be too old");
      expect(made.stderr).toContain("the request was closed at once");
      expect(seen.at(-1)).toBe(`DELETE /api/v2/requests/${"a".repeat(24)}`);
    } finally {
      await older.stop(true);
    }
  });
});
