// Whether this browser seals what is shared, so that the server cannot read it. The module that seals is loaded once
// someone chooses this.

import type { forgetSealed, sealPushApart } from "../../modules/sealing_worker.ts";
import type { qrSvg } from "../../modules/qr.ts";
import { limits } from "./parts.ts";
import { maybe } from "../shared/elements.ts";
import { loadModule } from "../shared/modules.ts";
import { roomForFile, roomForText } from "../shared/sealed_room.ts";

/** What a sealed push needs. The QR code of its link is drawn here, because the server does not know the link. */
export type Sealing = { sealPush: typeof sealPushApart; forgetSealed: typeof forgetSealed; qrSvg: typeof qrSvg };

const choice = maybe("sealed") as HTMLInputElement | null;

export const isSealed = (): boolean => choice?.checked === true;

/** Sets the choice. If the server accepts only sealed pushes, sealing stays chosen. */
export function chooseSealed(chosen: boolean): void {
  if (!choice) return;
  choice.disabled = limits.e2e === "required";
  choice.checked = chosen || choice.disabled;
  // The module for QR codes can wait until there is a link. A failure is reported when the module is needed.
  if (choice.checked) void loadModule("seal").catch(() => {});
}

/** Whether this server chooses sealing in advance. */
export const sealedPreset = (): boolean => limits.e2e === "preferred" || limits.e2e === "required";

/** @throws TypeError if the server does not answer */
export async function loadSealing(): Promise<Sealing> {
  const [seal, qr] = await Promise.all([loadModule<Sealing>("seal"), loadModule<Sealing>("qr")]);
  return { ...seal, qrSvg: qr.qrSvg };
}

/** The most bytes that a text may have, and that a file may have. */
export const maxTextBytes = (): number => (isSealed() ? roomForText(limits.maxPayloadBytes) : limits.maxPayloadBytes);
export const maxFileBytes = (): number => (isSealed() ? roomForFile(limits.maxFileBytes) : limits.maxFileBytes);

choice?.addEventListener("change", () => chooseSealed(choice.checked));
