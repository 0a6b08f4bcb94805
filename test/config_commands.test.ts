// The commands on config files: what is wrong, what differs from the defaults, what is new, and the first file of all.

import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { startsOfService } from "../src/cli/install/init_questions.ts";
import { configFile, LOW_PORTS, PACKAGED_UNIT, UNIT } from "../src/cli/install/service_files.ts";
import { makeTempDir, runHere } from "./harness.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";

setDefaultTimeout(60_000);

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));
let directory: string;
let file: string;
let count = 0;
beforeEach(() => {
  directory = join(root, `${(count += 1)}`);
  file = join(directory, "config.toml");
  mkdirSync(directory);
});
const config = (...argv: string[]) => runHere(["config", ...argv, "--config", file]);

describe("config check", () => {
  test("finds all mistakes at once, with file and line, and also what only a start would find", async () => {
    writeFileSync(file, "port = 70000\n\n[text]\nexpire_after_days_max = 3\n[mail]\nurl = 'smtps://a'\n");
    expect(await config("check")).toMatchObject({ code: 2, stdout: "" });
    const { stderr } = await config("check");
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringContaining(`${file}: line 1: port 70000 is too large`),
      `secretpush: text.expire_after_days_default (7) must not be above text.expire_after_days_max (3). (${file}: line 4: text.expire_after_days_max)`,
      `secretpush: ${file}: line 6: mail.url is given without mail.from: give both or neither.`,
    ]);

    writeFileSync(file, `branding.logo_file = "/nowhere.png"\ntls.cert = "${file}"\ntls.key = "/nowhere.pem"\n`);
    const files = await config("check");
    expect(files.code).toBe(2);
    expect(files.stderr).toContain("branding.logo_file cannot be read: /nowhere.png");
    expect(files.stderr).toMatch(/tls\.(cert|key)/);
  });

  test("finds a secret that only root can read, and the server's user cannot", async () => {
    if (process.getuid?.() !== 0) return;
    const [data, secret] = [join(directory, "data"), join(directory, "secret")];
    mkdirSync(data);
    chownSync(data, 12_345, 12_345);
    writeFileSync(secret, `whsec_${Buffer.alloc(32, 7).toString("base64")}\n`, { mode: 0o600 });
    writeFileSync(
      file,
      `data_dir = "${data}"\nwebhooks.url = "http://127.0.0.1:9/"\nwebhooks.secret_file = "${secret}"\n`,
    );
    const { code, stderr } = await config("check");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`webhooks.secret_file names "${secret}", which the server's`),
    ]);
    chownSync(secret, 0, 12_345);
    chmodSync(secret, 0o640);
    expect(await config("check")).toMatchObject({ code: 0 });
  });

  test("names what overrides what, what is not read, and what others may change", async () => {
    writeFileSync(file, "port = 1\nlog.level = 'warn'\n");
    mkdirSync(join(directory, "config.d"));
    const further = join(directory, "config.d/a.toml");
    const secret = join(directory, "config.d/mail_url");
    writeFileSync(secret, "smtps://a:b@relay.example.org");
    writeFileSync(
      further,
      `log.level = 'error'\nbase_url = 'https://push.example.org'\n[mail]\nurl_file = '${secret}'\nfrom = 'a@example.org'\n`,
    );
    writeFileSync(`${further}.old`, "");
    writeFileSync(join(directory, "config.d/README"), "");
    chmodSync(further, 0o646);
    expect(await config("check", "--port", "2")).toEqual({
      code: 0,
      stderr: "",
      stdout: [
        `${file}: 2 settings`,
        `  ${file}: line 1: port gives way to flag`,
        `  ${file}: line 2: log.level gives way to ${further}: line 1: log.level`,
        `${further}: 4 settings`,
        `  Other users of this host can change this file: chmod go-w ${further}`,
        `${directory}/config.d/README is not read: its name must end in .toml and not begin with a dot.`,
        "The settings are in order.",
        "",
      ].join("\n"),
    });
  });
});

test("config diff shows what differs from the defaults, and no secret", async () => {
  writeFileSync(
    file,
    `port = 5100\n[log]\nlevel = "warn"\n[webhooks]\nurl = "https://a"\nsecret = "whsec_${"A".repeat(43)}="\n`,
  );
  const { code, stdout } = await config("diff");
  expect(code).toBe(0);
  expect(stdout.split("\n").map((line) => line.split(/ {2,}/)[0])).toEqual([
    "OPTION",
    "log.level",
    "webhooks.url",
    "webhooks.secret",
    "",
  ]);
  expect(stdout).not.toContain("AAAA");
  expect(JSON.parse((await config("diff", "--json")).stdout)["log.level"]).toEqual({
    value: "warn",
    default: "info",
    origin: `file ${file}`,
  });
  writeFileSync(file, "");
  expect((await config("diff")).stdout).toBe("Every setting has its default.\n");
});

