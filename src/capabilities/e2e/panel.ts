// The panel of a sealed push, with everything that the page's script needs to open the push.

import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import type { PanelView, RecipientPanel } from "../../http/pages/part.ts";
import { jsonIn } from "../../http/pages/page_reading.ts";

/** The largest sealed file that every browser can save. Larger ones need a browser that can write to the disk as it opens them. */
const MAX_SAVED_BYTES = 256 * 1024 * 1024;

interface Sealed {
  hasCode: boolean;
  hasLarge: boolean;
}

export class SealedPanel implements RecipientPanel {
  readonly traits = ["e2e"] as const;
  readonly needsScript = true;

  constructor(private readonly pushes: Pick<Pushes, "largestFile">) {}

  async view(_request: Request, push: Push): Promise<PanelView> {
    const hasLarge = (await this.pushes.largestFile(push)) > MAX_SAVED_BYTES;
    return viewOf({ hasCode: push.record.kind === "qr", hasLarge });
  }
}

function viewOf(sealed: Sealed): PanelView {
  const modules: PanelView["modules"] = sealed.hasCode ? ["unseal", "qr"] : ["unseal"];
  return {
    script: "sealed",
    live: ["sealedLive"],
    modules,
    preload: modules,
    takes: ["push", "answers"],
    settings: { sealed },
    // Without the script, and until it has started, the form sends nothing, like a dialog's form.
    values: { sealed: true, method: "dialog", formClass: "scripted" },
  };
}

/** Reads the view back from the page of a server, for `secretpush watch`. */
export function readView(html: string): PanelView[] {
  const { sealed } = jsonIn(html);
  if (sealed === undefined) return [];
  const { hasCode, hasLarge } = Object(sealed) as Partial<Sealed>;
  return [viewOf({ hasCode: hasCode === true, hasLarge: hasLarge === true })];
}
