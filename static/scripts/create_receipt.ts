// The receipt of a new push, for somebody without an account: beside the link, until the next push.

import type { CreatedPush } from "./create_shared.ts";
import { any, button, copyOn, element, maybe, textsOf } from "./dom.ts";
import { offerToRemember, showRecent } from "./receipts_remember.ts";

const box = maybe("receipt-box");
const link = (): HTMLAnchorElement => element("receipt-link", HTMLAnchorElement);

/** @param isNew whether the push was made just now */
export function showReceipt({ receipt_url: url, created_at: at }: CreatedPush, isNew: boolean): void {
  if (!box) return;
  box.hidden = url === undefined;
  if (url === undefined) return;
  link().href = url;
  offerToRemember({ path: new URL(url).pathname, at }, isNew);
  showRecent();
}

if (box) copyOn(button("copy-receipt"), () => link().href, textsOf("shareLive"), any("receipt-status"), link());
showRecent();
