// The command line client pushes and opens secrets: by pipe, at a terminal, with passphrases, from every form
// of link, for every lifetime, as a QR code.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import QRCode from "qrcode";
import { readLink } from "../src/cli/client/link.ts";
import { qrBlocks } from "../src/cli/client/screen.ts";
import { lifetimeFor } from "../src/cli/client/lifetime.ts";
import { TAKEN_OF_PUSH } from "../src/model/push_fields.ts";
import { cli, home, linkOf, own, pushed, server, stranger, tempDir, user, useServer } from "./client_runs.ts";
import { startWire } from "./wire.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

test("a push has the language that --language names", async () => {
  const made = await cli(["push", "--language", "fr", "--json"], { env: home, input: "x" });
  expect(JSON.parse(made.stdout)).toMatchObject({ language: "fr" });
  const refused = await cli(["push", "--language", "tlh"], { env: home, input: "x" });
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("must be one of") });
});

describe("a receipt", () => {
  const anonymous = (): Record<string, string> => ({ ...home, SECRETPUSH_TOKEN: "" });
  const asked = async (...flags: string[]) => {
    const made = await cli(["push", "--receipt", ...flags], { env: anonymous(), input: "x" });
    return { made, url: /^Receipt: (\S+)$/m.exec(made.stderr)?.[1] ?? "" };
  };

  test("comes with a push that asks for it, apart from its link, and says how it fares", async () => {
    const { made, url } = await asked();
    expect(made.stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/p\/\w+\/r\n$/);
    expect((await cli(["receipt", url], { env: anonymous() })).stdout).toStartWith("Not opened.\nExpires ");
    await cli(["open", linkOf(made)], { env: anonymous() });
    const seen = await cli(["receipt", url], { env: anonymous() });
    expect(seen.stdout).toMatch(
      /^Opened once:\n {2}\d{4}-\d\d-\d\d \d\d:\d\dZ\nExpires .*, or after 4 more views\.\n$/,
    );
    const json = await cli(["receipt", url, "--json"], { env: anonymous() });
    expect(JSON.parse(json.stdout)).toMatchObject({ views: 1, expired: false });
  });

  test("expires the push, and goes with --json too", async () => {
    const { made } = await asked("--json");
    const { receipt_url: url, html_url: link } = JSON.parse(made.stdout);
    const ended = await cli(["receipt", url, "--expire"], { env: anonymous() });
    expect([ended.code, ended.stdout]).toEqual([
      0,
      expect.stringMatching(/^Not opened\.\nExpired by hand, .*gone\.\n$/),
    ]);
    expect((await cli(["open", link], { env: anonymous() })).code).toBe(1);
  });

  test("is not there for whoever has an account, and the command says so; what is none, and a wrong one, are refused", async () => {
    const made = await cli(["push", "--receipt"], { env: own, input: "x" });
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining("belongs to your account")]);
    expect(await cli(["receipt", linkOf(made)], { env: anonymous() })).toMatchObject({ code: 2, stdout: "" });
    const wrong = await cli(["receipt", `${server.url}/receipts/${"A".repeat(65)}`], { env: anonymous() });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("nothing is known about this receipt")]);
  });
});

