// Files are scanned for viruses by a clamd before they are stored, unless they are sealed end to end.

import type { Log } from "../../base/log.ts";
import type { Capability } from "../capability.ts";
import { Clamd, type ClamdAddress } from "./clamd.ts";

export const openVirusScan = (address: ClamdAddress, log: Log): Capability => ({
  scanner: new Clamd(address, log),
});
