// Backups: made while a server works, restored into a directory where everything opens, refused where
// they are damaged.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  cpSync,
  rmSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { commit, version } from "../src/base/build.ts";
import { runCli } from "../src/cli/index.ts";
import { writeBackup } from "../src/store/maintenance/backup.ts";
import { expectAll, fileBytes, sha256Hex } from "./sample_pushes.ts";
import { backups, PASSPHRASE } from "./backups.ts";
import { startServer } from "./harness.ts";
import { notErasedIn } from "./power_cut/judge.ts";
import { runProgram } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, start, newPath, passphraseFile, dataDir, plain, sealed, contents, partials } = backups();
const sentences = (stderr: string): string => stderr.replaceAll(root, "");

describe("a backup made while the server runs", () => {
  test("restores into a new directory, where every push opens and views and audit logs are as they were", async () => {
    const restored = newPath("restored");
    const run = await runProgram(["restore", plain, "--data-dir", restored]);
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining("Restored 7 pushes and 2 files") });
    expect(run.stderr).toContain("needs the master key");
    expect(await runProgram(["serve", "--port", "0", "--data-dir", restored])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("master.key is missing"),
    });

    cpSync(join(dataDir, "master.key"), join(restored, "master.key"));
    const server = await start(restored);
    await expectAll(server.url, contents());
    expect(await server.stop()).toBe(0);
    const check = await runProgram(["check", "--json", "--data-dir", restored]);
    expect(JSON.parse(check.stdout).filter(({ verdict }: { verdict: string }) => verdict !== "ok")).toEqual([]);
  });

  test("with the key in it, and sealed under a passphrase, needs nothing else", async () => {
    const bytes = readFileSync(sealed);
    for (const readable of [
      "SQLite format",
      "manifest",
      "ann@example.org",
      readFileSync(join(dataDir, "master.key"), "utf8").trim(),
    ]) {
      expect(bytes.includes(readable)).toBe(false);
    }
    const restored = newPath("restored");
    const run = ["restore", sealed, "--data-dir", restored];
    expect(await runProgram(run)).toMatchObject({ code: 2, stderr: expect.stringContaining("is encrypted") });
    expect(await runProgram([...run, "--passphrase-stdin"], { input: "not this\n" })).toMatchObject({
      code: 1,
      stderr: `secretpush: The passphrase does not open ${sealed}.\n`,
    });
    expect(existsSync(restored)).toBe(false);
    expect(await runProgram([...run, "--passphrase-stdin"], { input: `${PASSPHRASE}\n` })).toMatchObject({ code: 0 });
    const server = await start(restored);
    await expectAll(server.url, contents());
    expect(await server.stop()).toBe(0);
  });

  test("is an archive that any tar can read, with the names of the data directory and a checksum for each", async () => {
    const files = await new Bun.Archive(await Bun.file(plain).bytes()).files();
    const names = [...files.keys()];
    expect([names[0], names.at(-2), names.at(-1)]).toEqual(["manifest.json", "secretpush.db", "SHA256SUMS"]);
    expect(names.filter((name) => name.startsWith("blobs/"))).toHaveLength(2);
    const sums: string[] = [];
    for (const name of names.slice(0, -1)) sums.push(`${sha256Hex(await files.get(name)!.bytes())}  ${name}\n`);
    expect(await files.get("SHA256SUMS")!.text()).toBe(sums.join(""));
    expect(JSON.parse(await files.get("manifest.json")!.text())).toMatchObject({
      format: "secretpush-backup",
      application_version: version,
      commit: commit === null ? null : expect.stringContaining(commit),
      key_included: false,
      pushes: 7,
      files: 2,
    });
    expect(readFileSync(plain).includes(readFileSync(join(dataDir, "master.key"), "utf8").trim())).toBe(false);
    expect([statSync(plain).mode & 0o777, statSync(sealed).mode & 0o777]).toEqual([0o600, 0o600]);
  });

  test("leaves nothing else behind, in the data directory or beside the file", () => {
    expect(partials()).toEqual([]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
  });

  test("has the pushes of one moment: one that ends while its files are read has ended in the backup", async () => {
    const server = await startServer();
    try {
      const { headers } = await server.user();
      const tokens: string[] = [];
      for (let seed = 0; seed < 6; seed += 1) {
        const form = new FormData();
        form.set("push[payload]", `text ${seed}`);
        form.append("push[files][]", new Blob([fileBytes(seed)]), "one.bin");
        form.append("push[files][]", new Blob([fileBytes(100 + seed)]), "two.bin");
        const response = await server.fetch("/api/v2/pushes", { method: "POST", headers, body: form });
        tokens.push(((await response.json()) as { url_token: string }).url_token);
      }
      const file = newPath("backup");
      let deleted = 0;
      const report = await writeBackup({
        dataDir: server.dataDir,
        file,
        passphrase: null,
        overwrite: false,
        keys: null,
        applicationVersion: "1.2.3",
        nowMs: Date.now(),
        // After the first file: the pushes of some that were read, and of some that were not, end.
        onProgress: async () => {
          if (deleted > 0) return;
          for (const token of tokens.slice(0, 3)) {
            deleted += 1;
            expect((await server.json("DELETE", `/api/v2/pushes/${token}`)).status).toBe(200);
          }
        },
      });
      expect(report.missing).toEqual([]);
      expect(report.ended).toBeGreaterThanOrEqual(5); // six, less the one that was read before
      const restored = newPath("restored");
      expect(await runProgram(["restore", file, "--data-dir", restored])).toMatchObject({ code: 0 });
      cpSync(join(server.dataDir, "master.key"), join(restored, "master.key"));
      const check = await runProgram(["check", "--data-dir", restored]);
      expect([check.code, check.stdout]).toEqual([0, expect.not.stringMatching(/^fail/m)]);
      expect(notErasedIn(restored)).toEqual([]); // also of what ended meanwhile
      const again = await start(restored);
      for (const [seed, token] of tokens.entries()) {
        const response = await fetch(`${again.url}/api/v2/pushes/${token}`);
        const body = (await response.json()) as {
          expired: boolean;
          payload: string | null;
          files: Array<{ url: string }>;
        };
        expect(body).toMatchObject({ expired: seed < 3, payload: seed < 3 ? null : `text ${seed}` });
        for (const [index, { url }] of body.files.entries()) {
          const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
          expect(sha256Hex(bytes)).toBe(sha256Hex(fileBytes(seed + 100 * index)));
        }
      }
      expect(await again.stop()).toBe(0);
    } finally {
      await server.stop();
    }
  });

  test("under load it has everything that was acknowledged before it began", async () => {
    const busy = newPath("busy");
    const server = await start(busy);
    const acknowledged = new Map<string, string>();
    const load = { running: true };
    const work = async (worker: number): Promise<void> => {
      for (let index = 0; load.running; index += 1) {
        const payload = `worker ${worker} push ${index}`;
        const response = await fetch(`${server.url}/api/v2/pushes`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ push: { payload, expire_after_views: 2 } }),
        });
        acknowledged.set(((await response.json()) as { url_token: string }).url_token, payload);
      }
    };
    const workers = [1, 2, 3, 4].map(work);
    while (acknowledged.size < 200) await Promise.race([...workers, Bun.sleep(1)]);
    const before = new Map(acknowledged);
    const file = newPath("backup");
    expect(await runProgram(["backup", file, "--data-dir", busy])).toMatchObject({ code: 0 });
    expect(acknowledged.size).toBeGreaterThan(before.size); // it did serve meanwhile
    load.running = false;
    await Promise.all(workers);
    expect(await server.stop()).toBe(0);

    const restored = newPath("restored");
    expect(await runProgram(["restore", file, "--data-dir", restored])).toMatchObject({ code: 0 });
    cpSync(join(busy, "master.key"), join(restored, "master.key"));
    const again = await start(restored);
    for (const [token, payload] of before) {
      expect(await (await fetch(`${again.url}/api/v2/pushes/${token}`)).json()).toMatchObject({ payload });
    }
    expect(await again.stop()).toBe(0);
  });

  test("is not written over a file, unless that is asked for", async () => {
    const file = newPath("taken");
    writeFileSync(file, "mine");
    const run = ["backup", file, "--data-dir", dataDir];
    expect(await runProgram(run)).toMatchObject({ code: 1, stderr: expect.stringContaining("already exists") });
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect(await runProgram([...run, "--overwrite"])).toMatchObject({ code: 0 });
    expect(await runProgram(["backup", "verify", file])).toMatchObject({ code: 0 });
    expect(partials()).toEqual([]);
  });

  test("is in the admin log, and is made also where it cannot be, which it says", async () => {
    const logged = async () => {
      const { stdout } = await runProgram(["audit", "export", "--data-dir", dataDir]);
      return stdout.split("\n").filter((line) => line.includes('"backup.made"')).length;
    };
    const before = await logged();
    const quiet = await runProgram(["backup", newPath("told"), "--data-dir", dataDir]);
    expect([quiet.code, quiet.stderr.includes("admin log")]).toEqual([0, false]);
    expect(await logged()).toBe(before + 1);
    const copy = newPath("no_key");
    cpSync(dataDir, copy, { recursive: true });
    rmSync(join(copy, "master.key"));
    const file = newPath("untold");
    const untold = await runProgram(["backup", file, "--data-dir", copy]);
    expect([untold.code, untold.stdout]).toEqual([0, expect.stringContaining(`Wrote ${file}`)]);
    expect(untold.stderr).toContain("the backup was made, but it is not in the admin log.");
    expect(await runProgram(["backup", "verify", file])).toMatchObject({ code: 0 });
  });

  test("says what is missing: the file's name, a database, a passphrase, encryption beside the key", async () => {
    for (const [argv, code, sentence] of [
      [["backup", "--data-dir", dataDir], 2, "the file to write is missing"],
      [["backup", newPath("x"), "--data-dir", newPath("nowhere")], 1, "There is no Secret Push database in"],
      [
        ["backup", newPath("x"), "--encrypt", "--data-dir", dataDir],
        2,
        "there is no terminal to prompt for a passphrase",
      ],
      [["backup", newPath("x"), "--with-key", "--data-dir", dataDir], 2, "a backup must be encrypted"],
      [["backup", join(newPath("no"), "x"), "--data-dir", dataDir], 1, "cannot be written"],
      [["backup", "verify", newPath("x")], 1, "cannot be read"],
      [["backup", "verify", join(dataDir, "secretpush.db")], 1, "is not a Secret Push backup"],
    ] as const) {
      const run = await runProgram([...argv]);
      expect([run.code, run.stdout]).toEqual([code, ""]);
      expect(run.stderr).toContain(sentence);
    }
  });

  test("shows a bar on a terminal, and asks for the passphrase there", async () => {
    let shown = "";
    const code = await runCli(["backup", "verify", plain], {
      stdin: process.stdin,
      stderrIsTTY: true,
      stdout: () => {},
      stderr: (text) => void (shown += text),
      env: {},
      signals: { on: () => {}, off: () => {} },
    });
    expect(code).toBe(0);
    expect(shown).toMatch(/\rChecking {2}\[#+\.*\] +\d+%/);
    expect(shown).toContain("100%");
  });
});

