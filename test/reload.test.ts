// Settings that a running server reads again: a real process on real files, asked by the command and by bare signals. What
// it can take is in force at once, anything wrong leaves all as it was, and nobody who is connected notices.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { bodyOf } from "./error_bodies.ts";
import { until as untilNamed } from "./flooding.ts";
import { freePort } from "./free_port.ts";
import { runHere, startServer } from "./harness.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram, type ServerProcess } from "./processes.ts";
import { SECRET, startReceiver, verify } from "./receiver.ts";
import { scratch } from "./scratch.ts";
import { startMailServer } from "./smtp.ts";

setDefaultTimeout(60_000);

const until = (condition: () => boolean | Promise<boolean>) => untilNamed(condition, String(condition));

const { root, start } = scratch();
const file = join(root, "config.toml");
const further = join(root, "config.d");
const dataDir = join(root, "data");
let server: ServerProcess;
let headers: Record<string, string>;
let base: string;

/** What every version of the file says. */
let common: string;
const write = (text: string) => writeFileSync(file, `${common}\n${text}\n`);
const reload = (...flags: string[]) => runHere(["config", "reload", "--config", file, "--data-dir", dataDir, ...flags]);
/** Has the server take this file. @returns what the command says of each setting */
async function take(text: string): Promise<string[]> {
  write(text);
  const { code, stdout, stderr } = await reload();
  if (code !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout.trim().split("\n");
}

const ask = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json", ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: bodyOf(response.status, await response.text()) };
};
const push = (fields: object = {}, as = {}) => ask("POST", "/api/v2/pushes", { push: { payload: "s", ...fields } }, as);
const title = async () => /<title>(.*)<\/title>/.exec(await (await fetch(server.url)).text())?.[1];

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  common = `base_url = "${base}"\nport = ${port}`;
  write("");
  const account = ["--config", file, "--data-dir", dataDir];
  const person = ["user", "add", "ann@example.org", "--admin", "--password-stdin", ...account];
  expect((await runProgram(person, { input: "correct horse battery\n" })).code).toBe(0);
  const token = (await runProgram(["token", "add", "ann@example.org", "--name", "t", ...account])).stdout.trim();
  headers = { authorization: `Bearer ${token}` };
  server = await start(dataDir, { flags: { config: file, port: `${port}` } });
});

