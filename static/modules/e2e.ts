// What pages load to seal and open end to end, with the library of age. It knows nothing of the pages.

export { sealPush } from "./sealing.ts";
export { openerFor } from "./opening.ts";
