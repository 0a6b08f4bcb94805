// The wait after too many attempts: a button that stays inactive, and a sentence that counts down.

import { make } from "./elements.ts";

const SECOND = 1_000;

/**
 * Keeps a button inactive for some seconds and counts them down in `box`. Screen readers say how long it
 * takes, and then that it is over, but not every second in between.
 * @param sentence tells how many seconds are left
 * @param over tells that the wait is over
 */
export function holdBack(
  by: HTMLButtonElement,
  box: HTMLElement,
  seconds: number,
  sentence: (seconds: number) => string,
  over: string,
): void {
  const endMs = performance.now() + seconds * SECOND;
  const shown = make("span", null, sentence(seconds));
  shown.ariaHidden = "true";
  box.replaceChildren(make("span", { className: "unseen" }, sentence(seconds)), shown);
  box.hidden = false;
  const end = make("p", { className: "small" });
  end.setAttribute("role", "status");
  box.after(end);
  by.disabled = true;
  const tick = (): void => {
    const left = Math.ceil((endMs - performance.now()) / SECOND);
    if (left > 0) {
      shown.textContent = sentence(left);
      setTimeout(tick, SECOND / 4);
      return;
    }
    by.disabled = false;
    box.hidden = true;
    box.replaceChildren();
    end.textContent = over;
    // An inactive button loses the focus.
    if (document.activeElement === document.body) by.focus();
    by.form?.addEventListener("submit", () => end.remove(), { once: true });
  };
  setTimeout(tick, SECOND / 4);
}
