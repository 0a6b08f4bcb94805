// An address that a sender shares, for the browser and the server: how it is shown, and whether it can be opened.

/** Characters that reverse the text after them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The address as it is shown: nothing in it can disguise where it leads. */
export const readableAddress = (text: string): string => text.replace(TURNING, "\ufffd");

/** The address as the browser reads it, or null if it is not a web address. */
export function webAddress(text: string): URL | null {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
}
