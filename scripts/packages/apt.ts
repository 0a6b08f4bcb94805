// A directory that apt can install from, over HTTP or from a disk.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Writes pool/ and dists/stable/ into `directory`. @param debs paths of packages */
export function aptRepository(debs: readonly string[], directory: string, time: Date): void {
  rmSync(directory, { recursive: true, force: true });
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  };
  const records = new Map<string, string[]>();
  for (const deb of debs) {
    const control = fieldsOf(deb);
    const architecture = /^Architecture: (\S+)$/m.exec(control)?.[1] ?? "";
    const path = `pool/${basename(deb)}`;
    mkdirSync(join(directory, "pool"), { recursive: true });
    copyFileSync(deb, join(directory, path));
    const record = `${control}Filename: ${path}\nSize: ${statSync(deb).size}\nSHA256: ${sha256(readFileSync(deb))}\n`;
    records.set(architecture, [...(records.get(architecture) ?? []), record]);
  }
  const indexes: string[] = [];
  for (const [architecture, all] of records) {
    const text = all.join("\n");
    for (const [ending, bytes] of [
      ["", Buffer.from(text)],
      [".gz", gzipSync(text, { level: 9 })],
    ] as const) {
      const path = `main/binary-${architecture}/Packages${ending}`;
      write(`dists/stable/${path}`, bytes);
      indexes.push(` ${sha256(bytes)} ${bytes.length} ${path}`);
    }
  }
  write(
    "dists/stable/Release",
    [
      "Origin: Secret Push",
      "Label: Secret Push",
      "Suite: stable",
      "Codename: stable",
      `Date: ${time.toUTCString()}`,
      `Architectures: ${[...records.keys()].sort().join(" ")}`,
      "Components: main",
      "SHA256:",
      ...indexes.sort(),
      "",
    ].join("\n"),
  );
}

function fieldsOf(deb: string): string {
  const done = Bun.spawnSync(["dpkg-deb", "--field", deb], { stdout: "pipe", stderr: "pipe" });
  if (done.exitCode !== 0) throw new Error(`dpkg-deb failed: ${done.stderr.toString().trim()}`);
  return done.stdout.toString();
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
