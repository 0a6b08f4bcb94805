// The command line client when a download breaks, or when a server sends names and sizes to do harm.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";

import { Api } from "../src/cli/client/api.ts";
import { download, saveAs } from "../src/cli/client/transfer.ts";
import {
  cli,
  home,
  isVersion,
  pushOf,
  rawStranger,
  stops,
  stranger,
  tempDir,
  useServer,
  VERSION,
} from "./client_runs.ts";
import { bytesOf, MIB } from "./multipart_forms.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("a download that breaks", () => {
  const content = bytesOf(300_000);
  const file = { filename: "f.bin", byte_size: content.length };

  /** Hands out a push whose file is served by `serve`. */
  function holder(serve: (request: Request) => Response | Promise<Response>): string {
    const base = stranger((request) => {
      if (new URL(request.url).pathname.startsWith("/files/")) return serve(request);
      return Response.json(pushOf({ payload: "", files: [{ ...file, url: `${base}/files/f` }], views_remaining: 3 }));
    });
    return `${base}/p/abcdefgh12345678`;
  }

  test("goes on where it broke", async () => {
    const heads: string[] = [];
    let first: Socket | undefined;
    const files = await rawStranger((socket) =>
      socket.on("data", (head) => {
        heads.push(head.toString());
        const from = Number(/range: bytes=(\d+)-/i.exec(head.toString())?.[1] ?? 0);
        const status = from === 0 ? "200 OK" : "206 Partial Content";
        socket.write(`HTTP/1.1 ${status}\r\nETag: "v1"\r\nContent-Length: ${content.length - from}\r\n\r\n`);
        if (from > 0) socket.write(content.subarray(from));
        else {
          socket.write(content.subarray(0, 100_000));
          first = socket;
        }
      }),
    );
    const base = stranger(() => Response.json(pushOf({ payload: "", files: [{ ...file, url: `${files}/f` }] })));
    // It breaks once some of it has come through, so that there is something to go on from.
    const link = `${base}/p/abcdefgh12345678`;
    const ran = await cli(["open", link, "-o", "-"], { env: home, taken: () => first?.destroy() });
    expect(ran.code).toBe(0);
    expect(heads).toHaveLength(2);
    expect(heads[1]).toMatch(/if-range: "v1"/i);
    expect(heads.join("")).not.toMatch(/authorization/i);
    expect(Buffer.compare(ran.bytes, content)).toBe(0);
  });

  /** Sends the file in parts of this many bytes, and breaks off after each. */
  const breaking = (part: number, seen: { parts: number }) =>
    rawStranger((socket) =>
      socket.once("data", (head) => {
        seen.parts += 1;
        const from = Number(/range: bytes=(\d+)-/i.exec(head.toString())?.[1] ?? 0);
        const range = from === 0 ? "" : `Content-Range: bytes ${from}-${content.length - 1}/${content.length}\r\n`;
        socket.write(
          `HTTP/1.1 ${from === 0 ? 200 : 206} OK\r\n${range}Content-Length: ${content.length - from}\r\n\r\n`,
        );
        socket.write(content.subarray(from, from + part), () => setTimeout(() => socket.end(), 20));
      }),
    );
  const fileAt = (url: string): string => {
    const base = stranger(() => Response.json(pushOf({ payload: "", files: [{ ...file, url }] })));
    return `${base}/p/abcdefgh12345678`;
  };

  test("goes on for as long as that brings it any further", async () => {
    const seen = { parts: 0 };
    const link = fileAt(`${await breaking(50_000, seen)}/f`);
    const ran = await cli(["open", link, "-o", "-"], { env: home });
    expect(ran.code).toBe(0);
    // More where the end of a part is lost with its connection.
    expect(seen.parts).toBeGreaterThanOrEqual(6);
    expect(Buffer.compare(ran.bytes, content)).toBe(0);
  });

  test("waits for a server that starts anew", async () => {
    let address = "";
    const serveAgain = (): void => {
      const running = Bun.serve({
        port: Number(new URL(address).port),
        hostname: "127.0.0.1",
        fetch: () =>
          new Response(content.subarray(100_000), {
            status: 206,
            headers: { "content-range": `bytes 100000-${content.length - 1}/${content.length}` },
          }),
      });
      stops.push(() => running.stop(true));
    };
    const first = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${content.length}\r\n\r\n`);
        socket.write(content.subarray(0, 100_000), () =>
          setTimeout(() => {
            socket.destroy();
            first.close(() => setTimeout(serveAgain, 1_000));
          }, 50),
        );
      });
    });
    await new Promise<void>((done) => first.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(first.address() as { port: number }).port}`;
    const ran = await cli(["open", fileAt(`${address}/f`), "-o", "-"], { env: home });
    expect(ran.code).toBe(0);
    expect(Buffer.compare(ran.bytes, content)).toBe(0);
  });

  test("because this machine takes no more is not retried, and its cause is reported", async () => {
    let asked = 0;
    const address = stranger(() => {
      asked += 1;
      return new Response(content);
    });
    const api = new Api({ server: address, token: null, tokenElsewhere: false, authorities: null, timeoutMs: 1_000 });
    const full = Object.assign(new Error("full"), { code: "ENOSPC" });
    const out = tempDir();
    const progress = { begin() {}, add() {}, end() {}, clear() {} };
    const saving = saveAs(join(out, "f"), false, () =>
      download(
        api,
        { filename: "f", url: "/f", byteSize: content.length },
        { write: () => Promise.reject(full) },
        { progress, cancelled: new AbortController().signal },
      ),
    );
    await expect(saving).rejects.toThrow("could not be written (the disk is full)");
    expect(asked).toBe(1);
    expect(readdirSync(out)).toEqual([]);
  });

  test("is not put together from parts that do not fit", async () => {
    const link = holder((request) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.get("range") ?? "")?.[1] ?? 0);
      if (from === 0) return new Response(content.subarray(0, 100_000));
      // As long as what is missing, but from the beginning.
      const range = `bytes 0-${content.length - from - 1}/${content.length}`;
      return new Response(content.subarray(0, content.length - from), {
        status: 206,
        headers: { "content-range": range },
      });
    });
    const out = tempDir();
    const ran = await cli(["open", link, "-o", out], { env: home });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain("did not arrive completely: the server cannot resume where the download stopped");
    expect(readdirSync(out)).toEqual([]);
  });

  test("and has no end is left when it is longer than it should be", async () => {
    let sent = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += content.length;
            if (sent < 1_000 * MIB) controller.enqueue(content);
            else controller.close();
          },
        }),
      );
    const out = tempDir();
    const ran = await cli(["open", holder(endless), "-o", out], { env: home });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain(`it has more than the expected ${content.length} bytes`);
    expect(sent).toBeLessThan(100 * MIB);
    expect(readdirSync(out)).toEqual([]);
  });

  test.each([
    ["is shorter than it should be", () => new Response(content.slice(0, 10))],
    ["is longer than it should be", () => new Response(Buffer.concat([content, content]))],
    ["is gone", () => Response.json({ error: "not-found" }, { status: 404 })],
  ])("and one that %s leave nothing behind", async (_name, serve) => {
    const out = tempDir();
    const ran = await cli(["open", holder(serve), "-o", out], { env: home });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/did not arrive completely|there is no push/);
    expect(readdirSync(out)).toEqual([]);
  });
});

