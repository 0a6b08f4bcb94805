// The page of a list that the server renders.

import "../shared/sections.ts";
import "../shared/lists.ts";
import { startMenus } from "../shared/menu.ts";

startMenus();
