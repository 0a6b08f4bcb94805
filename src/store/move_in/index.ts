// Reads what Password Pusher has stored.

export { openOldDatabase } from "./database.ts";
export { oldServerIn } from "./export.ts";
