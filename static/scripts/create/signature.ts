// How a signed-in sender signs: a name and a message for the recipient, and whether the page of the link shows the
// account. This device remembers the name and that choice for the account; a message is for one push.

import { limits, texts } from "./parts.ts";
import { maybe } from "../shared/elements.ts";
import { store, stored } from "../shared/stored.ts";
import { besideWords, say } from "../shared/texts.ts";

const name = maybe("sender-name") as HTMLInputElement | null;
const message = maybe("sender-message") as HTMLTextAreaElement | null;
const email = maybe("sender-email") as HTMLInputElement | null;

const storageKey = `signature-${limits.userId}`;

/** The signature as the server's API names it; empty fields for someone who does not sign. */
export function signature(): Record<string, string | boolean> {
  if (!name || !message || !email) return {};
  return { sender_name: name.value.trim(), sender_message: message.value, sender_email: email.checked };
}

/** The signature in one line, because it applies even while its fields are hidden; "" if there is none. */
export function signedWords(): string {
  if (!name || !message || !email) return "";
  const by = besideWords(name.value.trim(), email.checked ? (email.dataset.email ?? "") : "", message.value.trim());
  return by === "" ? "" : say(texts.signed, { by });
}

function remember(): void {
  if (!name || !email) return;
  const isUnsigned = name.value.trim() === "" && !email.checked;
  store("localStorage", storageKey, isUnsigned ? null : { name: name.value.trim(), email: email.checked });
}

function restore(): void {
  const kept = stored<{ name?: string; email?: boolean }>("localStorage", storageKey);
  if (name) name.value = kept?.name ?? "";
  if (email) email.checked = kept?.email === true;
}

restore();
for (const field of [name, email]) field?.addEventListener("change", remember);
