// `secretpush healthcheck`: asks the server of these settings whether it is well, for containers and monitors.

import { connectionFailure } from "../../base/connection_failure.ts";
import { command } from "../command.ts";
import { OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import { ownAddressOf } from "./own_address.ts";

const ANSWER_WITHIN_MS = 5_000;

export const healthcheck = command({
  name: "healthcheck",
  summary: "Ask the running server whether it is well; exit code 1 if it is not.",
  options: { "--ready": "Ask whether it should get requests (/readyz) instead of whether it is up (/up)." },
  settings: "all",
  help: `
Give it the server's settings: the same flags, environment or TOML file. It asks this host's own address and waits
at most ${ANSWER_WITHIN_MS / 1_000} seconds.`,
  examples: ["secretpush healthcheck --config /etc/secretpush/config.toml"],
  async run({ ready }, { settings }) {
    const own = ownAddressOf(settings().config);
    if (own === null) throw new UsageError("--port 0 leaves the port to the system: give the one that the server took");
    const answer = await fetch(`${own.origin}${ready ? "/readyz" : "/up"}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...own.how,
    }).catch((error: unknown) => {
      throw new OperationFailed(`${own.name} does not answer (${connectionFailure(error) ?? reasonOf(error)})`);
    });
    if (answer.ok) return `${own.name} is ${ready ? "ready" : "up"}.\n`;
    const { error } = ((await answer.json().catch(() => null)) ?? {}) as { error?: unknown };
    const why = typeof error === "string" ? error.replace(/\.$/, "") : `status ${answer.status}`;
    throw new OperationFailed(`${own.name} is not ${ready ? "ready" : "well"}: ${why}`);
  },
});
