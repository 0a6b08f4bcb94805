// Links of sealed pushes in the user's list: those that this browser keeps can be copied again.

import type { Push } from "./push_line.ts";
import { status, texts } from "../shared/list_parts.ts";
import { copyOn, icon, make, request } from "../shared/dom.ts";
import { type Keeper, keeperIfUsed } from "../shared/kept_here.ts";

/** Asks the server after so many at most, each time the list is shown. */
const MAX_ASKED = 10;

/** Gives each line whose link is kept a button that copies it, and forgets what is gone. */
export async function offerKept(pushes: readonly Push[], list: HTMLElement): Promise<void> {
  const sealed = pushes.filter(({ e2e, url_token: token }) => e2e && token !== "");
  if (sealed.length === 0) return;
  const keeper = await keeperIfUsed();
  if (!keeper) return;
  for (const push of sealed) {
    const line = list.querySelector(`input[value="${CSS.escape(push.url_token)}"]`)?.closest("li");
    if (line && !push.expired && keeper.has(push.url_token)) {
      line.querySelector(".row")?.prepend(copyButton(keeper, push.url_token, line.querySelector(".name")?.textContent));
    }
  }
  await keeper.forget(sealed.filter(({ expired }) => expired).map(({ url_token: token }) => token));
  for (const token of keeper.due().slice(0, MAX_ASKED)) await settle(keeper, token);
}

function copyButton(keeper: Keeper, token: string, name = ""): HTMLButtonElement {
  const word = make("span", null, texts.copyLink);
  const copy = make("button", { type: "button", className: "quiet", title: texts.copyLink }, icon("icon-copy"), word);
  copy.setAttribute("aria-label", `${texts.copyLink}: ${name}`);
  copyOn(copy, async () => (await keeper.open(token))?.link ?? null, texts, status);
  return copy;
}

/** What is kept goes with the push or the request that it belongs to. */
async function settle(keeper: Keeper, token: string): Promise<void> {
  const push = await request<{ expired?: boolean }>("GET", `/account/pushes/${token}`);
  const isGone = push.status === 404 && (await request("GET", `/account/requests/${token}`)).status === 404;
  if (isGone || push.body.expired) await keeper.forget([token]);
  else if (push.ok || push.status === 404) await keeper.prolong(token);
}
