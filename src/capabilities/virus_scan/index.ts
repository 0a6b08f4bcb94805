// Files are scanned for viruses by a clamd before they are stored, unless they are sealed end to end.

import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { Condition } from "../../model/condition.ts";
import type { Capability } from "../capability.ts";
import { Clamd, type ClamdAddress, tryScan } from "./clamd.ts";

/** How long pages and metrics that report conditions wait for clamd. */
const PATIENCE_MS = 5_000;

export const openVirusScan = (address: ClamdAddress, log: Log): Capability => ({
  scanner: new Clamd(address, log),
  enter: () => ({
    conditions: (): Promise<Condition[]> =>
      tryScan(address, PATIENCE_MS).then(
        () => [],
        (error: unknown) => [{ kind: "scanner_trouble", values: { reason: reasonOf(error) } }],
      ),
  }),
});
