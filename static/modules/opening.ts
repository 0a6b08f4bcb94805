// Opens a push in the recipient's browser, with the key in the link's fragment.

import { accessOf } from "../e2e/access.ts";
import { keyIn } from "../e2e/link.ts";
import { readManifest } from "../e2e/manifest.ts";
import { openStream, openText } from "../e2e/open.ts";

/** What the server hands out of a sealed push. */
export interface SealedContent {
  kind: string;
  payload: string;
  files: Array<{ url: string }>;
}

export interface OpenedContent {
  payload: string;
  files: OpenedFile[];
}

export interface OpenedFile {
  filename: string;
  content_type: string;
  byte_size: number;
  /** Where its sealed bytes are. */
  url: string;
  /** Opens the sealed bytes. @throws E2eError, as the error of the stream too */
  unseal: (sealed: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
}

export interface Opener {
  /** What the server takes as the passphrase. */
  access(passphrase: string): string;
  /** @throws E2eError */
  open(sealed: SealedContent, passphrase: string): Promise<OpenedContent>;
}

/** Null where the fragment is cut or altered. */
export function openerFor(fragment: string): Opener | null {
  const key = keyIn(fragment);
  return (
    key && {
      access: (passphrase) => (passphrase === "" ? "" : accessOf(key, passphrase)),
      async open({ kind, payload, files }, passphrase) {
        const plain = await openText(payload, key, passphrase);
        if (kind !== "file" && files.length === 0) return { payload: plain, files: [] };
        const manifest = readManifest(plain, files.length);
        const opened = manifest.files.map(({ name, type, size }, index) => ({
          filename: name,
          content_type: type,
          byte_size: size,
          url: files[index]?.url ?? "",
          unseal: (sealed: ReadableStream<Uint8Array>) => openStream(sealed, key, passphrase, size),
        }));
        return { payload: manifest.text, files: opened };
      },
    }
  );
}
