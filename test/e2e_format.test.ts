// The format of end-to-end pushes: the key in the link, what a passphrase becomes, and age files that other programs
// open and make.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { createHash, hkdfSync } from "node:crypto";

import { accessOf, agePassphraseOf } from "../static/e2e/access.ts";
import { fromBase64url, toBase64url } from "../static/e2e/base64url.ts";
import { E2eError } from "../static/e2e/error.ts";
import { fragmentOf, keyIn, newKey } from "../static/e2e/link.ts";
import { manifestText, readManifest } from "../static/e2e/manifest.ts";
import { openStream, openText } from "../static/e2e/open.ts";
import { sealedSize, sealStream, sealText } from "../static/e2e/seal.ts";
import { ageOpens, ageSeals } from "./age.ts";
import { bytesOf } from "./multipart_forms.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
const FRAGMENT = fragmentOf(KEY);
const KIB = 1024;

const streamOf = (bytes: Uint8Array, pieceBytes = 10_000): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += pieceBytes)));
    },
  });
};
const allOf = async (stream: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};
const sealed = async (bytes: Uint8Array, passphrase = ""): Promise<Buffer> =>
  allOf(await sealStream(streamOf(bytes), KEY, passphrase));
const opened = async (bytes: Uint8Array, passphrase = "", size: number | null = null): Promise<Buffer> =>
  allOf(await openStream(streamOf(bytes), KEY, passphrase, size));
/** @returns the code of the error that the work ends with */
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => "no error",
    (error: unknown) => error,
  );
  return error instanceof E2eError ? error.code : String(error);
};
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

describe("the link", () => {
  test("carries the key and two characters that check it", () => {
    const digest = createHash("sha256").update(KEY).digest("base64url");
    expect(FRAGMENT).toBe(`e1.${Buffer.from(KEY).toString("base64url")}${digest.slice(0, 2)}`);
    expect(FRAGMENT).toHaveLength(48);
    expect(keyIn(FRAGMENT)).toEqual(KEY);
    expect(keyIn(`#${FRAGMENT}`)).toEqual(KEY);
  });

  test("has a key of 32 random bytes", () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys.map(toBase64url)).size).toBe(50);
    for (const key of keys) expect(keyIn(fragmentOf(key))).toEqual(key);
  });

  test("is refused wherever it is cut", () => {
    for (let length = 0; length < FRAGMENT.length; length += 1) expect(keyIn(FRAGMENT.slice(0, length))).toBeNull();
    for (const more of ["A", "7", "é".normalize("NFD")]) expect(keyIn(FRAGMENT + more)).toBeNull();
  });

  test("is taken with the punctuation of the text that it stood in", () => {
    const behind = [
      ".",
      ",",
      ")",
      ">",
      "*",
      "_",
      "-",
      "=",
      '"',
      "'",
      " ",
      "\n",
      "%22",
      "%20",
      "%3E.",
      ":~:text=x",
      "…",
      "。",
    ];
    for (const more of behind) expect([more, keyIn(FRAGMENT + more)]).toEqual([more, KEY]);
    for (const dot of ["%2E", "%2e"]) expect(keyIn(FRAGMENT.replace(".", dot))).toEqual(KEY);
  });

  test("is refused with another letter at nearly any place, always where the version or a case changes", () => {
    let passed = 0;
    for (let at = 0; at < FRAGMENT.length; at += 1) {
      const other = FRAGMENT[at] === "x" ? "y" : "x";
      if (keyIn(FRAGMENT.slice(0, at) + other + FRAGMENT.slice(at + 1)) !== null) passed += 1;
    }
    // Two characters check 12 bits: one alteration in 4,096 passes, and then opens nothing.
    expect(passed).toBe(0);
    for (const text of [FRAGMENT.toLowerCase(), FRAGMENT.toUpperCase(), FRAGMENT.replace("e1", "e2")]) {
      expect(keyIn(text)).toBeNull();
    }
  });

  test("base64url has one way of writing", () => {
    expect(fromBase64url("AA")).toEqual(new Uint8Array([0]));
    for (const text of ["AB", "A", "AA=", "A+", "A/", "A ", "Ä"]) expect(fromBase64url(text)).toBeNull();
  });
});

