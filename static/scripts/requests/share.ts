// Shares the link of a request in the same ways as that of a push, in words of its own.

import { textsOf } from "../shared/texts.ts";
import { type Posted, sharing } from "../shared/share_link.ts";

/** What the pages of its owner read about a request. */
export interface ListedRequest {
  url_token: string;
  html_url: string;
  state: "open" | "ready" | "closed";
  close_after_at: string;
  passphrase_required: boolean;
  /** The only people who may answer it. */
  recipients?: string[];
  /** Sealed end to end: the server does not know the end of its link. */
  e2e?: boolean;
  max_responses: number;
  responses_count: number;
  responses_remaining: number;
}

const texts = textsOf("requestShareLive");

export const sharingRequest = (saved?: () => void): ReturnType<typeof sharing> =>
  sharing(saved, {
    mailSubject: texts.requestSubject,
    message: texts.requestMessage,
    letterTerms: texts.requestTerms,
  });

export const postedRequest = (request: ListedRequest): Posted => ({
  html_url: request.html_url,
  expires_at: request.close_after_at,
  views_remaining: request.responses_remaining,
  guarded: request.passphrase_required,
});
