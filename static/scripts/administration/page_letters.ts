// The page that asks for letters first: passes on the end of the link, which the server does not know.

import { element } from "../shared/elements.ts";

const form = element("act", HTMLFormElement);
form.setAttribute("action", form.getAttribute("action") + location.hash);
