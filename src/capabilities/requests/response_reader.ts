// Reads an answer to a request from a body: its text, and its files, which it streams to disk. No byte of a file is stored before the
// sender is admitted: the request must be open and accept files, and the passphrase must be right. The same applies to files that are
// uploaded before the answer (`admitToAnswer`).

import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/pushes/pushes.ts";
import { type Fields, isObject } from "../../http/bodies/body.ts";
import { readText } from "../../http/contract/draft.ts";
import type { PersonCheck } from "../../http/pages/part.ts";
import { passphraseOf, type WatchedBody } from "../../http/request_context.ts";
import { type FoundRequest, isSealed } from "../../model/request.ts";
import type { RequestsOptions } from "./options.ts";
import type { Admission } from "./requests.ts";

/**
 * Makes the function that answers the request with this token. The result is the request as it is afterwards. If the text
 * was `typed` into a form, its line breaks arrive as CR and LF.
 * @param personCheck used if the answer comes from a page
 * @throws what reading a body, `SecretRequests.findFor`, `admit` and `SecretRequests.answer` throw
 */
export const responseReader =
  ({ requests, newPushes }: RequestsOptions) =>
  async (
    urlToken: string,
    request: Request,
    given: Caller,
    { typed = false, personCheck }: { typed?: boolean; personCheck?: PersonCheck } = {},
  ): Promise<FoundRequest> => {
    const { asked, caller } = await requests.findFor(urlToken, given);
    requests.expectOpen(asked);
    const { takesFiles } = asked.request;
    const sealedTo = isSealed(asked) ? "recipient" : null;
    const inFront = passphraseOf(request);
    let admission: Promise<Admission> | undefined;
    const admit = async (value: unknown): Promise<Admission> => {
      // Among the fields, the page sends the proof that it has seen a person.
      const fields = isObject(value) ? value : {};
      const act = { request, link: urlToken, push: asked.request.push, fields, label: "" };
      if (await personCheck?.keepsOut(act)) throw new AppError("forbidden", "Open the link itself.");
      return requests.admit(asked, caller, inFront ?? passphraseIn(value));
    };
    const admitted = (value: unknown): Promise<Admission> => (admission ??= admit(value));
    let ended: (() => void) | undefined;
    const form = {
      unwrap: (body: Fields) => body.request,
      inlineFiles: takesFiles,
      allow: async (before: unknown) => {
        requests.expectFiles(asked);
        await admitted(before);
      },
      opened: (body: WatchedBody) => {
        ended = requests.beginAnswer(asked, caller, body);
      },
      sealedTo: () => sealedTo,
      rules: async () => (await admission)?.rules ?? requests.rulesFor(asked),
    };
    try {
      return await newPushes.read(request, caller, form, async (value, problems, takeFiles) => {
        if (!isObject(value)) {
          throw new AppError("malformed", 'The body must contain the answer: {"request": {"response": "…"}}.');
        }
        const right = await admitted(value);
        const response = readText(value, "response", problems);
        const text = typed ? response?.replaceAll("\r\n", "\n") : response;
        const senderName = readText(value, "sender_name", problems);
        return requests.answer(right, { response: text, senderName }, caller, problems, await takeFiles(sealedTo));
      });
    } finally {
      ended?.();
    }
  };

const passphraseIn = (value: unknown): string =>
  isObject(value) && typeof value.passphrase === "string" ? value.passphrase : "";
