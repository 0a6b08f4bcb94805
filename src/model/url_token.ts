// The tokens in the links of pushes.

/** Letters and digits. New tokens have 24 or 28. */
export const OWN_TOKEN = /^[0-9A-Za-z]{16,64}$/;

/**
 * The tokens of Password Pusher's links, which this server may have taken over: 8 to 14 random bytes in base64url and lower case, so 11 to
 * 19 characters. The shortest contain 54 random bits: even all callers together must not be able to guess one (domain/callers/old_links.ts).
 */
export const OLD_TOKEN = /^[0-9a-z_-]{11,19}$/;

export const isToken = (text: string): boolean => OWN_TOKEN.test(text) || OLD_TOKEN.test(text);
