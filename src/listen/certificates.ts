// TLS certificates as PEM files: reads and checks a pair, and notices when it has been renewed.

import { X509Certificate } from "node:crypto";

import type { Log } from "../base/log.ts";
import { readCertificates, readPrivateKey } from "../base/pem_file.ts";

/** Both in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Obtains the certificate in the files, and renews it. */
export interface CertificateSource {
  /** What the plain HTTP address answers to an authority's challenge with this token. */
  challenge(token: string): string | undefined;
  /** @param use called whenever there is a new certificate: reads the files again */
  begin(use: () => Promise<void>): void;
  /** Obtains a certificate if one is due, or if the last attempt failed. */
  renew(): Promise<void>;
}

/** The two files of a certificate, which may be renewed while the server runs. */
export class CertificateFiles {
  #last: Certificate | null = null;
  /** Why the last pair was refused. Each reason is logged once. */
  #refused = "";

  /** @param paths the same path twice if one file contains both */
  constructor(private readonly paths: { cert: string; key: string }) {}

  /** @throws Error with a message for the administrator if the files are missing, are not PEM, or do not match */
  async read(): Promise<Certificate> {
    const own = this.paths.cert === this.paths.key ? "the certificate that was obtained" : null;
    // One after the other, so that the error always names the same file if both are unusable.
    const { text: cert, first } = await readCertificates(own ?? "tls.cert", this.paths.cert);
    const { text: key, key: opened } = await readPrivateKey(own ?? "tls.key", this.paths.key);
    const fits = first.checkPrivateKey(opened);
    if (!fits) throw new Error(`tls.key (${this.paths.key}) is not the key of tls.cert (${this.paths.cert}).`);
    return (this.#last = { cert, key });
  }

  /** The new pair if it changed, else null. An unusable pair is logged, and the old one stays in use. */
  async readIfChanged(log: Log): Promise<Certificate | null> {
    const before = this.#last;
    try {
      const now = await this.read();
      this.#refused = "";
      return before && now.cert === before.cert && now.key === before.key ? null : now;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#refused !== reason)
        log.warn("the certificate on disk cannot be used; the old one stays in use", { reason });
      this.#refused = reason;
      return null;
    }
  }
}

/** SHA-256 of the certificate itself, "AB:CD:…", and when it expires. */
export function describeCertificate({ cert }: Certificate): { fingerprint: string; until: string; expired: boolean } {
  const { fingerprint256, validTo } = new X509Certificate(cert);
  const until = new Date(validTo);
  return { fingerprint: fingerprint256, until: until.toISOString(), expired: until.getTime() < Date.now() };
}