describe("a secret that is piped", () => {
  test.each([
    ["without a line end", "correct horse"],
    ["with its line end", "correct horse\n"],
    ["with a byte order mark, odd line ends and white space around", "\ufeff \r\n\tä 🐎\r\n\n "],
    ["with control characters", "a\u0000b\u001b[31mc\u0007"],
  ])("comes out of a pipe byte for byte, %s", async (_name, secret) => {
    const made = await cli(["push"], { env: home, input: secret });
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/p\/\w+\/r\n$/);
    const got = await cli(["open", linkOf(made)], { env: home });
    expect(got.code).toBe(0);
    expect(got.bytes).toEqual(Buffer.from(secret));
  });

  test("with one line and its end, says that the end belongs to it", async () => {
    const hint = "the secret ends with a line break";
    expect((await cli(["push"], { env: home, input: "one\n" })).stderr).toContain(hint);
    expect((await cli(["push"], { env: home, input: "one" })).stderr).not.toContain(hint);
    expect((await cli(["push"], { env: home, input: "one\ntwo\n" })).stderr).not.toContain(hint);
  });

  test("that is empty or no text is refused, and nothing is pushed", async () => {
    expect(await cli(["push"], { env: home })).toMatchObject({ code: 2, stdout: "" });
    const bytes = await cli(["push"], { env: home, input: Buffer.from([0xff, 0xfe, 0x00]) });
    expect(bytes).toMatchObject({ code: 2, stdout: "" });
    expect(bytes.stderr).toContain("not UTF-8 text: push it as a file with --file -");
  });

  test("carries every option to the server", async () => {
    const options = ["--days", "3", "--views", "2", "--name", "n ä", "--note", "for me", "--json"];
    const made = await cli(["push", ...options, "--no-retrieval-step", "--no-deletable"], { env: own, input: "x" });
    expect(made.code).toBe(0);
    expect(JSON.parse(made.stdout)).toMatchObject({
      kind: "text",
      expire_after_days: 3,
      expire_after_views: 2,
      name: "n ä",
      note: "for me",
      retrieval_step: false,
      deletable_by_viewer: false,
    });
    expect(made.stderr).toContain("Expires in 3 days or after 2 views, whichever comes first.");
  });

  test("opens only where and when its sender allows it", async () => {
    const networks = ["--allow-network", "192.0.2.0/24", "--allow-network", "2001:db8::/32"];
    const made = await cli(["push", ...networks, "--hold", "--no-opened-before", "--json"], { env: own, input: "x" });
    expect(JSON.parse(made.stdout)).toMatchObject({ allowed_networks: ["192.0.2.0/24", "2001:db8::/32"], hold: true });
    const refused = await cli(["open", JSON.parse(made.stdout).html_url], { env: home });
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain(
      "nothing was retrieved, no view counted: This push opens only from certain networks",
    );
    const wrong = await cli(["push", "--allow-network", "home"], { env: own, input: "x" });
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr).toContain("allowed_networks (--allow-network)");
  });

  test("opens only from a moment on", async () => {
    for (const when of ["8h", "2099-01-01", new Date(Date.now() + 60_000).toISOString()]) {
      const made = await cli(["push", "--not-before", when, "--json"], { env: own, input: "x" });
      if (when.startsWith("2099")) {
        expect(made.stderr).toContain("not_before (--not-before)");
        continue;
      }
      const refused = await cli(["open", JSON.parse(made.stdout).html_url], { env: home });
      expect(refused.stderr).toContain("nothing was retrieved, no view counted: This push does not open before");
    }
    const brief = await cli(["push", "--expire-after-first-view", "90m", "--json"], { env: own, input: "x" });
    expect(JSON.parse(brief.stdout)).toMatchObject({ expire_after_first_view: 90 });
    const wrong = await cli(["push", "--not-before", "soon"], { env: own, input: "x" });
    expect(wrong.stderr).toContain("--not-before must be a time such as 2026-01-09T12:00, or a duration");
  });

  test("expires at a moment", async () => {
    const end = "2099-01-02T03:04:05.000Z";
    const far = await cli(["push", "--until", end], { env: own, input: "x" });
    expect(far).toMatchObject({ code: 1, stdout: "" });
    expect(far.stderr).toContain("expires_at (--until) must be a time with a zone");
    const moment = new Date(Date.now() + 90_000_000).toISOString();
    const made = await cli(["push", "--until", moment, "--json"], { env: own, input: "x" });
    expect(JSON.parse(made.stdout)).toMatchObject({ expires_at: moment, expire_after_days: 2 });
    expect(made.stderr).toContain(`Expires at ${moment.slice(0, 16).replace("T", " ")}`);
    const both = await cli(["push", "--until", "8h", "--for", "1h"], { env: own, input: "x" });
    expect(both).toMatchObject({ code: 2, stdout: "" });
    expect(both.stderr).toContain("--for and --until cannot be combined: give only one");
  });

  test("for the first device opens here again, files too, and nowhere else", async () => {
    const file = join(tempDir(), "plan.txt");
    writeFileSync(file, "the plan");
    const made = await cli(["push", "--lock", "--views", "5", "--file", file, "--json"], { env: own, input: "x" });
    expect(JSON.parse(made.stdout).lock).toBe(true);
    const link = JSON.parse(made.stdout).html_url as string;
    const [here, elsewhere] = [tempDir(), tempDir()];
    const open = (state: string, ...rest: string[]) =>
      cli(["open", link, "-o", "-", ...rest], { env: { ...home, XDG_STATE_HOME: state } });
    // Nowhere to keep the key: nothing is retrieved, and nobody is locked out.
    const lost = await open(file);
    expect([lost.code, lost.stdout, lost.stderr]).toEqual([1, "", expect.stringContaining("nothing was retrieved")]);
    // Two at once have one key.
    const atOnce = await Promise.all([open(here), open(here)]);
    for (const { stdout, stderr } of atOnce) expect([stdout, stderr]).toEqual(["the plan", expect.any(String)]);
    expect((await open(here)).stdout).toBe("the plan");
    const refused = await open(elsewhere);
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain("nothing was retrieved, no view counted: Another device opened this push first");
    const keys = join(here, "secretpush", "keys");
    const [name = ""] = readdirSync(keys);
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(link).not.toContain(name);
    expect(statSync(keys).mode & 0o777).toBe(0o700);
    expect(statSync(join(keys, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(keys, name), "utf8")).toMatch(/^[0-9A-Za-z]{32}\n$/);
    // Other pushes get no key, and leave none.
    const plain = await cli(["push"], { env: own, input: "y" });
    await cli(["open", linkOf(plain)], { env: { ...home, XDG_STATE_HOME: here } });
    expect(readdirSync(keys)).toHaveLength(1);
  });

  test("of a server that does not know what guards it is expired at once", async () => {
    const asked: string[] = [];
    const guards = TAKEN_OF_PUSH.all.filter(({ taken }) => taken.guards).map(({ name }) => name);
    // A server of an earlier version takes the fields and forgets them.
    const old = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      async fetch(request) {
        const { pathname } = new URL(request.url);
        asked.push(`${request.method} ${pathname}`);
        const sent =
          pathname === "/api/v2/pushes" ? ((await request.json()) as { push: Record<string, unknown> }) : null;
        for (const name of guards) delete sent?.push[name];
        const body = sent && JSON.stringify(sent);
        const answer = await server.fetch(pathname, { method: request.method, body, headers: request.headers });
        return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
      },
    });
    const env = { ...own, SECRETPUSH_SERVER: `http://127.0.0.1:${old.port}` };
    const values = [
      "--expire-after-first-view",
      "1h",
      "--not-before",
      "8h",
      "--until",
      "9h",
      "--views-per-recipient",
      "1",
    ];
    const given = ["--hold", "--lock", "--letters", "--to", "ann@example.org", "--allow-network", "::1", ...values];
    const made = await cli(["push", ...given], { env, input: "x" });
    await old.stop(true);
    expect(made).toMatchObject({ code: 1, stdout: "" });
    const [, ignored = ""] =
      /does not know (.*): it may be too old; the push was expired at once/.exec(made.stderr) ?? [];
    expect(ignored.split(" and ").toSorted()).toEqual(given.filter((word) => word.startsWith("--")).toSorted());
    expect(asked.at(-1)).toStartWith("DELETE /api/v2/pushes/");
  });

  test("is listed as frozen, reported and awaited, and its log says so", async () => {
    const made = await cli(["push", "--json"], { env: own, input: "x" });
    const { url_token: token, html_url: link } = JSON.parse(made.stdout) as { url_token: string; html_url: string };
    expect((await cli(["list"], { env: own })).stdout).not.toContain("frozen, reported");
    await server.json("GET", `/api/v2/pushes/${token}`);
    await server.fetch(`/p/${token}/alarm`, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    const { stdout } = await cli(["list"], { env: own });
    expect(stdout).toContain("LOOK AT");
    expect(stdout).toContain("frozen, reported");
    const log = (await cli(["audit", link], { env: own })).stdout;
    expect(log).toMatch(/\bview\b[\s\S]*\balarm\b/);
  });

  test("comes from a file too, which keeps standard input free for the passphrase", async () => {
    const path = join(tempDir(), "text");
    writeFileSync(path, "from a file\n");
    const argv = ["push", "--payload-file", path, "--passphrase-stdin"];
    const made = await cli(argv, { env: home, input: "open sesame\n" });
    expect(made.code).toBe(0);
    expect(made.stderr).not.toContain("sesame");
    const got = await cli(["open", linkOf(made)], { env: { ...home, SECRETPUSH_PASSPHRASE: "open sesame" } });
    expect(got).toMatchObject({ code: 0, stdout: "from a file\n" });
  });

  test("of kind url or qr loses its line end, which belongs to no link", async () => {
    const made = await cli(["push", "--kind", "url"], { env: home, input: "https://example.org/x\n" });
    expect(made.code).toBe(0);
    expect((await cli(["open", linkOf(made)], { env: home })).stdout).toBe("https://example.org/x");
  });

  test.each([
    [["push", "--passphrase-stdin"], "--passphrase-stdin and the text"],
    [["push", "--file", "-", "--passphrase-stdin"], "--passphrase-stdin and --file -"],
    [["push", "--passphrase"], "no terminal to prompt for the passphrase"],
    [["push", "--kind", "file"], "a file push needs --file"],
    [["push", "--mail"], "--mail needs the recipients: name each with --to"],
    [["push", "--days", "1", "--for", "1h"], "--days and --for"],
    [["push", "--views", "many"], "--views must be a whole number"],
    [["push", "--for", "5m"], "--for must be from 15m to 90d"],
    [["push", "--for", "soon"], "--for is not a duration"],
    [["push", "--kind", "song"], "Allowed choices are text, file, url, qr"],
  ])("%p is refused with a sentence, before anything is sent", async (argv, sentence) => {
    const ran = await cli(argv, { env: { ...home, SECRETPUSH_SERVER: "http://127.0.0.1:1" }, input: "x" });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain(sentence);
  });
});

