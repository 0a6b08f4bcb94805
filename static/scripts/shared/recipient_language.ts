// The language that a sender chooses for others. The list is made once someone opens its part of the form.

import { input, make, maybe } from "./elements.ts";
import { request } from "./session.ts";
import { languageName } from "./language_name.ts";

/** What the server says about the list (languages_page.ts). The first choice is none. */
interface Offer {
  label: string;
  hint: string;
  choices: Array<[tag: string, name: string]>;
}

/** Holds the tag, also while there is no list. */
export const language = input("language");
export const chosenLanguage = (): string =>
  language.value && languageName(language.value, document.documentElement.lang);

const part = language.form?.querySelector<HTMLDetailsElement>("#more") ?? language.closest("details");
part?.addEventListener("toggle", async () => {
  if (!part.open || maybe("tongue")) return;
  const { ok, body } = await request<Offer>(
    "GET",
    `/languages?for=${language.form?.id === "push" ? "recipient" : "answerer"}`,
  );
  // After a failure, the next opening tries again.
  if (!ok || maybe("tongue")) return;
  const { label, hint, choices } = body;
  const select = make("select", { id: "tongue" }, ...choices.map(([value, name]) => make("option", { value }, name)));
  select.value = language.value;
  select.addEventListener("input", () => (language.value = select.value));
  select.setAttribute("aria-describedby", "tongue-hint");
  language.before(make("label", { htmlFor: "tongue" }, label), select, make("small", { id: "tongue-hint" }, hint));
  // It can be chosen from now on.
  part.dispatchEvent(new Event("toggle"));
});
