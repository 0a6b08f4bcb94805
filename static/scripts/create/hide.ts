// Hides the text while it is typed, if the browser can, for people who share their screen. This device remembers the choice.

import { button } from "../shared/elements.ts";
import { store, stored } from "../shared/stored.ts";

const STORAGE_KEY = "hide";
const hide = button("hide");
hide.hidden = !CSS.supports("-webkit-text-security", "disc");

hide.ariaPressed = String(stored("localStorage", STORAGE_KEY) !== null);

hide.addEventListener("click", () => {
  const isHidden = hide.ariaPressed !== "true";
  hide.ariaPressed = String(isHidden);
  store("localStorage", STORAGE_KEY, isHidden ? 1 : null);
});