describe("at a terminal", () => {
  test("the secret and the passphrase are asked for and never shown", async () => {
    const made = await cli(["push", "--passphrase"], { env: home, typed: ["hunter2", "sesame", "sesame"] });
    expect(made.code).toBe(0);
    expect(made.stderr).toContain("Secret (not shown): ");
    expect(made.stderr).not.toMatch(/hunter2|sesame/);
    const got = await cli(["open", linkOf(made)], { env: home, typed: ["sesame"] });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2\n" });
    expect(got.stderr).not.toContain("sesame");
  });

  test("a paste of several lines is one secret", async () => {
    const made = await cli(["push"], { env: home, typed: ["-----BEGIN-----\rabc\r-----END-----"] });
    expect(made.code).toBe(0);
    expect((await cli(["open", linkOf(made)], { env: home })).stdout).toBe("-----BEGIN-----\nabc\n-----END-----");
  });

  test("two different passphrases push nothing; leaving pushes nothing", async () => {
    const before = (await cli(["list", "--json"], { env: own })).stdout;
    const differ = await cli(["push", "--passphrase"], { env: own, typed: ["x", "one", "two"] });
    expect(differ).toMatchObject({ code: 1, stdout: "" });
    expect(differ.stderr).toContain("the two passphrases differ");
    expect(await cli(["push"], { env: own, typed: [] })).toMatchObject({ code: 1, stdout: "" });
    expect((await cli(["list", "--json"], { env: own })).stdout).toBe(before);
  });

  test("an empty passphrase, which would guard nothing, pushes nothing", async () => {
    const before = (await cli(["list", "--json"], { env: own })).stdout;
    const empty = await cli(["push", "--passphrase"], { env: own, typed: ["x", "", ""] });
    expect(empty).toMatchObject({ code: 1, stdout: "" });
    expect(empty.stderr).toContain("the passphrase is empty: nothing was pushed");
    expect((await cli(["list", "--json"], { env: own })).stdout).toBe(before);
  });

  test("a wrong passphrase is asked for again, three times", async () => {
    const link = await pushed({ payload: "guarded", passphrase: "right", expire_after_views: 1 });
    const wrong = await cli(["open", link], { env: home, typed: ["a", "b", "c", "right"] });
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr.match(/that passphrase is wrong/g)).toHaveLength(2);
    expect(wrong.stderr).toContain("ask the sender for the right one");
    const again = await pushed({ payload: "guarded", passphrase: "right", expire_after_views: 1 });
    const right = await cli(["open", again], { env: home, typed: ["wrong", "right"] });
    expect(right).toMatchObject({ code: 0, stdout: "guarded\n" });
  });

  test("the link is asked for where it is not an argument", async () => {
    const link = await pushed({ payload: "quiet" });
    expect(await cli(["open"], { env: home, typed: [link] })).toMatchObject({ code: 0, stdout: "quiet\n" });
    expect(await cli(["open", "-"], { env: home, input: `${link}\n` })).toMatchObject({ code: 0, stdout: "quiet" });
  });

  test("a secret cannot steer the screen", async () => {
    const link = await pushed({ payload: "a\u001b[2Jb\u202ec\u061cd\u200ee\u200f\tд\n" });
    const shown = await cli(["open", link], { env: home, typed: [] });
    expect(shown.stdout).toBe("a\ufffd[2Jb\ufffdc\ufffdd\ufffde\ufffd\tд\n");
    expect(shown.stderr).toContain("the text contains control characters");
  });

  test("a QR push is drawn", async () => {
    const link = await pushed({ payload: "WIFI:T:WPA;S:x;;", kind: "qr" });
    expect((await cli(["open", link], { env: home, typed: [] })).stderr).toContain("█");
    expect((await cli(["open", link], { env: home })).stderr).not.toContain("█");
  });
});

