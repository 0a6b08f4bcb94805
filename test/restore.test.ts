// Restores: complete or not at all, into an empty directory only. And a backup that is killed.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { backups } from "./backups.ts";
import { databasePath } from "../src/store/sqlite/snapshot.ts";
import { runProgram } from "./processes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, start, newPath, dataDir, plain, partials } = backups();

describe("a restore", () => {
  test("refuses a directory that holds anything", async () => {
    const taken = newPath("taken");
    mkdirSync(taken);
    writeFileSync(join(taken, "precious"), "mine");
    const run = await runProgram(["restore", plain, "--data-dir", taken]);
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining("is not empty (it contains precious)")]);
    expect(await runProgram(["restore", plain, "--data-dir", dataDir])).toMatchObject({ code: 1 });
    expect(readdirSync(taken)).toEqual(["precious"]);
  });

  test("says so if the directory from before is too damaged to be compared", async () => {
    const directory = newPath("damaged-before");
    mkdirSync(`${directory}.before`);
    writeFileSync(databasePath(`${directory}.before`), "no database ".repeat(1_000));
    const restored = await runProgram(["restore", plain, "--data-dir", directory]);
    expect(restored.code).toBe(0);
    expect(restored.stderr).toContain(`secretpush: ${directory}.before cannot be compared: file is not a database.\n`);
    expect(restored.stderr).not.toContain("regained");
  });

  test("names the people who have back what they no longer had in the directory from before", async () => {
    const directory = newPath("replaced");
    const user = (action: string, input = "", ...more: string[]) =>
      runProgram(["user", action, ...more, "--data-dir", directory], { input });
    for (const name of ["ann", "bob", "eve", "kim", "leo"]) {
      await user("add", "correct horse battery\n", `${name}@example.org`, "--password-stdin");
    }
    await runProgram(["token", "add", "bob@example.org", "--name", "ci", "--data-dir", directory]);
    const file = newPath("people.tar");
    await user("role", "", "ann@example.org", "admin");
    await user("role", "", "kim@example.org", "auditor");
    await runProgram(["group", "add", "ops", "kim@example.org", "--data-dir", directory]);
    const company = ["ann@example.org", "--issuer", "https://id.example.org"];
    await user("link", "", ...company, "--subject", "7");
    await runProgram(["backup", file, "--data-dir", directory]);
    await user("unlink", "", ...company);
    await user("add", "correct horse battery\n", "root@example.org", "--admin", "--password-stdin");
    await user("role", "", "ann@example.org", "user");
    await user("role", "", "kim@example.org", "user");
    await runProgram(["group", "remove", "ops", "kim@example.org", "--data-dir", directory]);
    await user("end", "", "bob@example.org", "--yes");
    await user("passwd", "another horse battery\n", "eve@example.org", "--password-stdin");
    renameSync(directory, `${directory}.before`);
    expect(await runProgram(["restore", file, "--data-dir", directory, "--before", `${root}/none`])).toMatchObject({
      code: 2,
      stderr: `secretpush: --before ${root}/none is not a data directory: nothing was restored.\n`,
    });
    expect(existsSync(directory)).toBe(false);
    const restored = await runProgram(["restore", file, "--data-dir", directory]);
    expect(restored.code).toBe(0);
    const regained = restored.stderr.split("these people regained what they had lost:\n")[1] ?? "";
    const lines = regained.split("\n").filter((line) => line.startsWith("  "));
    expect(lines.toSorted()).toEqual([
      "  ann@example.org: role of an administrator, link to the company's sign-in",
      "  bob@example.org: account, password, API token",
      "  eve@example.org: password",
      "  kim@example.org: role of an auditor, group",
    ]);
  });

  test("that is killed leaves a directory that no server opens, and into which it is run again", async () => {
    const directory = newPath("killed");
    const killed = Bun.spawnSync([
      process.execPath,
      join(import.meta.dir, "programs/interrupted.ts"),
      "restore",
      directory,
      plain,
      "1",
    ]);
    expect(killed.signalCode).toBe("SIGKILL");
    expect(readdirSync(directory)).toContain("restore-unfinished");
    // No restart mends it, and systemd tries none after code 2.
    for (const [code, ...argv] of [
      [2, "serve", "--port=0"],
      [1, "user", "list"],
      [1, "doctor"],
    ] as const) {
      const refused = await runProgram([...argv, "--data-dir", directory]);
      expect([refused.code, refused.stdout + refused.stderr]).toEqual([
        code,
        expect.stringContaining("an unfinished restore"),
      ]);
    }
    writeFileSync(join(directory, "foreign"), "");
    expect(await runProgram(["restore", plain, "--data-dir", directory])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("contains foreign"),
    });
    rmSync(join(directory, "foreign"));
    expect(await runProgram(["restore", plain, "--data-dir", directory])).toMatchObject({ code: 0 });
    expect(readdirSync(directory).sort()).toEqual(["blobs", "secretpush.db"]);
    cpSync(join(dataDir, "master.key"), join(directory, "master.key"));
    expect(await runProgram(["check", "--data-dir", directory])).toMatchObject({ code: 0 });
  });
});

test("a backup that is killed leaves no file of its name, and the server and the next backup nothing to notice", async () => {
  const file = newPath("killed");
  const server = await start(dataDir);
  try {
    const killed = Bun.spawnSync([
      process.execPath,
      join(import.meta.dir, "programs/interrupted.ts"),
      "backup",
      dataDir,
      file,
      "1",
    ]);
    expect(killed.signalCode).toBe("SIGKILL");
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("snapshot-"))).toEqual([]);
    expect((await fetch(`${server.url}/up`)).status).toBe(200);
    expect(await runProgram(["backup", file, "--data-dir", dataDir])).toMatchObject({ code: 0 });
    expect(await runProgram(["backup", "verify", file])).toMatchObject({ code: 0 });
  } finally {
    expect(await server.stop()).toBe(0);
    for (const name of partials()) rmSync(join(root, name));
  }
});
