// The heading under which the administrator's page shows an option. Tables are grouped by their name, top-level options
// one by one.

export const SETTING_GROUPS = [
  "reach",
  "access",
  "pushes",
  "files",
  "data",
  "limits",
  "pages",
  "mail",
  "watch",
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

const GROUP_OF: Record<string, SettingGroup> = {
  host: "reach",
  port: "reach",
  unix_socket: "reach",
  unix_socket_mode: "reach",
  base_url: "reach",
  trusted_proxies: "reach",
  recipients: "reach",
  tls: "reach",
  allow_anonymous: "access",
  allow_sign_up: "access",
  file_attachments_require_authentication: "access",
  session_lifetime: "access",
  session_max_age: "access",
  local_sign_in: "access",
  refuse_common_passwords: "access",
  require_mfa: "access",
  ldap: "access",
  enable_url_pushes: "pushes",
  enable_qr_pushes: "pushes",
  enable_file_pushes: "pushes",
  enable_requests: "pushes",
  requests: "pushes",
  api: "access",
  oidc: "access",
  max_payload_bytes: "pushes",
  e2e: "pushes",
  hold: "pushes",
  opened_before: "pushes",
  text: "pushes",
  url: "pushes",
  file: "pushes",
  qr: "pushes",
  policy: "access",
  upload: "files",
  download: "files",
  download_link_life: "files",
  mail: "mail",
  branding: "pages",
  about: "pages",
  rate_limit: "limits",
  max_body_memory: "limits",
  metrics: "watch",
  webhooks: "watch",
  log: "watch",
  siem: "watch",
};

/** Options that are not named above concern the data directory: its keys, and what the server does to it. */
export const groupOf = (option: string): SettingGroup =>
  GROUP_OF[option] ?? GROUP_OF[option.slice(0, Math.max(0, option.indexOf(".")))] ?? "data";
