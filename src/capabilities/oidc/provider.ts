// The client of the OpenID provider. It uses the code flow with PKCE, state and nonce, and checks the signatures of ID tokens,
// although they arrive over TLS. If the provider does not answer, or answers wrongly, no one can sign in through it.

import type { JSONWebKeySet } from "jose";
import * as client from "openid-client";

import { connectionFailure } from "../../base/connection_failure.ts";
import { reasonOf } from "../../base/errors.ts";
import { SignInRefused } from "../../domain/sign_in/refusals.ts";
import type { CompanyPerson, CompanyRules } from "../../model/company.ts";
import type { Known, ProviderMemory } from "../../store/provider_memory.ts";
import { type GroupsUse, joined, lacks, nameIn, personOf } from "./claims.ts";
import { type LogoutNotice, noticeOf } from "./notices.ts";
import { readSigned } from "./signed_tokens.ts";

export const OIDC_PATHS = {
  begin: "/users/auth/oidc",
  callback: "/users/auth/oidc/callback",
  logout: "/users/auth/oidc/logout",
  forget: "/users/auth/oidc/forget",
} as const;

/** The settings of `oidc`. The config refuses `issuer` without `clientId`, and `clientId` without `base_url`. */
export interface OidcSettings extends CompanyRules {
  readonly issuer?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly clientSecretUntil?: string;
  readonly scopes: string;
  readonly caFile?: string;
  readonly label: string;
  readonly groupsClaim: string;
}

export interface OidcProviderOptions extends OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly baseUrl: string;
  /** PEM certificates to trust; if undefined, the system's. */
  ca: readonly string[] | undefined;
  memory: ProviderMemory;
  /** Whether policies limit what members of groups may push. */
  limitsGroups: boolean;
}

/** The secrets that tie an answer of the provider to the browser that asked. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person whom the provider has recognised. */
export interface Recognition {
  person: CompanyPerson;
  /** The person's session at the provider; null if the provider names none. */
  sid: string | null;
  /** Sent back to the provider at sign-out. */
  idToken: string;
  /** Whether the provider asked for more than a password. */
  strong: boolean;
}

export interface ProviderExam {
  /** How far this host's clock is ahead of the provider's; null if the provider sends no time. */
  skewMs: number | null;
  /** Whether the provider knows this server and its redirect address; null if it does not say. */
  sendsBack: boolean | null;
  /** Whether the provider accepts this server's secret; null if it does not say. */
  takesSecret: boolean | null;
  offersSignOut: boolean;
  /** Whether the provider offers a scope with the name of the groups claim, and `scopes` lacks it. */
  offersGroups: boolean;
}

const TIMEOUT_S = 10;
/** Far larger than any provider's keys or any person's groups. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const SKEW_S = 60;
/** Anyone can send notices with unknown keys, so the provider is asked for new keys only this often. */
const KEYS_ASKED_EVERY_MS = 10_000;
const KEYS_FRESH_MS = 60_000;
/** The addresses without which no one can sign in, by their names in the provider's description. */
const NEEDED = ["authorization_endpoint", "token_endpoint", "jwks_uri"];
/** An HMAC's key would be the client's secret, and "none" is not a signature. */
const ASYMMETRIC = /^(?:[RPE]S(?:256|384|512)|EdDSA|Ed25519)$/;

export class OidcProvider {
  /** Whether the latest sign-in failed because of oidc.client_secret. */
  refusesSecret = false;
  readonly #options: OidcProviderOptions;
  /** The address to which the provider sends people back. */
  readonly #redirectUri: string;
  readonly #groupsUse: GroupsUse;
  #discovering: Promise<Known["metadata"]> | undefined;
  #keysAskedMs = -Infinity;
  #keysLearnedMs = -Infinity;

  constructor(options: OidcProviderOptions) {
    const { baseUrl, allowedGroups, adminGroups, auditorGroups } = options;
    this.#options = options;
    this.#redirectUri = `${baseUrl}${OIDC_PATHS.callback}`;
    const decide = allowedGroups.length + adminGroups.length + auditorGroups.length > 0;
    this.#groupsUse = decide ? "rights" : options.limitsGroups ? "limits" : "none";
  }

  get issuer(): string {
    return this.#options.issuer;
  }

