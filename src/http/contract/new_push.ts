// Reads a new push from a request of either API version: the fields, and the files, which it streams to disk. The
// domain then creates the push. If anything fails, nothing stays stored.

import { AppError, Problems } from "../../base/errors.ts";
import { infoOf } from "../../domain/files/file_info.ts";
import type { Keeping } from "../../domain/pushes/repeats.ts";
import type { Files } from "../../domain/files/files.ts";
import type { MailOrders } from "../../domain/pushes/mail_orders.ts";
import { type Caller, type Listed, type Pushes, queueKeyOf } from "../../domain/pushes/pushes.ts";
import type { KeptFile, KeptUploads, Upload } from "../../domain/files/upload.ts";
import type { SealedTo } from "../../model/age_file.ts";
import type { MailOrder } from "../../model/mailing.ts";
import { filesRefused } from "../../model/policy.ts";
import { type PushDraft, TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import type { PushRules } from "../../model/rules.ts";
import { type FilePart, type Fields, isObject, readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { claimsE2e, knownOfNew, readDraft, readMailOrder, tellUnknown, type Wrapper } from "./draft.ts";
import { languageFor } from "../language.ts";
import type { WatchedBody } from "../request_context.ts";

export interface NewPushReaderOptions {
  pushes: Pushes;
  files: Files;
  /** Null if files cannot be uploaded before their push. */
  uploads: KeptUploads | null;
  /** Null if this server sends no mail. */
  mailings: MailOrders | null;
  bodies: Bodies;
  /** The limit of a body, not counting a form's files. If JSON may contain files, `maxJsonBytes` applies instead. */
  maxBodyBytes: number;
  maxJsonBytes: number;
  filesNeedAuthentication: boolean;
}

/** How an API version wraps and reads a push. */
export interface PushForm {
  /** Takes the fields out of their wrapper in the body. @returns what should be an object of fields */
  unwrap: (body: Fields) => unknown;
  /** If present, keys beside it are reported instead of read. */
  wrapper?: Wrapper;
  /** All known keys, if there are more than the fields. */
  known?: ReadonlySet<string>;
  /** "any": a boolean may be any word. */
  booleans?: "any";
  /** Adjusts the draft before the rules check it. */
  adjust?: (draft: PushDraft, fileCount: number) => PushDraft;
}

/** A body that may contain files. */
export interface FileForm {
  unwrap: (body: Fields) => unknown;
  wrapper?: Wrapper | undefined;
  /** Whether JSON may contain files. */
  inlineFiles: boolean;
  /** Hashes the files of a form as they arrive. */
  content?: Bun.CryptoHasher | undefined;
  /** Called before the body is read. @throws AppError if the body must not be sent now */
  opened?: (body: WatchedBody) => void;
  /**
   * Called before a file is accepted.
   * @param before the fields that have arrived so far
   * @throws AppError if files are not allowed
   */
  allow: (before: unknown) => void | Promise<void>;
  /** The kind of key that must open the files; null if they need not be sealed. */
  sealedTo: (before: unknown) => SealedTo | null;
  /** The rules for uploads. Called only after `allow` has admitted a file. */
  rules: () => PushRules | Promise<PushRules>;
}

type TakeFiles = (sealedTo: SealedTo | null) => Promise<Upload | undefined>;
type KeepingFor = (mail: MailOrder | null) => Keeping<Listed>;
/** Makes the answer to the client that has created a push. */
type AnswerOf<Answer> = (request: Request, created: Listed, mail: MailOrder | null) => Answer;

const KNOWN = knownOfNew(TAKEN_OF_PUSH);

export class NewPushReader {
  constructor(private readonly options: NewPushReaderOptions) {}

  /**
   * Creates the push that a request describes, unless the request repeats an earlier one (Idempotency-Key).
   * @throws AppError `key-reused`, `malformed`, `unsupported`, `unauthorized`, `invalid`, `too-large`, `too-slow`, `rate-limited`, `busy`, `out-of-space`, `unavailable`
   */
  create<Answer>(request: Request, caller: Caller, form: PushForm, answerOf: AnswerOf<Answer>): Promise<Answer> {
    const { pushes, mailings } = this.options;
    pushes.rules.expectSource(caller);
    const key = idempotencyKeyOf(request);
    const repeatable = key === null ? null : pushes.repeats.begin(caller, key);
    // The domain looks up the rules when it stores the push; only files need them earlier.
    const rules = () => pushes.rules.of(caller);
    const allow = (): void | Promise<void> => {
      const found = rules();
      if (found instanceof Promise) return found.then((theirs) => this.#checkMayUpload(caller, theirs));
      this.#checkMayUpload(caller, found);
    };
    const inlineFiles = this.#mayUpload(caller);
    const content = repeatable?.content;
    const how = { unwrap: form.unwrap, wrapper: form.wrapper, inlineFiles, allow, sealedTo: sealedIn, rules, content };
    const use = async (value: unknown, problems: Problems, takeFiles: TakeFiles, keeping?: KeepingFor) => {
      const draft = readDraft(TAKEN_OF_PUSH, value, problems, form.booleans);
      tellUnknown(request, form.known ?? KNOWN, value, problems);
      const mail = readMailOrder(value, mailings !== null && caller.userId !== null, problems);
      if (draft.kind === "file") await allow();
      const upload = await takeFiles(draft.e2e === true ? "passphrase" : null);
      const adjusted = form.adjust?.(draft, upload?.files.length ?? 0) ?? draft;
      const created = await pushes.making.create(adjusted, caller, problems, upload, {
        language: () => languageFor(request),
        mail,
        // A refused push does not count towards the limit on mail.
        admit: mail && (async () => void (caller.userId !== null && (await mailings?.count(caller.userId, mail)))),
        kept: keeping?.(mail),
      });
      return answerOf(request, created, mail);
    };
    if (!repeatable) return this.read(request, caller, how, use);
    return this.read(request, caller, how, async (value, problems, takeFiles) => {
      let isRepeated = true;
      repeatable.content.update(JSON.stringify([new URL(request.url).pathname, value], sorted));
      const answer = await repeatable.once(async (keep, id) => {
        isRepeated = false;
        const keeping: KeepingFor = (mail) => ({
          id,
          sealedFor: (created) => keep(JSON.stringify(answerOf(request, created, mail))),
        });
        return JSON.stringify(await use(value, problems, takeFiles, keeping));
      });
      if (isRepeated) tellUnknown(request, form.known ?? KNOWN, value, problems);
      return JSON.parse(answer) as Answer;
    });
  }

  /**
   * Reads a body that may contain files. If anything fails, none of the files stays stored, unless it is unknown whether
   * the store has kept them.
   * @param use handles the body: to keep its files, it calls `takeFiles`
   * @throws AppError as `create` does, and whatever `how.allow` and `use` throw
   */
  async read<T>(
    request: Request,
    caller: Caller,
    how: FileForm,
    use: (value: unknown, problems: Problems, takeFiles: TakeFiles) => Promise<T>,
  ): Promise<T> {
    const { files, bodies, maxBodyBytes, maxJsonBytes } = this.options;
    const problems = new Problems();
    let upload: Upload | undefined;
    const uploadOf = async (): Promise<Upload> => (upload ??= await this.#begin(caller, await how.rules()));
    try {
      const body = bodies.open(request, queueKeyOf(caller));
      how.opened?.(body);
      const fields = await readFields(body, how.inlineFiles ? maxJsonBytes : maxBodyBytes, (part) =>
        this.#takePart(part, how, uploadOf),
      );
      const value = how.unwrap(fields);
      how.wrapper?.tellBeside(request, fields, problems);
      return await use(value, problems, async (sealedTo) => {
        if (isObject(value) && value.files !== undefined && value.files !== null) {
          await how.allow(value);
          // A form without a file sends an empty string in place of files.
          if (value.files !== "") await takeInline(value.files, files.limits.maxFiles, problems, uploadOf, sealedTo);
        }
        const ids = isObject(value) ? uploadIdsIn(value.uploads, files.limits.maxFiles, problems) : [];
        for (const [index, id] of ids.entries()) {
          await how.allow(value);
          const staging = await uploadOf();
          await staging.adopt(await this.#take(id, index + 1, caller), sealedTo);
        }
        return upload;
      });
    } catch (error) {
      await upload?.end(error);
      throw error;
    } finally {
      await upload?.end();
    }
  }

  async #take(id: string, number: number, caller: Caller): Promise<KeptFile> {
    const { uploads } = this.options;
    if (!uploads)
      throw new AppError("invalid", "Not valid: uploads.", { fields: { uploads: ["are not accepted here"] } });
    return uploads.take(id, caller).catch((error: unknown) => {
      const [problem] = (error instanceof AppError && error.fields?.uploads) || [];
      if (problem === undefined) throw error;
      throw new AppError("invalid", "Not valid: uploads.", { fields: { uploads: [`number ${number} ${problem}`] } });
    });
  }

  async #takePart(part: FilePart, how: FileForm, uploadOf: () => Promise<Upload>): Promise<void> {
    // Unknown keys are ignored, with or without a file.
    if (!FILES_FIELD.test(part.field)) return;
    const before = how.unwrap(part.before);
    await how.allow(before);
    // An empty file field of a form arrives as a part without a filename and without bytes.
    const given = part.filename === "" ? await unlessEmpty(part.bytes) : part.bytes;
    const bytes = given && how.content ? taking(how.content, part, given) : given;
    if (bytes) await (await uploadOf()).add(infoOf(part.filename, part.contentType), bytes, how.sealedTo(before));
  }

  #mayUpload(caller: Caller): boolean {
    return caller.userId !== null || !this.options.filesNeedAuthentication;
  }

  #checkMayUpload(caller: Caller, { enabled }: PushRules): void {
    // If files are switched off altogether, a token does not help, and the rules report that.
    if (enabled.file && !this.#mayUpload(caller)) {
      throw new AppError("unauthorized", "Pushing files needs an API token: send Authorization: Bearer TOKEN.");
    }
  }

  /**
   * The rules for a file that is uploaded before its push.
   * @throws AppError `unauthorized`, `invalid` if the caller may not push files
   */
  async rulesForFiles(caller: Caller): Promise<PushRules> {
    const { rules: roles } = this.options.pushes;
    roles.expectSource(caller);
    const rules = await roles.of(caller);
    this.#checkMayUpload(caller, rules);
    expectFiles(rules);
    return rules;
  }

  // Checks before the first byte is written that files are allowed and that there is space.
  async #begin(caller: Caller, rules: PushRules): Promise<Upload> {
    expectFiles(rules);
    return this.options.files.begin(queueKeyOf(caller), rules.policy);
  }
}

