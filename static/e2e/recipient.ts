// Seals an answer to a request for one recipient (age's X25519). The recipient is public and in the request's link, behind #;
// its identity opens the answers and is in a second link, which only the requester keeps. No server sees either.

import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

import { E2eError } from "./error.ts";
import { chunksSize } from "./seal.ts";

/** Bech32: 32 bytes are 52 characters, and 6 more check them. Texts put punctuation behind a link. */
const RECIPIENT = /^#?(age1[02-9ac-hj-np-z]{58})(?![A-Za-z0-9])/;
const IDENTITY = /^#?(AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})(?![A-Za-z0-9])/;

/** The header with one X25519 stanza, and the nonce. */
const HEAD_BYTES = 184;

export interface Keys {
  /** What comes behind # in the link of the request. */
  recipient: string;
  /** What comes behind # in the link that collects the answers. */
  identity: string;
}

export async function newKeys(): Promise<Keys> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The recipient in a fragment, with or without its #. Null where it is cut or altered. */
export function recipientIn(fragment: string): string | null {
  const text = RECIPIENT.exec(fragment)?.[1];
  if (text === undefined) return null;
  try {
    new Encrypter().addRecipient(text);
    return text;
  } catch {
    return null;
  }
}

/** The identity in a fragment, with or without its #. Null where it is cut or altered. */
export function identityIn(fragment: string): string | null {
  const text = IDENTITY.exec(fragment)?.[1];
  if (text === undefined) return null;
  try {
    new Decrypter().addIdentity(text);
    return text;
  } catch {
    return null;
  }
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/** An armored age file of the text. @throws E2eError `not-unicode` */
export async function sealTextTo(text: string, recipient: string): Promise<string> {
  if (!text.isWellFormed()) throw new E2eError("not-unicode");
  return armor.encode(await encrypterFor(recipient).encrypt(text));
}

/** A binary age file of the stream, a chunk at a time. An error of the stream is an error of the file. */
export const sealStreamTo = (
  stream: ReadableStream<Uint8Array>,
  recipient: string,
): Promise<ReadableStream<Uint8Array>> => encrypterFor(recipient).encrypt(stream);

/** How many bytes `sealStreamTo` makes of so many. */
export const sealedSizeTo = (bytes: number): number => HEAD_BYTES + chunksSize(bytes);
