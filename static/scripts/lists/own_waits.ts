// Who waits for any of the user's held links, while they look at their list: a wait appears without a reload, and in the title.

import { request } from "../shared/dom.ts";
import { type Asking, keepAsking, type News } from "../shared/pace.ts";
import { badge } from "../shared/waits.ts";

interface Listed {
  expired: boolean;
  hold?: boolean;
  holds_waiting?: number;
}

let asking: Asking | null = null;
/** How many the list shows, and then which. */
let known: number | string = 0;

/** @param show shows the list again */
export function watchWaiting(pushes: readonly Listed[], list: HTMLElement, show: () => Promise<void>): void {
  if (!pushes.some(({ expired, hold }) => hold === true && !expired)) {
    asking?.stop();
    asking = null;
    return badge(0);
  }
  if (asking) return;
  known = pushes.reduce((sum, { holds_waiting: waiting = 0 }) => sum + waiting, 0);
  asking = keepAsking(() => look(list, show), true);
  void asking.now();
}

async function look(list: HTMLElement, show: () => Promise<void>): Promise<News> {
  const { ok, status, body } = await request<Array<{ id: string }>>("GET", "/api/v2/holds");
  if (!ok) return status === 401 ? "over" : "same";
  badge(body.length);
  const now = body.map(({ id }) => id).join(" ");
  const isNew = typeof known === "number" ? known !== body.length : known !== now;
  // What is ticked, or pressed at this moment, stays where it is until the next look.
  if (isNew && list.querySelector(":checked, [aria-busy]")) return "same";
  known = now;
  if (isNew) await show();
  return isNew ? "new" : "same";
}
