// Finds names as people type them: without accents, in lower case.

export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether folded names hold every word of a folded search. */
export const isFound = (names: string, search: string): boolean =>
  search.split(/\s+/).every((word) => names.includes(word));
