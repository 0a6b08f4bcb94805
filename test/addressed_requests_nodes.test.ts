// Requests that only certain people may answer, on three nodes of one database, and codes that wait in a node that is killed.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { tempDir } from "./client_runs.ts";
import { until } from "./flooding.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { runProgram, type ServerProcess } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const QUESTION = "The password for the old router, please";
const REQUESTS = "/api/v2/requests";
const { start, newPath } = scratch();
let smtp: MailServer;
beforeAll(async () => void (smtp = await startMailServer()));
afterAll(() => smtp?.stop());

async function codeFor(): Promise<string> {
  await until(async () => smtp.letters.length > 0, "a code");
  return /^([A-Z]{4} [A-Z]{4})$/m.exec(smtp.letters[0]?.text ?? "")?.[1] ?? "";
}

needs("postgresql").describe("nodes of one database", () => {
  test("share codes and proofs: asked for at one, typed at another, answered at a third, once", async () => {
    const place = await newPostgresPlace();
    const env = {
      SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
    };
    const flags = { "base-url": "http://localhost", "mail-from": "push@example.org", "enable-requests": "true" };
    const nodes: TestServer[] = [];
    try {
      for (let n = 0; n < 3; n += 1) nodes.push(await startServer({ dataDir: tempDir(), flags, env }));
      const [one, two, three] = nodes as [TestServer, TestServer, TestServer];
      const { headers } = await one.user("owner@example.org", true);
      const request = { request: QUESTION, recipients: "nodes@example.org" };
      const { url_token: token } = (await one.json("POST", REQUESTS, { request }, headers)).body;
      const { body } = await two.json("POST", `${REQUESTS}/${token}/codes`, { recipient: "1" });
      const proof = { "x-recipient-proof": body.proof as string };
      const typed = { code: await codeFor() };
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          nodes[n % 3]?.json("POST", `${REQUESTS}/${token}/codes/verify`, typed, proof),
        ),
      );
      expect(tries.filter((one) => one?.status === 200)).toHaveLength(1);
      expect((await three.json("GET", `${REQUESTS}/${token}`, undefined, proof)).body.request).toBe(QUESTION);
      const answer = { request: { response: "hunter2" } };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          nodes[n % 3]?.json("PATCH", `${REQUESTS}/${token}/respond`, answer, proof),
        ),
      );
      expect(answers.map((one) => one?.status).toSorted()).toEqual([200, ...Array<number>(11).fill(409)]);
    } finally {
      await Promise.all(nodes.map((one) => one.stop()));
      await place.remove();
    }
  });

  test("a code that waits in a node that is killed has failed, by a node that lives or starts; those of living nodes wait on", async () => {
    const place = await newPostgresPlace();
    const env = {
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
    };
    const SECRETPUSH_MAIL_URL = `smtp://127.0.0.1:${smtp.port}?starttls=off`;
    const mail = { "base-url": "http://localhost", "mail-from": "push@example.org", "mail-per-hour": "1" };
    const settings = { flags: { ...mail, "sweep-interval": "1s" }, env: { ...env, SECRETPUSH_MAIL_URL } };
    const startNode = () => start(newPath("node"), settings);
    const command = (...argv: string[]) =>
      runProgram([...argv, "--data-dir", newPath("cli")], { env, input: "correct horse\n" });
    type Json = Record<string, unknown>;
    let headers: Record<string, string> = { "content-type": "application/json" };
    const json = async (node: ServerProcess, path: string, body?: Json): Promise<Json> => {
      const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const address = /\baddress=(\S+)/.exec(node.output())?.[1] ?? "";
      return (await (await fetch(`${address}/api/v2/pushes${path}`, { headers, ...sent })).json()) as Json;
    };
    const failed = async (node: ServerProcess, push: string) =>
      ((await json(node, `/${push}/audit`))["logs"] as Json[])
        .filter(({ kind }) => kind === "code_failed")
        .map((entry) => [entry["confirmed_address"], entry["mail_status"]]);
    /** A push that has caused its five mails of the hour, and whose next code waits in `node`. */
    const pushWaitingIn = async (node: ServerProcess, name: string): Promise<string> => {
      const recipients = Array.from({ length: 6 }, (_, n) => `${name}${n + 1}@example.org`).join();
      const push = String((await json(node, "", { push: { payload: "x", recipients } }))["url_token"]);
      for (let n = 1; n <= 6; n += 1) await json(node, `/${push}/codes`, { recipient: String(n) });
      return push;
    };
    /** Lets half a minute pass for the node in which the codes of the oldest push wait. */
    const silence = () =>
      place.change(`UPDATE nodes SET seen_ms = 0 WHERE id::text =
        (SELECT waits_in FROM recipient_codes WHERE waits_in IS NOT NULL ORDER BY id LIMIT 1)`);
    try {
      const one = await startNode();
      const two = await startNode();
      expect(await command("user", "add", "anna@example.org", "--password-stdin")).toMatchObject({ code: 0 });
      const token = (await command("token", "add", "anna@example.org", "--name", "test")).stdout.trim();
      headers = { ...headers, authorization: `Bearer ${token}` };
      const [killed, waits] = [await pushWaitingIn(one, "killed"), await pushWaitingIn(two, "waits")];
      await one.kill();
      await silence();
      await until(async () => (await failed(two, killed)).length > 0, "the end of what waited in the killed node");
      expect(await failed(two, killed)).toEqual([["killed6@example.org", "stopped"]]);
      expect(await failed(two, waits)).toEqual([]);
      await two.kill();
      const three = await startNode();
      await silence();
      await until(async () => (await failed(three, waits)).length > 0, "the end of what waited in the last node");
      expect(await failed(three, waits)).toEqual([["waits6@example.org", "stopped"]]);
      expect(await failed(three, killed)).toHaveLength(1);
      await three.stop();
    } finally {
      await place.remove();
    }
  });
});
