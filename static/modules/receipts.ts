// The receipt of a new push, and the receipts that this device remembers: static/scripts/create/receipt.ts.

export { showReceipt, showRecent } from "../scripts/create/receipt.ts";
