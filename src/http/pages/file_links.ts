// The files that a page offers: as facts for its script, and as links in HTML.

import type { LinkedFile } from "../../domain/files/files.ts";
import type { Language } from "../../../static/texts.ts";
import { toFile } from "../contract/schemas.ts";
import { wordsOf } from "./language.ts";

export interface FileShown {
  filename: string;
  byte_size: number;
  content_type: string;
  url: string;
}

/** The address is relative, so that the page's own origin serves the file, whatever host name the reader used. */
export function fileShown(file: LinkedFile, base: string): FileShown {
  const shown = toFile(file, base);
  const { pathname, search } = new URL(shown.url);
  return { ...shown, url: pathname + search };
}

/** The fields by which a form asks for all files; null if there is at most one. */
export const ticketFields = (files: FileShown[]): string | null =>
  files.length < 2
    ? null
    : files
        .map(({ url }) => `<input type="hidden" name="tickets[]" value="${Bun.escapeHTML(ticketIn(url))}" />`)
        .join("");

const ticketIn = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

export const fileLinks = (files: FileShown[], language: Language): string =>
  files
    .map(({ filename, byte_size: bytes, url }) => {
      const name = `<a href="${Bun.escapeHTML(url)}" download><bdi>${Bun.escapeHTML(filename)}</bdi></a>`;
      return `<li>${name} <span class="size">${Bun.escapeHTML(wordsOf(language).size(bytes))}</span></li>`;
    })
    .join("");
