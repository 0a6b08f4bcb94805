// The section "Health": all of it is in the page. Its forms that do something keep the page, as those of lists.

import "../shared/sections.ts";
import "../shared/lists.ts";
