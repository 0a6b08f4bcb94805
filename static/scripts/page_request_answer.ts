// The form of whoever answers a request: checks the limits before it sends, shows the progress of files, and then that it
// has arrived. Without scripts the same form sends itself.

import { type ChosenFiles, fileBox, type FileLimits } from "./chosen_files.ts";
import { holdBack } from "./countdown.ts";
import { any, button, complain, element, maybe, onSubmit, request, say, settings, sizeWords, textsOf } from "./dom.ts";
import { showProgress, withProgress } from "./file_progress.ts";
import { type Sent, upload } from "./upload.ts";

const texts = textsOf("answerLive");
const limits = settings<FileLimits & { maxPayloadBytes: number }>();

const form = element("answer", HTMLFormElement);
const text = element("text", HTMLTextAreaElement);
const submit = button("submit");
const problem = any("problem");
const passphrase = maybe("passphrase") as HTMLInputElement | null;
// The attribute, because a field may be named as a property is.
const path = form.getAttribute("action") ?? "";

const box: ChosenFiles | null = maybe("files") ? fileBox({ limits: () => limits }) : null;
const files = (): readonly File[] => box?.files() ?? [];

const usedBytes = (): number => new TextEncoder().encode(text.value).byteLength;

function countText(): void {
  const used = usedBytes();
  const count = any("text-count");
  count.textContent =
    used === 0 ? "" : say(texts.bytes, { used: sizeWords(used), limit: sizeWords(limits.maxPayloadBytes) });
  count.classList.toggle("over", used > limits.maxPayloadBytes);
}

/** Shows what is wrong with the answer. @returns whether it can be sent */
function check(): boolean {
  const isBlank = text.value.trim() === "" && files().length === 0;
  const blank = box ? texts.blankFiles : texts.blank;
  const tooLong = say(texts.tooLong, { limit: sizeWords(limits.maxPayloadBytes) });
  const wrong = isBlank ? blank : usedBytes() > limits.maxPayloadBytes ? tooLong : "";
  complain(any("problem-text"), wrong, text);
  if (wrong !== "") text.focus();
  const wrongFiles = box?.problem() ?? "";
  if (box) complain(any("problem-file"), wrongFiles, any("files"));
  return wrong === "" && wrongFiles === "";
}

function sendText(): Promise<Sent> {
  const answer = { response: text.value, ...(passphrase && { passphrase: passphrase.value }) };
  return request("POST", path, { request: answer });
}

function sendFiles(): Promise<Sent> {
  const body = new FormData();
  // The server must know the passphrase before it takes a file.
  if (passphrase) body.append("request[passphrase]", passphrase.value);
  body.append("request[response]", text.value);
  for (const file of files()) body.append("request[files][]", file);
  return withProgress(files(), [any("answer-text")], (bars, cancelled) => {
    const running = upload(path, body, (progress) => showProgress(progress, bars, files()));
    cancelled.addEventListener("abort", running.cancel);
    return running.done;
  });
}

async function send(): Promise<void> {
  complain(problem, "");
  complain(any("outcome"), "");
  if (!check()) return;
  const sent = files().length > 0 ? await sendFiles() : await sendText();
  if (sent.status === 200) return showSent();
  // The user cancelled it: that is no error.
  if (sent.cancelled) return complain(any("outcome"), textsOf("filesLive").cancelled);
  if (sent.status === 429) {
    return holdBack(submit, problem, sent.retryAfter, (n) => say(texts.limited, { n }), texts.again);
  }
  complain(problem, failureText(sent));
}

function failureText({ status, body }: Sent): string {
  if (status === 422) {
    // The server names each field and what is wrong with it.
    return Object.entries(body as Record<string, string[]>)
      .map(([field, sentences]) => `${field} ${sentences.join(", ")}.`)
      .join(" ");
  }
  const wrong = passphrase ? texts.wrong : say(texts.failed, { status });
  const messages: Record<number, string> = {
    0: texts.offline,
    401: wrong,
    403: wrong,
    404: texts.over,
    409: texts.over,
    413: texts.tooLarge,
    503: texts.noSpace,
    507: texts.noSpace,
  };
  return messages[status] ?? say(texts.failed, { status });
}

function showSent(): void {
  wipe();
  const main = any("main");
  main.replaceChildren(element("sent", HTMLTemplateElement).content.cloneNode(true));
  const title = main.querySelector("h1");
  const brand = document.title.slice(document.title.lastIndexOf(" · "));
  document.title = (title?.textContent ?? "") + brand;
  title?.focus();
}

function wipe(): void {
  text.value = "";
  if (passphrase) passphrase.value = "";
  box?.clear();
}

// Nothing keeps what was typed while another page loads.
addEventListener("beforeunload", (event) => {
  if (text.value !== "") event.preventDefault();
});
text.addEventListener("input", () => {
  countText();
  complain(any("problem-text"), "", text);
});
onSubmit("answer", send);
countText();
