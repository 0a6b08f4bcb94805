// Files on their way out: what a link returns, for how long, and tickets that are invalid.

import { join } from "node:path";
import { crc32 } from "node:zlib";

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { DAY_MS, MINUTE_MS, PUSHES, raw } from "./api_checks.ts";
import {
  bytesOf,
  download,
  FIELD,
  filePart,
  filesOf,
  KIB,
  OPEN,
  same,
  send,
  sendForm,
  textPart,
  until,
} from "./multipart_forms.ts";
import { openStoreOf, startServer, testClock } from "./harness.ts";
import { needs } from "./needs.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles } from "./stored_files.ts";
import { filesInZip } from "./zips.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const SIZE = 3 * 64 * KIB + 1_000;
const CONTENT = bytesOf(SIZE);
const clock = testClock();
let owner: Record<string, string>;
const server = ownServer({ flags: OPEN, clock: clock });
beforeAll(async () => {
  ({ headers: owner } = await server.user());
});

/** A push of one file. */
async function pushed(
  fields: Record<string, string> = {},
  content: Uint8Array = CONTENT,
  name = "report.pdf",
  headers = {},
) {
  const entries = Object.entries(fields).map(([key, value]): [string, string] => [`push[${key}]`, value]);
  const { status, body, text } = await sendForm(
    server,
    [...entries, [FIELD, new Blob([content as Uint8Array<ArrayBuffer>]), name]],
    headers,
  );
  if (status !== 201) throw new Error(text);
  return body as { url_token: string };
}

const stored = (of = server): Promise<string[]> => storedFiles(of).names();

async function linkOf(push: { url_token: string }, headers: Record<string, string> = {}): Promise<string> {
  const [file] = await filesOf(server, push, headers);
  if (!file) throw new Error("The push has no file.");
  return file.url;
}

const get = (url: string, headers: Record<string, string> = {}, method = "GET") => fetch(url, { method, headers });

const UNKNOWN_TICKET = "A".repeat(300);

/** The answer to something that never was. */
async function expectUnknown(url: string): Promise<void> {
  const [unknown, response] = [await get(`${server.url}/download/${UNKNOWN_TICKET}`), await get(url)];
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(await unknown.text());
  const headers = (answer: Response) =>
    [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  expect(headers(response)).toEqual(headers(unknown));
  expect((await get(url, {}, "HEAD")).status).toBe(404);
}

describe("all files in one ZIP", () => {
  const contents = [CONTENT, bytesOf(10, 2), new Uint8Array()];
  const ask = (tickets: unknown, at = server.url) =>
    fetch(`${at}/download/zip`, { method: "POST", body: JSON.stringify({ tickets }) });
  const ticketIn = ({ url }: { url: string }): string => url.slice(url.lastIndexOf("/") + 1);

  async function pushedFiles() {
    const files = contents.map((content): [string, Blob, string] => [FIELD, new Blob([content]), "a.bin"]);
    const { body } = await sendForm(server, [["push[expire_after_views]", "3"], ...files]);
    return body as { url_token: string };
  }

  test("with names told apart, for as long as the links work, and without a view", async () => {
    const push = await pushedFiles();
    const tickets = (await filesOf(server, push)).map(ticketIn);
    // Whoever was cut off asks again.
    await (await ask(tickets)).body?.cancel();
    const response = await ask(tickets);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": "attachment; filename=files.zip",
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox;/),
      "cache-control": expect.stringContaining("no-store"),
    });
    const path = join(server.dataDir, "all.zip");
    await Bun.write(path, await response.bytes());
    expect(await filesInZip(path)).toEqual(
      contents.map((content, index) => [["a.bin", "a (2).bin", "a (3).bin"][index], content.length, crc32(content)]),
    );
    // One view of three for the retrieval, and one for this.
    expect((await server.json("GET", `${PUSHES}/${push.url_token}`)).body.views_remaining).toBe(1);

    const [first = "", second = ""] = tickets;
    for (const wrong of [[first, UNKNOWN_TICKET], [`${second.slice(0, -1)}_`], [first, `${second}A`]]) {
      expect((await ask(wrong)).status).toBe(404);
    }
    for (const wrong of [[], undefined, "", [1], Array(11).fill(first)]) {
      expect([400, 404]).toContain((await ask(wrong)).status);
    }
    clock.advance(15 * MINUTE_MS);
    expect((await ask(tickets)).status).toBe(404);
  });

  test("also by the form of a page without scripts", async () => {
    const { url_token: token } = await pushedFiles();
    const page = await server.fetch(`/p/${token}/r`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", accept: "text/html" },
      body: new URLSearchParams(),
    });
    const form = new URLSearchParams();
    for (const [, ticket = ""] of (await page.text()).matchAll(/name="tickets\[\]" value="([\w-]+)"/g)) {
      form.append("tickets[]", ticket);
    }
    const response = await server.fetch("/download/zip", { method: "POST", body: form });
    const path = join(server.dataDir, "plain.zip");
    await Bun.write(path, await response.bytes());
    expect(await filesInZip(path)).toHaveLength(3);
  });

  test("of which a frozen push gives nothing, and a file that is missing is an error", async () => {
    const { url_token: token } = (
      await sendForm(
        server,
        [
          [FIELD, new Blob([CONTENT]), "a.bin"],
          [FIELD, new Blob([CONTENT]), "b.bin"],
        ],
        owner,
      )
    ).body as { url_token: string };
    const tickets = (await filesOf(server, { url_token: token })).map(ticketIn);
    expect((await ask(tickets)).status).toBe(200);
    expect((await server.json("POST", `${PUSHES}/${token}/freeze`, {}, owner)).status).toBe(200);
    expect((await ask(tickets)).status).toBe(403);
    const known = await stored();
    const gone = (await filesOf(server, await pushedFiles())).map(ticketIn);
    for (const name of await stored()) if (!known.includes(name)) await storedFiles(server).remove(name);
    expect((await ask(gone)).status).toBe(500);
  });
});

