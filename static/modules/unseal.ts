// What pages load to open what is sealed end to end, with the library of age. It knows nothing of the pages.

export { answerOpenerFor } from "./answers.ts";
export { openerFor } from "./opening.ts";
