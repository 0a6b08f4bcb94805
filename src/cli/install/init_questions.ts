// The questions of `secretpush init`, the file that it writes from the answers, and the next steps.

import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";

import { replaceFile } from "../../base/durable_file.ts";
import { directoryOf } from "../../config/given.ts";
import { loadConfig } from "../../config/load.ts";
import { OPTIONS } from "../../config/options.ts";
import { InvalidValue } from "../../config/setting.ts";
import type { Cli } from "../context.ts";
import { readers } from "../settings_files.ts";
import { ask, OperationFailed, reasonOf, type Terminal, UsageError } from "../terminal.ts";
import { CONFIG, DATA, giveToService, KEY, LOW_PORTS, NAME, PACKAGED_UNIT, UNIT } from "./service_files.ts";

interface Given {
  admin: string | undefined;
  mailServer: string | undefined;
  questions: boolean;
  replace: true | undefined;
}

/** @returns what was written and what comes next. @throws ConfigError, UsageError; OperationFailed on Ctrl-C */
export async function initialize({ questions, ...given }: Given, { terminal, sources }: Cli): Promise<string> {
  const { config: named, ...flags } = sources().flags;
  const isRoot = process.getuid !== undefined && userInfo().uid === 0;
  const main = named === undefined ? (isRoot ? CONFIG : resolve("config.toml")) : resolve(named);
  const isService = main === CONFIG;
  // The installed file explains every setting, and says where the service's data and key are.
  const isBeside = isService && existsSync(CONFIG);
  const path = isBeside ? join(directoryOf(CONFIG), "init.toml") : main;
  const asks = questions && terminal.stdin.isTTY === true;
  if (existsSync(path) && !given.replace) await expectReplacement(path, asks, terminal);

  const answers = new Map<string, string>(settingsOf(flags));
  let { admin, mailServer } = given;
  if (asks) {
    const says = new Questions(terminal, answers);
    await says.setting(
      "base_url",
      "Address that people will use, such as https://push.example.org (empty: only this host)",
    );
    if (answers.get("base_url")?.startsWith("https://")) await askCertificate(says, answers);
    if (!isService) await says.setting("data_dir", "Directory for the data", resolve("data"));
    if (answers.has("base_url") && mailServer === undefined) {
      mailServer = await says.one(
        "Mail server, such as smtp://relay.example.org (empty: none)",
        (text) => void optionOf("mail.url").read(text),
      );
    }
    if (admin === undefined) {
      admin = await says.one("Email address of the first administrator (empty: choose it in the browser)", (text) => {
        if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new InvalidValue("is not an email address");
      });
    }
    await says.setting("backup.to", "Directory for a backup each day, such as /var/backups/secretpush (empty: none)");
  }
  const [cert, key] = [answers.get("tls.cert"), answers.get("tls.key")];
  if (cert !== undefined && key !== undefined) {
    await expectPair(cert, key).catch((error: unknown) => Promise.reject(new UsageError(reasonOf(error))));
  }
  if (!isService && !answers.has("data_dir")) answers.set("data_dir", "data");
  if (isService && !isBeside) {
    if (!answers.has("data_dir")) answers.set("data_dir", DATA);
    if (!answers.has("key_file")) answers.set("key_file", KEY);
  }
  // A path that does not begin with "/" would depend on where the server is started.
  for (const name of ["data_dir", "backup.to"]) {
    const path = answers.get(name);
    if (path !== undefined && !path.startsWith("s3:")) answers.set(name, resolve(path));
  }
  if (answers.has("backup.to") && !answers.has("backup.every")) answers.set("backup.every", "1d");
  const secrets = new Map<string, string>();
  if (mailServer !== undefined) addMail(answers, mailServer, { directory: dirname(path), secrets });
  const text = fileOf(answers);
  const { dataDir } = expectValid({ main, path, text, secrets });
  write(path, text, secrets, given.replace === true || existsSync(path));
  const hasPeople = (await import("../../store/maintenance/index.ts")).hasAccounts(dataDir);
  return told({ path, main, text, secrets, admin, isService, answers, hasPeople });
}

async function expectReplacement(path: string, asks: boolean, terminal: Terminal): Promise<void> {
  if (!asks) throw new OperationFailed(`${path} already exists: --replace replaces it and keeps a copy`);
  const [answer = ""] = await ask(terminal, [`${path} already exists. Replace it, and keep a copy? [y/N] `], {
    hidden: false,
  });
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperationFailed(`${path} stays as it is: nothing was changed`);
}

const optionOf = (name: string) => {
  const option = OPTIONS.find((one) => one.name === name);
  if (!option) throw new Error(`there is no setting ${name}`);
  return option;
};

