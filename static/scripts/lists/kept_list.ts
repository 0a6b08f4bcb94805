// Links of sealed pushes in the user's list: those that this browser keeps can be copied again.

import { copyOn } from "../shared/copy.ts";
import { any } from "../shared/elements.ts";
import { request } from "../shared/session.ts";
import { textsOf } from "../shared/texts.ts";
import { type Keeper, keeperIfUsed } from "../shared/kept_here.ts";

/** The most links about which the server is asked, each time the list is shown. */
const MAX_ASKED = 10;

/** Shows the copy buttons of links that are kept, and forgets links that are gone. */
export async function offerKept(list: HTMLElement): Promise<void> {
  const sealed = [...list.querySelectorAll<HTMLElement>("[data-sealed]")];
  if (sealed.length === 0) return;
  const keeper = await keeperIfUsed();
  if (!keeper) return;
  const isOver = ({ dataset }: HTMLElement): boolean => dataset.over !== undefined;
  for (const { dataset } of sealed.filter(isOver)) await keeper.forget([dataset.sealed ?? ""]);
  for (const line of sealed) offerLink(keeper, line);
  for (const token of keeper.due().slice(0, MAX_ASKED)) await settle(keeper, token);
}

function offerLink(keeper: Keeper, line: HTMLElement): void {
  const token = line.dataset.sealed ?? "";
  const copy = line.querySelector<HTMLButtonElement>("button[hidden]");
  if (!copy || !keeper.has(token)) return;
  copy.hidden = false;
  copyOn(copy, async () => (await keeper.open(token))?.link ?? null, textsOf("listLive"), any("status"));
}

/** Keeps a link for as long as its push or request can be used. */
async function settle(keeper: Keeper, token: string): Promise<void> {
  const push = await request<{ expired?: boolean }>("GET", `/account/pushes/${token}`);
  const isGone = push.status === 404 && (await request("GET", `/account/requests/${token}`)).status === 404;
  if (isGone || push.body.expired) await keeper.forget([token]);
  else if (push.ok || push.status === 404) await keeper.prolong(token);
}
