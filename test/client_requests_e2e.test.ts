// Requests whose answers are sealed end to end: the link carries the recipient, a second one the identity. The server takes
// only what is sealed so, and can read none of it.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { newKey } from "../static/e2e/link.ts";
import { openStreamAs, openTextAs } from "../static/e2e/open.ts";
import { identityIn, newKeys, recipientIn, sealedSizeTo, sealStreamTo, sealTextTo } from "../static/e2e/recipient.ts";
import { sealText } from "../static/e2e/seal.ts";
import { bodyOf } from "./error_bodies.ts";
import { cli, tempDir } from "./client_runs.ts";
import { bytesIn } from "./harness.ts";
import { bytesOf, same } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const PATH = "/api/v2/requests";
const SECRET = "correct horse 7f3a";
const FLAGS = { "enable-requests": "true", "upload-free-space-floor": "0", "log-level": "debug" };
let anna: Record<string, string>;
let stranger: Record<string, string>;
const made: string[] = [];
const newDir = (): string => {
  const path = tempDir();
  made.push(path);
  return path;
};
const server = ownServer({ flags: FLAGS });
beforeAll(async () => {
  const { token } = await server.user("anna@example.org");
  anna = { HOME: newDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: token };
  stranger = { HOME: newDir() };
});
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

/** @returns the link to answer, and the one that opens the answers */
async function ask(...argv: string[]): Promise<{ link: string; collect: string; token: string }> {
  const { code, stdout } = await cli(["request", "The codes", "--e2e", "--json", ...argv], { env: anna });
  expect(code).toBe(0);
  const { html_url: link, collect_url: collect, url_token: token, e2e } = JSON.parse(stdout) as Record<string, string>;
  expect(e2e as unknown).toBe(true);
  return { link: link ?? "", collect: collect ?? "", token: token ?? "" };
}
const respond = (token: string, response: string) =>
  server.json("PATCH", `${PATH}/${token}/respond`, { request: { response } });