describe("a passphrase without a terminal", () => {
  test("comes from standard input or the environment; a wrong one counts no view", async () => {
    const link = await pushed({ payload: "guarded", passphrase: "right", expire_after_views: 1 });
    const none = await cli(["open", link], { env: home });
    expect(none).toMatchObject({ code: 1, stdout: "" });
    expect(none.stderr).toContain("needs a passphrase: give it with --passphrase-stdin or SECRETPUSH_PASSPHRASE");
    const wrong = await cli(["open", link], { env: { ...home, SECRETPUSH_PASSPHRASE: "wrong" } });
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr).toContain("the passphrase in SECRETPUSH_PASSPHRASE is wrong");
    const right = await cli(["open", link, "--passphrase-stdin"], { env: home, input: "right\n" });
    expect(right).toMatchObject({ code: 0, stdout: "guarded" });
    expect(right.stderr).toBe("That was the last view: the push has expired.\n");
  });

  test("travels in a body, where no log of a proxy has it; servers without that route get it as they know it", async () => {
    const wire = await startWire(server.url);
    const passphrase = "  Grüße & more ";
    const env = { ...home, SECRETPUSH_PASSPHRASE: passphrase };
    const link = await pushed({ payload: "guarded", passphrase });
    const { pathname } = new URL(link);
    expect(await cli(["open", wire.url + pathname], { env })).toMatchObject({ code: 0, stdout: "guarded" });
    const lines = wire
      .sent()
      .toString("latin1")
      .split("\r\n")
      .filter((line) => line.endsWith(" HTTP/1.1"));
    wire.stop();
    expect(lines.at(-1)).toMatch(/^POST \/api\/v2\/pushes\/\w+\/retrieve HTTP/);
    expect(lines.filter((line) => line.includes("passphrase"))).toEqual([]);
    for (const unknown of [
      new Response("<h1>Not Found</h1>", { status: 404, headers: { "content-type": "text/html" } }),
      Response.json({ error: "This path answers to GET only." }, { status: 405 }),
    ]) {
      const old = stranger(async ({ url, method, headers }) => {
        const { pathname: path, search } = new URL(url);
        if (path.endsWith("/retrieve")) return unknown;
        const answer = await server.fetch(path + search, { method, headers });
        return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
      });
      expect(await cli(["open", old + pathname], { env })).toMatchObject({ code: 0, stdout: "guarded" });
    }
  });

  test("in the environment guards a push", async () => {
    const made = await cli(["push"], { env: { ...home, SECRETPUSH_PASSPHRASE: "p" }, input: "x" });
    expect(made.stderr).toContain("Send the passphrase by a different route");
    expect((await cli(["open", linkOf(made)], { env: home })).code).toBe(1);
  });
});