describe("a damaged backup", () => {
  const copyOf = (file: string): string => {
    const copy = newPath("damaged");
    cpSync(file, copy);
    return copy;
  };
  function flip(file: string, offset: number): string {
    const copy = copyOf(file);
    const bytes = readFileSync(copy);
    bytes[offset] = (bytes[offset] ?? 0) ^ 0x10;
    writeFileSync(copy, bytes);
    return copy;
  }
  function cut(file: string, bytes: number): string {
    const copy = copyOf(file);
    truncateSync(copy, bytes);
    return copy;
  }
  const verify = (file: string) => runProgram(["backup", "verify", file, "--passphrase-file", passphraseFile]);

  test("is refused with the place named: in a header, a file, the database, the checksums, at the end", async () => {
    const bytes = readFileSync(plain);
    const blobAt = bytes.indexOf("blobs/");
    const databaseAt = bytes.indexOf("secretpush.db\0");
    const sumsAt = bytes.lastIndexOf("SHA256SUMS\0");
    const blob = bytes.toString("latin1", blobAt, bytes.indexOf(0, blobAt));
    for (const [offset, named] of [
      [512 + 30, "manifest.json"],
      [blobAt + 20, `at byte ${blobAt}, after manifest.json`],
      [blobAt + 512 + 60_000, `at ${blob}, which begins at byte ${blobAt}`],
      [databaseAt + 512 + 5_000, `at secretpush.db, which begins at byte ${databaseAt}`],
      [sumsAt + 512 + 3, `its checksums, after byte ${sumsAt}, at line 1`],
      [bytes.length - 5, "SHA256SUMS"],
    ] as const) {
      const { code, stdout, stderr } = await verify(flip(plain, offset));
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(named);
    }
    for (const [length, named] of [
      [0, "ends at byte 0"],
      [300, "cut short"],
      [blobAt + 512 + 60_000, `in the middle of ${blob}`],
      [databaseAt, "cut short"],
      [sumsAt, "cut short"],
      [bytes.length - 512, "cut short"],
    ] as const) {
      const { code, stderr } = await verify(cut(plain, length));
      expect([code, sentences(stderr)]).toEqual([1, expect.stringContaining(named)]);
    }
    const longer = copyOf(plain);
    writeFileSync(longer, Buffer.concat([bytes, Buffer.from("more")]));
    expect(await verify(longer)).toMatchObject({ code: 1, stderr: expect.stringContaining("continues after its end") });
  });

  test("is refused where it is sealed, with the bytes between which it was altered", async () => {
    const { size } = statSync(sealed);
    const header = readFileSync(sealed).indexOf("}\n") + 2;
    for (const [damaged, named] of [
      [flip(sealed, header + 10), `between bytes ${header} and ${header + 65_552}`],
      [flip(sealed, header + 65_552 * 2 + 9), `between bytes ${header + 65_552 * 2} and ${header + 65_552 * 3}`],
      [flip(sealed, size - 1), `and ${size}`],
      [cut(sealed, size - 1), "or was cut short there"],
      [cut(sealed, header + 65_552 * 3), "or was cut short there"],
      [flip(sealed, 60), "does not open"],
    ] as const) {
      const { code, stderr } = await verify(damaged);
      expect([code, stderr]).toEqual([1, expect.stringContaining(named)]);
    }
  });

  test("is not restored: the directory is as empty as before", async () => {
    const bytes = readFileSync(plain);
    const damaged = flip(plain, bytes.indexOf("secretpush.db\0") + 512 + 5_000);
    const fresh = newPath("fresh");
    expect(await runProgram(["restore", damaged, "--data-dir", fresh])).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("is damaged at secretpush.db"),
    });
    expect(existsSync(fresh)).toBe(false);
    mkdirSync(fresh);
    expect(await runProgram(["restore", damaged, "--data-dir", fresh])).toMatchObject({ code: 1 });
    expect(readdirSync(fresh)).toEqual([]);
  });
});