describe("a passphrase", () => {
  test("becomes an access key that other programs derive alike", () => {
    const material = Buffer.concat([KEY, Buffer.from("Grüße, 世界")]);
    const derived = Buffer.from(hkdfSync("sha256", material, "", "secretpush access", 32)).toString("base64url");
    expect(accessOf(KEY, "Grüße, 世界")).toBe(derived);
    expect(derived).toMatch(/^[\w-]{43}$/);
  });

  test("stands behind the key in age's own passphrase", () => {
    const key = Buffer.from(KEY).toString("base64url");
    expect(agePassphraseOf(KEY, "")).toBe(key);
    expect(agePassphraseOf(KEY, "open sesame")).toBe(`${key}.open sesame`);
  });
});

describe("sealing and opening", () => {
  const SIZES = [0, 1, 64 * KIB - 1, 64 * KIB, 64 * KIB + 1, 128 * KIB, 300_001];

  test("gives the same bytes back, whatever their number, and announces the sealed size", async () => {
    for (const size of SIZES) {
      const bytes = bytesOf(size);
      for (const passphrase of size === 1 ? ["", "open sesame"] : [""]) {
        const file = await sealed(bytes, passphrase);
        expect(file.length).toBe(sealedSize(size));
        expect(Buffer.compare(await opened(file, passphrase, size), bytes)).toBe(0);
      }
    }
  });

  test("makes another file each time", async () => {
    expect(Buffer.compare(await sealed(bytesOf(10)), await sealed(bytesOf(10)))).not.toBe(0);
  });

  test("works with texts, as armor", async () => {
    for (const text of ["", "Grüße\r\n世界\n", "\ufeffmark", "x".repeat(200_000)]) {
      const armored = await sealText(text, KEY);
      expect(armored).toStartWith("-----BEGIN AGE ENCRYPTED FILE-----\n");
      expect(await openText(armored, KEY)).toBe(text);
      expect(await openText(armored.replaceAll("\n", "\r\n"), KEY)).toBe(text);
    }
  });

  test("takes a work factor that guards a passphrase, and a small one for the key alone", async () => {
    const factor = async (passphrase: string): Promise<string | undefined> =>
      /^-> scrypt \S+ (\d+)$/m.exec((await sealed(bytesOf(1), passphrase)).toString("latin1"))?.[1];
    expect([await factor(""), await factor("open sesame")]).toEqual(["10", "15"]);
  });

  test("works without crypto.subtle, as on pages without HTTPS", async () => {
    const subtle = Object.getOwnPropertyDescriptor(crypto, "subtle");
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    try {
      const key = newKey();
      expect(accessOf(key, "words")).toHaveLength(43);
      expect(await openText(await sealText("plain HTTP", key, "words"), key, "words")).toBe("plain HTTP");
    } finally {
      if (subtle) Object.defineProperty(crypto, "subtle", subtle);
      else Reflect.deleteProperty(crypto, "subtle");
    }
  });

  test("passes an error of the stream on", async () => {
    const broken = (): ReadableStream<Uint8Array> => {
      const whole = streamOf(bytesOf(100_000)).getReader();
      let pulls = 0;
      return new ReadableStream({
        async pull(controller) {
          if ((pulls += 1) > 5) throw new Error("connection lost");
          controller.enqueue((await whole.read()).value ?? new Uint8Array());
        },
      });
    };
    await expect(allOf(await sealStream(broken(), KEY))).rejects.toThrow("connection lost");
    const file = await sealed(bytesOf(200_000));
    let pieces = 0;
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pieces === 3) throw new Error("connection lost");
        controller.enqueue(file.subarray(pieces * 50_000, (pieces += 1) * 50_000));
      },
    });
    await expect(allOf(await openStream(cut, KEY, "", 200_000))).rejects.toThrow("connection lost");
  });

  test("a text that is no Unicode is not sealed", async () => {
    expect(await codeOf(sealText("\ud800", KEY))).toBe("not-unicode");
  });
});

