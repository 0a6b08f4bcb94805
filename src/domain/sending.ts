// What comes with a new push besides itself.

import type { MailOrder } from "../model/mailing.ts";

export interface Sending {
  /** The sender's, worked out only if somebody asks. */
  language: () => string;
  mail: MailOrder | null;
  admit?: (() => Promise<void>) | null;
}

export const NO_MAIL: Sending = { language: () => "en", mail: null };
