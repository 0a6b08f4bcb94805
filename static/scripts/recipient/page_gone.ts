// The page of a link that is gone: says so if this device opened it before.

import { any } from "../shared/elements.ts";
import { momentWords, say } from "../shared/texts.ts";
import { openedHere } from "./opened_here.ts";

const at = openedHere(/^\/p\/(\w+)/.exec(location.pathname)?.[1] ?? "");
if (at) {
  const words = any("opened-here");
  words.textContent = say(words.textContent ?? "", momentWords(at));
  words.hidden = false;
  any("gone-text").remove();
}
