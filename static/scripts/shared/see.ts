// The eye of a field: shows what was typed, and hides it again.

import { maybe } from "./elements.ts";

export function letSee(field: HTMLInputElement | null): void {
  const see = maybe("see");
  if (!see || !field) return;
  see.hidden = false;
  see.addEventListener("click", () => {
    const hidden = field.type === "password";
    field.type = hidden ? "text" : "password";
    see.ariaPressed = String(hidden);
    field.focus();
  });
}
