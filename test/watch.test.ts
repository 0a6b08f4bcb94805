// `secretpush assets` and `secretpush watch`: what a server sends to browsers, held against what this program would
// send, through a proxy that alters single bytes and headers.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import packageJson from "../package.json" with { type: "json" };
import { LANGUAGES } from "../static/languages.ts";
import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { DOCUMENT_PATH } from "../src/http/contract/docs.ts";
import { WATCHED_PATHS } from "../src/http/pages/mirror.ts";
import { SETTINGS_PATH } from "../src/http/pages/public_settings.ts";
import { cli, home, rawStranger, stops, stranger, tempDir, useServer } from "./client_runs.ts";
import { FULL, LONG } from "./full.ts";
import { needs } from "./needs.ts";
import { startServer, type TestServer } from "./harness.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { runProgram } from "./processes.ts";
import { branded, placesOf, proxy, useBranded, watch } from "./watching.ts";

setDefaultTimeout(240_000); // every page is altered in turn, and other load on the machine slows the tests down

useServer();
useBranded();

const server = (): TestServer => branded;

describe("an unaltered server", () => {
  test("with its own settings sends what this program would", async () => {
    const ran = await watch(home["SECRETPUSH_SERVER"] ?? "");
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    expect(ran.stdout).toMatch(
      /^http:\S+ sends what this program would: \d+ files and \d+ pages compared; settings [0-9a-f]{16}\.\n$/,
    );
  });

  test("with branding and every other setting does so too, also through a proxy that compresses nothing", async () => {
    expect(await watch(server().url)).toMatchObject({ code: 0, stderr: "" });
    expect(await watch(proxy(server().url).url)).toMatchObject({ code: 0, stderr: "" });
  });

  test("over TLS does so too, with the authority that --ca names", async () => {
    const nowMs = Date.now();
    const authority = makeAuthority({ name: "Test", days: 1, nowMs });
    const { cert, key } = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs, authority });
    const here = tempDir();
    const files = { ca: join(here, "ca.pem"), cert: join(here, "cert.pem"), key: join(here, "key.pem") };
    writeFileSync(files.ca, authority.cert);
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key, { mode: 0o600 });
    const secure = await startServer({ flags: { "tls-cert": files.cert, "tls-key": files.key } });
    stops.push(() => secure.stop());
    expect(await watch(secure.url)).toMatchObject({ code: 1, stderr: expect.stringContaining("--ca FILE") });
    expect(await watch(secure.url, "--ca", files.ca)).toMatchObject({ code: 0, stderr: "" });
  });

  needs("the long run").test(
    "with policies does so too, and where nobody may create anything without an account",
    async () => {
      const flags = {
        "policy-anonymous-kinds": "file,url",
        "policy-anonymous-expire-after-days-min": "2",
        "policy-anonymous-expire-after-days-max": "3",
        "policy-anonymous-max-file-bytes": "1MiB",
        "policy-anonymous-e2e-required": "true",
        "policy-passphrase-required": "true",
        "policy-passphrase-min-length": "12",
        "policy-cover-required": "true",
        "generator-style": "pin",
        "generator-separator": "<&>",
        preset: JSON.stringify({
          client: { label: "A & B", label_de: "Für <Kunden>", lifetime: "2d", passphrase: "asked" },
          intern: { label: "Intern", recipients: [], allowed_networks: ["192.0.2.0/24"], covered: true },
        }),
      };
      for (const more of [{}, { "policy-anonymous-networks": "192.0.2.0/24" }]) {
        const strict = await startServer({ flags: { ...flags, ...more } });
        stops.push(() => strict.stop());
        await strict.user();
        expect(await watch(strict.url)).toMatchObject({ code: 0, stderr: "" });
      }
    },
  );

  needs("the long run").test("with fewer languages does so in those that it offers, and in no other", async () => {
    const few = await startServer({ flags: { "languages-offered": "de,fr", "languages-default": "fr" } });
    stops.push(() => few.stop());
    const pages = async (...argv: string[]): Promise<number> => {
      const ran = await watch(few.url, ...argv);
      expect(ran).toMatchObject({ code: 0, stderr: "" });
      return Number(/(\d+) pages/.exec(ran.stdout)?.[1]);
    };
    const [drawn, one, all] = [
      await pages("--languages", "de"),
      await pages("--languages", "fr"),
      await pages("--languages", "all"),
    ];
    expect([one, all]).toEqual([2 * drawn, 2 * drawn]);
    const other = await watch(few.url, "--languages", "en");
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('does not offer "en"') });
  });

  test("that nobody has set up yet does so too", async () => {
    const fresh = await startServer({ flags: { "allow-anonymous": "false", e2e: "off" } });
    stops.push(() => fresh.stop());
    expect(await watch(fresh.url)).toMatchObject({ code: 0, stderr: "" });
  });

  test("shows the page in front of a push, and no view is counted", async () => {
    const [path] = (await pushSealed(branded, { payload: "secret", passphrase: "x" })).split("#");
    const link = branded.url + path;
    expect(await watch(link)).toMatchObject({ code: 0, stderr: "" });
    const plain = await startServer({ flags: { "allow-sign-up": "true" } });
    stops.push(() => plain.stop());
    const { headers } = await plain.user();
    const made = await plain.push(
      {
        payload: "https://example.org",
        kind: "url",
        expire_after_views: 2,
        sender_name: "Ann <b>",
        sender_message: "Hi & you",
        language: "fr",
      },
      headers,
    );
    await plain.json("GET", `/api/v2/pushes/${made.url_token}`);
    expect(await watch(`${plain.url}/p/${made.url_token}/r#top`)).toMatchObject({ code: 0, stderr: "" });
    const left = await plain.json("GET", `/api/v2/pushes/${made.url_token}`);
    expect(left.body).toMatchObject({ views_remaining: 0, payload: "https://example.org" });
  });
});

