// The command line client, end to end: against a running server, and against servers that behave as no
// server should. It enters where a person does, by arguments, keys and pipes.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server as SocketServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import QRCode from "qrcode";
import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { Api } from "../src/cli/client/api.ts";
import { serverAddress } from "../src/cli/client/connection.ts";
import { readLink } from "../src/cli/client/link.ts";
import { barLine, qrBlocks } from "../src/cli/client/screen.ts";
import { download, safeFileName, saveAs } from "../src/cli/client/transfer.ts";
import { runCli } from "../src/cli/index.ts";
import { lifetimeFor } from "../src/cli/push.ts";
import type { Terminal } from "../src/cli/terminal.ts";
import { loadConfig } from "../src/config.ts";
import { bytesOf, MIB } from "./filing.ts";
import { startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

// ---- A person at a terminal, or a program on a pipe -------------------------------------------

interface Given {
  env?: Record<string, string>;
  /** What standard input holds. */
  input?: string | Uint8Array;
  /** What a person types, one answer per question; makes every stream a terminal. */
  typed?: string[];
  columns?: number;
  /** Called when bytes have come out. */
  taken?: () => void;
}

interface Ran {
  code: number;
  stdout: string;
  bytes: Buffer;
  stderr: string;
}

const roots: string[] = [];
function tempDir(): string {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-client-"));
  roots.push(directory);
  return directory;
}

async function cli(argv: string[], { env = {}, input = "", typed, columns, taken }: Given = {}): Promise<Ran> {
  const out: Buffer[] = [];
  let stderr = "";
  let stdin: Terminal["stdin"] = Readable.from([Buffer.from(input)]);
  let answers: string[] = [];
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  if (typed !== undefined) {
    answers = [...typed];
    stdin = keyboard;
  }
  const code = await runCli(argv, {
    stdin,
    stdout: (text) => void out.push(Buffer.from(text)),
    stderr(text) {
      stderr += text;
      // A question is answered when it is asked: keys pressed before would go to nobody.
      if (typed !== undefined && text.endsWith(": ")) {
        const answer = answers.shift();
        setImmediate(() => (answer === undefined ? keyboard.end() : keyboard.write(`${answer}\r`)));
      }
    },
    async bytes(chunk) {
      out.push(Buffer.from(chunk));
      taken?.();
    },
    ...(typed === undefined ? {} : { stdoutIsTTY: true, stderrIsTTY: true, columns: columns ?? 80 }),
    env,
    signals: { on: () => {}, off: () => {} },
  });
  const bytes = Buffer.concat(out);
  return { code, stdout: bytes.toString(), bytes, stderr };
}

let server: TestServer;
let user: { token: string };
/** What a person has set who never logged in. */
let home: Record<string, string>;
/** The same, with a token. */
let own: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ flags: { "upload-free-space-floor": "0", "upload-free-space-floor-percent": "0" } });
  user = await server.user();
  home = { HOME: tempDir(), SECRETPUSH_SERVER: server.url };
  own = { ...home, SECRETPUSH_TOKEN: user.token };
});
afterAll(async () => {
  await server.stop();
  for (const directory of roots) rmSync(directory, { recursive: true, force: true });
});

const stops: Array<() => unknown> = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server that is none of ours. @returns its address */
function stranger(answer: (request: Request) => Response | Promise<Response>, tls?: { cert: string; key: string }) {
  const running = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer, ...(tls ? { tls } : {}) });
  stops.push(() => running.stop(true));
  return `${tls ? "https" : "http"}://127.0.0.1:${running.port}`;
}

/** A server below HTTP. @returns its address */
async function rawStranger(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const running: SocketServer = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => running.close(done));
  });
  return `http://127.0.0.1:${(running.address() as { port: number }).port}`;
}

const VERSION = { application_version: "2.9.0", api_version: "2.1", edition: "oss", features: {} };
const isVersion = (request: Request): boolean => new URL(request.url).pathname.endsWith("/version");
const pushOf = (more: object) => ({ url_token: "abcdefgh12345678", expired: false, ...more });

const linkOf = ({ stdout }: Ran): string => stdout.trim();
async function pushed(fields: Record<string, unknown>, headers?: Record<string, string>): Promise<string> {
  return String((await server.push(fields, headers))["html_url"]);
}
const bearer = () => ({ authorization: `Bearer ${user.token}` });

