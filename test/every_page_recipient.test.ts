// What recipients and answerers meet, in every state (test/every_page.ts).

import { everyPageOf } from "./every_page.ts";

everyPageOf("recipient");
