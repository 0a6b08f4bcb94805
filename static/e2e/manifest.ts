// What is sealed as the payload of a push with files: the text, and of each file what the server must not know. The
// files are in the order of the push's own.

import { E2eError } from "./error.ts";

export interface ManifestFile {
  name: string;
  type: string;
  /** Bytes, before sealing. */
  size: number;
}

export interface Manifest {
  /** "" where the push has files alone. */
  text: string;
  files: ManifestFile[];
}

const VERSION = 1;

export const manifestText = ({ text, files }: Manifest): string =>
  JSON.stringify({ v: VERSION, text, files: files.map(({ name, type, size }) => ({ name, type, size })) });

/**
 * @param fileCount how many files the push has: a server must not hide one
 * @throws E2eError `damaged` where it is not exactly a manifest
 */
export function readManifest(json: string, fileCount: number): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new E2eError("damaged", { cause });
  }
  if (!has(value, ["v", "text", "files"])) throw new E2eError("damaged");
  const { v, text, files } = value;
  const isManifest =
    v === VERSION &&
    typeof text === "string" &&
    Array.isArray(files) &&
    files.length === fileCount &&
    files.every(isManifestFile);
  if (!isManifest) throw new E2eError("damaged");
  return { text, files };
}

const isManifestFile = (value: unknown): value is ManifestFile =>
  has(value, ["name", "type", "size"]) &&
  typeof value.name === "string" &&
  typeof value.type === "string" &&
  Number.isSafeInteger(value.size) &&
  Number(value.size) >= 0;

/** Is it an object with these keys and no others? */
function has<const Key extends string>(value: unknown, keys: Key[]): value is Record<Key, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
