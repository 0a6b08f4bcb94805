// The command line client seals and opens end-to-end pushes; the server sees neither secret, name nor passphrase.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";

import { accessOf, agePassphraseOf } from "../static/e2e/access.ts";
import { fragmentOf, keyIn, newKey } from "../static/e2e/link.ts";
import { manifestText } from "../static/e2e/manifest.ts";
import { sealStream, sealText } from "../static/e2e/seal.ts";
import { ageOpens, ageSeals } from "./age.ts";
import {
  bearer,
  cli,
  home,
  linkOf,
  own,
  pushOf,
  rawStranger,
  server,
  stranger,
  tempDir,
  useServer,
  VERSION,
} from "./client_runs.ts";
import { startServer } from "./harness.ts";
import { bytesOf, MIB, same, sendForm } from "./multipart_forms.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const KEY = newKey();
const sealed = async (bytes: Uint8Array<ArrayBuffer>, passphrase = ""): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(await sealStream(new Blob([bytes]).stream(), KEY, passphrase)).arrayBuffer());

/** What the server has for a link, which costs a view. */
const stored = async (link: string) => {
  const token = /\/p\/(\w+)/.exec(link)?.[1];
  return (await server.json("GET", `/api/v2/pushes/${token}`, undefined, bearer())).body;
};
const viewsOf = async (link: string): Promise<number> => (await stored(link)).views_remaining;
/** A push that is sealed by hand. @returns its link */
const byHand = async (fields: Record<string, unknown>): Promise<string> => {
  const made = await server.push({ e2e: true, ...fields }, bearer());
  return `${made["html_url"]}#${fragmentOf(KEY)}`;
};
const filesByHand = async (payload: string, ...files: Uint8Array<ArrayBuffer>[]): Promise<string> => {
  const { status, body } = await sendForm(
    server,
    [
      ["push[e2e]", "true"],
      ["push[payload]", payload],
      ...files.map((bytes): [string, Blob, string] => ["push[files][]", new Blob([bytes]), "x"]),
    ],
    bearer(),
  );
  expect(status).toBe(201);
  return `${body.html_url}#${fragmentOf(KEY)}`;
};

