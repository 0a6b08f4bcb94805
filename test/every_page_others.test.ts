// All other pages: the public ones, signing in, the administration, in every state (test/every_page.ts).

import { everyPageOf } from "./every_page.ts";

everyPageOf("others");
