// Hides the text while it is typed, where the browser can: for whoever shares a screen. This device remembers the choice.

import { button } from "../shared/elements.ts";

const STORAGE_KEY = "hide";
const hide = button("hide");
hide.hidden = !CSS.supports("-webkit-text-security", "disc");

try {
  hide.ariaPressed = String(localStorage.getItem(STORAGE_KEY) !== null);
} catch {
  // This browser stores nothing.
}

hide.addEventListener("click", () => {
  const isHidden = hide.ariaPressed !== "true";
  hide.ariaPressed = String(isHidden);
  try {
    if (isHidden) localStorage.setItem(STORAGE_KEY, "1");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // It holds for this page.
  }
});
