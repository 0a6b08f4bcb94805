// Why the server refuses a new password, in the reader's language.

import { textsOf } from "../shared/texts.ts";

export function passwordRefusal(body: object): string {
  const { tooCommon, tooShort } = textsOf("accountLive");
  return "password" in body && String(body.password).includes("guessing tries first") ? tooCommon : tooShort;
}
