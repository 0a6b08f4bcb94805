// The client of one ACME authority (RFC 8555): it signs requests, keeps nonces and reads errors. It refuses redirects, and
// answers that are too long or too late, because the authority may be down, faulty or an impostor.

import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

import { calculateJwkThumbprint, FlattenedSign, type JWK } from "jose";

import { connectionFailure } from "../../base/connection_failure.ts";
import { reasonOf } from "../../base/errors.ts";
import { DAY_MS } from "../../base/clock.ts";

const MAX_ANSWER_BYTES = 1024 * 1024;
const ANSWER_WITHIN_MS = 30_000;
/** How many nonces in a row an authority can refuse before a request fails. */
const MAX_NONCES = 10;
/** The longest pause that an authority can demand. */
const MAX_RETRY_AFTER_MS = DAY_MS;

export interface AcmeAuthority {
  /** The URL of its directory. */
  directory: string;
  /** In PEM; undefined if this host already trusts the directory's certificate. */
  ca: string | undefined;
}

export interface AcmeAnswer {
  /** The URL of a newly created object. */
  location: string | null;
  retryAfterMs: number | null;
  text: string;
  /** Null if the answer is not a JSON object. */
  json: Record<string, unknown> | null;
}

/** The authority is unreachable, refuses a request, or does not follow ACME. The message is a sentence. */
export class AcmeRefusal extends Error {
  override readonly name = "AcmeRefusal";