/** @throws AppError `invalid` if these rules allow no files */
export function expectFiles(rules: PushRules): void {
  if (rules.enabled.file) return;
  throw new AppError("invalid", "Not valid: files.", { fields: { files: [filesRefused(rules)] } });
}

/** The uploads that a push names. A single one may be a string, and a form without uploads sends an empty string. */
function uploadIdsIn(value: unknown, maxFiles: number, problems: Problems): string[] {
  const ids: unknown[] = Array.isArray(value)
    ? value
    : value === undefined || value === null || value === ""
      ? []
      : [value];
  if (ids.length <= maxFiles && ids.every((id) => typeof id === "string")) return ids as string[];
  problems.add("uploads", `must be a list of at most ${maxFiles} ids of uploads`);
  return [];
}

const sealedIn = (before: unknown): SealedTo | null => (claimsE2e(before) ? "passphrase" : null);

/** push[files][], push[files], push[files][0], or the same in another wrapper or without one. */
const FILES_FIELD = /^(?:[^[\]]*\[files\]|files)(?:\[\d*\])?$/;

async function unlessEmpty(bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array> | null> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return null;
  return (async function* () {
    yield first.value;
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      yield value;
    }
  })();
}

async function* taking(
  content: Bun.CryptoHasher,
  { field, filename, contentType }: FilePart,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  content.update(JSON.stringify([field, filename, contentType]));
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    content.update(chunk);
    yield chunk;
  }
  content.update(JSON.stringify(size));
}