describe("a link that opens nothing", () => {
  test("an expired push says that its content is gone", async () => {
    const link = await pushed({ payload: "x", expire_after_views: 1 });
    expect((await cli(["open", link], { env: home })).code).toBe(0);
    const late = await cli(["open", link], { env: home });
    expect(late).toMatchObject({ code: 1, stdout: "" });
    expect(late.stderr).toContain("this push has expired and its content is gone: ask its sender for a new one");
  });

  test("an unknown one says what to check, and is not repeated", async () => {
    const ran = await cli(["open", `${server.url}/p/NoSuchTokenAtAll`], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("there is no push at this link: check that it is complete");
    expect(ran.stderr).not.toContain("NoSuchTokenAtAll");
  });

  test.each([["https://example.org/about"], ["ftp://x/p/abcdefgh"], ["two words"], ["https://example.org/p/"]])(
    "%p is no link",
    async (text) => {
      const ran = await cli(["open", text], { env: home });
      expect(ran).toMatchObject({ code: 2, stdout: "" });
      expect(ran.stderr).toContain("this is not a link to a push");
      expect(ran.stderr).not.toContain(text);
    },
  );

  test.each([
    ["https://h.example/p/Abc_123-x", "https://h.example"],
    ["https://h.example/p/Abc_123-x/r", "https://h.example"],
    ["https://h.example:5100/en/p/Abc_123-x/passphrase", "https://h.example:5100"],
    ["https://h.example/pt-BR/f/Abc_123-x", "https://h.example"],
    ["https://h.example/r/Abc_123-x/r?locale=de", "https://h.example"],
    ["https://h.example/sub/folder/p/Abc_123-x.json", "https://h.example/sub/folder"],
    ["https://h.example/api/v2/pushes/Abc_123-x", "https://h.example"],
    ["Abc_123-x", null],
  ])("%p is one", (text, base) => {
    const noun = base === null ? null : "push";
    expect(readLink(` ${text}\n`)).toEqual({ base, urlToken: "Abc_123-x", fragment: "", noun });
    expect(readLink(`${text}#e1.x`)).toEqual({ base, urlToken: "Abc_123-x", fragment: "e1.x", noun });
  });
});

describe("--for", () => {
  const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
  test.each([
    ["15m", 15 * MINUTE, 0, 1],
    ["1h", HOUR, 3, 1],
    ["60m", HOUR, 3, 1],
    ["12h", 12 * HOUR, 5, 1],
    ["1d", DAY, 6, 1],
    ["2w", 14 * DAY, 13, 14],
    ["90d", 90 * DAY, 17, 90],
    ["10d", 10 * DAY, null, 10],
  ])("%s is taken as it is", (text, ms, duration, days) => {
    expect(lifetimeFor(text)).toEqual({ ms, duration, days, rounded: null });
  });

  test.each([
    ["2h", HOUR, 3],
    ["59m", 45 * MINUTE, 2],
    ["36h", DAY, 6],
    ["10.5d", 10 * DAY, null],
  ])("%s is rounded down, and says so", (text, ms, duration) => {
    const lifetime = lifetimeFor(text);
    expect(lifetime).toMatchObject({ ms, duration });
    expect(lifetime.rounded).toStartWith(`--for ${text} becomes `);
  });

  test("reaches the server", async () => {
    const made = await cli(["push", "--for", "2h", "--json"], { env: home, input: "x" });
    const { expires_at: end, created_at: start } = JSON.parse(made.stdout) as Record<string, string>;
    expect(Date.parse(end ?? "") - Date.parse(start ?? "")).toBe(HOUR);
    expect(made.stderr).toContain("--for 2h becomes 1h");
    expect(made.stderr).toContain("Expires in 1 hour or");
  });
});

describe("the QR code", () => {
  test("shows exactly the modules of the link, light ones drawn, with a margin", async () => {
    const made = await cli(["push", "--qr"], { env: home, input: "x" });
    const link = linkOf(made);
    expect(made.stdout).toBe(`${link}\n`);
    const drawing = qrBlocks(link, false) ?? "";
    expect(made.stderr).toContain(drawing);
    const rows = drawing
      .trimEnd()
      .split("\n")
      .flatMap((line) => [
        [...line].map((half) => half === "█" || half === "▀"),
        [...line].map((half) => half === "█" || half === "▄"),
      ]);
    const { size, data } = QRCode.create(link, { errorCorrectionLevel: "L" }).modules;
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) expect(rows[y + 2]?.[x + 2]).toBe(!data[y * size + x]);
    }
    expect(rows[0]?.every((light) => light)).toBe(true);
    expect(rows[0]?.length).toBe(size + 4);
  });

  test("is null for what no code can hold", () => {
    expect(qrBlocks("x".repeat(10_000), true)).toBeNull();
  });
});

