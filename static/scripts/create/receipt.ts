// The receipt of a new push, for somebody without an account: beside the link, until the next push. A page loads this with its
// first receipt, or if the device remembers any.

import type { CreatedPush } from "./parts.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element } from "../shared/elements.ts";
import { textsOf } from "../shared/texts.ts";
import { offerToRemember, showRecent } from "../receipts/remember.ts";

export { showRecent };

const box = element("receipt-box", HTMLDetailsElement);
const link = element("receipt-link", HTMLAnchorElement);
copyOn(button("copy-receipt"), () => link.href, textsOf("shareLive"), any("receipt-status"), link);

/** @param url its receipt @param isNew whether the push was made just now */
export function showReceipt(url: string, { created_at: at }: CreatedPush, isNew: boolean): void {
  link.href = url;
  box.hidden = box.open = false;
  offerToRemember({ path: new URL(url).pathname, at }, isNew);
  showRecent();
}
