// What the server reports once it listens: in the log, and to the person who starts it for the first time.

import { commit, version } from "../base/build.ts";
import { Log } from "../base/log.ts";
import { interfacesHere, openableUrls } from "../base/network.ts";
import type { Config } from "../config/options.ts";
import type { Addresses } from "./listening.ts";

export function announce(
  config: Config,
  { url, addresses, notices, log }: { url: string; addresses: Addresses; notices: readonly string[]; log: Log },
): void {
  for (const notice of notices) log.warn(notice);
  log.info("listening", {
    url,
    address: addresses.main,
    recipients: addresses.recipients ?? undefined,
    redirect: addresses.redirect ?? undefined,
    metrics: addresses.metrics ?? undefined,
    data_dir: config.dataDir,
    version,
    commit: commit ?? undefined,
  });
  if (addresses.recipients !== null && !config.baseUrl && !config.recipients.baseUrl) {
    log.warn(
      "links will start with the address that their sender uses: set recipients.base_url to the recipients' address",
    );
  }
  log.flush();
}

// Goes to standard error at every log level, never into the log: anyone who reads the code can become administrator.
export function showSetupCode(url: string, code: string, config: Config, io: { stderr: (text: string) => void }): void {
  // A browser cannot open the path of a Unix socket.
  const bases = url.startsWith("unix:") ? [""] : openableUrls(url, interfacesHere());
  const pages = bases.map((base) => `${base}/users/setup`);
  if (config.log.format === "text") {
    io.stderr(
      `There is no account yet. Create the administrator's account at ${pages.join(" or ")} with the code ${code}\n`,
    );
    return;
  }
  const beside = new Log({ level: "info", format: "json", write: io.stderr });
  beside.info("There is no account yet. Create the administrator's account.", { page: pages[0], code });
  beside.close();
}
