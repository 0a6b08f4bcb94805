// The recipient's page of a push that only people may open.

import "./page_reveal.ts";
import "./check.ts";