describe("new settings", () => {
  test("are in force at once: policies, limits, pages, what may be pushed, the log's level", async () => {
    expect(await title()).toContain("Secret Push");
    // Somebody has the form open, and sends it after the policy became stricter.
    expect((await push()).status).toBe(201);
    const told = await take(`
      max_payload_bytes = 2048
      enable_qr_pushes = false
      [policy]
      passphrase_required = true
      [policy.user]
      expire_after_days_max = 3
      [branding]
      title = "Vault"
      accent = "#7a1f5c"
      [upload]
      max_file_bytes = "2 MiB"
      [preset.client]
      label = "For a client"
      lifetime = "1d"
      [log]
      level = "debug"`);
    expect(told.toSorted()).toEqual([
      "taken: branding.accent",
      "taken: branding.title",
      "taken: enable_qr_pushes",
      "taken: log.level",
      "taken: max_payload_bytes",
      "taken: policy.passphrase_required",
      "taken: policy.user.expire_after_days_max",
      "taken: preset",
      "taken: upload.max_file_bytes",
    ]);
    expect(await title()).toContain("Vault");
    expect(await push()).toEqual({
      status: 422,
      body: { passphrase: ["is required by this server's policy (policy.passphrase_required)"] as never },
    });
    expect((await push({ passphrase: "long enough", payload: "x".repeat(3000) })).status).toBe(422);
    expect((await push({ passphrase: "long enough", kind: "qr" })).status).toBe(422);
    const { body: version } = await ask("GET", "/api/v2/version");
    expect(JSON.stringify(version)).toContain('"enabled":false');
    // A health check is a line of the log now.
    await fetch(`${server.url}/up`);
    await until(() => /DEBUG|route=\/up/.test(server.output()));
    expect(server.output()).toContain("taken: policy.passphrase_required");
    expect((await take("")).every((line) => line.startsWith("taken: "))).toBe(true);
    expect(await title()).toContain("Secret Push");
    expect((await push()).status).toBe(201);
  });

  test("are in force for languages, and refused if the default one is not offered", async () => {
    const spoken = async (header: string): Promise<string | undefined> =>
      /<html lang="([\w-]+)"/.exec(
        await (await fetch(`${server.url}/about`, { headers: { "accept-language": header } })).text(),
      )?.[1];
    expect(await spoken("fr")).toBe("fr");
    const told = await take('[languages]\noffered = ["de", "en"]\ndefault = "de"');
    expect(told.toSorted()).toEqual(["taken: languages.default", "taken: languages.offered"]);
    expect([await spoken("fr"), await spoken("en")]).toEqual(["de", "en"]);
    expect((await push({ language: "fr" } as never)).status).toBe(422);
    await take("");
    expect(await spoken("fr")).toBe("fr");
  });

  test("bring policies of groups, and take them away", async () => {
    const joining = ["group", "add", "temps", "ann@example.org", "--config", file, "--data-dir", dataDir];
    expect((await runHere(joining)).code).toBe(0);
    expect((await push({}, headers)).status).toBe(201);
    expect(await take("[policy.group.temps]\ncover_required = true")).toEqual(["taken: policy.group"]);
    expect((await push({ covered: false }, headers)).body).toEqual({
      covered: ["must be true by this server's policy (policy.group.temps.cover_required)"] as never,
    });
    expect(await take("")).toEqual(["taken: policy.group"]);
    expect((await push({ covered: false }, headers)).status).toBe(201);
  });

  test("that need a restart are named, and the rest is taken", async () => {
    expect(await take(`sweep_interval = "5m"\nallow_sign_up = true\n[branding]\ntitle = "Half"`)).toEqual([
      "taken: branding.title",
      "needs a restart: allow_sign_up",
      "needs a restart: sweep_interval",
    ]);
    expect(await title()).toContain("Half");
    // They are named until the restart.
    const { stdout, stderr } = await reload("--pid", `${server.pid}`);
    expect(stdout).toBe("needs a restart: allow_sign_up\nneeds a restart: sweep_interval\n");
    expect(stderr).toBe("Restart the server to apply the others.\n");
    await take("");
    expect(await reload()).toEqual({
      code: 0,
      stdout: "",
      stderr: "The server read its settings again. Nothing has changed.\n",
    });
  });

  test("reach webhooks and mail: an event goes to the new address, in its new form, and from the new sender", async () => {
    const [one, other] = [startReceiver(root), startReceiver(join(root, ".."))];
    const post = await startMailServer();
    try {
      const hooks = (url: string, caFile: string) =>
        `[webhooks]\nurl = "${url}/hook"\nsecret = "${SECRET}"\nca_file = "${caFile}"\n`;
      await take(hooks(one.url, one.caFile));
      expect((await push({}, headers)).status).toBe(201);
      await until(() => one.got.length > 0);
      verify(one.got[0] as never);
      const mail = (from: string) => `[mail]\nurl = "smtp://127.0.0.1:${post.port}?starttls=off"\nfrom = "${from}"\n`;
      await take(hooks(other.url, other.caFile) + mail("Push <push@example.org>"));
      const before = one.got.length;
      const mailed = await push({ notify_emails_to: "bob@example.org" }, headers);
      expect(mailed.status).toBe(201);
      await until(() => other.got.length > 0 && post.letters.length > 0);
      expect(one.got.length).toBe(before);
      expect(post.letters[0]?.from).toBe("push@example.org");
      // Without them, nothing is delivered any more.
      await take("");
      const sent = other.got.length;
      expect((await push({}, headers)).status).toBe(201);
      await take(hooks(other.url, other.caFile));
      expect((await push({}, headers)).status).toBe(201);
      await until(() => other.got.length > sent);
      expect(other.got.length).toBe(sent + 1);
    } finally {
      await take("");
      await Promise.all([one.stop(), other.stop(), post.stop()]);
      rmSync(join(root, "..", "receiver-ca.pem"), { force: true });
    }
  });
});

