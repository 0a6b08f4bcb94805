// Behind real reverse proxies: whoever sends a body that is refused early reads the refusal, not the
// proxy's 502.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { PUSHES } from "./api_checks.ts";
import { cli } from "./client_runs.ts";
import { FULL, LONG } from "./full.ts";
import { MIB } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { PROXIES, type Proxy, startProxy } from "./proxies.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const server = ownServer({ flags: { "upload-max-file-bytes": "64KiB", "upload-max-push-bytes": "64KiB" } });

const TRIES = FULL ? 20 : LONG ? 6 : 2;
const SIZES = [1, 9, 100].map((size) => size * MIB);
const JSON_TYPE = { "content-type": "application/json" };

needs("nginx").test(
  "behind nginx as the documents set it up, links of Password Pusher reach the old server, and all else this one",
  async () => {
    const old = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: async (request) =>
        new Response(
          `${request.method} ${new URL(request.url).pathname} ${request.headers.get("host")} ${await request.text()}`,
        ),
    });
    const locations = readFileSync(join(import.meta.dir, "../deploy/nginx-password-pusher.conf"), "utf8")
      .replaceAll("http://127.0.0.1:5100", server.url)
      .replaceAll("http://127.0.0.1:5101", old.url.origin);
    const proxy = await startProxy("nginx", server.url, undefined, locations);
    try {
      const { host } = new URL(proxy.url);
      const ask = async (method: string, path: string, body?: string): Promise<string> =>
        (await fetch(proxy.url + path, { method, ...(body === undefined ? {} : { body }), redirect: "manual" })).text();
      for (const [method, path, body] of [
        ["GET", "/p/rwv_mfmx-dzgpqi"],
        ["GET", "/p/rwv_mfmx-dzgpqi.json"],
        ["GET", "/p/rwv_mfmx-dzgpqi/r"],
        ["GET", "/de/p/abcdefghijkl"],
        ["GET", "/f/abcdefghijkl"],
        ["POST", "/p/abcdefghijkl/access", "passphrase=x"],
        ["DELETE", "/p/abcdefghijkl"],
        ["GET", "/assets/application-0123abcd.css"],
        ["GET", "/rails/active_storage/blobs/redirect/x/y.pdf"],
      ] as const) {
        expect(await ask(method, path, body)).toBe(`${method} ${path} ${host} ${body ?? ""}`);
      }
      const push = await server.push({ payload: "words", retrieval_step: false });
      const page = await ask("GET", `/p/${push.url_token}`);
      const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(page) ?? [];
      expect(await ask("GET", style)).toBe(await (await server.fetch(style)).text());
      expect(await ask("GET", `/p/${push.url_token}.json`)).toContain('"words"');
      expect(await ask("GET", "/r/" + push.url_token)).not.toContain("GET /r/");
      expect(await ask("GET", "/p/active")).toContain("GET /p/active"); // no link of this server
    } finally {
      await proxy.stop();
      await old.stop(true);
    }
  },
);

for (const name of PROXIES)
  needs(name).describe(`behind ${name}`, () => {
    let proxy: Proxy;
    let owner: Record<string, string>;
    beforeAll(async () => {
      proxy = await startProxy(name, server.url);
      ({ headers: owner } = await server.user());
    });
    afterAll(() => proxy.stop());

    const post = async (
      path: string,
      body: FormData | Uint8Array<ArrayBuffer>,
      headers: Record<string, string>,
    ): Promise<number> => {
      const response = await fetch(proxy.url + path, { method: "POST", body, headers });
      await response.bytes();
      return response.status;
    };
    const form = (size: number): FormData => {
      const sent = new FormData();
      sent.append("push[files][]", new Blob([new Uint8Array(size)]), "a.bin");
      return sent;
    };

    for (const size of SIZES) {
      // The largest take their time.
      const tries = size === 100 * MIB ? (FULL ? 2 : 1) : TRIES;
      const json = new Uint8Array(size);
      const refusals: Array<[string, number, () => Promise<number>]> = [
        ["an invalid token", 401, () => post(PUSHES, json, { ...JSON_TYPE, authorization: "Bearer nonsense" })],
        ["a file without a token", 401, () => post(PUSHES, form(size), {})],
        ["a file over its limit", 413, () => post(PUSHES, form(size), owner)],
        ["a path that takes no body", 405, () => post("/api/v2/version", json, JSON_TYPE)],
        ...(size > 8 * MIB
          ? ([["a body over its limit", 413, () => post(PUSHES, json, JSON_TYPE)]] as Array<
              [string, number, () => Promise<number>]
            >)
          : []),
      ];
      test.each(refusals)(`${size / MIB} MiB: %s is %i`, async (_what, status, send) => {
        const seen: number[] = [];
        for (let count = 0; count < tries; count += 1) seen.push(await send());
        expect(seen).toEqual(Array<number>(tries).fill(status));
      });
    }

    test("a push and a retrieval pass", async () => {
      const made = await fetch(proxy.url + PUSHES, {
        method: "POST",
        body: '{"push":{"payload":"words"}}',
        headers: JSON_TYPE,
      });
      const push = (await made.json()) as { url_token: string };
      const seen = await fetch(`${proxy.url}${PUSHES}/${push.url_token}`);
      expect(((await seen.json()) as { payload: string }).payload).toBe("words");
    });

    test("watch finds nothing, though it compresses and adds headers of its own", async () => {
      const page = await fetch(`${proxy.url}/about`, { headers: { "accept-encoding": "gzip" } });
      expect(page.headers.get("strict-transport-security")).toBe("max-age=60");
      expect(await cli(["watch", proxy.url], { env: { HOME: "/nowhere" } })).toMatchObject({ code: 0, stderr: "" });
    });

    test("news of a wait pass while they happen", async () => {
      const push = await server.push({ payload: "words", hold: true }, owner);
      const { id } = (await server.json("GET", `${PUSHES}/${push.url_token}`)).body.hold;
      const news = await fetch(`${proxy.url}/p/${push.url_token}/holds/${id}/events`, {
        headers: { accept: "text/event-stream" },
      });
      const reader = (news.body as ReadableStream<Uint8Array>).getReader();
      const decoder = new TextDecoder();
      let text = "";
      const until = async (state: string): Promise<void> => {
        while (!text.includes(state)) {
          const { value, done } = await reader.read();
          if (done) throw new Error(`The stream ended: ${text}`);
          text += decoder.decode(value);
        }
      };
      await until('"waiting"');
      await server.json("POST", `${PUSHES}/${push.url_token}/holds/${id}/release`, undefined, owner);
      await until('"released"');
      expect((await reader.read()).done).toBe(true);
    });
  });
