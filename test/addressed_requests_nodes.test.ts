// Requests that only certain people may answer, on three nodes of one database.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { tempDir } from "./client_runs.ts";
import { until } from "./flooding.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);

const QUESTION = "The password of the old router, please";
const REQUESTS = "/api/v2/requests";
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
});