describe("what does not open says why", () => {
  test("another passphrase, and a file of another key", async () => {
    const file = await sealed(bytesOf(10), "open sesame");
    expect(await codeOf(opened(file, "Open sesame"))).toBe("wrong-passphrase");
    expect(await codeOf(opened(file))).toBe("damaged");
    expect(await codeOf(openText(await sealText("x", newKey()), KEY))).toBe("damaged");
  });

  test("a flipped bit, anywhere, and never a byte of the chunk that has it", async () => {
    const content = bytesOf(200_000);
    const file = await sealed(content);
    const places = [40, 70, 100, 140, 155, 170, 30_000, 66_000, 131_500, file.length - 20, file.length - 1];
    for (const at of places) {
      const got: Uint8Array[] = [];
      const read = async (): Promise<void> => {
        for await (const piece of await openStream(streamOf(flipped(file, at)), KEY, "", content.length)) {
          got.push(piece);
        }
      };
      expect(`${at} ${await codeOf(read())}`).toBe(`${at} damaged`);
      const arrived = Buffer.concat(got);
      expect(Buffer.compare(arrived, content.subarray(0, arrived.length))).toBe(0);
    }
    for (const at of [3, 27]) expect(await codeOf(opened(flipped(file, at)))).toBe("not-age");
  });

  test("a missing end, wherever it was cut", async () => {
    const file = await sealed(bytesOf(200_000));
    const ends = [22, 100, 150, 166, 170, 166 + 65_552, 166 + 65_552 + 5, 166 + 2 * 65_552, file.length - 1];
    for (const end of ends) {
      const code = await codeOf(opened(file.subarray(0, end), "", 200_000));
      expect(`${end} ${code}`).toBe(`${end} truncated`);
    }
  });

  test("a file that is whole, but not of the announced size", async () => {
    const file = await sealed(bytesOf(1_000));
    for (const size of [999, 1_001]) expect(await codeOf(opened(file, "", size))).toBe("damaged");
  });

  test("bytes behind the end", async () => {
    const file = await sealed(bytesOf(1_000));
    expect(await codeOf(opened(Buffer.concat([file, Buffer.from("x")]), "", 1_000))).toBe("damaged");
  });

  test("an armor without its end, with a broken line, or none at all", async () => {
    const armored = await sealText("x".repeat(500), KEY);
    expect(await codeOf(openText(armored.slice(0, 300), KEY))).toBe("truncated");
    expect(await codeOf(openText(armored.replace(/\n(\w{20})/, "\n*$1"), KEY))).toBe("damaged");
    expect(await codeOf(openText("hunter2", KEY))).toBe("not-age");
    expect(await codeOf(openText("", KEY))).toBe("not-age");
  });

  test("a text that is not UTF-8", async () => {
    const file = await sealed(Buffer.from([0x61, 0xff]));
    const lines = file.toString("base64").match(/.{1,64}/g) ?? [];
    const marks = ["-----BEGIN AGE ENCRYPTED FILE-----", "-----END AGE ENCRYPTED FILE-----"];
    expect(await codeOf(openText([marks[0], ...lines, marks[1]].join("\n"), KEY))).toBe("damaged");
  });

  test("a header without an end, of which it reads no more than a header has", async () => {
    const heads = ["-> ", "-> scrypt c2FsdA 10\nAAAA\n", "-> x y\nAAAA\n"].map(
      (line) => `age-encryption.org/v1\n${line}`,
    );
    for (const head of heads) {
      let read = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(Buffer.from(read === 0 ? head : "-> x y\nAAAA\n".repeat(5)));
          if ((read += 65) > 4_096) controller.close();
        },
      });
      expect([head, await codeOf(openStream(endless, KEY))]).toEqual([head, "not-age"]);
      expect(read).toBeLessThan(1_024);
    }
    // Before it is a text, the whole of it has arrived: then no more than that is looked at.
    const stanzas = Buffer.from(`age-encryption.org/v1\n${"-> scrypt c2FsdA 10\nAAAA\n".repeat(20_000)}`);
    const lines = stanzas.toString("base64").match(/.{1,64}/g) ?? [];
    const armored = ["-----BEGIN AGE ENCRYPTED FILE-----", ...lines, "-----END AGE ENCRYPTED FILE-----"].join("\n");
    expect(await codeOf(openText(armored, KEY))).toBe("not-age");
  });

  test("a file for another kind of recipient, and one whose key would take minutes", async () => {
    const file = (await sealed(bytesOf(10))).toString("latin1");
    const bytes = (text: string): Buffer => Buffer.from(text, "latin1");
    expect(await codeOf(opened(bytes(file.replace("-> scrypt", "-> X25519"))))).toBe("not-age");
    expect(await codeOf(opened(bytes(file.replace(/^(-> scrypt \S+) 10$/m, "$1 19"))))).toBe("too-hard");
  });
});

