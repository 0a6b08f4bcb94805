// Changing a push: the server reads and writes times in UTC, people in the time zone of their device.

import { element, input, maybe } from "../shared/elements.ts";
import { localTime } from "../shared/local_time.ts";
import { writeTimes } from "../shared/own_zone.ts";

const field = input("expires-at");
const form = element("change", HTMLFormElement);

const local = (utc: string): string => (utc === "" ? "" : localTime(`${utc}Z`));
field.min = local(field.min);
field.max = local(field.max);
// Not the value that the browser has restored, which is already in the time zone of the device.
field.value = local(field.defaultValue);
writeTimes(document);

form.addEventListener("formdata", ({ formData }) => {
  const at = new Date(field.value);
  if (!Number.isNaN(at.getTime())) formData.set("expires_at", at.toISOString());
});

const refused = [...form.querySelectorAll<HTMLElement>("[aria-describedby]")].filter((one) =>
  maybe(one.getAttribute("aria-describedby")?.split(" ").at(-1) ?? ""),
);
for (const one of refused) one.setAttribute("aria-invalid", "true");
refused[0]?.focus();
