// The page of a receipt: its times in the reader's own zone, what is new since it was loaded, and the switch that has this
// device remember it.

import { request } from "../shared/session.ts";
import { dateWords, settings } from "../shared/texts.ts";
import "../shared/person.ts";
import { offerToRemember } from "./remember.ts";

const { receipt, made } = settings<{ receipt: string; made: string }>();
for (const time of document.querySelectorAll("time")) time.textContent = dateWords(time.dateTime);
offerToRemember({ path: `/receipts/${receipt}`, at: made }, false);

const asked = () => request<Record<string, unknown>>("GET", `/api/v2/receipts/${receipt}`);
let known: string | null = null;
void asked().then(({ ok, body }) => (known = ok ? JSON.stringify(body) : null));

document.addEventListener("visibilitychange", async () => {
  if (document.visibilityState !== "visible") return;
  const { ok, body } = await asked();
  if (ok && known !== null && JSON.stringify(body) !== known) location.reload();
});
