// Files are scanned by a real clamd before they are stored. Its only signature is that of the EICAR test file.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Log } from "../src/base/log.ts";
import { Clamd, versionOf } from "../src/capabilities/virus_scan/clamd.ts";
import { startServer, type TestServer } from "./harness.ts";
import {
  blobsIn,
  bytesOf,
  download,
  filePart,
  filesOf,
  inline,
  KIB,
  MIB,
  OPEN,
  same,
  send,
  textPart,
  until,
} from "./multipart_forms.ts";
import { runHere } from "./harness.ts";
import { needs } from "./needs.ts";
import { whole } from "./tus.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

/** The EICAR test file, in two halves, so that no scanner takes this file for it. */
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
const STREAM_MAX = MIB;

async function startClamd() {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-clamd-"));
  const [path, temporary] = [join(directory, "clamd.sock"), join(directory, "tmp")];
  mkdirSync(temporary);
  writeFileSync(join(directory, "test.ndb"), `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString("hex")}\n`);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${path}`,
    `StreamMaxLength ${STREAM_MAX}`,
    `TemporaryDirectory ${temporary}`,
    "MaxThreads 4",
    "ConcurrentDatabaseReload no",
  ];
  writeFileSync(join(directory, "clamd.conf"), `${settings.join("\n")}\n`);
  // A shell waits for the end of its standard input, which comes when this process ends, and takes clamd along.
  const line = `${needs("clamd").path} -c "$0" & child=$!; cat >/dev/null; kill $child; wait $child`;
  const child = Bun.spawn(["sh", "-c", line, join(directory, "clamd.conf")], {
    stdin: "pipe",
    stdout: "ignore",
    stderr: "ignore",
  });
  const answers = (): Promise<boolean> =>
    versionOf({ path }, 5_000).then(
      () => true,
      () => false,
    );
  await until(answers, "clamd answers");
  return {
    path,
    temporary,
    async end() {
      await child.stdin.end();
      await child.exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

needs("clamd").describe("files.scan", () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let server: TestServer;
  beforeAll(async () => {
    clamd = await startClamd();
    server = await startServer({ flags: { ...OPEN, "files-scan": `clamd:${clamd.path}`, "enable-requests": "true" } });
  });
  afterAll(async () => {
    await server.stop();
    await clamd.end();
  });

  const clean = bytesOf(300 * KIB);
  /** Of several chunks, with the virus across the edge of two. */
  const infected = Buffer.concat([bytesOf(64 * KIB - 20), Buffer.from(EICAR), bytesOf(100 * KIB, 7)]);
  const REFUSED = "report.pdf was refused by the virus scanner of this server, which found Eicar-Test-Signature";
  const stored = () => blobsIn(server.dataDir).length;
  const file = (bytes: Uint8Array, name = "report.pdf") => filePart(`; filename="${name}"`, bytes);

  test("stores what is clean, byte for byte", async () => {
    const answer = await send(server, [textPart("push[payload]", "see the file"), file(clean)]);
    expect(answer.status).toBe(201);
    const [kept] = await filesOf(server, answer.body);
    expect(same(await download(kept?.url ?? ""), clean)).toBe(true);
  });

  test("refuses a form with one infected file by its name, and stores nothing of it", async () => {
    const before = stored();
    const answer = await send(server, [file(clean, "clean.pdf"), file(infected)]);
    expect(answer).toMatchObject({ status: 422, body: { files: [expect.stringContaining(REFUSED)] } });
    expect(stored()).toBe(before);
    expect(server.log()).toContain("a file was refused by the virus scanner");
    expect(server.log()).not.toContain("report.pdf");
  });

  test("refuses one in a JSON body", async () => {
    const push = { payload: "", files: [inline(infected, "report.pdf")] };
    const answer = await server.json("POST", "/api/v2/pushes", { push });
    expect(answer).toMatchObject({ status: 422, body: { files: [expect.stringContaining(REFUSED)] } });
  });

  test("refuses one that came in an upload that resumes, when a push names it", async () => {
    const upload = await whole(server, new Uint8Array(infected), "report.pdf");
    const before = stored();
    const answer = await server.json("POST", "/api/v2/pushes", { push: { payload: "", uploads: [upload.id] } });
    expect(answer).toMatchObject({ status: 422, body: { files: [expect.stringContaining(REFUSED)] } });
    expect(stored()).toBe(before);
    const other = await whole(server, new Uint8Array(clean), "clean.pdf");
    const pushed = await server.json("POST", "/api/v2/pushes", { push: { payload: "", uploads: [other.id] } });
    expect(pushed.status).toBe(201);
  });

  test("refuses one in the answer to a request", async () => {
    const { headers } = await server.user();
    const request = { request: "The contract, please.", response_file_attachments: true };
    const asked = await server.json("POST", "/api/v2/requests", { request }, headers);
    expect(asked.status).toBe(201);
    const answer = await server.json("PATCH", `/api/v2/requests/${asked.body.url_token}/respond`, {
      request: { response: "Here it is", files: [inline(infected, "report.pdf")] },
    });
    expect(answer).toMatchObject({ status: 422, body: { files: [expect.stringContaining(REFUSED)] } });
  });

  test("says so if a file is larger than clamd takes", async () => {
    const before = stored();
    const answer = await send(server, [file(bytesOf(3 * STREAM_MAX))]);
    expect(answer).toMatchObject({
      status: 413,
      body: { error: expect.stringContaining("larger than this server's virus scanner accepts") },
    });
    expect(stored()).toBe(before);
  });

  test("doctor says what answers, and what does not", async () => {
    const said = async (address: string): Promise<string> =>
      (await runHere(["doctor", "--data-dir", join(tmpdir(), "secretpush-no-such"), "--files-scan", address])).stdout;
    expect(await said(`clamd:${clamd.path}`)).toMatch(/ok +scanner .* answers: ClamAV/);
    expect(await said("clamd:/nowhere/clamd.ctl")).toMatch(/fail +scanner .* does not answer \(.*files are refused/);
  });

  /** The kinds of what administrators are told. */
  const conditionsOf = async ({ addresses }: TestServer): Promise<string[]> => {
    const text = await (await fetch(`${addresses.metrics}/metrics`)).text();
    return Array.from(text.matchAll(/^secretpush_conditions\{kind="(\w+)"/gm), ([, kind = ""]) => kind);
  };

  test("administrators are told of a clamd that is away or judges nothing, until it is back", async () => {
    const other = await startClamd();
    const flags = { ...OPEN, "files-scan": `clamd:${other.path}`, "metrics-listen": "127.0.0.1:0" };
    const watched = await startServer({ flags });
    const { headers } = await watched.user("ann@example.org", true);
    const told = async () => (await watched.json("GET", "/api/v2/admin/conditions", undefined, headers)).body;
    const doctor = async (): Promise<string> =>
      (
        await runHere([
          "doctor",
          "--data-dir",
          join(tmpdir(), "secretpush-no-such"),
          "--files-scan",
          flags["files-scan"],
        ])
      ).stdout;
    try {
      expect(await conditionsOf(watched)).toEqual([]);
      rmSync(other.temporary, { recursive: true });
      expect(await conditionsOf(watched)).toEqual(["scanner_trouble"]);
      expect((await send(watched, [file(clean)])).status).toBe(503);
      expect(await doctor()).toMatch(/fail +scanner .* answers \(ClamAV .*\), but does not scan files \(.*refused/);
      mkdirSync(other.temporary);
      expect(await conditionsOf(watched)).toEqual([]);
      await other.end();
      expect(await conditionsOf(watched)).toEqual(["scanner_trouble"]);
      expect(JSON.stringify(await told())).toContain("The virus scanner isn’t working, so every file is refused: ");
    } finally {
      await watched.stop();
      await other.end();
    }
  });

  test("a clamd that is away has files refused, and texts go on", async () => {
    const away = await startServer({ flags: { ...OPEN, "files-scan": "clamd:/nowhere/clamd.ctl" } });
    try {
      const answer = await send(away, [file(clean)]);
      expect(answer).toMatchObject({ status: 503, body: { error: expect.stringContaining("virus scanner") } });
      expect(blobsIn(away.dataDir)).toEqual([]);
      expect(away.log()).toContain("the virus scanner did not judge a file");
      expect(away.log()).toContain(`a request was answered with 503 reason="This server's virus scanner`);
      expect((await away.push({ payload: "a text" })).url_token).toBeString();
    } finally {
      await away.stop();
    }
  });

  test("a clamd that says a byte now and then holds no upload for ever", async () => {
    const dripping = createServer((socket) => {
      const timer = setInterval(() => socket.write("s"), 20);
      socket.on("data", () => {}).on("error", () => {});
      socket.on("close", () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => dripping.listen(0, "127.0.0.1", resolve));
    const { port } = dripping.address() as AddressInfo;
    const log = new Log({ level: "error", format: "text", write: () => {} });
    const scan = new Clamd({ host: "127.0.0.1", port }, log, 400).begin();
    await scan.add(clean);
    await expect(scan.end()).rejects.toThrow("This server's virus scanner does not answer");
    dripping.close();
  });

  test("a file that cannot be stored leaves no connection to clamd", async () => {
    const sockets = new Set<Socket>();
    const listener = createServer((socket) => void sockets.add(socket.on("error", () => {})));
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const { port } = listener.address() as AddressInfo;
    const other = await startServer({ flags: { ...OPEN, "files-scan": `clamd://127.0.0.1:${port}` } });
    try {
      rmSync(join(other.dataDir, "blobs"), { recursive: true });
      writeFileSync(join(other.dataDir, "blobs"), "");
      expect((await send(other, [file(clean)])).status).toBe(500);
      // Whoever connects now comes after what the upload has opened.
      await versionOf({ host: "127.0.0.1", port }, 50).catch(() => {});
      expect(sockets.size).toBe(1);
    } finally {
      await other.stop();
      for (const socket of sockets) socket.destroy();
      listener.close();
    }
  });

  test.each(["clamav:/x", "clamd:x", "clamd://", "clamd://host:3310/x", "/run/clamav/clamd.ctl"])(
    "%p is no address of a clamd",
    (address) => {
      const started = startServer({ flags: { "files-scan": address } });
      expect(started).rejects.toThrow(/files-scan .*: write clamd: and the path of its socket, or clamd:\/\//);
    },
  );
});
