// How the end of a link tells what it is, for pages that do not load what seals and opens.

/** Does this fragment look like that of a link that collects the answers to a request, whole or not? */
export const isIdentityLike = (fragment: string): boolean => /^#?AGE-SECRET-KEY/i.test(fragment);
