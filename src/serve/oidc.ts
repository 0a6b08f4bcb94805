// Signing in at an OpenID provider. Its client is loaded only if a provider is configured.

import { join } from "node:path";

import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { readCertificates } from "../base/pem_file.ts";
import type { Config } from "../config/options.ts";
import type { ProviderSignIns } from "../domain/sign_in/provider.ts";
import type { CompanyRules } from "../model/company.ts";
import type { OidcProvider } from "../outgoing/oidc/provider.ts";
import type { Store } from "../store/index.ts";
import type { Domain } from "./domain.ts";

export interface OidcParts {
  store: Store;
  domain: Pick<Domain, "people" | "guesses">;
  clock: Clock;
  log: Log;
}

/** @returns null if no provider is configured. @throws Error with a sentence for the administrator */
export async function openSignIns(config: Config, parts: OidcParts): Promise<ProviderSignIns | null> {
  const provider = await openProvider(config);
  if (!provider) return null;
  const { store, domain, clock, log } = parts;
  const { ProviderSignIns } = await import("../domain/sign_in/provider.ts");
  return new ProviderSignIns({
    provider,
    label: config.oidc.label,
    rules: providerRulesOf(config),
    people: domain.people,
    guesses: domain.guesses,
    accounts: store.accounts,
    identities: store.identities,
    keys: store.keys,
    clock,
    log,
  });
}

export const providerRulesOf = ({ oidc }: Config): CompanyRules => ({
  allowedGroups: oidc.allowedGroups,
  adminGroups: oidc.adminGroups,
  auditorGroups: oidc.auditorGroups,
  createUsers: oidc.createUsers,
});

/**
 * @param remembers whether facts learnt about the provider are kept in the data directory
 * @returns null if none is configured. @throws Error with a sentence for the administrator
 */
export async function openProvider({ oidc, baseUrl, dataDir }: Config, remembers = true): Promise<OidcProvider | null> {
  const { issuer, clientId } = oidc;
  if (issuer === undefined || clientId === undefined || baseUrl === undefined) return null;
  if (!oidc.scopes.split(" ").includes("openid")) throw new Error('oidc.scopes lacks "openid": add it.');
  const ca = oidc.caFile === undefined ? undefined : await authorities(oidc.caFile);
  const [{ OIDC_PATHS }, { OidcProvider }, { ProviderMemory }] = await Promise.all([
    import("../http/pages/provider_sign_in.ts"),
    import("../outgoing/oidc/provider.ts"),
    import("../store/provider_memory.ts"),
  ]);
  return new OidcProvider({
    issuer,
    clientId,
    clientSecret: oidc.clientSecret,
    scopes: oidc.scopes,
    groupsClaim: oidc.groupsClaim,
    needsGroups: oidc.allowedGroups.length + oidc.adminGroups.length + oidc.auditorGroups.length > 0,
    redirectUri: `${baseUrl}${OIDC_PATHS.callback}`,
    afterSignOut: `${baseUrl}/users/sign_in`,
    ca,
    memory: new ProviderMemory(remembers ? join(dataDir, "oidc.json") : null, issuer),
  });
}

/** Includes the authorities of the program and of the machine. @throws Error with a sentence for the administrator */
async function authorities(path: string): Promise<string[]> {
  const { text } = await readCertificates("oidc.ca_file", path);
  const { getCACertificates } = await import("node:tls");
  return [...new Set([...getCACertificates("default"), ...getCACertificates("system"), text])];
}
