// N views allowed means N payloads handed out, however many ask at once and from however many
// processes; and what starts or works on one data directory at the same time stays in order.

import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { textsIn } from "../static/texts.ts";
import { type Answer, makeTempDir, type TestServer } from "./harness.ts";
import { type Companion, runProgram, type ServerProcess, spawnCompanion, spawnServer } from "./processes.ts";
import { ownServer } from "./scratch.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const AT_ONCE = 60;
const GUARDS = [
  ["without a passphrase", ""],
  ["with a passphrase", "open sesame"],
] as const;
const RACES = [1, 2, 5].flatMap((views) => GUARDS.map(([name, passphrase]) => ({ views, name, passphrase })));

describe("sixty retrievals at once", () => {
  const server = ownServer();

  test.each(RACES)("of a push of $views views $name get $views payloads", async ({ views, passphrase }) => {
    const owner = await server.user(`owner${views}${passphrase.length}@example.org`);
    const payload = `secret ${crypto.randomUUID()}`;
    const { url_token } = await server.push({ payload, passphrase, expire_after_views: views }, owner.headers);
    const path = `/api/v2/pushes/${url_token}?passphrase=${encodeURIComponent(passphrase)}`;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => server.json("GET", path)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    const served = answers.filter(({ text }) => text.includes(payload));
    const refused = answers.filter(({ text }) => !text.includes(payload));
    expect(served.length).toBe(views);
    for (const { body } of served) expect(body).toMatchObject({ payload, expired: false });
    // Each view is a different one: the count that an answer shows was reached by it alone.
    expect(served.map(({ body }) => body.views_remaining as number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: views }, (_, left) => left),
    );
    for (const { body } of refused) expect(body).toMatchObject({ payload: null, expired: true, views_remaining: 0 });

    const entries = await auditKinds(server, url_token, owner.headers);
    expect(entries.get("view")).toBe(views);
    expect(entries.get("failed_view")).toBe(AT_ONCE - views);
    expect(entries.get("failed_passphrase")).toBeUndefined();
  });

  test("with wrong passphrases among them still get what the right ones may have", async () => {
    const payload = `secret ${crypto.randomUUID()}`;
    const { url_token } = await server.push({ payload, passphrase: "right", expire_after_views: 2 });
    const ask = (passphrase: string) => server.json("GET", `/api/v2/pushes/${url_token}?passphrase=${passphrase}`);
    const answers = await Promise.all(["right", "wrong", "right", "wrong", "right", "right", "wrong"].map(ask));
    expect(answers.filter(({ text }) => text.includes(payload)).length).toBe(2);
    for (const [index, right] of [true, false, true, false, true, true, false].entries()) {
      if (!right) expect(answers[index]?.text).not.toContain(payload);
    }
  });

  test("beside deletions: after an acknowledged deletion nothing is handed out", async () => {
    for (let round = 0; round < 5; round += 1) {
      const payload = `secret ${crypto.randomUUID()}`;
      const { url_token } = await server.push({ payload, expire_after_views: 100 });
      const path = `/api/v2/pushes/${url_token}`;
      let deleted = false;
      const late: Answer[] = [];
      const retrieve = async (): Promise<void> => {
        const sentLate = deleted;
        const answer = await server.json("GET", path);
        if (sentLate) late.push(answer);
      };
      const remove = async (): Promise<void> => {
        const { body } = await server.json("DELETE", path);
        expect(body).toMatchObject({ expired: true, deleted: true });
        deleted = true;
        await retrieve();
      };
      await Promise.all([...Array.from({ length: 20 }, retrieve), remove(), ...Array.from({ length: 20 }, retrieve)]);
      expect(late.length).toBeGreaterThan(0);
      for (const { body } of late) expect(body).toMatchObject({ expired: true, deleted: true, payload: null });
    }
  });
});

async function auditKinds(
  server: TestServer,
  urlToken: string,
  headers: Record<string, string>,
): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const { body } = await server.json("GET", `/api/v2/pushes/${urlToken}/audit?page=${page}`, undefined, headers);
    const logs = body.logs as Array<{ kind: string }>;
    if (logs.length === 0) return kinds;
    for (const { kind } of logs) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}