  /** @param type "rateLimited", "accountDoesNotExist", …; "" if the authority named none */
  constructor(
    message: string,
    readonly type = "",
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** An account's key, and its URL once the authority knows it. */
export interface AcmeAccount {
  /** In PEM. */
  key: string;
  url: string | null;
}

export class AcmeClient {
  readonly #authority: AcmeAuthority;
  readonly #stopped: AbortSignal;
  readonly #key: KeyObject;
  readonly #jwk: JWK;
  #accountUrl: string | null;
  #directory: Record<string, unknown> | null = null;
  #nonce: string | null = null;

  constructor(authority: AcmeAuthority, account: AcmeAccount, stopped: AbortSignal) {
    this.#authority = authority;
    this.#stopped = stopped;
    this.#key = createPrivateKey(account.key);
    this.#jwk = createPublicKey(this.#key).export({ format: "jwk" }) as JWK;
    this.#accountUrl = account.url;
  }

  /** "ca.example.org:9000" */
  get host(): string {
    return new URL(this.#authority.directory).host;
  }

  /** What the directory says about the authority: its terms of service, and whether accounts need a binding. */
  async meta(): Promise<Record<string, unknown>> {
    return Object((await this.#read())["meta"]) as Record<string, unknown>;
  }

  /** The proof of control over a name, to be served where the authority looks for this token. */
  async keyAuthorization(token: string): Promise<string> {
    return `${token}.${await calculateJwkThumbprint(this.#jwk)}`;
  }

  /**
   * Registers the account's key, or finds the account with this key.
   * @param binding ties the account to an existing customer account, as some authorities require
   * @returns the account's URL
   */
  async register(
    account: { contact?: string[]; termsOfServiceAgreed: boolean },
    binding: { kid: string; hmacKey: Uint8Array } | null,
  ): Promise<string> {
    const url = await this.#resource("newAccount");
    const bound =
      binding &&
      (await new FlattenedSign(Buffer.from(JSON.stringify(this.#jwk)))
        .setProtectedHeader({ alg: "HS256", kid: binding.kid, url })
        .sign(binding.hmacKey));
    const { location } = await this.#post(url, { ...account, ...(bound && { externalAccountBinding: bound }) }, "jwk");
    if (location === null) throw new AcmeRefusal(`${this.host} gives no address for the new account.`);
    return (this.#accountUrl = location);
  }

  async newOrder(order: object): Promise<AcmeAnswer> {
    return this.#post(await this.#resource("newOrder"), order);
  }

  /** Reads an object, or changes it if there is a payload. @param url as the authority gave it */
  async ask(url: unknown, payload: object | null = null): Promise<AcmeAnswer> {
    return this.#post(this.#checked(url), payload);
  }

  async #post(url: string, payload: object | null, by: "account" | "jwk" = "account"): Promise<AcmeAnswer> {
    const signer = by === "jwk" ? { jwk: this.#jwk } : { kid: this.#accountUrl ?? "" };
    for (let tried = 1; ; tried += 1) {
      const nonce = this.#nonce ?? (await this.#newNonce());
      this.#nonce = null;
      const body = await new FlattenedSign(payload === null ? new Uint8Array() : Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: "ES256", nonce, url, ...signer })
        .sign(this.#key);
      try {
        return await this.#fetch(url, {
          method: "POST",
          headers: { "content-type": "application/jose+json" },
          body: JSON.stringify(body),
        });
      } catch (error) {
        if (!(error instanceof AcmeRefusal) || error.type !== "badNonce" || tried === MAX_NONCES) throw error;
      }
    }
  }

  async #newNonce(): Promise<string> {
    await this.#fetch(await this.#resource("newNonce"), { method: "HEAD" });
    if (this.#nonce === null) throw new AcmeRefusal(`${this.host} sends no nonce.`);
    return this.#nonce;
  }

  async #read(): Promise<Record<string, unknown>> {
    if (this.#directory) return this.#directory;
    const { json } = await this.#fetch(this.#authority.directory, {});
    if (typeof json?.["newOrder"] !== "string") {
      throw new AcmeRefusal(`${this.#authority.directory} is not an ACME directory: check tls.acme.directory.`);
    }
    return (this.#directory = json);
  }

  async #resource(name: string): Promise<string> {
    return this.#checked((await this.#read())[name]);
  }

  #checked(url: unknown): string {
    if (typeof url === "string" && URL.parse(url)?.protocol === "https:") return url;
    throw new AcmeRefusal(`${this.host} gives an address that does not begin with https://.`);
  }

  /** @throws AcmeRefusal unless the status is 2xx */
  async #fetch(url: string, options: RequestInit): Promise<AcmeAnswer> {
    const { host } = new URL(url);
    const { ca } = this.#authority;
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(url, {
        ...options,
        redirect: "manual",
        signal: AbortSignal.any([this.#stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        ...(ca === undefined ? {} : { tls: { ca } }),
      });
      text = await textOf(answer);
    } catch (error) {
      if (error instanceof TooLong)
        throw new AcmeRefusal(`${host} sent an answer of more than ${MAX_ANSWER_BYTES} bytes.`);
      const why = connectionFailure(error, "tls.acme.ca_file") ?? reasonOf(error);
      const clock = /expired|not valid yet/.test(why) ? ", or this host's clock is wrong" : "";
      throw new AcmeRefusal(`${host} cannot be reached: ${why}${clock}.`);
    }
    this.#nonce = answer.headers.get("replay-nonce") ?? this.#nonce;
    const json = objectIn(text);
    const retryAfterMs = retryAfterOf(answer.headers.get("retry-after"), answer.headers.get("date"));
    if (answer.ok) return { location: answer.headers.get("location"), retryAfterMs, text, json };
    if (answer.status >= 300 && answer.status < 400) {
      const to = (answer.headers.get("location") ?? "nowhere").slice(0, 200);
      throw new AcmeRefusal(`${host} redirects to another address, ${to}: set tls.acme.directory to the final one.`);
    }
    const type = /^urn:ietf:params:acme:error:(\w+)$/.exec(String(json?.["type"]))?.[1] ?? "";
    const detail = json?.["detail"] === undefined ? `with status ${answer.status}` : `"${said(json)}"`;
    throw new AcmeRefusal(`${host} answers ${detail}${type === "" ? "" : ` (${type})`}.`, type, retryAfterMs);
  }
}

/** The text of an ACME error: one line, of limited length. */
export const said = (problem: unknown): string =>
  String((Object(problem) as Record<string, unknown>)["detail"] ?? "")
    .replace(/\p{C}+/gu, " ")
    .slice(0, 300);

class TooLong extends Error {}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new TooLong();
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** @param now the authority's own time: this host's clock may be wrong */
function retryAfterOf(value: string | null, now: string | null): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.parse(now ?? "");
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}