describe("a manifest", () => {
  const manifest = {
    text: "with a text",
    files: [
      { name: "Grüße.txt", type: "text/plain", size: 4 },
      { name: "b", type: "", size: 0 },
    ],
  };

  test("comes back as it was", () => {
    expect(readManifest(manifestText(manifest), 2)).toEqual(manifest);
    expect(manifestText({ text: "", files: [] })).toBe('{"v":1,"text":"","files":[]}');
  });

  test("is refused where a file is missing, or anything is not as it must be", async () => {
    const made = JSON.parse(manifestText(manifest)) as Record<string, unknown>;
    const [first] = manifest.files;
    const wrong = [
      null,
      [],
      { ...made, v: 2 },
      { ...made, text: 1 },
      { ...made, more: 1 },
      { v: 1, text: "" },
      { ...made, files: [first] },
      ...[-1, 1.5, "4", 2 ** 53].map((size) => ({ v: 1, text: "", files: [first, { name: "b", type: "", size }] })),
      { ...made, files: [first, { name: "b", type: "", size: 1, path: "/" }] },
    ];
    for (const value of wrong) {
      expect(await codeOf((async () => readManifest(JSON.stringify(value), 2))())).toBe("damaged");
    }
    expect(await codeOf((async () => readManifest("text", 0))())).toBe("damaged");
    expect(await codeOf((async () => readManifest(manifestText(manifest), 3))())).toBe("damaged");
  });
});

needs("age").describe("age", () => {
  test("opens what is sealed here: texts and files, with and without a passphrase", async () => {
    for (const passphrase of ["", "open sesame, Grüße"]) {
      const typed = agePassphraseOf(KEY, passphrase);
      expect((await ageOpens(await sealText("Grüße\n", KEY, passphrase), typed)).toString()).toBe("Grüße\n");
      const bytes = bytesOf(200_000);
      expect(Buffer.compare(await ageOpens(await sealed(bytes, passphrase), typed), bytes)).toBe(0);
    }
  });

  test("seals what is opened here", async () => {
    const typed = agePassphraseOf(KEY, "open sesame");
    const armored = (await ageSeals("Grüße\n", typed, "--armor")).toString();
    expect(await openText(armored, KEY, "open sesame")).toBe("Grüße\n");
    const bytes = bytesOf(200_000);
    const file = await ageSeals(bytes, agePassphraseOf(KEY, ""));
    expect(Buffer.compare(await opened(file, "", bytes.length), bytes)).toBe(0);
  });
});
