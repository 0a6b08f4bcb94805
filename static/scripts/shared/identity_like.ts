// Tells a link by its end, for pages that do not load the modules that seal and open.

/** Whether this looks like the fragment of a link that collects the answers to a request, complete or not. */
export const isIdentityLike = (fragment: string): boolean => /^#?AGE-SECRET-KEY/i.test(fragment);
