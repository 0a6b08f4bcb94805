// Codes in API v2: the requests that order and check a code.

import { iso } from "../../base/clock.ts";
import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError, Problems } from "../../base/errors.ts";
import { readFields } from "../../http/bodies/body.ts";
import { refuseFile } from "../../http/bodies/form.ts";
import { readText } from "../../http/contract/draft.ts";
import { reference } from "../../http/contract/openapi.ts";
import { languageFor } from "../../http/language.ts";
import type { ApiOptions } from "../../http/pages/part.ts";
import { contextOf, expectNoOtherSite } from "../../http/request_context.ts";
import { identity } from "../../http/sessions/identity.ts";
import { type Caller, queueKeyOf } from "../../domain/callers/caller.ts";
import type { Noun } from "../../model/push.ts";
import type { RecipientCodes } from "./codes.ts";

const MAX_BODY_BYTES = 4 * 1024;
const EXAMPLE_PROOF = "yN3vT0cQx8KpRzW5uJ1hGs7bLm2DfA9e";

const Proof = t.Object(
  {
    proof: t.String({
      description: "The value of X-Recipient-Proof from now on: 32 letters and digits. Protect it like a password.",
      pattern: "^[0-9A-Za-z]{32}$",
      examples: [EXAMPLE_PROOF],
    }),
  },
  { title: "RecipientProof", additionalProperties: false },
);
const Asked = t.Object(
  {
    ...Proof.properties,
    expires_at: t.String({
      format: "date-time",
      description: "When the code expires.",
      examples: ["2026-01-01T01:10:00.000Z"],
    }),
    comes_by: t.Optional(
      t.String({
        format: "date-time",
        description: "The latest time at which the mail is sent, if it is delayed because many codes were requested.",
        examples: ["2026-01-01T01:00:00.000Z"],
      }),
    ),
  },
  { title: "AskedForCode", additionalProperties: false },
);

const WORDS = {
  push: {
    tag: "Addressed pushes",
    paths: "/api/v2/pushes/:token",
    sendId: "sendCode",
    verifyId: "verifyCode",
    uses: "it opens this push as the recipient to whom the code was mailed",
    token: true,
  },
  request: {
    tag: "Requests",
    paths: "/api/v2/requests/:token",
    sendId: "sendRequestCode",
    verifyId: "verifyRequestCode",
    uses: "it reads and answers this request as the recipient to whom the code was mailed",
    token: "request",
  },
} as const;

export const codeRoutes = (noun: Noun, codes: () => Promise<RecipientCodes>, options: ApiOptions) => {
  const { tag, paths, sendId, verifyId, uses, token } = WORDS[noun];
  const fieldOf = async (request: Request, caller: Caller, field: string): Promise<string> => {
    expectNoOtherSite(request, options.baseUrl);
    const fields = await readFields(options.bodies.open(request, queueKeyOf(caller)), MAX_BODY_BYTES, refuseFile);
    const problems = new Problems();
    const text = readText(fields, field, problems);
    if (text === undefined || text.trim() === "") problems.add(field, "can't be blank");
    problems.throwIfAny();
    return text ?? "";
  };

  return new Elysia({ name: `codes for recipients of a ${noun}` })
    .use(identity(options))
    .post(
      `${paths}/codes`,
      async ({ request, caller, params }) => {
        const { sendCode } = options;
        if (!sendCode) throw new AppError("conflict", "This server does not send mail, so it cannot send codes.");
        const recipient = await fieldOf(request, caller, "recipient");
        const sender = await codes();
        const device = sender.devices.of(request) ?? sender.devices.new(request).value;
        const asked = { recipient, device, language: languageFor(request), sendCode };
        const { untilMs, comesByMs } = await sender.ask({ noun, urlToken: params.token }, caller, asked);
        contextOf(request).status = 202;
        const waits = comesByMs === null ? {} : { comes_by: iso(comesByMs) };
        return { proof: device, expires_at: iso(untilMs), ...waits };
      },
      reference({
        tag,
        summary: "Email a code to a recipient",
        id: sendId,
        needs: ["read"],
        description: `Mails eight letters to a recipient, if the ${noun} uses codes and the address is among its recipients. The answer is the same if the address is not among them. Within ten minutes, a code can be tried three times, and only with the proof in this answer. A network can request five codes an hour for each mailbox. For each ${noun} and mailbox, a network can have twenty codes mailed, and all networks together a hundred. If this server sends a mailbox too many codes, or a sender causes too many, the mail waits up to an hour; comes_by says until when.`,
        token,
        body: t.Object({
          recipient: t.String({
            description: "The address, or its number in the list `recipients` of a refused retrieval, counted from 1.",
            examples: ["1"],
          }),
        }),
        answers: { 202: ["The mail is on its way, or waiting.", Asked] },
        errors: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
      }),
    )
    .post(
      `${paths}/codes/verify`,
      async ({ request, caller, params }) => {
        const code = await fieldOf(request, caller, "code");
        const sender = await codes();
        const device = sender.devices.of(request);
        await sender.verify({ noun, urlToken: params.token }, caller, device, code);
        return { proof: device ?? "" };
      },
      reference({
        tag,
        summary: "Type a code",
        id: verifyId,
        needs: ["read"],
        description: `Send the proof from the first answer in X-Recipient-Proof. If the code is right, send this proof with every later request: ${uses}.`,
        token,
        body: t.Object({
          code: t.String({ description: "Upper or lower case, with or without a space.", examples: ["KRTW PLXZ"] }),
        }),
        answers: { 200: ["The address is proved.", Proof] },
        errors: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
      }),
    );
};
