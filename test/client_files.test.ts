// The command line client sends and saves files.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { transferLine } from "../src/cli/progress.ts";
import { safeFileName } from "../src/cli/client/transfer.ts";
import { runCli } from "../src/cli/index.ts";
import { cli, home, linkOf, own, pushed, rawStranger, server, tempDir, useServer } from "./client_runs.ts";
import { LONG } from "./full.ts";
import { bytesOf, MIB } from "./multipart_forms.ts";
import { takesRoom } from "./own_temporary.ts";
import { PROGRAM, PROGRAM_CWD } from "./processes.ts";
import { uploadsOf } from "./stored_files.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down
takesRoom();

useServer();

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

  test.each([
    ["plain", []],
    ["sealed", ["--e2e"]],
  ])("that are large arrive whole over connections that break, %s", async (_name, flags) => {
    const bytes = bytesOf(20 * MIB + 3);
    const paths = [join(tempDir(), "large.bin"), join(tempDir(), "small.txt")] as const;
    writeFileSync(paths[0], bytes);
    writeFileSync(paths[1], "small");
    const { port } = new URL(server.url);
    let cuts = 0;
    const address = await rawStranger((socket) => {
      const onward = connect(Number(port), "127.0.0.1");
      onward.on("error", () => socket.destroy());
      onward.on("close", () => socket.destroy());
      socket.on("close", () => onward.destroy());
      onward.pipe(socket);
      let passed = 0;
      socket.on("data", (data) => {
        passed = data.toString("latin1", 0, 6) === "PATCH " ? 0 : passed + data.byteLength;
        // In the middle of a piece.
        if (passed > 2 * MIB && cuts < 3) {
          cuts += 1;
          return socket.destroy();
        }
        if (!onward.write(data)) socket.pause();
      });
      onward.on("drain", () => socket.resume());
    });
    const files = paths.flatMap((path) => ["--file", path]);
    const made = await cli(["push", ...flags, ...files], { env: { ...own, SECRETPUSH_SERVER: address } });
    expect(made.code).toBe(0);
    expect(cuts).toBe(3);
    const out = tempDir();
    const link = linkOf(made).replace(/^https?:\/\/[^/]+/, server.url);
    expect((await cli(["open", link, "--output", `${out}/`], { env: home })).code).toBe(0);
    expect(Buffer.compare(readFileSync(join(out, "large.bin")), bytes)).toBe(0);
    expect(readFileSync(join(out, "small.txt"), "utf8")).toBe("small");
    expect(await uploadsOf(server)).toEqual([]);
    for (const path of [paths[0], join(out, "large.bin")]) rmSync(path);
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
      ["EPIPE", "standard output was closed"],
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
    setTimeout(() => slow.end("late"), 2_500);
    let stdout = "";
    const code = await runCli(["push", "--file", "-", "--timeout", "1s"], {
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
    const line = transferLine({ label: "x".repeat(300), done: 1.5 * MIB, total: 3 * MIB, seconds: 1 }, columns);
    expect(line.length).toBeLessThan(Math.max(columns, 48));
    expect(line).toContain("50%");
  });
});

describe("a large file", () => {
  // The file, and what the server keeps of it, fit a small temporary directory together.
  const SIZE = (LONG ? 200 : 64) * 1_000_000 + 17;
  /** More than the runtime and the program take without a file. */
  const BUFFERS = 60 * MIB;

  async function run(argv: string[], env: Record<string, string>) {
    const ran = Bun.spawn([...PROGRAM, ...argv], {
      cwd: PROGRAM_CWD,
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

  test("goes up and comes down byte for byte, with flat memory", async () => {
    const directory = tempDir();
    // The program that is tested: from source it takes twice as much as built.
    const { peak: idle } = await run(["--version"], own);
    if (existsSync("/proc")) expect(idle).toBeGreaterThan(MIB);
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

    const sent = await digest(path);

    const up = await run(["push", "--file", path], own);
    expect([up.code, up.stderr]).toEqual([0, expect.stringContaining("Expires in")]);
    rmSync(path);
    const down = await run(["open", up.stdout.trim(), "-o", join(directory, "back.bin")], own);
    expect([down.code, down.stdout]).toEqual([0, ""]);
    expect(await digest(join(directory, "back.bin"))).toBe(sent);
    if (existsSync("/proc")) expect(Math.min(up.peak, down.peak)).toBeGreaterThan(MIB);
    expect(up.peak - idle).toBeLessThan(BUFFERS);
    expect(down.peak - idle).toBeLessThan(BUFFERS);
    expect(readdirSync(directory)).toEqual(["back.bin"]);
  });
});
