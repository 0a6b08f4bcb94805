// The one error class of the domain. It promises that `message` and `fields` may be shown to
// anyone: they never hold a payload, passphrase, token or url_token. The private cause, if any,
// travels in `cause` and is logged once, at the edge. Only http/app turns codes into statuses.

export type ErrorCode =
  | "malformed" // the request cannot be read at all
  | "unauthorized" // no identity where one is needed, or a wrong one
  | "bad-passphrase" // the push is guarded and was not opened
  | "forbidden" // a known user who may not do this
  | "not-found"
  | "conflict" // what was asked for exists already
  | "too-large"
  | "invalid" // `fields` says which fields break which rules
  | "rate-limited" // `retryAfterSeconds` says when to come back
  | "unsupported" // a body in an encoding that is not read here
  | "too-slow" // the sender paused for too long
  | "damaged" // what is stored cannot be read any more
  | "corrupt" // the database is damaged: the log says where, the answer does not
  | "out-of-space" // the free-space floor or the total limit is reached
  | "busy" // too much is under way or waits already; `retryAfterSeconds` says when to come back
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

/** The database is damaged there: whoever found out has put it into the log. */
export const isCorrupt = (error: unknown): boolean => error instanceof AppError && error.code === "corrupt";

export const notFound = (): AppError => new AppError("not-found", "not-found");

/** Collects what is wrong with each field, so that everything is reported at once. */
export class Problems {
  readonly fields: FieldProblems = {};

  add(field: string, message: string): void {
    (this.fields[field] ??= []).push(message);
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  /** Throws `invalid` when anything was collected. */
  throwIfAny(): void {
    const names = Object.keys(this.fields);
    if (names.length > 0) {
      throw new AppError("invalid", `Not valid: ${names.join(", ")}.`, { fields: this.fields });
    }
  }
}
