// Changing a push: the server reads and writes times in UTC, people in the time of their device.

import { any, element, input, maybe } from "../shared/elements.ts";
import { dateWords, say, settings, textsOf } from "../shared/texts.ts";
import { localTime } from "../shared/local_time.ts";

const texts = textsOf("pushChangeLive");
const { expiresAt, earliest, latest, given } = settings<{
  expiresAt: string;
  earliest: string;
  latest: string;
  /** What was typed and refused; null before that. */
  given: string | null;
}>();
const field = input("expires-at");
const form = element("change", HTMLFormElement);

const times = { from: dateWords(earliest), to: dateWords(latest) };
field.min = localTime(earliest);
field.max = localTime(latest);
field.value = given === null ? localTime(expiresAt) : Number.isNaN(Date.parse(given)) ? "" : localTime(given);
any("expires-hint").textContent = say(texts.between, times);
const problem = maybe("problem-expires");
if (problem) problem.textContent = say(texts.badExpiry, times);

form.addEventListener("formdata", ({ formData }) => {
  const at = new Date(field.value);
  if (!Number.isNaN(at.getTime())) formData.set("expires_at", at.toISOString());
});

const refused = [...form.querySelectorAll<HTMLElement>("[aria-describedby]")].filter((one) =>
  maybe(one.getAttribute("aria-describedby")?.split(" ").at(-1) ?? ""),
);
for (const one of refused) one.setAttribute("aria-invalid", "true");
refused[0]?.focus();
