// Two backups of a data directory with one push of every sort: a plain one, and one that is encrypted and has the key.

import { beforeAll, expect } from "bun:test";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { runProgram } from "./processes.ts";
import { type Contents, startFilled } from "./sample_pushes.ts";
import { scratch } from "./scratch.ts";

export const PASSPHRASE = "a passphrase for backups";

/** Makes them before the tests of the file, which no server disturbs. */
export function backups() {
  const place = scratch();
  const { root, start } = place;
  const passphraseFile = join(root, "passphrase");
  writeFileSync(passphraseFile, `${PASSPHRASE}\nnot this line\n`);
  const [dataDir, plain, sealed] = [join(root, "data"), join(root, "plain.tar"), join(root, "sealed.spb")];
  let contents: Contents;

  beforeAll(async () => {
    const { server, contents: filled } = await startFilled(start, dataDir);
    try {
      contents = filled;
      const first = await runProgram(["backup", plain, "--data-dir", dataDir]);
      expect(first).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^Wrote .*plain\.tar: .* 7 pushes, 2 files\.\n$/),
      });
      expect(first.stderr).toContain("is not in it");
      const second = ["backup", sealed, "--with-key", "--passphrase-file", passphraseFile, "--data-dir", dataDir];
      expect(await runProgram(second)).toMatchObject({ code: 0, stderr: "" });
    } finally {
      await server.stop();
    }
  });

  return {
    ...place,
    passphraseFile,
    dataDir,
    plain,
    sealed,
    /** A copy each time: looking at pushes writes audit entries, which `expectAll` notes in it. */
    contents: (): Contents => structuredClone(contents),
    /** Drafts that a command has left. */
    partials: (): string[] => readdirSync(root).filter((name) => name.includes(".partial-")),
  };
}
