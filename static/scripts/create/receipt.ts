// The receipt of a new push, for someone without an account: beside the link, until the next push.

import { copyOn } from "../shared/copy.ts";
import { button, maybe, any } from "../shared/elements.ts";
import { textsOf } from "../shared/texts.ts";
import { offerToRemember, showRecent } from "../receipts/remember.ts";
import type { CreatedPush } from "./parts.ts";

const box = maybe("receipt-box") as HTMLDetailsElement | null;
const link = maybe("receipt-link") as HTMLAnchorElement | null;
if (link) copyOn(button("copy-receipt"), () => link.href, textsOf("shareLive"), any("receipt-status"), link);

/** @param isNew whether the push was made just now */
export function showReceipt({ receipt_url: url, created_at: at }: CreatedPush, isNew: boolean): void {
  if (!box || !link) return;
  box.open = false;
  box.hidden = url === undefined;
  if (url === undefined) return;
  link.href = url;
  offerToRemember({ path: new URL(url).pathname, at }, isNew);
  showRecent();
}
