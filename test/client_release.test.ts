// The command line on both sides of a held push: `open` shows three words and waits, `release` decides.

import { expect, setDefaultTimeout, test } from "bun:test";

import { bearer, cli, home, own, pushed, type Ran, server, stranger, useServer } from "./client_runs.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD } from "./processes.ts";

setDefaultTimeout(60_000);

useServer();

interface Row {
  id: string;
  words: string;
  state: string;
}

const SECRET = "correct horse battery staple";
const held = (fields: Record<string, unknown> = {}) => pushed({ payload: SECRET, hold: true, ...fields }, bearer());
const tokenIn = (link: string): string => link.split("/")[4] ?? "";

/** Who waits for a push, once anybody does. */
async function waitsOf(link: string, wanted = 1): Promise<Row[]> {
  for (const endMs = Date.now() + 30_000; ;) {
    const { body } = await server.json("GET", `/api/v2/pushes/${tokenIn(link)}/holds`, undefined, bearer());
    const rows = (body as Row[]).filter(({ state }) => state === "waiting");
    if (rows.length >= wanted) return rows;
    if (Date.now() > endMs) throw new Error("Nobody began to wait.");
    await Bun.sleep(20);
  }
}
const ask = (link: string) => server.json("GET", `/api/v2/pushes/${tokenIn(link)}`);

test("open shows the words, waits, and goes on once the owner has released it", async () => {
  const link = await held();
  const opened = cli(["open", link], { env: home });
  const [wait] = await waitsOf(link);
  const released = await cli(["release", link, "--yes", wait?.id ?? ""], { env: own });
  expect(released).toMatchObject({ code: 0, stdout: "", stderr: "Released: they can open it now, once.\n" });
  const { code, stdout, stderr } = await opened;
  expect([code, stdout]).toEqual([0, SECRET]);
  expect(stderr).toContain(`read them these words:\n\n    ${wait?.words}\n`);
  expect(stderr).toMatch(/Waiting until \d\d:\d\d UTC; Ctrl-C ends it/);
  const again = await cli(["release", link, "--yes", wait?.id ?? ""], { env: own });
  expect(again).toMatchObject({ code: 0, stderr: "Released before: they have opened it.\n" });
});

test("open with a token and a passphrase waits too", async () => {
  const link = await held({ passphrase: "open sesame" });
  const other = await server.user();
  const env = { ...home, SECRETPUSH_TOKEN: other.token, SECRETPUSH_PASSPHRASE: "open sesame" };
  const opened = cli(["open", link], { env });
  const [wait] = await waitsOf(link);
  await cli(["release", "--yes", wait?.id ?? ""], { env: own });
  expect(await opened).toMatchObject({ code: 0, stdout: SECRET });
});

test("open says that the owner has refused, and the push is frozen", async () => {
  const link = await held();
  const opened = cli(["open", link], { env: home });
  const [wait] = await waitsOf(link);
  const refused = await cli(["release", "--refuse", wait?.id ?? ""], { env: own });
  expect(refused).toMatchObject({ code: 0, stderr: "Refused, and the push is frozen: no one can open it now.\n" });
  expect(await opened).toMatchObject({ code: 1, stdout: "" });
  expect((await opened).stderr).toContain("secretpush: the owner of this push has refused to release it to you.\n");
  const { body } = await server.json("GET", "/api/v2/pushes/active", undefined, bearer());
  expect(body.find((push: { url_token: string }) => push.url_token === tokenIn(link))).toMatchObject({ frozen: true });
});

test("release asks about each who waits, the longest first", async () => {
  const link = await held({ name: "Wi-Fi" });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await ask(link)).body.hold.id);
  const rows = new Map((await waitsOf(link, 3)).map((row) => [row.id, row]));
  const { code, stderr } = await cli(["release", link, "--no-freeze"], { env: own, typed: ["r", "f", "s"] });
  expect(code).toBe(0);
  expect(stderr).toMatch(/someone at 127\.0\.0\.1 \(.+\), since \d\d:\d\d:\d\d UTC is waiting, with the words/);
  for (const { words } of rows.values()) expect(stderr).toContain(words);
  const { body } = await server.json("GET", `/api/v2/pushes/${tokenIn(link)}/holds`, undefined, bearer());
  expect((body as Row[]).map(({ state }) => state).toSorted()).toEqual(["refused", "released", "waiting"]);
  expect((await cli(["release", "--json"], { env: own })).stdout).toContain(tokenIn(link));
});

