// Reads request bodies: JSON, urlencoded and multipart forms, into one shape, a plain object, with
// form names like push[payload] nested as JSON would be. Counts bytes as they arrive.

import busboy from "busboy";

import { AppError } from "../base/errors.ts";

export type Fields = Record<string, unknown>;

const MAX_FORM_FIELDS = 200;

/**
 * @param maxBytes the whole body's limit
 * @throws AppError `malformed` where the body cannot be read as what it says it is, `too-large`
 */
export async function readFields(request: Request, maxBytes: number): Promise<Fields> {
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  switch (type) {
    case "application/json":
      return parseJson(await readText(request, maxBytes));
    case "application/x-www-form-urlencoded":
      return parseForm(await readText(request, maxBytes));
    case "multipart/form-data":
      return parseMultipart(contentType, await readBytes(request, maxBytes));
    case "": {
      const text = await readText(request, maxBytes);
      return text.trimStart().startsWith("{") ? parseJson(text) : parseForm(text);
    }
    default:
      throw new AppError(
        "malformed",
        "The Content-Type must be application/json, application/x-www-form-urlencoded or multipart/form-data.",
      );
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  // The server lets no body through that is longer than it declares.
  if (declared >= 0) return request.bytes();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw new AppError("malformed", "The body is not valid UTF-8.");
  }
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw new AppError("malformed", "The body is not valid JSON.");
  }
  if (!isObject(value)) throw new AppError("malformed", "The body must be a JSON object.");
  return value;
}

function parseForm(text: string): Fields {
  const fields: Fields = {};
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if ((count += 1) > MAX_FORM_FIELDS) throw tooManyFields();
    put(fields, name, value);
  }
  return fields;
}

function parseMultipart(contentType: string, bytes: Uint8Array): Promise<Fields> {
  return new Promise((resolve, reject) => {
    const malformed = () => reject(new AppError("malformed", "The body is not a complete multipart form."));
    const fields: Fields = {};
    try {
      const parser = busboy({
        headers: { "content-type": contentType },
        defParamCharset: "utf8",
        limits: { fields: MAX_FORM_FIELDS, fieldSize: bytes.byteLength + 1, fieldNameSize: 256 },
      });
      parser.on("field", (name, value) => put(fields, name, value));
      parser.on("file", (name, stream) => {
        stream.resume();
        put(fields, name, FILE_PART);
      });
      parser.on("fieldsLimit", () => reject(tooManyFields()));
      parser.on("error", malformed);
      parser.on("close", () => resolve(fields));
      parser.end(bytes);
    } catch {
      malformed();
    }
  });
}

/** Stands where a form had a file. */
export const FILE_PART = Symbol("file part");

// push[payload] → { push: { payload } }; push[files][] → the last of them. A name that is no bracket
// form stands for itself. Names that reach into an object's prototype are passed over.
function put(fields: Fields, name: string, value: unknown): void {
  const path = name
    .replaceAll("]", "")
    .split("[")
    .filter((part, index) => index === 0 || part !== "");
  if (path.some((part) => part === "__proto__" || part === "constructor" || part === "prototype")) return;
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
  target[path.at(-1) ?? ""] = value;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const tooLarge = (maxBytes: number): AppError =>
  new AppError("too-large", `The body is larger than the limit of ${maxBytes} bytes.`);

const tooManyFields = (): AppError => new AppError("malformed", `The form has more than ${MAX_FORM_FIELDS} fields.`);
