// The recipient's page of a link that is sealed end to end, and that only people may open.

import "./page_sealed.ts";
import "./check.ts";
