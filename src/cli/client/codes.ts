// Opening a push that is for certain people: a code is mailed to one of them, and whoever types it here is that one for this program.

import { ask, complain, OperationFailed, type Terminal, visible } from "../terminal.ts";
import type { Api } from "./api.ts";
import type { KeptKey } from "./device_keys.ts";
import { NeedsCode, WrongCode } from "./server_refusals.ts";

export interface Codes {
  recipient: string | undefined;
  code: string | undefined;
}

interface Asked {
  urlToken: string;
  kept: KeptKey;
  given: Codes;
}

/** Retrieves a push. If the server wants to know which recipient asks, proves it by a code and retrieves it then. */
export async function withCode<T>(
  terminal: Terminal,
  api: Api,
  { urlToken, kept, given }: Asked,
  retrieve: () => Promise<T>,
): Promise<T> {
  let masked: readonly string[];
  try {
    return await retrieve();
  } catch (error) {
    if (!(error instanceof NeedsCode)) throw error;
    masked = error.recipients;
  }
  if (given.code !== undefined) {
    if (api.proof === null) {
      throw new OperationFailed("this program has asked for no code yet: leave out --code; nothing was retrieved");
    }
    await api.verifyCode(urlToken, given.code);
    return retrieve();
  }
  const recipient = given.recipient ?? (await chosen(terminal, masked));
  api.proof ??= kept.make("this push is for certain people");
  await api.sendCode(urlToken, recipient);
  if (!terminal.stdin.isTTY) {
    throw new OperationFailed(
      "a code is on its way, if the address is one of the recipients': run this again with --code; nothing was retrieved yet",
    );
  }
  terminal.stderr("A mail with eight letters is on its way, if the address is one of the recipients'.\n");
  for (;;) {
    const [code = ""] = await ask(terminal, ["Code: "], { hidden: false });
    if (code.trim() === "") throw new OperationFailed("no code was typed: nothing was retrieved");
    try {
      await api.verifyCode(urlToken, code);
      return await retrieve();
    } catch (error) {
      if (!(error instanceof WrongCode)) throw error;
      complain(terminal, `${error.message}.`);
    }
  }
}

async function chosen(terminal: Terminal, masked: readonly string[]): Promise<string> {
  if (masked.length === 1) return "1";
  const list = masked.map((one, index) => `  ${index + 1}  ${visible(one)}\n`).join("");
  if (!terminal.stdin.isTTY) {
    throw new OperationFailed(
      `this push is for certain people: pass --recipient with your address; nothing was retrieved\n${list}`.trimEnd(),
    );
  }
  terminal.stderr(`This push is for:\n${list}`);
  const [answer = ""] = await ask(terminal, ["Your address, or its number: "], { hidden: false });
  return answer;
}
