// Sends the push, with the progress of each file, and explains what went wrong.

import { labels, passphrase, payload } from "./create_fields.ts";
import { chosenFiles, fileLimits, fileLine } from "./create_files.ts";
import { signature } from "./create_signature.ts";
import { form, openTab, submit, texts } from "./create_shared.ts";
import { termFields } from "./create_terms.ts";
import { any, button, make, percentWords, request, say, sizeWords } from "./dom.ts";
import { type Progress, type Sent, upload } from "./upload.ts";

const PATH = "/api/v2/pushes";

/** Sends the push as the form describes it. */
export const send = (): Promise<Sent> => (openTab.kind === "file" ? sendFiles() : sendFields());

const fields = (): Record<string, string | number | boolean> => ({
  kind: openTab.kind,
  payload: payload(),
  ...termFields(),
  passphrase: passphrase.value,
  ...signature(),
  ...labels(openTab.kind === "file" ? chosenFiles().map(({ name }) => name) : []),
});

const sendFields = (): Promise<Sent> => request("POST", PATH, { push: fields() });

async function sendFiles(): Promise<Sent> {
  const files = chosenFiles();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields())) body.append(`push[${name}]`, String(value));
  for (const file of files) body.append("push[files][]", file);
  const bars = files.map((file) => {
    const bar = make("progress", { max: Math.max(1, file.size), value: 0 });
    bar.setAttribute("aria-label", file.name);
    return bar;
  });
  const cancel = button("cancel");
  any("sending").replaceChildren(...bars.map((bar, index) => fileLine(files[index] as File, bar)));
  any("chosen").hidden = true;
  any("progress").hidden = false;
  any("speed").textContent = "";
  any("spoken").textContent = "";
  holdPage(true);
  const running = upload(PATH, body, (progress) => showProgress(progress, bars, files));
  cancel.addEventListener("click", running.cancel, { once: true });
  cancel.focus();
  const sent = await running.done;
  holdPage(false);
  any("progress").hidden = true;
  any("chosen").hidden = false;
  submit.focus();
  return sent;
}

function showProgress(
  { sent, total, bytesPerSecond }: Progress,
  bars: readonly HTMLProgressElement[],
  files: readonly File[],
): void {
  // The files travel in this order; the other parts of the body are small.
  let left = sent;
  for (const [index, bar] of bars.entries()) {
    const size = files[index]?.size ?? 0;
    bar.value = sent >= total ? bar.max : Math.min(size, Math.max(0, left));
    left -= size;
  }
  const share = sent / Math.max(1, total);
  any("speed").textContent =
    sent >= total
      ? texts.uploaded
      : say(texts.uploading, { percent: percentWords(share), speed: sizeWords(bytesPerSecond) });
  // Screen readers announce every quarter; the line above changes too often for them.
  const quarter = sent >= total ? texts.uploaded : percentWords(Math.floor(share * 4) / 4);
  const spoken = any("spoken");
  if (spoken.textContent !== quarter) spoken.textContent = quarter;
}

const askToLeave = (event: Event): void => event.preventDefault();

/** During an upload the form is inert, and the browser asks before it leaves the page. */
function holdPage(held: boolean): void {
  for (const part of form.querySelectorAll<HTMLElement>(
    '[role="tablist"], [role="tabpanel"], #named, #options, #signature',
  )) {
    part.inert = held;
  }
  if (held) addEventListener("beforeunload", askToLeave);
  else removeEventListener("beforeunload", askToLeave);
}

/** What to say when the server did not create the push. */
export function failureText({ status, body }: Sent): string {
  if (status === 422) {
    // The server names each field and what is wrong with it.
    return Object.entries(body as Record<string, string[]>)
      .map(([field, sentences]) => `${field} ${sentences.join(", ")}.`)
      .join(" ");
  }
  const messages: Record<number, string> = {
    0: texts.offline,
    401: texts.signInFirst,
    413: `${texts.tooLarge} ${fileLimits()}`,
    503: texts.noSpace,
    507: texts.noSpace,
  };
  return messages[status] ?? say(texts.failed, { status });
}
