// kill -9 while recipients wait for held pushes, right after releases, and while they prove an address: nothing comes without a
// release or a proof, and neither gives two payloads. Real processes, on each engine.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { newToken } from "../src/base/crypto.ts";
import { until } from "./flooding.ts";
import { LONG } from "./full.ts";
import { freePort } from "./free_port.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { runProgram, type ServerProcess, Servers } from "./processes.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(180_000);

const SECRET = "correct horse battery staple";
const ROUNDS = LONG ? 5 : 2;
/** No limit of requests: the tests ask as fast as they can. */
const FLAGS = { "log-level": "info" };

interface Asked {
  status: number;
  // Answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

describe.each(["SQLite", "PostgreSQL"])("with %s", (engine) => {
  needs(...(engine === "PostgreSQL" ? (["postgresql"] as const) : [])).describe("a server that is killed", () => {
    const servers = new Servers();
    const dataDir = makeTempDir();
    let place: PostgresPlace | null = null;
    let env: Record<string, string> = {};
    let server: ServerProcess;
    let owner: Record<string, string>;
    let smtp: MailServer;
    let port: string;

    const start = async (): Promise<void> => {
      server = await servers.start(dataDir, { env, flags: { ...FLAGS, port } });
    };
    const restart = async (): Promise<void> => {
      await server.kill();
      await start();
    };
    beforeAll(async () => {
      if (engine === "PostgreSQL") {
        place = await newPostgresPlace();
        env = {
          SECRETPUSH_DATABASE_URL: place.url,
          SECRETPUSH_DATABASE_SCHEMA: place.schema,
          SECRETPUSH_KEY: "ab".repeat(32),
        };
      }
      smtp = await startMailServer();
      port = String(await freePort());
      env = {
        ...env,
        SECRETPUSH_BASE_URL: `http://127.0.0.1:${port}`,
        SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
        SECRETPUSH_MAIL_FROM: "push@example.org",
      };
      await start();
      const run = async (argv: string[], input = ""): Promise<string> => {
        const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], { input, env });
        if (code !== 0) throw new Error(stderr);
        return stdout.trim();
      };
      await run(["user", "add", "ann@example.org", "--password-stdin"], "correct horse\n");
      owner = { authorization: `Bearer ${await run(["token", "add", "ann@example.org", "--name", "test"])}` };
    });
    afterAll(async () => {
      await servers.end();
      await smtp?.stop();
      await place?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    /** @returns null where the server was killed before it answered */
    const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
      try {
        const response = await fetch(`${server.url}/api/v2/pushes${path}`, {
          method,
          headers: { ...headers, ...(body && { "content-type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() } as Asked;
      } catch {
        return null;
      }
    };
    const surely = async (...given: Parameters<typeof send>): Promise<Asked> => {
      const answer = await send(...given);
      if (!answer) throw new Error("The server did not answer.");
      return answer;
    };
    const hold = async (): Promise<string> => {
      const push = { payload: SECRET, hold: true, expire_after_views: 20 };
      return (await surely("POST", "", owner, { push })).body.url_token;
    };
    /** @param network which of them; the proxy on loopback is trusted */
    const begin = async (token: string, network = 0) => {
      const { body } = await surely("GET", `/${token}`, { "x-forwarded-for": `198.51.100.${network}` });
      return body.hold as { id: string; words: string };
    };
    const release = (token: string, id: string) => send("POST", `/${token}/holds/${id}/release`, owner);
    const retrieve = (token: string, id: string) => send("GET", `/${token}?hold=${id}`);
    const viewsOf = async (token: string): Promise<number> =>
      20 - (await surely("GET", `/${token}`, owner)).body.views_remaining;

    test("while somebody waits knows the wait again, and hands out nothing before its release", async () => {
      const token = await hold();
      const wait = await begin(token);
      await restart();
      expect((await retrieve(token, wait.id))?.body.hold).toMatchObject(wait);
      await release(token, wait.id);
      expect(await retrieve(token, wait.id)).toMatchObject({ status: 200, body: { payload: SECRET } });
      expect((await retrieve(token, wait.id))?.status).toBe(403);
    });

    test("right after a release knows it, and gives one payload for it", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const token = await hold();
        const { id } = await begin(token);
        expect((await release(token, id))?.status).toBe(200);
        await restart();
        const answers = await Promise.all(Array.from({ length: 5 }, () => retrieve(token, id)));
        expect(answers.filter((answer) => answer?.body.payload === SECRET)).toHaveLength(1);
        expect(await viewsOf(token)).toBe(1);
      }
    });

    test("while devices open a locked push gives it to one of them, before and after, and locks that one out never", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const push = { payload: SECRET, lock: true, expire_after_views: 20 };
        const token = (await surely("POST", "", owner, { push })).body.url_token as string;
        const devices = Array.from({ length: 8 }, () => ({ "x-recipient-proof": newToken(32) }));
        const opens = (answer: Asked | null) => answer?.body.payload === SECRET;
        let answered = 0;
        let killed: Promise<void> | undefined;
        const before = await Promise.all(
          devices.map(async (device) => {
            const answer = await send("GET", `/${token}`, device);
            if ((answered += 1) > round) killed ??= server.kill();
            return opens(answer);
          }),
        );
        await killed;
        await start();
        const after: boolean[] = [];
        for (const device of devices) after.push(opens(await surely("GET", `/${token}`, device)));
        const openers = devices.filter((_device, n) => before[n] || after[n]);
        expect([round, openers.length]).toEqual([round, 1]);
        expect(after.filter(Boolean)).toHaveLength(1);
        // Whose answer was lost has opened it, too: a view more than were seen, at most.
        expect((await viewsOf(token)) - before.filter(Boolean).length).toBeWithin(1, 3);
      }
    });

    test("between a code, its proof and the view gives one payload at most, and leaves a way on", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const address = `ann${round}@example.org`;
        const push = { payload: SECRET, recipients: address, expire_after_views: 1 };
        const token = (await surely("POST", "", owner, { push })).body.url_token as string;
        const device = { "x-recipient-proof": newToken(32) };
        // While the server works on it, or as soon as it has answered.
        const killedAt = (asked: Promise<unknown>) =>
          Promise.all([asked, round % 2 === 1 ? server.kill() : asked.then(() => server.kill())]);
        const mailed = () => smtp.letters.filter(({ to }) => to[0] === address);
        const ask = () => send("POST", `/${token}/codes`, device, { recipient: "1" });
        // The mail of an answer that is killed may be lost; whoever asks again gets another one.
        if (round % 2 === 1) {
          await Promise.all([ask(), server.kill()]);
          await start();
        }
        const had = mailed().length;
        await ask();
        await until(async () => mailed().length > had, "the code");
        const code = /^([A-Z]{4} [A-Z]{4})$/m.exec(mailed().at(-1)?.text ?? "")?.[1] ?? "";
        const verify = () => send("POST", `/${token}/codes/verify`, device, { code });
        const proved = verify();
        await killedAt(proved);
        await start();
        // The proof was stored, or the code still counts.
        const isProved = async () =>
          (await fetch(`${server.url}/api/v2/pushes/${token}`, { method: "HEAD", headers: device })).ok;
        if (!(await isProved())) expect((await verify())?.status).toBe(200);
        if ((await proved)?.status === 200) expect(await isProved()).toBe(true);
        const opened = send("GET", `/${token}`, device);
        await killedAt(opened);
        await start();
        const answers = [await opened, await send("GET", `/${token}`, device), await send("GET", `/${token}`, device)];
        expect(answers.filter((answer) => answer?.body.payload === SECRET).length).toBeLessThanOrEqual(1);
        expect(answers.at(-1)?.body).toMatchObject({ expired: true });
      }
    });

    test("during releases has each of them whole or not at all", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const token = await hold();
        const waits = await Promise.all(Array.from({ length: 10 }, (_, n) => begin(token, n)));
        let answered = 0;
        let killed: Promise<void> | undefined;
        const acknowledged = await Promise.all(
          waits.map(async ({ id }) => {
            const answer = await release(token, id);
            if ((answered += 1) > round) killed ??= server.kill();
            return answer?.status === 200;
          }),
        );
        await killed;
        await start();
        const rows = (await surely("GET", `/${token}/holds`, owner)).body as Array<{ id: string; state: string }>;
        const entries = (await surely("GET", `/${token}/audit`, owner)).body.logs as Array<{ kind: string }>;
        expect(rows.filter(({ state }) => state === "released")).toHaveLength(
          entries.filter(({ kind }) => kind === "hold_released").length,
        );
        for (const [n, { id }] of waits.entries()) {
          const state = rows.find((row) => row.id === id)?.state;
          if (acknowledged[n]) expect(state).toBe("released");
          expect((await retrieve(token, id))?.status).toBe(state === "released" ? 200 : 403);
        }
      }
    });

