// The one error class of the domain. Its `message` and `fields` may be shown to anyone: they never hold a
// payload, passphrase, token or url_token. The private cause, if any, is in `cause` and is logged once, by
// http/router; only http/responses turns codes into statuses.

export type ErrorCode =
  | "malformed" // the request cannot be parsed
  | "key-sent" // its path holds the key of a sealed link
  | "unauthorized" // credentials are missing or wrong
  | "session-ended" // the page's user is no longer signed in
  | "bad-passphrase" // the push needs a passphrase, and this one is wrong or missing
  | "forbidden" // the caller is known but may not do this
  | "frozen" // the push is frozen: nobody but its owner may open it
  | "wrong-network" // the push does not open from the caller's network
  | "too-early" // the push does not open yet; `more.not_before` says when
  | "not-found"
  | "conflict" // something else stands in the way: it exists already, or changed meanwhile
  | "too-large"
  | "invalid" // `fields` says which fields break which rules
  | "rate-limited" // `retryAfterSeconds` says when to come back
  | "unsupported" // the body has an encoding that is not supported
  | "too-slow" // the sender paused for too long
  | "damaged" // what is stored can no longer be read
  | "corrupt" // the database is damaged: the log says where, the response does not
  | "out-of-space" // the free-space floor or the total limit is reached
  | "busy" // too many requests are running or waiting; `retryAfterSeconds` says when to come back
  | "unconfirmed" // the store did not say whether the write was done: it may have been
  | "unavailable"; // the store cannot accept writes: nothing was stored

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

export const notFound = (): AppError => new AppError("not-found", "not-found");

/** Collects the problems of all fields, so that they are reported together. */
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
