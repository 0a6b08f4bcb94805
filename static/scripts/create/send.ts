// Sends the push, sealed if the user chose that, with the progress of each file, and explains what went wrong.

import type { Sealed } from "../../modules/sealing.ts";
import { labels, passphrase, payload } from "./fields.ts";
import { chosenFiles, fileLimits } from "./files.ts";
import { isSealed, loadSealing, type Sealing } from "./seal.ts";
import { signature } from "./signature.ts";
import { form, openTab, texts } from "./parts.ts";
import { termFields } from "./terms.ts";
import { hasEnded, ifSignedOut, request } from "../shared/session.ts";
import { say, sentences, textsOf } from "../shared/texts.ts";
import { addFiles, sealingProgress, withProgress } from "../shared/file_progress.ts";
import type { Sent } from "../shared/session.ts";
import { upload } from "../shared/upload.ts";

const PATH = "/api/v2/pushes";
const fileTexts = textsOf("filesLive");

/** What the link of a sealed push needs, which the server does not know. */
export interface SealedLink {
  /** The part after #. */
  fragment: string;
  /** Draws the QR code of an address, as SVG. */
  draw: (address: string) => string;
}

export interface Made extends Sent {
  sealed?: SealedLink;
  /** What went wrong before anything was sent. */
  problem?: string;
}

/** What is sent in place of what the user typed and chose. */
type Replaced = Pick<Sealed, "payload" | "passphrase"> & { files: readonly Blob[] };

const NOTHING_SENT = { status: 0, body: {}, retryAfter: 0 };

/** One of several links: the fields of its own push, and the progress that all of them share. */
export interface Own {
  fields: Record<string, string>;
  bars: readonly HTMLProgressElement[];
  cancelled: AbortSignal;
}

/** Sends the push as the form describes it. */
export async function send(own?: Own): Promise<Made> {
  const isFile = openTab.kind === "file";
  if (!isSealed()) return isFile ? sendFiles(null, own) : request("POST", PATH, { push: fields(own) });
  let sealing: Sealing;
  try {
    sealing = await loadSealing();
  } catch {
    return NOTHING_SENT;
  }
  // What was sealed for another link must not be sent again: each has a key of its own.
  if (own) sealing.forgetSealed();
  if (isFile) return sendFiles(sealing, own);
  const plain = { payload: payload(), files: null, passphrase: passphrase.value };
  const sealed = await sealing.sealPush(plain, () => {}, new AbortController().signal).catch(() => null);
  if (!sealed) return { ...NOTHING_SENT, problem: texts.unsealed };
  return made(await request("POST", PATH, { push: fields(own, sealed) }), sealed, sealing);
}

function made(sent: Sent, { fragment }: Sealed, { qrSvg, forgetSealed }: Sealing): Made {
  if (sent.status === 201) forgetSealed();
  return { ...sent, sealed: { fragment, draw: (address) => qrSvg(address, "") } };
}

const fields = (own?: Own, sealed?: Replaced): Record<string, string | number | boolean> => ({
  kind: openTab.kind,
  payload: sealed?.payload ?? payload(),
  ...termFields(),
  ...(sealed && { e2e: true }),
  passphrase: sealed?.passphrase ?? passphrase.value,
  ...signature(),
  ...labels(openTab.kind === "file" && !sealed ? chosenFiles().map(({ name }) => name) : []),
  ...own?.fields,
});

const HELD = '[role="tablist"], [role="tabpanel"], #sealing, #terms-box';

type Work<T> = (bars: readonly HTMLProgressElement[], cancelled: AbortSignal) => Promise<T>;

/** Runs `work` and shows the progress of the files, if there are any. Meanwhile the form takes no input. */
export const share = <T>(work: Work<T>): Promise<T> =>
  withProgress(openTab.kind === "file" ? chosenFiles() : [], form.querySelectorAll<HTMLElement>(HELD), work);

/** @param sealing null if the files are sent as they are */
async function sendFiles(sealing: Sealing | null, own?: Own): Promise<Made> {
  const files = chosenFiles();
  const work: Work<Made> = async (bars, cancelled) => {
    try {
      const plain = { payload: payload(), files, passphrase: passphrase.value };
      const sealed = sealing && (await sealing.sealPush(plain, sealingProgress(files, bars), cancelled));
      const sent = await upload(
        {
          contents: sealed?.files ?? files,
          path: PATH,
          form: () => formOf(files, own, sealed),
          create: (uploads) => request("POST", PATH, { push: { ...fields(own, sealed ?? undefined), uploads } }),
          cancelled,
        },
        files,
        bars,
      );
      return sealed ? made(sent, sealed, sealing) : sent;
    } catch {
      if (cancelled.aborted) return { ...NOTHING_SENT, cancelled: true };
      return { ...NOTHING_SENT, problem: fileTexts.unreadable };
    }
  };
  return own ? work(own.bars, own.cancelled) : share(work);
}

function formOf(files: readonly File[], own: Own | undefined, sealed: Sealed | null): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields(own, sealed ?? undefined)))
    body.append(`push[${name}]`, String(value));
  addFiles(body, "push[files][]", files, sealed?.files);
  return body;
}

/** What to say when the server did not create the push. */
export function failureText(made: Made): string {
  const { status, problem } = made;
  if (hasEnded(made)) return ifSignedOut(made);
  if (problem !== undefined) return problem;
  if (status === 422) return texts.refused;
  const messages: Record<number, string> = {
    0: texts.offline,
    401: texts.signInFirst,
    413: openTab.kind === "file" ? sentences(texts.tooLarge, fileLimits()) : texts.tooLarge,
    502: texts.unavailable,
    503: texts.unavailable,
    504: texts.unavailable,
    507: texts.noSpace,
  };
  return messages[status] ?? say(texts.failed, { status });
}