  /** Checks the provider, for the administrator. @throws SignInRefused */
  async examine(): Promise<ProviderExam> {
    const { scopes, groupsClaim, memory } = this.#options;
    const { url } = await this.begin();
    // This request has no session at the provider, so a provider that knows this server and its redirect address answers with a
    // redirect to that address at once. Some providers show a page instead.
    const signal = AbortSignal.timeout(TIMEOUT_S * 1_000);
    const answer = await this.#fetch(`${url}&prompt=none`, { signal, redirect: "manual" });
    const date = Date.parse(answer.headers.get("date") ?? "");
    const isBack = answer.headers.get("location")?.startsWith(`${this.#redirectUri}?`) === true;
    const offered = memory.known?.metadata["scopes_supported"];
    return {
      skewMs: Number.isNaN(date) ? null : Date.now() - date,
      sendsBack: isBack ? true : answer.status >= 400 ? false : null,
      takesSecret: await this.#trySecret(),
      offersSignOut: this.goodbye(null) !== null,
      offersGroups:
        this.#groupsUse !== "none" &&
        Array.isArray(offered) &&
        offered.includes(groupsClaim) &&
        !scopes.split(" ").includes(groupsClaim),
    };
  }

  /** Asks for tokens with an invented code: a provider checks the secret first. */
  async #trySecret(): Promise<boolean | null> {
    const config = this.#configOf(await this.discover());
    const nonsense = { code: client.randomState(), redirect_uri: this.#redirectUri };
    const given = { ...nonsense, code_verifier: client.randomPKCECodeVerifier() };
    try {
      await client.genericGrantRequest(config, "authorization_code", given);
      return null;
    } catch (error) {
      if (isSecretRefused(error)) return false;
      return error instanceof client.ResponseBodyError && error.error === "invalid_grant" ? true : null;
    }
  }

