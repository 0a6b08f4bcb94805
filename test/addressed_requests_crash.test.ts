// A server process that is killed between a code, its proof and the answer: nobody answers without a proof, at most one answer is
// stored, and whoever goes on afterwards either does so or reads why not.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { until } from "./flooding.ts";
import { runProgram, type ServerProcess } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const PATH = "/api/v2/requests";
const { start, newPath } = scratch();
let smtp: MailServer;
beforeAll(async () => void (smtp = await startMailServer()));
afterAll(() => smtp?.stop());

type Json = Record<string, unknown>;

test("kills after a code was asked for, while it is typed, and while answers come", async () => {
  const dataDir = newPath("killed");
  const made = ["user", "add", "anna@example.org", "--password-stdin", "--data-dir", dataDir];
  expect((await runProgram(made, { input: "correct horse\n" })).code).toBe(0);
  const token = await runProgram(["token", "add", "anna@example.org", "--name", "test", "--data-dir", dataDir]);
  const owner = { authorization: `Bearer ${token.stdout.trim()}` };
  const settings = {
    flags: { "enable-requests": "true", "base-url": "http://localhost", "mail-from": "push@example.org" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  };
  let server: ServerProcess = await start(dataDir, settings);
  /** @returns status 0 where the server was gone before it answered */
  const json = async (method: string, path: string, headers: Record<string, string>, body?: Json) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    try {
      const all = { "content-type": "application/json", ...headers };
      // Its own address is the one that its links have.
      const address = /\baddress=(\S+)/.exec(server.output())?.[1] ?? "";
      const response = await fetch(address + PATH + path, { method, headers: all, ...sent });
      return { status: response.status, body: (await response.json()) as Json };
    } catch {
      return { status: 0, body: {} as Json };
    }
  };
  const again = async (): Promise<void> => {
    await server.kill();
    server = await start(dataDir, settings);
  };

  for (let round = 0; round < 3; round += 1) {
    smtp.letters.length = 0;
    const created = await json("POST", "", owner, { request: { request: "What?", recipients: "ann@example.org" } });
    const request = `/${String(created.body.url_token)}`;
    const asked = await json("POST", `${request}/codes`, {}, { recipient: "1" });
    const proof = { "x-recipient-proof": String(asked.body.proof) };
    expect([created.status, asked.status]).toEqual([201, 202]);
    await until(async () => smtp.letters.length > 0, "the code");
    await again();
    expect((await json("GET", request, proof)).status).toBe(401);

    const code = /^([A-Z]{4} [A-Z]{4})$/m.exec(smtp.letters[0]?.text ?? "")?.[1] ?? "";
    const typing = json("POST", `${request}/codes/verify`, proof, { code });
    await Promise.all([Bun.sleep(round * 2).then(again), typing]);
    // Either it was taken, or it can still be typed.
    if ((await json("GET", request, proof)).status === 401) {
      expect((await typing).status).toBe(0);
      expect((await json("POST", `${request}/codes/verify`, proof, { code })).status).toBe(200);
    }
    expect(await json("GET", request, proof)).toMatchObject({ status: 200, body: { request: "What?" } });
    expect((await json("PATCH", `${request}/respond`, {}, { request: { response: "x" } })).status).toBe(401);

    const answer = { request: { response: "hunter2" } };
    const answering = Array.from({ length: 8 }, () => json("PATCH", `${request}/respond`, proof, answer));
    await Promise.all([Bun.sleep(round * 3).then(again), ...answering]);
    const statuses = (await Promise.all(answering)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    const late = await json("PATCH", `${request}/respond`, proof, answer);
    // None that was confirmed is lost, and whoever comes second reads so.
    if (statuses.includes(200)) expect(late.status).toBe(409);
    expect([200, 409]).toContain(late.status);
    if (late.status === 409) expect(late.body.error).toBe("This request has been answered already.");
    const { body } = await json("GET", request, owner);
    expect(body.responses).toEqual([expect.objectContaining({ confirmed_address: "ann@example.org" })]);
    expect(body.response).toBe("hunter2");
  }
  await server.stop();
  expect(await runProgram(["check", "--data-dir", dataDir])).toMatchObject({ code: 0 });
});

test("a code that waits when the server is killed has failed once it starts again, although nobody asks for another", async () => {
  const dataDir = newPath("waiting");
  const made = ["user", "add", "anna@example.org", "--password-stdin", "--data-dir", dataDir];
  expect((await runProgram(made, { input: "correct horse\n" })).code).toBe(0);
  const token = await runProgram(["token", "add", "anna@example.org", "--name", "test", "--data-dir", dataDir]);
  const headers = { authorization: `Bearer ${token.stdout.trim()}`, "content-type": "application/json" };
  const settings = {
    flags: { "base-url": "http://localhost", "mail-from": "push@example.org", "mail-per-hour": "1" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  };
  let server: ServerProcess = await start(dataDir, settings);
  const json = async (path: string, body?: Json): Promise<Json> => {
    const address = /\baddress=(\S+)/.exec(server.output())?.[1] ?? "";
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return (await fetch(`${address}/api/v2/pushes${path}`, { headers, ...sent })).json() as Promise<Json>;
  };
  // One push causes no more than five mails an hour here.
  const recipients = Array.from({ length: 6 }, (_, n) => `wait${n}@example.org`).join();
  const { url_token: push } = await json("", { push: { payload: "x", recipients } });
  for (let n = 1; n <= 6; n += 1) await json(`/${String(push)}/codes`, { recipient: String(n) });
  await server.kill();
  server = await start(dataDir, settings);
  const entries = async (): Promise<Json[]> => (await json(`/${String(push)}/audit`))["logs"] as Json[];
  await until(async () => (await entries()).some(({ kind }) => kind === "code_failed"), "the end");
  const failed = (await entries()).filter(({ kind }) => kind === "code_failed");
  expect(failed).toMatchObject([{ confirmed_address: "wait5@example.org", mail_status: "stopped" }]);
  await server.stop();
});
