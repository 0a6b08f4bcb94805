// Finds what a start would refuse besides the settings themselves: the files that they name. Opens no data or connection.

import { reasonOf } from "../base/errors.ts";
import { Log } from "../base/log.ts";
import type { Config } from "../config/options.ts";
import { CertificateFiles } from "../listen/certificates.ts";
import { loadEach } from "./capabilities.ts";
import { readLogo } from "./logo.ts";

/** One sentence for each mistake. */
export async function problemsOfStart(config: Config): Promise<string[]> {
  const log = new Log({ ...config.log, write: () => {} });
  const { cert, key, acme } = config.tls;
  // A certificate that an authority issues on request may not exist yet.
  const isGiven = cert !== undefined && key !== undefined && acme.directory === undefined;
  const results = await Promise.allSettled([
    ...(isGiven ? [new CertificateFiles({ cert, key }).read()] : []),
    readLogo(config.branding.logoFile),
    ...loadEach(config, log),
  ]);
  return results.flatMap((result) => (result.status === "rejected" ? [reasonOf(result.reason)] : []));
}
