// The files of the systemd service: their paths, the hardened unit, and the commented config file.

import { chmodSync, chownSync, existsSync, statSync } from "node:fs";

import { defaultOf } from "../../config/describe.ts";
import { type Option, OPTIONS, tableOf } from "../../config/options.ts";

export const NAME = "secretpush";
export const PROGRAM = `/usr/local/bin/${NAME}`;
export const CONFIG = `/etc/${NAME}/config.toml`;
export const CONFIG_DIRECTORY = `/etc/${NAME}/config.d`;
export const KEY = `/etc/${NAME}/master.key`;
export const UNIT = `/etc/systemd/system/${NAME}.service`;
/** The unit of a package, which UNIT would hide. */
export const PACKAGED_UNIT = `/usr/lib/systemd/system/${NAME}.service`;
/** The file of a package that allows its unit to listen on ports below 1024. */
export const LOW_PORTS = `/usr/share/doc/${NAME}/deploy/systemd/low-ports.conf`;
export const DATA = `/var/lib/${NAME}`;

/** Lets the service read a secret, through the key's group. @returns false if the user is not root, or there is no service */
export function giveToService(file: string): boolean {
  if (!existsSync(KEY) || process.getuid?.() !== 0) return false;
  chownSync(file, 0, statSync(KEY).gid);
  chmodSync(file, 0o640);
  return true;
}

export interface UnitChoices {
  user: string;
  /** Whether it may listen on ports below 1024. */
  lowPorts: boolean;
  /** Where the executable is. */
  program?: string;
}

/** The unit, as systemd.exec(5) and systemd.service(5) of version 250 and later describe it. */
export function unitFile({ user, lowPorts, program = PROGRAM }: UnitChoices): string {
  const capabilities = lowPorts ? "CAP_NET_BIND_SERVICE" : "";
  return `[Unit]
Description=Secret Push, a secret-sharing server
Wants=network-online.target
After=network-online.target
# No limit: it would count restarts by hand too, and refuse the sixth.
StartLimitIntervalSec=0

[Service]
# Ready, stopping and the watchdog's sign of life come from systemd-notify, a child of the server.
Type=notify
NotifyAccess=all
WatchdogSec=60s
# The default, SIGABRT, makes the runtime print the address of a crash report.
WatchdogSignal=SIGKILL
ExecStart=${program} serve --config ${CONFIG}
# Reads the settings and the TLS certificate again. If the server refuses the settings, the reload fails.
ExecReload=${program} config reload --config ${CONFIG} --pid $MAINPID
Restart=on-failure
RestartSec=5s
# Exit code 2 is for what no restart mends: a mistake in the settings, newer data, a port that needs a privilege.
RestartPreventExitStatus=2
# If there is not enough memory, the process that makes backups is killed first. The server continues without it.
OOMPolicy=continue
# An upgrade may have a large database to copy and to migrate.
TimeoutStartSec=30min
# A stop takes effect once that is done; otherwise the server ends within seconds.
TimeoutStopSec=30min

User=${user}
Group=${user}
UMask=0077
StateDirectory=${NAME}
StateDirectoryMode=0700
# For scheduled backups, if the directory is there: backup.to.
ReadWritePaths=-/var/backups/${NAME}
# For a Unix socket; a reverse proxy must be able to reach it.
RuntimeDirectory=${NAME}
RuntimeDirectoryMode=0755
# The service sees a copy of the key that only it can read. The variable wins over key_file in the config
# file, which is there for commands that are run by hand.
LoadCredential=master.key:${KEY}
Environment=${keyVariable()}=%d/master.key

LimitNOFILE=65536
# No secret may land in a core dump.
LimitCORE=0

NoNewPrivileges=yes
CapabilityBoundingSet=${capabilities}
AmbientCapabilities=${capabilities}
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
PrivateDevices=yes
DevicePolicy=closed
PrivateTmp=yes
PrivateMounts=yes
${lowPorts ? "# Ports below 1024 need a capability of the host's own user namespace.\nPrivateUsers=no" : "PrivateUsers=yes"}
RemoveIPC=yes
KeyringMode=private
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
# The process that makes backups lowers its own priority.
SystemCallFilter=setpriority
SystemCallErrorNumber=EPERM
# The runtime compiles while it runs, which needs memory that is written and then executed.
MemoryDenyWriteExecute=no

[Install]
WantedBy=multi-user.target
`;
}

/** The next steps once the service is running. If there is an account, the first steps are already done. */
export const whatNext = (user: string, hasAccounts: boolean): string =>
  hasAccounts
    ? `The service is running. New settings are not yet in ${CONFIG}: ${NAME} config migrate --config ${CONFIG} adds them as comments\n`
    : `
The service is running. sudo ${NAME} init asks for its address and other settings; ${CONFIG} names all of them
The first administrator: open the page named by  journalctl -u ${NAME} | grep "no account yet"
or: sudo -u ${user} ${NAME} --config ${CONFIG} user add ann@example.org --admin
Keep a copy of ${KEY} in a safe place: without it, no backup can be read.
`.trimStart();

const keyVariable = (): string => OPTIONS.find(({ name }) => name === "key_file")?.env ?? "";

// Settings that the service needs are set; all others are comments with their defaults.
const SET: Readonly<Record<string, string>> = { data_dir: DATA, key_file: KEY };

/** Every option with its meaning; its default is in a comment. */
export function configFile(): string {
  const lines = [
    "# Settings of Secret Push. A setting after a # is not set here: its value is the default.",
    `# After a change: ${NAME} config check --config ${CONFIG} finds mistakes. Then systemctl reload ${NAME}, which`,
    `# says what needs systemctl restart ${NAME}.`,
    "# Each *.toml in the directory config.d beside this file is read too, in the order of the names. The last file wins.",
    "# oidc.issuer = … may also be written as issuer = … below a line [oidc], at the end of this file.",
  ];
  return `${[...lines, ...commented(OPTIONS, SET)].join("\n")}\n`;
}

/**
 * Lines of a config file. Each has a full name: it can be uncommented alone, and a table below is never a duplicate.
 * @param set the values of the settings that are not comments, by name
 */
export function commented(wanted: readonly Option[], set: Readonly<Record<string, string>> = {}): string[] {
  const lines: string[] = [];
  // A table's settings are listed together.
  const ordered = [
    ...wanted.filter((option) => tableOf(option) === ""),
    ...wanted.filter((option) => tableOf(option) !== ""),
  ];
  for (const table of new Set(ordered.map(tableOf))) {
    const options = ordered.filter((option) => tableOf(option) === table && !option.secret); // a secret does not belong here
    if (table !== "" && options.length > 0) lines.push("", "", `# ---- ${table} ----`);
    for (const option of options) {
      const preset = set[option.name] ?? defaultOf(option);
      lines.push("", ...wrapped(`${option.doc} (${option.allowed()})`));
      const isSet = set[option.name] !== undefined;
      const isPlain = option.type === "boolean" || option.type === "integer";
      const value = preset === null ? '""' : isPlain ? preset : JSON.stringify(preset);
      lines.push(`${isSet ? "" : "#"}${option.name} = ${value}`);
    }
  }
  return lines;
}

function wrapped(sentence: string): string[] {
  const lines = [""];
  for (const word of sentence.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length > 110) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`);
}
