// One push of every sort, with views, audit entries, files and labels, and what they must look like
// wherever their data directory has gone: restored, rotated, migrated. What is asked for is asked
// over HTTP; nothing that is checked here changes a count.

import { expect } from "bun:test";

import { runProgram, type ServerProcess, type Settings } from "./processes.ts";

export interface Contents {
  token: string;
  pushes: Known[];
}

interface Known {
  urlToken: string;
  payload: string;
  passphrase: string;
  /** Null for an anonymous push. */
  name: string | null;
  expired: boolean;
  viewsRemaining: number;
  /** Kinds of its audit log, where it has an owner. */
  audit: string[];
  files: Array<{ filename: string; sha256: string }>;
  /** The last part of its receipt's address. */
  receipt?: string | undefined;
}

const FILE_BYTES = 70_000;

/** More than one chunk, and no two alike. */
export function fileBytes(seed: number, size = FILE_BYTES): Buffer {
  const bytes = Buffer.alloc(size);
  for (let index = 0, state = seed + 1; index < size; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

export const sha256Hex = (bytes: Uint8Array): string => new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

/** Starts a server on a new directory, with a user and one push of every sort. @param start of `Servers` */
export async function startFilled(
  start: (dataDir: string, settings?: Settings) => Promise<ServerProcess>,
  dataDir: string,
  settings: Settings = {},
): Promise<{ server: ServerProcess; contents: Contents }> {
  const env = settings.env ?? {};
  const run = async (argv: string[], input = ""): Promise<string> => {
    const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], { input, env });
    if (code !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  await run(["user", "add", "ann@example.org", "--password-stdin"], "correct horse\n");
  const token = await run(["token", "add", "ann@example.org", "--name", "test"]);
  const server = await start(dataDir, settings);
  return { server, contents: await fill(server.url, token) };
}

/** Fills a server. @param token of a user @param fileSize of each file */
export async function fill(url: string, token: string, fileSize = FILE_BYTES): Promise<Contents> {
  const authorization = { authorization: `Bearer ${token}` };
  const pushes: Known[] = [];
  const create = async (
    fields: Record<string, unknown>,
    known: Partial<Known>,
    owned: boolean,
    files: number[] = [],
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(`push[${name}]`, String(value));
    for (const seed of files) form.append("push[files][]", new Blob([fileBytes(seed, fileSize)]), `file ${seed}.bin`);
    const response = await fetch(`${url}/api/v2/pushes`, {
      method: "POST",
      headers: owned ? authorization : {},
      body: form,
    });
    const body = (await response.json()) as { url_token: string; receipt_url?: string };
    expect([response.status, body]).toMatchObject([201, {}]);
    const push: Known = {
      urlToken: body.url_token,
      payload: String(fields["payload"] ?? ""),
      passphrase: String(fields["passphrase"] ?? ""),
      name: owned ? String(fields["name"] ?? "") : null,
      expired: false,
      viewsRemaining: 5,
      audit: owned ? ["creation"] : [],
      files: files.map((seed) => ({ filename: `file ${seed}.bin`, sha256: sha256Hex(fileBytes(seed, fileSize)) })),
      receipt: body.receipt_url?.split("/").pop(),
      ...known,
    };
    pushes.push(push);
    return push;
  };
  const retrieve = async (push: Known, passphrase = push.passphrase) =>
    (await fetch(`${url}/api/v2/pushes/${push.urlToken}?passphrase=${passphrase}`)).status;

  await create({ payload: "nobody's text\r\n\u{1f511}", receipt: true }, {}, false);
  await create({ payload: "https://example.org/", kind: "url", name: "a link", note: "only mine" }, {}, true);
  await create({ payload: "behind a passphrase", passphrase: "open sesame" }, {}, false);
  await create({ payload: "with files", name: "papers" }, {}, true, [1, 2]);
  const viewed = await create({ payload: "seen twice", name: "seen" }, { viewsRemaining: 3 }, true);
  expect([await retrieve(viewed), await retrieve(viewed)]).toEqual([200, 200]);
  viewed.audit.push("view", "view");
  const guarded = await create({ payload: "guessed at", passphrase: "right", name: "guarded" }, {}, true);
  expect(await retrieve(guarded, "wrong")).toBe(401);
  guarded.audit.push("failed_passphrase");
  const over = await create({ payload: "gone", name: "over" }, { expired: true, viewsRemaining: 5 }, true, [3]);
  await fetch(`${url}/api/v2/pushes/${over.urlToken}`, { method: "DELETE", headers: authorization });
  over.audit.push("expire");
  return { token, pushes };
}

/** Looks at everything without counting a view, except for the payloads of anonymous pushes, which count one. */
export async function expectAll(url: string, { token, pushes }: Contents): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const listed = new Map<string, { name: string; views_remaining: number }>();
  for (const state of ["active", "expired"]) {
    const response = await fetch(`${url}/api/v2/pushes/${state}`, { headers });
    expect(response.status).toBe(200);
    for (const push of (await response.json()) as Array<{ url_token: string; name: string; views_remaining: number }>) {
      listed.set(push.url_token, push);
    }
  }
  for (const known of pushes) {
    if (known.name !== null) {
      expect(listed.get(known.urlToken)).toMatchObject({ name: known.name, views_remaining: known.viewsRemaining });
      const audit = await fetch(`${url}/api/v2/pushes/${known.urlToken}/audit`, { headers });
      const { logs } = (await audit.json()) as { logs: Array<{ kind: string }> };
      expect(logs.map(({ kind }) => kind)).toEqual(known.audit);
    }
    const query = `passphrase=${encodeURIComponent(known.passphrase)}`;
    const response = await fetch(`${url}/api/v2/pushes/${known.urlToken}?${query}`, {
      headers: known.name === null ? {} : headers,
    });
    const body = (await response.json()) as {
      payload: string | null;
      expired: boolean;
      views_remaining: number;
      files: Array<{ filename: string; url: string }>;
    };
    expect([response.status, body.expired]).toEqual([200, known.expired]);
    if (known.name === null) known.viewsRemaining -= 1;
    else known.audit.push(known.expired ? "failed_view" : "owner_view");
    expect(body.views_remaining).toBe(known.viewsRemaining);
    expect(body.payload).toBe(known.expired ? null : known.payload);
    if (known.receipt !== undefined) {
      const receipt = await fetch(`${url}/api/v2/receipts/${known.receipt}`);
      expect(await receipt.json()).toMatchObject({ expired: false, views: 5 - known.viewsRemaining });
    }
    const files = await Promise.all(
      body.files.map(async (file) => ({
        filename: file.filename,
        sha256: sha256Hex(new Uint8Array(await (await fetch(file.url)).arrayBuffer())),
      })),
    );
    expect(files).toEqual(known.expired ? [] : known.files);
  }
}
