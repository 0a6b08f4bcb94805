// The one error class of the domain. Its `message` and `fields` may be shown to anyone: they never hold a
// payload, passphrase, token or url_token. The private cause, if any, is in `cause` and is logged once, by
// http/router; only http/responses turns codes into statuses.

export type ErrorCode =
  | "malformed" // the request cannot be parsed
  | "key-sent" // its path holds the key of a sealed link
  | "unauthorized" // credentials are missing or wrong
  | "session-ended" // a page sends it for somebody who is not signed in any more
  | "bad-passphrase" // a passphrase guards the push, and this is not it
  | "forbidden" // the caller is known but may not do this
  | "frozen" // the push is frozen: nobody but its owner may open it
  | "wrong-network" // the push opens only from other networks than the caller's
  | "not-found"
  | "conflict" // something else stands in the way: it exists already, or happened meanwhile
  | "too-large"
  | "invalid" // `fields` says which fields break which rules
  | "rate-limited" // `retryAfterSeconds` says when to come back
  | "unsupported" // the body has an encoding that is not supported
  | "too-slow" // the sender paused for too long
  | "damaged" // what is stored can no longer be read
  | "corrupt" // the database is damaged: the log says where, the response does not
  | "out-of-space" // the free-space floor or the total limit is reached
  | "busy" // too many requests are running or waiting; `retryAfterSeconds` says when to come back
  | "unconfirmed" // the store did not say whether it has done it: it may have
  | "unavailable"; // the store cannot accept writes: nothing was stored

/** Field name → sentences about it, in the order they were found. */
export type FieldProblems = Record<string, string[]>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldProblems; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Does this error report a damaged database? Then the log already says where. */
export const isCorrupt = (error: unknown): boolean => error instanceof AppError && error.code === "corrupt";

/** What went wrong, as the error itself says it. It may hold anything: for logs and the command line only. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const notFound = (): AppError => new AppError("not-found", "not-found");

/** Collects what is wrong with each field, so that all problems are reported together. */
export class Problems {
  readonly fields: FieldProblems = {};

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
