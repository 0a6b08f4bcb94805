// An OpenID provider that does what a test tells it, also what no honest one would: a real HTTPS server with a certificate of
// the tests' own authority. It has no sign-in page; whoever comes is recognised. And a browser that walks through a sign-in.

import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type KeyPair, makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { freePort } from "./free_port.ts";
import { CLIENT } from "./openid_client.ts";
import { type ServerSettings, startServer, type TestServer } from "./harness.ts";

export interface SigningKey {
  kid: string;
  alg: string;
  key: KeyObject;
  jwk: JsonWebKey;
}

export function newKey(kid: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return { kid, alg: "RS256", key: privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, use: "sig" } };
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export function signed(claims: object, { kid, alg, key }: SigningKey, header: object = {}): string {
  const text = `${part({ alg, kid, ...header })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

export function signedWithSecret(claims: object, kid: string, secret: string): string {
  const text = `${part({ alg: "HS256", kid })}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** As somebody signs it who knows no more than the public key, for a reader that takes it for a secret. */
export const signedWithPublicKey = (claims: object, { kid, key }: SigningKey): string =>
  signedWithSecret(claims, kid, String(createPublicKey(key).export({ type: "spki", format: "pem" })));

export const unsigned = (claims: object, kid: string): string => `${part({ alg: "none", kid })}.${part(claims)}.`;

export interface Authority {
  pair: KeyPair;
  /** Its certificate as a file. */
  file: string;
}

export function newAuthority(directory: string): Authority {
  mkdirSync(directory, { recursive: true });
  const pair = makeAuthority({ name: "Test CA", days: 1, nowMs: Date.now() });
  const file = join(directory, "ca.pem");
  writeFileSync(file, pair.cert);
  return { pair, file };
}

export const certificateFor = ({ pair }: Authority): KeyPair =>
  makeServerCertificate({ hosts: ["localhost", "127.0.0.1"], days: 1, nowMs: Date.now(), authority: pair });

type Query = URLSearchParams;

/** What a test may have the provider do otherwise. */
export interface Wishes {
  /** Of the next person. */
  claims: Record<string, unknown>;
  userinfo: Record<string, unknown>;
  metadata: Record<string, unknown>;
  /** What comes back to the redirect address. */
  answer: (query: Query) => Query;
  /** The ID token. */
  token: (claims: Record<string, unknown>, key: SigningKey) => string;
  /** The answer of the place for tokens. */
  tokens: (() => Response) | null;
  /** What a browser sees there in place of being sent back. */
  page: (() => Response) | null;
}

export class HandProvider {
  readonly issuer: string;
  wishes: Wishes;
  keys = [newKey("first")];
  /** How often each path was asked for. */
  readonly asked: string[] = [];
  readonly #codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>();
  readonly #server: Bun.Server<undefined>;

  constructor(authority: Authority) {
    const { cert, key } = certificateFor(authority);
    this.wishes = HandProvider.honest();
    this.#server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      tls: { cert, key },
      fetch: (request) => this.#answer(request),
    });
    this.issuer = `https://localhost:${this.#server.port}/realm`;
  }

  static honest(): Wishes {
    return {
      claims: {},
      userinfo: {},
      metadata: {},
      answer: (query) => query,
      token: (claims, key) => signed(claims, key),
      tokens: null,
      page: null,
    };
  }

  get key(): SigningKey {
    return this.keys[0] as SigningKey;
  }

  async stop(): Promise<void> {
    await this.#server.stop(true);
  }

  claimsFor(nonce: string): Record<string, unknown> {
    const nowS = Math.floor(Date.now() / 1_000);
    return { iss: this.issuer, aud: CLIENT.id, iat: nowS, exp: nowS + 300, nonce, sub: "1", ...this.wishes.claims };
  }

  notice(claims: Record<string, unknown> = {}): Record<string, unknown> {
    const nowS = Math.floor(Date.now() / 1_000);
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const jti = crypto.randomUUID();
    return { iss: this.issuer, aud: CLIENT.id, iat: nowS, exp: nowS + 120, jti, events, ...claims };
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    // Its issuer may also be the whole host.
    const path = url.pathname.replace(/^\/realm/, "");
    this.asked.push(path);
    if (path === "/.well-known/openid-configuration") return Response.json(this.#metadata());
    if (path === "/keys") return Response.json({ keys: this.keys.map(({ jwk }) => jwk) });
    if (path === "/userinfo") return Response.json({ sub: this.wishes.claims["sub"] ?? "1", ...this.wishes.userinfo });
    if (path === "/begin") return this.wishes.page?.() ?? this.#recognise(url.searchParams);
    if (path === "/token") return this.wishes.tokens?.() ?? this.#exchange(request);
    return new Response("Not here.", { status: 404 });
  }

  #metadata(): object {
    const at = (path: string): string => `${this.issuer}/${path}`;
    return {
      issuer: this.issuer,
      authorization_endpoint: at("begin"),
      token_endpoint: at("token"),
      jwks_uri: at("keys"),
      userinfo_endpoint: at("userinfo"),
      end_session_endpoint: at("end"),
      authorization_response_iss_parameter_supported: true,
      // More than anybody should take.
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
      ...this.wishes.metadata,
    };
  }

  #recognise(query: Query): Response {
    const redirectUri = query.get("redirect_uri") ?? "";
    if (query.get("client_id") !== CLIENT.id || query.get("code_challenge_method") !== "S256") {
      return new Response("Unknown client.", { status: 400 });
    }
    if (query.get("prompt") === "none") {
      return Response.redirect(
        `${redirectUri}?error=login_required&state=${query.get("state")}&iss=${this.issuer}`,
        303,
      );
    }
    const code = crypto.randomUUID();
    const [nonce, challenge] = [query.get("nonce") ?? "", query.get("code_challenge") ?? ""];
    this.#codes.set(code, { nonce, challenge, redirectUri });
    const answer = new URLSearchParams({ code, state: query.get("state") ?? "", iss: this.issuer });
    return Response.redirect(`${redirectUri}?${this.wishes.answer(answer)}`, 303);
  }

  async #exchange(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const code = form.get("code") ?? "";
    const begun = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = new Bun.CryptoHasher("sha256").update(verifier).digest("base64url");
    const given = atob((request.headers.get("authorization") ?? "").replace("Basic ", "")).split(":");
    const [id, secret] = given.map((text) => decodeURIComponent(text.replaceAll("+", " ")));
    const isClient = id === CLIENT.id && secret === CLIENT.secret;
    // As RFC 6749 5.2 has it for whoever comes with HTTP Basic.
    const refusal = { status: 401, headers: { "www-authenticate": 'Basic error="invalid_client"' } };
    if (!isClient) return Response.json({ error: "invalid_client" }, refusal);
    if (!begun || begun.challenge !== challenge || begun.redirectUri !== form.get("redirect_uri")) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const idToken = this.wishes.token(this.claimsFor(begun.nonce), this.key);
    return Response.json({ access_token: "at", token_type: "Bearer", expires_in: 60, id_token: idToken });
  }
}