describe("two processes on one database", () => {
  const dataDir = makeTempDir();
  let companions: Companion[] = [];
  beforeAll(async () => {
    companions = await Promise.all([
      spawnCompanion("claimant.ts", [dataDir]),
      spawnCompanion("claimant.ts", [dataDir]),
    ]);
  });
  afterAll(async () => {
    await Promise.all(companions.map((companion) => companion.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(RACES)("hand out $views payloads of a push of $views views $name", async ({ views, passphrase }) => {
    // The first race may go to one process alone; over a few rounds both take part.
    for (let round = 0; round < (passphrase === "" ? 5 : 1); round += 1) {
      const payload = `secret ${crypto.randomUUID()}`;
      const maker = companions[round % 2];
      const { urlToken } = (await maker?.ask({ create: { payload, passphrase, views } })) ?? {};
      const retrieve = { urlToken, passphrase, times: AT_ONCE / 2 };
      const answers = await Promise.all(companions.map((companion) => companion.ask({ retrieve })));
      const payloads = answers.flatMap((answer) => answer["payloads"] as string[]);
      expect(payloads).toEqual(Array.from({ length: views }, () => payload));
    }
  });
});

describe("starts at the same time", () => {
  test("on new directories make one key each, whoever is first", async () => {
    const root = makeTempDir();
    const openers = await Promise.all([1, 2, 3].map(() => spawnCompanion("opener.ts")));
    try {
      for (let round = 0; round < 12; round += 1) {
        const dataDir = join(root, String(round));
        const answers = await Promise.all(openers.map((opener) => opener.ask({ dataDir })));
        const keys = new Set(answers.map((answer) => answer["key"] ?? answer["error"]));
        expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
        // No draft of a key that lost stays behind.
        expect(readdirSync(dataDir).filter((name) => name.startsWith("master"))).toEqual(["master.key"]);
      }
    } finally {
      await Promise.all(openers.map((opener) => opener.stop()));
      rmSync(root, { recursive: true, force: true });
    }
  });

  test("of two servers on one directory: one serves, the other is refused with a sentence", async () => {
    const dataDir = join(makeTempDir(), "data");
    const started = await Promise.allSettled([spawnServer(dataDir), spawnServer(dataDir)]);
    const running = started.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    const refusals = started.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
    try {
      expect(running.length).toBe(1);
      expect(refusals[0]).toContain("ended with 1: secretpush: Another Secret Push server is using the data directory");
      expect(refusals[0]).toContain(dataDir);
      expect(refusals[0]).not.toContain("    at ");
      expect((await fetch(`${running[0]?.url}/up`)).status).toBe(200);

      // Refused as long as the first one runs, let in once it has stopped.
      const third = await spawnServer(dataDir).catch(String);
      expect(third).toContain("Another Secret Push server");
      expect(await running[0]?.stop()).toBe(0);
      const fourth = await spawnServer(dataDir);
      running.splice(0, 1, fourth);
      expect((await fetch(`${fourth.url}/up`)).status).toBe(200);
    } finally {
      await Promise.all(running.map((server) => server.stop()));
      rmSync(join(dataDir, ".."), { recursive: true, force: true });
    }
  });
});

describe("account commands beside a running server", () => {
  const dataDir = join(makeTempDir(), "data");
  let server: ServerProcess;
  beforeAll(async () => {
    server = await spawnServer(dataDir);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(join(dataDir, ".."), { recursive: true, force: true });
  });
  const command = async (argv: string[], input = ""): Promise<string> => {
    const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], { input });
    if (code !== 0) throw new Error(`${argv.join(" ")}: ${code} ${stderr}`);
    return stdout.trim();
  };
  const active = (token: string) =>
    fetch(`${server.url}/api/v2/pushes/active`, { headers: { authorization: `Bearer ${token}` } });

  test("take effect at once, while the server is busy", async () => {
    const load = { busy: true, created: 0 };
    const work = async (): Promise<void> => {
      while (load.busy) {
        const response = await post(server.url, { payload: "busy" }, {});
        expect(response.status).toBe(201);
        load.created += 1;
      }
    };
    const workers = Promise.all(Array.from({ length: 4 }, work));
    try {
      expect(existsSync(join(dataDir, "secretpush.db-wal"))).toBe(true);
      await command(["user", "add", "ann@example.org", "--password-stdin"], "correct horse\n");
      const [token = "", spare = ""] = await Promise.all([
        command(["token", "add", "ann@example.org", "--name", "first"]),
        command(["token", "add", "ann@example.org", "--name", "second"]),
      ]);
      expect((await active(token)).status).toBe(200);
      expect((await active(spare)).status).toBe(200);

      await command(["token", "revoke", "ann@example.org", "second"]);
      expect((await active(spare)).status).toBe(401);
      expect((await active(token)).status).toBe(200);

      const mine = await post(server.url, { payload: "mine" }, { authorization: `Bearer ${token}` });
      const { url_token } = (await mine.json()) as { url_token: string };
      expect(await command(["user", "remove", "ann@example.org", "--yes"])).toBe(
        "Removed ann@example.org: 1 API token ended, 1 push expired.",
      );
      expect((await active(token)).status).toBe(401);
      const gone = await fetch(`${server.url}/api/v2/pushes/${url_token}`);
      expect(await gone.json()).toMatchObject({ expired: true, payload: null });
    } finally {
      load.busy = false;
      await workers;
    }
    expect(load.created).toBeGreaterThan(0);
  });

  test("two at once for the same address make one account", async () => {
    const add = () =>
      runProgram(["user", "add", "twin@example.org", "--password-stdin", "--data-dir", dataDir], {
        input: "correct horse\n",
      });
    const results = await Promise.all([add(), add()]);
    expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(results.find(({ code }) => code === 1)?.stderr).toContain("There is already a user twin@example.org.");
    expect((await command(["user", "list"])).match(/twin@/g)?.length).toBe(1);
  });
});

const post = (url: string, push: Record<string, unknown>, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ push }),
  });