// ---- push and open -----------------------------------------------------------------------------

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
    [["push", "--passphrase"], "no terminal to ask for the passphrase"],
    [["push", "--kind", "file"], "a file push needs --file"],
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
    expect(empty.stderr).toContain("the passphrase is empty, nothing was pushed");
    expect((await cli(["list", "--json"], { env: own })).stdout).toBe(before);
  });

  test("a wrong passphrase is asked for again, three times", async () => {
    const link = await pushed({ payload: "guarded", passphrase: "right", expire_after_views: 1 });
    const wrong = await cli(["open", link], { env: home, typed: ["a", "b", "c", "right"] });
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr.match(/that passphrase is wrong/g)).toHaveLength(2);
    expect(wrong.stderr).toContain("ask its sender for the right one");
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
    expect(shown.stderr).toContain("it holds control characters");
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

  test("in the environment guards a push", async () => {
    const made = await cli(["push"], { env: { ...home, SECRETPUSH_PASSPHRASE: "p" }, input: "x" });
    expect(made.stderr).toContain("passphrase has to travel another way");
    expect((await cli(["open", linkOf(made)], { env: home })).code).toBe(1);
  });
});

describe("a link that opens nothing", () => {
  test("an expired push says that its content is gone", async () => {
    const link = await pushed({ payload: "x", expire_after_views: 1 });
    expect((await cli(["open", link], { env: home })).code).toBe(0);
    const late = await cli(["open", link], { env: home });
    expect(late).toMatchObject({ code: 1, stdout: "" });
    expect(late.stderr).toContain("this push has expired: its content is gone; ask its sender for a new one");
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
      expect(ran.stderr).toContain("this is no link to a push");
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
    expect(readLink(` ${text}\n`)).toEqual({ base, urlToken: "Abc_123-x" });
  });
});

// ---- Files -------------------------------------------------------------------------------------