/** A server whose people sign in at this issuer. Its own address is known before it starts. */
export async function startWith(
  { issuer, authority }: { issuer: string; authority: Authority },
  { flags = {}, env = {}, ...settings }: ServerSettings = {},
): Promise<TestServer> {
  const port = String(await freePort());
  return startServer({
    ...settings,
    env: { SECRETPUSH_OIDC_CLIENT_SECRET: CLIENT.secret, ...env },
    flags: {
      port,
      "base-url": `http://127.0.0.1:${port}`,
      "oidc-issuer": issuer,
      "oidc-client-id": CLIENT.id,
      "oidc-ca-file": authority.file,
      "oidc-label": "Example ID",
      ...flags,
    },
  });
}

export const refreshIn = (html: string): string =>
  (/http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");

/** A browser: it keeps cookies, and goes where it is sent. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly server: Pick<TestServer, "url">,
    readonly ca: string,
  ) {}

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(this.server.url + path, {
      redirect: "manual",
      ...init,
      headers: { accept: "text/html", "sec-fetch-site": "same-origin", cookie, ...(init.headers as object) },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** @returns where the provider is, or where the page leads to that says what is wrong */
  async begin(goal = ""): Promise<string> {
    const answer = await this.ask("/users/auth/oidc", { method: "POST", body: new URLSearchParams({ goal }) });
    return answer.headers.get("location") ?? refreshIn(await answer.text());
  }

  /** @returns the path with which the provider leads back */
  async recognised(at: string): Promise<string> {
    const answer = await fetch(at, { redirect: "manual", tls: { ca: await Bun.file(this.ca).text() } } as RequestInit);
    const back = new URL(answer.headers.get("location") ?? "");
    return back.pathname + back.search;
  }

  /** @returns where the browser is sent to in the end */
  async finish(path: string): Promise<string> {
    // The navigation comes from another site.
    const answer = await this.ask(path, { headers: { "sec-fetch-site": "cross-site" } });
    return answer.headers.get("location") ?? refreshIn(await answer.text());
  }

  async signIn(): Promise<string> {
    return this.finish(await this.recognised(await this.begin()));
  }

  /** Who is signed in, by the account page; null: nobody. */
  async who(): Promise<string | null> {
    const answer = await this.ask("/users/token");
    return answer.status === 200 ? (/[\w.+-]+@[\w.-]+/.exec(await answer.text())?.[0] ?? "") : null;
  }
}
