// Parts of pages that few readers need, each bundled as one script when the program is built. A page's script loads them
// by their address; see loadModule in static/scripts/shared/modules.ts.

import wordsFile from "../../../static/words/en.txt" with { type: "file" };
import { bundled, moduleOf } from "../../../static/embed.ts" with { type: "macro" };
import { embedded } from "../../base/embedded.ts";

export const MODULES = {
  /** Sealing end to end; the script of a worker too. */
  seal: moduleOf("seal"),
  /** Opening what is sealed end to end. */
  unseal: moduleOf("unseal"),
  /** Storing what only this browser can know: links of sealed pushes, and keys of requests. */
  kept: moduleOf("kept"),
  /** Drawing QR codes. */
  qr: moduleOf("qr"),
  /** Showing whether a new link was opened, and who is waiting for its owner. */
  waits: bundled("scripts/shared/waits"),
  /** Showing a new link. */
  result: bundled("scripts/create/result"),
  /** Making a separate link for each recipient. */
  links: bundled("scripts/create/several_links"),
  /** Printing the letter of a link. */
  letter: bundled("scripts/shared/letter"),
  /** Deleting a push, and undoing that. */
  undo: bundled("scripts/shared/undo"),
  /** The link of a sealed push that this browser keeps. */
  kept_link: bundled("scripts/push/kept"),
  /** Saving QR codes. */
  qr_files: moduleOf("qr_files"),
  /** Making passwords. */
  generator: moduleOf("generator"),
  /** Asking the browser for passkeys. */
  passkeys: moduleOf("passkeys"),
  /** Saving several files as one ZIP, and packing a folder into one. */
  zipping: moduleOf("zipping"),
  /** Sending files. */
  sending: moduleOf("sending"),
  /** Choosing and keeping presets. */
  presets: moduleOf("presets"),
  /** Signing in within the page if a session ended in the middle of a task. */
  sign_in_again: moduleOf("sign_in_again"),
};

/** Words for passphrases. */
export const passphraseWords = async (): Promise<string[]> =>
  new TextDecoder()
    .decode(await embedded(wordsFile))
    .trim()
    .split(/\s+/);

/** These words as a module. */
export const wordsModule = async (): Promise<string> =>
  `export const WORDS="${(await passphraseWords()).join(" ")}".split(" ");`;

export type ModuleName = keyof typeof MODULES | "words";