describe("an altered server", () => {
  test("one byte of every script, style and page is found, whichever it is", async () => {
    const { url, seen, alter } = proxy(server().url);
    await watch(url);
    const places = [...seen].filter(
      ([place, length]) =>
        length > 0 &&
        // What these say is what the pages are rendered with.
        !["/api/v2/version", SETTINGS_PATH, DOCUMENT_PATH].some((path) => place.startsWith(path)) &&
        !place.includes("logo-"),
    );
    expect(places.length).toBeGreaterThan(40);
    // Whatever a page loads is among them.
    const pages = await Promise.all(WATCHED_PATHS.map(async (path) => (await server().fetch(path)).text()));
    const loaded = pages.flatMap((page) => page.match(/(?<=(?:src|href)=")\/[^"?]+\.(?:js|css)(?=["?])/g) ?? []);
    expect(loaded.length).toBeGreaterThan(WATCHED_PATHS.length);
    expect(places.map(([place]) => place)).toEqual(expect.arrayContaining(loaded));
    // Each in turn, some of them in one run.
    const rounds = FULL ? places.length : LONG ? 6 : 3;
    for (let round = 0; round < rounds; round += 1) {
      const those = [...places.entries()].filter(([index]) => index % rounds === round);
      const altered = those.map(([index, [place, length]]) => {
        const at = (index * 7_919 + 13) % length;
        alter(place, ({ bytes }) => void (bytes[at] = (bytes[at] ?? 0) ^ 1));
        return place;
      });
      const ran = await watch(url);
      const found = placesOf(ran).map((line) => line.replace(/\w{22}/, "…"));
      expect({ code: ran.code, found: found.toSorted() }).toEqual({ code: 1, found: altered.toSorted() });
      for (const place of altered) alter(place, null);
    }
  });

  const SWAPS: Array<[what: string, place: string, from: string | RegExp, to: string]> = [
    ["a script in the page", "/ (en)", "</main>", "<script>alert(1)</script></main>"],
    ["a script from another address", "/ (de)", /src="\/assets\/create-\w+\.js"/, 'src="/assets/other.js"'],
    ["a module from another address", "/ (fr)", /\/assets\/seal-\w+\.js/, "/assets/mine.js"],
    ["a rule that the settings do not have", "/ (en)", '{"signedIn', '{"x":1,"signedIn'],
    ["another name", "/p/… (en)", "Ann &amp;", "Bob &amp;"],
    ["another operator", "/about (en)", "Ops &amp; Sons", "Ops &amp; Song"],
    ["another time", "/about (de)", "30 Tage", "31 Tage"],
    ["another contact", "/about (fr)", /href="https:\/\/ops/, 'href="https://oops'],
    ["another limit in one language", "/ (de)", '"maxQrCharacters":1024', '"maxQrCharacters":1025'],
    ["an attribute that runs", "/users/sign_in (en)", "<form ", '<form onsubmit="x()" '],
    ["the API reference's page", "/help/api (en)", "</body>", "<p>!</p></body>"],
  ];
  test.each(SWAPS)("%s is found", async (_what, place, from, to) => {
    const { url, alter } = proxy(server().url);
    alter(place, (answer) => {
      const html = new TextDecoder().decode(answer.bytes);
      const swapped = html.replace(from, to);
      if (swapped === html) throw new Error("nothing was swapped");
      answer.bytes = new TextEncoder().encode(swapped);
    });
    const ran = await watch(url);
    expect(ran.code).toBe(1);
    expect(placesOf(ran).map((line) => line.replace(/\w{22}/, "…"))).toEqual([place]);
  });

  const SAID: Array<[what: string, how: (said: Record<string, Record<string, unknown>>) => void, where: string]> = [
    ["a text where a page holds a number", (said) => (said["fileLimits"]!["maxFiles"] = "<b>"), "/fileLimits/maxFiles"],
    [
      "a number that is none of a limit",
      (said) => (said["kinds"]!["text"] = { views: 1 }),
      "/kinds/text/expireAfterDaysDefault",
    ],
    ["a member that no page shows", (said) => (said["about"]!["script"] = "/evil.js"), "/about/script"],
    ["a language that there is not", (said) => (said["languages"]![0] = "xx"), "/languages/0"],
    ["nothing", (said) => Object.keys(said).forEach((name) => delete said[name]), "/title"],
  ];
  test.each(SAID)("%s among the settings that it says is refused", async (_what, how, where) => {
    const { url, alter } = proxy(server().url);
    alter(`${SETTINGS_PATH} (en)`, (answer) => {
      const said = JSON.parse(new TextDecoder().decode(answer.bytes));
      how(said);
      answer.bytes = new TextEncoder().encode(JSON.stringify(said));
    });
    const ran = await watch(url);
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(`sends settings at ${SETTINGS_PATH} that no genuine server sends (${where}: `);
  });

  test("settings that the pages do not show are found on each page that shows them", async () => {
    const { url, alter } = proxy(server().url);
    alter(`${SETTINGS_PATH} (en)`, (answer) => {
      const said = JSON.parse(new TextDecoder().decode(answer.bytes));
      answer.bytes = new TextEncoder().encode(
        JSON.stringify({ ...said, fileLimits: { ...said.fileLimits, maxFiles: 7 } }),
      );
      answer.headers.set("set-cookie", "visitor=17");
    });
    const ran = await watch(url);
    expect([ran.code, placesOf(ran)]).toEqual([1, [SETTINGS_PATH, "/ (en)", "/ (de)", "/ (fr)"]]);
  });

  test("in every language at once, the settings have another fingerprint, which --settings expects", async () => {
    const { url, alter } = proxy(server().url);
    const [, fingerprint = ""] = /settings (\w{16})/.exec((await watch(url)).stdout) ?? [];
    expect(await watch(url, "--settings", fingerprint)).toMatchObject({ code: 0 });
    const other = await watch(url, "--settings", "0123456789abcdef");
    expect(other).toMatchObject({ code: 1 });
    expect(other.stdout).toContain(`expected 0123456789abcdef\n  found    ${fingerprint}\n`);
    alter("/ (en)", () => {});
    expect(await watch(url, "--settings", "12")).toMatchObject({ code: 2 });
  });

  test("what it sends to browsers alone, by any header that they send, is found", async () => {
    for (const header of [
      "sec-fetch-dest",
      "sec-fetch-user",
      "upgrade-insecure-requests",
      "sec-ch-ua",
      "accept-language",
    ]) {
      const cloaked = stranger(async (request) => {
        const { pathname, search } = new URL(request.url);
        const answer = await fetch(server().url + pathname + search, { headers: request.headers, redirect: "manual" });
        const headers = new Headers(answer.headers);
        for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
        const bytes = await answer.bytes();
        const isTarget = pathname === "/about" && request.headers.get("accept")?.includes("html");
        const evil = isTarget && request.headers.has(header) ? Buffer.from("<script src=/evil.js></script>") : "";
        const body = answer.status < 300 || answer.status > 399 ? new Blob([bytes, evil]) : null;
        return new Response(body, { status: answer.status, headers });
      });
      const ran = await watch(cloaked);
      expect([header, ran.code, placesOf(ran)]).toEqual([
        header,
        1,
        ["en", "de", "fr"].map((one) => `/about (${one})`),
      ]);
    }
  });

  const HEADERS: Array<[name: string, value: string | null]> = [
    ["alt-svc", 'h3="evil.example:443"'],
    ["cache-control", "public, max-age=31536000, immutable"],
    ["clear-site-data", '"cache"'],
    ["content-security-policy-report-only", "default-src 'none'; report-uri https://evil.example"],
    ["document-policy", "force-load-at-top"],
    ["etag", '"visitor-17"'],
    ["nel", '{"report_to":"x"}'],
    ["origin-trial", "x"],
    ["report-to", "{}"],
    ["reporting-endpoints", 'x="https://evil.example"'],
    ["set-cookie", "visitor=17"],
    ["x-of-tomorrow", "x"],
    ["content-security-policy", null],
    ["content-security-policy", "script-src *"],
    ["content-type", "text/plain"],
    ["x-frame-options", null],
    ["link", "</evil.js>; rel=preload; as=script"],
    ["refresh", "0; url=https://evil.example"],
    ["access-control-allow-origin", "*"],
  ];
  // Each on a page of its own, and in the long run each in a run of its own.
  const PAGES = LONG
    ? ["/about"]
    : ["/about", "/", "/p/…", "/receipts", "/users/reset", "/users/sign_in", "/users/sign_up"];
  const RUNS = Math.ceil(HEADERS.length / PAGES.length);
  const runs = Array.from({ length: RUNS }, (_, run) => HEADERS.filter((_header, index) => index % RUNS === run));
  test.each(runs.map((altered) => ({ altered, names: altered.map(([name]) => name) })))(
    "each header of $names is found",
    async ({ altered }) => {
      const { url, alter } = proxy(server().url);
      const changes = altered.map(([name, value], index) => ({ name, value, place: `${PAGES[index]} (en)` }));
      for (const { name, value, place } of changes)
        alter(place, ({ headers }) => (value === null ? headers.delete(name) : headers.set(name, value)));
      const ran = await watch(url);
      expect(ran.code).toBe(1);
      const stdout = ran.stdout.replaceAll(/\/p\/\w{22} /g, "/p/… ");
      for (const { name, value, place } of changes) {
        expect(stdout).toContain(`${place}\n  expected ${name}: `);
        expect(stdout).toContain(`found    ${name}: ${value ?? "(none)"}\n`);
      }
    },
  );

  test("a page that leads elsewhere is found, and not followed", async () => {
    let asked = 0;
    const elsewhere = stranger(() => {
      asked += 1;
      return new Response("");
    });
    const { url, alter } = proxy(server().url);
    alter("/users/sign_in (en)", (answer) => {
      answer.status = 302;
      answer.headers.set("location", elsewhere);
    });
    const ran = await watch(url);
    expect(ran).toMatchObject({
      code: 1,
      stdout: "/users/sign_in (en)\n  expected status 200\n  found    status 302\n",
    });
    expect(asked).toBe(0);
  });

  test("the page in front of a push that loads another script is found", async () => {
    const [path = ""] = (await pushSealed(branded, { payload: "secret" })).split("#");
    const token = path.split("/")[2] ?? "";
    for (const [from, to] of [
      [/src="\/assets\/checked_sealed-\w+\.js"/, 'src="/assets/sealed.js"'],
      [/"unseal":"\/assets\/unseal-\w+/, '"unseal":"/assets/unseal-1'],
      ["<form ", '<form onsubmit="x()" '],
      [/action="\/p\/\w+\/r"/, 'action="/p/other/r"'],
    ] as const) {
      const behind = proxy(branded.url);
      const place = `/p/${token}/r (en)`;
      behind.alter(place, (answer) => {
        const html = new TextDecoder().decode(answer.bytes);
        answer.bytes = new TextEncoder().encode(html.replace(from, to));
      });
      const ran = await watch(behind.url + path);
      expect({ to, code: ran.code, places: placesOf(ran) }).toEqual({ to, code: 1, places: [place] });
    }
  });
});

test("every page that opens without an account or a push is watched", () => {
  const folder = join(import.meta.dir, "../src/http");
  const sources = ["contract/docs.ts", ...readdirSync(join(folder, "pages")).map((name) => join("pages", name))];
  const routes = sources.flatMap((name) =>
    Array.from(readFileSync(join(folder, name), "utf8").matchAll(/\.get\(\s*"(\/[^":*]*)"/g), ([, path = ""]) => path),
  );
  expect(routes).toContain("/users/sign_in");
  // Redirects for older bookmarks, texts for robots and for reports, and the manifest of an app.
  const others = new Set<string>([
    "/robots.txt",
    "/.well-known/security.txt",
    "/manifest.webmanifest",
    "/admin/events",
    "/api_tokens",
    "/en/users/token",
    "/admin/events",
    "/api",
    ...WATCHED_PATHS,
  ]);
  expect(routes.filter((path) => !others.has(path))).toEqual([]);
});

describe("goes on with --every", () => {
  /** @returns what it says, and how to end it */
  async function going(url: string) {
    const out: string[] = [];
    const signals = new Map<string, () => void>();
    const { runCli } = await import("../src/cli/index.ts");
    const ended = runCli(["watch", url, "--every", "1s"], {
      stdin: process.stdin,
      stdout: (text) => void out.push(text),
      stderr: () => {},
      env: home,
      signals: { on: (name: string, listener: () => void) => signals.set(name, listener), off: () => {} },
    });
    const until = async (isThere: () => boolean): Promise<void> => {
      const deadline = Date.now() + 120_000;
      while (!isThere() && Date.now() < deadline) await Bun.sleep(20);
    };
    const end = (): Promise<number> => {
      signals.get("SIGTERM")?.();
      return ended;
    };
    return { out, until, end };
  }

  test("and reports each change and the recovery once, until it is stopped", async () => {
    const { url, alter } = proxy(server().url);
    const { out, until, end } = await going(url);
    const told = async (count: number): Promise<string> => {
      await until(() => out.length >= count);
      return out[count - 1] ?? "";
    };
    expect(await told(1)).toContain("sends what this program would");
    alter("/about (en)", ({ bytes }) => void (bytes[9] = 0));
    expect(await told(2)).toMatch(/^\S+Z \/about \(en\)\n {2}expected \w{64}\n {2}found {4}\w{64}\n$/);
    alter("/about (en)", null);
    expect(await told(3)).toEndWith("/about (en): as expected again.\n");
    expect(await told(4)).toEndWith("everything matches again.\n");
    expect(await end()).toBe(1);
    expect(out.length).toBe(4);
  });

  needs("the long run").test("and looks again at what it has found in a language, while it draws others", async () => {
    const { url, alter } = proxy(server().url);
    const others = [...new Set(LANGUAGES.map((tag) => tag.slice(0, 2)))].filter((one) => one !== "en");
    const alterAll = (how: Parameters<typeof alter>[1]): void =>
      others.forEach((language) => alter(`/about (${language})`, how));
    alterAll(({ bytes }) => void (bytes[9] = 0));
    const { out, until, end } = await going(url);
    const places = (): Set<string> => new Set(out.flatMap((line) => /\/about \([\w-]+\)/.exec(line) ?? []));
    await until(() => places().size > 3);
    expect(places().size).toBeGreaterThan(3);
    expect(out.join("")).not.toContain("again");
    alterAll(null);
    await until(() => out.at(-1)?.endsWith("everything matches again.\n") === true);
    for (const place of places()) expect(out.join("")).toContain(`${place}: as expected again.\n`);
    expect(await end()).toBe(1);
  });
});

describe("says clearly", () => {
  test("that a server is of another version", async () => {
    const other = stranger(() => Response.json({ application_version: "2.4.0", api_version: "2.1", features: {} }));
    const ran = await watch(other);
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toBe(
      `secretpush: ${new URL(other).host} says that it runs version 2.4.0, and this program is version ${packageJson.version}: only the same version knows its files.\n`,
    );
  });

  test("that something else answers, too much of it, nothing, or too late", async () => {
    const other = await watch(stranger(() => new Response("<h1>Hello</h1>")));
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining("does not answer like Secret Push") });
    const endless = await watch(stranger(() => new Response(new Uint8Array(17 * 1024 * 1024))));
    expect(endless).toMatchObject({ code: 1, stderr: expect.stringContaining("sends more than 16777216 bytes") });
    const bomb = Bun.gzipSync(new Uint8Array(17 * 1024 * 1024));
    const packed = await watch(stranger(() => new Response(bomb, { headers: { "content-encoding": "gzip" } })));
    expect(packed).toMatchObject({ code: 1, stderr: expect.stringContaining("sends more than 16777216 bytes") });
    const garbled = await watch(await rawStranger((socket) => socket.end("HTTP/1.1 200 OK\r\nno header\r\n\r\n")));
    expect(garbled).toMatchObject({ code: 1, stderr: expect.stringContaining("as a web server does") });
    const silent = await watch(await rawStranger(() => {}), "--timeout", "200ms");
    expect(silent).toMatchObject({ code: 1, stderr: expect.stringContaining("nothing arrived from") });
  });

  test("what cannot be watched", async () => {
    for (const argv of [
      ["https://push.example.org/below"],
      ["ftp://x"],
      ["http://x", "--every", "0"],
      ["http://x", "--every", "soon"],
      ["http://x", "--languages", "tlh"],
    ]) {
      expect(await watch(...argv)).toMatchObject({ code: 2, stdout: "" });
    }
  });
});

describe("assets", () => {
  test("lists what a server serves, each with the hash of what arrives", async () => {
    const { code, stdout } = await cli(["assets"], { env: home });
    expect(code).toBe(0);
    const rows = stdout
      .trim()
      .split("\n")
      .map((line) => line.split("  "));
    expect(rows.map(([, path]) => path)).toContain("opener.html");
    for (const [hash, path = ""] of rows) {
      if (!path.startsWith("/")) continue;
      const bytes = await fetch((home["SECRETPUSH_SERVER"] ?? "") + path).then((response) => response.bytes());
      expect({ path, hash: Bun.SHA256.hash(bytes, "hex") }).toEqual({ path, hash: hash ?? "" });
    }
    const listed = JSON.parse((await cli(["assets", "--json"], { env: home })).stdout);
    expect(listed).toEqual(rows.map(([sha256, path]) => ({ path, sha256 })));
  });

  test("--accent gives the stylesheet of a server with that colour", async () => {
    const { stdout } = await cli(["assets", "--accent", "#AA3311"], { env: home });
    const html = await branded.fetch("/about").then((response) => response.text());
    expect(stdout).toContain(/href="(\/assets\/style_reading-\w+\.css)"/.exec(html)?.[1] ?? "no style");
    expect(await cli(["assets", "--accent", "red"], { env: home })).toMatchObject({ code: 2 });
  });

  test("is the same list in another process", async () => {
    const { stdout } = await cli(["assets"], { env: home });
    expect(await runProgram(["assets"])).toMatchObject({ code: 0, stdout });
  });

  test("are made in a directory that the program may not read, too", async () => {
    const closed = join(tempDir(), "closed");
    mkdirSync(closed, { mode: 0o111 });
    // Root may read everything, unless it gives that up.
    const drop = process.getuid?.() === 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search --" : "";
    const launcher = ["sh", "-c", `cd ${closed} && exec ${drop} "$@"`, "sh"];
    const { stdout } = await cli(["assets"], { env: home });
    expect(await runProgram(["assets"], { launcher })).toEqual({ code: 0, stdout, stderr: "" });
    chmodSync(closed, 0o700);
  });
});