  /** Asks the provider each time, so that this server's page reports an outage. @throws SignInRefused `unreachable`, `other-issuer` */
  async begin(): Promise<{ url: string; secrets: Secrets }> {
    const config = this.#configOf(await this.discover());
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: this.#options.scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: "S256",
    });
    return { url: url.href, secrets };
  }

  /** @param search the query that the provider has added to the redirect address @throws SignInRefused */
  async finish(search: string, { state, nonce, verifier }: Secrets): Promise<Recognition> {
    const { clientId, groupsClaim, memory } = this.#options;
    const groupsUse = this.#groupsUse;
    const metadata = memory.known?.metadata ?? (await this.discover());
    const config = this.#configOf(metadata);
    try {
      const given = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const asked = client.authorizationCodeGrant(config, new URL(search, this.#redirectUri), given);
      const tokens = await asked.catch((error: unknown) => {
        if (!isSecretRefused(error)) throw error;
        this.refusesSecret = true;
        throw secretRefused();
      });
      this.refusesSecret = false;
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new SignInRefused("bad-token", "The answer contains no ID token.");
      if (claims.iat > Date.now() / 1_000 + SKEW_S) {
        throw new SignInRefused("clock", "The ID token was issued in the future: the clocks differ.");
      }
      if (claims["azp"] !== undefined && claims["azp"] !== clientId) {
        throw new SignInRefused("bad-token", "The ID token was made for another client: azp is not oidc.client_id.");
      }
      const asks = lacks(claims, groupsClaim, groupsUse) && metadata["userinfo_endpoint"] !== undefined;
      const more = asks ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return {
        person: personOf(joined(claims, more), { issuer: claims.iss, groupsClaim, groupsUse }),
        sid: nameIn(claims["sid"]),
        idToken: tokens.id_token,
        strong: Array.isArray(claims["amr"]) && claims["amr"].includes("mfa"),
      };
    } catch (error) {
      throw refusalFor(error);
    }
  }

  /** The address at which people sign out at the provider; null if it offers none. */
  goodbye(idToken: string | null): string | null {
    const metadata = this.#options.memory.known?.metadata;
    // Without this address, signing out ends only the session here.
    if (!metadata || !isHttps(metadata["end_session_endpoint"])) return null;
    return client.buildEndSessionUrl(this.#configOf(metadata), {
      post_logout_redirect_uri: `${this.#options.baseUrl}/users/sign_in`,
      ...(idToken !== null && { id_token_hint: idToken }),
    }).href;
  }

  /** @returns null if the token is not a notice from this provider to this server */
  async readNotice(token: string): Promise<LogoutNotice | null> {
    const { clientId, memory } = this.#options;
    const nowMs = performance.now();
    const known = memory.known?.keys ?? null;
    const isFresh = nowMs - this.#keysLearnedMs < KEYS_FRESH_MS;
    let signed = known && isFresh ? await readSigned(token, known) : null;
    if (!signed && nowMs - this.#keysAskedMs >= KEYS_ASKED_EVERY_MS) {
      this.#keysAskedMs = nowMs;
      await this.#askForKeys().catch(() => {}); // if the provider is down, the earlier keys stay valid
    }
    const keys = memory.known?.keys;
    signed ??= keys ? await readSigned(token, keys) : null;
    const metadata = memory.known?.metadata;
    if (!signed || !metadata) return null;
    return noticeOf(signed, { issuer: metadata.issuer, clientId, nowMs: Date.now() });
  }

  /** Asks the provider for its addresses. @throws SignInRefused `unreachable`, `other-issuer` */
  discover(): Promise<Known["metadata"]> {
    return (this.#discovering ??= this.#discover().finally(() => (this.#discovering = undefined)));
  }

  async #discover(): Promise<Known["metadata"]> {
    const { issuer, clientId, memory } = this.#options;
    try {
      const config = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
        [client.customFetch]: async (url, options) => {
          const answer = await this.#ask(url, options as RequestInit);
          if (answer.ok) return answer;
          throw new SignInRefused("provider-error", `${url} answered ${answer.status}. Is oidc.issuer right?`);
        },
        timeout: TIMEOUT_S,
      });
      const metadata = { ...config.serverMetadata() } as unknown as Known["metadata"];
      // Compared exactly: identities are stored under the issuer that the provider names.
      if (metadata.issuer !== issuer) throw otherIssuer(issuer, metadata.issuer);
      const wrong = NEEDED.find((name) => !isHttps(metadata[name]));
      if (wrong !== undefined) {
        throw new SignInRefused(
          "bad-token",
          `The discovery document of ${issuer} is wrong: ${wrong} is not an https:// address.`,
        );
      }
      memory.learn(metadata);
      return metadata;
    } catch (error) {
      const refusal = refusalFor(error);
      const { body } = ((error as Error).cause ?? {}) as { body?: { issuer?: unknown } };
      throw (refusal as SignInRefused).why === "other-issuer" && body ? otherIssuer(issuer, body.issuer) : refusal;
    }
  }

  // Made for each sign-in, so that the keys are requested each time, and a withdrawn key no longer counts.
  #configOf(metadata: Known["metadata"]): client.Configuration {
    const { clientId, clientSecret } = this.#options;
    const offered = metadata["id_token_signing_alg_values_supported"];
    const algorithms = (Array.isArray(offered) ? offered : ["RS256"]).filter((name) => ASYMMETRIC.test(String(name)));
    const server = { ...metadata, id_token_signing_alg_values_supported: algorithms } as client.ServerMetadata;
    const about = { [client.clockTolerance]: SKEW_S };
    const config = new client.Configuration(server, clientId, about, authenticationOf(metadata, clientSecret));
    config.timeout = TIMEOUT_S;
    config[client.customFetch] = async (url, options) => {
      const answer = await this.#ask(url, options as RequestInit);
      if (answer.ok && url === metadata["jwks_uri"]) this.#learnKeys(await answer.clone().json());
      return answer;
    };
    client.enableNonRepudiationChecks(config);
    return config;
  }

  async #askForKeys(): Promise<void> {
    const metadata = this.#options.memory.known?.metadata ?? (await this.discover());
    const signal = AbortSignal.timeout(TIMEOUT_S * 1_000);
    const answer = await this.#ask(String(metadata["jwks_uri"]), { signal, redirect: "manual" });
    if (answer.ok) this.#learnKeys(await answer.json());
  }

  #learnKeys(found: unknown): void {
    const { keys } = Object(found) as { keys?: unknown };
    if (!Array.isArray(keys)) return;
    this.#keysLearnedMs = performance.now();
    this.#options.memory.learnKeys({ keys } as JSONWebKeySet);
  }

  /** Like `fetch`, but reads the whole answer and refuses one that is too long for memory. @throws SignInRefused */
  async #ask(url: string, options: RequestInit): Promise<Response> {
    const answer = await this.#fetch(url, options);
    if (!answer.body) return answer;
    const { host } = new URL(url);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    try {
      for await (const part of answer.body) {
        bytes += part.length;
        if (bytes > MAX_ANSWER_BYTES) {
          throw new SignInRefused("provider-error", `${host} answered with more than ${MAX_ANSWER_BYTES} bytes.`);
        }
        parts.push(part);
      }
    } catch (error) {
      if (error instanceof SignInRefused) throw error;
      throw new SignInRefused("unreachable", `${host} broke off its answer: ${reachReason(error)}`);
    }
    return new Response(Buffer.concat(parts), answer);
  }

  async #fetch(url: string, options: RequestInit): Promise<Response> {
    const { ca } = this.#options;
    const tls = ca === undefined ? {} : { tls: { ca: [...ca] } };
    let answer: Response;
    try {
      answer = await fetch(url, { ...options, ...tls });
    } catch (error) {
      throw new SignInRefused("unreachable", `${new URL(url).host} cannot be reached: ${reachReason(error)}`);
    }
    if (answer.status < 500) return answer;
    throw new SignInRefused("unreachable", `${new URL(url).host} answered ${answer.status}.`);
  }
}

