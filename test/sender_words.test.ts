// What a sender says to recipients: on the page of the link before the passphrase, never for somebody who did not sign
// in, sealed on the disk, and gone with the secret.

import { afterEach, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { ListedPush } from "../src/http/contract/schemas.ts";
import { LANGUAGES, textsIn } from "../static/texts.ts";
import { expectShape } from "./api_checks.ts";
import { bytesIn, makeTempDir, runBeside, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf, ENGINE, forgetEngine } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const NAME = "Anna <b>Weber</b>";
const MESSAGE = "As promised on the phone.\nSee you & bye";
const SIGNED = { payload: "p", sender_name: NAME, sender_message: MESSAGE };

let anna: User;
const server = ownServer();
beforeAll(async () => {
  anna = await server.user("anna@example.org", true);
});

const gateOf = async (push: { url_token: string }, from = server, language = "en"): Promise<string> =>
  (await from.fetch(`/p/${push.url_token}`, { headers: { accept: "text/html", "accept-language": language } })).text();

/** What the gate shows of the sender, as text. */
function wordsOn(page: string): string {
  const [figure = ""] = /<figure class="sender"[^]*?<\/figure>/.exec(page) ?? [];
  return figure.replace(/<\/(?:p|blockquote)>/g, "\n").replace(/<[^>]+>/g, "");
}

describe("the page of the link", () => {
  test("shows name and message as plain text, before the passphrase, and says whose words they are", async () => {
    const page = await gateOf(await server.push({ ...SIGNED, passphrase: "open sesame" }, anna.headers));
    expect(wordsOn(page)).toBe(
      "Anna &lt;b&gt;Weber&lt;/b&gt; writes:\nAs promised on the phone.\nSee you &amp; bye\n" +
        "The sender wrote the name and the message. This server doesn’t know whether the name is real.",
    );
    expect(page).not.toContain(anna.email);
  });

  test("names the account only where its sender shows it", async () => {
    const page = await gateOf(await server.push({ ...SIGNED, sender_email: true }, anna.headers));
    expect(wordsOn(page)).toContain(
      `It was sent from the account ${anna.email} on this server. The sender wrote the name and the message.`,
    );
    const alone = await gateOf(await server.push({ payload: "p", sender_email: true }, anna.headers));
    expect(wordsOn(alone)).toBe(`It was sent from the account ${anna.email} on this server.`);
  });

  test("does not vouch for an address where anybody can have an account", async () => {
    const open = await startServer({ flags: { "allow-sign-up": "true" } });
    try {
      const ann = await open.user("ann@example.org");
      const page = await gateOf(await open.push({ ...SIGNED, sender_email: true }, ann.headers), open);
      expect(wordsOn(page)).toContain("Anyone can create an account here, so this address isn’t verified.");
    } finally {
      await open.stop();
    }
  });

  test("cannot be made to speak for an account by a name that looks like one", async () => {
    const page = await gateOf(
      await server.push({ payload: "p", sender_name: `Anna (account ${anna.email})` }, anna.headers),
    );
    expect(wordsOn(page)).toContain("This server doesn’t know whether the name is real.");
    expect(wordsOn(page)).not.toContain("It was sent from the account");
  });

  test("says nothing of a sender who says nothing, or blanks", async () => {
    const silent = await server.push({ payload: "p" }, anna.headers);
    const blank = await server.push({ payload: "p", sender_name: "  ", sender_message: "\n" }, anna.headers);
    const unseen = await server.push({ payload: "p", sender_name: "\u200b\u2060 \u3164" }, anna.headers);
    for (const push of [silent, blank, unseen]) expect(await gateOf(push)).not.toContain("<figure");
    expect(blank).not.toHaveProperty("sender_name");
  });

  test("keeps its title and its head neutral, which link previews read", async () => {
    const page = await gateOf(await server.push({ ...SIGNED, sender_email: true }, anna.headers));
    const head = page.slice(0, page.indexOf("</head>"));
    expect(head).toContain("<title>A secret for you · Secret Push</title>");
    expect(head).not.toMatch(/property="og:|name="(?:description|twitter)/);
    for (const word of ["Anna", "promised", anna.email]) expect(head).not.toContain(word);
  });

  test("speaks the reader's language around the sender's words", async () => {
    const push = await server.push({ ...SIGNED, sender_email: true }, anna.headers);
    for (const language of LANGUAGES) {
      const { senderNote } = textsIn(language);
      const words = wordsOn(await gateOf(push, server, language));
      expect(words).toContain(Bun.escapeHTML(senderNote.ownWords));
      expect(words).toContain("As promised on the phone.");
      expect(words).not.toMatch(/\{\w+\}/);
    }
  });
});

describe("the API", () => {
  test("returns the words to their owner where there are some, and to nobody else", async () => {
    const push = await server.push({ ...SIGNED, sender_name: ` ${NAME} `, sender_email: "true" }, anna.headers);
    const words = { sender_name: NAME, sender_message: MESSAGE, sender_email: true };
    expect(push).toMatchObject(words);
    expectShape(ListedPush, push);
    const { body: listed } = await server.json("GET", "/api/v2/pushes/active", undefined, anna.headers);
    expect(listed.find(({ url_token: token }: typeof push) => token === push.url_token)).toEqual(push);
    expect(listed.some((one: object) => !("sender_name" in one))).toBe(true);
    const { text } = await server.json("GET", `/api/v2/pushes/${push.url_token}`);
    expect(text).not.toMatch(/sender|Anna/);
  });

  test("takes them through the first version too", async () => {
    const { body } = await server.json("POST", "/p.json", { password: SIGNED }, anna.headers);
    expect(wordsOn(await gateOf(body))).toContain("As promised on the phone.");
  });

  test("ignores them from an anonymous caller, as it does a name and a note", async () => {
    const push = await server.push({ ...SIGNED, sender_email: true });
    expect(push).not.toHaveProperty("sender_name");
    expect(await gateOf(push)).not.toContain("<figure");
  });

  test.each([
    [{ sender_name: "x".repeat(101) }, { sender_name: ["is too long: at most 100 characters"] }],
    [{ sender_message: "🔑".repeat(301) }, { sender_message: ["is too long: at most 300 characters"] }],
    [{ sender_name: "Anna\nIt was sent from the account" }, { sender_name: ["must be one line"] }],
    [{ sender_name: "Anna\u2028x" }, { sender_name: ["must be one line"] }],
    [{ sender_message: "\ud800" }, { sender_message: ["must be valid Unicode"] }],
    [
      { sender_name: 5, sender_message: ["x"], sender_email: 7 },
      {
        sender_name: ["must be a string"],
        sender_message: ["must be a string"],
        sender_email: ["must be true or false"],
      },
    ],
  ])("refuses %j and names field and limit", async (fields, problems) => {
    const { status, body } = await server.json(
      "POST",
      "/api/v2/pushes",
      { push: { payload: "p", ...fields } },
      anna.headers,
    );
    expect([status, body]).toEqual([422, problems]);
  });

  test("takes the longest name and message", async () => {
    const fields = { sender_name: "🔑".repeat(100), sender_message: "é".repeat(300) };
    expect(await server.push({ payload: "p", ...fields }, anna.headers)).toMatchObject(fields);
  });
});

describe("in the database", () => {
  const clock = testClock();
  let own: TestServer;
  let ann: User;
  beforeEach(async () => {
    own = await startServer({ clock, flags: { "sweep-interval": "1s" } });
    ann = await own.user("ann@example.org");
  });
  afterEach(() => own.stop());

  /** Where the words stand: PostgreSQL has them beside the payload. */
  const WORDS = ENGINE === "sqlite" ? "sender_words" : "sealed_payloads";
  const onDatabase = async (sql: string, values: unknown[] = []) => {
    const db = await databaseOf(own);
    const rows = await db.unsafe(sql, values);
    await db.close();
    return rows;
  };
  const stored = async (): Promise<number> => {
    const [row] = await onDatabase(`SELECT count(*) AS n FROM ${WORDS} WHERE words IS NOT NULL`);
    return Number(row.n);
  };

  test("the words are sealed", async () => {
    const marker = "Zq7SenderMarker";
    await own.push({ payload: "p", sender_name: marker, sender_message: marker }, ann.headers);
    expect(await stored()).toBe(1);
    const [{ words }] = await onDatabase(`SELECT words FROM ${WORDS} WHERE words IS NOT NULL`);
    for (const bytes of [Buffer.from(words), bytesIn(own.dataDir)]) expect(bytes.includes(marker)).toBe(false);
    expect(own.log()).not.toContain(marker);
  });

  test("they go with the last view, by hand, and when the time is up", async () => {
    const viewed = await own.push({ ...SIGNED, expire_after_views: 1 }, ann.headers);
    const ended = await own.push(SIGNED, ann.headers);
    const timed = await own.push({ ...SIGNED, expire_after_days: 1 }, ann.headers);
    expect(await stored()).toBe(3);
    await own.json("GET", `/api/v2/pushes/${viewed.url_token}`);
    expect(await stored()).toBe(2);
    await own.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, ann.headers);
    expect(await stored()).toBe(1);
    clock.advance(25 * 60 * 60_000);
    // The moment decides, whether or not the sweeper has been there.
    expect(await gateOf(timed, own)).not.toContain("Anna");
    const { body } = await own.json("GET", "/api/v2/pushes/expired", undefined, ann.headers);
    expect(body.length).toBe(3);
    for (const push of body) expect(push).not.toHaveProperty("sender_name");
    while ((await stored()) > 0) await Bun.sleep(20); // until the test's own limit
  });

  test("damaged words are left out, and the secret still opens", async () => {
    const push = await own.push(SIGNED, ann.headers);
    await onDatabase(`UPDATE ${WORDS} SET words = $1`, [new Uint8Array(64)]);
    const page = await gateOf(push, own);
    expect(page).toContain('id="open"');
    expect(page).not.toContain("<figure");
    expect((await own.json("GET", `/api/v2/pushes/${push.url_token}`)).body.payload).toBe("p");
    expect(own.log()).toContain("the words of a sender");
  });
});

test("a rotation of the master key, a check, and a backup that is restored keep the words", async () => {
  const root = makeTempDir();
  const dataDir = join(root, "data");
  let running = await startServer({ dataDir });
  try {
    const ann = await running.user("ann@example.org");
    const push = await running.push(SIGNED, ann.headers);
    const run = (...argv: string[]) => runBeside({ dataDir }, argv);
    // Nodes rotate at their start.
    if (ENGINE === "sqlite") expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    expect(wordsOn(await gateOf(push, running))).toContain("As promised");
    expect(await run("check")).toMatchObject({ code: 0 });
    const file = join(root, "backup.tar");
    expect(await run("backup", file, "--with-key", "--unencrypted")).toMatchObject({ code: 0 });
    await running.stop({ dataDir: true });
    const restored = join(root, "restored");
    expect(await runBeside({ dataDir: restored }, ["restore", file])).toMatchObject({ code: 0 });
    running = await startServer({ dataDir: restored });
    expect(wordsOn(await gateOf(push, running))).toContain("As promised");
  } finally {
    await running.stop();
    await forgetEngine(dataDir);
    rmSync(root, { recursive: true, force: true });
  }
});
