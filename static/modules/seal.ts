// What pages load to seal end to end, with the library of age, and the worker that seals for them. It knows nothing of the pages.

import { work } from "./sealing_worker.ts";

export { newKeys } from "../e2e/recipient.ts";
export { answerSealerFor } from "./answers.ts";
export { forgetSealed, sealPushApart as sealPush } from "./sealing_worker.ts";

if (!("document" in globalThis)) work();
