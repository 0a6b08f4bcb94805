// `secretpush service …`: the program as a systemd service. `install` puts the executable, a commented config file,
// the master key and a hardened unit in place and starts the service; with a newer executable it upgrades.
// `uninstall` removes the unit and leaves data, key and settings alone.
// --print shows what would be written and changes nothing; --root writes below a directory, for images.

import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";

import { copyForOwner, replaceFile } from "../../base/durable_file.ts";
import { command } from "../command.ts";
import {
  CONFIG,
  CONFIG_DIRECTORY,
  configFile,
  DATA,
  KEY,
  NAME,
  PACKAGED_UNIT,
  PROGRAM,
  UNIT,
  type UnitChoices,
  unitFile,
  whatNext,
} from "./service_files.ts";
import { columns, OperationFailed, type Terminal, UsageError } from "../terminal.ts";

const install = command({
  name: "install",
  summary: "Install the executable, settings, key and a hardened unit, and start the service.",
  options: {
    "--user <name>": `System user that the service runs as; created if missing. (default: ${NAME})`,
    "--low-ports": "Let the service listen on ports below 1024, such as 443.",
    "--no-low-ports": "Do not let the service listen on ports below 1024.",
    "--no-start": "Do not start the service, now or at boot.",
    "--print": "Print the unit and the config file; change nothing.",
    "--root <dir>": "Write below this directory and start nothing, to build an image.",
    "--unsigned": "Install this executable although no release key has signed it.",
  },
  help: `
Checks this executable against SHA256SUMS and SHA256SUMS.minisig beside it. Writes ${PROGRAM}, ${CONFIG}, ${KEY} and
${UNIT}; the data lives in ${DATA}.
Existing files stay, except for the executable and the unit: to upgrade, run the command again. The user and the
permission to use low ports stay as they were, unless you give their options.`,
  examples: [
    "sudo ./secretpush service install",
    "sudo ./secretpush service install --low-ports",
    "secretpush service install --print",
  ],
  async run(given, { terminal }) {
    if ("dataDir" in given) throw new UsageError(`the service keeps its data in ${DATA}: leave --data-dir out`);
    // An upgrade keeps the earlier choices: otherwise a server on port 443 would lose its port.
    const before = choicesIn(join(given.root ?? "/", UNIT));
    const user = given.user ?? before.user ?? NAME;
    if (!/^[a-z_][a-z0-9_-]{0,31}$/.test(user) || user === "root") {
      throw new UsageError("--user must be the name of a system user, and not root");
    }
    const choices = { user, lowPorts: given.lowPorts ?? before.lowPorts ?? false };
    if (given.print) return `# ${UNIT}\n${unitFile(choices)}\n# ${CONFIG}\n${configFile()}`;
    await installService(choices, given, terminal);
    return "";
  },
});

const uninstall = command({
  name: "uninstall",
  summary: "Stop the service and remove its unit; data, key and settings stay.",
  options: { "--print": "Print what would be done; change nothing." },
  examples: ["sudo secretpush service uninstall"],
  async run({ print }) {
    if (print) return `systemctl disable --now ${NAME}.service\nrm ${UNIT}\nsystemctl daemon-reload\n`;
    requireRoot();
    if (!existsSync(UNIT)) {
      throw new OperationFailed(
        existsSync(PACKAGED_UNIT)
          ? `the service belongs to the package ${NAME}: remove it with apt or dnf; data, key and settings stay`
          : `there is no ${UNIT}: nothing to uninstall`,
      );
    }
    systemctl("disable", "--now", `${NAME}.service`);
    rmSync(UNIT);
    systemctl("daemon-reload");
    const packaged = existsSync(PACKAGED_UNIT) ? ` For the package's own: systemctl enable --now ${NAME}\n` : "\n";
    return `The service is removed. ${DATA}, ${dirname(CONFIG)} and ${PROGRAM} are still there.${packaged}`;
  },
});

