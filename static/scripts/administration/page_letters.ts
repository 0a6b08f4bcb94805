// The page that asks for letters before it goes on: takes the end of the link along, which the server does not know.

import { element } from "../shared/elements.ts";

const form = element("act", HTMLFormElement);
form.setAttribute("action", form.getAttribute("action") + location.hash);
