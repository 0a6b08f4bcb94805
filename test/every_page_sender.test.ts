// What senders meet: new pushes, receipts, requests, in every state (test/every_page.ts).

import { everyPageOf } from "./every_page.ts";

everyPageOf("sender");