/** The settings that flags give, by the settings' names. */
const settingsOf = (flags: Readonly<Record<string, string>>): Array<[string, string]> =>
  OPTIONS.flatMap(({ name, flag }) => (flag !== null && flags[flag] !== undefined ? [[name, flags[flag]]] : []));

class Questions {
  constructor(
    private readonly terminal: Terminal,
    private readonly answers: Map<string, string>,
  ) {}

  /** Asks again until the answer is accepted. @returns undefined if it is empty */
  async one(question: string, check: (text: string) => void | Promise<void>): Promise<string | undefined> {
    for (;;) {
      const [line = ""] = await ask(this.terminal, [`${question}: `], { hidden: false });
      const text = line.trim();
      if (text === "") return undefined;
      try {
        await check(text);
        return text;
      } catch (error) {
        if (!(error instanceof InvalidValue) && !(error instanceof UsageError)) throw error;
        this.terminal.stderr(`  That ${reasonOf(error)}.\n`);
      }
    }
  }

  /** Asks for a setting, unless a flag gives it. */
  async setting(name: string, question: string, preset?: string): Promise<void> {
    if (this.answers.has(name)) return;
    const shown = preset === undefined ? question : `${question} (empty: ${preset})`;
    const answer = (await this.one(shown, (text) => void optionOf(name).read(text))) ?? preset;
    if (answer !== undefined) this.answers.set(name, answer);
  }
}

/** If the server has no certificate of its own, a reverse proxy on this host handles HTTPS. */
async function askCertificate(says: Questions, answers: Map<string, string>): Promise<void> {
  if (answers.has("tls.cert")) return;
  const answer = await says.one(
    "Files of the certificate and of its key, separated by a space (empty: a reverse proxy on this host answers HTTPS)",
    async (text) => {
      const [cert, key, ...others] = text.split(/\s+/);
      if (cert === undefined || key === undefined || others.length > 0) throw new InvalidValue("is not two files");
      for (const file of [cert, key])
        if (!existsSync(file)) throw new InvalidValue(`names ${file}, which does not exist`);
      await expectPair(cert, key).catch((error: unknown) => {
        throw new InvalidValue(`cannot be used: ${reasonOf(error).replace(/\.$/, "")}`);
      });
    },
  );
  if (answer === undefined) return;
  const [cert = "", key = ""] = answer.split(/\s+/);
  const { port } = new URL(answers.get("base_url") ?? "");
  const own = [
    ["tls.cert", resolve(cert)],
    ["tls.key", resolve(key)],
    ["host", "0.0.0.0"],
    ["port", port || "443"],
    ...(port === "" ? [["tls.redirect_listen", "0.0.0.0:80"]] : []),
  ] as const;
  for (const [name = "", value = ""] of own) if (!answers.has(name)) answers.set(name, value);
}

/** @throws Error as the server would at startup */
async function expectPair(cert: string, key: string): Promise<void> {
  const { CertificateFiles } = await import("../../listen/certificates.ts");
  await new CertificateFiles({ cert, key }).read();
}

function addMail(
  answers: Map<string, string>,
  url: string,
  { directory, secrets }: { directory: string; secrets: Map<string, string> },
): void {
  if (!URL.canParse(url))
    throw new UsageError(`--mail-server is not an address: write ${optionOf("mail.url").allowed()}`);
  const base = answers.get("base_url");
  if (base === undefined) throw new UsageError("email needs the address of the service: give --base-url");
  if (!answers.has("mail.from")) answers.set("mail.from", `Secret Push <push@${new URL(base).hostname}>`);
  if (new URL(url).password === "") {
    answers.set("mail.url", url);
    return;
  }
  const file = join(directory, "mail_url");
  secrets.set(file, `${url}\n`);
  answers.set("mail.url_file", file);
}

function fileOf(answers: ReadonlyMap<string, string>): string {
  const lines = OPTIONS.flatMap(({ name, type }) => {
    const value = answers.get(name);
    if (value === undefined) return [];
    const isPlain = type === "boolean" ? /^(true|false)$/.test(value) : type === "integer" && /^\d+$/.test(value);
    return [`${name} = ${isPlain ? value : JSON.stringify(value)}`];
  });
  return [`# Settings of Secret Push, written by "${NAME} init". All others have their defaults.`, ...lines, ""].join(
    "\n",
  );
}

