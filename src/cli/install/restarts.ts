// How a server is restarted: by systemd, or by a command of the administrator. Once requested, a restart must finish by
// itself, so that a server runs even if the requesting process is killed.

import { existsSync } from "node:fs";

import { OperationFailed } from "../terminal.ts";
import { NAME, PACKAGED_UNIT, UNIT } from "./service_files.ts";

export interface Restarts {
  /** The command to name in sentences. */
  command: string;
  /** Requests the restart; may return before it is done. @throws OperationFailed */
  restart: () => void;
  /** Forces the restart of a server that hangs and has nothing to lose. @throws OperationFailed */
  force: () => void;
}

/** @param given the administrator's command @throws OperationFailed if nothing can restart the server */
export function restartsBy(given: string | undefined): Restarts {
  if (given !== undefined) {
    const restart = (): void => run(["/bin/sh", "-c", given]);
    // The second signal ends a server that hangs at startup.
    return { command: given, restart, force: restart };
  }
  if (!existsSync("/run/systemd/system") || !(existsSync(UNIT) || existsSync(PACKAGED_UNIT))) {
    throw new OperationFailed(
      `the server is not a systemd service here: say how it is restarted, such as --restart "sv restart ${NAME}"`,
    );
  }
  const unit = `${NAME}.service`;
  const restart = (): void => {
    // systemd does not restart a service that failed too often until its failures are reset.
    quietly("reset-failed", unit);
    run(["systemctl", "--no-block", "restart", unit]);
  };
  const force = (): void => {
    // A stop would wait as long as a migration is allowed to take.
    quietly("kill", "--signal=SIGKILL", unit);
    restart();
  };
  return { command: `systemctl restart ${NAME}`, restart, force };
}

const quietly = (...argv: string[]): unknown =>
  Bun.spawnSync(["systemctl", ...argv], { stdin: "ignore", stdout: "ignore", stderr: "ignore" });

function run(argv: readonly string[]): void {
  const done = Bun.spawnSync([...argv], { stdin: "ignore", stdout: "ignore", stderr: "pipe" });
  if (done.exitCode === 0) return;
  const reason = done.stderr.toString().trim().replace(/\.$/, "") || `exit ${done.exitCode}`;
  throw new OperationFailed(`"${argv.join(" ")}" failed: ${reason}`);
}
