// Reads request bodies (JSON, urlencoded and multipart forms) into plain objects. A form name like push[payload]
// nests as JSON does. Files of a multipart form are streamed to the caller and never held in memory.

import { AppError } from "../../base/errors.ts";
import { type Body, ChunkBuffer, tooLarge } from "./body_bytes.ts";
import { boundaryOf, readParts } from "./multipart.ts";

export type Fields = Record<string, unknown>;

export interface FilePart {
  /** The name in the form, as written: push[files][]. */
  field: string;
  /** As the client wrote it; "" if it is missing. */
  filename: string;
  contentType: string;
  bytes: AsyncIterable<Uint8Array>;
  /** The fields that came before it. */
  before: Fields;
}

/** The fields of an empty body. With JSON as its Content-Type, an empty body is malformed instead. */
export const NOTHING: Fields = Object.freeze({});

const MAX_FORM_FIELDS = 200;
const MAX_FORM_PARTS = 1_000;
const MAX_NAME_CHARACTERS = 256;
/** How much a form may contain besides its fields and accepted files: boundaries and headers. */
const MAX_FORM_EXTRA_BYTES = 1024 * 1024;

/**
 * @param maxBytes the limit of a JSON or urlencoded body, and of all fields of a multipart form together
 * @param onFile receives each file of a multipart form, in turn; an error that it throws stops the reading
 * @returns NOTHING if the body is empty
 * @throws AppError `malformed` if the body does not match its Content-Type, `unsupported` if it is compressed, and what
 * `Body` throws
 */
export async function readFields(
  body: Body,
  maxBytes: number,
  onFile: (part: FilePart) => Promise<void>,
): Promise<Fields> {
  refuseEncoded(body.contentEncoding);
  const type = body.contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  switch (type) {
    case "application/json":
      return parseJson(decode(await body.whole(maxBytes)));
    case "application/x-www-form-urlencoded":
      return parseForm(decode(await body.whole(maxBytes)));
    case "multipart/form-data":
      return readMultipart(body, maxBytes, onFile);
    case "": {
      const text = decode(await body.whole(maxBytes));
      return text.trimStart().startsWith("{") ? parseJson(text) : parseForm(text);
    }
    default:
      throw new AppError(
        "malformed",
        "The Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data.",
      );
  }
}

// A compressed form would look like a form without fields, and limits would count its compressed bytes.
function refuseEncoded(header: string | null): void {
  if (header === null) return;
  const codings = header.split(",").map((coding) => coding.trim().toLowerCase());
  const encoded = codings.filter((coding) => coding !== "" && coding !== "identity");
  if (encoded.length === 0) return;
  // An error never repeats what a request contains, except a plain word such as gzip.
  const named = encoded.every((coding) => /^[a-z0-9-]{1,20}$/.test(coding)) ? ` ${encoded.join(", ")}` : "";
  throw new AppError("unsupported", `The Content-Encoding${named} is not supported: send the body as it is.`);
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw notUtf8();
  }
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
    throw new AppError("malformed", "The body is not valid JSON.");
  }
  if (!isObject(value)) throw new AppError("malformed", "The body must be a JSON object.");
  return value;
}

function parseForm(text: string): Fields {
  if (text.trim() === "") return NOTHING;
  const fields: Fields = {};
  let count = 0;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    if ((count += 1) > MAX_FORM_FIELDS) throw tooManyFields();
    const equals = pair.indexOf("=");
    const [name, value] = equals === -1 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)];
    put(fields, decodeFormText(name), decodeFormText(value));
  }
  return fields;
}

// Reads as URLSearchParams does, but refuses bytes that are not UTF-8. URLSearchParams would replace them, and the
// recipient would not get what was pushed. A % without two hexadecimal digits stands for itself.
function decodeFormText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " ").replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw notUtf8();
  }
}

