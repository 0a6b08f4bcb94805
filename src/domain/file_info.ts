// A file's name and type as somebody declared them, made safe to show and to save under.

import type { FileInfo } from "./files.ts";

const MAX_FILENAME_BYTES = 255;

/** Longer than any there is (RFC 6838 §4.2 allows 127 on either side); a link to the file carries it. */
const MAX_TYPE_CHARACTERS = 255;

/** A name that is safe to show and to save under, and a type that is one. */
export function infoOf(filename: string, contentType: string): FileInfo {
  const name = safeName(filename);
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const declared = type.length <= MAX_TYPE_CHARACTERS && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "";
  // Many say text/plain of what they do not know: the name knows better.
  const byName = Bun.file(name).type.split(";")[0] ?? "";
  const vague = declared === "" || declared === "text/plain" || declared === "application/octet-stream";
  return { filename: name, contentType: (vague ? byName : declared) || "application/octet-stream" };
}

// Path parts go, whichever way their slashes lean.
function safeName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? "";
  let name = base.toWellFormed().replace(HIDDEN, "");
  name = name.trim();
  if (Buffer.byteLength(name) > MAX_FILENAME_BYTES) {
    // Shortened before the extension, which says what to open it with.
    const dot = name.lastIndexOf(".");
    const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : "";
    name = cutTo(name.slice(0, name.length - extension.length), MAX_FILENAME_BYTES - Buffer.byteLength(extension));
    name += extension;
  }
  return name === "" || name === "." || name === ".." ? "file" : name;
}

/** The longest beginning of whole characters that fits. */
function cutTo(text: string, maxBytes: number): string {
  // What is read ends before the character that does not fit.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

// Control characters, and those that reorder text: with them "cod.exe" can be made to look like "exe.doc".
export const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
