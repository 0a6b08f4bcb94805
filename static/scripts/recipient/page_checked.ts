// The recipient's page of a push that only people open.

import "./page_reveal.ts";
import "./check.ts";
