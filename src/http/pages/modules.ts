// Parts of pages that few readers need and that use packages, each bundled as one script while the program is built. A
// page's script loads them by their address; see loadModule in static/scripts/dom.ts.

import { moduleOf, wordsModule } from "../../../static/embed.ts" with { type: "macro" };

export const MODULES = {
  /** Sealing and opening end to end. */
  e2e: moduleOf("e2e"),
  /** Drawing QR codes. */
  qr: moduleOf("qr"),
  /** Words for passphrases. */
  words: wordsModule(),
  /** Asking the browser for passkeys. */
  passkeys: moduleOf("passkeys"),
  /** Signing in within the page if a session ended in the middle of a task. */
  sign_in_again: moduleOf("sign_in_again"),
};

export type ModuleName = keyof typeof MODULES;
