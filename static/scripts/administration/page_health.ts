// The section "Health": all of it is in the page. Only the navigation around it has a script.

import "../shared/sections.ts";
