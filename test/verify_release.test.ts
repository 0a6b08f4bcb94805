// `secretpush verify-release`: a directory of a release, checked offline. The release here is small; release_upgrade.test.ts has real ones.

import { afterAll, expect, test } from "bun:test";
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { publicLineOf, readSecretKey, type SecretKey, signed } from "../scripts/sign.ts";
import { cli } from "./command_line.ts";
import { makeTempDir } from "./harness.ts";

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A secret key of minisign without a password. */
function newKey(): SecretKey {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const seed = privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32);
  const open = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const bytes = Buffer.concat([
    Buffer.from("Ed\0\0B2"),
    Buffer.alloc(48),
    randomBytes(8),
    seed,
    open,
    Buffer.alloc(32),
  ]);
  return readSecretKey(bytes.toString("base64"), null);
}

const key = newKey();
const sum = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex");
const [VERSION, COMMIT] = ["4.0.0", "0123456789ab"];
const COMMENT = `secretpush ${VERSION}, commit ${COMMIT}, 2026-11-24T00:00:00Z`;
const PROGRAM = `secretpush-${VERSION}-linux-x64`;

/** Signs what the directory holds. */
function sign(at: string, names: readonly string[], by = key, comment = COMMENT): void {
  const sums = names.map((name) => `${sum(join(at, name))}  ${name}\n`).join("");
  writeFileSync(join(at, "SHA256SUMS"), sums);
  writeFileSync(join(at, "SHA256SUMS.minisig"), signed(Buffer.from(sums), by, comment));
}

interface Says {
  version: string;
  commit: string;
}

/** @param says of which release provenance and list of parts are */
function release(name: string, says: Says = { version: VERSION, commit: COMMIT }): string {
  const at = join(directory, name);
  mkdirSync(at);
  const write = (file: string, content: unknown): void =>
    writeFileSync(join(at, file), typeof content === "string" ? content : JSON.stringify(content));
  write(PROGRAM, "the program");
  const subject = [{ name: PROGRAM, digest: { sha256: sum(join(at, PROGRAM)) } }];
  const predicate = { buildDefinition: { externalParameters: says } };
  write("a.provenance.json", { subject, predicate });
  const component = { version: says.version, properties: [{ name: "secretpush:commit", value: says.commit }] };
  write("a.cdx.json", { metadata: { component } });
  write("a.vex.json", { metadata: { component: { version: says.version } } });
  sign(at, [PROGRAM, "a.provenance.json", "a.cdx.json", "a.vex.json"]);
  return at;
}

const verify = (at: string, by = key) => cli(["verify-release", at, "--key", publicLineOf(by), "--json"]);
const failures = (stdout: string): string[] =>
  (JSON.parse(stdout) as Array<{ verdict: string; subject: string; text: string }>).flatMap(
    ({ verdict, subject, text }) => (verdict === "fail" ? [`${subject}: ${text}`] : []),
  );

test("a whole release is what was released, and so is a part of it", async () => {
  const at = release("whole");
  const { code, stdout } = await cli(["verify-release", at, "--key", publicLineOf(key)]);
  expect(stdout).toContain(`SHA256SUMS is signed: Secret Push ${VERSION}, commit ${COMMIT}, 2026-11-24T00:00:00Z.`);
  expect(stdout).toContain("4 files are as released.");
  expect(stdout).toEndWith("Everything here is what the holder of the release key released.\n");
  expect(code).toBe(0);
  const file = join(directory, "release.pub");
  writeFileSync(file, `untrusted comment: minisign public key\n${publicLineOf(key)}\n`);
  for (const name of ["a.provenance.json", "a.cdx.json", "a.vex.json"]) rmSync(join(at, name));
  const part = await cli(["verify-release", at, "--key", file]);
  expect(part.stdout).toContain("1 file is as released.");
  expect(part.stdout).toContain("Not here: a.provenance.json, a.cdx.json, a.vex.json.");
  expect(part.code).toBe(0);
});

const whole = release("to be changed");
test.each<[string, (at: string) => unknown, RegExp]>([
  ["a changed program", (at) => appendFileSync(join(at, PROGRAM), "!"), /^files: .* differs from what was released/],
  [
    "a file more",
    (at) => writeFileSync(join(at, "install.sh"), "curl"),
    /^files: install\.sh is not part of the release/,
  ],
  ["a directory more", (at) => mkdirSync(join(at, "apt")), /^files: apt is a directory: no one vouches for it/],
  [
    "a file whose name is a line",
    (at) => writeFileSync(join(at, "x\nok    files"), "y"),
    /^files: x\ufffdok {4}files is not part of the release/,
  ],
  [
    "changed sums",
    (at) => appendFileSync(join(at, "SHA256SUMS"), "\n"),
    /^signature: The file or its signature was changed/,
  ],
  ["sums that another key signed", (at) => sign(at, [PROGRAM], newKey()), /^signature: It was made with the key/],
  [
    "the signature of something else",
    (at) => sign(at, [PROGRAM], key, "file:other"),
    /^signature: It is the signature of/,
  ],
  [
    "nothing but sums",
    (at) => ["a.provenance.json", "a.cdx.json", "a.vex.json", PROGRAM].map((file) => rmSync(join(at, file))),
    /^files: None of the files here is/,
  ],
])("%s is found", async (name, change, says) => {
  const at = join(directory, name);
  cpSync(whole, at, { recursive: true });
  change(at);
  const { code, stdout } = await verify(at);
  expect([code, failures(stdout)[0]]).toEqual([1, expect.stringMatching(says)]);
});

test("what accompanies a release is about that release", async () => {
  const other = release("other", { version: "3.9.0", commit: "ba9876543210" });
  expect(failures((await verify(other)).stdout)).toEqual([
    "provenance: It is about 3.9.0, commit ba9876543210.",
    "parts: It is about 3.9.0, commit ba9876543210.",
    "advisories: It is about 3.9.0.",
  ]);
});

test("without a key, or without the files, it says what is missing", async () => {
  const at = release("without");
  expect((await cli(["verify-release", at])).stderr).toContain("this build has no release key");
  expect((await cli(["verify-release", at, "--key", "RW"])).stderr).toContain(
    "--key: This is not a public key of minisign",
  );
  rmSync(join(at, "SHA256SUMS.minisig"));
  expect((await cli(["verify-release", at, "--key", publicLineOf(key)])).stderr).toContain(
    "SHA256SUMS.minisig is missing",
  );
});
