// Passkeys on a page: whether this browser supports them, and a round from the server to the device and back.

import type { makePasskey, provePasskey } from "../../modules/passkeys.ts";
import { loadModule } from "../shared/modules.ts";
import { type Answer, request } from "../shared/session.ts";

type Module = { makePasskey: typeof makePasskey; provePasskey: typeof provePasskey };
type Body = Record<string, unknown>;

/** Passkeys need a host name instead of an address, and a connection that the browser trusts. */
export const hasPasskeys =
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

/**
 * One round: `from` says what to ask the device, and `to` gets the device's answer.
 * @returns null if the person cancels, or the device has no passkey
 */
export async function passkeyRound(
  how: "make" | "prove",
  { from, to }: { from: string; to: string },
  more: Body = {},
): Promise<Answer<Body> | null> {
  const asked = await request<{ ticket: string; options: object }>("POST", from, {});
  if (!asked.ok) return asked as unknown as Answer<Body>;
  const { ticket, options } = asked.body;
  let response: string;
  try {
    const { makePasskey, provePasskey } = await loadModule<Module>("passkeys");
    response = await (how === "make" ? makePasskey(options as never) : provePasskey(options as never));
  } catch {
    return null;
  }
  return request("POST", to, { ticket, response, ...more });
}
