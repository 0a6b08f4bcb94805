// `secretpush doctor` finds and names what is set up wrong, and does not accuse what is well.

import { Database } from "bun:sqlite";
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "../src/base/build.ts";
import { newMasterKey } from "../src/store/keys/master_keys.ts";
import { collectorInProcess, type Told } from "./collectors.ts";
import { runBeside, startServer, type TestServer } from "./harness.ts";
import { inspected, type Line, linesOf } from "./inspections.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";
import { SECRET, startReceiver, verify } from "./receiver.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, newPath, copy } = inspected();

/** What each examination begins with. */
const program = {
  verdict: "ok",
  subject: "program",
  text: expect.stringContaining(`Secret Push ${build.replace(")", "")}`),
};

describe("doctor", () => {
  const doctor = (dataDir: string, ...more: string[]) => linesOf("doctor", "--data-dir", dataDir, ...more);
  const about = (lines: Line[], subject: string): string[] =>
    lines.filter((line) => line.subject === subject).map(({ verdict, text }) => `${verdict} ${text}`);

  /** A proxy on a port of its own, which forwards what `headers` gives, and the server behind it. */
  async function behindProxy(
    headers: (request: Request) => Record<string, string>,
    flags: Record<string, string> = {},
  ) {
    let server: TestServer | undefined;
    const proxy = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const forwarded = new Headers(request.headers);
        for (const [name, value] of Object.entries(headers(request))) forwarded.set(name, value);
        return fetch(`${server?.url}${new URL(request.url).pathname}`, { headers: forwarded, method: request.method });
      },
    });
    const url = `http://127.0.0.1:${proxy.port}`;
    server = await startServer({ flags: { "base-url": url, ...flags } });
    const port = new URL(server.url).port;
    return {
      examine: () => doctor(server.dataDir, "--port", port, "--base-url", url),
      async stop() {
        await proxy.stop(true);
        await server.stop();
      },
    };
  }

  test("says in words what each role's policy is, and which holds for nobody", async () => {
    const server = await startServer();
    await server.stop({ dataDir: true });
    const policies = async (...flags: string[]) => about((await doctor(server.dataDir, ...flags)).lines, "policy");
    expect(await policies()).toEqual([]);
    const anonymous = ["--policy-anonymous-kinds=text,url", "--policy-anonymous-networks=10.0.0.0/8"];
    expect(
      await policies(
        ...anonymous,
        "--policy-cover-required=true",
        "--policy-user-passphrase-min-length=12",
        "--policy-user-passphrase-required=true",
        "--policy-admin-expire-after-days-max=400",
        "--policy-admin-max-file-bytes=1GiB",
        "--policy-admin-e2e-required=true",
      ),
    ).toEqual([
      "ok People without an account: only text, url; covered until tapped; from certain networks only (10.0.0.0/8).",
      "ok Users: a passphrase required; passphrases of at least 12 characters; covered until tapped.",
      "ok Administrators and auditors: 1 to 400 days; files of up to 1 GiB; covered until tapped; end-to-end encrypted only.",
    ]);
    expect(await policies(...anonymous, "--allow-anonymous=false")).toEqual([
      "warn allow_anonymous is false, so policy.anonymous applies to no one.",
    ]);
    rmSync(server.dataDir, { recursive: true, force: true });
  });

  test("says what binds the members of each group, and which groups nobody is in", async () => {
    const server = await startServer();
    const { email } = await server.user();
    for (const group of ["contractors", "Interns"]) {
      expect((await runBeside(server, ["group", "add", group, email])).code).toBe(0);
    }
    await server.stop({ dataDir: true });
    const policies = JSON.stringify({
      contractors: { kinds: ["text"], expire_after_days_max: 3, max_file_bytes: "1MiB", passphrase_required: true },
      interns: {},
      temps: { cover_required: true },
    });
    expect(about((await doctor(server.dataDir, `--policy-group=${policies}`)).lines, "policy")).toEqual([
      "ok Members of contractors: kinds = text; expire_after_days_max = 3; max_file_bytes = 1 MiB; passphrase_required = true.",
      "ok Members of interns: no limits.",
      "ok Members of temps: cover_required = true.",
      "warn policy.group.interns: no one has been in a group of this name yet. There is a group Interns: write its name exactly like this.",
      "warn policy.group.temps: no one has been in a group of this name yet. It applies to people who sign in with this group. To add people to it here: secretpush group add.",
    ]);
    rmSync(server.dataDir, { recursive: true, force: true });
  });

  test("has no complaint about a server that is set up right", async () => {
    const proxy = await behindProxy((request) => ({
      host: request.headers.get("host") ?? "",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": request.headers.get("host") ?? "",
    }));
    try {
      const { code, lines } = await proxy.examine();
      expect(lines.filter(({ verdict }) => verdict === "fail")).toEqual([]);
      expect(code).toBe(0);
      expect(about(lines, "program")).toEqual([expect.stringMatching(/^ok Secret Push \d/)]);
      expect(about(lines, "key")).toEqual(["ok The master key fits the database. Keep a copy of it elsewhere."]);
      expect(about(lines, "base_url")[0]).toMatch(/^ok The server sees http:\/\/127\.0\.0\.1:\d+, as people do\.$/);
      expect(about(lines, "base_url")[1]).toContain("through a proxy that it trusts");
      expect(lines.map(({ subject }) => subject)).toEqual(
        expect.arrayContaining(["permissions", "database", "key", "disk", "clock", "limits", "server", "base_url"]),
      );
    } finally {
      await proxy.stop();
    }
  });

  test("finds a proxy that hides the host and the scheme, and one that is not trusted", async () => {
    const hiding = await behindProxy(() => ({ host: "inner.example" }));
    try {
      const { code, lines } = await hiding.examine();
      expect([code, about(lines, "base_url")[0]]).toEqual([
        1,
        expect.stringMatching(/^fail The server sees the host .*Host/),
      ]);
    } finally {
      await hiding.stop();
    }
    const stranger = await behindProxy(() => ({ "x-forwarded-for": "192.0.2.7" }), { "trusted-proxies": "192.0.2.1" });
    try {
      const lines = about((await stranger.examine()).lines, "base_url");
      expect(lines.at(-1)).toMatch(/^fail The server takes the proxy \(127\.0\.0\.1\) for the client.*192\.0\.2\.7/);
    } finally {
      await stranger.stop();
    }
  });

  test("knows a trusted proxy that leaves out the port from one that is not trusted", async () => {
    const naming = (host: string, flags: Record<string, string> = {}) =>
      behindProxy(() => ({ host: "inner.example", "x-forwarded-for": "127.0.0.1", "x-forwarded-host": host }), flags);
    for (const [host, flags, sentence] of [
      ["127.0.0.1", {}, /leaves out the port that people use: in nginx, send \$http_host in place of \$host\.$/],
      ["other.example:1", {}, /names another host: configure it to send the one that people use\.$/],
      ["127.0.0.1", { "trusted-proxies": "192.0.2.1" }, /is not trusted: name the proxy in trusted_proxies\.$/],
    ] as const) {
      const proxy = await naming(host, flags);
      try {
        const [first] = about((await proxy.examine()).lines, "base_url");
        expect(first).toMatch(sentence);
        if (!("trusted-proxies" in flags)) expect(first).not.toContain("trusted_proxies");
      } finally {
        await proxy.stop();
      }
    }
  });

  test("finds a proxy that hides the clients' addresses, and never calls an untrusted one trusted", async () => {
    const silent = await behindProxy((request) => ({ host: request.headers.get("host") ?? "" }));
    try {
      const { code, lines } = await silent.examine();
      expect([code, about(lines, "base_url")]).toEqual([
        1,
        [
          expect.stringMatching(/^ok The server sees http:\/\/127\.0\.0\.1:\d+, as people do\.$/),
          expect.stringMatching(/^fail The server sees this host as 127\.0\.0\.1, and no proxy adds X-Forwarded-For\./),
        ],
      ]);
    } finally {
      await silent.stop();
    }
    // It forwards the very address that it has itself: the addresses alone cannot tell.
    const untrusted = await behindProxy(() => ({ "x-forwarded-for": "127.0.0.1", host: "inner.example" }), {
      "trusted-proxies": "192.0.2.1",
    });
    try {
      const lines = about((await untrusted.examine()).lines, "base_url");
      expect(lines.join(" ")).not.toContain("that it trusts");
      expect(lines.at(-1)).toMatch(/^fail The server takes the proxy \(127\.0\.0\.1\) for the client/);
    } finally {
      await untrusted.stop();
    }
  });

  test("has no complaint about a base URL that leads to the server itself", async () => {
    const server = await startServer();
    try {
      const { code, lines } = await doctor(
        server.dataDir,
        "--port",
        new URL(server.url).port,
        "--base-url",
        server.url,
      );
      expect([code, about(lines, "base_url").at(-1)]).toEqual([
        0,
        "ok The server sees this host as 127.0.0.1, without a proxy.",
      ]);
    } finally {
      await server.stop();
    }
  });

  const inNamespace = ["unshare", "--map-root-user", "--mount"];
  needs("user mounts").test("finds a read-only file system, also while no server runs", async () => {
    const dataDir = copy();
    const mounted = [...inNamespace, "sh", "-c"];
    const script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"';
    const argv = [...PROGRAM, "doctor", "--data-dir", dataDir, "--json"];
    const done = Bun.spawnSync([...mounted, script, "sh", dataDir, ...argv], {
      cwd: PROGRAM_CWD,
      env: ENVIRONMENT,
    });
    if (done.stdout.length === 0) throw new Error(`No mount namespace: ${done.stderr}`);
    expect([done.exitCode, JSON.parse(done.stdout.toString()).slice(0, 2)]).toEqual([
      1,
      [program, { verdict: "fail", subject: "directory", text: expect.stringContaining("read-only file system") }],
    ]);
  });

  test("finds a base URL that leads elsewhere or nowhere", async () => {
    const stranger = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => Response.json({ status: "up" }) });
    const server = await startServer();
    const port = new URL(server.url).port;
    try {
      const elsewhere = await doctor(server.dataDir, "--port", port, "--base-url", `http://127.0.0.1:${stranger.port}`);
      expect([elsewhere.code, about(elsewhere.lines, "base_url")[0]]).toEqual([
        1,
        expect.stringContaining("not from this server"),
      ]);
      await stranger.stop(true);
      const nowhere = await doctor(server.dataDir, "--port", port, "--base-url", `http://127.0.0.1:${stranger.port}`);
      expect(about(nowhere.lines, "base_url")[0]).toContain("cannot be reached from here");
      const unset = await doctor(server.dataDir, "--port", port);
      expect(about(unset.lines, "base_url")[0]).toStartWith("warn Not set");
    } finally {
      await server.stop();
    }
  });

  test("finds a certificate that nobody trusts, and trusts the authority it is given", async () => {
    const tls = join(root, "tls");
    await runProgram(["tls", "self-signed", "--host", "localhost", "--out", tls]);
    const pair = ["--tls-cert", join(tls, "cert.pem"), "--tls-key", join(tls, "key.pem")];
    const server = await startServer({ flags: { "tls-cert": pair[1] ?? "", "tls-key": pair[3] ?? "" } });
    try {
      const port = new URL(server.url).port;
      const argv = ["doctor", "--data-dir", server.dataDir, "--port", port, "--base-url", `https://localhost:${port}`];
      const untrusted = await runProgram([...argv, ...pair]);
      expect([untrusted.code, untrusted.stdout]).toEqual([
        1,
        expect.stringMatching(
          /^fail +base_url +The certificate of .* is not signed by an authority.*SECRETPUSH_CA=FILE/m,
        ),
      ]);
      const trusted = await runProgram([...argv, ...pair], { env: { SECRETPUSH_CA: join(tls, "cert.pem") } });
      expect([trusted.code, trusted.stdout]).toEqual([
        0,
        expect.stringMatching(/^ok +base_url +The server sees https:\/\/localhost:\d+, as people do/m),
      ]);
    } finally {
      await server.stop();
    }
  });

  test("finds open permissions, old keys and copies, a wrong key, a clock that was set back", async () => {
    const dataDir = copy();
    chmodSync(join(dataDir, "master.key"), 0o644);
    // Empty, and that of whoever has upgraded.
    writeFileSync(join(dataDir, "upgrade.lock"), "", { mode: 0o644 });
    writeFileSync(join(dataDir, "master.key.0123abcd"), "x", { mode: 0o600 });
    writeFileSync(join(dataDir, "secretpush.db.before-schema-2"), "x", { mode: 0o600 });
    const db = new Database(join(dataDir, "secretpush.db"));
    db.run("UPDATE pushes SET created_at_ms = 4102444800000");
    db.close();
    const { code, lines } = await doctor(dataDir);
    expect(code).toBe(1);
    expect(about(lines, "permissions")).toEqual([expect.stringContaining(`chmod go= ${join(dataDir, "master.key")}`)]);
    expect(about(lines, "permissions")[0]).not.toContain("upgrade.lock");
    expect(about(lines, "directory").join(" ")).toMatch(/before-schema-2: .*master\.key\.0123abcd: an old master key/);
    expect(about(lines, "clock")[0]).toStartWith("fail");
    expect(about(lines, "server")).toEqual([expect.stringContaining("warn No server is running")]);
    writeFileSync(join(dataDir, "master.key"), newMasterKey());
    expect(about((await doctor(dataDir)).lines, "key")[0]).toMatch(/^fail .*does not belong to the database/);
  });

  test("quotes a name in a command that root may copy", async () => {
    const dataDir = copy();
    writeFileSync(join(dataDir, "x; touch it's\nok"), "");
    chmodSync(join(dataDir, "x; touch it's\nok"), 0o644);
    const [said = ""] = about((await doctor(dataDir)).lines, "permissions");
    expect(said).toEndWith(`chmod go= $'${dataDir}/x; touch it\\'s\\x0aok'`);
    const command = said.slice(said.indexOf("chmod go="));
    expect(Bun.spawnSync(["bash", "-c", command]).exitCode).toBe(0);
    expect(about((await doctor(dataDir)).lines, "permissions")[0]).toStartWith("ok");
  });

  test("goes on where a file is somebody else's, a link leads nowhere, and the disk has a directory of its own", async () => {
    const dataDir = copy();
    mkdirSync(join(dataDir, "lost+found"), { mode: 0o755 });
    symlinkSync("/nowhere", join(dataDir, "dangling"));
    const subjects = (lines: Line[]) => lines.map(({ subject }) => subject);
    const whole = await doctor(dataDir);
    expect(about(whole.lines, "permissions")).toEqual([expect.stringMatching(/^ok /)]);
    expect(subjects(whole.lines)).toEqual(expect.arrayContaining(["database", "key", "disk", "clock", "server"]));
    if (process.getuid?.() !== 0) return;
    writeFileSync(join(dataDir, "notes.txt"), "", { mode: 0o600 });
    chownSync(join(dataDir, "notes.txt"), 12_345, 12_345);
    const { code, lines } = await doctor(dataDir);
    expect([code, about(lines, "permissions")]).toEqual([1, [expect.stringMatching(/^fail .*notes\.txt belong/)]]);
    expect(subjects(lines)).toEqual(expect.arrayContaining(["database", "key", "disk", "clock", "server"]));
  });

  test("examines before the first start what needs no data, and says what makes the rest", async () => {
    const settings = ["--base-url=http://push.example.org", "--policy-anonymous-kinds=text"];
    const { code, lines } = await doctor(join(root, "nowhere"), ...settings);
    expect([code, lines.map(({ subject, verdict }) => `${verdict} ${subject}`)]).toEqual([
      1,
      ["ok program", "fail directory", "ok limits", "ok policy", "warn tls", "ok backups"],
    ]);
    expect(lines[1]?.text).toEndWith(
      "nowhere: the first start of the server creates it. If you meant another directory, name it with --data-dir.",
    );
    const empty = newPath("empty");
    mkdirSync(empty, { mode: 0o700 });
    const begun = await doctor(empty, ...settings);
    expect(about(begun.lines, "database")[0]).toEndWith("The first start of the server creates it.");
    expect(about(begun.lines, "tls")[0]).toStartWith("warn Links start with http://push.example.org");
  });

  test("goes on after a check that fails to look, and names what it is about", async () => {
    const dataDir = copy();
    mkdirSync(join(dataDir, "acme", "certificate.pem"), { recursive: true, mode: 0o700 });
    const authority = ["--tls-acme-directory=https://127.0.0.1:1/", "--tls-redirect-listen=127.0.0.1:0"];
    const { code, lines } = await doctor(dataDir, ...authority, "--base-url=https://push.example.org");
    expect([code, about(lines, "tls")]).toEqual([
      1,
      [expect.stringMatching(/^fail .*certificate\.pem cannot be read \(.*EISDIR/)],
    ]);
    expect(lines.map(({ subject }) => subject)).toEqual(expect.arrayContaining(["backups", "server"]));
  });

  test("does not let its look at the database pass for check's", async () => {
    const { lines } = await doctor(copy());
    expect(about(lines, "database")).toEqual([
      expect.stringMatching(/^ok Schema version .* Only its header was read: secretpush check reads all of it\.$/),
    ]);
  });

  test("finds old keys beside a key that is kept elsewhere, and one that a restore left beside the data", async () => {
    const dataDir = copy();
    const configuration = newPath("etc");
    mkdirSync(configuration);
    const keyFile = join(configuration, "push.key");
    cpSync(join(dataDir, "master.key"), keyFile);
    expect(about((await doctor(dataDir)).lines, "directory")).toEqual([]);
    writeFileSync(`${keyFile}.0123abcd`, "x", { mode: 0o600 });
    writeFileSync(`${keyFile}.note`, "x", { mode: 0o600 });
    expect(about((await doctor(dataDir, "--key-file", keyFile)).lines, "directory")).toEqual([
      `warn ${keyFile}.0123abcd: an old master key. Move it to the backups that need it.`,
      `warn ${join(dataDir, "master.key")} is not the key file in use. A restore left it beside the data. ` +
        "Make sure that you have a copy of the key elsewhere, then delete this file.",
    ]);
  });

  test("reaches the webhook and the collector and hands over nothing; events test sends each a message", async () => {
    const receiver = startReceiver(root);
    const told: Told[] = [];
    const collector = await collectorInProcess((more) => void told.push(...more));
    const webhook = {
      SECRETPUSH_WEBHOOKS_URL: `${receiver.url}/secret-path`,
      SECRETPUSH_WEBHOOKS_SECRET: SECRET,
      SECRETPUSH_WEBHOOKS_CA_FILE: receiver.caFile,
    };
    const siem = { SECRETPUSH_SIEM_URL: collector.url };
    const dataDir = copy();
    const run = async (command: string, env: Record<string, string>) => {
      const argv = [...command.split(" "), "--data-dir", dataDir, "--json"];
      const { code, stdout, stderr } = await runProgram(argv, { env });
      expect(stdout + stderr).not.toContain("secret-path");
      const lines = stdout === "" ? [] : (JSON.parse(stdout) as Line[]);
      return [code, ...about(lines, "webhooks.url"), ...about(lines, "siem.url")];
    };
    const tells = 'To send a test message, run "secretpush events test".';
    try {
      expect(await run("doctor", { ...webhook, ...siem })).toEqual([
        0,
        `ok The receiver answers (405 to HEAD). ${tells}`,
        `ok The collector accepts connections, and closes each one after reading it to the end. ${tells}`,
      ]);
      expect([receiver.got, told]).toEqual([[], []]);
      receiver.statusOfHead = 403;
      expect(await run("doctor", webhook)).toEqual([
        0,
        'warn The receiver answers (403 to HEAD). "secretpush events test" shows whether it accepts messages.',
      ]);
      const taken = expect.stringMatching(/^ok The receiver accepted a test message: it answered 204 after \d+ ms\.$/);
      expect(await run("events test", { ...webhook, ...siem })).toEqual([
        0,
        taken,
        "ok The collector has read a test message to the end.",
      ]);
      expect(receiver.got.map((message) => (verify(message), message.body.type))).toEqual(["hook.test"]);
      expect(told.map(({ type }) => type)).toEqual(["siem.test"]);
      receiver.answer = () => new Response(null, { status: 404 });
      expect(await run("events test", webhook)).toEqual([
        1,
        "fail The test failed: the receiver answered 404 Not Found.",
      ]);
      expect(await run("doctor", { ...webhook, SECRETPUSH_WEBHOOKS_CA_FILE: "" })).toEqual([
        1,
        expect.stringMatching(
          /^fail Events do not arrive: the receiver's certificate is not valid \(\w+, .*: if it is your own, name it in webhooks\.ca_file\)\.$/,
        ),
      ]);
    } finally {
      collector.stop();
      await receiver.stop();
    }
    expect(await run("doctor", { ...webhook, ...siem })).toEqual([
      1,
      "fail Events do not arrive: the receiver refused the connection.",
      "fail Events do not arrive: the collector refused the connection.",
    ]);
    expect(await run("events test", siem)).toEqual([
      1,
      "fail The test message did not arrive: the collector refused the connection.",
    ]);
    expect(await run("events test", {})).toEqual([1]);
  });

  needs("this build").test("learns from the server how it sees requests, and nobody else does", async () => {
    const server = await startServer();
    try {
      for (const word of ["", "guess", "0".repeat(64)]) {
        const answer = await server.fetch("/up", { headers: { "x-secretpush-doctor": word } });
        expect(await answer.json()).toEqual({ status: "up" });
      }
      const port = new URL(server.url).port;
      await server.user("first@example.org", true);
      await server.user("new@example.org", true);
      const { lines } = await doctor(server.dataDir, "--port", port);
      expect(about(lines, "server")).toEqual([
        expect.stringContaining("ok A server is using"),
        `ok http://127.0.0.1:${port} answers.`,
      ]);
      // What the server knows of its own state comes along.
      expect(about(lines, "administrator")).toEqual([
        expect.stringMatching(/^warn new@example\.org became an administrator on .* Command: secretpush user role/),
      ]);
      const db = new Database(join(server.dataDir, "secretpush.db"), { readonly: true });
      expect(db.query("SELECT * FROM meta WHERE key = 'doctor'").all()).toEqual([]);
      db.close();
    } finally {
      await server.stop();
    }
  });
});
