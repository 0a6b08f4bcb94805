// Files are scanned for viruses by a clamd before they are stored, unless they are sealed end to end.

import { parseClamd } from "../../base/clamd_address.ts";
import type { Log } from "../../base/log.ts";
import type { Capability } from "../capability.ts";
import { Clamd } from "./clamd.ts";

export const openVirusScan = (address: string, log: Log): Capability => ({
  scanner: new Clamd(parseClamd(address), log),
});
