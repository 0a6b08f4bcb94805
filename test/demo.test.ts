// `secretpush demo`: the real pages with made-up people, a mailbox and a clock, and nothing of it afterwards.

import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { until } from "./flooding.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const root = mkdtempSync(join(tmpdir(), "secretpush-demos-"));
const running: Bun.Subprocess[] = [];
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(running.map((child) => child.exited));
  rmSync(root, { recursive: true, force: true });
});

/** Starts one, with this directory for temporary files. */
async function start(directory: string, argv: string[] = []) {
  const child = Bun.spawn([...PROGRAM, "demo", ...argv], {
    cwd: PROGRAM_CWD,
    env: { ...ENVIRONMENT, TMPDIR: directory },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  running.push(child);
  let said = "";
  void (async () => {
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) said += text;
  })();
  await until(() => said.includes("Ctrl-C") || child.exitCode !== null, "the demo runs");
  const [, tour = "", server = ""] = /^The tour: (http\S+)\nThe pages: (http\S+)\/$/m.exec(said) ?? [];
  return { child, tour, server };
}

const newDirectory = (): string => mkdtempSync(join(root, "tmp-"));
const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

async function end(child: Bun.Subprocess, signal: NodeJS.Signals): Promise<number> {
  child.kill(signal);
  return child.exited;
}

/** With the page's own words about itself. */
async function moveClock(tour: string, to: string): Promise<string> {
  const key = /name="key" value="(\w+)"/.exec(await textOf(tour))?.[1] ?? "";
  const response = await fetch(`${tour}clock`, { method: "POST", body: new URLSearchParams({ key, to }) });
  return response.text();
}

test("shows people who sign in, mail that arrives, and a clock by which links end; Ctrl-C leaves nothing", async () => {
  const directory = newDirectory();
  const { child, tour, server } = await start(directory);
  const page = await textOf(tour);
  const [, password = ""] = /anna@demo\.example<\/code><\/td><td><code>(\w+)/.exec(page) ?? [];
  for (const name of ["Anna", "Ben, administrator", "Carla, a customer"]) expect(page).toContain(name);
  for (const [, address = ""] of page.matchAll(/href="(http[^"]+)"/g)) {
    expect([address, (await fetch(address, { headers: { accept: "text/html" } })).status]).toEqual([address, 200]);
  }

  const own = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  const signedIn = await post("/session", { email: "anna@demo.example", password }, own);
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const secret = { payload: "correct horse", recipients: "carla@customer.example", expires_at: "" };
  const in6Hours = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const made = await post("/api/v2/pushes", { push: { ...secret, expires_at: in6Hours } }, { ...own, cookie });
  const { url_token: token } = (await made.json()) as { url_token: string };

  const path = `/api/v2/pushes/${token}`;
  const device = { "content-type": "application/json", "x-recipient-proof": "A".repeat(32) };
  expect((await post(`${path}/codes`, { recipient: "1" }, device)).status).toBe(202);
  let code: string | undefined;
  await until(async () => {
    code = /to carla@customer\.example,[^]*?\n([A-Z]{4} [A-Z]{4})\n/.exec(await textOf(`${tour}mailbox`))?.[1];
    return code !== undefined;
  }, "the mail with the code");
  expect((await post(`${path}/codes/verify`, { code }, device)).status).toBe(200);
  const opened = async () => (await (await fetch(server + path, { headers: device })).json()) as { payload: string };
  expect((await opened()).payload).toBe("correct horse");

  expect(await moveClock(tour, "day")).toContain("For the server, it is");
  expect(await opened()).toMatchObject({ payload: null, expired: true });
  expect(await moveClock(tour, "monday")).toMatch(/For the server, it is <strong>Monday.*08:00<\/strong>/);
  expect(await moveClock(tour, "2020-01-01T00:00")).toContain("only goes forward");

  const foreign = new URLSearchParams({ key: "guessed", to: "week" });
  expect((await fetch(`${tour}clock`, { method: "POST", body: foreign })).status).toBe(403);
  expect((await fetch(tour, { headers: { host: "evil.example" } })).status).toBe(421);

  expect(readdirSync(directory)).toHaveLength(1);
  expect(await end(child, "SIGINT")).toBe(0);
  expect(readdirSync(directory)).toEqual([]);
});

test("leaves nothing after a kill -9 and the next start, and does not touch one that runs", async () => {
  const directory = newDirectory();
  const killed = await start(directory);
  await end(killed.child, "SIGKILL");
  const left = readdirSync(directory);
  expect(left).toHaveLength(1);
  const first = await start(directory);
  const second = await start(directory);
  expect(readdirSync(directory)).toHaveLength(2);
  expect(readdirSync(directory)).not.toContain(left[0]);
  expect(await textOf(first.tour)).toContain("Anna");
  for (const { child } of [first, second]) expect(await end(child, "SIGTERM")).toBe(0);
  expect(readdirSync(directory)).toEqual([]);
});

test("listens for a room where it is told to, and says what that means", async () => {
  const directory = newDirectory();
  const { child, tour, server } = await start(directory, ["--listen", "127.0.0.2"]);
  expect([new URL(tour).hostname, new URL(server).hostname]).toEqual(["127.0.0.2", "127.0.0.2"]);
  expect(await textOf(tour)).toContain(server);
  expect((await fetch(server)).status).toBe(200);
  expect(await end(child, "SIGINT")).toBe(0);
  expect(await new Response(child.stderr as ReadableStream).text()).toContain("Everyone who can reach this machine");
  for (const address of ["meeting-room", "192.0.2.1"]) {
    const wrong = await start(directory, ["--listen", address]);
    expect(await wrong.child.exited).not.toBe(0);
    expect(await new Response(wrong.child.stderr as ReadableStream).text()).toContain("--listen");
  }
  expect(readdirSync(directory)).toEqual([]);
});
