// The command line asks, answers and lists: each command against a real server, as different people would type it.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { readLink } from "../src/cli/client/link.ts";
import { cli, tempDir } from "./client_runs.ts";
import { startServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { startWire } from "./wire.ts";

setDefaultTimeout(60_000);

let anna: Record<string, string>;
let stranger: Record<string, string>;
const made: string[] = [];
const newDir = (): string => {
  const path = tempDir();
  made.push(path);
  return path;
};
const server = ownServer({ flags: { "enable-requests": "true", "upload-free-space-floor": "0" } });
beforeAll(async () => {
  const { token } = await server.user("anna@example.org");
  anna = { HOME: newDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: token };
  stranger = { HOME: newDir() };
});
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});

async function linkTo(...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await cli(["request", ...argv], { env: anna });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/req\/\w+\n$/)]);
  expect(stderr).toContain("The request accepts ");
  return stdout.trim();
}
/** The links of the answers. */
async function answersTo(link: string): Promise<string[]> {
  const { code, stdout } = await cli(["requests", link, "--json"], { env: anna });
  expect(code).toBe(0);
  return (JSON.parse(stdout) as Array<{ html_url: string }>).map(({ html_url: url }) => url);
}

describe("asking, answering, opening", () => {
  test("a stranger answers by a pipe, and the requester opens the answer byte for byte", async () => {
    const link = await linkTo("The password of the old router, please", "--name", "Router");
    const secret = "correct horse\n\tä 🐎";
    const sent = await cli(["answer", link, "--name", "Ben Frey"], { env: stranger, input: secret });
    expect(sent).toMatchObject({ code: 0, stdout: "" });
    expect(sent.stderr).toContain("Asked: The password of the old router, please\n");
    expect(sent.stderr).toContain("Sent: the person who asked has it now.\n");
    const listed = await cli(["requests", "ready"], { env: anna });
    expect(listed.stdout).toMatch(new RegExp(`ready +\\S+ \\S+ +\\S+ \\S+ +1 of 1 +Router +${link}`));
    const [answer = ""] = await answersTo(link);
    expect((await cli(["requests", link], { env: anna })).stdout).toMatch(
      /^KIND +SENT +STATE +FROM +LINK\ntext +\S+ \S+ +active +Ben Frey +http/,
    );
    expect(await cli(["open", answer], { env: anna })).toMatchObject({ code: 0, stdout: secret });
    const again = await cli(["answer", link], { env: stranger, input: "once more" });
    expect([again.code, again.stderr]).toEqual([1, "secretpush: this request has been answered already.\n"]);
  });

  test("at a terminal what is asked is shown before the secret is asked for", async () => {
    const link = await linkTo("Your key", "--show-email");
    const sent = await cli(["answer", link], { env: stranger, typed: ["hunter2"] });
    expect(sent.code).toBe(0);
    expect(sent.stderr).toMatch(
      /anna@example\.org asks: Your key\n[^]*Secret \(not shown\): [^]*Sent: anna@example\.org/,
    );
    expect(sent.stderr).not.toContain("hunter2");
    const [answer = ""] = await answersTo(link);
    expect((await cli(["open", answer], { env: anna })).stdout).toBe("hunter2");
  });

  test("files come along only where they are asked for", async () => {
    const file = join(newDir(), "contract.pdf");
    writeFileSync(file, "signed".repeat(50_000));
    const textOnly = await linkTo("Words only");
    const refused = await cli(["answer", textOnly, "--file", file], { env: stranger });
    expect([refused.code, refused.stderr]).toEqual([1, "secretpush: this request does not accept files.\n"]);
    const link = await linkTo("The contract", "--files");
    expect(await cli(["answer", link, "--file", file], { env: stranger })).toMatchObject({ code: 0 });
  });

  test("a passphrase travels in a header, where no log of a proxy has it", async () => {
    const wire = await startWire(server.url);
    for (const passphrase of ["Grüße & more", "  padded "]) {
      const env = { ...stranger, SECRETPUSH_PASSPHRASE: passphrase };
      const asked = await cli(["request", "guarded, please"], { env: { ...anna, SECRETPUSH_PASSPHRASE: passphrase } });
      const { pathname } = new URL(asked.stdout.trim());
      expect(await cli(["answer", wire.url + pathname], { env, input: "x" })).toMatchObject({ code: 0 });
    }
    const lines = wire.sent().toString("latin1").split("\r\n");
    wire.stop();
    // A header loses white space at the ends.
    expect(lines.filter((line) => line.includes("?passphrase="))).toEqual([expect.stringContaining("padded")]);
  });

  test("a passphrase guards what is asked and must be known to answer, also with a file", async () => {
    const file = join(newDir(), "contract.pdf");
    writeFileSync(file, "signed".repeat(50_000));
    const asked = await cli(["request", "The contract", "--files", "--answers", "2", "--passphrase-stdin"], {
      env: anna,
      input: "open sesame\n",
    });
    expect(asked.stderr).toContain("Send the passphrase by a different route than the link.");
    const link = asked.stdout.trim();
    const without = await cli(["answer", link, "--file", file], { env: stranger });
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining("this request needs a passphrase")]);
    const wrong = await cli(["answer", link, "--file", file, "--passphrase-stdin"], { env: stranger, input: "no\n" });
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      "secretpush: the passphrase of the request is wrong: nothing was sent.\n",
    ]);
    const right = { ...stranger, SECRETPUSH_PASSPHRASE: "open sesame" };
    expect(await cli(["answer", link, "--file", file], { env: right })).toMatchObject({ code: 0 });
    const typed = await cli(["answer", link], { env: stranger, typed: ["open sesame", "by hand"] });
    expect(typed.code).toBe(0);
    const [first = "", second = ""] = await answersTo(link);
    const into = newDir();
    expect(await cli(["open", first, "-o", `${into}/`], { env: anna })).toMatchObject({ code: 0 });
    expect(readFileSync(join(into, "contract.pdf"), "utf8")).toBe("signed".repeat(50_000));
    expect((await cli(["open", second], { env: anna })).stdout).toBe("by hand");
  });

  test("what is asked shows no control characters, whatever they would do to a terminal", async () => {
    const { headers } = await server.user();
    const request = "\u001b]0;pwned\u0007 and \u001b[2J";
    const { body } = await server.json("POST", "/api/v2/requests", { request: { request } }, headers);
    const sent = await cli(["answer", body.html_url], { env: stranger, input: "x" });
    expect([sent.code, sent.stderr.includes("\u001b")]).toEqual([0, false]);
  });
});