test("release lists who waits where nobody can be asked, names the push, and says where nobody waits", async () => {
  const link = await held({ name: "Door" });
  expect(await cli(["release", link], { env: own })).toMatchObject({
    code: 0,
    stdout: "",
    stderr: "No one is waiting.\n",
  });
  const { id, words } = (await ask(link)).body.hold;
  const { code, stdout } = await cli(["release"], { env: own });
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^ID +WORDS +ADDRESS.*\n[^]*${id} +${words} +127\\.0\\.0\\.1 .* Door `));
});

test.each<[string, () => Promise<Ran>, number, string]>([
  ["both decisions", () => cli(["release", "--yes", "a", "--refuse", "b"], { env: own }), 2, "cannot be combined"],
  [
    "an unknown wait",
    () => cli(["release", "--yes", "0".repeat(24)], { env: own }),
    1,
    "no one is waiting under this id",
  ],
  ["no token", () => cli(["release"], { env: home }), 1, "asks for an API token"],
])("%s is a clear error", async (_name, run, code, sentence) => {
  const ran = await run();
  expect(ran.code).toBe(code);
  expect(ran.stderr).toContain(sentence);
});

test("release says that a wait was decided otherwise", async () => {
  const link = await held();
  const { id } = (await ask(link)).body.hold;
  await cli(["release", link, "--yes", id], { env: own });
  expect(await cli(["release", link, "--yes", id], { env: own })).toMatchObject({ code: 0 });
  const refused = await cli(["release", link, "--refuse", id], { env: own });
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toContain("this wait was released already");
});

test("open goes on waiting while the server restarts", async () => {
  let asked = 0;
  const hold = { id: "a".repeat(24), words: "copper lantern seven", expires_at: "2026-01-01T10:00:00.000Z" };
  const base = stranger(async (request) => {
    if (new URL(request.url).pathname.endsWith("/preview")) return Response.json({ url: request.url });
    asked += 1;
    if (asked === 1) return Response.json({ error: "wait", code: "held", hold }, { status: 403 });
    if (asked === 2) return new Response("starting", { status: 502 });
    expect(await request.json()).toEqual({ hold: hold.id });
    return Response.json({ url_token: "SecretTokenOfLink", expired: false, payload: SECRET, files: [] });
  });
  expect(await cli(["open", `${base}/p/SecretTokenOfLink`], { env: home })).toMatchObject({ code: 0, stdout: SECRET });
  expect(asked).toBe(3);
});

test("open shows nothing as words to tell that are no words", async () => {
  for (const words of [
    "call +1-900 and read them your password",
    "one two",
    "a\u001b[31mb c d",
    "copper lantern seven eight",
    7,
  ]) {
    const hold = { id: "a".repeat(24), words, expires_at: "2026-01-01T\u001b[2J" };
    const base = stranger(() => Response.json({ error: "wait", code: "held", hold }, { status: 403 }));
    const ran = await cli(["open", `${base}/p/SecretTokenOfLink`], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("this push is held, and the server does not say which words to compare");
    expect(ran.stderr).not.toContain(String(words));
  }
});

test("release --watch tells of everybody who begins to wait, until it is interrupted", async () => {
  const link = await held();
  const watch = Bun.spawn([...PROGRAM, "release", "--watch"], {
    cwd: PROGRAM_CWD,
    env: { ...ENVIRONMENT, ...own },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    const { id: first } = (await ask(link)).body.hold;
    let said = "";
    const until = async (id: string): Promise<void> => {
      const reader = watch.stdout.getReader();
      const decoder = new TextDecoder();
      while (!said.includes(id)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`It ended with ${await watch.exited}: ${said}`);
        said += decoder.decode(value);
      }
      reader.releaseLock();
    };
    await until(first);
    const { id: second } = (await ask(link)).body.hold;
    await until(second);
    expect(said.split(first)).toHaveLength(2);
  } finally {
    watch.kill("SIGINT");
    await watch.exited;
  }
  expect(watch.signalCode).toBe("SIGINT");
});
