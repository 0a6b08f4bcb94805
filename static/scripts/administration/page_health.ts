// The section "Health", all of which is in the page. Its forms work without a reload, like those of lists.

import "../shared/sections.ts";
import "../shared/lists.ts";