describe("the command line", () => {
  test("asks, answers and opens, and the key to open with is printed once, away from the link", async () => {
    const asked = await cli(["request", "The codes", "--e2e"], { env: anna });
    expect(asked.stdout).toMatch(/^http:\S+\/req\/\w+#age1\w{58}\n$/);
    const collect = /^http:\S+#AGE-SECRET-KEY-1\w{58}$/m.exec(asked.stderr)?.[0] ?? "";
    expect(collect.split("#")[0]).toBe(asked.stdout.split("#")[0] ?? "");
    const early = await cli(["open", collect], { env: anna });
    expect([early.code, early.stderr]).toEqual([1, "secretpush: no one has answered yet.\n"]);
    const sent = await cli(["answer", asked.stdout.trim()], { env: stranger, input: SECRET });
    expect(sent.code).toBe(0);
    expect(await cli(["open", collect], { env: anna })).toMatchObject({ code: 0, stdout: SECRET });
    // The push of the answer opens with the same key.
    const listed = await cli(["requests", asked.stdout.trim(), "--json"], { env: anna });
    const [{ html_url: push } = { html_url: "" }] = JSON.parse(listed.stdout) as Array<{ html_url: string }>;
    expect((await cli(["open", `${push}#${collect.split("#")[1]}`], { env: anna })).stdout).toBe(SECRET);
    const opening = await cli(["requests", collect, "--json"], { env: anna });
    expect(JSON.parse(opening.stdout)).toMatchObject([{ html_url: `${push}#${collect.split("#")[1]}` }]);
    expect((await cli(["requests", collect], { env: anna })).stdout).toContain(` ${push}#${collect.split("#")[1]}\n`);
    const told = await cli(["requests", asked.stdout.trim()], { env: anna });
    expect(told.stdout).toContain(` ${push} (needs your key)\n`);
    const without = await cli(["open", push], { env: anna });
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining("the part after # is missing")]);
  });

  test("sends files under their true names to the requester alone", async () => {
    const { link, collect } = await ask("--files");
    const file = join(newDir(), "recovery codes.txt");
    const bytes = bytesOf(200_000);
    writeFileSync(file, bytes);
    const argv = ["answer", link, "--file", file, "--payload-file", "-"];
    expect(await cli(argv, { env: stranger, input: "with a word" })).toMatchObject({ code: 0 });
    const into = newDir();
    const got = await cli(["open", collect, "-o", `${into}/`], { env: anna });
    expect([got.code, got.stdout]).toEqual([0, "with a word"]);
    expect(readdirSync(into)).toEqual(["recovery codes.txt"]);
    expect(same(readFileSync(join(into, "recovery codes.txt")), bytes)).toBe(true);
  });

  test("of several answers opens the newest, and says that there are others", async () => {
    const { link, collect } = await ask("--answers", "2", "--passphrase-stdin").catch(async () =>
      ask("--answers", "2"),
    );
    for (const input of ["first", "second"]) {
      expect(await cli(["answer", link], { env: stranger, input })).toMatchObject({ code: 0 });
    }
    const got = await cli(["open", collect], { env: anna });
    expect([got.stdout, got.stderr.includes("there are 2 answers")]).toEqual(["second", true]);
  });

  test("refuses a link that is cut, altered or without its key, before anything is sent", async () => {
    const { link, collect, token } = await ask();
    const cut = [link.slice(0, -1), `${link.slice(0, -1)}q`, `${link.split("#")[0]}#e1.x`];
    for (const faulty of cut) {
      const ran = await cli(["answer", faulty], { env: stranger, input: SECRET });
      expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("is cut off or altered: nothing was sent")]);
    }
    const bare = await cli(["answer", link.split("#")[0] ?? ""], { env: stranger, input: SECRET });
    expect([bare.code, bare.stderr]).toEqual([1, expect.stringContaining("the part after # is missing")]);
    const faulty = await cli(["open", collect.slice(0, -1)], { env: anna });
    expect([faulty.code, faulty.stderr]).toEqual([2, expect.stringContaining("is cut off or altered")]);
    // Whoever swaps the request for one in clear does not get the answer either.
    const plain = (await cli(["request", "The codes"], { env: anna })).stdout.trim();
    const swapped = await cli(["answer", `${plain}#${link.split("#")[1]}`], { env: stranger, input: SECRET });
    expect([swapped.code, swapped.stderr]).toEqual([1, expect.stringContaining("nothing was sent; ask the sender")]);
    expect((await server.json("GET", `${PATH}/${token}`)).body.responses_remaining).toBe(1);
    const others = await cli(["open", collect], { env: { ...stranger } });
    expect([others.code, others.stderr]).toEqual([1, expect.stringContaining("only the owner")]);
  });

  test("an answer that was sealed to somebody else does not pass for one", async () => {
    const { collect, token } = await ask();
    const { recipient } = await newKeys();
    expect((await respond(token, await sealTextTo("forged", recipient))).status).toBe(200);
    const got = await cli(["open", collect], { env: anna });
    expect([got.code, got.stdout, got.stderr]).toEqual([1, "", expect.stringContaining("is damaged")]);
  });
});

