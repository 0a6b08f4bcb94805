// Breaks the program in a copy of the repository, one mutant of test/mutants/ at a time, and has the test that each names fail:
//   bun run mutants            all of them
//   bun run mutants NAME…      those whose names begin so
// The copy is made of what git knows, as it is in this directory; nothing here changes.

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { type Mutant, mutants, ROOT } from "./ledger.ts";

/** A test that does not end shows nothing. */
const MOST_MS = 180_000;

const named = process.argv.slice(2);
const chosen = mutants().filter(({ name }) => named.length === 0 || named.some((begin) => name.startsWith(begin)));
const copy = mkdtempSync(join(tmpdir(), "secretpush-mutants-"));
const survivors: string[] = [];
try {
  for (const path of (
    await output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT)
  ).split("\0")) {
    if (path === "" || !(await Bun.file(join(ROOT, path)).exists())) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  const sound = new Map<string, boolean>();
  for (const mutant of chosen) {
    const key = `${mutant.file} ${mutant.test}`;
    if (!sound.has(key)) sound.set(key, (await failing(mutant)) === "");
    const killedBy = sound.get(key) ? await applied(mutant, () => failing(mutant)) : "";
    if (killedBy === "") survivors.push(mutant.name);
    const said = killedBy ? `killed by ${killedBy}` : sound.get(key) ? "SURVIVES" : "its test fails without it, too";
    console.log(`${mutant.name} (${mutant.promises.map((one) => `P${one}`).join(", ")}): ${said}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(
  `${chosen.length - survivors.length} of ${chosen.length} mutants are killed by the test that the ledger names.`,
);
if (survivors.length > 0) process.exit(1);

async function applied<T>({ patch, name }: Mutant, work: () => Promise<T>): Promise<T> {
  const git = async (...more: string[]): Promise<void> => {
    const child = Bun.spawn(["git", "apply", "--unidiff-zero", ...more], {
      cwd: copy,
      stdin: new Blob([patch]),
      stderr: "pipe",
    });
    if ((await child.exited) !== 0) throw new Error(`${name} does not apply: ${await child.stderr.text()}`);
  };
  await git();
  const result = await work();
  await git("-R");
  return result;
}

/** The first test of that name that fails; "" if none does. */
async function failing({ file, test }: Mutant): Promise<string> {
  const name = test.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // A program that was built beforehand is not the mutant.
  const { TEST_PROGRAM: _built, SECRETPUSH_TEST_EXECUTABLE: _given, ...env } = process.env;
  const child = Bun.spawn([process.execPath, "test", "--timeout", "60000", file, "-t", name], {
    cwd: copy,
    env,
    stdout: "pipe",
    stderr: "pipe",
    timeout: MOST_MS,
  });
  const [said] = await Promise.all([child.stderr.text(), child.stdout.text(), child.exited]);
  const failed = /^\(fail\) (.*?)(?: \[[\d.]+ms\])?$/m.exec(said)?.[1] ?? "";
  if (failed === "" && child.exitCode !== 0) return child.signalCode ? "" : `${file} itself`;
  return failed;
}

async function output(command: string[], cwd: string): Promise<string> {
  const child = Bun.spawn(command, { cwd, stdout: "pipe" });
  return child.stdout.text();
}