    test("during retrievals gives at most one payload for each release, before and after together", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const token = await hold();
        const waits = await Promise.all(Array.from({ length: 8 }, (_, n) => begin(token, n)));
        await Promise.all(waits.map(({ id }) => release(token, id)));
        const payloads = new Map(waits.map(({ id }) => [id, 0]));
        const count = (id: string, answer: Asked | null): void => {
          if (answer?.body.payload === SECRET) payloads.set(id, (payloads.get(id) ?? 0) + 1);
        };
        let answered = 0;
        let killed: Promise<void> | undefined;
        await Promise.all(
          waits.flatMap(({ id }) =>
            Array.from({ length: 3 }, async () => {
              count(id, await retrieve(token, id));
              if ((answered += 1) > round) killed ??= server.kill();
            }),
          ),
        );
        await killed;
        await start();
        for (const { id } of waits) for (let again = 0; again < 2; again += 1) count(id, await retrieve(token, id));
        expect([...payloads.values()].filter((n) => n > 1)).toEqual([]);
        // What was counted without an answer was under way at the kill. Every release is used up now.
        expect(await viewsOf(token)).toBe(waits.length);
      }
    });

    test("leaves audit logs whose chains are whole", async () => {
      await server.stop();
      const { code, stdout, stderr } = await runProgram(["check", "--data-dir", dataDir], { env });
      expect([code, stderr, stdout]).toEqual([0, "", expect.any(String)]);
    });
  });
});
