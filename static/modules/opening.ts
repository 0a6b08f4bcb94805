// Opens a push in the browser, with the key in the link's fragment.

import { accessOf } from "../e2e/access.ts";
import { fragmentOf, keyIn } from "../e2e/link.ts";
import { readManifest } from "../e2e/manifest.ts";
import { openStream, openText } from "../e2e/open.ts";
import { pacing } from "./pace.ts";

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
  /** The end of the link, without what a text has put behind it. */
  fragment: string;
  /** What the server takes as the passphrase. */
  access(passphrase: string): string;
  /** @throws E2eError */
  open(sealed: SealedContent, passphrase: string): Promise<OpenedContent>;
}

/** How the texts and the files of a push open. */
export interface Opens {
  fragment: string;
  access(passphrase: string): string;
  text(sealed: string, passphrase: string): Promise<string>;
  stream(sealed: ReadableStream<Uint8Array>, passphrase: string, size: number): Promise<ReadableStream<Uint8Array>>;
}

/** Null where the fragment is cut or altered. */
export function openerFor(fragment: string): Opener | null {
  const key = keyIn(fragment);
  return (
    key &&
    openerBy({
      fragment: fragmentOf(key),
      access: (passphrase) => (passphrase === "" ? "" : accessOf(key, passphrase)),
      text: (sealed, passphrase) => openText(sealed, key, passphrase),
      stream: (sealed, passphrase, size) => openStream(sealed, key, passphrase, size),
    })
  );
}

export const openerBy = (opens: Opens): Opener => ({
  fragment: opens.fragment,
  access: opens.access,
  async open({ kind, payload, files }, passphrase) {
    const plain = await opens.text(payload, passphrase);
    if (kind !== "file" && files.length === 0) return { payload: plain, files: [] };
    const manifest = readManifest(plain, files.length);
    const opened = manifest.files.map(({ name, type, size }, index) => ({
      filename: name,
      content_type: type,
      byte_size: size,
      url: files[index]?.url ?? "",
      unseal: (sealed: ReadableStream<Uint8Array>) => opens.stream(pacing(sealed), passphrase, size),
    }));
    return { payload: manifest.text, files: opened };
  },
});
