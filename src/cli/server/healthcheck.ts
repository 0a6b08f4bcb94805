// `secretpush healthcheck`: asks the server with these settings whether it is healthy, for containers and monitors.

import { build } from "../../base/build.ts";
import { connectionFailure } from "../../base/connection_failure.ts";
import { command } from "../command.ts";
import { OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import type { Config } from "../../config/options.ts";
import type { LeaveWord } from "./doctor_server.ts";
import { ownAddressOf } from "./own_address.ts";

const ANSWER_WITHIN_MS = 5_000;

export const healthcheck = command({
  name: "healthcheck",
  summary: "Check whether the running server is healthy; exit code 1 if it is not.",
  options: {
    "--ready": "Check whether the server should get requests (/readyz), not whether it is up (/up).",
    "--same-version":
      "Also fail if the server's version differs from this program's; this check needs the server's database.",
  },
  settings: "all",
  help: `
Pass the server's settings: the same flags, environment or TOML file. The command connects to this host's own address
and waits at most ${ANSWER_WITHIN_MS / 1_000} seconds for an answer.`,
  examples: ["secretpush healthcheck --config /etc/secretpush/config.toml"],
  async run({ ready, sameVersion }, { settings }) {
    const { config } = settings();
    const own = ownAddressOf(config);
    if (own === null) throw new UsageError("--port 0 leaves the port to the system: give the one that the server took");
    const answer = await fetch(`${own.origin}${ready ? "/readyz" : "/up"}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...own.how,
    }).catch((error: unknown) => {
      throw new OperationFailed(`${own.name} does not answer (${connectionFailure(error) ?? reasonOf(error)})`);
    });
    if (answer.ok && sameVersion) {
      const { versionAt } = await import("./doctor_server.ts");
      const found = await withWord(config, (leaveWord) => versionAt(own, leaveWord));
      if (found !== build) {
        throw new OperationFailed(`${own.name} is ${found ?? "another program"}, and this program is ${build}`);
      }
    }
    if (answer.ok) return `${own.name} is ${ready ? "ready" : "up"}.\n`;
    const { error } = ((await answer.json().catch(() => null)) ?? {}) as { error?: unknown };
    const why = typeof error === "string" ? error.replace(/\.$/, "") : `status ${answer.status}`;
    throw new OperationFailed(`${own.name} is not ${ready ? "ready" : "well"}: ${why}`);
  },
});

/** Marks the database while `use` runs, which proves to the server that this command may write there. */
async function withWord<T>(config: Config, use: (leaveWord: LeaveWord) => Promise<T>): Promise<T> {
  const { databaseUrl: url, databaseSchema: schema } = config;
  if (url === undefined) {
    const { leaveDoctorsWord, openLive } = await import("../../store/maintenance/index.ts");
    const live = openLive(config.dataDir);
    const leave: LeaveWord = async (word) => {
      const remove = leaveDoctorsWord(live, word, Date.now());
      return async () => remove();
    };
    return use(leave).finally(() => live.close());
  }
  const { PostgresProbe } = await import("../../store/maintenance/nodes.ts");
  const probe = new PostgresProbe({ url, schema, program: build });
  return use((word) => probe.leaveWord(word)).finally(() => probe.close());
}
