// GET /api/v2/version, and /api/v1/version for older clients: what this server is and can do. It is public and
// always answers 200, even with an invalid token.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { E2E_POLICIES, type PushRules } from "../../model/rules.ts";
import { reference } from "../contract/openapi.ts";
import { PrebuiltJson } from "../contract/responses.ts";

export interface Features {
  applicationVersion: string;
  allowAnonymous: boolean;
  fileAttachmentsRequireAuthentication: boolean;
  rules: PushRules;
  /** The edition that the server reports; clients use it to decide what to offer. */
  edition: Edition;
  /** Whether people with an account can ask for secrets. */
  requestsEnabled: boolean;
  /** Null if this server sends no mail. */
  mailings: object | null;
}

export const EDITIONS = ["oss", "commercial"] as const;
export type Edition = (typeof EDITIONS)[number];

const flag = (description: string, example: boolean) => t.Boolean({ description, examples: [example] });

const EditionField = t.Union(
  EDITIONS.map((edition) => t.Literal(edition)),
  { description: "oss; commercial if the settings say so.", examples: ["oss"] },
);

export const Version = t.Object(
  {
    application_version: t.String({
      description: "This server's version. See api_version and features for what it can do.",
      examples: ["3.0.0"],
    }),
    api_version: t.Literal("2.1", { description: "The version of the API." }),
    edition: EditionField,
    features: t.Object({
      anonymous_access: flag("Whether requests without an API token are served.", true),
      api_token_authentication: flag("Always true.", true),
      accounts: t.Object({ enabled: flag("Always false in this edition.", false) }),
      pushes: t.Object({
        enabled: flag("Whether any kind of push can be created.", true),
        email_auto_dispatch: flag("Whether the link of a push can be sent by mail: notify_emails_to.", false),
        file_attachments: t.Object({
          enabled: flag("Whether files can be pushed.", true),
          requires_authentication: flag("Whether pushing files needs an API token.", true),
        }),
        url_pushes: t.Object({ enabled: flag("Whether URLs can be pushed.", true) }),
        qr_code_pushes: t.Object({ enabled: flag("Whether QR codes can be pushed.", true) }),
        end_to_end: t.Object({
          enabled: flag("Whether pushes can be encrypted end to end: e2e in a new push.", true),
          policy: t.Union(
            E2E_POLICIES.map((policy) => t.Literal(policy)),
            {
              description:
                "off: end-to-end pushes are refused; offered: the sender may choose; preferred: the page suggests them; required: all other pushes are refused.",
              examples: ["offered"],
            },
          ),
        }),
      }),
      requests: t.Object({
        enabled: flag("Whether people with an account can ask for secrets.", false),
        email_auto_dispatch: flag("Whether the link of a request can be sent by mail.", false),
      }),
    }),
  },
  { title: "Version" },
);

const LegacyVersion = t.Object(
  {
    application_version: Version.properties.application_version,
    api_version: t.Literal("1.5", { description: "The version of the API." }),
    edition: EditionField,
  },
  { title: "LegacyVersion" },
);

export const versionRoutes = (features: Features) => {
  const record = toVersion(features);
  const version = new PrebuiltJson(record);
  const legacy = { application_version: record.application_version, api_version: "1.5", edition: record.edition };
  return new Elysia({ name: "version" })
    .get(
      "/api/v2/version",
      () => version,
      reference({
        tag: "Server",
        summary: "Version and features",
        id: "getVersion",
        description: "What this server is and what its settings allow. Needs no token and ignores an invalid one.",
        auth: "none",
        answers: { 200: ["The version record.", Version] },
      }),
    )
    .get(
      "/api/v1/version",
      () => legacy,
      reference({
        tag: "Legacy v1",
        summary: "Version",
        description: "What this server is, for clients of the first version. Needs no token.",
        auth: "none",
        answers: { 200: ["The version record.", LegacyVersion] },
      }),
    );
};

const toVersion = ({ rules, ...features }: Features) => ({
  application_version: features.applicationVersion,
  api_version: "2.1",
  edition: features.edition,
  features: {
    anonymous_access: features.allowAnonymous,
    api_token_authentication: true,
    accounts: { enabled: false },
    pushes: {
      enabled: Object.values(rules.enabled).some(Boolean),
      email_auto_dispatch: features.mailings !== null,
      file_attachments: {
        enabled: rules.enabled.file,
        requires_authentication: features.fileAttachmentsRequireAuthentication,
      },
      url_pushes: { enabled: rules.enabled.url },
      qr_code_pushes: { enabled: rules.enabled.qr },
      end_to_end: { enabled: rules.e2e !== "off", policy: rules.e2e },
    },
    requests: {
      enabled: features.requestsEnabled,
      email_auto_dispatch: features.requestsEnabled && features.mailings !== null,
    },
  },
});
