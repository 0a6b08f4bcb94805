// What the settings allow in a push, for everyone and for each role. Finds presets that exceed this: people who choose a preset rely
// on it, so the server does not start with such a preset.

import type { Source } from "../model/group.ts";
import { NO_POLICY, type PolicyRole } from "../model/policy.ts";
import { type OperatorPreset, problemsOfTerms, rolesOf } from "../model/preset.ts";
import type { PushRules } from "../model/rules.ts";
import { type RulesByRole, rulesByRole } from "../model/rules_by_role.ts";
import type { Config } from "./options.ts";

/** Nodes that share a database have no data directory in common, so their files need another place. */
const storesFiles = ({ databaseUrl, blobs }: Config): boolean => databaseUrl === undefined || blobs.url !== undefined;

export const pushRulesOf = (config: Config): PushRules => ({
  kinds: { text: config.text, url: config.url, file: config.file, qr: config.qr },
  enabled: {
    text: true,
    url: config.enableUrlPushes,
    qr: config.enableQrPushes,
    file: config.enableFilePushes && storesFiles(config),
  },
  maxPayloadBytes: config.maxPayloadBytes,
  e2e: config.e2e,
  openedBefore: config.openedBefore,
  revealCheck: config.revealCheck,
  receipts: config.receipts,
  languages: config.languages.offered,
  addressable: {
    // No one can sign in at a separate address for recipients.
    sources: config.recipients.baseUrl === undefined ? companySourcesOf(config) : [],
    own: null,
    codes: sendsMail(config),
    required: config.recipients.required,
    domains: config.recipients.domains,
    refusedDomains: config.recipients.refusedDomains,
  },
  policy: NO_POLICY,
});

export const rulesByRoleOf = (config: Config): RulesByRole =>
  rulesByRole(pushRulesOf(config), config.policy, config.upload.maxFileBytes);

/** Whether this server sends mail. */
const sendsMail = ({ mail, baseUrl }: Config): boolean =>
  mail.url !== undefined && mail.from !== undefined && baseUrl !== undefined;

const companySourcesOf = ({ oidc, ldap }: Config): Source[] => [
  ...(oidc.issuer === undefined ? [] : ["oidc" as const]),
  ...(ldap.url === undefined ? [] : ["ldap" as const]),
];

const WHO: Record<PolicyRole, string> = {
  anonymous: "people without an account",
  user: "users",
  admin: "administrators and auditors",
};
/** Fields of the API that have another name in presets. */
const FIELDS: Readonly<Record<string, string>> = {
  expire_after_days: "lifetime",
  expire_after_duration: "lifetime",
  expire_after_views: "views",
  expires_at: "until",
};

/** One sentence for each term of a preset that breaks the rules of a role to which the preset is offered. */
export function presetProblems(config: Config): string[] {
  if (config.preset.length === 0) return [];
  const { pushes } = rulesByRoleOf(config);
  return config.preset.flatMap((preset) => {
    /** Problem → the roles that have it. */
    const found = new Map<string, PolicyRole[]>();
    for (const role of rolesIn(preset, config)) {
      const problems = problemsOfTerms(preset.terms, pushes[role], role !== "anonymous");
      for (const [field, sentences] of Object.entries(problems)) {
        for (const sentence of sentences) {
          const problem = `preset.${preset.name}.${FIELDS[field] ?? field} ${sentence}`;
          found.set(problem, [...(found.get(problem) ?? []), role]);
        }
      }
    }
    return Array.from(
      found,
      ([problem, roles]) =>
        `${problem}, for ${roles.map((role) => WHO[role]).join(" and ")}: change it, or narrow preset.${preset.name}.roles or preset.${preset.name}.kind.`,
    );
  });
}

const rolesIn = (preset: OperatorPreset, { allowAnonymous }: Config): PolicyRole[] =>
  rolesOf(preset).filter((role) => role !== "anonymous" || allowAnonymous);
