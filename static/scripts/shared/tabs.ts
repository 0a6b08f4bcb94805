// Tabs for the keyboard.

/** Arrow keys, Home and End move between tabs, as in the ARIA pattern. */
export function tabs(list: HTMLElement, choose: (tab: HTMLButtonElement) => void): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const select = (tab: HTMLButtonElement): void => {
    for (const one of all) {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
    }
    choose(tab);
  };
  for (const [index, tab] of all.entries()) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const [next, before] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      const to = { [next]: index + 1, [before]: index - 1 + all.length, Home: 0, End: all.length - 1 }[key];
      const found = to === undefined ? undefined : all[to % all.length];
      if (!found) return;
      found.focus();
      select(found);
    });
  }
}
