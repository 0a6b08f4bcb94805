// A button "⋯" that opens what can be done with a line of a list.

import { icon, make } from "./dom.ts";

const isButton = (one: Element | null): one is HTMLButtonElement => one instanceof HTMLButtonElement;

/** @param label names the button @param actions makes the buttons, each time the menu is opened */
export function menu(label: string, actions: () => HTMLButtonElement[]): HTMLElement {
  const opener = make("summary", null, icon("icon-more"));
  opener.setAttribute("aria-label", label);
  const box = make("div", null);
  const made = make("details", { className: "menu" }, opener, box);
  const close = (): void => void (made.open = false);
  const outside = ({ target }: Event): void => {
    if (!made.contains(target as Node)) close();
  };
  made.addEventListener("toggle", () => {
    document[made.open ? "addEventListener" : "removeEventListener"]("pointerdown", outside);
    box.replaceChildren(...(made.open ? actions() : []));
    if (made.open) box.scrollIntoView({ block: "nearest" });
  });
  // Before the button acts: it may ask, and the focus returns here afterwards.
  const chosen = ({ target }: Event): void => {
    if (!(target as Element).closest("button")) return;
    opener.focus();
    close();
  };
  box.addEventListener("click", chosen, { capture: true });
  // Safari says nothing of where the focus goes when a button is pressed.
  made.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !made.contains(relatedTarget)) close();
  });
  made.addEventListener("keydown", (event) => {
    const buttons = [...box.children].filter(isButton);
    const at = buttons.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" && made.open) {
      opener.focus();
      close();
    } else if (to !== undefined && made.open) {
      event.preventDefault();
      (buttons[to] ?? buttons.at(to < 0 ? -1 : 0))?.focus();
    }
  });
  return made;
}
