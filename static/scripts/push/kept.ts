// The link of a sealed push on its owner's page, if this browser keeps it.

import type { qrSvg } from "../../modules/qr.ts";
import { any, element, make, maybe } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { textsOf } from "../shared/texts.ts";
import { type Keeper, keeperIfUsed } from "../shared/kept_here.ts";
import { type Posted, sharing } from "../shared/share_link.ts";

type OwnSealed = Posted & { url_token: string; expired: boolean };

const texts = { ...textsOf("keptLive"), ...textsOf("keptPageLive") };
let keeper: Promise<Keeper | null> | undefined;
let shareLink: ReturnType<typeof sharing> | undefined;

/** Called each time the push is shown. */
export async function showKept(push: OwnSealed): Promise<void> {
  const isFirst = keeper === undefined;
  const kept = await (keeper ??= keeperIfUsed());
  if (push.expired) return kept?.forget([push.url_token]);
  if (!isFirst || !kept?.has(push.url_token)) return;
  if (kept.guard() === "browser") return show(kept, push);
  const button = make("button", { type: "button", className: "quiet", id: "show-kept" }, texts.keptShowLink);
  button.addEventListener("click", () => void busy(button, () => show(kept, push)));
  any("shown-once").replaceChildren(texts.keptByPasskey, " ", button);
}

async function show(kept: Keeper, push: OwnSealed): Promise<void> {
  const [opened, qr] = await Promise.all([
    kept.open(push.url_token),
    loadModule<{ qrSvg: typeof qrSvg }>("qr").catch(() => null),
  ]);
  complain(any("problem"), opened ? "" : texts.keptNotOpened);
  if (!opened || !maybe("link")) return;
  const code = element("qr", HTMLImageElement);
  if (qr) code.src = `data:image/svg+xml,${encodeURIComponent(qr.qrSvg(opened.link, ""))}`;
  (shareLink ??= sharing())({ ...push, html_url: opened.link }, code);
  any("shareable").hidden = false;
  any("shown-once").textContent = kept.guard() === "browser" ? texts.keptByBrowser : texts.keptByPasskey;
}
