// Requests of a real server process that is killed: an answer is stored whole or not at all, and one that was not stored uses
// up none of those that are allowed. And what they hold outlives a rotation of the master key and a backup.

import { expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { blobsIn, bytesOf, form, same, until } from "./multipart_forms.ts";
import { runProgram, type ServerProcess } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000);

const PATH = "/api/v2/requests";
const FLAGS = { "enable-requests": "true", "upload-free-space-floor": "0", "upload-at-once-per-caller": "100" };
const { start, newPath, root } = scratch();

type Json = Record<string, unknown>;

async function newServer(dataDir: string) {
  const made = await runProgram(["user", "add", "anna@example.org", "--password-stdin", "--data-dir", dataDir], {
    input: "correct horse\n",
  });
  if (made.code !== 0) throw new Error(made.stderr);
  const token = await runProgram(["token", "add", "anna@example.org", "--name", "test", "--data-dir", dataDir]);
  return { authorization: `Bearer ${token.stdout.trim()}`, "content-type": "application/json" };
}

async function json(server: ServerProcess, method: string, path: string, headers: Record<string, string>, body?: Json) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(server.url + path, { method, headers, ...sent });
  return { status: response.status, body: (await response.json()) as Json };
}

const asked = async (server: ServerProcess, headers: Record<string, string>, fields: Json): Promise<string> =>
  (await json(server, "POST", PATH, headers, { request: { request: "What?", ...fields } })).body.url_token as string;

const fileForm = (bytes: Uint8Array) =>
  form([{ headers: [`Content-Disposition: form-data; name="request[files][]"; filename="a.bin"`], body: bytes }]);

/** @returns the status; null where the server was gone before it answered */
async function sendFile(server: ServerProcess, token: string, bytes: Uint8Array): Promise<number | null> {
  const { headers, body } = fileForm(bytes);
  try {
    const response = await fetch(`${server.url}${PATH}/${token}/respond`, { method: "PATCH", headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

test("kills while answers arrive: each that was confirmed is there, whole, and no more than were allowed", async () => {
  const dataDir = newPath("killed");
  const owner = await newServer(dataDir);
  let server = await start(dataDir, { flags: FLAGS });
  const token = await asked(server, owner, { response_file_attachments: true, max_responses: 100 });
  let confirmed = 0;
  let unconfirmed = 0;
  const bytes = bytesOf(300_000);
  for (let round = 0; round < 3; round += 1) {
    const target = confirmed + 6;
    let killed: Promise<void> | undefined;
    const work = async (): Promise<void> => {
      for (;;) {
        const status = await sendFile(server, token, bytes);
        if (status === null) return void (unconfirmed += 1);
        // One address may answer thirty times a minute.
        if (status === 429) return void (killed ??= server.kill());
        expect(status).toBe(200);
        confirmed += 1;
        if (confirmed >= target) killed ??= server.kill();
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    await killed;
    server = await start(dataDir, { flags: FLAGS });
    const { body } = await json(server, "GET", `${PATH}/${token}`, owner);
    const answers = body.responses as Array<{ url_token: string }>;
    expect(answers.length).toBeGreaterThanOrEqual(confirmed);
    expect(answers.length).toBeLessThanOrEqual(confirmed + unconfirmed);
    // What was taken and what is there are the same, also where nobody learned of it.
    expect(body.responses_remaining).toBe(100 - answers.length);
    expect(blobsIn(dataDir)).toHaveLength(answers.length);
    for (const answer of answers) {
      const push = await json(server, "GET", `/api/v2/pushes/${answer.url_token}`, owner);
      const [file] = push.body.files as Array<{ url: string }>;
      expect(same(await (await fetch(file?.url ?? "")).bytes(), bytes)).toBe(true);
    }
  }
  expect(confirmed).toBeGreaterThan(0);
  await server.stop();
});

test("an upload that is killed half-way leaves no file, and the one answer can still be given", async () => {
  const dataDir = newPath("half");
  const owner = await newServer(dataDir);
  let server = await start(dataDir, { flags: FLAGS });
  const token = await asked(server, owner, { response_file_attachments: true });
  const { headers, body } = fileForm(bytesOf(400_000));
  const never = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(body.subarray(0, 300_000)),
  });
  const sent = fetch(`${server.url}${PATH}/${token}/respond`, { method: "PATCH", headers, body: never }).catch(
    () => null,
  );
  await until(() => blobsIn(dataDir).length > 0, "a draft");
  await server.kill();
  await sent;
  server = await start(dataDir, { flags: FLAGS });
  expect(blobsIn(dataDir)).toEqual([]);
  const { body: now } = await json(server, "GET", `${PATH}/${token}`, owner);
  expect([now.state, now.responses]).toEqual(["open", []]);
  expect(await sendFile(server, token, bytesOf(1_000))).toBe(200);
  await server.stop();
});

test("requests and answers outlive a rotation of the master key and a backup, and the check finds them whole", async () => {
  const dataDir = newPath("kept");
  const owner = await newServer(dataDir);
  let server = await start(dataDir, { flags: { ...FLAGS, "rotation-check-interval": "10ms" } });
  const token = await asked(server, owner, { name: "kept", max_responses: 2 });
  const respond = (response: string) =>
    json(
      server,
      "PATCH",
      `${PATH}/${token}/respond`,
      { "content-type": "application/json" },
      { request: { response } },
    );
  expect((await respond("before")).status).toBe(200);
  expect(await runProgram(["key", "rotate", "--data-dir", dataDir])).toMatchObject({ code: 0 });
  const expected = { request: "What?", response: "before", state: "ready", responses_remaining: 1 };
  expect((await json(server, "GET", `${PATH}/${token}`, owner)).body).toMatchObject(expected);
  const archive = join(root, "kept.tar");
  expect(await runProgram(["backup", archive, "--data-dir", dataDir])).toMatchObject({ code: 0 });
  await server.stop();
  expect(await runProgram(["check", "--data-dir", dataDir])).toMatchObject({ code: 0 });
  const restored = newPath("restored");
  expect(await runProgram(["restore", archive, "--data-dir", restored])).toMatchObject({ code: 0 });
  server = await start(restored, { flags: { ...FLAGS, "key-file": join(dataDir, "master.key") } });
  const { body } = await json(server, "GET", `${PATH}/${token}`, owner);
  expect(body).toMatchObject(expected);
  expect((await json(server, "GET", `${PATH}/ready`, owner)).body).toMatchObject([
    { name: "kept", responses_count: 1 },
  ]);
  expect((await respond("after")).status).toBe(200);
  expect((await json(server, "GET", `${PATH}/${token}`, owner)).body).toMatchObject({ response: "after" });
  await server.stop();
});
