// Several nodes on one database, as their users see them: what one node learns, the others know.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { addPasskey, Authenticator } from "./authenticator.ts";
import { Browser, OWN_PUSHES } from "./browser_sessions.ts";
import { freePort } from "./free_port.ts";
import { makeTempDir, startServer, type TestServer, testClock } from "./harness.ts";
import { bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { HandProvider, newAuthority, signed, startWith, Visitor } from "./openid.ts";
import { spawnServer, type ServerProcess } from "./processes.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { codeAt, halfway, withApp } from "./second_factors.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";
import { begin, offsetOf, patch, patchSome } from "./tus.ts";

setDefaultTimeout(120_000);

const PUSHES = "/api/v2/pushes";
const KEY = "ab".repeat(32);

const settingsOf = ({ url, schema }: PostgresPlace): Record<string, string> => ({
  SECRETPUSH_DATABASE_URL: url,
  SECRETPUSH_DATABASE_SCHEMA: schema,
  SECRETPUSH_KEY: KEY,
});

needs("postgresql").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let bucket: Record<string, string> = {};
  let nodes: [TestServer, TestServer];
  beforeAll(async () => {
    place = await newPostgresPlace();
    if (needs("s3").isHere) bucket = bucketSettings(await newBucket());
    const start = () => startServer({ flags: OPEN, dataDir: makeTempDir(), env: { ...settingsOf(place), ...bucket } });
    nodes = [await start(), await start()];
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.stop();
    await place?.remove();
  });

  const setupCodeIn = (node: TestServer) => /with the code (\S+)/.exec(node.log())?.[1];

  test("has one setup code for all nodes, and one administrator comes of it", async () => {
    expect(setupCodeIn(nodes[0])).toMatch(/^[0-9A-Z-]{19}$/);
    expect(setupCodeIn(nodes[1])).toBe(setupCodeIn(nodes[0]));
    const answers = await Promise.all(
      nodes.map((node, n) =>
        new Browser(node).send("POST", "/session/setup", {
          code: setupCodeIn(node) ?? "",
          email: `admin${n}@example.org`,
          password: "correct horse",
        }),
      ),
    );
    const [first = 0, ...others] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    // 409 where both asked at once; 403 where the code was gone by then.
    for (const status of others) expect([403, 409]).toContain(status);
  });

  test("counts a code of an app, a recovery code and a passkey's challenge once, on whichever node", async () => {
    const [one, two] = nodes;
    await one.user("admin-of-fay@example.org", true);
    const ann = await withApp(one, Date.now());
    const twice = async (code: string) => {
      const browsers = [await halfway(one, ann.email), await halfway(two, ann.email)];
      // What one node has begun, the other finishes.
      browsers[1]?.cookies.set("sp_second_step", (await halfway(one, ann.email)).cookies.get("sp_second_step") ?? "");
      const answers = await Promise.all(
        browsers.map((browser) => browser.send("POST", "/session/second_factor", { code })),
      );
      return answers.map(({ status }) => status).toSorted();
    };
    expect(await twice(codeAt(ann.secret, Date.now() + 30_000))).toEqual([200, 403]);
    expect(await twice(ann.recoveryCodes[0] ?? "")).toEqual([200, 403]);

    const device = new Authenticator(one.url);
    expect((await addPasskey(ann.browser, device, "Laptop")).status).toBe(201);
    const asked = (await new Browser(one).send("POST", "/session/passkey/begin", {})).body;
    // The same challenge at both, each with its own answer: a counter alone would let both in.
    const answers = await Promise.all(
      nodes.map((node, n) =>
        new Browser(node).send("POST", "/session/passkey", device.prove(asked, { origin: node.url, counter: 100 + n })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test("finishes a sign-in at the provider on whichever node answers, and only once", async () => {
    const authority = newAuthority(makeTempDir());
    const provider = new HandProvider(authority);
    const port = String(await freePort());
    const start = (more: Record<string, string>) =>
      startWith(
        { issuer: provider.issuer, authority },
        { flags: more, dataDir: makeTempDir(), env: { ...settingsOf(place), ...bucket } },
      );
    // Both behind one address, as a proxy has it.
    const one = await start({ port, "base-url": `http://127.0.0.1:${port}` });
    const two = await start({ "base-url": one.url });
    try {
      await one.user("admin-of-dora@example.org", true);
      provider.wishes.claims = { sub: "dora", email: "dora@example.org", email_verified: true };
      const begun = new Visitor(one, authority.file);
      const back = await begun.recognised(await begun.begin());
      const moved = new Visitor(two, authority.file);
      for (const [name, value] of begun.cookies) moved.cookies.set(name, value);
      expect(await moved.finish(back)).toBe("/admin");
      expect(await begun.finish(back)).toBe("/users/sign_in?refused=begin-again");
      // The session is known to both, and a notice ends it on both.
      for (const [name, value] of moved.cookies) begun.cookies.set(name, value);
      expect(await begun.who()).toBe("dora@example.org");
      const body = () => new URLSearchParams({ logout_token: token });
      const token = signed(provider.notice({ sub: "dora" }), provider.key);
      expect((await one.fetch("/users/auth/oidc/logout", { method: "POST", body: body() })).status).toBe(200);
      expect([await begun.who(), await moved.who()]).toEqual([null, null]);
      expect((await two.fetch("/users/auth/oidc/logout", { method: "POST", body: body() })).status).toBe(400);
    } finally {
      await one.stop();
      await two.stop();
      await provider.stop();
    }
  });

  test("signs a browser in on one node, and every node knows it", async () => {
    const user = await nodes[0].user("carol@example.org");
    const browser = new Browser(nodes[0]);
    expect((await browser.signIn(user.email)).status).toBe(200);
    const elsewhere = new Browser(nodes[1]);
    elsewhere.cookies = browser.cookies;
    expect((await elsewhere.send("GET", OWN_PUSHES)).status).toBe(200);
    await elsewhere.send("DELETE", "/session");
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
  });

  test("gives a push that one node stored to whoever asks another, and counts its views over all", async () => {
    const push = await nodes[0].push({ payload: "the only copy", expire_after_views: 5 });
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, n) => nodes[n % 2 === 0 ? 0 : 1].json("GET", `${PUSHES}/${push.url_token}`)),
    );
    expect(asked.filter(({ body }) => body.payload === "the only copy")).toHaveLength(5);
    expect(asked.every(({ status }) => status === 200)).toBe(true);
  });

  test("tells who waits on one node of a release on another, and a release gives one payload over all", async () => {
    const owner = await nodes[0].user();
    const push = await nodes[0].push({ payload: "held", hold: true, expire_after_views: 9 }, owner.headers);
    const path = `${PUSHES}/${push.url_token}`;
    const { id } = (await nodes[1].json("GET", path)).body.hold;
    const news = await nodes[1].fetch(`/p/${push.url_token}/holds/${id}/events`, {
      headers: { accept: "text/event-stream" },
    });
    const text = news.text();
    expect((await nodes[0].json("GET", "/api/v2/holds", undefined, owner.headers)).body).toMatchObject([{ id }]);
    await nodes[0].json("POST", `${path}/holds/${id}/release`, undefined, owner.headers);
    expect(await text).toMatch(/"state":"waiting"[^]*"state":"released"/);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => nodes[n % 2 === 0 ? 0 : 1].json("GET", `${path}?hold=${id}`)),
    );
    expect(answers.filter(({ body }) => body.payload === "held")).toHaveLength(1);
  });

  test("takes a token that another node made", async () => {
    const user = await nodes[0].user();
    await nodes[1].push({ payload: "mine", name: "of the other node" }, user.headers);
    const { body } = await nodes[0].json("GET", `${PUSHES}/active`, undefined, user.headers);
    expect(body[0].name).toBe("of the other node");
  });

  test("counts wrong passphrases over all nodes: nobody guesses anew on each of them", async () => {
    const push = await nodes[0].push({ payload: "x", passphrase: "right", expire_after_views: 50 });
    const guess = (n: number, passphrase: string) =>
      nodes[n % 2 === 0 ? 0 : 1].json("GET", `${PUSHES}/${push.url_token}?passphrase=${passphrase}`);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await guess(n, "wrong")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    for (const n of [0, 1]) {
      const { status, headers } = await guess(n, "right");
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  test("lets right passphrases through however many come at once, on all nodes", async () => {
    const push = await nodes[0].push({ payload: "x", passphrase: "right", expire_after_views: 50 });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        nodes[n % 2 === 0 ? 0 : 1].json("GET", `${PUSHES}/${push.url_token}?passphrase=right`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(16).fill(200));
  });

  test("is ready on every node, and says why where it is not", async () => {
    for (const node of nodes) expect((await node.json("GET", "/readyz")).body).toEqual({ status: "ready" });
  });

  needs("s3").test("S3: serves a file through a node that did not store it, and removes it for all", async () => {
    const bytes = bytesOf(200_000);
    const { body } = await sendForm(nodes[0], [[FIELD, new Blob([bytes]), "a.bin"]]);
    const [file] = await filesOf(nodes[1], body);
    const elsewhere = (file?.url ?? "").replace(nodes[1].url, nodes[0].url);
    expect(same(await download(elsewhere), bytes)).toBe(true);
    await nodes[1].json("DELETE", `${PUSHES}/${body.url_token}`);
    expect((await fetch(elsewhere)).status).toBe(404);
  });

  needs("s3").test("goes on with an upload on whichever node, and one that comes too late does no harm", async () => {
    const bytes = bytesOf(12 * MIB + 77);
    const upload = await begin(nodes[0], bytes.byteLength);
    const on = (node: TestServer) => ({ url: upload.url.replace(nodes[0].url, node.url) });
    const first = 6 * MIB;
    expect((await patch(upload, 0, bytes.slice(0, first))).status).toBe(204);
    // The connection to the first node hangs, and it knows nothing of what the second one gets.
    const late = await patchSome(upload, first, bytes.slice(first, first + 2 * MIB), bytes.byteLength - first);
    const offset = (await offsetOf(on(nodes[1]))) ?? -1;
    expect(offset).toBe(first);
    const second = 11 * MIB;
    expect((await patch(on(nodes[1]), first, bytes.slice(first, second))).status).toBe(204);
    const answered = nodes[0].log().split("method=PATCH ").length;
    late.end();
    await until(() => nodes[0].log().split("method=PATCH ").length > answered, "the first node gives up");
    expect(await offsetOf(upload)).toBe(second);
    expect((await patch(upload, second, bytes.slice(second))).status).toBe(204);
    const { status, body } = await nodes[1].json("POST", PUSHES, { push: { uploads: [upload.id] } });
    expect(status).toBe(201);
    const [file] = await filesOf(nodes[0], body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    // The answer does not wait until the bucket has forgotten the upload.
    await until(async () => (await offsetOf(upload)) === null, "the upload is gone");
  });

  test("has no files without a bucket, and its version says so", async () => {
    const bare = await newPostgresPlace();
    const node = await startServer({ flags: OPEN, dataDir: makeTempDir(), env: settingsOf(bare) });
    const { body } = await node.json("GET", "/api/v2/version");
    expect(body.features.pushes.file_attachments.enabled).toBe(false);
    const refused = await sendForm(node, [[FIELD, new Blob(["x"]), "a.txt"]]);
    expect([refused.status, refused.body]).toEqual([422, { files: ["are switched off on this server"] }]);
    await node.stop();
    await bare.remove();
  });

  test.each([
    ["max-payload-bytes", "2 MiB", true],
    ["require-mfa", "admins", true],
    ["sweep-interval", "2m", false],
  ])("says at a start that other nodes have another %s, where that matters", async (name, value, matters) => {
    const other = await startServer({
      flags: { ...OPEN, [name]: value },
      dataDir: makeTempDir(),
      env: { ...settingsOf(place), ...bucket },
    });
    const warned = other.log().includes("2 of 2 other nodes have different settings");
    await other.stop();
    expect(warned).toBe(matters);
  });

  test("begins no rotation of the master key while other nodes are running", async () => {
    const env = { ...settingsOf(place), SECRETPUSH_KEY: "cd".repeat(32), SECRETPUSH_PREVIOUS_KEY: KEY };
    const start = startServer({ flags: OPEN, dataDir: makeTempDir(), env });
    expect(start).rejects.toThrow(/must begin with a single node, but 2 others are running.*Nothing was changed/);
    await start.catch(() => {});
  });

  test("refuses to start on a database that confirms before a standby has it, where a standby is required", async () => {
    const env = settingsOf(place);
    const start = startServer({ flags: { "database-require-sync-standby": "true" }, dataDir: makeTempDir(), env });
    expect(start).rejects.toThrow("set synchronous_standby_names, and synchronous_commit to on");
    await start.catch(() => {});
  });

  test("follows the clock that a test sets", async () => {
    const own = await newPostgresPlace();
    const clock = testClock();
    const node = await startServer({ clock, dataDir: makeTempDir(), env: settingsOf(own) });
    const push = await node.push({ payload: "x", passphrase: "right" });
    const guess = (passphrase: string) => node.json("GET", `${PUSHES}/${push.url_token}?passphrase=${passphrase}`);
    for (let n = 0; n < 5; n += 1) await guess("wrong");
    expect((await guess("right")).status).toBe(429);
    clock.advance(60_000);
    expect((await guess("right")).status).toBe(200);
    await node.stop();
    await own.remove();
  });

  test("rotates its master key with one node, and a node without the new key is refused", async () => {
    const own = await newPostgresPlace();
    const next = "cd".repeat(32);
    const files = needs("s3").isHere ? bucketSettings(await newBucket()) : {};
    const start = (env: Record<string, string>) =>
      startServer({ flags: OPEN, dataDir: makeTempDir(), env: { ...settingsOf(own), ...files, ...env } });
    const before = await start({});
    const user = await before.user();
    const push = await before.push({ payload: "sealed before", name: "kept" }, user.headers);
    await before.stop();
    const rotating = await start({ SECRETPUSH_KEY: next, SECRETPUSH_PREVIOUS_KEY: KEY });
    await until(() => rotating.log().includes("key rotation done"), "the rotation is done");
    expect((await rotating.json("GET", `${PUSHES}/${push.url_token}`)).body.payload).toBe("sealed before");
    await rotating.stop();
    const after = await start({ SECRETPUSH_KEY: next });
    const { body } = await after.json("GET", `${PUSHES}/active`, undefined, user.headers);
    expect(body[0].name).toBe("kept");
    expect(start({})).rejects.toThrow("does not belong to the database");
    await after.stop();
    await own.remove();
  });

  test("hands out no view too many while nodes are killed, round after round", async () => {
    const own = await newPostgresPlace();
    const dataDir = makeTempDir();
    const env = settingsOf(own);
    const start = () => spawnServer(dataDir, { env, flags: { "log-level": "info" } });
    const running: ServerProcess[] = [await start(), await start(), await start()];
    let [handedOut, lost] = [0, 0];
    const sql = new SQL(own.url, { max: 1, connection: { search_path: own.schema } } as SQL.Options);
    try {
      for (let round = 0; round < 12; round += 1) {
        const made = await fetch(running[round % 3]?.url + PUSHES, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ push: { payload: `secret ${round}`, expire_after_views: 5 } }),
        });
        const { url_token } = (await made.json()) as { url_token: string };
        const asked = Array.from({ length: 60 }, async (_, n) => {
          const answer = await fetch(`${running[n % 3]?.url}${PUSHES}/${url_token}`).catch(() => null);
          return (await answer?.text().catch(() => ""))?.includes(`secret ${round}`) ? 1 : 0;
        });
        // Killed once the first of them has its answer: in the middle of the others.
        const victim = round % 3;
        await Promise.race(asked);
        await running[victim]?.kill();
        const views = (await Promise.all(asked)).reduce<number>((sum, one) => sum + one, 0);
        expect(views).toBeLessThanOrEqual(5);
        const rest = await fetch(`${running[(victim + 1) % 3]?.url}${PUSHES}/${url_token}`).then((answer) =>
          answer.text(),
        );
        const [row] = await sql.unsafe("SELECT views_counted FROM pushes ORDER BY id DESC LIMIT 1");
        const got = views + (rest.includes(`secret ${round}`) ? 1 : 0);
        expect(got).toBeLessThanOrEqual(row.views_counted);
        handedOut += got;
        lost += row.views_counted - got;
        running[victim] = await start();
      }
    } finally {
      await sql.close();
      for (const node of running) await node.kill();
    }
    console.log(`${handedOut} views were handed out, and ${lost} were counted and reached nobody.`);
    expect(handedOut).toBeGreaterThan(0);
    await own.remove();
  });
});