describe("config migrate", () => {
  const installed = () =>
    configFile()
      .replace(/^key_file = .*$/m, "#key_file = x")
      .replace("/var/lib/secretpush", join(directory, "data"));
  const inForce = async () => (await config("--json")).stdout;

  test("adds what is missing as comments, and keeps each line of its owner, the old file and what is in force", async () => {
    const own = '# mine, and a table of mine\n[mail]\nper_hour = 7 # " [x]';
    const before = `${installed().replace(/^#(?:log\.level|tls\.hsts) = .*\n/gm, "")}\n${own}`;
    writeFileSync(file, before);
    chmodSync(file, 0o640);
    const was = await inForce();
    const dry = await config("migrate", "--dry-run");
    expect(dry.stdout).toContain('#log.level = "info"');
    expect(readFileSync(file, "utf8")).toBe(before);

    expect(await config("migrate")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("These 2 settings were added"),
    });
    const after = readFileSync(file, "utf8");
    const [added = ""] = /# ==== Added by[^]*#log\.level = "info"\n\n/.exec(after) ?? [];
    expect(added).toContain('#tls.hsts = "off"');
    expect(after.replace(added, "")).toBe(before);
    // Above the first table: a line that is uncommented there belongs to none.
    expect(after.endsWith(`${added}${own}`)).toBe(true);
    expect(await inForce()).toBe(was);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    const copies = readdirSync(directory).filter((name) => name.includes(".before-"));
    expect(copies.map((name) => readFileSync(join(directory, name), "utf8"))).toEqual([before]);

    expect((await config("migrate")).stdout).toContain("names every setting of this version. Nothing was changed.");
    expect(readFileSync(file, "utf8")).toBe(after);
  });

  test("knows the settings of tables, in force and in comments, keeps line ends and links", async () => {
    const before = "[log]\r\n#level = 'info'\r\nformat = \"json\"\r\n#[tls]\r\n#hsts = 'off'";
    writeFileSync(join(directory, "real.toml"), before);
    symlinkSync("real.toml", file);
    expect((await config("migrate")).code).toBe(0);
    const after = readFileSync(file, "utf8");
    expect(after).not.toMatch(/[^\r]\n/);
    expect(after).not.toMatch(/log\.(level|format)|tls\.hsts/);
    expect(after.endsWith(before)).toBe(true);
    expect(readFileSync(join(directory, "real.toml"), "utf8")).toBe(after);
  });

  test("leaves a file with mistakes alone", async () => {
    writeFileSync(file, "prot = 1\n");
    expect(await config("migrate")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("line 1: prot is not a known"),
    });
    expect(readdirSync(directory)).toEqual(["config.toml"]);
    expect(await runHere(["config", "migrate"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--config"),
    });
  });
});

