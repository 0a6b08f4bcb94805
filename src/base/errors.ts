// The one error class of the domain. Its `message` and `fields` may be shown to anyone: they never hold a
// payload, passphrase, token or url_token. The private cause, if any, is in `cause` and is logged once, by
// http/router.

/** The kinds of errors, as answers name them in `code`: the status of the answer, and what the API reference says about it. */
export const ERROR_CODES = {
  malformed: [400, "The request cannot be read."],
  "key-sent": [400, "The path holds the key of a sealed link. Nothing was looked up."],
  unauthorized: [401, "An API token is missing or not valid."],
  "token-expired": [401, "The API token has expired: make a new one."],
  "session-ended": [401, "The person at this page is no longer signed in."],
  "bad-passphrase": [401, "The passphrase is wrong or missing."],
  "needs-recipient": [
    401,
    "The push or request is for certain people, and the caller has not shown who they are. `recipients` lists those to whom a code can be mailed.",
  ],
  forbidden: [403, "The caller may not do this; only its owner or an administrator may."],
  "missing-scope": [403, "The API token lacks a scope, which `error` names."],
  "token-network": [403, "The API token does not work from this network."],
  "not-addressed": [403, "The push or request is for other people, or the account of the caller is switched off."],
  "needs-key": [
    403,
    "The push is for the device that opens it first: ask again with `proof`, or a key of your own, in X-Recipient-Proof, and keep the key.",
  ],
  "opened-elsewhere": [403, "Another device has opened the push first."],
  "no-views-left": [403, "This recipient has used up their own views."],
  "wrong-code": [403, "The code is wrong and can be tried again."],
  "no-code": [403, "There is no code to enter here: request one."],
  "no-more-codes": [403, "No more codes are emailed for this push or request."],
  held: [403, "The owner must release the push. Ask again with `hold.id`, and tell the owner the words."],
  "refused-release": [403, "The owner has refused to release the push to this caller."],
  "wait-over": [403, "This wait for a release has ended: ask again without it to begin another."],
  frozen: [403, "The push is frozen: no one but its owner opens it."],
  "wrong-network": [403, "The push does not open from this network."],
  "too-early": [403, "The push does not open before `not_before`."],
  "not-found": [404, "There is no such push, request or other thing."],
  "no-route": [404, "There is no such path."],
  "wrong-method": [405, "The path answers to other methods, which the header Allow names."],
  "too-slow": [408, "The body came too slowly."],
  conflict: [409, "Something stands in the way: it exists already, is over, or changed meanwhile."],
  "wrong-version": [412, "The header Tus-Resumable is missing or names another version."],
  "too-large": [413, "The body is too large."],
  unsupported: [415, "The body has a Content-Encoding: send it as it is."],
  invalid: [422, "Fields break their rules; the body names each with its problems."],
  "key-reused": [422, "The Idempotency-Key came with another request in the last 24 hours: nothing was stored."],
  "rate-limited": [429, "Too many requests: wait as many seconds as Retry-After says."],
  defect: [500, "A defect of the server."],
  damaged: [500, "What is stored can no longer be read."],
  corrupt: [500, "The database is damaged; the server's log says where."],
  busy: [503, "The server is busy: wait as many seconds as Retry-After says."],
  unconfirmed: [503, "The disk did not confirm the change: it may have been made."],
  unavailable: [503, "The store accepts no writes at present: nothing was stored."],
  "out-of-space": [507, "There is no room: nothing was stored."],
} as const satisfies Record<string, readonly [status: number, words: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Field name → what is wrong with it, in the order found. */
export type FieldProblems = Record<string, string[]>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the answer, beside the error. */
  readonly more: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldProblems; retryAfterSeconds?: number; more?: object; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.more = details.more;
  }
}

/** A server that fails by this fails again after every restart, until somebody changes something. */
export class Unmendable extends Error {}

/** Whether nobody knows if the change was stored. */
export const isUnconfirmed = (error: unknown): boolean => error instanceof AppError && error.code === "unconfirmed";

/** Whether this error reports a damaged database. If so, the log already says where. */
export const isCorrupt = (error: unknown): boolean => error instanceof AppError && error.code === "corrupt";

/** For work that a damaged database may keep from being done. @returns null if it did; the store has logged it */
export async function unlessDamaged<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isCorrupt(error)) return null;
    throw error;
  }
}

/** What went wrong, in the error's own words. It may hold anything, so it is for logs and the command line only. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const statusOf = ({ code }: AppError): number => ERROR_CODES[code][0];

export const notFound = (): AppError => new AppError("not-found", "not-found");

/** Collects the problems of all fields, so that they are reported together. */
export class Problems {
  // Clients name the fields: "constructor" must be a name like any other.
  readonly fields: FieldProblems = Object.create(null) as FieldProblems;

  add(field: string, message: string): void {
    (this.fields[field] ??= []).push(message);
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  /** @throws AppError `invalid` if there is any problem */
  throwIfAny(): void {
    const names = Object.keys(this.fields);
    if (names.length > 0) {
      throw new AppError("invalid", `Not valid: ${names.join(", ")}.`, { fields: this.fields });
    }
  }
}
