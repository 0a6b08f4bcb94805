// The menus "⋯" of the lines of a list: what can be done with each.

const menuOf = ({ target }: Event): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(".menu") : null;
const openOnes = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll<HTMLDetailsElement>(".menu[open]");

function leave(menu: HTMLDetailsElement): void {
  menu.querySelector("summary")?.focus();
  menu.open = false;
}

/** Enables all menus, including those of later lines. @param fill makes the buttons of an empty one, each time it is opened */
export function startMenus(fill?: (of: string) => Promise<Element[]>): void {
  // The event "toggle" does not bubble.
  document.addEventListener(
    "toggle",
    (event) => {
      const menu = menuOf(event);
      const box = menu?.querySelector("div");
      if (!menu || !box || !fill) return;
      box.replaceChildren();
      if (!menu.open) return;
      void fill(menu.dataset.of ?? "").then((items) => {
        box.replaceChildren(...items.map((item) => document.adoptNode(item)));
        box.scrollIntoView({ block: "nearest" });
      });
    },
    { capture: true },
  );
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of openOnes()) if (!menu.contains(target as Node)) menu.open = false;
  });
  // Runs before the button acts: that may ask a question, after which the focus returns here.
  document.addEventListener(
    "click",
    (event) => {
      const menu = menuOf(event);
      if (menu && (event.target as Element).closest("button")) leave(menu);
    },
    { capture: true },
  );
  // When a button is pressed, Safari does not report where the focus goes.
  document.addEventListener("focusin", ({ target }) => {
    for (const menu of openOnes()) if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const menu = menuOf(event);
    if (!menu?.open) return;
    const buttons = [...menu.querySelectorAll("button")];
    const at = buttons.findIndex((one) => one === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") leave(menu);
    if (to === undefined) return;
    event.preventDefault();
    (buttons[to] ?? buttons.at(to < 0 ? -1 : 0))?.focus();
  });
}
