// What pages load to seal and open end to end, with the library of age, and the worker that seals for them. It knows nothing of
// the pages.

import { work } from "./sealing_worker.ts";

export { answerOpenerFor, answerSealerFor, newKeys } from "./answers.ts";
export { openerFor } from "./opening.ts";
export { forgetSealed, sealPushApart as sealPush } from "./sealing_worker.ts";

if (!("document" in globalThis)) work();
