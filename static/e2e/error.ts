// Why an end-to-end push cannot be sealed or opened. Pages and the command line turn the code into a sentence.

export type E2eErrorCode =
  /** It opens with another passphrase, or with another key. */
  | "wrong-passphrase"
  /** Its bytes were altered. */
  | "damaged"
  /** Its end is missing. */
  | "truncated"
  /** It is no age file for a passphrase. */
  | "not-age"
  /** Deriving its key would take this machine too long. */
  | "too-hard"
  /** A text to seal that is not valid Unicode. */
  | "not-unicode";

export class E2eError extends Error {
  override readonly name = "E2eError";

  constructor(
    readonly code: E2eErrorCode,
    options?: ErrorOptions,
  ) {
    super(`The sealed content cannot be used: ${code}.`, options);
  }
}