describe("init", () => {
  const init = (...argv: string[]) => runHere(["init", "--config", file, ...argv]);
  const FLAGS = ["--no-questions", "--base-url", "https://push.example.org", "--data-dir", "/srv/x"];

  test("writes what its flags say, with a password in a file of its own, and names the next steps", async () => {
    const mail = "smtps://u:pass@mail.example.org";
    const { code, stdout } = await init(
      ...FLAGS,
      "--mail-server",
      mail,
      "--admin",
      "ann@example.org",
      "--no-allow-anonymous",
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining(`user add ann@example.org --admin --config ${file}`)]);
    expect(stdout).not.toContain("pass@");
    expect(statSync(join(directory, "mail_url")).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).not.toContain("pass@");
    expect(JSON.parse((await config("diff", "--json")).stdout)).toMatchObject({
      base_url: { value: "https://push.example.org" },
      allow_anonymous: { value: "false" },
      data_dir: { value: "/srv/x" },
      "mail.from": { value: "Secret Push <push@push.example.org>" },
      "mail.url": { value: "(set, hidden)" },
    });
    expect((await config("check")).code).toBe(0);

    // Another one needs to be asked for, and the old one is kept.
    const before = readFileSync(file, "utf8");
    expect(await init(...FLAGS)).toMatchObject({ code: 1, stderr: expect.stringContaining("--replace") });
    expect(readFileSync(file, "utf8")).toBe(before);
    expect((await init(...FLAGS, "--replace")).code).toBe(0);
    expect(readFileSync(`${file}.old`, "utf8")).toBe(before);
  });

  test("names no first administrator where somebody has an account", async () => {
    const data = join(directory, "data");
    const asked = ["--no-questions", "--data-dir", data, "--admin", "ann@example.org"];
    expect((await init(...asked)).stdout).toContain("user add ann@example.org");
    const added = ["user", "add", "ann@example.org", "--password-stdin", "--data-dir", data];
    expect((await runProgram(added, { input: "correct horse battery\n" })).code).toBe(0);
    const { code, stdout } = await init(...asked, "--replace");
    expect([code, stdout]).toEqual([0, expect.stringContaining("Next:")]);
    expect(stdout).not.toMatch(/user add|first administrator/);
  });

  test("writes nothing if an answer is wrong", async () => {
    for (const wrong of [
      ["--base-url", "push"],
      ["--backup-to", "s3://x"],
      ["--mail-server", "nope"],
      ["--port", "70000"],
      ["--tls-cert", import.meta.path, "--tls-key", import.meta.path],
    ]) {
      expect((await init("--no-questions", ...wrong)).code).toBe(2);
    }
    expect(readdirSync(directory)).toEqual([]);
  });

  test("asks again for a certificate that the server would refuse, and gives its key to the service", async () => {
    const [cert, key] = [join(directory, "cert.pem"), join(directory, "key.pem")];
    await runHere(["tls", "self-signed", "--host", "push.example.org", "--out", directory]);
    const { shown, status } = await typed([
      "https://push.example.org\r",
      `${key} ${cert}\r`,
      `${cert} ${key}\r`,
      ...Array<string>(4).fill("\r"),
    ]);
    expect([status, shown]).toEqual([
      0,
      expect.stringContaining("That cannot be used: tls.cert contains no certificate"),
    ]);
    expect(readFileSync(file, "utf8")).toContain(`tls.cert = "${cert}"`);
    expect(startsOfService(new Map([["tls.key", key]]), new Map(), [PACKAGED_UNIT])).toEqual([
      `sudo chown secretpush ${key}`,
      "sudo systemctl restart secretpush",
    ]);
  });

  /** Types each answer once its question is there. @returns what the terminal showed, and how the program ended */
  async function typed(answers: string[]): Promise<{ shown: string; status: number }> {
    let shown = "";
    let begun = 0;
    const left = [...answers];
    const child = Bun.spawn([...PROGRAM, "init", "--config", file], {
      cwd: PROGRAM_CWD,
      env: ENVIRONMENT,
      terminal: {
        data(terminal, bytes) {
          shown += Buffer.from(bytes).toString();
          const question = shown.slice(begun);
          if (left.length === 0 || !question.includes("): ") || question.trimEnd().endsWith(")")) return;
          begun = shown.length;
          terminal.write(left.shift() ?? "");
        },
      },
    });
    const status = await child.exited;
    child.terminal?.close();
    return { shown, status };
  }

  test("asks at most six questions, and again after a wrong answer", async () => {
    const answers = [
      "push\r",
      "https://push.example.org\r",
      "\r",
      "/srv/y\r",
      "smtp://localhost:25?starttls=off\r",
      "ann@example.org\r",
      "/srv/b\r",
    ];
    const { shown, status } = await typed(answers);
    expect([status, shown]).toEqual([0, expect.stringContaining("That is not an absolute http or https address.")]);
    expect(readFileSync(file, "utf8").trim().split("\n").slice(1)).toEqual([
      'base_url = "https://push.example.org"',
      'data_dir = "/srv/y"',
      'backup.every = "1d"',
      'backup.to = "/srv/b"',
      'mail.url = "smtp://localhost:25?starttls=off"',
      'mail.from = "Secret Push <push@push.example.org>"',
    ]);
  });

  test("names each step from the files to a service that runs", () => {
    const answers = new Map([
      ["port", "443"],
      ["backup.to", join(directory, "backups")],
    ]);
    const made = `sudo install -d -o secretpush -g secretpush -m 0700 ${directory}/backups`;
    const secrets = new Map([["/etc/secretpush/mail_url", "x"]]);
    const restart = "sudo systemctl restart secretpush";
    expect(startsOfService(new Map(), new Map(), [PACKAGED_UNIT])).toEqual([restart]);
    expect(startsOfService(answers, new Map(), [PACKAGED_UNIT])).toEqual([
      made,
      `sudo install -D -m 644 ${LOW_PORTS} /etc/systemd/system/secretpush.service.d/low-ports.conf`,
      "sudo systemctl daemon-reload",
      restart,
    ]);
    expect(startsOfService(answers, new Map(), [UNIT])).toEqual([
      made,
      "sudo secretpush service install --low-ports",
      restart,
    ]);
    expect(startsOfService(answers, secrets, [])).toEqual([
      "sudo secretpush service install --low-ports --no-start",
      "sudo chgrp secretpush /etc/secretpush/mail_url && sudo chmod 640 /etc/secretpush/mail_url",
      made,
      "sudo systemctl enable --now secretpush",
    ]);
    mkdirSync(join(directory, "backups"));
    expect(startsOfService(answers, new Map(), [])).toEqual(["sudo secretpush service install --low-ports"]);
  });

  test("leaves nothing behind if somebody gives up in the middle", async () => {
    const { shown, status } = await typed(["https://push.example.org\r", "\r", "\u0003"]);
    expect([status, shown]).toEqual([1, expect.stringContaining("cancelled: nothing was changed")]);
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(directory)).toEqual([]);
  });
});
