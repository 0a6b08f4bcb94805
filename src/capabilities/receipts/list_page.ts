// "My recent links" of people without an account. The page is the same for everyone, because only the reader's device knows the
// list. `secretpush watch` renders this page too.

import { textsFor } from "../../http/pages/language.ts";
import type { Page } from "../../http/pages/layout.ts";

export const listPageFor = (request: Request): Page => ({
  template: "receipts",
  title: textsFor(request).receipt.list,
  script: "receipts",
  live: "receiptListLive",
});
