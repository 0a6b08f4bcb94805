// The page of a list that the server renders.

import "./sections.ts";
import "./lists.ts";
