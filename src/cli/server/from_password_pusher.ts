// `secretpush from-password-pusher …`: turns the settings of Password Pusher into settings of this program. Secrets go
// into separate files, and are never printed.

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { ConfigError, loadConfig } from "../../config/load.ts";
import { command } from "../command.ts";
import { moveIn } from "../data/move_in.ts";
import { counted } from "../figures.ts";
import { OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import { variablesIn } from "./password_pusher/env_file.ts";
import { type Taken, type Translation, translate } from "./password_pusher/translate.ts";
import { CONFIG, CONFIG_DIRECTORY, giveToService } from "../install/service_files.ts";

export const fromPasswordPusher = command({
  name: "from-password-pusher <env-file>",
  summary: "Turn the settings of Password Pusher into settings of this program, and say what has no counterpart.",
  argument:
    "The variables of Password Pusher's container: an env file, the output of `env` in it, or a Compose file (.yml, .yaml).",
  options: {
    "--out <file>":
      "Write the settings to this new file, and each secret to a new file beside it. Without --out, secrets are left out.",
  },
  global: false,
  commands: [moveIn],
  examples: [
    "secretpush from-password-pusher pwpush.env",
    "secretpush from-password-pusher docker-compose.yml --out settings.toml",
  ],
  async run({ envFile, out }) {
    const { values, mistakes } = variablesIn(textOf(envFile), /\.ya?ml$/i.test(envFile));
    if (mistakes.length > 0) throw new UsageError(mistakes.map((mistake) => `${envFile}: ${mistake}`).join("\n  "));
    const translation = translate(values, out !== undefined);
    const secrets = new Map(
      translation.settings
        .filter(({ isSecret }) => isSecret)
        .map(({ setting, value }) => [fileOf(setting, out), String(value)]),
    );
    const toml = tomlOf(translation, out);
    expectValid(toml, secrets);
    if (out === undefined) return { toml, translation, written: [], isGiven: false };
    const files = new Map([...secrets, [out, toml]]);
    const taken = [...files.keys()].filter((path) => existsSync(path));
    if (taken.length > 0) {
      const verb = taken.length === 1 ? "exists" : "exist";
      throw new OperationFailed(`${taken.join(" and ")} already ${verb}: nothing was written`);
    }
    let isGiven = false;
    const written: string[] = [];
    try {
      // The settings themselves contain no secret, and the server's user must be able to read them.
      for (const [path, content] of files) {
        const descriptor = openSync(path, "wx", secrets.has(path) ? 0o600 : 0o644);
        written.push(path);
        writeFileSync(descriptor, content, { flush: true });
        closeSync(descriptor);
      }
      if (isFurther(out)) for (const path of secrets.keys()) isGiven = giveToService(path);
    } catch (error) {
      for (const path of written) rmSync(path, { force: true });
      throw new OperationFailed(`${reasonOf(error)}: nothing was written`);
    }
    return { toml: "", translation, written, isGiven };
  },
  show: ({ toml }) => toml,
  note: ({ translation, written, isGiven }, { envFile }) => reportOf(translation, { written, isGiven }, envFile),
});

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** mail.url → mail_url, beside the settings. */
const fileOf = (setting: string, out = ""): string => join(dirname(resolve(out)), setting.replaceAll(".", "_"));

// Full names, so that the lines can also be appended to a file that already contains settings.
function tomlOf({ settings }: Translation, out: string | undefined): string {
  const lines = settings.map(({ setting, value, from, isSecret }: Taken) => {
    const [name, written] = isSecret ? [`${setting}_file`, fileOf(setting, out)] : [setting, valueOf(setting, value)];
    return `${name} = ${JSON.stringify(written)}  # ${from.join(", ")}\n`;
  });
  return `# From Password Pusher.\n${lines.join("")}`;
}

/** The value for TOML: numbers and booleans may be given as text. */
function valueOf(setting: string, value: Taken["value"]): Taken["value"] {
  if (typeof value !== "string" || /^(?:branding|about)\./.test(setting)) return value;
  return /^(?:true|false|\d+)$/i.test(value) ? (JSON.parse(value.toLowerCase()) as boolean | number) : value;
}

/** @throws OperationFailed if the server would refuse the settings */
function expectValid(toml: string, secrets: ReadonlyMap<string, string>): void {
  const path = "settings";
  try {
    loadConfig({
      flags: { config: path },
      env: {},
      readFile: (name) => (name === path ? toml : (secrets.get(name) ?? "")),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new OperationFailed(
      `these settings contradict each other, and nothing was written:\n  ${error.problems.join("\n  ")}`,
    );
  }
}

/** Whether the installed service reads this file after its config file. */
const isFurther = (path: string): boolean => dirname(resolve(path)) === CONFIG_DIRECTORY;

function reportOf(
  { settings, left, remarks, unknown, others }: Translation,
  { written, isGiven }: { written: readonly string[]; isGiven: boolean },
  from: string,
): string {
  const lists = [
    ["", [`${counted(settings.length, "setting", "settings")} of ${from} taken over.`, ...remarks]],
    ["Written:", written],
    ["Not taken over:", left.map(({ names, why }) => `${names.join(", ")}\n    ${why}`)],
    ["Unknown to this program and to Password Pusher 2.11:", unknown],
  ] as const;
  const shown = lists
    .filter(([, lines]) => lines.join("") !== "")
    .map(([title, lines]) => (title === "" ? lines : [title, ...lines.map((line) => `  ${line}`)]).join("\n"));
  const rest =
    others === 0 ? [] : [`${counted(others, "other variable is", "other variables are")} not Password Pusher's.`];
  const next =
    written.length === 0
      ? "Put these lines at the end of the settings file, then: secretpush config check --config FILE"
      : [
          ...(written.length === 1 || isGiven
            ? []
            : [
                `Only you can read the secrets. Let the server's user read them: chown secretpush ${written.slice(0, -1).join(" ")}`,
              ]),
          `Then: secretpush config check --config ${written.some(isFurther) ? CONFIG : "FILE"}`,
        ].join("\n");
  return `${[...shown, ...rest, next].join("\n\n")}\n`;
}
