// Signing in at the company's OpenID provider, and signing out.

import { join } from "node:path";

import type { Log } from "../../base/log.ts";
import { readCertificates } from "../../base/pem_file.ts";
import { type Condition, ENDS_SOON_MS } from "../../model/condition.ts";
import { ProviderMemory } from "../../store/provider_memory.ts";
import type { Capability } from "../capability.ts";
import { OidcProvider, type OidcSettings } from "./provider.ts";
import { ProviderSignIns, type ProviderSignInsOptions } from "./sign_ins.ts";

export { OIDC_PATHS } from "./provider.ts";

export interface Settings {
  oidc: OidcSettings;
  baseUrl?: string;
  dataDir: string;
  policy: { group: readonly object[] };
}

export type OidcParts = Omit<ProviderSignInsOptions, "provider" | "settings" | "log">;

/** @throws Error with a message for the administrator */
export async function loadOidc(settings: Settings, log: Log): Promise<(parts: OidcParts) => Capability> {
  const provider = await oidcProvider(settings);
  return (parts) => ({
    enter: () => {
      const signIns = new ProviderSignIns({ ...parts, provider, settings: settings.oidc, log });
      return {
        provider: signIns,
        conditions: () => conditionsOf(provider, settings.oidc.clientSecretUntil, parts.clock.now()),
        http: {
          pages: async () => {
            const { providerSignInRoutes } = await import("./routes.ts");
            return { routes: (layout, options) => providerSignInRoutes(layout, options, signIns) };
          },
        },
      };
    },
  });
}

/** What the administrator should know about the client secret. Only the settings can say when it expires: providers do not. */
function conditionsOf({ refusesSecret }: OidcProvider, until: string | undefined, nowMs: number): Condition[] {
  if (refusesSecret) return [{ kind: "client_secret_refused", values: {} }];
  const untilMs = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  return untilMs - nowMs > ENDS_SOON_MS ? [] : [{ kind: "client_secret_ends", values: { untilMs } }];
}

/**
 * @param remembers whether facts learnt about the provider are kept in the data directory
 * @throws Error with a message for the administrator
 */
export async function oidcProvider(settings: Settings, remembers = true): Promise<OidcProvider> {
  const { oidc, baseUrl = "", dataDir, policy } = settings;
  const { issuer = "", clientId = "", scopes, caFile } = oidc;
  if (!scopes.split(" ").includes("openid")) throw new Error('oidc.scopes lacks "openid": add it.');
  return new OidcProvider({
    ...oidc,
    issuer,
    clientId,
    baseUrl,
    limitsGroups: policy.group.length > 0,
    ca: caFile === undefined ? undefined : await authorities(caFile),
    memory: new ProviderMemory(remembers ? join(dataDir, "oidc.json") : null, issuer),
  });
}

/** The certificates in the file, and those of the program and the machine. @throws Error with a message for the administrator */
async function authorities(path: string): Promise<string[]> {
  const { text } = await readCertificates("oidc.ca_file", path);
  const { getCACertificates } = await import("node:tls");
  return [...new Set([...getCACertificates("default"), ...getCACertificates("system"), text])];
}