describe("files", () => {
  test("are pushed with a text and saved under their names, for their owner alone", async () => {
    const directory = tempDir();
    writeFileSync(join(directory, "ä b.txt"), "one");
    writeFileSync(join(directory, "empty"), "");
    const files = ["--file", join(directory, "ä b.txt"), "--file", join(directory, "empty")];
    const text = ["--payload-file", "-"];
    const made = await cli(["push", ...files, ...text], { env: own, input: "and a text" });
    expect(made.code).toBe(0);
    const out = join(directory, "new", "out");
    const got = await cli(["open", linkOf(made), "--output", `${out}/`], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "and a text" });
    expect(readdirSync(out).sort()).toEqual(["empty", "ä b.txt"]);
    expect(readFileSync(join(out, "ä b.txt"), "utf8")).toBe("one");
    expect(statSync(join(out, "ä b.txt")).mode & 0o777).toBe(0o600);
    expect(got.stderr).toContain("(3 bytes)");
  });

  test("are not read from standard input unless that is said, so scripts do not hang", async () => {
    const path = join(tempDir(), "f");
    writeFileSync(path, "x");
    const never = new PassThrough();
    const code = await runCli(["push", "--file", path], {
      stdin: never,
      stdout: () => {},
      stderr: () => {},
      env: own,
      signals: { on: () => {}, off: () => {} },
    });
    expect(code).toBe(0);
  });

  test("come from a pipe with --file -, of unknown length", async () => {
    const bytes = bytesOf(3 * MIB + 1);
    const made = await cli(["push", "--file", "-"], { env: own, input: bytes });
    expect(made.code).toBe(0);
    const got = await cli(["open", linkOf(made), "-o", "-"], { env: home });
    expect(Buffer.compare(got.bytes, bytes)).toBe(0);
  });

  test("never overwrite: another name is found, and --force is obeyed", async () => {
    const directory = tempDir();
    const path = join(directory, "r.txt");
    writeFileSync(path, "new");
    const link = linkOf(await cli(["push", "--file", path], { env: own }));
    writeFileSync(path, "old");
    const beside = await cli(["open", link, "-o", directory], { env: home });
    expect(beside.code).toBe(0);
    expect(beside.stderr).toContain("r (1).txt");
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readFileSync(join(directory, "r (1).txt"), "utf8")).toBe("new");
    expect((await cli(["open", link, "-o", directory, "--force"], { env: home })).code).toBe(0);
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(readdirSync(directory).sort()).toEqual(["r (1).txt", "r.txt"]);
  });

  test("of one name in one push are all saved, with --force too", async () => {
    const paths = ["one", "two", "three"].map((text) => {
      const path = join(tempDir(), text === "three" ? "SAME.txt" : "same.txt");
      writeFileSync(path, text);
      return path;
    });
    const link = linkOf(await cli(["push", ...paths.flatMap((path) => ["--file", path])], { env: own }));
    const out = tempDir();
    writeFileSync(join(out, "same.txt"), "old");
    expect((await cli(["open", link, "-o", out, "--force"], { env: home })).code).toBe(0);
    const texts = readdirSync(out).map((name) => readFileSync(join(out, name), "utf8"));
    expect(texts.sort()).toEqual(["one", "three", "two"]);
  });

  test("find another name where --force cannot have theirs, or standard output says why it takes none", async () => {
    const path = join(tempDir(), "taken");
    writeFileSync(path, "new");
    const link = linkOf(await cli(["push", "--file", path], { env: own }));
    const out = tempDir();
    mkdirSync(join(out, "taken"));
    expect((await cli(["open", link, "-o", out, "--force"], { env: home })).code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["taken", "taken (1)"]);
    expect(readFileSync(join(out, "taken (1)"), "utf8")).toBe("new");

    for (const [code, sentence] of [
      ["EPIPE", "nobody reads standard output any more"],
      ["ENOSPC", "standard output could not be written (the disk is full)"],
    ] as const) {
      const fails = (): never => {
        throw Object.assign(new Error(code), { code });
      };
      const ran = await cli(["open", link, "-o", "-"], { env: home, taken: fails });
      expect(ran.code).toBe(1);
      expect(ran.stderr).toContain(sentence);
    }
  });

  test("come from a named pipe", async () => {
    const path = join(tempDir(), "pipe");
    expect(Bun.spawnSync(["mkfifo", path]).exitCode).toBe(0);
    const writer = Bun.spawn(["sh", "-c", 'printf "through a pipe" > "$1"', "sh", path]);
    const made = await cli(["push", "--file", path, "--timeout", "2s"], { env: own });
    expect(made.code).toBe(0);
    expect(await writer.exited).toBe(0);
    expect(await cli(["open", linkOf(made), "-o", "-"], { env: home })).toMatchObject({ stdout: "through a pipe" });
  });

  test("may take longer to come than the network may stand still", async () => {
    const slow = Object.assign(new PassThrough(), { isTTY: false });
    setTimeout(() => slow.end("late"), 600);
    let stdout = "";
    const code = await runCli(["push", "--file", "-", "--timeout", "200ms"], {
      stdin: slow,
      stdout: (text) => void (stdout += text),
      stderr: () => {},
      env: own,
      signals: { on: () => {}, off: () => {} },
    });
    expect(code).toBe(0);
    expect(await cli(["open", stdout.trim(), "-o", "-"], { env: home })).toMatchObject({ stdout: "late" });
  });

  test("go to a named file; one that exists is refused before a view is spent", async () => {
    const directory = tempDir();
    const path = join(directory, "in");
    writeFileSync(path, "data");
    const link = linkOf(await cli(["push", "--file", path, "--views", "1"], { env: own }));
    const there = join(directory, "there");
    writeFileSync(there, "mine");
    const refused = await cli(["open", link, "-o", there], { env: home });
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toContain("nothing was retrieved");
    expect(await cli(["open", link, "-o", there, "--force"], { env: home })).toMatchObject({ code: 0, stdout: "" });
    expect(readFileSync(there, "utf8")).toBe("data");
  });

  test("a directory that cannot be made is refused before a view is spent", async () => {
    const file = join(tempDir(), "file");
    writeFileSync(file, "");
    const link = await pushed({ payload: "x", expire_after_views: 1 });
    expect((await cli(["open", link, "-o", join(file, "below/")], { env: home })).code).toBe(2);
    expect(await cli(["open", link], { env: home })).toMatchObject({ code: 0, stdout: "x" });
  });

  test("a text goes into a named file too", async () => {
    const path = join(tempDir(), "secret");
    const link = await pushed({ payload: "no end" });
    expect(await cli(["open", link, "-o", path], { env: home })).toMatchObject({ code: 0, stdout: "" });
    expect(readFileSync(path, "utf8")).toBe("no end");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Windows\\win.ini", "win.ini"],
    [".bashrc", "_bashrc"],
    ["..", "_"],
    ["-rf", "_rf"],
    ["a\u202Egpj.exe", "a_gpj.exe"],
    ["a\nb\u0000c", "a_b_c"],
    ["con.txt", "_con.txt"],
    ["what?.txt. ", "what_.txt"],
    ["", "file"],
    ["/", "file"],
    [`${"ä".repeat(300)}.txt`, `${"ä".repeat(98)}.txt`],
    ["e\u0301.txt", "é.txt"],
  ])("%p is saved as %p", (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test("that cannot be read are refused with their names", async () => {
    const directory = tempDir();
    const none = await cli(["push", "--file", join(directory, "none")], { env: own });
    expect(none).toMatchObject({ code: 2, stdout: "" });
    expect(none.stderr).toContain("there is no such file");
    const whole = await cli(["push", "--file", directory], { env: own });
    expect(whole.stderr).toContain("is a directory: pack it into one file first");
  });

  test("without a token are refused before they are sent, where the server wants one", async () => {
    const path = join(tempDir(), "f");
    writeFileSync(path, "x");
    const ran = await cli(["push", "--file", path], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(
      'asks for an API token to push files: run "secretpush login", or set SECRETPUSH_TOKEN',
    );
  });

  test("draw a bar on a terminal only", async () => {
    const path = join(tempDir(), "bar.bin");
    writeFileSync(path, bytesOf(MIB));
    const seen = await cli(["push", "--file", path], { env: own, typed: [] });
    expect(seen.stderr).toContain("\r");
    expect(seen.stderr).toMatch(/bar\.bin {2}\[#{10,}\] {2}100% {4}1\.0 MiB/);
    const piped = await cli(["push", "--file", path], { env: own });
    expect(piped.stderr).not.toMatch(/\r|\[#/);
    const out = tempDir();
    expect((await cli(["open", linkOf(seen), "-o", out], { env: own, typed: [] })).stderr).toContain("100%");
    expect((await cli(["open", linkOf(seen), "-o", out], { env: own })).stderr).not.toContain("100%");
  });

  test.each([20, 40, 80, 200])("a bar fits into %d columns", (columns) => {
    const line = barLine({ label: "x".repeat(300), done: 1.5 * MIB, total: 3 * MIB, seconds: 1 }, columns);
    expect(line.length).toBeLessThan(Math.max(columns, 48));
    expect(line).toContain("50%");
  });
});

describe("200 MB", () => {
  const SIZE = 200 * 1_000_000 + 17;
  // What the runtime takes for itself, and a few buffers.
  const FLAT_BYTES = 150 * MIB;

  async function run(argv: string[], env: Record<string, string>) {
    const main = join(import.meta.dir, "../src/main.ts");
    const ran = Bun.spawn([process.execPath, main, ...argv], {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    // What the system reports at the end counts this process before the other was started in its place.
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, residentPeak(ran.pid))), 10);
    const [stdout, stderr, code] = await Promise.all([
      new Response(ran.stdout).text(),
      new Response(ran.stderr).text(),
      ran.exited,
    ]).finally(() => clearInterval(watch));
    return { code, stdout, stderr, peak };
  }

  /** Most bytes a process has had in memory so far; 0 where the system has no /proc, or the process has ended. */
  function residentPeak(pid: number): number {
    try {
      return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  async function digest(path: string): Promise<string> {
    const hash = new Bun.CryptoHasher("sha256");
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return hash.digest("hex");
  }

  test("go up and come down byte for byte, with flat memory", async () => {
    const directory = tempDir();
    const path = join(directory, "big.bin");
    const writer = Bun.file(path).writer();
    const block = bytesOf(4 * MIB);
    for (let left = SIZE, count = 0; left > 0; left -= block.length, count += 1) {
      new DataView(block.buffer).setUint32(0, count);
      writer.write(block.slice(0, Math.min(left, block.length)));
      await writer.flush();
    }
    await writer.end();
    expect(statSync(path).size).toBe(SIZE);

    const up = await run(["push", "--file", path], own);
    expect([up.code, up.stderr.includes("Expires in")]).toEqual([0, true]);
    const down = await run(["open", up.stdout.trim(), "-o", join(directory, "back.bin")], own);
    expect([down.code, down.stdout]).toEqual([0, ""]);
    expect(await digest(join(directory, "back.bin"))).toBe(await digest(path));
    if (existsSync("/proc")) expect(Math.min(up.peak, down.peak)).toBeGreaterThan(MIB);
    expect(up.peak).toBeLessThan(FLAT_BYTES);
    expect(down.peak).toBeLessThan(FLAT_BYTES);
    expect(readdirSync(directory).sort()).toEqual(["back.bin", "big.bin"]);
  });
});

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
    expect(seen.parts).toBe(6);
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

  test("because this machine takes no more is not asked for again, and its cause is told", async () => {
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
    expect(ran.stderr).toContain("did not arrive whole: the server cannot go on where it broke off");
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
    expect(ran.stderr).toContain(`it has more than the ${content.length} bytes it should have`);
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
    expect(ran.stderr).toMatch(/did not arrive whole|there is no push/);
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

  test("does not steer the screen with what it tells of a push", async () => {
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

// ---- The owner's commands ----------------------------------------------------------------------

describe("list, audit and expire", () => {
  test("show one's own pushes and their ends, as columns and as JSON", async () => {
    const owner = await server.user();
    const env = { ...home, SECRETPUSH_TOKEN: owner.token };
    expect(await cli(["list"], { env })).toMatchObject({ code: 0, stdout: "" });
    const link = linkOf(await cli(["push", "--name", "first\u001b[2J", "--for", "6h"], { env, input: "x" }));
    const { urlToken } = readLink(link);
    const listed = await cli(["list"], { env });
    expect(listed.stdout.split("\n")[0]).toMatch(/^KIND +CREATED +EXPIRES +VIEWS LEFT +NAME +LINK$/);
    expect(listed.stdout).toContain(link);
    expect(listed.stdout).not.toContain("\u001b");
    expect(JSON.parse((await cli(["list", "--json"], { env })).stdout)).toMatchObject([{ url_token: urlToken }]);

    expect((await cli(["open", link], { env: home })).code).toBe(0);
    const log = await cli(["audit", link], { env });
    expect(log.stdout.split("\n")[0]).toMatch(/^TIME +WHAT +ADDRESS +AGENT +REFERRER$/);
    const kinds = async (): Promise<string[]> =>
      JSON.parse((await cli(["audit", urlToken, "--json"], { env })).stdout).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(["creation", "view"]);

    const ended = await cli(["expire", urlToken], { env });
    expect(ended).toMatchObject({ code: 0, stdout: "", stderr: "Expired: its content is gone.\n" });
    expect(await kinds()).toEqual(["creation", "view", "expire"]);
    expect((await cli(["list"], { env })).stdout).toBe("");
    const over = await cli(["list", "--expired"], { env });
    expect(over.stdout).toContain("hand");
    expect(JSON.parse((await cli(["expire", link, "--json"], { env })).stdout)).toMatchObject({ deleted: true });
  });

  test("list reads every page", async () => {
    const owner = await server.user();
    for (let count = 0; count < 53; count += 1) await server.push({ payload: "x" }, { ...bearerOf(owner.token) });
    const env = { ...home, SECRETPUSH_TOKEN: owner.token };
    const all = JSON.parse((await cli(["list", "--json"], { env })).stdout) as Array<{ url_token: string }>;
    expect(new Set(all.map(({ url_token: token }) => token)).size).toBe(53);
  });

  test("what is not one's own is refused with a sentence", async () => {
    const link = await pushed({ payload: "x", deletable_by_viewer: false }, bearer());
    const other = { ...home, SECRETPUSH_TOKEN: (await server.user()).token };
    for (const command of ["audit", "expire"]) {
      const ran = await cli([command, link], { env: other });
      expect(ran).toMatchObject({ code: 1, stdout: "" });
      expect(ran.stderr).toContain("does not allow this");
      const anonymous = await cli([command, link], { env: home });
      expect(anonymous.code).toBe(1);
      expect(anonymous.stderr).toContain("asks for an API token");
    }
  });

  test("a token alone needs a server; audit needs a link", async () => {
    const ran = await cli(["expire", "abcdefgh12345678"], { env: { HOME: tempDir() } });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain('run "secretpush login https://push.example.org"');
    expect(await cli(["audit"], { env: home })).toMatchObject({ code: 2, stdout: "" });
  });
});

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });

describe("login", () => {
  test("stores server and token where only their owner reads them, and logout forgets them", async () => {
    const config = tempDir();
    const env = { HOME: tempDir(), XDG_CONFIG_HOME: config };
    const stored = await cli(["login", server.url, "--token-stdin"], { env, input: `${user.token}\n` });
    expect(stored).toMatchObject({ code: 0, stdout: "" });
    expect(stored.stderr).not.toContain(user.token);
    const path = join(config, "secretpush", "client.toml");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(config, "secretpush")).mode & 0o777).toBe(0o700);
    expect(Bun.TOML.parse(readFileSync(path, "utf8"))).toEqual({ server: server.url, token: user.token });

    expect((await cli(["list"], { env })).code).toBe(0);
    chmodSync(path, 0o644);
    expect((await cli(["list"], { env })).stderr).toContain("can be read by others");
    expect((await cli(["logout"], { env })).code).toBe(0);
    expect(existsSync(path)).toBe(false);
    expect((await cli(["list"], { env })).code).toBe(2);
    expect((await cli(["logout"], { env })).stderr).toBe("Nothing was stored.\n");
  });

  test("asks at a terminal without echo; replaces what was there", async () => {
    const env = { HOME: tempDir() };
    const asked = await cli(["login"], { env, typed: [server.url, user.token] });
    expect(asked.code).toBe(0);
    expect(asked.stderr).not.toContain(user.token);
    const path = join(env.HOME, ".config", "secretpush", "client.toml");
    expect(readFileSync(path, "utf8")).toContain(user.token);
    expect((await cli(["login", server.url, "--no-token"], { env })).code).toBe(0);
    expect(readFileSync(path, "utf8")).not.toContain(user.token);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    // There is no token that could stay valid.
    expect((await cli(["logout"], { env })).stderr).toBe("Forgotten.\n");
  });

  test.each([
    ["a token that the server refuses", () => server.url, "nonsense", "does not take this API token"],
    ["a server that is none", () => stranger(() => new Response("hi")), "x", "does not answer like Secret Push"],
    ["nobody", () => "http://127.0.0.1:1", "x", "nobody answers"],
  ])("stores nothing for %s", async (_name, url, token, sentence) => {
    const env = { HOME: tempDir() };
    const ran = await cli(["login", url(), "--token-stdin"], { env, input: `${token}\n` });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(existsSync(join(env.HOME, ".config"))).toBe(false);
  });

  test("needs a way to get the token", async () => {
    expect((await cli(["login", server.url], { env: { HOME: tempDir() } })).stderr).toContain("--token-stdin");
    expect((await cli(["login", server.url, "--no-token"], { env: {} })).stderr).toContain("no home directory");
  });

  test("client.toml that is damaged is told by its path, not its content", async () => {
    const env = { HOME: tempDir() };
    const directory = join(env.HOME, ".config", "secretpush");
    mkdirSync(directory, { recursive: true });
    for (const text of ['token = "hunter2', 'tokn = "hunter2"', "token = 2"]) {
      writeFileSync(join(directory, "client.toml"), text, { mode: 0o600 });
      const ran = await cli(["list"], { env });
      expect([ran.code, ran.stdout]).toEqual([2, ""]);
      expect(ran.stderr).toContain("client.toml");
      expect(ran.stderr).not.toContain("hunter2");
    }
  });

  test.each([
    ["push.example.org", "https://push.example.org"],
    ["https://push.example.org/", "https://push.example.org"],
    ["https://push.example.org/sub/", "https://push.example.org/sub"],
    ["localhost:5100", "http://localhost:5100"],
    ["http://10.0.0.5:5100", "http://10.0.0.5:5100"],
  ])("%p is the server %p", (text, address) => {
    expect(serverAddress(text, "x")).toBe(address);
  });

  test.each(["", "ftp://x", "https://u:p@x", "https://x/?a", "http://"])("%p is no server", (text) => {
    expect(() => serverAddress(text, "x")).toThrow();
  });
});

describe("a token goes to its own server only", () => {
  test("not with a stranger's link, not to another --server", async () => {
    const seen: Array<string | null> = [];
    const other = stranger((request) => {
      seen.push(request.headers.get("authorization"));
      if (isVersion(request)) return Response.json(VERSION);
      return Response.json(pushOf({ payload: "x", files: [] }), { status: request.method === "POST" ? 201 : 200 });
    });
    const env = { HOME: tempDir() };
    await cli(["login", server.url, "--token-stdin"], { env, input: user.token });
    for (const given of [env, own]) {
      expect((await cli(["open", `${other}/p/abcdefgh12345678`], { env: given })).code).toBe(0);
      expect((await cli(["expire", `${other}/p/abcdefgh12345678`], { env: given })).code).toBe(0);
      expect((await cli(["push", "--server", other], { env: given, input: "x" })).code).toBe(0);
    }
    expect(seen.length).toBe(8);
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  test("one in the environment, alone, goes to the server that is named", async () => {
    const env = { HOME: tempDir(), SECRETPUSH_TOKEN: user.token };
    expect((await cli(["list", "--server", server.url], { env })).code).toBe(0);
    // A link names no server that is trusted with it.
    const link = await pushed({ payload: "x" }, bearer());
    expect((await cli(["audit", link], { env })).stderr).toContain("yours belongs to another server");
    expect((await cli(["audit", link, "--server", server.url], { env })).code).toBe(0);
  });

  test("serve is not disturbed by the client's variables", () => {
    const env = { SECRETPUSH_SERVER: "x", SECRETPUSH_TOKEN: "x", SECRETPUSH_PASSPHRASE: "x", SECRETPUSH_CA: "x" };
    const readFile = (): string => "";
    expect(() => loadConfig({ flags: {}, env, readFile })).not.toThrow();
    expect(() => loadConfig({ flags: {}, env: { SECRETPUSH_TOKENS: "x" }, readFile })).toThrow("not a known setting");
  });
});

// ---- When things go wrong ----------------------------------------------------------------------

const asking = (base: string): string[] => ["open", `${base}/p/SecretTokenOfLink`];

describe("the network", () => {
  test("nobody there", async () => {
    const ran = await cli(asking("http://127.0.0.1:1"), { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("nobody answers at 127.0.0.1:1: check the address, and whether the server runs");
  });

  test("somebody who says nothing", async () => {
    const base = await rawStranger(() => {});
    const ran = await cli([...asking(base), "--timeout", "150ms"], { env: home });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("for 0.15 seconds: check the network, or allow more with --timeout");
  });

  test("somebody who hangs up, or speaks no HTTP", async () => {
    const base = await rawStranger((socket) => socket.once("data", () => socket.destroy()));
    expect((await cli(asking(base), { env: home })).stderr).toContain("closed the connection");
    const ssh = await rawStranger((socket) => socket.end("SSH-2.0-x\r\n"));
    expect((await cli(asking(ssh), { env: home })).code).toBe(1);
    const tls = asking(ssh.replace("http:", "https:"));
    expect((await cli(tls, { env: home })).stderr).toMatch(/does not speak TLS|closed the connection/);
  });

  test.each([
    ["ENOTFOUND", "nobody knows the name push.example: check the address and the network"],
    ["ENETUNREACH", "there is no way to push.example from here"],
    ["CERT_HAS_EXPIRED", "the certificate of push.example is out of date"],
    ["E_NEW", "the request to push.example failed (E_NEW)"],
  ])("%s is a sentence", (code, sentence) => {
    const options = { token: null, tokenElsewhere: false, authorities: null, timeoutMs: 1_000 };
    const api = new Api({ server: "https://push.example", ...options });
    expect(api.unreachable(Object.assign(new TypeError("with a ?passphrase=x"), { code })).message).toContain(sentence);
  });

  test("an upload that a proxy cuts off with 413 says so", async () => {
    const path = join(tempDir(), "f");
    writeFileSync(path, bytesOf(8 * MIB));
    const base = stranger(async (request) => {
      if (isVersion(request)) return Response.json(VERSION);
      return new Response("<html>too large</html>", { status: 413, headers: { "content-type": "text/html" } });
    });
    const ran = await cli(["push", "--file", path, "--server", base], { env: { HOME: tempDir() } });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toMatch(/this is more than .* takes|closed the connection/);
  });

  test("TLS: an unknown authority is refused, with --ca it is trusted, for its own names", async () => {
    const nowMs = Date.now();
    const authority = makeAuthority({ name: "Test", days: 1, nowMs });
    const certificate = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs, authority });
    const base = stranger(() => Response.json(pushOf({ payload: "sealed" })), certificate);
    const refused = await cli(asking(base), { env: home });
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(refused.stderr).toContain("is signed by nobody this machine trusts");
    expect(refused.stderr).toContain("--ca FILE");
    const file = join(tempDir(), "ca.pem");
    writeFileSync(file, authority.cert);
    expect(await cli([...asking(base), "--ca", file], { env: home })).toMatchObject({ code: 0, stdout: "sealed" });
    const byEnv = { ...home, SECRETPUSH_CA: file };
    expect(await cli(asking(base), { env: byEnv })).toMatchObject({ code: 0, stdout: "sealed" });
    const byName = await cli([...asking(base.replace("127.0.0.1", "localhost")), "--ca", file], { env: home });
    expect(byName.stderr).toContain("is made out to another name");
    writeFileSync(file, "junk");
    expect((await cli([...asking(base), "--ca", file], { env: home })).code).toBe(2);
  });
});

describe("a server that is not this product", () => {
  const html = (status: number) =>
    new Response("<html>hello</html>", { status, headers: { "content-type": "text/html" } });
  test.each([
    ["a web page", () => html(200)],
    ["a web page that is missing", () => html(404)],
    ["plain text", () => new Response("hello")],
    ["other JSON", () => Response.json({ hello: "world" })],
    ["a list", () => Response.json([1])],
    ["no JSON under that name", () => new Response("{", { headers: { "content-type": "application/json" } })],
    ["nothing", () => new Response(null, { status: 204 })],
  ])("that answers with %s is told apart, and gets no secret", async (_name, answer) => {
    let sent = "";
    const base = stranger(async (request) => {
      sent += await request.text();
      return answer();
    });
    for (const argv of [asking(base), ["push", "--server", base]]) {
      const ran = await cli(argv, { env: home, input: "hunter2" });
      expect(ran).toMatchObject({ code: 1, stdout: "" });
      expect(ran.stderr).toContain("does not answer like Secret Push or Password Pusher");
      expect(ran.stderr).not.toContain("SecretTokenOfLink");
    }
    expect(sent).toBe("");
  });

  test("that sends elsewhere is named, not followed", async () => {
    const base = stranger(() => Response.redirect("https://elsewhere.example/x", 301));
    expect((await cli(asking(base), { env: own })).stderr).toContain("use https://elsewhere.example instead");
  });
});

describe("what a server refuses", () => {
  const refusing = (status: number, body: unknown, headers: Record<string, string> = {}): string =>
    stranger((request) => (isVersion(request) ? Response.json(VERSION) : Response.json(body, { status, headers })));
  const push = (base: string, ...more: string[]) =>
    cli(["push", "--server", base, ...more], { env: { HOME: tempDir() }, input: "x" });

  test("422 names each field and its flag", async () => {
    const ran = await cli(["push", "--days", "1000", "--views", "0"], { env: home, input: "x" });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("nothing was stored");
    expect(ran.stderr).toMatch(/expire_after_days \(--days\) must be an integer between 1 and 90\.\n/);
    expect(ran.stderr).toMatch(/expire_after_views \(--views\) must be an integer between 1 and 100\.\n/);
    const nested = refusing(422, { errors: { payload: ["can't be blank."] } });
    expect((await push(nested)).stderr).toContain("secretpush: payload can't be blank.\n");
    const plain = refusing(422, { error: "No way." });
    expect((await push(plain)).stderr).toContain("does not take this push (No way).");
  });

  test.each([
    [401, { error: "No token." }, 'asks for an API token (No token): run "secretpush login"'],
    [403, { error: "Not yours." }, "does not allow this (Not yours)"],
    [404, { error: "Not Found" }, "it may be too old for the API v2"],
    [413, { error: "At most 5." }, "this is more than"],
    [503, { error: "Busy." }, "cannot do this now (Busy): nothing was stored, try again later"],
    [507, { error: "Full." }, "has no room for this (Full)"],
    [500, { error: "Internal Server Error" }, "answered 500 (Internal Server Error)"],
  ])("%d is a sentence that says what to do", async (status, body, sentence) => {
    const ran = await push(refusing(status, body));
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(sentence);
  });

  test("429 tells how long to wait", async () => {
    const said = async (headers: Record<string, string>) =>
      (await push(refusing(429, { error: "Slow." }, headers))).stderr;
    expect(await said({ "retry-after": "37" })).toContain("asks to slow down (Slow): try again in 37 seconds");
    expect(await said({ "retry-after": "600" })).toContain("in 10 minutes");
    expect(await said({})).toContain("in a minute");
  });

  test("what it says cannot steer the screen", async () => {
    expect((await push(refusing(403, { error: "a\u001b[2Jb" }))).stderr).not.toContain("\u001b");
  });

  test("a switched-off kind is refused before the secret is read", async () => {
    const off = { ...VERSION, features: { pushes: { url_pushes: { enabled: false } } } };
    const base = stranger(() => Response.json(off));
    expect((await push(base, "--kind", "url")).stderr).toContain("pushes of links are switched off on 127.0.0.1");
  });

  test("too many wrong passphrases say how long to wait", async () => {
    const link = await pushed({ payload: "x", passphrase: "p" });
    const env = { ...home, SECRETPUSH_PASSPHRASE: "wrong" };
    let last: Ran | undefined;
    for (let count = 0; count < 6; count += 1) last = await cli(["open", link], { env });
    expect(last?.code).toBe(1);
    expect(last?.stderr).toMatch(/asks to slow down .*try again in \d+ seconds?/);
  });
});

describe("Password Pusher itself", () => {
  // As its own edition answers: no expires_at, durations unknown, files as an object of name and address.
  test("is understood where it answers otherwise", async () => {
    const base: string = stranger(async (request) => {
      if (isVersion(request)) return Response.json(VERSION);
      if (new URL(request.url).pathname === "/blob") return new Response("file");
      if (request.method === "POST") {
        const { push } = (await request.json()) as { push: Record<string, unknown> };
        expect(push).toMatchObject({ expire_after_duration: 3, expire_after_days: 1 });
        return Response.json(pushOf({ html_url: `${base}/p/abcdefgh12345678`, expire_after_days: 1 }), { status: 201 });
      }
      const files = JSON.stringify({ "a.txt": "/blob" });
      return Response.json(pushOf({ payload: null, files, days_remaining: 1, views_remaining: 2 }));
    });
    const made = await cli(["push", "--server", base, "--for", "1h"], { env: { HOME: tempDir() }, input: "x" });
    expect(made).toMatchObject({ code: 0, stdout: `${base}/p/abcdefgh12345678\n` });
    expect(made.stderr).toContain("did not take the lifetime of 1 hour: the push lives 1 day");
    const out = tempDir();
    const got = await cli(["open", made.stdout, "-o", out], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "" });
    expect(got.stderr).toContain("2 views are left, 1 day.");
    expect(readFileSync(join(out, "a.txt"), "utf8")).toBe("file");
  });
});

// ---- Small promises ----------------------------------------------------------------------------

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