describe("a request", () => {
  test("carries every option to the server", async () => {
    const options = ["--days", "3", "--answers", "4", "--files", "--name", "n ä", "--note", "for me", "--json"];
    const { code, stdout, stderr } = await cli(["request", "What?", ...options], { env: anna });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      close_after_duration: 8,
      days_remaining: 3,
      max_responses: 4,
      response_file_attachments: true,
      name: "n ä",
      note: "for me",
    });
    expect(stderr).toContain("The request accepts 4 answers until ");
    const twenty = await cli(["request", "What?", "--days", "20", "--json"], { env: anna });
    expect(JSON.parse(twenty.stdout).days_remaining).toBe(20);
    const hour = await cli(["request", "--for", "1h", "--json"], { env: anna, input: "What?" });
    expect(JSON.parse(hour.stdout).close_after_duration).toBe(3);
  });

  test("is closed by expire, told by audit, and then takes no answer", async () => {
    const link = await linkTo("What?");
    const closed = await cli(["expire", link], { env: anna });
    expect(closed).toMatchObject({
      code: 0,
      stderr: "Closed: it no longer accepts answers. Those that arrived stay.\n",
    });
    const late = await cli(["answer", link], { env: stranger, input: "late" });
    expect([late.code, late.stderr]).toEqual([
      1,
      "secretpush: this request is closed: ask its sender for a new one.\n",
    ]);
    expect((await cli(["requests", "closed"], { env: anna })).stdout).toContain(link);
    const log = await cli(["audit", link], { env: anna });
    expect(log.stdout).toMatch(/creation[^]*expire/);
    expect(await cli(["requests", link], { env: anna })).toMatchObject({
      code: 0,
      stderr: "No one has answered yet.\n",
    });
  });

  test("is refused with sentences: limits by their flags, no account, no answers for others", async () => {
    const many = await cli(["request", "What?", "--answers", "101"], { env: anna });
    expect([many.code, many.stderr]).toEqual([
      1,
      expect.stringContaining("max_responses (--answers) must be an integer between 1 and 100."),
    ]);
    const anonymous = await cli(["request", "What?", "--server", server.url], { env: stranger });
    expect([anonymous.code, anonymous.stderr]).toEqual([1, expect.stringContaining("asks for an API token")]);
    const link = await linkTo("What?");
    const curious = await cli(["requests", link], { env: stranger });
    expect([curious.code, curious.stderr]).toEqual([
      1,
      "secretpush: only the owner of a request can see its answers.\n",
    ]);
    const gone = await cli(["answer", link.replace(/\w+$/, "unknownunknown12")], { env: stranger, input: "x" });
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining("there is no request at this link")]);
  });

  test("on a server without requests is refused before anything is asked", async () => {
    const other = await startServer();
    try {
      const { token } = await other.user();
      const env = { HOME: newDir(), SECRETPUSH_SERVER: other.url, SECRETPUSH_TOKEN: token };
      for (const argv of [["request", "What?"], ["requests"]]) {
        const ran = await cli(argv, { env });
        expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining("requests are switched off on 127.0.0.1")]);
      }
    } finally {
      await other.stop();
    }
  });
});

describe("links", () => {
  test.each([
    ["https://h.example/req/Abc_123-x", "https://h.example"],
    ["https://h.example/sub/en/req/Abc_123-x", "https://h.example/sub"],
    ["https://h.example/api/v2/requests/Abc_123-x.json", "https://h.example"],
  ])("%p is one to a request", (text, base) => {
    expect(readLink(text, "request")).toEqual({ base, urlToken: "Abc_123-x", fragment: "", noun: "request" });
  });

  test("of the other sort lead to the command that takes them", async () => {
    const open = await cli(["open", "https://h.example/req/SecretTokenOfLink"], { env: stranger });
    expect([open.code, open.stderr]).toEqual([2, expect.stringContaining('answer it with "secretpush answer"')]);
    const answer = await cli(["answer", "https://h.example/p/SecretTokenOfLink"], { env: stranger });
    expect([answer.code, answer.stderr]).toEqual([2, expect.stringContaining('open it with "secretpush open"')]);
    expect(open.stderr + answer.stderr).not.toContain("SecretTokenOfLink");
  });

  test("a secret as an argument is refused, and not repeated", async () => {
    const ran = await cli(["answer", "https://h.example/req/SecretTokenOfLink", "hunter2"], { env: stranger });
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("The secret is never an argument")]);
    expect(ran.stderr).not.toContain("hunter2");
  });
});
