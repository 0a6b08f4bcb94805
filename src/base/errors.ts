// The one error class of the domain. Anyone may see its `message` and `fields`: they never contain a payload,
// passphrase, token or url_token. The private cause, if any, is in `cause`.

/** The kinds of errors, named in the `code` of answers: each with its status, its meaning, and what a client can do. */
export const ERROR_CODES = {
  malformed: [
    400,
    "The request cannot be read.",
    "Send a body of one of the types that the operation names, and compare it with its example.",
  ],
  "key-sent": [
    400,
    "The path contains the key of a sealed link. Nothing was looked up.",
    "Remove everything from the `#` on, and request the address again. The key was sent unencrypted: ask the sender for a new push.",
  ],
  unauthorized: [
    401,
    "An API token is missing or not valid.",
    "Send `Authorization: Bearer TOKEN` with a token that is valid.",
  ],
  "token-expired": [401, "The API token has expired: make a new one.", "Make a new token, and give it to the program."],
  "session-ended": [401, "The person at this page is no longer signed in.", "Sign in again."],
  "bad-passphrase": [
    401,
    "The passphrase is wrong or missing.",
    "Ask the sender for the passphrase. After five wrong ones, wait a minute.",
  ],
  "needs-recipient": [
    401,
    "The push or request is for certain people, and the caller is not known to be one of them. `recipients` lists those to whom a code can be mailed.",
    "Have a code emailed to one of `recipients`, then send it; or use the token of an account that the push is for.",
  ],
  forbidden: [
    403,
    "Only the owner or an administrator may do this.",
    "Use a token that belongs to the owner or to an administrator.",
  ],
  "missing-scope": [
    403,
    "The API token lacks a scope, which `error` names.",
    "Make a token with the scope that the operation names.",
  ],
  "token-network": [
    403,
    "The API token does not work from this network.",
    "Send from a network that the token allows, or make a token for this network.",
  ],
  "not-addressed": [
    403,
    "The push or request is for other people, or the caller's account is switched off.",
    "Ask the sender to name you as a recipient.",
  ],
  "needs-key": [
    403,
    "The push is for the device that opens it first: repeat the request with `proof`, or a key of your own, in X-Recipient-Proof, and keep the key.",
    "Send the header X-Recipient-Proof and keep its value. From then on, the push opens only with that value.",
  ],
  "opened-elsewhere": [
    403,
    "Another device opened the push first.",
    "Open it on the device that opened it first, or ask the sender for a new push.",
  ],
  "no-views-left": [403, "This recipient has used up their own views.", "Ask the sender for a new push."],
  "wrong-code": [403, "The code is wrong, but there are tries left.", "Send the code from the newest email."],
  "no-code": [403, "There is no code to enter here: request one.", "Request a code first."],
  "no-more-codes": [403, "No more codes will be emailed for this push or request.", "Ask the sender for a new push."],
  held: [
    403,
    "The owner must release the push. Send the request again with `hold.id`, and tell the owner the words.",
    "Tell the owner the three words, and send the request again every few seconds with the id of the wait.",
  ],
  "refused-release": [
    403,
    "The owner has refused to release the push to this caller.",
    "Contact the owner in another way.",
  ],
  "wait-over": [
    403,
    "This wait for a release has ended. Send the request without `hold` to begin another.",
    "Send the request again without `hold`.",
  ],
  frozen: [403, "The push is frozen: only its owner can open it.", "Ask its owner to thaw it."],
  "wrong-network": [
    403,
    "The push does not open from this network.",
    "Send the request from a network that the sender allows.",
  ],
  "too-early": [403, "The push does not open before `not_before`.", "Send the request again at `not_before`."],
  "not-found": [
    404,
    "There is no such push, request or other object.",
    "Compare the address with the link. If they match, the object no longer exists.",
  ],
  "no-route": [404, "There is no such path.", "Compare the path with this reference."],
  "wrong-method": [
    405,
    "The path does not support this method. The header Allow names the methods that it supports.",
    "Use one of the methods that Allow names.",
  ],
  "too-slow": [
    408,
    "The body arrived too slowly.",
    "Send the body again over a faster connection, or send files as resumable uploads.",
  ],
  conflict: [
    409,
    "There is a conflict: the object already exists, has expired, or has changed in the meantime.",
    "Read the current state, then decide; repeating the same request does not help.",
  ],
  "wrong-version": [
    412,
    "The header Tus-Resumable is missing or names another version.",
    "Send `Tus-Resumable: 1.0.0`.",
  ],
  "too-large": [413, "The body is too large.", "Send less than the limit that `error` names."],
  unsupported: [415, "The body has a Content-Encoding: send it unencoded.", "Send the body without Content-Encoding."],
  invalid: [
    422,
    "Some fields are not valid. The body names each of them with its problems.",
    "Correct the fields that the body names. Nothing was stored.",
  ],
  "key-reused": [
    422,
    "The Idempotency-Key was used with a different request in the last 24 hours: nothing was stored.",
    "Send a new key with each new request, and the same key only with the same request.",
  ],
  "rate-limited": [
    429,
    "Too many requests: wait as many seconds as Retry-After says.",
    "Wait as many seconds as Retry-After says, then send the same request.",
  ],
  defect: [500, "A defect in the server.", "Give the operator the X-Request-Id. The same request may fail again."],
  damaged: [500, "The stored data can no longer be read.", "Tell the operator."],
  corrupt: [500, "The database is damaged; the server's log says where.", "Tell the operator to restore a backup."],
  busy: [
    503,
    "The server is busy: wait as many seconds as Retry-After says.",
    "Wait as many seconds as Retry-After says, then send the same request.",
  ],
  unconfirmed: [
    503,
    "The disk did not confirm the change: it may have been made.",
    "Check whether the change was made before you send it again.",
  ],
  unavailable: [503, "The store does not accept writes at the moment: nothing was stored.", "Try again later."],
  "out-of-space": [
    507,
    "There is no space: nothing was stored.",
    "Try again later, or send less. The operator can free some space.",
  ],
} as const satisfies Record<string, readonly [status: number, words: string, todo: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Field name → what is wrong with it, in the order found. */
export type FieldProblems = Record<string, string[]>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the answer, besides the error. */
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

/** An error that recurs at every start until its cause is fixed. */
export class Unmendable extends Error {}

/** Whether it is unknown, after this error, if the change was stored. */
export const isUnconfirmed = (error: unknown): boolean => error instanceof AppError && error.code === "unconfirmed";

/** Reads back a change that has been stored. If this fails, the answer must not look as if the change was refused. */
export const readBack = <T>(read: Promise<T>): Promise<T> =>
  read.catch((cause: unknown) => {
    if (!(cause instanceof AppError) || cause.code !== "unavailable") throw cause;
    throw new AppError("unconfirmed", "The change was stored, but could not be read back.", { cause });
  });

/** Whether this error reports a damaged database. If so, the log already says where. */
export const isCorrupt = (error: unknown): boolean => error instanceof AppError && error.code === "corrupt";

/** Runs work that a damaged database may prevent. @returns null if the database is damaged, as the store has logged */
export async function unlessDamaged<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isCorrupt(error)) return null;
    throw error;
  }
}

/** What went wrong, in the error's own words. They may contain anything, so they are for logs and the command line only. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const statusOf = ({ code }: AppError): number => ERROR_CODES[code][0];

export const notFound = (): AppError => new AppError("not-found", "not-found");

/** Collects the problems of all fields, so that they are reported together. */
export class Problems {
  // Clients name the fields: "constructor" must work like any other name.
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
    if (names.length > 0) throw new AppError("invalid", `Not valid: ${names.join(", ")}.`, { fields: this.fields });
  }
}
