// Runs the unit by systemd itself, where it runs: as a transient unit of another name, with all that the unit's own says
// about the service. Nothing of the machine's own installation is touched.

import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { needs } from "../needs.ts";

/** @returns the argv that runs the service until it ends, and what ends and removes it */
export function underSystemd(
  unit: string,
  { program, config, key }: { program: string; config: string; key: string },
): { argv: string[]; stop: () => void; end: () => void } {
  const name = `secretpush-test-${process.pid}`;
  const settings = `/etc/${name}`;
  const installed = `/usr/local/bin/${name}`;
  const renamed = (text: string): string =>
    text
      .replaceAll("/etc/secretpush", settings)
      .replaceAll("/var/lib/secretpush", `/var/lib/${name}`)
      .replaceAll("/usr/local/bin/secretpush", installed)
      .replaceAll("Directory=secretpush", `Directory=${name}`)
      // A transient unit has no specifiers.
      .replaceAll("%d", `/run/credentials/${name}.service`);
  mkdirSync(settings);
  writeFileSync(join(settings, "config.toml"), renamed(config));
  writeFileSync(join(settings, "master.key"), key, { mode: 0o600 });
  cpSync(program, installed);
  chmodSync(installed, 0o755);
  const service = /^\[Service\]\n(.*?)^\[/ms.exec(renamed(unit))?.[1] ?? "";
  const lines = service.split("\n").filter((line) => /^\w/.test(line));
  // systemd makes the user for as long as the service runs; a test is not started again.
  const own = lines.filter((line) => !/^(?:User|Group|ExecStart|ExecReload|Restart\w*)=/.test(line));
  const [command = ""] = lines.flatMap((line) => (line.startsWith("ExecStart=") ? [line.slice(10)] : []));
  const properties = [...own, "DynamicUser=yes"].map((line) => `--property=${line}`);
  const control = (...argv: string[]) =>
    Bun.spawnSync([needs("systemctl").path, ...argv, `${name}.service`], { stderr: "ignore" });
  return {
    argv: [
      "systemd-run",
      "--quiet",
      "--collect",
      "--wait",
      "--pipe",
      `--unit=${name}`,
      ...properties,
      ...command.split(" "),
    ],
    stop: () => void control("stop"),
    end() {
      control("kill", "--signal=SIGKILL");
      control("stop");
      for (const path of [settings, installed, `/var/lib/${name}`, `/var/lib/private/${name}`])
        rmSync(path, { recursive: true, force: true });
    },
  };
}