/** For JSON.stringify: equal objects become the same string, whatever the order of their keys. */
const sorted = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

const KEY = /^(?:"([ !#-[\]-~]{1,255})"|([!#-+\--:<-[\]-~]{1,255}))$/;

/**
 * The key with which a client may repeat a create, as in draft-ietf-httpapi-idempotency-key-header; quotes are optional.
 * @throws AppError `malformed`
 */
function idempotencyKeyOf({ headers }: Request): string | null {
  const given = headers.get("idempotency-key");
  if (given === null) return null;
  const [, quoted, bare] = KEY.exec(given) ?? [];
  const key = quoted ?? bare;
  if (key !== undefined) return key;
  throw new AppError(
    "malformed",
    'The Idempotency-Key must be one string of 1 to 255 visible characters, such as "8e03978e-40d5".',
  );
}

// Stores the files that JSON contains as objects with base64 content.
async function takeInline(
  files: unknown,
  maxFiles: number,
  problems: Problems,
  uploadOf: () => Promise<Upload>,
  sealedTo: SealedTo | null,
): Promise<void> {
  if (!Array.isArray(files)) return problems.add("files", "must be a list of files");
  // Checked first: a list of millions would otherwise cause millions of problems.
  if (files.length > maxFiles) return problems.add("files", `must be at most ${maxFiles} files`);
  for (const [index, file] of (files as unknown[]).entries()) {
    const content = isObject(file) && typeof file.content === "string" ? fromBase64(file.content) : null;
    if (!isObject(file) || !content) {
      problems.add("files", `number ${index + 1} must be an object with filename, content_type and content in base64`);
      continue;
    }
    const info = infoOf(
      typeof file.filename === "string" ? file.filename : "",
      typeof file.content_type === "string" ? file.content_type : "",
    );
    await (await uploadOf()).add(info, once(content), sealedTo);
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function fromBase64(text: string): Uint8Array | null {
  const bare = text.replace(/^data:[^,]*;base64,/, "").replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(bare) || bare.replace(/=+$/, "").length % 4 === 1) return null;
  return Buffer.from(bare, "base64");
}
