// GET /api/v2/version: what this server is and can do. Public, always 200, whatever token is sent.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import type { PushRules } from "../domain/rules.ts";
import { reference } from "./reference.ts";

export interface Features {
  applicationVersion: string;
  allowAnonymous: boolean;
  fileAttachmentsRequireAuthentication: boolean;
  rules: PushRules;
}

const flag = (description: string) => t.Boolean({ description });

export const Version = t.Object(
  {
    application_version: t.String({ examples: ["0.1.0"] }),
    api_version: t.Literal("2.1"),
    edition: t.Literal("oss"),
    features: t.Object({
      anonymous_access: flag("Whether requests without an API token are served."),
      api_token_authentication: flag("Always true."),
      accounts: t.Object({ enabled: flag("Always false in this edition.") }),
      pushes: t.Object({
        enabled: flag("Whether any kind of push can be created."),
        email_auto_dispatch: flag("Always false: this server sends no mail."),
        file_attachments: t.Object({
          enabled: flag("Whether files can be pushed."),
          requires_authentication: flag("Whether that needs an API token."),
        }),
        url_pushes: t.Object({ enabled: flag("Whether URLs can be pushed.") }),
        qr_code_pushes: t.Object({ enabled: flag("Whether QR codes can be pushed.") }),
      }),
      requests: t.Object({ enabled: flag("Always false in this edition.") }),
    }),
  },
  { title: "Version" },
);

export const versionRoutes = (features: Features) => {
  const version = toVersion(features);
  return new Elysia({ name: "version" }).get(
    "/api/v2/version",
    () => version,
    reference({
      tag: "Server",
      summary: "Version and features",
      description: "What this server is and what its settings allow. Needs no token.",
      auth: "none",
      answers: { 200: ["The version record.", Version] },
    }),
  );
};

const toVersion = ({ rules, ...features }: Features) => ({
  application_version: features.applicationVersion,
  api_version: "2.1",
  edition: "oss",
  features: {
    anonymous_access: features.allowAnonymous,
    api_token_authentication: true,
    accounts: { enabled: false },
    pushes: {
      enabled: Object.values(rules.enabled).some(Boolean),
      email_auto_dispatch: false,
      file_attachments: {
        enabled: rules.enabled.file,
        requires_authentication: features.fileAttachmentsRequireAuthentication,
      },
      url_pushes: { enabled: rules.enabled.url },
      qr_code_pushes: { enabled: rules.enabled.qr },
    },
    requests: { enabled: false },
  },
});
