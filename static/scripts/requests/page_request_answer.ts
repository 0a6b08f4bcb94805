// The form for answering a request: checks the limits before it sends, shows the progress of files, and then that the answer
// has arrived. The same form works without scripts, unless answers are sealed end to end: that needs this script.

import { type ChosenFiles, fileBox, type FileLimits } from "../shared/chosen_files.ts";
import { holdBack } from "../shared/countdown.ts";
import type { AnswerSealer, answerSealerFor } from "../../modules/answers.ts";
import type { SealedContent } from "../../modules/sealing.ts";
import { any, button, element, maybe } from "../shared/elements.ts";
import { busy, complain, onSubmit } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { request, type Sent } from "../shared/session.ts";
import { bytesOf, countBytes, say, settings, sizeWords, textsOf } from "../shared/texts.ts";
import { addFiles, sealingProgress, withProgress } from "../shared/file_progress.ts";
import { ANSWER_HEAD_BYTES, roomForFile, roomForText, sealedBytes } from "../shared/sealed_room.ts";
import { upload } from "../shared/upload.ts";

const texts = textsOf("answerLive");
const given = settings<FileLimits & { maxPayloadBytes: number; sealed: boolean; unproved?: string }>();
const { sealed } = given;
/** What fits, sealed or not. */
const limits = sealed
  ? {
      ...given,
      maxPayloadBytes: roomForText(given.maxPayloadBytes, ANSWER_HEAD_BYTES),
      maxFileBytes: roomForFile(given.maxFileBytes, ANSWER_HEAD_BYTES),
    }
  : given;
const sealedTexts = textsOf("answerSealedLive");

const form = element("answer", HTMLFormElement);
const text = element("text", HTMLTextAreaElement);
const senderName = element("sender-name", HTMLInputElement);
const submit = button("submit");
const problem = any("problem");
const passphrase = maybe("passphrase") as HTMLInputElement | null;
const passed = (maybe("passed") as HTMLInputElement | null)?.value;
// The attribute, because a field may have the name of the property.
const path = form.getAttribute("action") ?? "";

const box: ChosenFiles | null = maybe("files")
  ? fileBox({ limits: () => limits, ...(sealed && { totalOf: sealedSizes }) })
  : null;
const files = (): readonly File[] => box?.files() ?? [];

function sealedSizes(sizes: readonly number[]): number {
  return sealedBytes(sizes, ANSWER_HEAD_BYTES);
}

/** Seals for the recipient in the link; null if answers are not sealed, and until it is loaded. */
let seal: AnswerSealer | null = null;

async function loadSealer(): Promise<void> {
  try {
    seal = (await loadModule<{ answerSealerFor: typeof answerSealerFor }>("seal")).answerSealerFor(location.hash);
    if (!seal) refuse(sealedTexts.answerLinkCut);
  } catch {
    refuse(sealedTexts.sealerMissing);
  }
}

function refuse(sentence: string): void {
  form.hidden = true;
  any("unsealable").textContent = sentence;
  any("unsealable").hidden = false;
}

const countText = (): void => countBytes(text.value, limits.maxPayloadBytes, texts.bytes);

/** Shows what is wrong with the answer. @returns whether it can be sent */
function check(): boolean {
  const isBlank = text.value.trim() === "" && files().length === 0;
  const blank = box ? texts.blankFiles : texts.blank;
  const tooLong = say(texts.tooLong, { limit: sizeWords(limits.maxPayloadBytes) });
  const wrong = isBlank ? blank : bytesOf(text.value) > limits.maxPayloadBytes ? tooLong : "";
  complain(any("problem-text"), wrong, text);
  if (wrong !== "") text.focus();
  const wrongFiles = box?.problem() ?? "";
  if (box) complain(any("problem-file"), wrongFiles, any("files"));
  return wrong === "" && wrongFiles === "";
}

const NOTHING_SENT = { status: 0, body: {}, retryAfter: 0 };
type Outcome = Sent & { problem?: string };

async function sendText(): Promise<Outcome> {
  let response = text.value;
  if (seal) {
    const content = { payload: response, files: null };
    const made = await seal(content, () => {}, new AbortController().signal).catch(() => null);
    if (!made) return { ...NOTHING_SENT, problem: sealedTexts.notSealed };
    response = made.payload;
  }
  return sendAnswer(response);
}

const sendAnswer = (response: string, uploads?: string[]): Promise<Sent> =>
  request("POST", path, {
    request: { passed, response, uploads, sender_name: senderName.value, passphrase: passphrase?.value },
  });

function sendFiles(): Promise<Outcome> {
  return withProgress(files(), [any("answer-text")], async (bars, cancelled) => {
    let made: SealedContent | null;
    try {
      const plain = { payload: text.value, files: files() };
      made = seal && (await seal(plain, sealingProgress(files(), bars), cancelled));
    } catch {
      if (cancelled.aborted) return { ...NOTHING_SENT, cancelled: true };
      return { ...NOTHING_SENT, problem: textsOf("filesLive").unreadable };
    }
    const contents = made?.files ?? files();
    const given = {
      contents,
      path,
      about: { request: path.split("/")[2] ?? "", passphrase: passphrase?.value ?? "" },
      form: () => formOf(made),
      create: (uploads: string[]) => sendAnswer(made?.payload ?? text.value, uploads),
      cancelled,
    };
    return upload(given, files(), bars).catch(() => ({ ...NOTHING_SENT, cancelled: true }));
  });
}

function formOf(made: SealedContent | null): FormData {
  const body = new FormData();
  // Before the server accepts a file, it must know the passphrase, and that a person sends the answer.
  if (passed) body.append("request[passed]", passed);
  if (passphrase) body.append("request[passphrase]", passphrase.value);
  body.append("request[sender_name]", senderName.value);
  body.append("request[response]", made?.payload ?? text.value);
  addFiles(body, "request[files][]", files(), made?.files);
  return body;
}

async function send(): Promise<void> {
  complain(problem, "");
  complain(any("outcome"), "");
  if (!check() || (sealed && !seal)) return;
  const sent = files().length > 0 ? await sendFiles() : await sendText();
  if (sent.status === 200) return showSent();
  // A cancelled upload is not an error.
  if (sent.cancelled) return complain(any("outcome"), textsOf("filesLive").cancelled);
  if (sent.status === 429) {
    return holdBack(submit, problem, sent.retryAfter, (n) => say(texts.limited, { n }), texts.again);
  }
  complain(problem, sent.problem ?? failureText(sent));
}

function failureText({ status, body }: Sent): string {
  if (given.unproved !== undefined && /\baddressed\b/.test(String(body["error"]))) return given.unproved;
  const wrong = passphrase ? texts.wrong : say(texts.failed, { status });
  const messages: Record<number, string> = {
    0: texts.offline,
    401: wrong,
    403: wrong,
    404: texts.over,
    422: texts.refused,
    409: texts.over,
    413: texts.tooLarge,
    502: texts.unavailable,
    503: texts.unavailable,
    504: texts.unavailable,
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

// What was typed is lost if another page loads.
addEventListener("beforeunload", (event) => {
  if (text.value !== "") event.preventDefault();
});
text.addEventListener("input", () => {
  countText();
  complain(any("problem-text"), "", text);
});
onSubmit("answer", send);
countText();
if (sealed) void busy(submit, loadSealer);
