// Hands a file over to the browser's downloads.

import { make } from "./elements.ts";

// Only Chromium has this, and over HTTPS: a file on disk that gets its content only when it is closed.
export interface ChosenFile {
  createWritable: () => Promise<{
    write: (piece: Uint8Array) => Promise<void>;
    close: () => Promise<void>;
    abort: () => Promise<void>;
  }>;
}
declare global {
  interface Window {
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<ChosenFile>;
  }
}

/** Hands over a file that the page holds. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFrom(url, name);
  // After a minute the browser has begun to read it, and the URL is released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function saveFrom(url: string, name: string): void {
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