test("while another program holds the database, everything else is answered; what must write is refused after five seconds", async () => {
  const dataDir = makeTempDir();
  const server = await spawnServer(dataDir, { flags: { "reveal-check": "off" } });
  const db = new Database(join(dataDir, "secretpush.db"));
  try {
    const post = (path: string, body: string, headers: Record<string, string>) =>
      fetch(server.url + path, { method: "POST", body, headers });
    const json = { "content-type": "application/json" };
    const made = await post(
      "/api/v2/pushes",
      JSON.stringify({ push: { payload: "nobody took it", expire_after_views: 1 } }),
      json,
    );
    const { url_token: urlToken } = (await made.json()) as { url_token: string };

    // The server writes of its own accord too, after its start for instance.
    db.run("PRAGMA busy_timeout = 30000");
    db.run("BEGIN IMMEDIATE");
    const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html", "accept-language": "fr" };
    const refused = Promise.all([
      post("/api/v2/pushes", JSON.stringify({ push: { payload: "too late" } }), json),
      post(`/p/${urlToken}/r`, "form_id=one", form),
    ]);
    let answered = 0;
    const load = { waits: true };
    void refused.then(() => (load.waits = false));
    while (load.waits) {
      expect((await fetch(`${server.url}/api/v2/pushes/${urlToken}/preview`)).status).toBe(200);
      answered += 1;
      await Bun.sleep(2); // the machine is also others'
    }
    const [created, revealed] = await refused;
    expect(created.status).toBe(503);
    expect(Object.keys((await created.json()) as object)).toEqual(["error", "code"]);
    const page = await revealed.text();
    expect([
      revealed.status,
      page.includes(textsIn("fr").errorPage.unavailable),
      page.includes("nobody took it"),
    ]).toEqual([503, true, false]);
    // A server that waits in place answers a handful in that time.
    expect(answered).toBeGreaterThan(100);

    db.run("ROLLBACK");
    expect(await (await fetch(`${server.url}/api/v2/pushes/${urlToken}`)).json()).toMatchObject({
      payload: "nobody took it",
    });
  } finally {
    db.close();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
