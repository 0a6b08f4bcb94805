// Opens pushes or answers requests that are for certain people: a code is mailed to one of them, and typing it here
// proves that this program runs for that person.

import { ask, complain, OperationFailed, type Terminal, visible } from "../terminal.ts";
import type { Api } from "./api.ts";
import type { KeptKey } from "./device_keys.ts";
import type { LinkNoun } from "./link.ts";
import { NeedsCode, WrongCode } from "./server_refusals.ts";

export const CODE_OPTIONS = {
  "--recipient <address>":
    "Your address, or its number in the list, if only certain people may open or answer: a code is emailed there.",
  "--code <code>": "The code from that email; without this option you are asked for it.",
} as const;

export interface Codes {
  recipient: string | undefined;
  code: string | undefined;
}

interface Asked {
  noun: LinkNoun;
  urlToken: string;
  kept: KeptKey;
  given: Codes;
}

/** Retrieves a push or a request. If the server asks for a proof, proves an address by a code and tries again. */
export async function withCode<T>(
  terminal: Terminal,
  api: Api,
  { noun, urlToken, kept, given }: Asked,
  retrieve: () => Promise<T>,
): Promise<T> {
  const nothing = noun === "push" ? "nothing was retrieved" : "nothing was sent";
  api.proof ??= kept.read();
  let masked: readonly string[];
  try {
    return await retrieve();
  } catch (error) {
    if (!(error instanceof NeedsCode)) throw error;
    masked = error.recipients;
  }
  if (given.code !== undefined) {
    if (api.proof === null) {
      throw new OperationFailed(`no code has been requested here yet: leave out --code; ${nothing}`);
    }
    await api.verifyCode(noun, urlToken, given.code);
    return retrieve();
  }
  const recipient = given.recipient ?? (await chosen(terminal, noun, masked, nothing));
  api.proof ??= kept.make(`this ${noun} is for certain people`);
  const comesBy = await api.sendCode(noun, urlToken, recipient);
  const comes = comesBy === null ? "is on its way" : `will arrive by ${visible(comesBy)}`;
  if (!terminal.stdin.isTTY) {
    throw new OperationFailed(
      `a code ${comes}, if the address is one of the recipients': run this again with --code; ${nothing} yet`,
    );
  }
  terminal.stderr(`An email with eight letters ${comes}, if the address is one of the recipients'.\n`);
  for (;;) {
    const [code = ""] = await ask(terminal, ["Code: "], { hidden: false });
    if (code.trim() === "") throw new OperationFailed(`no code was typed: ${nothing}`);
    try {
      await api.verifyCode(noun, urlToken, code);
      return await retrieve();
    } catch (error) {
      if (!(error instanceof WrongCode)) throw error;
      complain(terminal, `${error.message}.`);
    }
  }
}

async function chosen(terminal: Terminal, noun: LinkNoun, masked: readonly string[], nothing: string): Promise<string> {
  if (masked.length === 1) return "1";
  const list = masked.map((one, index) => `  ${index + 1}  ${visible(one)}\n`).join("");
  if (!terminal.stdin.isTTY) {
    throw new OperationFailed(
      `this ${noun} is for certain people: pass --recipient with your address; ${nothing}\n${list}`.trimEnd(),
    );
  }
  terminal.stderr(`This ${noun} is for:\n${list}`);
  const [answer = ""] = await ask(terminal, ["Your address, or its number: "], { hidden: false });
  return answer;
}