describe("a server that means ill", () => {
  test("has no file read from this machine, and the rest is saved", async () => {
    const mine = join(tempDir(), "mine.txt");
    writeFileSync(mine, "of this machine");
    const addresses = [
      `file://${mine}`,
      "data:text/plain,made%20up",
      "s3://bucket/key",
      "ftp://127.0.0.1/x",
      "http://[",
      "",
    ];
    const base: string = stranger((request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/good") return new Response("good");
      const files = [...addresses, 5, "/good"].map((url, index) => ({ filename: `${index}.txt`, url }));
      return Response.json(pushOf({ payload: "the text", files }));
    });
    const out = tempDir();
    const ran = await cli(["open", `${base}/p/abcdefgh12345678`, "-o", `${out}/`], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "the text" });
    expect(readdirSync(out)).toEqual(["7.txt"]);
    expect(readFileSync(join(out, "7.txt"), "utf8")).toBe("good");
    expect(ran.stderr).toContain('"0.txt" cannot be fetched');
    expect(ran.stderr).toContain("7 of 8 files did not arrive");
    expect(ran.stderr).not.toContain("of this machine");
  });

  test("prints nothing of a push that could control the terminal", async () => {
    const odd = "\u001b[2J\u009b31m";
    const told = {
      html_url: `https://x.example/p/${odd}`,
      kind: odd,
      name: odd,
      views_remaining: odd,
      days_remaining: odd,
      expire_after_views: odd,
      created_at: `2026-01-01 (${odd})`,
      expires_at: odd,
      expired_on: odd,
    };
    for (const fields of [told, { ...told, expires_at: 5, views_remaining: null, expire_after_views: [1] }]) {
      const base = stranger((request) => {
        if (isVersion(request)) return Response.json(VERSION);
        const push = pushOf({ payload: "x", files: [], ...fields });
        return Response.json(/active|expired/.test(request.url) ? [push] : push);
      });
      const env = { HOME: tempDir(), SECRETPUSH_SERVER: base };
      const link = `${base}/p/abcdefgh12345678`;
      for (const argv of [["open", link], ["push"], ["list"], ["list", "--expired"]]) {
        const ran = await cli(argv, { env, input: "x" });
        expect(ran.code).toBe(0);
        // oxlint-disable-next-line no-control-regex
        expect(ran.stdout + ran.stderr).not.toMatch(/[\u001b\u009b]/);
      }
      expect((await cli(["push"], { env, input: "x" })).stdout).toBe(`${link}\n`);
    }
  });
});
