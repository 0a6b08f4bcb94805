// Certificates that an ACME authority issues and renews, instead of files that an administrator has to replace.

import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { certificatesIn } from "../../base/pem_file.ts";
import type { Capability } from "../capability.ts";
import { AcmeFiles, type KeptFailure } from "./files.ts";
import type { Obtained } from "./obtained.ts";
import { Renewal } from "./renewal.ts";

export interface AcmeSettings {
  directory: string;
  names: readonly string[];
  acceptTerms: boolean;
  contact?: string | undefined;
  caFile?: string | undefined;
  eabKid?: string | undefined;
  eabHmacKey?: string | undefined;
  /** Where the certificate and its key are kept. */
  certificatePath: string;
}

/** @throws Error with a message for the administrator */
export async function loadAcme(settings: AcmeSettings): Promise<(parts: { clock: Clock; log: Log }) => Capability> {
  const { directory, names, acceptTerms, contact, caFile, certificatePath } = settings;
  const ca = await certificatesIn("tls.acme.ca_file", caFile);
  const options = { directory, names, acceptTerms, contact: contact ?? null, ca, binding: bindingIn(settings) };
  return (parts) => ({
    enter: () => {
      const renewal = new Renewal(options, { ...parts, files: new AcmeFiles(certificatePath) });
      return {
        certificates: {
          challenge: (token) => renewal.challenges.get(token),
          begin: (use) => renewal.begin(use),
          renew: () => renewal.renew(),
        },
        conditions: () => renewal.conditions(),
        stop: () => renewal.stop(),
      };
    },
  });
}

/** For commands: the stored certificate, and why there is no newer one. @throws Error if this user is not allowed to read it */
export function keptCertificate(
  certificatePath: string,
  nowMs: number,
): { obtained: Obtained | null; failure: KeptFailure | null } {
  const files = new AcmeFiles(certificatePath);
  return { obtained: files.certificate(nowMs), failure: files.read("failure") };
}

/** @throws Error with a message for the administrator */
function bindingIn({ eabKid, eabHmacKey }: AcmeSettings): { kid: string; hmacKey: Uint8Array } | null {
  if (eabKid === undefined || eabHmacKey === undefined) return null;
  if (!/^[A-Za-z0-9+/_-]{22,}={0,2}$/.test(eabHmacKey)) {
    throw new Error("tls.acme.eab_hmac_key is not the base64 of 16 or more bytes: write it as the authority gave it");
  }
  return { kid: eabKid, hmacKey: Buffer.from(eabHmacKey, "base64url") };
}
