// What people have behind their sign-in: account, pushes, in every state (test/every_page.ts).

import { everyPageOf } from "./every_page.ts";

everyPageOf("account");
