// Uploads when there are too many at once, when they are too slow, and when the disk is full; and how the
// limits appear in the version record.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { bodyOf } from "./error_bodies.ts";
import { PUSHES, raw } from "./api_checks.ts";
import { bytesOf, filePart, form, MIB, OPEN, send, textPart, until } from "./multipart_forms.ts";
import { startServer, type TestServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { storedFiles } from "./stored_files.ts";
import { bucketOf } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const server = ownServer({ flags: OPEN });

describe("too many at once, too slow, or no room", () => {
  test("a caller's uploads beyond those allowed are 429 with Retry-After; another caller's are not, and places come back", async () => {
    const busy = await startServer({ flags: { "upload-at-once-per-caller": "2", "upload-free-space-floor": "0" } });
    try {
      const { headers: one } = await busy.user();
      const { headers: two } = await busy.user();
      const slow = [await slowUpload(busy, one), await slowUpload(busy, one)];
      await until(async () => (await storedFiles(busy).names()).length === 2, "two drafts");
      const third = await send(busy, [filePart(`; filename="a"`)], one);
      expect(third.status).toBe(429);
      expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(third.body.error).toContain("2 uploads");
      expect((await send(busy, [filePart(`; filename="a"`)], two)).status).toBe(201);
      expect((await busy.json("POST", PUSHES, { push: { payload: "no file" } }, one)).status).toBe(201);
      for (const upload of slow) expect(await upload.finish()).toBe(201);
      expect((await send(busy, [filePart(`; filename="a"`)], one)).status).toBe(201);
    } finally {
      await busy.stop();
    }
  });

  test("a sender that pauses gets 408 with a sentence and leaves nothing, in a form and in JSON", async () => {
    const hasty = await startServer({ flags: { ...OPEN, "upload-idle-timeout": "1s" } });
    try {
      const { body, headers } = form([filePart(`; filename="a"`, bytesOf(50_000))]);
      const json = Buffer.from(JSON.stringify({ push: { payload: "x".repeat(500) } }));
      const largeJson = Buffer.from(JSON.stringify({ push: { payload: "x".repeat(500_000) } }));
      const type = { "content-type": "application/json" };
      const answers = await Promise.all([
        stalled(hasty, headers, body, 30_000),
        stalled(hasty, type, json, 100),
        stalled(hasty, type, largeJson, 100_000),
      ]);
      for (const { status, text } of answers) {
        expect(status).toBe(408);
        expect(bodyOf(408, text)).toEqual({ error: "No more of the body arrived for 1s." });
      }
      await until(async () => (await storedFiles(hasty).names()).length === 0, "no blobs");
    } finally {
      await hasty.stop();
    }
  });

  test("a sender that dribbles for too long gets 408 and leaves nothing", async () => {
    const hasty = await startServer({ flags: { ...OPEN, "upload-timeout": "1s" } });
    try {
      const upload = await slowUpload(hasty, {});
      const dribble = setInterval(() => upload.more(), 20);
      expect(await upload.status).toBe(408);
      await upload.closed;
      clearInterval(dribble);
      await until(async () => (await storedFiles(hasty).names()).length === 0, "no blobs");
    } finally {
      await hasty.stop();
    }
  });

  test("below the floor of free space files are 507, and texts are not", async () => {
    const full = await startServer({
      flags: {
        "file-attachments-require-authentication": "false",
        "upload-free-space-floor": "1024TiB",
        "upload-free-space-floor-percent": "90",
      },
    });
    try {
      const { status, body } = await send(full, [filePart(`; filename="a"`)]);
      const space = Bun.spawnSync(["df", "--output=pcent", full.dataDir]).stdout.toString();
      const used = Number(/(\d+)%/.exec(space)?.[1]);
      // A bucket has no end.
      expect(status).toBe(used > 11 && bucketOf(full.dataDir) === undefined ? 507 : 201);
      if (status === 507)
        expect(body.error).toMatch(
          /^files: the server keeps .*[KMGT]iB of its disk free, and less than that is left\.$/,
        );
      if (status === 507) expect(await storedFiles(full).names()).toEqual([]);
      expect((await full.json("POST", PUSHES, { push: { payload: "words" } })).status).toBe(201);
    } finally {
      await full.stop();
    }
  });
});

describe("the settings show in the version record", () => {
  test("switched off: files are 422, other pushes work, the flag is false", async () => {
    const off = await startServer({ flags: { "enable-file-pushes": "false" } });
    try {
      const { headers } = await off.user();
      for (const who of [headers, {}]) {
        const refused = await send(off, [filePart(`; filename="a"`), textPart("push[payload]", "x")], who);
        expect([refused.status, refused.body]).toEqual([422, { files: ["are switched off on this server"] }]);
        const kind = await off.json("POST", PUSHES, { push: { payload: "x", kind: "file" } }, who);
        expect([kind.status, Object.keys(kind.body)]).toEqual([422, ["kind"]]);
      }
      expect(await storedFiles(off).names()).toEqual([]);
      expect((await off.json("POST", PUSHES, { push: { payload: "x" } })).status).toBe(201);
      const { body } = await off.json("GET", "/api/v2/version");
      expect(body.features.pushes.file_attachments).toEqual({ enabled: false, requires_authentication: true });
    } finally {
      await off.stop();
    }
  });

  test("open to everybody: the flag says so", async () => {
    const { body } = await server.json("GET", "/api/v2/version");
    expect(body.features.pushes.file_attachments).toEqual({ enabled: true, requires_authentication: false });
  });
});

const head = (to: TestServer, headers: Record<string, string>, length: number): string => {
  const all = { Host: new URL(to.url).host, "Content-Length": String(length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${PUSHES} HTTP/1.1`, ...lines, "", ""].join("\r\n");
};

/** Sends part of a body and then nothing more. @returns the answer to it */
const stalled = (to: TestServer, headers: Record<string, string>, body: Uint8Array, bytes: number) =>
  raw(to, "POST", PUSHES, { ...headers, "Content-Length": String(body.length) }, body.subarray(0, bytes));

interface SlowUpload {
  status: Promise<number>;
  closed: Promise<void>;
  more: () => void;
  /** Sends the rest. @returns the status */
  finish: () => Promise<number>;
}

/** An upload that has begun and goes on as it is told. */
async function slowUpload(to: TestServer, headers: Record<string, string>): Promise<SlowUpload> {
  // A bucket shows nothing of less.
  const size = 7 * MIB;
  const { body, headers: type } = form([filePart(`; filename="slow"`, bytesOf(size))]);
  const status = Promise.withResolvers<number>();
  const closed = Promise.withResolvers<void>();
  let sent = 6 * MIB;
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: Number(new URL(to.url).port),
    socket: {
      open: (socket) => void socket.write(head(to, { ...type, ...headers }, body.length)),
      data: (_socket, bytes) => status.resolve(Number(/^HTTP\/1.1 (\d+)/.exec(bytes.toString())?.[1])),
      close: () => {
        status.reject(new Error("The connection was cut."));
        closed.resolve();
      },
    },
  });
  status.promise.catch(() => {});
  for (let at = 0; at < sent;) {
    const written = Math.max(0, socket.write(body.subarray(at, sent)));
    if (written === 0) await Bun.sleep(1);
    at += written;
  }
  return {
    status: status.promise,
    closed: closed.promise,
    more: () => void (sent += Math.max(0, socket.write(body.subarray(sent, sent + 10)))),
    async finish() {
      while (sent < body.length) {
        const written = socket.write(body.subarray(sent));
        if (written === 0) await Bun.sleep(1);
        sent += Math.max(0, written);
      }
      const seen = await status.promise;
      socket.end();
      return seen;
    },
  };
}