/** @throws ConfigError as the server would, before anything is written */
function expectValid(given: { main: string; path: string; text: string; secrets: ReadonlyMap<string, string> }) {
  const { main, path, text, secrets } = given;
  const { readFile, namesIn } = readers();
  return loadConfig({
    flags: { config: main },
    env: {},
    // The key does not exist yet: the installation makes it.
    readFile: (file, isFurther) =>
      file === path
        ? text
        : (secrets.get(file) ?? (file === KEY && !existsSync(KEY) ? "0".repeat(64) : readFile(file, isFurther))),
    namesIn: (directory) => {
      const names = namesIn?.(directory) ?? [];
      return dirname(path) === directory ? [...new Set([...names, "init.toml"])] : names;
    },
  }).config;
}

function write(path: string, text: string, secrets: ReadonlyMap<string, string>, keepsCopy: boolean): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  if (keepsCopy && existsSync(path))
    replaceFile(`${path}.old`, readFileSync(path, "utf8"), statSync(path).mode & 0o777);
  for (const [file, secret] of secrets) {
    replaceFile(file, secret, 0o600, (draft) => void giveToService(draft));
  }
  replaceFile(path, text, 0o644);
}

function told(given: {
  path: string;
  main: string;
  text: string;
  secrets: ReadonlyMap<string, string>;
  admin: string | undefined;
  isService: boolean;
  answers: ReadonlyMap<string, string>;
  /** Whether anyone already has an account in the data directory or database. */
  hasPeople: boolean;
}): string {
  const { path, main, text, secrets, admin, isService, answers, hasPeople } = given;
  const port = answers.get("port") ?? "5100";
  const starts = isService
    ? startsOfService(answers, secrets, [UNIT, PACKAGED_UNIT].filter(existsSync))
    : [`${NAME} serve --config ${main}`];
  const log = isService ? `: sudo journalctl -u ${NAME} | grep "no account yet" | tail -n 1` : "";
  const person =
    admin === undefined
      ? `create the first administrator in the browser; the log has the address and the code${log}`
      : `${isService ? `sudo -u ${NAME} ` : ""}${NAME} user add ${admin} --admin --config ${main}`;
  const behindProxy = answers.get("base_url")?.startsWith("https://") && !answers.has("tls.cert");
  const steps = [
    ...starts,
    ...(hasPeople ? [] : [person]),
    ...(behindProxy ? [`point the reverse proxy at http://127.0.0.1:${port}: docs/https.md has the lines`] : []),
    `keep a copy of the master key${isService ? ` (${answers.get("key_file") ?? KEY})` : ""} in a safe place: without it, no backup can be read`,
  ];
  return [
    `Wrote ${[path, ...secrets.keys()].join(" and ")}:`,
    "",
    ...text
      .trimEnd()
      .split("\n")
      .map((line) => `    ${line}`),
    "",
    "Next:",
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    "",
  ].join("\n");
}

/** @param units the existing ones, the effective one first @returns the commands that turn the files into a running service */
export function startsOfService(
  answers: ReadonlyMap<string, string>,
  secrets: ReadonlyMap<string, string>,
  units: readonly string[],
): string[] {
  const isLow = [answers.get("port"), answers.get("tls.redirect_listen")?.replace(/^.*:/, "")].some(
    (port) => port !== undefined && Number(port) < 1024,
  );
  const install = `sudo ${NAME} service install${isLow ? " --low-ports" : ""}`;
  const prepared = [...keyToGive(answers.get("tls.key")), ...directoryToMake(answers.get("backup.to"))];
  const [unit] = units;
  if (unit !== undefined) {
    const dropIn = `/etc/systemd/system/${NAME}.service.d/low-ports.conf`;
    const privilege =
      unit === UNIT ? [install] : [`sudo install -D -m 644 ${LOW_PORTS} ${dropIn}`, "sudo systemctl daemon-reload"];
    return [...prepared, ...(isLow ? privilege : []), `sudo systemctl restart ${NAME}`];
  }
  // The user who will own the files does not exist before the installation.
  const unread = existsSync(KEY) ? "" : [...secrets.keys()].join(" ");
  const given = [...(unread === "" ? [] : [`sudo chgrp ${NAME} ${unread} && sudo chmod 640 ${unread}`]), ...prepared];
  return given.length === 0 ? [install] : [`${install} --no-start`, ...given, `sudo systemctl enable --now ${NAME}`];
}

/** A new key belongs to the user who makes it, and no one else can read it. */
function keyToGive(key: string | undefined): string[] {
  const found = key === undefined ? undefined : statSync(key, { throwIfNoEntry: false });
  const isClosed = found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o044) === 0;
  return isClosed ? [`sudo chown ${NAME} ${key}`] : [];
}

/** The service must not create this directory itself, and its unit gives access only to existing directories. */
function directoryToMake(to: string | undefined): string[] {
  if (to === undefined || to.startsWith("s3:") || existsSync(to)) return [];
  return [`sudo install -d -o ${NAME} -g ${NAME} -m 0700 ${to}`];
}
