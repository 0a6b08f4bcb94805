// Forms below the level of HTTP: however a body falls into chunks, its parts are the same, and what is
// no whole form is refused wherever it ends.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { AppError } from "../src/base/errors.ts";
import { boundaryOf, readParts } from "../src/http/bodies/multipart.ts";
import { bytesOf } from "./multipart_forms.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

type Read = Array<{ name: string; filename: string | null; contentType: string; text: string }>;

async function* inChunks(body: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += size) yield body.slice(at, at + size);
}

async function read(body: string | Uint8Array, size = 1 << 30, boundary = "b"): Promise<Read> {
  const parts: Read = [];
  for await (const part of readParts(inChunks(Buffer.from(body as string), size), boundary)) {
    const { name, filename, contentType, bytes } = part;
    const pieces: Uint8Array[] = [];
    for await (const piece of bytes) pieces.push(Buffer.from(piece));
    parts.push({ name, filename, contentType, text: Buffer.concat(pieces).toString("latin1") });
  }
  return parts;
}

const FORM = [
  "a preamble to be passed over\r\n",
  '--b\r\nContent-Disposition: form-data; name="first"\r\n\r\none',
  '\r\n--b \t\r\ncontent-type: text/plain; charset=utf-8\r\nCONTENT-DISPOSITION:form-data;name="second";filename="a.txt"\r\n\r\n',
  "\r\n\r\r\n-\r\n--\r\n--a\r\n--\r\r\n--c--b\r",
  '\r\n--b\r\nContent-Disposition: form-data; name="empty"; filename=""\r\n\r\n',
  "\r\n--b\r\nX-Other: no part of a form\r\n\r\nignored",
  "\r\n--b--\r\nan epilogue --b",
].join("");
const PARTS: Read = [
  { name: "first", filename: null, contentType: "", text: "one" },
  {
    name: "second",
    filename: "a.txt",
    contentType: "text/plain; charset=utf-8",
    text: "\r\n\r\r\n-\r\n--\r\n--a\r\n--\r\r\n--c--b\r",
  },
  { name: "empty", filename: "", contentType: "", text: "" },
];

test("the parts are the same for every size of chunk", async () => {
  for (let size = 1; size <= FORM.length; size += 1) expect(await read(FORM, size)).toEqual(PARTS);
});

test("random bytes full of beginnings of delimiters come through whole", async () => {
  const letters = ["\r", "\n", "-", "b", "\r\n", "\r\n--", "x"];
  for (let seed = 1; seed <= 50; seed += 1) {
    // Three hundred pieces that never make up the whole delimiter.
    const noise = Array.from(bytesOf(300, seed), (byte) => letters[byte % letters.length])
      .join("")
      .replaceAll("--b", "--x");
    const body = `--b\r\nContent-Disposition: form-data; name=n\r\n\r\n${noise}\r\n--b--`;
    for (const size of [1, 2, 3, 7, 64]) expect((await read(body, size))[0]?.text).toBe(noise);
  }
});

test("large chunks, whose memory is given back, come through whole, in files and in fields between them", async () => {
  const text = Array.from(bytesOf(300_000, 7), (byte) => "\r\n-bxyz0"[byte % 9])
    .join("")
    .replaceAll("--b", "--x");
  const part = (name: string): string =>
    `--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${text}${name}\r\n`;
  const body = Buffer.from(`${part("one")}${part("two")}${part("three")}--b--`);
  async function* own(size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < body.length; at += size) yield new Uint8Array(body.subarray(at, at + size));
  }
  for (const size of [16 * 1024, 20_000, 65_536, 300_001, body.length]) {
    const texts: string[] = [];
    for await (const { bytes } of readParts(own(size), "b")) {
      const pieces: Uint8Array[] = [];
      for await (const piece of bytes) pieces.push(Buffer.from(piece));
      texts.push(Buffer.concat(pieces).toString("latin1"));
    }
    expect(texts.map((read) => read.slice(text.length))).toEqual(["one", "two", "three"]);
    expect(texts.every((read) => read.startsWith(text))).toBe(true);
  }
});

test("what is not read of a part, or of all parts, is skipped", async () => {
  const names: string[] = [];
  for await (const part of readParts(inChunks(Buffer.from(FORM), 5), "b")) {
    names.push(part.name);
    for await (const _ of part.bytes) break;
  }
  expect(names).toEqual(["first", "second", "empty"]);
  names.length = 0;
  for await (const part of readParts(inChunks(Buffer.from(FORM), 5), "b")) names.push(part.name);
  expect(names).toEqual(["first", "second", "empty"]);
});

test("the source is ended when the reader stops early", async () => {
  let ended = false;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from(FORM);
      yield Buffer.from("more");
    } finally {
      ended = true;
    }
  }
  for await (const _ of readParts(source(), "b")) break;
  expect(ended).toBe(true);
});

describe("no whole form is refused", () => {
  test("cut off anywhere before its last delimiter", async () => {
    const whole = FORM.indexOf("--b--") + 5;
    for (let length = 0; length < whole; length += 1) {
      const outcome = await read(FORM.slice(0, length), 16).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(AppError);
      expect((outcome as AppError).code).toBe("malformed");
    }
    expect(await read(FORM.slice(0, whole))).toEqual(PARTS);
  });

  const BAD: Array<[what: string, body: string]> = [
    ["a line that goes on after the delimiter", "--bc\r\nContent-Disposition: form-data; name=n\r\n\r\nx\r\n--b--"],
    ["a header without a colon", "--b\r\nnonsense\r\n\r\nx\r\n--b--"],
    ["headers without an end", `--b\r\n${"X: y\r\n".repeat(10_000)}`],
    ["another boundary", "--c\r\n\r\nx\r\n--c--"],
  ];
  for (const [what, body] of BAD) {
    test(what, async () => expect(read(body)).rejects.toThrow("not a complete multipart form"));
  }
});

test("the boundary is found however the Content-Type is written", () => {
  const FOUND: Array<[contentType: string, boundary: string]> = [
    ["multipart/form-data; boundary=abc", "abc"],
    ['multipart/form-data; charset=utf-8; Boundary="a b:c"', "a b:c"],
    ["multipart/form-data;boundary=----WebKitFormBoundary7MA4; charset=utf-8", "----WebKitFormBoundary7MA4"],
  ];
  for (const [contentType, boundary] of FOUND) expect(boundaryOf(contentType)).toBe(boundary);
  for (const none of ["multipart/form-data", "multipart/form-data; boundary=", 'multipart/form-data; boundary=""']) {
    expect(() => boundaryOf(none)).toThrow("not a complete multipart form");
  }
});