/** A provider that declares no method uses client_secret_basic (OpenID Connect Discovery §3). */
function authenticationOf(metadata: Known["metadata"], secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const ways = metadata["token_endpoint_auth_methods_supported"];
  const takesBasic = !Array.isArray(ways) || ways.includes("client_secret_basic");
  return takesBasic ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
}

const reachReason = (error: unknown): string => connectionFailure(error, "oidc.ca_file") ?? reasonOf(error);

const isHttps = (value: unknown): boolean =>
  typeof value === "string" && URL.canParse(value) && new URL(value).protocol === "https:";

/** A token endpoint that refuses the secret says so in the body of its answer, or in the header that HTTP requires (RFC 6749, 5.2). */
function isSecretRefused(error: unknown): boolean {
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  if (error instanceof client.ResponseBodyError) return error.error === "invalid_client";
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.cause instanceof Response && at.cause.status === 401) return true;
  }
  return false;
}

const secretRefused = (): SignInRefused =>
  new SignInRefused(
    "client-refused",
    "The provider does not accept oidc.client_id with oidc.client_secret (invalid_client): the secret is wrong, or has expired.",
  );

const otherIssuer = (issuer: string, named: unknown): SignInRefused => {
  const name = typeof named === "string" ? `calls itself ${named.slice(0, 300)}` : "does not say its name";
  const text = `oidc.issuer is ${issuer}, but the provider ${name}. If this is the right provider, set oidc.issuer to exactly its name.`;
  return new SignInRefused("other-issuer", text);
};

/** Turns whatever the library throws into a reason for which the page has a sentence. */
function refusalFor(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof SignInRefused) return at;
  if (error instanceof client.AuthorizationResponseError) {
    const why = error.error === "access_denied" ? "cancelled" : "provider-error";
    return new SignInRefused(why, `The provider reports: ${codeOf(error.error)}.`);
  }
  if (error instanceof client.ResponseBodyError) {
    // The code was used before, or has expired.
    const why = error.error === "invalid_grant" ? "begin-again" : "provider-error";
    return new SignInRefused(why, `The provider reports: ${codeOf(error.error)}.`);
  }
  const code = error instanceof client.ClientError ? (error.code ?? "") : "";
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  const reason = `${reasonOf(error)}${cause}`;
  if (code === "OAUTH_TIMEOUT") return new SignInRefused("unreachable", "The provider did not answer in time.");
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return new SignInRefused("clock", reason);
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED") return new SignInRefused("other-issuer", reason);
  if (/^OAUTH_(?:RESPONSE_IS_NOT|PARSE|HTTP|REQUEST)/.test(code)) return new SignInRefused("provider-error", reason);
  return new SignInRefused("bad-token", reason);
}

const codeOf = (text: string): string => (/^[\w-]{1,60}$/.test(text) ? text : "an error");
