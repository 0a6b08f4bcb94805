// On the account page: how many sealed links this browser keeps, what guards them, and a switch that ends this.

import { askText } from "../shared/ask.ts";
import { any, button, input, maybe } from "../shared/elements.ts";
import { busy } from "../shared/forms.ts";
import { say, textsOf } from "../shared/texts.ts";
import { type Keeper, keeperHere, keeperIfUsed } from "../shared/kept_here.ts";
import { isMark } from "../shared/kept_mark.ts";
import { hasPasskeys } from "./passkeys.ts";

const texts = textsOf("keptAccountLive");

/** Shows the section once this browser has kept something. */
export async function startKept(): Promise<void> {
  const keeper = maybe("kept") && (await keeperIfUsed());
  if (!keeper) return;
  const [choice, guard] = [input("keep-here"), button("guard-kept")];
  show(keeper);
  any("kept").hidden = false;
  choice.addEventListener("change", () => void turn(keeper, choice.checked));
  guard.addEventListener("click", () => void busy(guard, () => guardIt(keeper)));
}

function show(keeper: Keeper): void {
  const n = keeper.tokens().length;
  input("keep-here").checked = keeper.isOn();
  any("kept-count").textContent = !keeper.isOn() ? "" : n === 0 ? texts.keptCountNone : say(texts.keptCount, { n });
  any("kept-guarded").hidden = keeper.guard() !== "passkey";
  button("guard-kept").hidden = keeper.guard() !== "browser" || !hasPasskeys;
}

async function turn(keeper: Keeper, on: boolean): Promise<void> {
  const isSure = on || keeper.tokens().length === 0 || (await askText(texts.keptOffQuestion, texts.keptOffYes));
  if (isSure) await keeper.turn(on).catch(() => {}); // The section then shows the result.
  show(keeper);
}

async function guardIt(keeper: Keeper): Promise<void> {
  const outcome = await keeper.guardByPasskey().catch(() => "unable" as const);
  show(keeper);
  const said = { done: texts.keptGuardedNow, refused: texts.keptRefused, unable: texts.keptUnable };
  any("kept-status").textContent = said[outcome];
}

/** How the person signs out: the path that tells the server what to clear, and what this page clears itself. */
interface SignOut {
  path: string;
  clear: () => Promise<void>;
}

/** Asks before a sign-out that removes something. @returns null if the person stays */
export async function beforeSignOut(): Promise<SignOut | null> {
  const keeper = await keeperHere();
  const n = keeper?.guard() === "browser" ? keeper.tokens().length : 0;
  if (n > 0 && !(await askText(say(texts.keptSignOut, { n }), texts.keptSignOutYes))) return null;
  // The server makes the browser clear everything. If something is to stay, the page clears the rest instead.
  const stays = keeper && (await keeper.isGuarded().catch(() => false));
  if (!stays) return { path: "/session", clear: async () => {} };
  return { path: "/session?keeps=passkey", clear: () => keeper.leave().then(forgetElse) };
}

function forgetElse(): void {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage)) if (!isMark(name)) localStorage.removeItem(name);
}
