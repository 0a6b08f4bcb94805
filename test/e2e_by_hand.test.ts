// The commands of deploy/end-to-end/, typed as they stand there, against a real server: curl, openssl and age make and
// open what the command line opens and makes.

import { expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { onTerminal } from "./age.ts";
import { cli, home, linkOf, own, server, tempDir, useServer } from "./client_runs.ts";
import { bytesOf, same } from "./multipart_forms.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(120_000); // age takes seconds for each passphrase, and other load on the machine slows the tests down

useServer();

const PASSPHRASE = "open sesame, Grüße";
const DOCUMENT = readFileSync(join(import.meta.dir, "../deploy/end-to-end/README.md"), "utf8");
const BLOCKS = [...DOCUMENT.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = ""]) => block);
const [makeText = "", openText = "", guard = "", makeFile = "", openFile = ""] = BLOCKS;

/** With a passphrase, as the document says. */
const guarded = (block: string): string =>
  block
    .replace('echo "$key"\n', (line) => line + guard)
    .replace("-F 'push[e2e]=true'", (field) => `${field} -F "push[passphrase]=$access"`)
    .replace('"$address"', '"$address?passphrase=$access"');

/** Types a block, and pastes the line with the key where age asks. @returns what the terminal showed */
async function type(block: string, { link = "", cwd }: { link?: string; cwd: string }): Promise<string> {
  const script = block
    .replace("https://push.example.org\n", `${server.url}\n`)
    .replace("'https://push.example.org/p/…#e1.…'", `'${link}'`);
  const { code, said } = await onTerminal(["bash", "-euo", "pipefail", "-c", script], {
    cwd,
    env: { TOKEN: own["SECRETPUSH_TOKEN"] ?? "", LANG: "C.UTF-8" },
    typed: (question, said) =>
      question.includes("of the push")
        ? PASSPHRASE
        : (said.match(/^[\w-]{43}(?:\.[^\r\n]+)?(?=\r?\n)/gm)?.at(-1) ?? "no key was printed"),
  });
  expect({ code, said: code === 0 ? "" : said }).toEqual({ code: 0, said: "" });
  return said;
}

const linkIn = (said: string): string => /http\S+#e1\.[\w-]+/.exec(said)?.[0] ?? said;

test("the document has five blocks of commands", () => expect(BLOCKS.length).toBe(5));

needs("age", "curl", "openssl").describe("age", () => {
  test("and curl make a text that open opens", async () => {
    const link = linkIn(await type(makeText, { cwd: tempDir() }));
    expect(await cli(["open", link], { env: home })).toMatchObject({ code: 0, stdout: "correct horse" });
  });

  test("and curl open a text that push made", async () => {
    const made = await cli(["push", "--e2e"], { env: home, input: "battery staple\nGrüße" });
    expect(await type(openText, { link: linkOf(made), cwd: tempDir() })).toContain("battery staple\r\nGrüße");
  });

  test("and curl do so with a passphrase too", async () => {
    const env = { ...home, SECRETPUSH_PASSPHRASE: PASSPHRASE };
    const link = linkIn(await type(guarded(makeText), { cwd: tempDir() }));
    expect((await cli(["open", link, "--passphrase-stdin"], { env: home, input: "wrong" })).code).toBe(1);
    expect(await cli(["open", link], { env })).toMatchObject({ code: 0, stdout: "correct horse" });
    const made = await cli(["push", "--e2e"], { env, input: "battery staple" });
    expect(await type(guarded(openText), { link: linkOf(made), cwd: tempDir() })).toContain("battery staple");
  });

  test("and curl make a file that open opens, and open one that push made", async () => {
    const [here, there] = [tempDir(), tempDir()];
    const bytes = bytesOf(100_000);
    writeFileSync(join(here, "report.pdf"), bytes);
    const link = linkIn(await type(makeFile, { cwd: here }));
    expect((await cli(["open", link, "-o", there], { env: home })).code).toBe(0);
    expect(same(readFileSync(join(there, "report.pdf")), bytes)).toBe(true);

    const made = await cli(["push", "--e2e", "--file", join(here, "report.pdf")], { env: own });
    const said = await type(openFile, { link: linkOf(made), cwd: there });
    expect(said).toContain('{"v":1,"text":"","files":[{"name":"report.pdf","type":"application/pdf","size":100000}]}');
    expect(same(readFileSync(join(there, "1")), bytes)).toBe(true);
  });
});