describe("a text", () => {
  test("is sealed before it is sent, and opened where the whole link is", async () => {
    const made = await cli(["push", "--e2e", "--views", "3"], { env: home, input: "hunter2, Grüße" });
    expect(made.code).toBe(0);
    expect(linkOf(made)).toMatch(/^http:\/\/\S+\/p\/\w+(?:\/r)?#e1\.[\w-]{45}$/);
    const got = await cli(["open", linkOf(made)], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2, Grüße" });
    expect(got.stderr).toContain("2 views are left");
    const { payload, e2e } = await stored(linkOf(made));
    expect(e2e).toBe(true);
    expect(payload).toStartWith("-----BEGIN AGE ENCRYPTED FILE-----\n");
  });

  test("comes from a file, or is a link or a QR code", async () => {
    const path = join(tempDir(), "secret.txt");
    writeFileSync(path, "two\nlines\n");
    const text = await cli(["push", "--e2e", "--payload-file", path], { env: home });
    expect(await cli(["open", linkOf(text)], { env: home })).toMatchObject({ code: 0, stdout: "two\nlines\n" });
    for (const [kind, input] of [
      ["url", "https://example.org/invite\n"],
      ["qr", "WIFI:T:WPA;S:Guests;;\n"],
    ] as const) {
      const made = await cli(["push", "--e2e", "--kind", kind], { env: home, input });
      const got = await cli(["open", linkOf(made)], { env: home });
      expect(got).toMatchObject({ code: 0, stdout: input.trim() });
      expect((await stored(linkOf(made))).kind).toBe(kind);
      expect(got.stderr).not.toContain("pushed as");
    }
  });

  test("of the wrong kind is refused here, because the server cannot see it", async () => {
    for (const [kind, input, says] of [
      ["url", "ftp://example.org", "must be an absolute http or https URL"],
      ["qr", "x".repeat(1_025), "too long for a QR code: at most 1024 characters"],
      ["text", " \n\t", "only white space"],
    ] as const) {
      const ran = await cli(["push", "--e2e", "--kind", kind], { env: home, input });
      expect(ran).toMatchObject({ code: 2, stdout: "" });
      expect(ran.stderr).toContain(says);
    }
  });

  test("of the wrong kind is shown as text with a warning, never as a link or an image", async () => {
    const link = await byHand({ payload: await sealText("javascript:alert(1)", KEY), kind: "url" });
    const got = await cli(["open", link], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "javascript:alert(1)" });
    expect(got.stderr).toContain("the text was pushed as a link, but is not an http or https address");
    const long = await byHand({ payload: await sealText("x".repeat(1_025), KEY), kind: "qr" });
    const drawn = await cli(["open", long], { env: home, typed: [] });
    expect(drawn.stderr).toContain("too long for a QR code");
    expect(drawn.stderr).not.toContain("█");
  });

  test("has its link in the JSON and in the QR code too", async () => {
    const made = await cli(["push", "--e2e", "--json", "--qr"], { env: home, input: "x" });
    const { html_url: link } = JSON.parse(made.stdout) as { html_url: string };
    expect(await cli(["open", link], { env: home })).toMatchObject({ code: 0, stdout: "x" });
    expect(made.stderr).toContain("█");
  });
});

describe("a passphrase", () => {
  const pushed = async (): Promise<string> => {
    const env = { ...home, SECRETPUSH_PASSPHRASE: "open sesame" };
    const made = await cli(["push", "--e2e", "--views", "9"], { env, input: "hunter2" });
    expect(made.stderr).toContain("Send the passphrase by a different route");
    return linkOf(made);
  };

  test("is asked for, and what the server gets is derived from it", async () => {
    const link = await pushed();
    const got = await cli(["open", link], { env: home, typed: ["wrong", "open sesame"] });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2\n" });
    expect(got.stderr).toContain("that passphrase is wrong.");
    const key = keyIn(new URL(link).hash) ?? new Uint8Array();
    const path = `/api/v2/pushes/${/\/p\/(\w+)/.exec(link)?.[1]}?passphrase=`;
    expect((await server.json("GET", `${path}open%20sesame`)).status).toBe(401);
    const { status, body } = await server.json("GET", path + accessOf(key, "open sesame"));
    expect([status, body.views_remaining]).toEqual([200, 7]);
  });

  test("is typed twice, behind the secret", async () => {
    const typed = ["hunter2", "open sesame", "open sesame"];
    const made = await cli(["push", "--e2e", "--passphrase"], { env: home, typed });
    expect(made.code).toBe(0);
    const got = await cli(["open", linkOf(made)], { env: home, typed: ["open sesame"] });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2\n" });
  });

  test("that is wrong costs no view, and says so", async () => {
    const link = await pushed();
    const got = await cli(["open", link, "--passphrase-stdin"], { env: home, input: "wrong\n" });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain(
      "the passphrase on standard input is wrong: nothing was retrieved, no view was counted",
    );
    const right = await cli(["open", link, "--passphrase-stdin"], { env: home, input: "open sesame\n" });
    expect(right.stderr).toContain("8 views are left");
  });

  test("in the environment does not disturb a push without one", async () => {
    const link = await byHand({ payload: await sealText("hunter2", KEY) });
    const got = await cli(["open", link], { env: { ...home, SECRETPUSH_PASSPHRASE: "for another" } });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2" });
  });

  test("that the server takes but that opens nothing is named", async () => {
    const payload = await sealText("hunter2", KEY, "another one");
    const link = await byHand({ payload, passphrase: accessOf(KEY, "open sesame") });
    const got = await cli(["open", link], { env: { ...home, SECRETPUSH_PASSPHRASE: "open sesame" } });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain("its content does not open with this passphrase");
    // A server that asks for a passphrase cannot hand out what opens without one.
    const other = await byHand({ payload: await sealText("swapped", KEY), passphrase: accessOf(KEY, "open sesame") });
    const typed = await cli(["open", other], { env: home, typed: ["open sesame"] });
    expect(typed).toMatchObject({ code: 1, stdout: "" });
    expect(typed.stderr).toContain("its content does not open with this passphrase");
  });
});

describe("files", () => {
  const contents = bytesOf(3 * MIB + 17);

  test("keep name, type and bytes, and the server knows neither name nor type", async () => {
    const directory = tempDir();
    writeFileSync(join(directory, "Grüße ä.pdf"), contents);
    writeFileSync(join(directory, "empty"), "");
    const files = ["--file", join(directory, "Grüße ä.pdf"), "--file", join(directory, "empty")];
    const env = { ...own, SECRETPUSH_PASSPHRASE: "open sesame" };
    const made = await cli(["push", "--e2e", ...files, "--payload-file", "-"], { env, input: "and a text" });
    expect(made.code).toBe(0);
    const out = join(directory, "new", "out");
    const got = await cli(["open", linkOf(made), "--output", `${out}/`], { env });
    expect(got).toMatchObject({ code: 0, stdout: "and a text" });
    expect(got.stderr).toContain("Grüße ä.pdf (3.0 MiB)");
    expect(readdirSync(out).sort()).toEqual(["Grüße ä.pdf", "empty"]);
    expect(same(readFileSync(join(out, "Grüße ä.pdf")), contents)).toBe(true);
    expect(readFileSync(join(out, "empty")).length).toBe(0);
    const key = keyIn(new URL(linkOf(made)).hash) ?? new Uint8Array();
    const token = /\/p\/(\w+)/.exec(linkOf(made))?.[1];
    const access = accessOf(key, "open sesame");
    const { body } = await server.json("GET", `/api/v2/pushes/${token}?passphrase=${access}`, undefined, bearer());
    expect(body.files).toMatchObject([
      { filename: "1.age", content_type: "application/octet-stream" },
      { filename: "2.age", content_type: "application/octet-stream", byte_size: 182 },
    ]);
  });

  test("come from a pipe of unknown length and go into one", async () => {
    const made = await cli(["push", "--e2e", "--file", "-"], { env: own, input: contents });
    expect(made.code).toBe(0);
    const got = await cli(["open", linkOf(made), "-o", "-"], { env: home });
    expect(got.code).toBe(0);
    expect(same(got.bytes, contents)).toBe(true);
  });

  test("go on arriving where their download broke", async () => {
    const plain = bytesOf(300_000);
    const bytes = await sealed(plain);
    let first: Socket | undefined;
    const asked: number[] = [];
    const manifest = manifestText({ text: "", files: [{ name: "f", type: "", size: plain.length }] });
    const payload = await sealText(manifest, KEY);
    const file = { filename: "1.age", byte_size: bytes.length, url: "/f" };
    const base = await rawStranger((socket) =>
      socket.on("data", (head) => {
        const [, path = ""] = head.toString().split(" ");
        if (path !== "/f") {
          const told = path.endsWith("/preview")
            ? { url: "x", e2e: true }
            : pushOf({ payload, e2e: true, files: [file] });
          const body = JSON.stringify(told);
          const type = "Content-Type: application/json";
          socket.write(`HTTP/1.1 200 OK\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
          return;
        }
        const from = Number(/range: bytes=(\d+)-/i.exec(head.toString())?.[1] ?? 0);
        asked.push(from);
        socket.write(`HTTP/1.1 ${from === 0 ? 200 : 206} OK\r\nContent-Length: ${bytes.length - from}\r\n\r\n`);
        if (from > 0) socket.write(bytes.subarray(from));
        else {
          socket.write(bytes.subarray(0, 100_000));
          first = socket;
        }
      }),
    );
    const link = `${base}/p/SecretTokenOfLink#${fragmentOf(KEY)}`;
    // It breaks once a chunk was opened, so that there is something to go on from.
    const ran = await cli(["open", link, "-o", "-"], { env: home, taken: () => first?.destroy() });
    expect(ran.code).toBe(0);
    expect(same(ran.bytes, plain)).toBe(true);
    // What was still on its way when it broke is lost.
    const [, from = 0] = asked;
    expect(asked).toEqual([0, expect.any(Number)]);
    expect([from >= 65_536, from <= 100_000]).toEqual([true, true]);
  });

  test("come from the link's server alone, wherever it says that they are", async () => {
    const plain = bytesOf(1_000);
    const bytes = await sealed(plain);
    let elsewhere = 0;
    const inside = stranger(() => {
      elsewhere += 1;
      return new Response(bytes);
    });
    const manifest = manifestText({ text: "", files: [{ name: "f", type: "", size: plain.length }] });
    const payload = await sealText(manifest, KEY);
    for (const leads of [false, true]) {
      const file = { filename: "1.age", byte_size: bytes.length, url: `${inside}/f?x=1` };
      const base = stranger((request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname + search === "/f?x=1") return leads ? Response.redirect(`${inside}/g`) : new Response(bytes);
        if (pathname.endsWith("/preview")) return Response.json({ url: "x", e2e: true });
        return Response.json(pushOf({ payload, e2e: true, files: [file] }));
      });
      const ran = await cli(["open", `${base}/p/SecretTokenOfLink#${fragmentOf(KEY)}`, "-o", "-"], { env: home });
      expect([leads, ran.code, same(ran.bytes, leads ? new Uint8Array() : plain)]).toEqual([
        leads,
        leads ? 1 : 0,
        true,
      ]);
      if (leads) expect(ran.stderr).toContain("sends requests elsewhere");
    }
    expect(elsewhere).toBe(0);
  });

  test("that nobody takes end the command, which waits for nobody", async () => {
    const made = await cli(["push", "--e2e", "--file", "-"], { env: own, input: contents });
    const closed = () => {
      throw Object.assign(new Error("closed"), { code: "EPIPE" });
    };
    const got = await cli(["open", linkOf(made), "-o", "-"], { env: home, taken: closed });
    expect(got.code).toBe(1);
    expect(got.stderr).toContain("standard output was closed");
  });

  test("get a safe name, whatever their sender calls them", async () => {
    const files = [{ name: "../../evil\u202egnp.exe", type: "image/png", size: 4 }];
    const link = await filesByHand(await sealText(manifestText({ text: "", files }), KEY), await sealed(bytesOf(4)));
    const directory = join(tempDir(), "deep", "out");
    mkdirSync(directory, { recursive: true });
    expect((await cli(["open", link, "-o", `${directory}/`], { env: home })).code).toBe(0);
    expect(readdirSync(directory)).toEqual(["evil_gnp.exe"]);
    expect(readdirSync(join(directory, ".."))).toEqual(["out"]);
  });

  test.each([
    ["a flipped bit", (file: Uint8Array) => void (file[150_000] = (file[150_000] ?? 0) ^ 1), "is damaged"],
    ["a missing chunk at the end", (file: Uint8Array) => file.slice(0, 166 + 65_552), "its end is missing"],
    ["a missing byte", (file: Uint8Array) => file.slice(0, -1), "its end is missing"],
    ["other bytes behind the header", (file: Uint8Array) => void file.fill(7, 166), "is damaged"],
  ])("with %s arrive not at all", async (_what, change, says) => {
    const bytes = await sealed(bytesOf(200_000));
    const changed = change(bytes) ?? bytes;
    const good = { name: "good.bin", type: "", size: 5 };
    const files = [{ name: "report.pdf", type: "", size: 200_000 }, good];
    const manifest = await sealText(manifestText({ text: "", files }), KEY);
    const link = await filesByHand(manifest, new Uint8Array(changed), await sealed(bytesOf(5)));
    const directory = tempDir();
    const got = await cli(["open", link, "-o", directory], { env: home });
    expect(got.code).toBe(1);
    expect(got.stderr).toContain(`"report.pdf" ${says.startsWith("its") ? "is not complete: " : ""}${says}`);
    expect(got.stderr).not.toContain("Saved report.pdf");
    expect(readdirSync(directory)).toEqual(["good.bin"]);
  });

  test("that a server hides, or whose list is damaged, are noticed", async () => {
    const files = ["a", "b"].map((name) => ({ name, type: "", size: 5 }));
    const link = await filesByHand(await sealText(manifestText({ text: "", files }), KEY), await sealed(bytesOf(5)));
    const directory = tempDir();
    const got = await cli(["open", link, "-o", directory], { env: home });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain("the list of its files is damaged: it is not what its sender encrypted");
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe("the part behind #", () => {
  test("is checked before anything is asked of the server", async () => {
    let requests = 0;
    const base = stranger(() => {
      requests += 1;
      return Response.json({});
    });
    const fragment = fragmentOf(KEY);
    for (const wrong of [fragment.slice(0, -1), fragment.slice(0, 20), "e1.", `${fragment}x`, fragment.toLowerCase()]) {
      const ran = await cli(["open", `${base}/p/SecretTokenOfLink#${wrong}`], { env: home });
      expect(ran).toMatchObject({ code: 2, stdout: "" });
      expect(ran.stderr).toContain("the part of the link after # is cut off or altered: nothing was retrieved");
      expect(ran.stderr).not.toContain(wrong);
    }
    expect(requests).toBe(0);
  });

  test("opens with the punctuation of the text that the link stood in", async () => {
    const link = await byHand({ payload: await sealText("hunter2", KEY), expire_after_views: 3 });
    for (const more of [").", "%22"]) {
      expect(await cli(["open", link + more], { env: home })).toMatchObject({ code: 0, stdout: "hunter2" });
    }
  });

  test("that is missing is noticed before a view is counted, and never asked for in vain", async () => {
    const link = await byHand({ payload: await sealText("hunter2", KEY), expire_after_views: 2 });
    const got = await cli(["open", link.split("#")[0] ?? ""], { env: home });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain("the link is not complete: the part after # is missing");
    expect(await viewsOf(link)).toBe(2);
  });

  test("is refused where the push is not sealed: a server must not slip in another", async () => {
    const plain = await server.push({ payload: "swapped", expire_after_views: 2 }, bearer());
    const link = `${plain["html_url"]}#${fragmentOf(KEY)}`;
    const got = await cli(["open", link], { env: home });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain("the push behind it is not end-to-end encrypted: nothing was retrieved");
    expect(await viewsOf(link)).toBe(2);
    // One that says first that it is sealed, and then hands out something else.
    const base = stranger((request) =>
      Response.json(
        request.url.endsWith("/preview") ? { url: "x", e2e: true } : pushOf({ payload: "swapped", files: [] }),
      ),
    );
    const later = await cli(["open", `${base}/p/SecretTokenOfLink#${fragmentOf(KEY)}`], { env: home });
    expect(later).toMatchObject({ code: 1, stdout: "" });
    expect(later.stderr).toContain("not end-to-end encrypted");
  });

  test("never reaches the server", async () => {
    const seen: string[] = [];
    const payload = await sealText("hunter2", KEY);
    const base = stranger(async (request) => {
      seen.push(request.url, JSON.stringify([...request.headers]), await request.text());
      if (request.url.endsWith("/preview")) return Response.json({ url: "x", e2e: true });
      return Response.json(pushOf({ payload, e2e: true, files: [] }));
    });
    const got = await cli(["open", `${base}/p/SecretTokenOfLink#${fragmentOf(KEY)}`], { env: home });
    expect(got).toMatchObject({ code: 0, stdout: "hunter2" });
    expect(seen.length).toBe(6);
    expect(seen.join("\n")).not.toContain(fragmentOf(KEY).slice(3, 20));
  });

  test("of a push that opens with another key is no key for it", async () => {
    const link = await byHand({ payload: await sealText("hunter2", newKey()) });
    const got = await cli(["open", link], { env: home });
    expect(got).toMatchObject({ code: 1, stdout: "" });
    expect(got.stderr).toContain("its content is damaged: it is not what its sender encrypted");
  });
});

describe("a server", () => {
  test("that knows no end-to-end pushes is not sent anything", async () => {
    const asked: string[] = [];
    const base = stranger((request) => {
      asked.push(request.method);
      return Response.json(VERSION);
    });
    const ran = await cli(["push", "--e2e"], { env: { ...home, SECRETPUSH_SERVER: base }, input: "hunter2" });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain("does not support end-to-end pushes");
    expect(asked).toEqual(["GET"]);
  });

  test.each([
    ["off", ["--e2e"], 1, "end-to-end pushes are switched off on"],
    ["required", [], 1, "accepts only pushes that are end-to-end encrypted: pass --e2e"],
    ["required", ["--e2e"], 0, ""],
    ["preferred", [], 0, "prefers pushes that it cannot read: pass --e2e"],
    ["preferred", ["--e2e"], 0, ""],
  ])("with e2e = %s and %p ends with %p", async (policy, flags, code, says) => {
    const server = await startServer({ flags: { e2e: policy } });
    try {
      const env = { ...home, SECRETPUSH_SERVER: server.url };
      const ran = await cli(["push", ...flags], { env, input: "hunter2" });
      expect(ran.code).toBe(code);
      expect(ran.stderr).toContain(says);
      if (flags.length > 0) expect(ran.stderr).not.toContain("prefers");
    } finally {
      await server.stop();
    }
  });
});

needs("age").describe("age", () => {
  test("opens what push seals, and open opens what age sealed, with a passphrase and a file", async () => {
    const env = { ...own, SECRETPUSH_PASSPHRASE: "open sesame" };
    const made = await cli(["push", "--e2e"], { env, input: "hunter2" });
    const key = keyIn(new URL(linkOf(made)).hash) ?? new Uint8Array();
    const token = /\/p\/(\w+)/.exec(linkOf(made))?.[1];
    const { body } = await server.json("GET", `/api/v2/pushes/${token}?passphrase=${accessOf(key, "open sesame")}`);
    expect((await ageOpens(body.payload, agePassphraseOf(key, "open sesame"))).toString()).toBe("hunter2");

    const typed = agePassphraseOf(KEY, "");
    const manifest = manifestText({ text: "", files: [{ name: "by age.bin", type: "", size: 70_000 }] });
    const file = new Uint8Array(await ageSeals(bytesOf(70_000), typed));
    const link = await filesByHand((await ageSeals(manifest, typed, "--armor")).toString(), file);
    const directory = tempDir();
    expect((await cli(["open", link, "-o", directory], { env: home })).code).toBe(0);
    expect(existsSync(join(directory, "by age.bin"))).toBe(true);
    expect(same(readFileSync(join(directory, "by age.bin")), bytesOf(70_000))).toBe(true);
  });
});
