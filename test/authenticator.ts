// A passkey in software, for tests that send what no honest device would: made by hand as WebAuthn describes it, with no
// part of what the server reads it with.

import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

import type { Browser } from "./browser_sessions.ts";

const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;

export interface Asked {
  ticket: string;
  options: { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };
}

/** What an honest device would not change. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** false: the device did not check who holds it. */
  verified?: boolean;
  counter?: number;
  type?: string;
  /** Signed by another key. */
  key?: KeyObject;
  userHandle?: string;
}

export class Authenticator {
  readonly id = crypto.getRandomValues(new Uint8Array(24));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  #userHandle = "";
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to a request for a new passkey. */
  make({ ticket, options }: Asked, lies: Lies = {}): { ticket: string; response: string } {
    this.#userHandle = options.user?.id ?? "";
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = this.#data(options.rp?.id ?? "", WITH_KEY, credential, lies);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174", "hex"),
      Buffer.from("6158", "hex"),
      Buffer.from([data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: base64url(this.#client("webauthn.create", options.challenge, lies)),
      attestationObject: base64url(attestation),
      transports: ["internal"],
    };
    return { ticket, response: this.#answer(response) };
  }

  /** The answer to a request to prove that the passkey is there. */
  prove({ ticket, options }: Asked, lies: Lies = {}): { ticket: string; response: string } {
    const data = this.#data(options.rpId ?? "", 0, Buffer.alloc(0), lies);
    const client = this.#client("webauthn.get", options.challenge, lies);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), lies.key ?? this.#keys.privateKey);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: lies.userHandle ?? this.#userHandle,
    };
    return { ticket, response: this.#answer(response) };
  }

  #answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  #client(type: string, challenge: string, lies: Lies): Buffer {
    const said = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  #data(rpId: string, flags: number, credential: Uint8Array, lies: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? (this.counter += 1));
    const seen = USER_PRESENT | (lies.verified === false ? 0 : USER_VERIFIED) | flags;
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([seen]), counter, credential]);
  }
}

/** Adds a passkey for whoever is signed in and has confirmed it. @returns the answer of the server */
export async function addPasskey(browser: Browser, device: Authenticator, name: string, lies: Lies = {}) {
  const asked = (await browser.send("POST", "/account/factors/passkeys/begin", {})).body as Asked;
  return browser.send("POST", "/account/factors/passkeys", { name, ...device.make(asked, lies) });
}
