// Hostile clients against a real server process: its memory stays bounded and the others are served
// meanwhile. Each test prints its figures.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import {
  type Bystander,
  bystander,
  muteClients,
  report,
  residentMiB,
  settledMiB,
  statusesOf,
  until,
  withinBounds,
} from "./flooding.ts";
import { makeTempDir } from "./harness.ts";
import { runProgram, type ServerProcess, Servers, type Settings } from "./processes.ts";

setDefaultTimeout(120_000); // floods take their time, and more of it on a busy machine

const servers = new Servers();
const directories: string[] = [];
let witness: Bystander;
beforeAll(async () => {
  witness = await bystander();
});
afterEach(() => servers.end());
afterAll(async () => {
  await witness.end();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

interface Flooded {
  server: ServerProcess;
  dataDir: string;
  /** An API token. */
  token: string;
  /** Creates a push. @returns its url_token */
  push: (fields: Record<string, unknown>) => Promise<string>;
  /** A link to a file of this size, that a retrieval handed out. */
  fileLink: (bytes: number) => Promise<string>;
  /** What a bystander asks for: health, a retrieval, a small download. */
  urls: () => Promise<Record<string, string>>;
}

const ANN = "ann@example.org";
const PASSWORD = "correct horse";

async function start(settings: Settings = {}): Promise<Flooded> {
  const dataDir = makeTempDir();
  directories.push(dataDir);
  const added = await runProgram(["user", "add", ANN, "--admin", "--password-stdin", "--data-dir", dataDir], {
    input: `${PASSWORD}\n`,
  });
  if (added.code !== 0) throw new Error(added.stderr);
  const token = (await runProgram(["token", "add", ANN, "--name", "t", "--data-dir", dataDir])).stdout.trim();
  const server = await servers.start(dataDir, settings);
  const headers = { authorization: `Bearer ${token}` };
  const push: Flooded["push"] = async (fields) => {
    const body = JSON.stringify({ push: fields });
    const answer = await fetch(`${server.url}/api/v2/pushes`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { url_token: string }).url_token;
  };
  const fileLink: Flooded["fileLink"] = async (bytes) => {
    const form = new FormData();
    form.set("push[files][]", new File([new Uint8Array(bytes)], "file.bin"));
    form.set("push[expire_after_views]", "100");
    const made = await fetch(`${server.url}/api/v2/pushes`, { method: "POST", headers, body: form });
    const { url_token: urlToken } = (await made.json()) as { url_token: string };
    const retrieved = await fetch(`${server.url}/api/v2/pushes/${urlToken}`, { headers });
    return ((await retrieved.json()) as { files: Array<{ url: string }> }).files[0]?.url ?? "";
  };
  const urls: Flooded["urls"] = async () => ({
    up: `${server.url}/up`,
    // An expired push is as much work: it is looked up, and the attempt is logged.
    retrieval: `${server.url}/api/v2/pushes/${await push({ payload: "x", expire_after_views: 100 })}`,
    download: await fileLink(64 * 1024),
  });
  return { server, dataDir, token, push, fileLink, urls };
}

const get = (path: string, headers: Record<string, string> = {}): string =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`), "", ""].join(
    "\r\n",
  );

const post = (path: string, body: string, headers: Record<string, string>): string =>
  get(path, { ...headers, "content-length": String(body.length), connection: "close" }).replace("GET", "POST") + body;

describe("answers that nobody reads", () => {
  test("share the API reference", async () => {
    const { server, urls } = await start();
    const asked = await urls();
    await (await fetch(`${server.url}/help/api`, { headers: { "accept-encoding": "identity" } })).text();
    await withinBounds({ grown: 50, up: 250 }, async () => {
      const before = await settledMiB(server.pid);
      await witness.start(asked);
      const clients = await muteClients(server, 400, () => get("/help/api"));
      // The flood has arrived when its answers have: the server has nothing left to do then.
      await until(async () => (await fetch(`${server.url}/up`)).ok, "the server answers");
      const grown = (await settledMiB(server.pid)) - before;
      const waits = await witness.stop();
      for (const client of clients) client.end();
      report("400 unread references", { "grown MiB": grown }, waits);
      return { grown, up: waits.up?.worst ?? Number.NaN };
    });
  });

  test("of one download link are limited, and their memory comes back", async () => {
    const { server, urls, fileLink } = await start({ flags: { "download-at-once-per-address": "1000" } });
    const asked = await urls();
    const link = new URL(await fileLink(16 * 1024 * 1024));
    await (await fetch(link)).arrayBuffer();
    const before = await settledMiB(server.pid);
    await witness.start(asked);
    const clients = await muteClients(server, 300, () => get(link.pathname));
    await until(async () => (await fetch(link)).status === 429, "the link is refused");
    const refused = await fetch(link);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(await refused.json()).toMatchObject({
      error: "Only 8 downloads through one link may run at once. Wait for one to end.",
    });
    const grown = residentMiB(server.pid) - before;
    const waits = await witness.stop();
    for (const client of clients) client.end();
    await until(async () => (await fetch(link)).ok, "the link works again");
    const kept = (await settledMiB(server.pid)) - before;
    report("300 unread downloads of one link", { "grown MiB": grown, "kept MiB": kept }, waits);
    expect(grown).toBeLessThan(100);
    expect(kept).toBeLessThan(50);
  });

  test("of one address are limited over all links", async () => {
    const { server, fileLink } = await start({ flags: { "download-at-once-per-address": "3" } });
    const links = await Promise.all(Array.from({ length: 4 }, () => fileLink(16 * 1024 * 1024)));
    const clients = await muteClients(server, 3, (index) => get(new URL(links[index] ?? "").pathname));
    await until(async () => (await fetch(links[3] ?? "")).status === 429, "the address is refused");
    expect(await (await fetch(links[3] ?? "")).json()).toMatchObject({
      error: "Only 3 downloads from one address may run at once. Wait for one to end.",
    });
    for (const client of clients) client.end();
    await until(async () => (await fetch(links[3] ?? "")).ok, "the address is served again");
  });
});

describe("sign-ins from very many addresses", () => {
  test("leave threads to files: a download and an upload go on", async () => {
    const { server, urls, token } = await start();
    const asked = await urls();
    let round = 0;
    // Were the threads taken, a download would wait about as long as the flood takes, however fast the machine is.
    await withinBounds({ "the longest download, in floods,": 1 / 4 }, async () => {
      round += 1;
      await witness.start(asked);
      const tries = Array.from({ length: 1_500 }, (_, index) => {
        const body = JSON.stringify({ email: `user${index}@example.org`, password: "wrong horse" });
        return post("/session", body, {
          "content-type": "application/json",
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": `2001:db8:0:${((index % 75) + 256 * round).toString(16)}::1`,
        });
      });
      let isOver = false;
      const flood = statusesOf(server, tries).then((all) => {
        isOver = true;
        return all;
      });
      const startMs = performance.now();
      const form = new FormData();
      form.set("push[files][]", new File([new Uint8Array(4 * 1024 * 1024)], "file.bin"));
      const uploaded = await fetch(`${server.url}/api/v2/pushes`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      const uploadMs = performance.now() - startMs;
      expect([uploaded.status, isOver]).toEqual([201, false]);
      const statuses = Map.groupBy(await flood, (status) => status);
      const floodMs = performance.now() - startMs;
      const waits = await witness.stop();
      const counts = JSON.stringify(Object.fromEntries([...statuses].map(([status, all]) => [status, all.length])));
      report("1,500 sign-ins", { "upload of 4 MiB ms": uploadMs, statuses: counts }, waits);
      // Those who can wait are told that it is not right, and those beyond that to come back.
      expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([401, 503]);
      return { "the longest download, in floods,": (waits.download?.worst ?? Number.NaN) / floodMs };
    });
  }, 360_000);
});

describe("searches", () => {
  test("of one user cancel each other, and delay no other user", async () => {
    const { server, push, urls } = await start();
    for (let made = 0; made < 3_000; made += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, n) => push({ payload: "x", name: `name ${made + n}` })));
    }
    const asked = await urls();
    const signedIn = await fetch(`${server.url}/session`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ email: ANN, password: PASSWORD }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    const search = (query: string) => fetch(`${server.url}/admin?q=${query}`, { headers: { cookie } });
    await withinBounds({ up: 250 }, async () => {
      await witness.start(asked);
      const answers = await Promise.all(Array.from({ length: 40 }, () => search("nowhere")));
      const waits = await witness.stop();
      const statuses = answers.map(({ status }) => status);
      report("40 searches", { answered: statuses.filter((status) => status === 200).length }, waits);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
      const ended = answers.find(({ status }) => status === 409);
      expect(ended).toBeDefined();
      return { up: waits.up?.worst ?? Number.NaN };
    });
    // Alone it finds what there is.
    const found = await (await search("name+2999")).text();
    expect([...found.matchAll(/<bdi>(name \d+)<\/bdi>/g)].map(([, name]) => name)).toEqual(["name 2999"]);
  });
});