const status = command({
  name: "status",
  summary: "Show whether the service is installed and running; exit code 1 if it is not.",
  examples: ["secretpush service status"],
  async run() {
    const shown = ["ActiveState", "SubState", "StatusText", "MainPID", "ActiveEnterTimestamp", "UnitFileState"];
    const printed = run(["systemctl", "show", `${NAME}.service`, `--property=LoadState,${shown.join(",")}`]);
    const facts = new Map(
      printed.split("\n").map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
    if (facts.get("LoadState") !== "loaded") {
      throw new OperationFailed(`the service is not installed: run "sudo ${NAME} service install"`);
    }
    return {
      rows: shown.map((fact) => [fact, facts.get(fact) || "-"]),
      isActive: facts.get("ActiveState") === "active",
    };
  },
  show: ({ rows }) => columns(rows),
  note: ({ isActive }) => (isActive ? "" : `See its log: journalctl -u ${NAME} -n 50\n`),
  failed: ({ isActive }) => !isActive,
});

export const service = command({
  name: "service",
  summary: "Run as a systemd service.",
  commands: [install, uninstall, status],
});

async function installService(
  choices: UnitChoices,
  { root, start, unsigned }: { root: string | undefined; start: boolean; unsigned: true | undefined },
  terminal: Terminal,
): Promise<void> {
  const staged = root !== undefined;
  const at = (path: string): string => (root === undefined ? path : join(root, path));
  if (!Bun.isStandaloneExecutable) {
    throw new OperationFailed(
      'this program runs from source: "bun run build" builds the executable that can be installed',
    );
  }
  if (process.execPath !== at(PROGRAM)) {
    const { checkRelease } = await import("./release_file.ts");
    const { warning } = await checkRelease(process.execPath, process.execPath, { unsigned: unsigned === true });
    if (warning !== null) terminal.stderr(`${warning}\n`);
  }
  if (!staged) {
    requireRoot();
    if (existsSync(PACKAGED_UNIT) && !existsSync(UNIT)) {
      throw new OperationFailed(
        `the service belongs to the package ${NAME}: install the newer package, or remove this one first ` +
          "with apt or dnf; data, key and settings stay",
      );
    }
    if (!existsSync("/run/systemd/system")) {
      throw new OperationFailed(
        "systemd is not running here: use --print to see the unit, or --root to build an image",
      );
    }
    if (Bun.which("systemd-notify") === null) {
      throw new OperationFailed(
        "systemd-notify is missing: install it, because it reports to systemd that the server is ready",
      );
    }
    // If this program does not accept the settings or the data, a running server continues with the old one.
    if (existsSync(join(DATA, "secretpush.db"))) {
      const { refuseUnlessAccepted } = await import("./upgrade_program.ts");
      const settings = existsSync(CONFIG) && existsSync(KEY) ? ["--config", CONFIG] : [];
      await refuseUnlessAccepted(process.execPath, DATA, settings);
    }
    makeUser(choices.user);
  }
  const before = `${at(PROGRAM)}.before`;
  const said: string[][] = [];

  if (process.execPath !== at(PROGRAM)) {
    mkdirSync(dirname(at(PROGRAM)), { recursive: true });
    // Written under another name and then renamed: a running executable cannot be written to.
    const draft = `${at(PROGRAM)}.new`;
    rmSync(draft, { force: true });
    copyForOwner(process.execPath, draft);
    chmodSync(draft, 0o755);
    const isReplaced = existsSync(at(PROGRAM));
    if (isReplaced) {
      rmSync(before, { force: true });
      linkSync(at(PROGRAM), before);
    }
    renameSync(draft, at(PROGRAM));
    said.push(["executable", `${at(PROGRAM)}${isReplaced ? ` (the previous one is ${before})` : ""}`]);
  }

  mkdirSync(at(CONFIG_DIRECTORY), { recursive: true, mode: 0o755 });
  if (!existsSync(at(CONFIG))) {
    writeFileSync(at(CONFIG), configFile(), { mode: 0o644 });
    said.push(["settings", at(CONFIG)]);
  } else said.push(["settings", `${at(CONFIG)} (left as it was)`]);

  // An image must not contain a key: all machines made from it would share it.
  if (!staged) said.push(["master key", await keyInPlace(choices.user)]);

  mkdirSync(dirname(at(UNIT)), { recursive: true });
  writeFileSync(at(UNIT), unitFile(choices), { mode: 0o644 });
  said.push(["unit", at(UNIT)]);
  terminal.stdout(columns(said));
  if (staged) {
    terminal.stderr(
      `Still needed on the machine itself: a user ${choices.user}, a key in ${KEY} (secretpush key generate), ` +
        `systemctl enable --now ${NAME}\n`,
    );
    return;
  }

  systemctl("daemon-reload");
  if (!start) {
    terminal.stderr(`Start it with: systemctl enable --now ${NAME}\n`);
    return;
  }
  systemctl("enable", `${NAME}.service`);
  // systemd does not restart a service that failed too often until its failures are reset.
  Bun.spawnSync(["systemctl", "reset-failed", `${NAME}.service`], { stdout: "ignore", stderr: "ignore" });
  try {
    systemctl("restart", `${NAME}.service`);
  } catch {
    throw new OperationFailed(
      `the service is installed, but does not start: journalctl -u ${NAME} -n 20 says why. ` +
        `Correct that, then run systemctl restart ${NAME}${existsSync(before) ? `. ${before} is the previous program` : ""}`,
    );
  }
  terminal.stderr(whatNext(choices.user, hasAccounts()));
}

/** Asks the installed program, which finds its data through the settings, whatever the database. */
function hasAccounts(): boolean {
  const argv = [PROGRAM, "user", "list", "--json", "--config", CONFIG];
  const listed = Bun.spawnSync(argv, { stdin: "ignore", stdout: "pipe", stderr: "ignore" });
  return listed.exitCode === 0 && listed.stdout.toString().trim() !== "[]";
}

/** Puts the key in place. @returns its path and origin, to report them */
async function keyInPlace(user: string): Promise<string> {
  const own = join(DATA, "master.key");
  const group = run(["id", "-g", user]).trim();
  let text: string;
  let from: string;
  if (existsSync(KEY)) return `${KEY} (left as it was)`;
  if (existsSync(own)) [text, from] = [keyOfService(own), `a copy of ${own}`];
  else {
    const { newMasterKey } = await import("../../store/maintenance/index.ts");
    [text, from] = [`${newMasterKey()}\n`, "new"];
  }
  // Commands that run as the service's user read this file; the service itself gets the key from systemd.
  replaceFile(KEY, text, 0o640, (draft) => chownSync(draft, 0, Number(group)));
  return `${KEY} (${from})`;
}

/** Refuses a link: the service's user could make one to a file that only root can read. */
function keyOfService(path: string): string {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const refused = `${path} is not a file of the user who owns ${dirname(path)}: put the service's key there`;
  let file: number;
  try {
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch {
    throw new OperationFailed(refused);
  }
  try {
    const found = fstatSync(file);
    if (!found.isFile() || found.uid !== statSync(dirname(path)).uid) throw new OperationFailed(refused);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

function makeUser(user: string): void {
  if (Bun.spawnSync(["id", "-u", user]).exitCode === 0) return;
  run(["useradd", "--system", "--user-group", "--home-dir", DATA, "--no-create-home", "--shell", nologin(), user]);
}

const nologin = (): string => Bun.which("nologin", { PATH: "/usr/sbin:/sbin:/usr/bin:/bin" }) ?? "/bin/false";

function requireRoot(): void {
  if (userInfo().uid !== 0) throw new OperationFailed("this changes the system: run it with sudo, or see --print");
}

const systemctl = (...argv: string[]): string => run(["systemctl", ...argv]);

function run(argv: string[]): string {
  const program = argv[0] ?? "";
  if (Bun.which(program) === null)
    throw new OperationFailed(`${program} is not installed: does this system use systemd?`);
  const done = Bun.spawnSync(argv, { stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  if (done.exitCode === 0) return done.stdout.toString();
  const reason = done.stderr.toString().trim().replace(/\.$/, "") || `exit ${done.exitCode}`;
  throw new OperationFailed(`"${argv.join(" ")}" failed: ${reason}`);
}

/** The choices in the installed unit; none if it is missing. */
function choicesIn(path: string): Partial<UnitChoices> {
  if (!existsSync(path)) return {};
  const unit = readFileSync(path, "utf8");
  const user = /^User=(.+)$/m.exec(unit)?.[1];
  return { ...(user ? { user } : {}), lowPorts: /^AmbientCapabilities=.*CAP_NET_BIND_SERVICE/m.test(unit) };
}
