// The recipient's page of a link that is sealed end to end: adds what opens the seal to page_reveal.ts. Before it asks the
// server for anything, it finds out whether it can open the link.

import type { answerOpenerFor } from "../../modules/answers.ts";
import type { Opener, openerFor } from "../../modules/opening.ts";
import type { qrPath } from "../../modules/qr.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element } from "../shared/elements.ts";
import { busy } from "../shared/forms.ts";
import { along } from "../shared/frame.ts";
import { loadModule } from "../shared/modules.ts";
import { settings, textsOf } from "../shared/texts.ts";
import { isIdentityLike } from "../shared/identity_like.ts";
import { openIfAtOnce, seal, submit } from "./page_reveal.ts";
import { canStream } from "./files.ts";
import { type Opened, texts as revealTexts } from "./parts.ts";

const texts = textsOf("sealedLive");
const { sealed } = settings<{ sealed: { hasCode: boolean; hasLarge: boolean } }>();
const MAX_QR_CHARACTERS = 1_024;

/** What opens a push, and the answer to a request. */
interface Openers {
  openerFor: typeof openerFor;
  answerOpenerFor: typeof answerOpenerFor;
}

/** What this tab keeps of the link when its address no longer shows it. */
interface Kept {
  fragment?: string;
}
const fragment = location.hash || ((history.state as Kept | null)?.fragment ?? "");
// The key of a requester opens more than this page.
if (location.hash !== "" && isIdentityLike(fragment))
  history.replaceState({ fragment }, "", location.pathname + location.search);

async function find(): Promise<void> {
  let opener: Opener | null;
  let draw: typeof qrPath | null = null;
  try {
    const unseal = await loadModule<Openers>("unseal");
    opener = isIdentityLike(fragment) ? unseal.answerOpenerFor(fragment) : unseal.openerFor(fragment);
    if (sealed.hasCode) draw = (await loadModule<{ qrPath: typeof qrPath }>("qr")).qrPath;
  } catch {
    return closeGate(texts.moduleMissing);
  }
  if (!opener) return closeGate(fragment.length > 1 ? texts.linkAltered : texts.linkCut);
  if (sealed.hasLarge && !canStream) return offerCommand(opener.fragment);
  const { access, open } = opener;
  seal.known = {
    access,
    async open(content, passphrase) {
      try {
        return withCode({ ...content, ...(await open(content, passphrase)) }, draw);
      } catch (error) {
        closeGate(sentenceFor(error));
        return null;
      }
    },
    opened: hideFragment,
  };
  await openIfAtOnce();
}

const withCode = (opened: Opened, draw: typeof qrPath | null): Opened =>
  draw && [...opened.payload].length <= MAX_QR_CHARACTERS ? { ...opened, qr: draw(opened.payload) } : opened;

function sentenceFor(error: unknown): string {
  const { code } = error as { code?: unknown };
  return code === "truncated" ? texts.sealShort : code === "damaged" ? texts.sealBroken : texts.sealOther;
}

/** Takes the key out of the address, which others may see. While it opens something, this tab keeps it for a reload. */
function hideFragment({ views, own }: Opened): void {
  const kept: Kept | null = views === 0 && !own ? null : { fragment };
  history.replaceState(kept, "", location.pathname + location.search);
}

function closeGate(sentence: string): void {
  hideForm();
  any("unopenable").textContent = sentence;
  any("unopenable").hidden = false;
}

/** Offers a command if a file of this link is too large for this browser to save. */
function offerCommand(end: string): void {
  hideForm();
  any("large").hidden = false;
  const command = any("command");
  command.textContent = `secretpush open '${location.origin}${location.pathname}#${end}'`;
  copyOn(button("copy-command"), () => command.textContent ?? "", revealTexts, any("command-status"), command);
}

function hideForm(): void {
  element("open", HTMLFormElement).hidden = true;
  any("remaining").hidden = true;
}

along.end = fragment;
// A link within the page would replace the key in the address.
for (const link of document.querySelectorAll('a[href="#main"]')) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    any("main").focus();
  });
}
// Putting the complete link into this tab changes only the end of the address, which loads nothing.
addEventListener("hashchange", () => location.reload());
// Back to the page of the request, which led here without a load.
addEventListener("popstate", () => location.reload());
void busy(submit, find);
