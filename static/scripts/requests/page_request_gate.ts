// The page in front of a request whose answers are sealed end to end, and of one that is over: passes on the end of its
// link, which the server does not know. The second link of such a request leads its owner to the answers.

import { any, maybe } from "../shared/elements.ts";
import "../shared/person.ts";
import { writeTimes } from "../shared/own_zone.ts";
import { isIdentityLike } from "../shared/identity_like.ts";

writeTimes(document);
const form = maybe("read");
const fragment = location.hash;
const ownPage = maybe("own-page");

if (!isIdentityLike(fragment)) form?.setAttribute("action", form.getAttribute("action") + fragment);
else if (ownPage instanceof HTMLAnchorElement) location.replace(ownPage.href + fragment);
else {
  if (form) form.hidden = true;
  any("collects").hidden = false;
}
// Putting the complete link into this tab changes only the end of the address, which loads nothing.
addEventListener("hashchange", () => location.reload());
