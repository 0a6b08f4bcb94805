// Questions, each in a dialog.

import { any, button, element } from "./elements.ts";

/** Opens a dialog that asks. @returns whether its button `yes` was pressed */
export function ask(dialog: HTMLDialogElement, yes: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const agree = (): void => dialog.close("yes");
    dialog.returnValue = "";
    yes.addEventListener("click", agree, { once: true });
    dialog.addEventListener(
      "close",
      () => {
        yes.removeEventListener("click", agree);
        resolve(dialog.returnValue === "yes");
      },
      { once: true },
    );
    dialog.showModal();
  });
}

/** Asks a question in the page's dialog "ask". @param className of the button that agrees */
export function askText(question: string, yes?: string, className = "danger"): Promise<boolean> {
  const agree = button("ask-yes");
  agree.className = className;
  any("ask-text").textContent = question;
  if (yes !== undefined) agree.textContent = yes;
  return ask(element("ask", HTMLDialogElement), agree);
}
