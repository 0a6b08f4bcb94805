// A link, and the ways to hand it on: copy, the system's share sheet, mail, QR code, letter.

import { copyOn } from "./copy.ts";
import { any, button, element, maybe } from "./elements.ts";
import { busy } from "./forms.ts";
import { loadModule } from "./modules.ts";
import { say, textsOf, zonedDate } from "./texts.ts";
import type { Forms } from "../../strings.ts";
import type { Letter } from "./letter.ts";

const texts = textsOf("shareLive");

/** A link, and on what terms it can be opened. */
export interface Posted {
  html_url: string;
  expires_at: string;
  views_remaining: number;
  guarded: boolean;
}

/** What the button and the keys for printing print; null for the page itself. */
let letter: Letter | null = null;

async function printLetter(): Promise<void> {
  const module = await loadModule<typeof import("./letter.ts")>("letter");
  if (letter) await module.printLetter(letter);
}

addEventListener("keydown", (event) => {
  if (!letter || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "p") return;
  event.preventDefault();
  button("print").click();
});

/** Makes the page print itself again. */
export function dropLetter(): void {
  letter = null;
  maybe("letter")?.remove();
}

/** The words that go with a link: the subject, the message before it, and its terms in the letter, with {n} and {date}. */
export interface Wording {
  mailSubject: string;
  message: Forms;
  letterTerms: Forms;
}

/** What the sender writes to the recipient, who may live in another time zone. */
function messageText({ html_url: url, views_remaining: views, expires_at: at }: Posted, wording: Wording): string {
  return `${say(wording.message, { n: views, date: zonedDate(at) })}\n\n${url}\n`;
}

/** Enables the button beside the passphrase. @param saved called once the passphrase has been copied */
export function copyPassphrase(saved: () => void = () => {}): void {
  const shown = any("made-passphrase");
  const text = (): string => shown.textContent ?? "";
  copyOn(button("copy-passphrase"), text, texts, any("passphrase-status"), shown, saved);
  shown.addEventListener("copy", saved);
}

/**
 * Enables the controls around the link.
 * @param saved called once the link has been copied or handed to another program
 * @param wording the words for what the link leads to, if that is not a push
 * @returns a function that shows the link of a push with its QR code
 */
export function sharing(saved: () => void = () => {}, wording: Wording = texts): (push: Posted, code: Element) => void {
  const link = element("link", HTMLTextAreaElement);
  const mail = element("mail", HTMLAnchorElement);
  const share = button("share");
  const status = any("share-status");
  const toggle = button("show-code");
  let message = "";

  function showCode(shown: boolean): void {
    toggle.setAttribute("aria-expanded", String(shown));
    any("code-box").hidden = !shown;
  }

  copyOn(button("copy"), () => link.value, texts, status, link, saved);
  copyOn(button("copy-message"), () => message, texts, status, undefined, saved);
  link.addEventListener("copy", saved);
  link.addEventListener("focus", () => link.select());
  mail.addEventListener("click", saved);
  share.addEventListener("click", () => {
    // Closing the system's share sheet is not an error.
    void navigator.share({ text: message }).then(saved, () => {});
  });
  button("print").addEventListener("click", () => {
    void busy(button("print"), () => printLetter().catch(() => void (status.textContent = texts.letterFailed)));
  });
  toggle.addEventListener("click", () => {
    const shown = toggle.getAttribute("aria-expanded") === "false";
    showCode(shown);
    if (shown) any("code-box").scrollIntoView({ block: "nearest" });
  });

  let picture: Element | null = null;
  for (const save of any("qr-files").querySelectorAll<HTMLButtonElement>("[data-qr]")) {
    save.addEventListener("click", () => void busy(save, () => saveCode(save.dataset.qr === "svg" ? "svg" : "png")));
  }
  async function saveCode(kind: "png" | "svg"): Promise<void> {
    try {
      const { saveQr } = await loadModule<typeof import("../../modules/qr_files.ts")>("qr_files");
      if (picture) await saveQr(picture, kind);
    } catch {
      status.textContent = texts.codeFailed;
    }
  }

  return (push, code) => {
    picture = code;
    link.value = push.html_url;
    message = messageText(push, wording);
    mail.href = `mailto:?subject=${encodeURIComponent(wording.mailSubject)}&body=${encodeURIComponent(message)}`;
    share.hidden = typeof navigator.share !== "function";
    showCode(false);
    const { html_url: address, views_remaining: n, expires_at: at, guarded } = push;
    letter = { link: address, terms: say(wording.letterTerms, { n, date: zonedDate(at) }), guarded, code };
  };
}