describe("the server", () => {
  test("takes only what is sealed for one recipient, texts and files, and its records say so", async () => {
    const { link, token } = await ask("--files", "--answers", "3");
    const recipient = recipientIn(link.split("#")[1] ?? "") ?? "";
    expect((await server.json("GET", `${PATH}/${token}`)).body).toMatchObject({ e2e: true, request: "The codes" });
    const refusal = {
      response: [
        "must be an armored age file under e2e: an age file for one recipient (age-encryption.org/v1, a single X25519 stanza)",
      ],
    };
    for (const clear of [SECRET, await sealText(SECRET, newKey()), ""]) {
      expect((await respond(token, clear)).body).toEqual(refusal);
    }
    const sealed = await sealTextTo(SECRET, recipient);
    const form = new FormData();
    form.append("request[files][]", new File(["in clear"], "a.txt"));
    form.set("request[response]", sealed);
    const withFile = await server.fetch(`${PATH}/${token}/respond`, { method: "PATCH", body: form });
    expect([withFile.status, Object.keys(bodyOf(422, await withFile.text()))]).toEqual([422, ["files"]]);
    expect((await respond(token, sealed)).status).toBe(200);
    const plain = (await cli(["request", "The codes", "--json"], { env: anna })).stdout;
    expect(JSON.parse(plain)).not.toHaveProperty("e2e");
  });

  test("has neither secret, name of a file nor any key in what it stores and logs", async () => {
    const { link, collect } = await ask("--files");
    const directory = newDir();
    mkdirSync(join(directory, "in"));
    const file = join(directory, "in", "file-7f3a.txt");
    writeFileSync(file, "content-7f3a");
    const argv = ["answer", link, "--file", file, "--payload-file", "-"];
    expect(await cli(argv, { env: stranger, input: SECRET })).toMatchObject({ code: 0 });
    expect((await cli(["open", collect, "-o", `${directory}/`], { env: anna })).stdout).toBe(SECRET);
    const stored = bytesIn(server.dataDir);
    const keys = [link, collect].map((one) => one.split("#")[1] ?? "");
    for (const word of [SECRET, "file-7f3a", "content-7f3a", ...keys]) {
      expect([word, stored.includes(word), server.log().includes(word)]).toEqual([word, false, false]);
    }
  });
});

describe("the format", () => {
  test("keys are checked by themselves: a letter more, less or other is noticed, and punctuation is not", async () => {
    const { recipient, identity } = await newKeys();
    expect([recipientIn(`#${recipient}`), identityIn(`#${identity}`)]).toEqual([recipient, identity]);
    for (const text of [recipient, identity]) {
      for (const faulty of [
        text.slice(0, -1),
        `${text}q`,
        text.slice(0, 20) + (text[20] === "Q" || text[20] === "q" ? "p" : "q") + text.slice(21),
      ]) {
        expect([recipientIn(faulty), identityIn(faulty)]).toEqual([null, null]);
      }
    }
    for (const more of [".", ")", ">", "*", "_", "%22", "%20"]) {
      expect([recipientIn(recipient + more), identityIn(identity + more)]).toEqual([recipient, identity]);
    }
  });

  test("what was altered or cut does not open", async () => {
    const { recipient, identity } = await newKeys();
    const bytes = bytesOf(100_000);
    const sealed = new Uint8Array(
      await new Response(await sealStreamTo(new Blob([bytes]).stream(), recipient)).arrayBuffer(),
    );
    expect(sealed.length).toBe(sealedSizeTo(bytes.length));
    const open = async (some: Uint8Array<ArrayBuffer>) =>
      new Uint8Array(
        await new Response(await openStreamAs(new Blob([some]).stream(), identity, bytes.length)).arrayBuffer(),
      );
    expect(same(await open(sealed), bytes)).toBe(true);
    const altered = new Uint8Array(sealed);
    altered[sealed.length - 5] = (altered[sealed.length - 5] ?? 0) ^ 1;
    const codeOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => (error as { code?: string }).code);
    expect(await codeOf(open(altered))).toBe("damaged");
    expect(await codeOf(open(sealed.slice(0, -70_000)))).toBe("truncated");
    expect(await codeOf(openStreamAs(new Blob([sealed]).stream(), (await newKeys()).identity))).toBe("damaged");
  });

  needs("age").test("is age's own: its program opens what is sealed here, and seals what opens here", async () => {
    const { recipient, identity } = await newKeys();
    const directory = newDir();
    writeFileSync(join(directory, "identity"), `${identity}\n`);
    writeFileSync(join(directory, "sealed.age"), await sealTextTo(SECRET, recipient));
    const run = (argv: string[]) => Bun.spawnSync(["age", ...argv], { cwd: directory });
    expect(run(["-d", "-i", "identity", "sealed.age"]).stdout.toString()).toBe(SECRET);
    writeFileSync(join(directory, "plain"), SECRET);
    const theirs = run(["-r", recipient, "-a", "plain"]).stdout.toString();
    expect(await openTextAs(theirs, identity)).toBe(SECRET);
    const { token } = await ask();
    expect((await respond(token, theirs)).status).toBe(200);
  });
});
