// The words that a server gives to whoever waits for a held push. What opens sealed links does not trust servers, and says
// such words in its own name: so they are words and nothing else.

/** Null where it is not three short words of letters. */
export const threeWordsIn = (told: unknown): string | null =>
  typeof told === "string" && /^[a-z]{2,12}(?: [a-z]{2,12}){2}$/.test(told) ? told : null;