describe("wrong settings", () => {
  const refusedBySignal = async (): Promise<string> => {
    const before = server.output().length;
    process.kill(server.pid, "SIGHUP");
    await until(() => server.output().slice(before).includes("the old ones stay in force"));
    return server.output().slice(before);
  };

  test.each<[string, () => void, string]>([
    ["half a file", () => writeFileSync(file, `${common}\n[branding]\ntitle = "Ha`), "line 4: this is not TOML"],
    ["a value out of range", () => write(`[branding]\ntitle = "New"\n[rate_limit]\nper_second = -1`), "is too small"],
    [
      "a policy that contradicts itself",
      () => write("[policy.user]\nexpire_after_days_min = 91"),
      "no value would be valid",
    ],
    [
      "a file of a secret that is missing",
      () => write(`[branding]\ntitle = "New"\n[webhooks]\nurl = "https://a"\nsecret_file = "/nowhere/secret"`),
      "/nowhere/secret",
    ],
    [
      "a logo that is missing",
      () => write(`[branding]\ntitle = "New"\nlogo_file = "/nowhere.png"`),
      "logo_file cannot be read",
    ],
    [
      "an authority that is none",
      () => write(`[branding]\ntitle = "New"\n[webhooks]\nallow = "a.example.org"\nca_file = "${file}"`),
      "webhooks.ca_file contains no certificate",
    ],
    [
      "a pipe in config.d",
      () => {
        mkdirSync(further);
        Bun.spawnSync(["mkfifo", join(further, "a.toml")]);
      },
      "it is not a regular file",
    ],
    [
      "a link to a terminal in place of the file",
      () => {
        rmSync(file);
        symlinkSync("/dev/ptmx", file);
      },
      "it is not a regular file",
    ],
  ])("are refused as a whole: %s", async (_what, make, reason) => {
    make();
    try {
      const told = await refusedBySignal();
      expect(told).toContain("refused: ");
      expect(told).toContain(reason);
      expect(await title()).toContain("Secret Push");
      expect((await push()).status).toBe(201);
      // The command says so and leaves the server in peace, unless only a server can find out.
      const { code, stdout, stderr } = await reload();
      expect([1, 2]).toContain(code);
      expect(stdout + stderr).toContain(reason);
    } finally {
      rmSync(file, { force: true });
      rmSync(further, { recursive: true, force: true });
      await take("");
    }
  });

  test("with --pid, the command opens no file that a setting names: systemd lets it see no credential", async () => {
    write(`[branding]\ntitle = "Beside"`);
    const argv = ["config", "reload", "--config", file, "--data-dir", dataDir];
    const env = { SECRETPUSH_KEY_FILE: join(root, "hidden.key") };
    expect(await runProgram([...argv, "--pid", `${server.pid}`], { env })).toEqual({
      code: 0,
      stdout: "taken: branding.title\n",
      stderr: "",
    });
    expect(await title()).toContain("Beside");
    // Without it, wrong settings are told before anything is asked of the server.
    expect(await runProgram(argv, { env })).toMatchObject({ code: 2, stderr: expect.stringContaining("hidden.key") });
    await take("");
  });

  test("the command says why it cannot ask: no server runs there, or it has no settings to read again", async () => {
    const reloadAt = (...argv: string[]) => runHere(["config", "reload", "--config", file, ...argv]);
    write("");
    const said = async (dir: string) => (await reloadAt("--data-dir", dir)).stderr;
    expect(await said(join(root, "none"))).toContain("no server is running on");
    const embedded = await startServer();
    expect(await said(embedded.dataDir)).toContain("This server cannot reload its settings");
    await embedded.stop();
  });
});

