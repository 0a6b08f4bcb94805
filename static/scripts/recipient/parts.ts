// What the parts of the recipient's page share: what the server returns, and the texts.

import { textsOf } from "../shared/texts.ts";

export interface FileShown {
  filename: string;
  content_type: string;
  byte_size: number;
  url: string;
  /** Present for a sealed file: opens what is at its address. */
  unseal?: (sealed: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;
}

export interface Opened {
  kind: "text" | "file" | "url" | "qr";
  payload: string;
  files: FileShown[];
  qr: { size: number; path: string } | null;
  views: number;
  expires: string;
  own: boolean;
  /** The note that a person has opened it. */
  passed: string;
}

export const texts = textsOf("revealLive");
