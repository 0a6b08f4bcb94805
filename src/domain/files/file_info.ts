// Sanitises the name and the type that a sender declared for a file.

export interface FileInfo {
  filename: string;
  contentType: string;
}

const MAX_FILENAME_BYTES = 255;

/** RFC 6838 §4.2 allows 127 characters on either side of the slash. Every download link carries the type. */
const MAX_TYPE_CHARACTERS = 255;

/** @returns a name that is safe to show and to save under, and a valid type. A vague type is replaced by a guess from the name */
export function infoOf(filename: string, contentType: string): FileInfo {
  const name = safeName(filename);
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const declared = type.length <= MAX_TYPE_CHARACTERS && /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "";
  // Many clients declare text/plain for types they do not know. The extension is a better hint.
  const byName = Bun.file(name).type.split(";")[0] ?? "";
  const vague = declared === "" || declared === "text/plain" || declared === "application/octet-stream";
  return { filename: name, contentType: (vague ? byName : declared) || "application/octet-stream" };
}

/** The name and type of a file that its sender sealed: number 2 is 2.age. */
export const sealedFileInfo = (number: number): FileInfo => ({
  filename: `${number}.age`,
  contentType: "application/octet-stream",
});

// Removes directories, whether slashes or backslashes separate them.
function safeName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? "";
  let name = base.toWellFormed().replace(HIDDEN, "");
  name = name.trim();
  if (Buffer.byteLength(name) > MAX_FILENAME_BYTES) {
    // Keeps the extension, by which systems choose a program to open the file.
    const dot = name.lastIndexOf(".");
    const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : "";
    name = cutTo(name.slice(0, name.length - extension.length), MAX_FILENAME_BYTES - Buffer.byteLength(extension));
    name += extension;
  }
  return name === "" || name === "." || name === ".." ? "file" : name;
}

/** The longest prefix of whole characters that fits. */
function cutTo(text: string, maxBytes: number): string {
  // encodeInto stops before the first character that does not fit.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}

// Control characters, and characters that reorder text: they can make "cod.exe" look like "exe.doc".
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