async function readMultipart(body: Body, maxBytes: number, onFile: (part: FilePart) => Promise<void>): Promise<Fields> {
  const fields: Fields = {};
  let fieldBytes = 0;
  let fieldCount = 0;
  let partCount = 0;
  let takenBytes = 0;
  // onFile limits the files that it reads. Unread bytes need a limit too.
  const chunks = (async function* () {
    let readBytes = 0;
    for await (const chunk of body.chunks()) {
      readBytes += chunk.byteLength;
      yield chunk;
      if (readBytes - takenBytes > maxBytes + MAX_FORM_EXTRA_BYTES) throw tooLarge(maxBytes);
    }
  })();
  let wanted = false;
  const taken = async function* (bytes: AsyncIterable<Uint8Array>) {
    wanted = true;
    body.stream();
    for await (const piece of bytes) {
      takenBytes += piece.byteLength;
      yield piece;
    }
  };
  for await (const part of readParts(chunks, boundaryOf(body.contentType))) {
    const { name, filename, bytes } = part;
    if ((partCount += 1) > MAX_FORM_PARTS) throw tooManyFields();
    if (filename !== null || part.contentType === "application/octet-stream") {
      // A form that contains only files is a push too.
      reach(fields, name.replace(/\[\d*\]$/, ""));
      wanted = false;
      await onFile({
        field: name,
        filename: filename ?? "",
        contentType: part.contentType,
        bytes: taken(bytes),
        before: fields,
      });
      if (wanted) continue;
      // This file was not read. It becomes a field of the wrong type, so that a file in place of a passphrase is refused
      // instead of ignored. In an unknown field it does no harm.
      if (filename !== null) {
        put(fields, name, []);
        continue;
      }
      // Without a filename it is a field: some libraries send the bytes of any field as octet-stream.
    }
    if ((fieldCount += 1) > MAX_FORM_FIELDS) throw tooManyFields();
    const buffer = new ChunkBuffer();
    for await (const piece of bytes) {
      fieldBytes += piece.byteLength;
      if (fieldBytes > maxBytes) throw tooLarge(maxBytes);
      body.hold(piece.byteLength);
      buffer.add(Buffer.from(piece));
    }
    put(fields, name, decodeField(buffer.take(), part.contentType));
  }
  return fields;
}

// Decodes with the charset that the part names, or else as UTF-8. A byte order mark is part of the text.
function decodeField(bytes: Uint8Array, contentType: string): string {
  const charset = /;\s*charset="?([\w:.+-]{1,40})"?/i.exec(contentType)?.[1];
  try {
    return new TextDecoder((charset ?? "utf-8") as ConstructorParameters<typeof TextDecoder>[0], {
      fatal: true,
      ignoreBOM: true,
    }).decode(bytes);
  } catch {
    if (charset === undefined) throw notUtf8();
    throw new AppError("malformed", "A field of the form is not valid in the charset that it names.");
  }
}

// push[payload] → { push: { payload } }. If a name is repeated, its last value counts; if the name ends in [], the
// values become a list. A name without brackets stands for itself. Names that reach into an object's prototype are ignored.
function put(fields: Fields, name: string, value: unknown): void {
  const place = reach(fields, name);
  if (!place) return;
  const { target, key } = place;
  const before = target[key];
  const named = name.endsWith("[]") ? (items.get(target) ?? new Set()) : null;
  // Forms send an empty item for an empty list.
  const isFurther = named?.has(key) === true && before !== "" && value !== "" && !isObject(before);
  target[key] = isFurther ? [before, value].flat() : value;
  if (named) items.set(target, named.add(key));
}

/** For each object, the keys whose names ended in []: a client sends such a name once for each item. */
const items = new WeakMap<Fields, Set<string>>();

// Finds the object and key for a form's field, and creates the objects on the way. Returns null for names that are
// ignored, among them names longer than any known one: these could nest millions of objects.
function reach(fields: Fields, name: string): { target: Fields; key: string } | null {
  if (name.length > MAX_NAME_CHARACTERS) return null;
  const path = name
    .replaceAll("]", "")
    .split("[")
    .filter((part, index) => index === 0 || part !== "");
  if (path.some((part) => part === "__proto__" || part === "constructor" || part === "prototype")) return null;
  let target = fields;
  for (const part of path.slice(0, -1)) {
    const next = target[part];
    if (isObject(next)) target = next;
    else {
      const made: Fields = {};
      target[part] = made;
      target = made;
    }
  }
  return { target, key: path.at(-1) ?? "" };
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const notUtf8 = (): AppError => new AppError("malformed", "The body is not valid UTF-8.");

const tooManyFields = (): AppError => new AppError("malformed", `The form has more than ${MAX_FORM_FIELDS} fields.`);
