// What the page of a new link needs to delete it, for someone without an account: the server asks whether a person does so.

import type { Answer, request as Request } from "../scripts/shared/session.ts";
import { isHandSeen } from "../scripts/shared/hand.ts";

interface Asked {
  outcome?: string;
  of?: string;
  press?: string;
}

/** Sends it once a person was seen; otherwise the browser goes to the page that asks for letters. */
export async function act<T extends object>(path: string, request: typeof Request): Promise<Answer<T>> {
  const send = (fields: object) => request<T & Asked>("POST", path, fields);
  const first = await send({});
  const { outcome, of = "", press } = first.body;
  if (outcome !== "letters") return first;
  if (press && isHandSeen()) return send({ check_of: of, press });
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: path, hidden: true });
  document.body.append(form);
  form.submit();
  return first;
}
