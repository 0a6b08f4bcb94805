// Whose requests are accepted, what they may create, and how large it may be.

import type { Row } from "./row.ts";

export const REQUESTS = [
  {
    key: "baseUrl",
    toml: "base_url",
    type: "url",
    doc: "Address that links start with, such as https://push.example.org; unset: taken from each request.",
  },
  {
    key: "trustedProxies",
    toml: "trusted_proxies",
    type: "networks",
    default: ["127.0.0.0/8", "::1/128"],
    doc: "Reverse proxies whose forwarded headers are trusted.",
  },
  {
    key: "allowAnonymous",
    toml: "allow_anonymous",
    type: "boolean",
    default: true,
    doc: "Whether people without an account may create pushes.",
  },
  { key: "enableUrlPushes", toml: "enable_url_pushes", type: "boolean", default: true, doc: "Offer pushes of links." },
  { key: "enableQrPushes", toml: "enable_qr_pushes", type: "boolean", default: true, doc: "Offer pushes of QR codes." },
  {
    key: "enableFilePushes",
    toml: "enable_file_pushes",
    type: "boolean",
    default: true,
    doc: "Offer pushes of files.",
  },
  {
    key: "fileAttachmentsRequireAuthentication",
    toml: "file_attachments_require_authentication",
    type: "boolean",
    default: true,
    doc: "Whether only people with an account may attach files.",
  },
  {
    key: "e2e",
    toml: "e2e",
    type: "word",
    default: "offered",
    words: ["off", "offered", "preferred", "required"],
    doc: "Pushes sealed end to end, which this server cannot read: refused, offered, chosen in advance, or the only ones accepted.",
  },
  {
    key: "hold.timeoutMs",
    toml: "hold.timeout",
    type: "duration",
    default: "15m",
    min: "10s",
    max: "1d",
    doc: "How long a recipient waits for the owner of a held push before having to ask again.",
  },
  {
    key: "openedBefore",
    toml: "opened_before",
    type: "boolean",
    default: true,
    doc: "Whether the page of a push tells how often it was opened before, unless its sender chooses otherwise.",
  },
  {
    key: "maxPayloadBytes",
    toml: "max_payload_bytes",
    type: "bytes",
    default: "1 MiB",
    min: "1 KiB",
    max: "16 MiB",
    doc: "Longest text of a push, in bytes of UTF-8.",
  },
  {
    key: "maxBodyMemoryBytes",
    toml: "max_body_memory",
    type: "bytes",
    default: "256 MiB",
    min: "1 MiB",
    max: "1 TiB",
    doc: "Most memory for all request bodies while they arrive, files of forms excepted; beyond it, requests get 503. A single body always fits.",
  },
] as const satisfies readonly Row[];
