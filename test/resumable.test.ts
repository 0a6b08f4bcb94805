// Uploads that resume: the tus protocol, and what becomes of an upload if its sender, its server or its network goes away.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PUSHES } from "./api_checks.ts";
import { sealPush } from "../static/modules/sealing.ts";
import { startServer, testClock, type TestServer, twoUsers } from "./harness.ts";
import { bytesOf, download, filesOf, KIB, MIB, OPEN, same, until } from "./multipart_forms.ts";
import { Servers } from "./processes.ts";
import { uploadsOf } from "./stored_files.ts";
import { bucketOf } from "./test_engine.ts";
import { ask, begin, OCTETS, offsetOf, patch, patchSome, UPLOADS, whole } from "./tus.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const FLAGS = {
  ...OPEN,
  "enable-requests": "true",
  "upload-max-file-bytes": "8MiB",
  "upload-max-push-bytes": "12MiB",
  "upload-max-files": "3",
};
const HOUR_MS = 60 * 60 * 1000;

const clock = testClock();
const processes = new Servers();
const root = mkdtempSync(join(tmpdir(), "secretpush-resumable-"));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ flags: FLAGS, clock });
});
afterAll(async () => {
  await processes.end();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const push = (uploads: string[], fields = {}, headers = {}) =>
  server.json("POST", PUSHES, { push: { uploads, ...fields } }, headers);

async function expectFile(created: { status: number; body: { url_token: string } }, ...contents: Uint8Array[]) {
  expect(created.status).toBe(201);
  const files = await filesOf(server, created.body);
  expect(files.map(({ byte_size }) => byte_size)).toEqual(contents.map(({ byteLength }) => byteLength));
  for (const [index, { url }] of files.entries()) {
    expect(same(await download(url), contents[index] ?? new Uint8Array())).toBe(true);
  }
  return files;
}

/** How many requests of this method have been answered. */
const requests = (method: string): number => server.log().split(`method=${method} `).length;

test("an upload goes on wherever in a part of a bucket it stopped, and can be removed there", async () => {
  const bytes = bytesOf(6 * MIB);
  for (const stopped of [5 * MIB - 1, 5 * MIB, 4 * MIB + 1]) {
    const upload = await begin(server, bytes.byteLength);
    expect((await patch(upload, 0, bytes.slice(0, stopped))).status).toBe(204);
    expect(await offsetOf(upload)).toBe(stopped);
    expect((await patch(upload, stopped, bytes.slice(stopped))).status).toBe(204);
    await expectFile(await push([upload.id]), bytes);
  }
  const left = await begin(server, bytes.byteLength);
  expect((await patch(left, 0, bytes.slice(0, 5 * MIB - 1))).status).toBe(204);
  expect((await ask("DELETE", left.url)).status).toBe(204);
  expect(await offsetOf(left)).toBeNull();
});

test("files of every size come back as they were sent, in pieces of any size", async () => {
  for (const size of [0, 1, 65_535, 65_536, 65_537, 256 * KIB, 256 * KIB + 1, MIB + 3]) {
    const bytes = bytesOf(size);
    const upload = await begin(server, size);
    let offset = 0;
    for (const step of [1, 70_000, 200_000, size]) {
      const end = Math.min(size, offset + step);
      const answered = await patch(upload, offset, bytes.slice(offset, end));
      expect([answered.status, answered.headers.get("upload-offset")]).toEqual([204, String(end)]);
      offset = end;
    }
    await expectFile(await push([upload.id]), bytes);
    // The push has it now.
    expect(await offsetOf(upload)).toBeNull();
    expect((await push([upload.id])).body).toEqual({
      uploads: [expect.stringMatching(/^number 1 is (?:already in a push|no upload of yours)/)],
    });
  }
});

test("OPTIONS names what is offered, and another version of the protocol is refused", async () => {
  const { status, headers } = await server.fetch(UPLOADS, { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("tus-version")).toBe("1.0.0");
  expect(headers.get("tus-extension")).toBe("creation,expiration,termination");
  expect(headers.get("tus-max-size")).toBe(String(8 * MIB));
  const older = await ask("POST", server.url + UPLOADS, { "upload-length": "1", "tus-resumable": "0.2.2" });
  expect([older.status, older.headers.get("tus-version")]).toEqual([412, "1.0.0"]);
});

test("HEAD says how far an upload is, what it is, and when it expires", async () => {
  const upload = await begin(server, 100, "Übersicht.pdf");
  await patch(upload, 0, bytesOf(40));
  const { status, headers } = await ask("HEAD", upload.url);
  expect(status).toBe(200);
  expect(headers.get("upload-offset")).toBe("40");
  expect(headers.get("upload-length")).toBe("100");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("tus-resumable")).toBe("1.0.0");
  expect(headers.get("upload-metadata")).toContain(`filename ${Buffer.from("Übersicht.pdf").toString("base64")}`);
  expect(Date.parse(headers.get("upload-expires") ?? "")).toBe(clock.now() + 24 * HOUR_MS);
});

test("what does not follow the protocol is refused, and changes nothing", async () => {
  const upload = await begin(server, 1000);
  const refusals: Array<[Promise<Response>, number]> = [
    [patch(upload, 5, bytesOf(5)), 409],
    [patch(upload, 0, bytesOf(1001)), 413],
    [patch(upload, 0, bytesOf(5), { "upload-offset": "-1" }), 400],
    [patch(upload, 0, bytesOf(5), { "content-type": "application/octet-stream" }), 415],
    [patch(upload, 0, bytesOf(5), { "content-encoding": "gzip" }), 415],
    [ask("POST", server.url + UPLOADS), 400],
    [ask("POST", server.url + UPLOADS, { "upload-length": "-5" }), 400],
    [ask("POST", server.url + UPLOADS, { "upload-length": "1e3" }), 400],
    [ask("POST", server.url + UPLOADS, { "upload-length": String(8 * MIB + 1) }), 413],
    [ask("HEAD", `${upload.url.slice(0, -4)}AAAA`), 404],
    [ask("HEAD", `${server.url}${UPLOADS}/${"A".repeat(300)}`), 404],
  ];
  for (const [answer, status] of refusals) expect((await answer).status).toBe(status);
  expect(await offsetOf(upload)).toBe(0);
  // Without a declared length, too.
  const undeclared = new Blob([bytesOf(1001)]).stream();
  expect((await patch(upload, 0, undeclared)).status).toBe(413);
  expect((await patch(upload, 0, bytesOf(600))).status).toBe(204);
  expect((await push([upload.id])).body).toEqual({ uploads: ["number 1 has 600 of 1000 bytes: send the rest first"] });
});

test("PATCH and DELETE also come as POST", async () => {
  const upload = await begin(server, 10);
  const sent = { "content-type": OCTETS, "upload-offset": "0", "x-http-method-override": "PATCH" };
  expect((await ask("POST", upload.url, sent, bytesOf(10))).status).toBe(204);
  expect((await ask("POST", upload.url, { "x-http-method-override": "DELETE" })).status).toBe(204);
  expect(await offsetOf(upload)).toBeNull();
});

test("what arrived before the connection broke stays, and the upload goes on from there", async () => {
  const bytes = bytesOf(8 * MIB - 17);
  const upload = await begin(server, bytes.byteLength);
  let offset = 0;
  // A connection that breaks before the server has read anything of it brings nothing. So much does not fit between them.
  for (let useful = 0; useful < 2;) {
    const before = requests("PATCH");
    const connection = await patchSome(
      upload,
      offset,
      bytes.slice(offset, offset + 3_000_001),
      bytes.byteLength - offset,
    );
    connection.end();
    await until(() => requests("PATCH") > before, "the request is over");
    const now = (await offsetOf(upload)) ?? -1;
    expect(now).toBeGreaterThanOrEqual(offset);
    if (now > offset) useful += 1;
    offset = now;
  }
  expect(offset).toBeLessThan(bytes.byteLength);
  expect((await patch(upload, offset, bytes.slice(offset))).status).toBe(204);
  await expectFile(await push([upload.id]), bytes);
});

test("a sender who comes back while the old connection hangs goes on at once", async () => {
  const bytes = bytesOf(MIB);
  const upload = await begin(server, MIB);
  const hanging = await patchSome(upload, 0, bytes.slice(0, 300_000), MIB);
  const offset = (await offsetOf(upload)) ?? -1;
  expect(offset).toBeGreaterThanOrEqual(0);
  expect((await patch(upload, offset, bytes.slice(offset))).status).toBe(204);
  hanging.destroy();
  await expectFile(await push([upload.id]), bytes);
});

test("of requests at once for the same offset, at most one stores its bytes, and the rest learn of a conflict", async () => {
  const bytes = bytesOf(400_000);
  const upload = await begin(server, bytes.byteLength);
  const answers = await Promise.all([1, 2, 3].map(() => patch(upload, 0, bytes).then(({ status }) => status)));
  expect(answers.every((status) => status === 204 || status === 409 || status === 429)).toBe(true);
  expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
  const offset = (await offsetOf(upload)) ?? -1;
  if (offset < bytes.byteLength) await patch(upload, offset, bytes.slice(offset));
  await expectFile(await push([upload.id]), bytes);
});

test("a push takes several uploads and files together, and counts them against its limits", async () => {
  const [first, second, third] = [bytesOf(70_000, 1), bytesOf(5, 2), bytesOf(300_000, 3)];
  const uploads = [await whole(server, first, "a.txt"), await whole(server, second, "b.pdf")];
  const form = new FormData();
  for (const { id } of uploads) form.append("push[uploads][]", id);
  form.append("push[files][]", new Blob([third]), "c.bin");
  const response = await server.fetch(PUSHES, { method: "POST", body: form });
  const files = await expectFile(
    { status: response.status, body: (await response.json()) as { url_token: string } },
    third,
    first,
    second,
  );
  expect(files.map(({ filename, content_type }) => [filename, content_type])).toEqual([
    ["c.bin", "application/octet-stream"],
    ["a.txt", "text/plain"],
    ["b.pdf", "application/pdf"],
  ]);
  const large = [await whole(server, bytesOf(7 * MIB)), await whole(server, bytesOf(7 * MIB))];
  expect((await push(large.map(({ id }) => id))).status).toBe(413);
  expect((await push([...large, ...large].map(({ id }) => id))).body).toEqual({
    uploads: ["must be a list of at most 3 ids of uploads"],
  });
  // They belong to no push, and stay.
  for (const one of large) {
    expect(await offsetOf(one)).toBe(7 * MIB);
    await ask("DELETE", one.url);
  }
});

test("a push that is refused leaves its uploads as they were; of two pushes at once, one gets the upload", async () => {
  const bytes = bytesOf(90_000);
  const upload = await whole(server, bytes);
  expect((await push([upload.id], { expire_after_days: 1000 })).status).toBe(422);
  expect(await offsetOf(upload)).toBe(bytes.byteLength);
  const both = await Promise.all([push([upload.id]), push([upload.id])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  for (const one of both) if (one.status === 201) await expectFile(one, bytes);
  expect((await push([upload.id, upload.id])).status).toBe(422);
});

test("a sealed push takes only uploads that are sealed", async () => {
  const file = new File([bytesOf(100_000)], "a.txt");
  const made = await sealPush({ payload: "", passphrase: "", files: [file] }, () => {}, new AbortController().signal);
  const sealed = { bytes: (await made.files[0]?.bytes()) ?? new Uint8Array(), text: made.payload };
  const [plain, right] = [await whole(server, bytesOf(100_000)), await whole(server, sealed.bytes)];
  const fields = { e2e: true, payload: sealed.text };
  expect((await push([plain.id], fields)).body).toEqual({ files: [expect.stringContaining("number 1 is not")] });
  const [received] = await expectFile(await push([right.id], fields), sealed.bytes);
  expect(received?.filename).toBe("1.age");
});

test("nobody reads, goes on with, removes or uses the upload of somebody else", async () => {
  const [ann, bob] = await twoUsers(server);
  const upload = await begin(server, 10, "a.bin", ann.headers);
  for (const others of [bob.headers, {}]) {
    expect((await ask("HEAD", upload.url, others)).status).toBe(404);
    expect((await patch(upload, 0, bytesOf(10), others)).status).toBe(404);
    expect((await ask("DELETE", upload.url, others)).status).toBe(404);
  }
  expect((await patch(upload, 0, bytesOf(10), ann.headers)).status).toBe(204);
  expect((await push([upload.id], {}, bob.headers)).status).toBe(422);
  await expectFile(await push([upload.id], {}, ann.headers), bytesOf(10));
});

test("one caller may begin only so many uploads, and only so large ones", async () => {
  const { headers } = await server.user();
  const begun = [];
  // 12 MiB in a push, and four uploads at once.
  for (let index = 0; index < 6; index += 1) begun.push(await begin(server, 8 * MIB, "a", headers));
  await expect(begin(server, 1, "a", headers)).rejects.toThrow("429");
  for (const one of begun) await ask("DELETE", one.url, headers);
  for (let index = 0; index < 12; index += 1) await begin(server, 1, "a", headers);
  await expect(begin(server, 1, "a", headers)).rejects.toThrow("429");
});

test("all of one network who answer a request share what one caller may begin", async () => {
  const [ann, bob] = await twoUsers(server);
  const asked = { request: { request: "What?", response_file_attachments: true } };
  const ask1 = async () => (await server.json("POST", "/api/v2/requests", asked, ann.headers)).body.url_token as string;
  const [one, other] = [await ask1(), await ask1()];
  const answering = (token: string, headers = {}) =>
    begin(server, 8 * MIB, "", { ...headers, "upload-metadata": `request ${Buffer.from(token).toString("base64")}` });
  const begun = [];
  for (const headers of [{}, bob.headers, {}, bob.headers, {}, {}]) begun.push(await answering(one, headers));
  await expect(answering(one)).rejects.toThrow("429");
  await expect(answering(one, bob.headers)).rejects.toThrow("429");
  begun.push(await answering(other), await begin(server, 8 * MIB, "a", bob.headers));
  // Whoever knows the id goes on with an answer, from any browser.
  for (const upload of begun.slice(0, -1)) expect((await ask("DELETE", upload.url)).status).toBe(204);
  await ask("DELETE", begun.at(-1)?.url ?? "", bob.headers);
});

test("an upload that no push names is removed when its time is up, and one under way stays", async () => {
  const old = await whole(server, bytesOf(1000));
  clock.advance(23 * HOUR_MS);
  const young = await begin(server, 1000);
  clock.advance(2 * HOUR_MS);
  const path = new URL(young.url).pathname;
  expect(await offsetOf(old)).toBeNull();
  expect((await push([old.id])).status).toBe(422);
  await server.stop({ dataDir: true });
  server = await startServer({ flags: FLAGS, clock, dataDir: server.dataDir });
  await until(async () => (await uploadsOf(server)).length === 1, "the older upload is removed");
  expect(await offsetOf({ url: server.url + path })).toBe(0);
  expect((await ask("DELETE", server.url + path)).status).toBe(204);
  expect(await uploadsOf(server)).toEqual([]);
});

test("room is set aside once for each upload, also while a push takes one and others begin", async () => {
  const limited = await startServer({ flags: { ...FLAGS, "upload-max-stored-bytes": "10MiB" } });
  const post = (body: Blob): Promise<Response> => {
    const form = new FormData();
    form.append("push[files][]", body, "c.bin");
    return limited.fetch(PUSHES, { method: "POST", body: form });
  };
  // One more begins while the push takes these, sooner or later.
  for (let round = 0; round < 10; round += 1) {
    const uploads = [];
    for (let count = 0; count < 3; count += 1) uploads.push((await whole(limited, bytesOf(720_000))).id);
    const created = limited.json("POST", PUSHES, { push: { uploads } });
    for (let turn = 0; turn < round; turn += 1) await new Promise(setImmediate);
    const { url } = await begin(limited, 1);
    const token = (await created).body.url_token;
    // More than 2 MiB are stored.
    expect((await post(new Blob([bytesOf(8 * MIB)]))).status).toBe(507);
    await ask("DELETE", url);
    await limited.fetch(`${PUSHES}/${token}`, { method: "DELETE" });
  }
  await limited.stop();
});

test("answers that are only begun take no room, those of one network nobody else's places, and idle ones none", async () => {
  const limited = await startServer({ flags: { ...FLAGS, "upload-max-stored-bytes": "10MiB" }, clock });
  try {
    const { headers } = await limited.user();
    const asked = { request: { request: "What?", response_file_attachments: true } };
    const { url_token: token } = (await limited.json("POST", "/api/v2/requests", asked, headers)).body;
    const metadata = { "upload-metadata": `request ${Buffer.from(token).toString("base64")}` };
    const from = (address: string) => ({ ...metadata, "x-forwarded-for": address });
    const answering = (bytes: number, address: string) => begin(limited, bytes, "", from(address));
    for (let n = 0; n < 12; n += 1) await answering(1000, `2001:db8:1:${n}::1`);
    await expect(answering(1000, "2001:db8:1:ffff::1")).rejects.toThrow("429");
    const mine = await answering(2 * MIB, "192.0.2.1");
    const others = await answering(2 * MIB, "198.51.100.1");
    // Of the 10 MiB, all but what answers have sent is there for people with an account.
    const { url } = await begin(limited, 8 * MIB, "a", headers);
    await ask("DELETE", url, headers);
    await expect(answering(3 * MIB, "203.0.113.1")).rejects.toThrow("507");
    expect((await patch(mine, 0, bytesOf(2 * MIB))).status).toBe(204);
    const refused = await patch(others, 0, bytesOf(2 * MIB));
    expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining("at most 2 MiB together")]);
    expect((await ask("DELETE", mine.url)).status).toBe(204);
    expect((await patch(others, 0, bytesOf(MIB))).status).toBe(204);
    const begun = await answering(2, "203.0.113.9");
    expect((await patch(begun, 0, bytesOf(1))).status).toBe(204);
    for (let n = 0; n < 11; n += 1) await answering(2, "203.0.113.9");
    await expect(answering(2, "203.0.113.9")).rejects.toThrow("429");
    clock.advance(HOUR_MS / 6);
    await answering(1000, "2001:db8:1:ffff::1");
    for (let n = 0; n < 12; n += 1) await answering(2, "203.0.113.9");
    expect(await offsetOf(begun)).toBe(1);
    // What has begun to arrive stays, however long it takes.
    expect(await offsetOf(others)).toBe(MIB);
    expect((await patch(others, MIB, bytesOf(MIB))).status).toBe(204);
  } finally {
    await limited.stop();
  }
});

test("uploads are promised no more than the disk has", async () => {
  const flags = { ...FLAGS, "upload-max-file-bytes": "1TiB", "upload-max-push-bytes": "1TiB" };
  const large = await startServer({ flags });
  try {
    const { bavail, bsize } = statfsSync(large.dataDir);
    const most = Math.floor(Math.min(bavail * bsize * 0.6, 1024 ** 4));
    const first = await begin(large, most, "a");
    // In a bucket nobody knows how much room there is.
    const second = begin(large, most, "b").then(() => "201", String);
    expect(await second).toContain(bucketOf(large.dataDir) === undefined ? "507" : "201");
    await ask("DELETE", first.url);
    if (bucketOf(large.dataDir) === undefined) await ask("DELETE", (await begin(large, most, "b")).url);
  } finally {
    await large.stop();
  }
});

const onDisk = () => bucketOf(server.dataDir) === undefined;
const filesIn = (dataDir: string): string[] => readdirSync(join(dataDir, "blobs", "uploads"));

test("an upload whose stored bytes are cut off is gone, and no push gets it", async () => {
  if (!onDisk()) return expect(await uploadsOf(server)).toEqual([]);
  const cut = await whole(server, bytesOf(700_000));
  const data = filesIn(server.dataDir).find((name) => name.endsWith(".data")) ?? "";
  const path = join(server.dataDir, "blobs", "uploads", data);
  truncateSync(path, statSync(path).size - 1);
  expect(await offsetOf(cut)).toBeNull();
  expect((await push([cut.id])).status).toBe(422);
  for (const name of filesIn(server.dataDir)) rmSync(join(server.dataDir, "blobs", "uploads", name));
});

/** "T" is behind the last bracket: a name may hold others. */
const isStopped = (pid: number): boolean =>
  process.platform !== "linux" ||
  readdirSync(`/proc/${pid}/task`).every((task) =>
    /^ [Tt] /.test(readFileSync(`/proc/${pid}/task/${task}/stat`, "utf8").split(")").at(-1) ?? ""),
  );

test("an upload that is removed leaves nothing, also if the server was killed while it noted how far it was", async () => {
  const dataDir = join(root, "noting");
  let running = await processes.start(dataDir, { flags: FLAGS });
  const path = new URL((await begin(running, 1_000_000)).url).pathname;
  const upload = () => ({ url: running.url + path });
  const isNoting = () => filesIn(dataDir).length > 2;
  // Until the server is gone.
  const sent = (async () => {
    for (let offset = 0; offset < 1_000_000; offset += 1) await patch(upload(), offset, bytesOf(1));
  })().catch(() => {});
  for (let caught = false; !caught;) {
    await until(isNoting, "how far the upload is, is being noted");
    process.kill(running.pid, "SIGSTOP");
    // A signal takes a moment to reach each thread.
    await until(() => isStopped(running.pid), "the server stands still");
    caught = isNoting();
    if (!caught) process.kill(running.pid, "SIGCONT");
  }
  await running.kill();
  await sent;
  expect(isNoting()).toBe(true);
  running = await processes.start(dataDir, { flags: FLAGS });
  expect((await ask("DELETE", upload().url)).status).toBe(204);
  expect(filesIn(dataDir)).toEqual([]);
  expect(await running.stop()).toBe(0);
});

test("after kill -9 an upload has all that was acknowledged, and arrives whole", async () => {
  const dataDir = join(root, "killed");
  const bytes = bytesOf(7 * MIB + 5);
  let running = await processes.start(dataDir, { flags: FLAGS });
  const path = new URL((await begin(running, bytes.byteLength)).url).pathname;
  const upload = () => ({ url: running.url + path });
  let offset = 0;
  for (let kill = 0; kill < 3; kill += 1) {
    expect((await patch(upload(), offset, bytes.slice(offset, offset + 777_777))).status).toBe(204);
    offset += 777_777;
    // More is on its way when the server ends.
    const connection = await patchSome(
      upload(),
      offset,
      bytes.slice(offset, offset + 900_000),
      bytes.byteLength - offset,
    );
    await running.kill();
    connection.destroy();
    running = await processes.start(dataDir, { flags: FLAGS });
    const now = (await offsetOf(upload())) ?? -1;
    expect(now).toBeGreaterThanOrEqual(offset);
    offset = now;
  }
  expect((await patch(upload(), offset, bytes.slice(offset))).status).toBe(204);
  const created = await fetch(running.url + PUSHES, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { uploads: [path.slice(UPLOADS.length + 1)] } }),
  });
  const { url_token } = (await created.json()) as { url_token: string };
  await running.kill();
  running = await processes.start(dataDir, { flags: FLAGS });
  const { files } = (await (await fetch(`${running.url}${PUSHES}/${url_token}`)).json()) as {
    files: [{ url: string }];
  };
  expect(same(await download(files[0].url), bytes)).toBe(true);
  expect(await running.stop()).toBe(0);
});
