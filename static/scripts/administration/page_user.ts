// For auditors and administrators: one user. The server renders the facts; this does what only a script can.

import "../shared/sections.ts";
import "../shared/lists.ts";
import { startEnding } from "./offboarding.ts";
import { startHandingOver } from "./one_time_links.ts";
import { maybe } from "../shared/elements.ts";
import { startMenus } from "../shared/menu.ts";

startMenus();
if (maybe("end-user")) {
  startEnding();
  startHandingOver();
}
