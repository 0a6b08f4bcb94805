// Clients of Password Pusher: the ways they send files.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { bearer, get, keysOf, type Replayed, send, user, useServer, type Wire } from "./replays.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("files, as clients send them", () => {
  const boundary = "X-SECRET-PUSH-BOUNDARY";
  const multipart = (
    path: string,
    parts: Array<[headers: string, content: string | Uint8Array]>,
    ...headers: string[]
  ): Wire => ({
    head: [
      `POST ${path} HTTP/1.1`,
      ...headers,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      "Content-Length: ?",
    ],
    body: Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from("\r\n"),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  const BYTES = Uint8Array.from({ length: 1_000 }, (_, index) => (index * 7) % 256);

  async function expectFile(
    created: Replayed,
    expected: { kind: string; payload: string; filename: string; type: string },
  ): Promise<void> {
    expect([created.status, created.json?.kind ?? created.text]).toEqual([201, expected.kind]);
    const { json } = await get(`/f/${created.json.url_token}.json`);
    expect(json.payload).toBe(expected.payload);
    expect(json.files).toHaveLength(1);
    const [file] = json.files;
    expect([file.filename, file.content_type, file.byte_size]).toEqual([
      expected.filename,
      expected.type,
      BYTES.length,
    ]);
    expect(new Uint8Array(await (await fetch(file.url)).arrayBuffer())).toEqual(BYTES);
  }

  const field = (name: string, value: string): [string, string] => [
    `Content-Disposition: form-data; name="${name}"`,
    value,
  ];

  test("v2, an empty payload and a part without a Content-Type (Python requests)", async () => {
    const created = await send(
      multipart(
        "/api/v2/pushes",
        [
          field("push[payload]", ""),
          field("push[kind]", "file"),
          ['Content-Disposition: form-data; name="push[files][]"; filename="a.bin"', BYTES],
        ],
        bearer(),
      ),
    );
    await expectFile(created, { kind: "file", payload: "", filename: "a.bin", type: "application/octet-stream" });
  });

  test("v1, the same with file_push", async () => {
    const created = await send(
      multipart(
        "/f.json",
        [
          field("file_push[payload]", ""),
          field("file_push[kind]", "file"),
          field("file_push[expire_after_days]", "3"),
          ['Content-Disposition: form-data; name="file_push[files][]"; filename="report.txt"', BYTES],
        ],
        bearer(),
        "X-User-Email: a@example.org",
      ),
    );
    expect(created.json.expire_after_days).toBe(3);
    await expectFile(created, { kind: "file", payload: "", filename: "report.txt", type: "text/plain" });
  });

  test.each([
    ["/api/v2/pushes", "push[files][]"],
    ["/api/v2/pushes", "push[files]"],
    ["/p.json", "password[files][]"],
    ["/f.json", "file_push[files][]"],
    ["/f.json", "file[files][]"],
    ["/p.json", "files[]"],
  ])("%s with nothing but %s (curl -F)", async (path, name) => {
    const disposition = `Content-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf`;
    const created = await send(multipart(path, [[disposition, BYTES]], bearer()));
    await expectFile(created, { kind: "file", payload: "", filename: "a.pdf", type: "application/pdf" });
  });

  test("v1, the prefix file[…], fields before and after the file (httpx)", async () => {
    const created = await send(
      multipart(
        "/f.json",
        [
          field("file[expire_after_views]", "2"),
          [
            'Content-Disposition: form-data; name="file[files][]"; filename="naïve ✓.bin"\r\nContent-Type: application/octet-stream',
            BYTES,
          ],
          field("file[deletable_by_viewer]", "false"),
          field("file[payload]", "a note"),
        ],
        `X-User-Token: ${user.token}`,
      ),
    );
    expect(created.json).toMatchObject({ expire_after_views: 2, deletable_by_viewer: false });
    await expectFile(created, {
      kind: "file",
      payload: "a note",
      filename: "naïve ✓.bin",
      type: "application/octet-stream",
    });
  });

  test("v1, files that are attached to a text (Go)", async () => {
    const created = await send(
      multipart(
        "/p.json",
        [
          field("password[payload]", "see the file"),
          field("password[kind]", "text"),
          field("password[account_id]", "1"),
          [
            'Content-Disposition: form-data; name="password[files][]"; filename="a.tf"\r\nContent-Type: application/octet-stream',
            BYTES,
          ],
        ],
        `X-User-Token: ${user.token}`,
      ),
    );
    await expectFile(created, {
      kind: "text",
      payload: "see the file",
      filename: "a.tf",
      type: "application/octet-stream",
    });
  });

  test("v1, names without quotes and without a wrapper", async () => {
    const created = await send(
      multipart(
        "/p.json",
        [
          ["Content-Disposition: form-data; name=payload", "see the file"],
          ["Content-Disposition: form-data; name=kind", "text"],
          ["Content-Disposition: form-data; name=files; filename=a.bin", BYTES],
        ],
        bearer(),
      ),
    );
    await expectFile(created, {
      kind: "text",
      payload: "see the file",
      filename: "a.bin",
      type: "application/octet-stream",
    });
  });

  test.each([
    ["/api/v2/pushes", "push"],
    ["/f.json", "file_push"],
  ])("%s with bare and extended names and a quoted boundary (.NET)", async (path, wrapper) => {
    const wire = multipart(
      path,
      [
        [`Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name="${wrapper}[payload]"`, ""],
        [`Content-Disposition: form-data; name="${wrapper}[files][]"; filename=a.txt; filename*=utf-8''a.txt`, BYTES],
      ],
      bearer(),
    );
    wire.head = wire.head.map((line) => line.replace(`boundary=${boundary}`, `boundary="${boundary}"`));
    await expectFile(await send(wire), { kind: "file", payload: "", filename: "a.txt", type: "text/plain" });
  });

  test("an extended name that says more than the bare one", async () => {
    const disposition = `Content-Disposition: form-data; name="push[files][]"; filename="=?utf-8?B?w7wudHh0?="; filename*=utf-8''%C3%BC.txt`;
    const created = await send(multipart("/api/v2/pushes", [[disposition, BYTES]], bearer()));
    await expectFile(created, { kind: "file", payload: "", filename: "ü.txt", type: "text/plain" });
  });

  test.each([
    ["/api/v2/pushes", "push"],
    ["/p.json", "password"],
  ])("%s takes no files of somebody without a token", async (path, wrapper) => {
    const refused = await send(
      multipart(path, [
        field(`${wrapper}[payload]`, "x"),
        [`Content-Disposition: form-data; name="${wrapper}[files][]"; filename="a.bin"`, BYTES],
      ]),
    );
    expect([refused.status, keysOf(refused.json)]).toEqual([401, ["error"]]);
  });
});
