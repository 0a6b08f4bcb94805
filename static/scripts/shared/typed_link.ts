// A link that someone types or pastes into a search.

/** Without the end of a sealed link, however it is written: that is a key, which no server may get. */
export const withoutKey = (typed: string): string =>
  typed.replace(/#(?:e1(?:\.|%2e)|age1|age-secret-key)\S*/gi, "").trim();

/** Whether this may be a link. A link opens a secret, and must stay out of addresses, histories and logs. */
export const isLink = (typed: string): boolean => /[/:]|^[0-9A-Za-z]{16,}$/.test(typed);
