// The tables of both engines, with their columns: a move between engines copies these, a backup of PostgreSQL contains them, and both are then
// compared with the original, byte for byte. columns.ts gets the types of columns from here. A new column also needs an entry here.

import { RESTORED } from "../../model/restore_point.ts";

export type Type = "number" | "text" | "bytes" | "flag";
export type Value = number | string | boolean | Uint8Array | null;

export interface Table {
  name: string;
  columns: Readonly<Record<string, Type>>;
  /** Where the rows are in each engine, if not simply in a table of this name with these columns. */
  sqlite?: string;
  postgres?: string;
  large?: true;
}

/** Each table comes after the tables to which it refers. The first column is the key, by which rows are sorted when they are read. */
const COLUMNS = {
  users: `
    id number, email text, password_hash text, is_admin flag, disabled flag, created_at_ms number, notify_me flag,
    looked_at_ms number, is_auditor flag, suspended flag, vouched flag, device_epoch number,
    presets text`,
  api_tokens: `
    id number, user_id number, name text, prefix text, hash bytes, created_at_ms number, last_used_at_ms number,
    scopes text, networks text, expires_at_ms number, last_used_ip text`,
  sessions: `
    hash bytes, user_id number, created_at_ms number, expires_at_ms number, how text, strong flag, ip text,
    user_agent text, last_used_at_ms number, provider_sid text, provider_hint bytes`,
  identities: `id number, issuer text, subject text, user_id number, groups text, email text, seen_at_ms number`,
  group_members: `user_id number, name text`,
  totps: `user_id number, secret bytes, last_step number, created_at_ms number`,
  recovery_codes: `user_id number, hash bytes`,
  passkeys: `
    credential_id bytes, user_id number, public_key bytes, counter number, transports text, name text,
    created_at_ms number, last_used_at_ms number`,
  spent: `hash bytes, until_ms number`,
  admin_entries: `
    id number, kind text, actor text, user_id number, user_email text, ip text, user_agent text, at_ms number,
    detail text, hash bytes`,
  admin_log_end: `id number, first_id number, first_link bytes, last_id number, last_link bytes, seal bytes`,
  admin_failures: `key text, until_ms number, more number, entry text`,
  password_links: `user_id number, hash bytes, expires_at_ms number, invites flag`,
  pushes: `
    id number, lookup bytes, owner_id number, kind text, created_at_ms number, updated_at_ms number,
    expires_at_ms number, expired_at_ms number, deleted flag, expire_after_days number, expire_after_views number,
    views_counted number, uncounted_entries number, entry_count number, last_entry_id number, last_entry_hash bytes,
    file_count number, retrieval_step flag, covered flag, deletable_by_viewer flag, guard_salt bytes,
    guard_memory_kib number, guard_passes number, frozen flag, traits text`,
  sealed_payloads: `push_id number, wrapped_key bytes, payload bytes, checksum number, words bytes`,
  files: `blob_id text, push_id number, position number, byte_size number, checksum text, sealed_info bytes`,
  doomed_blobs: `blob_id text, push_id number, byte_size number, unlink_after_ms number`,
  scans: `push_id number, count number`,
  labels: `push_id number, sealed bytes`,
  audit_entries: `
    id number, push_id number, seq number, before_id number, kind text, ip text, user_agent text, referrer text,
    at_ms number`,
  requests: `
    push_id number, owner_id number, max_answers number, answers number, takes_files flag, shows_requester flag,
    close_after_duration number`,
  answers: `push_id number, request_id number`,
  mailings: `
    id number, push_id number, seq number, recipients text, locale text, status text, error text, sent text,
    proceeded_at_ms number`,
  openers: `push_id number, kind text, who bytes, views number`,
  recipient_codes: `id number, push_id number, address bytes, device bytes, code bytes, tries_left number, sent_at_ms number,
    expires_at_ms number, confirmed_at_ms number, mailbox bytes, network bytes, waits_in text`,
  kept_answers: `hash bytes, sealed bytes, until_ms number`,
  purges: `seq number, push_id number, until_id number, expired_at_ms number, purged_at_ms number, entry_count number`,
  // These come after everything whose events they receive.
  subscriptions: `id number, user_id number, target text, name text, events text, settings bytes, created_at_ms number`,
  outbox: `
    id number, kind text, push_id number, owner_id number, ip text, user_agent text, at_ms number, detail text,
    spread flag`,
  deliveries: `
    id number, event_id number, subscription_id number, chain number, attempts number, due_at_ms number,
    leased_until_ms number, died_at_ms number, error text`,
  meta: `key text, value text`,
} as const;

/** The keys in `meta` that concern links (link_key.ts). */
export const LINK_KEY = "link_key";
export const LONG_LINKS = "long_links";
/** Present if there are pushes whose links came from the server that this one replaced. */
export const OLD_LINKS = "old_links";
export const LINK_ROWS: readonly string[] = [LINK_KEY, LONG_LINKS, OLD_LINKS];

/** The keys of the `meta` rows that are moved and backed up together with the pushes. */
export const MOVED_ROWS: readonly string[] = ["key_copy", "last_backup", RESTORED, ...LINK_ROWS];
const MOVED = `(SELECT key, value FROM meta WHERE key IN (${MOVED_ROWS.map((key) => `'${key}'`).join(", ")}))`;

const SOURCES: Record<string, Pick<Table, "sqlite" | "postgres" | "large">> = {
  sealed_payloads: {
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
  meta: { sqlite: MOVED, postgres: MOVED },
};

type Trimmed<T extends string> = T extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : T;
/** "id number" and so on. */
type Words<T extends string> = T extends `${infer First},${infer Rest}` ? Trimmed<First> | Words<Rest> : Trimmed<T>;
type WordsOf<Name extends keyof typeof COLUMNS> = Words<(typeof COLUMNS)[Name]>;
type NameIn<Word> = Word extends `${infer Name} ${Type}` ? Name : never;

/** The type of each column by its name; a union if it differs between tables. */
export type ColumnTypes = {
  [Word in WordsOf<keyof typeof COLUMNS> as NameIn<Word>]: Word extends `${string} ${infer T extends Type}` ? T : never;
};
export type PushColumn = NameIn<WordsOf<"pushes">>;

const columnsIn = (words: string): Record<string, Type> =>
  Object.fromEntries(words.split(",").map((word) => word.trim().split(" ")));

export const TABLES: readonly Table[] = Object.entries(COLUMNS).map(([name, words]) =>
  Object.assign({ name, columns: columnsIn(words) }, SOURCES[name]),
);

export const PUSH_COLUMNS = Object.keys(columnsIn(COLUMNS.pushes)) as PushColumn[];

export const columnsOf = (table: Table): Array<[name: string, type: Type]> => Object.entries(table.columns);
export const keyOf = (table: Table): string => Object.keys(table.columns)[0] ?? "";
