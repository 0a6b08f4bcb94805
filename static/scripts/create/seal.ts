// Whether what is shared is sealed in this browser, so that the server cannot read it, and what does that. It is loaded
// once someone chooses it.

import type { forgetSealed, sealPushApart } from "../../modules/sealing_worker.ts";
import type { qrSvg } from "../../modules/qr.ts";
import { limits } from "./parts.ts";
import { maybe } from "../shared/elements.ts";
import { loadModule } from "../shared/modules.ts";
import { roomForFile, roomForText } from "../shared/sealed_room.ts";

/** What a sealed push needs; the code for its link is drawn here, because the server does not know the link. */
export type Sealing = { sealPush: typeof sealPushApart; forgetSealed: typeof forgetSealed; qrSvg: typeof qrSvg };

const choice = maybe("sealed") as HTMLInputElement | null;

export const isSealed = (): boolean => choice?.checked === true;

/** As chosen; where the server accepts nothing else, it stays chosen. */
export function chooseSealed(chosen: boolean): void {
  if (!choice) return;
  choice.disabled = limits.e2e === "required";
  choice.checked = chosen || choice.disabled;
  // The code for the link can wait until there is one. A failure is reported when the module is needed.
  if (choice.checked) void loadModule("seal").catch(() => {});
}

/** What this server has chosen in advance. */
export const sealedPreset = (): boolean => limits.e2e === "preferred" || limits.e2e === "required";

/** @throws TypeError where the server does not answer */
export async function loadSealing(): Promise<Sealing> {
  const [seal, qr] = await Promise.all([loadModule<Sealing>("seal"), loadModule<Sealing>("qr")]);
  return { ...seal, qrSvg: qr.qrSvg };
}

/** Most bytes that a text may have, and a file. */
export const maxTextBytes = (): number => (isSealed() ? roomForText(limits.maxPayloadBytes) : limits.maxPayloadBytes);
export const maxFileBytes = (): number => (isSealed() ? roomForFile(limits.maxFileBytes) : limits.maxFileBytes);

choice?.addEventListener("change", () => chooseSealed(choice.checked));