describe("nothing secret is an argument", () => {
  test.each([
    [["push", "hunter2"]],
    [["push", "--passphrase", "hunter2"]],
    [["push", "--passphrase=hunter2"]],
    [["push", "--payload=hunter2"]],
    [["push", "--token", "hunter2"]],
    [["push", "--token=hunter2"]],
    [["open", "https://x.example/p/abcdefgh", "hunter2"]],
    [["open", "https://x.example/p/abcdefgh", "--passphrase=hunter2"]],
    [["login", "https://x.example", "hunter2"]],
    [["login", "https://x.example", "--token=hunter2"]],
  ])("%p is refused and not repeated", async (argv) => {
    const ran = await cli(argv, { env: home, input: "x" });
    expect([ran.code, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).not.toContain("hunter2");
    expect(ran.stderr).not.toContain("abcdefgh");
  });

  test.each(["push", "open", "list", "audit", "expire", "login", "logout"])(
    "%s --help explains it",
    async (command) => {
      const { code, stdout } = await cli([command, "--help"], { env: own });
      expect(code).toBe(0);
      expect(stdout).not.toContain(user.token);
      if (command === "logout") return;
      expect(stdout).toContain("Example");
      expect(stdout).toContain("Exit codes: 0 done, 1 the operation failed, 2 usage or configuration error.");
      expect(stdout).not.toMatch(/--(?:token|passphrase|payload) <|--data-dir/);
    },
  );
});
