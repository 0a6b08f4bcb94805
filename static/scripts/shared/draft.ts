// A new push that is not sent yet, as this tab stores it for the page of a new push.

export interface Draft {
  kind: string;
  /** Id of a field of the page → its value, or whether a switch is on. */
  fields: Record<string, string>;
  /** The terms, as the page also remembers them for each kind. */
  terms: Record<string, string | boolean>;
}

export const DRAFT_KEY = "draft";
