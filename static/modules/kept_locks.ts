// Locks of what this browser keeps: ECDH on P-256, HKDF-SHA-256 and AES-256-GCM, all by the browser itself. The private half is a
// key that scripts cannot read out, or lies encrypted under what a passkey computes (WebAuthn's extension prf).

export interface Lock {
  id: string;
  publicKey: CryptoKey;
  /** Of a lock without a passkey. */
  privateKey?: CryptoKey;
  /** Of a lock under a passkey. */
  wrapped?: { credential: ArrayBuffer; iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
}

export interface Boxed {
  /** The public half that was made for this box alone. */
  from: CryptoKey;
  bytes: ArrayBuffer;
}

export interface PasskeyKey {
  credential: ArrayBuffer;
  key: CryptoKey;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const GCM = { name: "AES-GCM", length: 256 } as const;
const TIMEOUT_MS = 5 * 60_000;
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A lock whose private half only this browser can use. */
export async function newLock(): Promise<Lock> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  return { id: crypto.randomUUID(), publicKey: pair.publicKey, privateKey: pair.privateKey };
}

/** @param label what it is: it opens under the same label only */
export async function closed(text: string, { publicKey }: Lock, label: string): Promise<Boxed> {
  const once = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  const key = await sharedKey(once.privateKey, publicKey);
  return { from: once.publicKey, bytes: await crypto.subtle.encrypt(forLabel(label), key, utf8(text)) };
}

/** @throws DOMException if it was closed with another lock, or under another label */
export async function opened({ from, bytes }: Boxed, privateKey: CryptoKey, label: string): Promise<string> {
  const key = await sharedKey(privateKey, from);
  return new TextDecoder().decode(await crypto.subtle.decrypt(forLabel(label), key, bytes));
}

// The key serves one box, so one nonce does for all.
const forLabel = (label: string) => ({ name: "AES-GCM", iv: new Uint8Array(12), additionalData: utf8(label) });

async function sharedKey(mine: CryptoKey, theirs: CryptoKey): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, mine, 256);
  return derived(bits, "secretpush box", ["encrypt", "decrypt"]);
}

async function derived(from: BufferSource, info: string, uses: KeyUsage[]): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", from, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) };
  return crypto.subtle.deriveKey(how, material, GCM, false, uses);
}

/** A lock whose private half lies encrypted under a passkey. */
export async function wrapped({ credential, key }: PasskeyKey): Promise<{ lock: Lock; privateHalf: CryptoKey }> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.wrapKey("pkcs8", pair.privateKey, key, { name: "AES-GCM", iv });
  const lock = { id: crypto.randomUUID(), publicKey: pair.publicKey, wrapped: { credential, iv, bytes } };
  return { lock, privateHalf: await unwrapped(lock.wrapped, key) };
}

const unwrapped = ({ bytes, iv }: NonNullable<Lock["wrapped"]>, key: CryptoKey): Promise<CryptoKey> =>
  crypto.subtle.unwrapKey("pkcs8", bytes, key, { name: "AES-GCM", iv }, CURVE, false, ["deriveBits"]);

/** The private half, once the person has shown the passkey; null if they do not. */
export async function openedByPasskey(lock: Lock, account: number): Promise<CryptoKey | null> {
  if (!lock.wrapped) return null;
  const passkey = await passkeyKey(account, lock.wrapped.credential);
  return typeof passkey === "string" ? null : unwrapped(lock.wrapped, passkey.key);
}

/**
 * Asks for a passkey of the account, and derives a key from what it computes. The server has no part in it.
 * @param credential the passkey; null for any of the account's
 * @returns "refused" if the person cancels or has none, "unable" if the passkey or the browser cannot
 */
export async function passkeyKey(
  account: number,
  credential: ArrayBuffer | null,
): Promise<PasskeyKey | "refused" | "unable"> {
  if (!("PublicKeyCredential" in globalThis)) return "unable";
  let shown: PublicKeyCredential | null;
  try {
    shown = (await navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: credential ? [{ type: "public-key", id: credential }] : [],
        userVerification: "required",
        timeout: TIMEOUT_MS,
        extensions: { prf: { eval: { first: utf8("secretpush: what this browser keeps") } } },
      },
    })) as PublicKeyCredential | null;
  } catch {
    return "refused";
  }
  // A device leaves the account out if it was asked for one passkey by its name.
  if (!shown || !(credential || (await isOf(account, shown)))) return "refused";
  const secret = shown.getClientExtensionResults().prf?.results?.first;
  if (!secret) return "unable";
  return { credential: shown.rawId, key: await derived(secret, "secretpush lock", ["wrapKey", "unwrapKey"]) };
}

/** Passkeys name their account as the server does when it asks for one to be made: by a digest of its number. */
async function isOf(account: number, { response }: PublicKeyCredential): Promise<boolean> {
  const named = (response as AuthenticatorAssertionResponse).userHandle;
  const digest = await crypto.subtle.digest("SHA-256", utf8(`user ${account}`));
  return named !== null && String(new Uint8Array(digest)) === String(new Uint8Array(named));
}
