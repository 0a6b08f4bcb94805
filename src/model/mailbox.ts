// Senders and recipients of mail: an address, perhaps with a name. Both end up in headers, so neither may contain hidden parts.

// No quotes, comments, brackets or white space, so that an address in a header cannot be anything else.
const LOCAL = localOf("A-Za-z0-9");
/** Some companies' addresses spell people's names in letters of any script. Not every mail server can deliver to these. */
const LOCAL_OF_PEOPLE = localOf("\\p{L}\\p{M}\\p{N}");
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?";
const DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "u");
export const MAX_ADDRESS_CHARACTERS = 254;

export interface Mailbox {
  /** "" if there is none. */
  name: string;
  address: string;
}

/** Whether this text is exactly one address that mail can go to. */
export const isAddress = (text: string): boolean => isMadeOf(LOCAL, text);

/** Whether a new account may have this address: like `isAddress`, with the letters of every language. */
export const isAccountAddress = (text: string): boolean => isMadeOf(LOCAL_OF_PEOPLE, text);

function isMadeOf(local: RegExp, text: string): boolean {
  const at = text.lastIndexOf("@");
  return (
    at > 0 && text.length <= MAX_ADDRESS_CHARACTERS && local.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
  );
}

/** The same name for each spelling of a domain; "" if the text is not a domain. */
export function asciiDomain(domain: string): string {
  const address = `http://${domain}/`;
  const { hostname, pathname, username } = URL.canParse(address) ? new URL(address) : NOWHERE;
  return pathname === "/" && username === "" ? hostname : "";
}
const NOWHERE = { hostname: "", pathname: "/", username: "" };

/** An address as it is stored and compared: in lower case. */
export const normalEmail = (text: string): string => smallLetters(text.trim());

/** Both spellings of a domain, bücher.example and xn--bcher-kva.example, give the same text. */
export function onTheWire(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (asciiDomain(address.slice(at)) || address.slice(at));
}

function localOf(letters: string): RegExp {
  const atom = `[${letters}!#$%&'*+/=?^_\`{|}~\\-]+`;
  return new RegExp(`^${atom}(?:\\.${atom})*$`, "u");
}

/**
 * The text in lower case. The Kelvin sign and the dotted capital I stay as they are: lower-casing them would give an ASCII k or i, and so
 * turn one name into another.
 */
export const smallLetters = (text: string): string =>
  text.replace(/[^\u212a\u0130]+/gu, (letters) => letters.toLowerCase());

/** Reads "push@example.org" and "Secret Push <push@example.org>"; null if the text is neither. */
export function mailboxIn(text: string): Mailbox | null {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const box = { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
  return isAddress(box.address) && !/[\p{C}"\\]/u.test(box.name) ? box : null;
}
