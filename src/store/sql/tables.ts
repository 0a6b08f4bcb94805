// What both engines keep, as one list of tables and columns: what a migration copies, what a backup of PostgreSQL holds,
// and what is compared afterwards, byte for byte. A new column of a table is a word here too.
// The store's voice reads the types of columns here (columns.ts).

export type Type = "number" | "text" | "bytes" | "flag";
export type Value = number | string | boolean | Uint8Array | null;

export interface Table {
  name: string;
  columns: Readonly<Record<string, Type>>;
  /** How each engine keeps it, where that is not a table of this name with these columns. */
  sqlite?: string;
  postgres?: string;
  /** Whether its rows can be large. */
  large?: true;
}

const CLIENT = { ip: "text", user_agent: "text", referrer: "text" } as const;

/** In an order in which each row finds those that it refers to. The first column is the key, by which rows are read in order. */
const LIST = [
  {
    name: "users",
    columns: {
      id: "number",
      email: "text",
      password_hash: "text",
      is_admin: "flag",
      disabled: "flag",
      created_at_ms: "number",
      notify_me: "flag",
      looked_at_ms: "number",
      is_auditor: "flag",
      suspended: "flag",
      vouched: "flag",
      device_epoch: "number",
    },
  },
  {
    name: "api_tokens",
    columns: {
      id: "number",
      user_id: "number",
      name: "text",
      prefix: "text",
      hash: "bytes",
      created_at_ms: "number",
      last_used_at_ms: "number",
      scopes: "text",
      networks: "text",
      expires_at_ms: "number",
      last_used_ip: "text",
    },
  },
  {
    name: "sessions",
    columns: {
      hash: "bytes",
      user_id: "number",
      created_at_ms: "number",
      expires_at_ms: "number",
      how: "text",
      strong: "flag",
      ip: "text",
      user_agent: "text",
      last_used_at_ms: "number",
      provider_sid: "text",
      provider_hint: "bytes",
    },
  },
  {
    name: "identities",
    columns: {
      id: "number",
      issuer: "text",
      subject: "text",
      user_id: "number",
      groups: "text",
      email: "text",
      seen_at_ms: "number",
    },
  },
  {
    name: "totps",
    columns: {
      user_id: "number",
      secret: "bytes",
      last_step: "number",
      created_at_ms: "number",
    },
  },
  { name: "recovery_codes", columns: { user_id: "number", hash: "bytes" } },
  {
    name: "passkeys",
    columns: {
      credential_id: "bytes",
      user_id: "number",
      public_key: "bytes",
      counter: "number",
      transports: "text",
      name: "text",
      created_at_ms: "number",
      last_used_at_ms: "number",
    },
  },
  { name: "spent", columns: { hash: "bytes", until_ms: "number" } },
  {
    name: "admin_entries",
    columns: {
      id: "number",
      kind: "text",
      actor: "text",
      user_id: "number",
      user_email: "text",
      ip: "text",
      user_agent: "text",
      at_ms: "number",
      detail: "text",
      hash: "bytes",
    },
  },
  {
    name: "admin_log_end",
    columns: {
      id: "number",
      first_id: "number",
      first_link: "bytes",
      last_id: "number",
      last_link: "bytes",
      seal: "bytes",
    },
  },
  { name: "admin_failures", columns: { key: "text", until_ms: "number", more: "number", entry: "text" } },
  { name: "password_links", columns: { user_id: "number", hash: "bytes", expires_at_ms: "number", invites: "flag" } },
  {
    name: "pushes",
    columns: {
      id: "number",
      lookup: "bytes",
      owner_id: "number",
      kind: "text",
      created_at_ms: "number",
      updated_at_ms: "number",
      expires_at_ms: "number",
      expired_at_ms: "number",
      deleted: "flag",
      expire_after_days: "number",
      expire_after_views: "number",
      views_counted: "number",
      uncounted_entries: "number",
      entry_count: "number",
      last_entry_id: "number",
      last_entry_hash: "bytes",
      file_count: "number",
      retrieval_step: "flag",
      covered: "flag",
      deletable_by_viewer: "flag",
      guard_salt: "bytes",
      guard_memory_kib: "number",
      guard_passes: "number",
      frozen: "flag",
      traits: "text",
    },
  },
  {
    name: "sealed_payloads",
    columns: { push_id: "number", wrapped_key: "bytes", payload: "bytes", checksum: "number", words: "bytes" },
    sqlite: `(SELECT s.push_id, k.wrapped_key, s.payload, s.checksum, w.words
                FROM sealed_payloads s
                JOIN key_slots k ON k.slot = s.key_slot
                LEFT JOIN sender_words w ON w.push_id = s.push_id)`,
    postgres: `(SELECT s.push_id, k.epoch, p.lookup, k.wrapped_key, s.payload, s.checksum, s.words
                  FROM sealed_payloads s
                  JOIN push_keys k ON k.push_id = s.push_id
                  JOIN pushes p ON p.id = s.push_id)`,
    large: true,
  },
  {
    name: "files",
    columns: {
      blob_id: "text",
      push_id: "number",
      position: "number",
      byte_size: "number",
      checksum: "text",
      sealed_info: "bytes",
    },
  },
  {
    name: "doomed_blobs",
    columns: { blob_id: "text", push_id: "number", byte_size: "number", unlink_after_ms: "number" },
  },
  { name: "scans", columns: { push_id: "number", count: "number" } },
  { name: "labels", columns: { push_id: "number", sealed: "bytes" } },
  {
    name: "audit_entries",
    columns: {
      id: "number",
      push_id: "number",
      seq: "number",
      before_id: "number",
      kind: "text",
      ...CLIENT,
      at_ms: "number",
    },
  },
  {
    name: "requests",
    columns: {
      push_id: "number",
      owner_id: "number",
      max_answers: "number",
      answers: "number",
      takes_files: "flag",
      shows_requester: "flag",
      close_after_duration: "number",
    },
  },
  { name: "answers", columns: { push_id: "number", request_id: "number" } },
  {
    name: "mailings",
    columns: {
      id: "number",
      push_id: "number",
      seq: "number",
      recipients: "text",
      locale: "text",
      status: "text",
      error: "text",
      sent: "text",
      proceeded_at_ms: "number",
    },
  },
  {
    name: "purges",
    columns: {
      seq: "number",
      push_id: "number",
      until_id: "number",
      expired_at_ms: "number",
      purged_at_ms: "number",
      entry_count: "number",
    },
  },
  // Behind everything that would be told to them.
  {
    name: "subscriptions",
    columns: {
      id: "number",
      user_id: "number",
      target: "text",
      name: "text",
      events: "text",
      settings: "bytes",
      created_at_ms: "number",
    },
  },
  {
    name: "outbox",
    columns: {
      id: "number",
      kind: "text",
      push_id: "number",
      owner_id: "number",
      ip: "text",
      user_agent: "text",
      at_ms: "number",
      detail: "text",
      spread: "flag",
    },
  },
  {
    name: "deliveries",
    columns: {
      id: "number",
      event_id: "number",
      subscription_id: "number",
      chain: "number",
      attempts: "number",
      due_at_ms: "number",
      leased_until_ms: "number",
      died_at_ms: "number",
      error: "text",
    },
  },
  {
    name: "meta",
    columns: { key: "text", value: "text" },
    sqlite: "(SELECT key, value FROM meta WHERE key IN ('key_copy', 'last_backup'))",
    postgres: "(SELECT key, value FROM meta WHERE key IN ('key_copy', 'last_backup'))",
  },
] as const satisfies readonly Table[];

export const TABLES: readonly Table[] = LIST;

type ColumnsOf<T> = T extends { columns: infer Columns } ? Columns : never;
type TypeIn<Columns, Name> = Columns extends unknown ? (Name extends keyof Columns ? Columns[Name] : never) : never;
type Columns = ColumnsOf<(typeof LIST)[number]>;
type NameIn<Columns> = Columns extends unknown ? keyof Columns : never;

/** Every column's type by its name; several types, if tables differ. */
export type ColumnTypes = { [Name in NameIn<Columns>]: TypeIn<Columns, Name> };

export const columnsOf = (table: Table): Array<[name: string, type: Type]> => Object.entries(table.columns);
export const keyOf = (table: Table): string => Object.keys(table.columns)[0] ?? "";