describe("what a link answers", () => {
  let link = "";
  beforeAll(async () => {
    link = await linkOf(await pushed());
  });

  test("the whole file, always as something to save", async () => {
    const response = await get(link);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=report.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox;/),
      "cache-control": expect.stringContaining("no-store"),
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
    });
    expect(same(await response.bytes(), CONTENT)).toBe(true);
  });

  const RANGES: Array<[asked: string, start: number, end: number]> = [
    ["bytes=0-0", 0, 0],
    ["bytes=0-99", 0, 99],
    // The unit is written in any case (RFC 9110 §14.1).
    ["Bytes=0-99", 0, 99],
    ["bytes=65535-65536", 65_535, 65_536],
    ["bytes=65536-131071", 65_536, 131_071],
    ["bytes=100000-150000", 100_000, 150_000],
    ["bytes=-1", SIZE - 1, SIZE - 1],
    ["bytes=-70000", SIZE - 70_000, SIZE - 1],
    [`bytes=-${SIZE * 2}`, 0, SIZE - 1],
    ["bytes=131072-", 131_072, SIZE - 1],
    ["bytes=0-", 0, SIZE - 1],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    [`bytes=10-${SIZE * 9}`, 10, SIZE - 1],
  ];
  for (const [asked, start, end] of RANGES) {
    test(`Range ${asked} is 206 with exactly those bytes`, async () => {
      const response = await get(link, { range: asked });
      expect(response.status).toBe(206);
      expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/${SIZE}`);
      expect(same(await response.bytes(), CONTENT.subarray(start, end + 1))).toBe(true);
    });
  }

  for (const asked of [`bytes=${SIZE}-`, `bytes=${SIZE + 5}-${SIZE + 9}`, "bytes=-0"]) {
    test(`Range ${asked} lies beyond the end: 416 with the size`, async () => {
      const response = await get(link, { range: asked });
      expect(response.status).toBe(416);
      expect(response.headers.get("content-range")).toBe(`bytes */${SIZE}`);
      expect(await response.text()).toBe("");
    });
  }

  for (const asked of ["bytes=0-1,5-6", "bytes=5-2", "bytes=-", "bytes=a-b", "lines=1-2", "0-5", ""]) {
    test(`Range ${JSON.stringify(asked)} is not served in parts: the whole file`, async () => {
      const response = await get(link, { range: asked });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-range")).toBeNull();
      expect((await response.bytes()).byteLength).toBe(SIZE);
    });
  }

  test("If-Range with the ETag gives the part, with anything else the whole", async () => {
    const etag = (await get(link, {}, "HEAD")).headers.get("etag") ?? "";
    const part = await get(link, { range: "bytes=5-9", "if-range": etag });
    expect([part.status, (await part.bytes()).byteLength]).toEqual([206, 5]);
    for (const other of ['"other"', `W/${etag}`, "Thu, 01 Jan 2026 00:00:00 GMT"]) {
      const whole = await get(link, { range: "bytes=5-9", "if-range": other });
      expect([whole.status, (await whole.bytes()).byteLength]).toEqual([200, SIZE]);
    }
    // Another link to the same file resumes what the first one began.
    const again = await pushed({ expire_after_views: "2" });
    const [first, second] = [await get(await linkOf(again), {}, "HEAD"), await get(await linkOf(again), {}, "HEAD")];
    expect(first.headers.get("etag")).toBe(second.headers.get("etag"));
    expect(first.headers.get("etag")).not.toBe(etag);
  });

  test("HEAD returns the size and no body, whatever range it names", async () => {
    for (const headers of [{}, { Range: "bytes=5-9" }]) {
      const { status, headers: told, text } = await raw(server, "HEAD", new URL(link).pathname, headers);
      expect(status).toBe(200);
      expect(told.get("content-length")).toBe(String(SIZE));
      expect(told.get("content-disposition")).toContain("attachment");
      expect(told.get("transfer-encoding")).toBeNull();
      expect(text).toBe("");
    }
  });

  test("a file without bytes, and every Range of it", async () => {
    const empty = await linkOf(await pushed({}, new Uint8Array()));
    const response = await get(empty);
    expect([response.status, (await response.bytes()).byteLength]).toEqual([200, 0]);
    expect((await raw(server, "HEAD", new URL(empty).pathname)).headers.get("content-length")).toBe("0");
    expect((await get(empty, { range: "bytes=0-" })).status).toBe(416);
  });

  needs("curl").test("curl resumes where it stopped", async () => {
    const argv = ["curl", "-sS", "-w", "%{http_code}", link, "-o", "/dev/null", "-C", "100000"];
    expect(await Bun.spawn(argv, { stdout: "pipe" }).stdout.text()).toBe("206");
  });

  test("other methods are refused", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const response = await get(link, {}, method);
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("pages and pictures are saved, never shown", async () => {
    for (const [name, type] of [
      ["x.html", "text/html"],
      ["x.svg", "image/svg+xml"],
    ] as const) {
      const created = await send(server, [
        filePart(`; filename="${name}"`, "<script>alert(1)</script>", `Content-Type: ${type}`),
      ]);
      const { headers } = await get(await linkOf(created.body));
      expect(headers.get("content-disposition")).toStartWith("attachment");
      expect(headers.get("content-security-policy")).toContain("sandbox");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("how long a link works", () => {
  test("it counts no view and writes no audit entry, however often it is followed", async () => {
    const push = await pushed({ expire_after_views: "3" }, CONTENT, "a.bin", owner);
    const link = await linkOf(push);
    for (let time = 0; time < 4; time += 1) await download(link);
    await get(link, {}, "HEAD");
    const { body } = await server.json("GET", `${PUSHES}/${push.url_token}/audit`, undefined, owner);
    expect(body.logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "view"]);
    const { body: next } = await server.json("GET", `${PUSHES}/${push.url_token}`);
    expect(next).toMatchObject({ views_remaining: 1 });
  });

  test("after the last view it works until its short life ends; then the blob is gone too", async () => {
    const known = new Set(await stored());
    const push = await pushed({ expire_after_views: "1" });
    const ours = async () => (await stored()).filter((name) => !known.has(name));
    const link = await linkOf(push);
    expect(await filesOf(server, push)).toEqual([]);
    clock.advance(15 * MINUTE_MS - 1);
    expect(same(await download(link), CONTENT)).toBe(true);
    expect(await ours()).toHaveLength(1);
    clock.advance(1);
    await expectUnknown(link);
    // The next look at the push unlinks it, at the latest the sweeper.
    expect(await filesOf(server, push)).toEqual([]);
    expect(await ours()).toEqual([]);
  });

  test("a deletion stops it at once, and the blob is gone when the answer comes", async () => {
    const push = await pushed({}, CONTENT);
    const others = (await stored()).length - 1;
    const link = await linkOf(push);
    await download(link);
    const { status, body } = await server.json("DELETE", `${PUSHES}/${push.url_token}`);
    expect([status, body.deleted]).toEqual([200, true]);
    expect(await stored()).toHaveLength(others);
    await expectUnknown(link);
  });

  test("so does a deletion after the last view", async () => {
    const push = await pushed({ expire_after_views: "1" });
    const others = (await stored()).length - 1;
    const link = await linkOf(push);
    await download(link);
    const { status, body } = await server.json("DELETE", `${PUSHES}/${push.url_token}`);
    expect([status, body.expired, body.deleted]).toEqual([200, true, false]);
    await expectUnknown(link);
    expect(await stored()).toHaveLength(others);
  });

  test("a download that runs may finish after the deletion", async () => {
    const large = bytesOf(20 * 1024 * KIB);
    const push = await pushed({}, large);
    const response = await get(await linkOf(push));
    const reader = response.body?.getReader();
    const pieces = [(await reader?.read())?.value ?? new Uint8Array()];
    await server.json("DELETE", `${PUSHES}/${push.url_token}`);
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      pieces.push(value);
    }
    expect(same(Buffer.concat(pieces), large)).toBe(true);
  });

  test("only the spelling that was handed out is valid, though Base64 has others for the same bytes", async () => {
    let ticket = "";
    let link = "";
    for (let name = "a"; ticket.length % 4 === 0; name += "a") {
      link = await linkOf(await pushed({}, CONTENT, name));
      ticket = link.slice(link.lastIndexOf("/") + 1);
    }
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    // The last digit has bits that belong to no byte.
    const other = `${ticket.slice(0, -1)}${digits[digits.indexOf(ticket.at(-1) ?? "") + 1]}`;
    expect(Buffer.from(other, "base64url").equals(Buffer.from(ticket, "base64url"))).toBe(true);
    await expectUnknown(link.replace(ticket, other));
    await download(link);
  });

  test("it ends with the push's own time, and its blob goes at the next look", async () => {
    const push = await pushed({ expire_after_duration: "0" });
    const others = (await stored()).length - 1;
    clock.advance(14 * MINUTE_MS);
    const link = await linkOf(push);
    clock.advance(MINUTE_MS - 1);
    await download(link);
    clock.advance(1);
    await expectUnknown(link);
    expect(await filesOf(server, push)).toEqual([]);
    expect(await stored()).toHaveLength(others);
  });

  test("after the last view, too, it ends with the push's own time", async () => {
    const push = await pushed({ expire_after_duration: "0", expire_after_views: "1" });
    clock.advance(14 * MINUTE_MS);
    const link = await linkOf(push);
    clock.advance(MINUTE_MS - 1);
    await download(link);
    clock.advance(1);
    await expectUnknown(link);
  });

  test("a file that nobody retrieves is unlinked by the next start or sweep", async () => {
    const old = testClock();
    const first = await startServer({ flags: OPEN, clock: old });
    await send(first, [filePart(`; filename="a"`)]);
    expect(await stored(first)).toHaveLength(1);
    await first.stop({ dataDir: true });
    old.advance(7 * DAY_MS);
    const second = await startServer({ flags: OPEN, clock: old, dataDir: first.dataDir });
    await until(async () => (await stored(first)).length === 0, "the file is gone");
    await second.stop();
  });

  test("the setting sets its life", async () => {
    const short = await startServer({ flags: { ...OPEN, "download-link-life": "2s" }, clock: clock });
    try {
      const { body } = await send(short, [filePart(`; filename="a"`, "abc")]);
      const [file] = await filesOf(short, body);
      clock.advance(1_999);
      await download(file?.url ?? "");
      clock.advance(1);
      expect((await get(file?.url ?? "")).status).toBe(404);
    } finally {
      await short.stop();
    }
  });

  test("recipients need no token where creating needs one, and links work without any header", async () => {
    const closed = await startServer({ flags: { "allow-anonymous": "false", "upload-free-space-floor": "0" } });
    try {
      const { headers } = await closed.user();
      const { body } = await send(closed, [filePart(`; filename="a"`, "abc")], headers);
      const [file] = await filesOf(closed, body, headers);
      const answer = await raw(closed, "GET", new URL(file?.url ?? "").pathname);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain("abc");
      expect((await get(file?.url ?? "", { authorization: "Bearer nonsense" })).status).toBe(200);
    } finally {
      await closed.stop();
    }
  });

  test("a passphrase guards the links, not the downloads", async () => {
    const created = await send(server, [
      textPart("push[passphrase]", "open sesame"),
      filePart(`; filename="a.txt"`, "abc"),
    ]);
    const path = `${PUSHES}/${created.body.url_token}`;
    for (const query of ["", "?passphrase=wrong"]) {
      const { status, body, text } = await server.json("GET", path + query);
      expect([status, body.status]).toEqual([401, "unauthorized"]);
      expect(text).not.toContain("a.txt");
    }
    const [file] = await filesOf(server, created.body, {}, "?passphrase=open%20sesame");
    expect(Buffer.from(await download(file?.url ?? "")).toString()).toBe("abc");
  });
});

describe("tickets that are none", () => {
  test("forged, altered, cut, lengthened and another server's are 404, exactly like an unknown one", async () => {
    const link = await linkOf(await pushed());
    const [, ticket = ""] = /\/download\/(.*)$/.exec(link) ?? [];
    const flipped = (at: number): string => {
      const letter = ticket[at] === "A" ? "B" : "A";
      return ticket.slice(0, at) + letter + ticket.slice(at + 1);
    };
    const other = await startServer({ flags: OPEN });
    const { body } = await send(other, [filePart(`; filename="a"`)]);
    const [foreign] = await filesOf(other, body);
    await other.stop();
    const bad = [
      ...[0, 10, 20, Math.floor(ticket.length / 2), ticket.length - 2, ticket.length - 1].map(flipped),
      ticket.slice(0, -1),
      ticket.slice(0, 30),
      ticket.slice(1),
      `${ticket}A`,
      `${ticket}=`,
      ticket.toLowerCase(),
      "A",
      "x".repeat(5_000),
      "..%2f..%2fsecretpush.db",
      foreign?.url.split("/").at(-1) ?? "?",
    ];
    for (const text of bad) await expectUnknown(`${server.url}/download/${text}`);
    expect(same(await download(link), CONTENT)).toBe(true);
  });

  test("one with a limit that only a newer program knows opens nothing", async () => {
    const link = await linkOf(await pushed());
    const { keys, close } = await openStoreOf(server, false);
    const key = keys.purpose("download tickets");
    const [, sealed = ""] = /\/download\/(.*)$/.exec(link) ?? [];
    const ticket = JSON.parse(
      new TextDecoder().decode(key.open(Buffer.from(sealed, "base64url"), "ticket") ?? undefined),
    );
    const linkWith = (more: object): string => {
      const bytes = new TextEncoder().encode(JSON.stringify({ ...ticket, ...more }));
      return link.replace(sealed, Buffer.from(key.seal(bytes, "ticket")).toString("base64url"));
    };
    await close();
    expect(same(await download(linkWith({})), CONTENT)).toBe(true);
    const answer = await get(linkWith({ newer: 1 }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await answer.bytes()).byteLength).toBeLessThan(SIZE);
  });

  test("no ticket at all is an unknown path", async () => {
    expect((await get(`${server.url}/download/`)).status).toBe(404);
    expect((await get(`${server.url}/download`)).status).toBe(404);
  });
});
