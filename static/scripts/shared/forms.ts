// Buttons and forms: what they show while they wait, and what is wrong.

import { any, element, submitOf } from "./elements.ts";

/** How many responses each element waits for. */
const waiting = new WeakMap<HTMLElement, number>();

/** Shows on an element that it waits for this response. */
export async function waitOn<T>(shown: HTMLElement, answer: Promise<T>): Promise<T> {
  waiting.set(shown, (waiting.get(shown) ?? 0) + 1);
  shown.setAttribute("aria-busy", "true");
  try {
    return await answer;
  } finally {
    const left = (waiting.get(shown) ?? 1) - 1;
    waiting.set(shown, left);
    if (left === 0) shown.removeAttribute("aria-busy");
  }
}

/** Runs a button's action. Meanwhile the button keeps the focus, and pressing it again does nothing. */
export async function busy(pressed: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  if (pressed.hasAttribute("aria-busy")) return;
  pressed.setAttribute("aria-disabled", "true");
  try {
    await waitOn(pressed, work());
  } finally {
    pressed.removeAttribute("aria-disabled");
  }
}

/** Sends a form with a script. Meanwhile its button is busy. */
export function onSubmit(id: string, send: (form: HTMLFormElement) => Promise<void>): void {
  const form = element(id, HTMLFormElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void busy(submitOf(form), () => send(form));
  });
}

/** Shows a problem beside a field and marks the field; "" clears both. */
export function complain(box: HTMLElement, message: string, field?: HTMLElement): void {
  box.textContent = message;
  box.hidden = message === "";
  if (message === "") return field?.removeAttribute("aria-invalid");
  field?.setAttribute("aria-invalid", "true");
  box.scrollIntoView({ block: "nearest" });
}

/** Hands a form over to the user, now that its script runs: until then it takes no input. */
export function enable(form: HTMLFormElement): void {
  form.inert = false;
  any("waiting").hidden = true;
}