describe("people who are connected notice nothing", () => {
  test("a storm of signals under traffic: each request is answered, an upload and a wait go on, failed attempts still count", async () => {
    // A wrong passphrase may be tried so often, whatever is reloaded meanwhile.
    const { body: guarded } = await push({ passphrase: "right one" });
    const wrong = () => ask("GET", `/api/v2/pushes/${String(guarded.url_token)}?passphrase=wrong`);
    const statuses = [(await wrong()).status, (await wrong()).status, (await wrong()).status];

    // An upload that is under way, and a recipient who waits for a release.
    let more: ReadableStreamDefaultController<Uint8Array> | undefined;
    const edge = "edge";
    const upload = fetch(`${server.url}/api/v2/pushes`, {
      method: "POST",
      headers: { ...headers, "content-type": `multipart/form-data; boundary=${edge}` },
      body: new ReadableStream<Uint8Array>({
        start: (controller) => {
          more = controller;
          const head = `--${edge}\r\ncontent-disposition: form-data; name="push[files][]"; filename="a.bin"\r\n\r\n`;
          controller.enqueue(new TextEncoder().encode(`${head}${"x".repeat(100_000)}`));
        },
      }),
    });

    let asked = 0;
    const over = new AbortController();
    const failures: string[] = [];
    const traffic = Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) {
        const { status, body } = await push().catch((error: Error) => ({ status: 0, body: error.message }));
        const { url_token: token } = body as Record<string, string>;
        const opened = status === 201 ? await ask("GET", `/api/v2/pushes/${token}`) : { status };
        const page = await fetch(`${server.url}/p/${token}`).then(
          async (answer) => (await answer.text(), answer.status),
        );
        if (status !== 201 || opened.status !== 200 || page !== 200)
          failures.push(`${status} ${opened.status} ${page}`);
        asked += 3;
      }
    });
    const titles = ["One", "Two"];
    for (let round = 0; round < 40; round += 1) {
      write(`[branding]\ntitle = "${titles[round % 2]}"\n[upload]\nmax_file_bytes = "1 KiB"`);
      process.kill(server.pid, "SIGHUP");
      process.kill(server.pid, "SIGHUP");
      const enough = asked + 20;
      await until(() => asked > enough);
    }
    over.abort();
    await Promise.all(traffic);
    expect(failures).toEqual([]);

    // The upload keeps the limits that it began under. One that begins now has the new ones.
    more?.enqueue(new TextEncoder().encode(`${"y".repeat(100_000)}\r\n--${edge}--\r\n`));
    more?.close();
    expect((await upload).status).toBe(201);
    const form = new FormData();
    form.append("push[files][]", new Blob(["z".repeat(2000)]), "b.bin");
    const late = await fetch(`${server.url}/api/v2/pushes`, { method: "POST", headers, body: form });
    expect(late.status).toBe(413);

    for (let tries = 0; tries < 4; tries += 1) statuses.push((await wrong()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await until(async () => (await title())?.includes("Two") === true);
    await take("");
  });

  test("a signal during the start and during the stop is no end: the server starts, and stops in order", async () => {
    const own = join(root, "other");
    const configFile = join(root, "other.toml");
    writeFileSync(configFile, "");
    const child = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", own, "--config", configFile], {
      env: ENVIRONMENT,
      stdin: "ignore",
      stdout: "pipe",
      stderr: "ignore",
    });
    let output = "";
    const read = (async () => {
      for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) output += chunk;
    })();
    const catches = () =>
      Bun.spawnSync(["grep", "SigCgt", `/proc/${child.pid}/status`])
        .stdout.toString()
        .trim();
    // Before the program handles a signal, every program ends by SIGHUP.
    await until(() => Number.parseInt(catches().slice(-1), 16) % 2 === 1);
    for (let count = 0; count < 5; count += 1) child.kill("SIGHUP");
    await until(() => output.includes("the settings were read again"));
    expect(output).toContain("listening");
    // The mail needs the address, and the address needs a restart.
    const mail = 'url = "smtp://localhost?starttls=off"\nfrom = "a@example.org"';
    writeFileSync(configFile, `base_url = "http://localhost"\n[mail]\n${mail}`);
    const asked = await runHere(["config", "reload", "--config", configFile, "--data-dir", own]);
    expect(asked).toEqual({
      code: 1,
      stdout: expect.stringContaining("restart the server to apply all of them"),
      stderr: "The server refused the new settings: the old ones stay in force.\n",
    });
    writeFileSync(configFile, "");
    output = output.replaceAll("refused", "");
    for (let count = 0; count < 5; count += 1) child.kill("SIGHUP");
    child.kill("SIGTERM");
    for (let count = 0; count < 5; count += 1) child.kill("SIGHUP");
    expect(await child.exited).toBe(0);
    await read;
    expect(output).toContain("stopped");
    expect(output).not.toContain("refused");
  });

  test("a server whose terminal is closed stops in order, as before", async () => {
    const own = join(root, "terminal");
    let said = "";
    const child = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", own], {
      cwd: PROGRAM_CWD,
      env: ENVIRONMENT,
      terminal: {
        data(terminal, bytes) {
          said += Buffer.from(bytes).toString();
          if (said.includes("listening")) terminal.close();
        },
      },
    });
    expect([await child.exited, child.signalCode]).toEqual([0, null]);
  });
});
