// Who waits for any of the user's held links, while the user looks at the list: a wait appears without a reload, and in the title.

import { any } from "../shared/elements.ts";
import { request } from "../shared/session.ts";
import { showAgain } from "../shared/lists.ts";
import { type Asking, keepAsking, type News } from "../shared/pace.ts";
import { badge } from "../shared/waits.ts";

let asking: Asking | null = null;
/** How many waits the list shows at first, and later which. */
let known: number | string = 0;
let waiting = 0;

export function watchWaiting(list: HTMLElement): void {
  const shown = list.dataset.waiting;
  if (shown === undefined) {
    asking?.stop();
    asking = null;
    waiting = 0;
  } else if (!asking) {
    known = Number(shown);
    asking = keepAsking(look, true);
    void asking.now();
  }
  // Another page of the list has come with its own title.
  badge(waiting);
}

async function look(): Promise<News> {
  const { ok, status, body } = await request<Array<{ id: string }>>("GET", "/api/v2/holds");
  if (!ok) return status === 401 ? "over" : "same";
  badge((waiting = body.length));
  const now = body.map(({ id }) => id).join(" ");
  const isNew = typeof known === "number" ? known !== body.length : known !== now;
  // What is ticked, or pressed at this moment, stays where it is until the next look.
  if (isNew && any("pushes").querySelector(":checked, [aria-busy]")) return "same";
  known = now;
  if (isNew) await showAgain();
  return isNew ? "new" : "same";
}
