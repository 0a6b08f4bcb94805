// What pages load to seal and open end to end, with the library of age. It knows nothing of the pages.

export { answerOpenerFor, answerSealerFor, newKeys } from "./answers.ts";
export { openerFor } from "./opening.ts";
export { sealPush } from "./sealing.ts";
