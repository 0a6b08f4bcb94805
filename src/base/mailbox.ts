// Who sends mail or gets it: an address, perhaps with a name. Both end in headers, so neither holds more than it seems to.

// Without quotes, comments, brackets and white space, so that an address is never more than that in a header.
const LOCAL = localOf("A-Za-z0-9");
/** Companies have people whose address is spelled as they are. Mail need not reach them all. */
const LOCAL_OF_PEOPLE = localOf("\\p{L}\\p{M}\\p{N}");
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "u");
export const MAX_ADDRESS_CHARACTERS = 254;

export interface Mailbox {
  /** "" where there is none. */
  name: string;
  address: string;
}

/** Whether mail can go to this text, and nowhere else. */
export const isAddress = (text: string): boolean => isMadeOf(LOCAL, text);

/** Whether a new account may have this address: like `isAddress`, with the letters of every language. */
export const isAccountAddress = (text: string): boolean => isMadeOf(LOCAL_OF_PEOPLE, text);

function isMadeOf(local: RegExp, text: string): boolean {
  const at = text.lastIndexOf("@");
  return (
    at > 0 && text.length <= MAX_ADDRESS_CHARACTERS && local.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
  );
}

/** An address as it is kept and compared: in small letters. */
export const normalEmail = (text: string): string => smallLetters(text.trim());

function localOf(letters: string): RegExp {
  const atom = `[${letters}!#$%&'*+/=?^_\`{|}~\\-]+`;
  return new RegExp(`^${atom}(?:\\.${atom})*$`, "u");
}

/**
 * In small letters. The Kelvin sign and the dotted capital I stay as they are: their small letters hold a k and an i of ASCII,
 * and with one a name would be somebody else's.
 */
export const smallLetters = (text: string): string =>
  text.replace(/[^\u212a\u0130]+/gu, (letters) => letters.toLowerCase());

/** Reads "push@example.org" and "Secret Push <push@example.org>"; null where the text is neither. */
export function mailboxIn(text: string): Mailbox | null {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const box = { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
  return isAddress(box.address) && !/[\p{C}"\\]/u.test(box.name) ? box : null;
}
