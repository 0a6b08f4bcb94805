// Conditions: what an administrator should know about the state of a server, and can usually fix. This is the complete list of kinds. No
// condition contains a secret.

import { roundBytes } from "../base/units.ts";
import { DAY_MS, iso } from "../base/clock.ts";

/** Things that expire within this time are reported. */
export const ENDS_SOON_MS = 14 * DAY_MS;

interface KindOfCondition {
  /** `now`: something does not work, or will be lost. `soon`: that will happen unless someone acts. `fine`: only for information. */
  severity: "now" | "soon" | "fine";
  /** The command that fixes it or shows more. `{name}` is a value. */
  command?: string;
}

/** To add a kind, add a row, its words (`conditionSays`, `conditionMend`) in all languages, and a source. */
export const CONDITIONS = {
  disk_full: { severity: "now", command: "df -h {directory}" },
  disk_low: { severity: "soon", command: "df -h {directory}" },
  disk_no_inodes: { severity: "now", command: "df -i {directory}" },
  disk_error: { severity: "now", command: "journalctl -k -p err" },
  database_damaged: { severity: "now", command: "secretpush check" },
  database_trouble: { severity: "now", command: "secretpush doctor" },
  bucket_trouble: { severity: "now", command: "secretpush doctor" },
  scanner_trouble: { severity: "now", command: "secretpush doctor" },
  sweep_failed: { severity: "now", command: "secretpush doctor" },
  clock_jumped: { severity: "soon", command: "timedatectl" },
  backup_failed: { severity: "now", command: "secretpush doctor" },
  backup_damaged: { severity: "now", command: "secretpush check" },
  backup_old: { severity: "soon", command: "secretpush backup FILE" },
  certificate_ended: { severity: "now", command: "secretpush tls show {file}" },
  certificate_ends: { severity: "soon", command: "secretpush tls show {file}" },
  certificate_unusable: { severity: "now", command: "secretpush doctor" },
  certificate_not_obtained: { severity: "now", command: "secretpush tls status" },
  certificate_not_renewed: { severity: "soon", command: "secretpush tls status" },
  client_secret_refused: { severity: "now", command: "secretpush doctor" },
  client_secret_ends: { severity: "soon" },
  token_ends: { severity: "soon", command: "secretpush token list {owner}" },
  administrator_new: { severity: "soon", command: "secretpush user role {user} user" },
  guessing: { severity: "soon" },
  codes_failed: { severity: "now", command: "secretpush doctor" },
  codes_wait: { severity: "soon" },
  deliveries_dead: { severity: "soon", command: "secretpush events retry --all" },
  deliveries_late: { severity: "soon", command: "secretpush doctor" },
  nodes_differ: { severity: "soon", command: "secretpush doctor" },
  version_ready: { severity: "soon", command: "secretpush upgrade --check {file}" },
  disk_fine: { severity: "fine" },
  certificate_fine: { severity: "fine" },
  backup_none: { severity: "fine", command: "secretpush backup FILE" },
  backup_fine: { severity: "fine" },
  backup_scheduled: { severity: "fine" },
  node_fine: { severity: "fine" },
} as const satisfies Record<string, KindOfCondition>;

export type ConditionKind = keyof typeof CONDITIONS;
export const CONDITION_KINDS = Object.keys(CONDITIONS) as readonly ConditionKind[];

export interface Condition {
  kind: ConditionKind;
  /** The file, token or account concerned, if several conditions of this kind can exist. It stays the same while the condition lasts. */
  subject?: string;
  /** The values for its words. */
  values: Readonly<Record<string, string | number>>;
}

export const kindOfCondition = (kind: ConditionKind): KindOfCondition => CONDITIONS[kind];
export const severityOf = ({ kind }: Condition): KindOfCondition["severity"] => CONDITIONS[kind].severity;
/** Two conditions with the same key are the same condition. */
export const keyOf = ({ kind, subject = "" }: Condition): string => `${kind} ${subject}`;

export interface SaidCondition {
  says: string;
  mend: string;
  /** Null if there is no command. */
  command: string | null;
}

/** A text in the forms that the number `{n}` takes in a language. */
type Counted = { readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Writes values as text. */
export interface ValueFormat {
  /** The form that a number takes, with the number in it. */
  counted(text: Counted, n: number): string;
  date(ms: number): string;
  size(bytes: number): string;
  /** Anything else: a chosen name, a number, a reason in English. */
  text(value: string, name: string): string;
}

const ENGLISH: ValueFormat = {
  counted: ({ one, other }, n) => ((n === 1 ? one : undefined) ?? other).replaceAll("{n}", String(n)),
  date: (ms) => `${iso(ms).slice(0, 16).replace("T", " ")} UTC`,
  size: roundBytes,
  text: (value) => value,
};

/** The words of all kinds in a language. */
export interface ConditionTexts {
  /** The current state. `{nameBytes}` is written as a size, `{nameMs}` as a date, any other value as it is. */
  readonly conditionSays: Readonly<Record<ConditionKind, string | Counted>>;
  /** What to do about it, if anything. */
  readonly conditionMend: Readonly<Partial<Record<ConditionKind, string>>>;
}

export function sayCondition(
  { kind, values }: Condition,
  { conditionSays, conditionMend }: ConditionTexts,
  format = ENGLISH,
): SaidCondition {
  const fill = (text: string, written = format.text): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (name.endsWith("Ms")) return format.date(Number(value));
      return name.endsWith("Bytes") ? format.size(Number(value)) : written(String(value), name);
    });
  const { command } = kindOfCondition(kind);
  const says = conditionSays[kind];
  return {
    says: fill(typeof says === "string" ? says : format.counted(says, Number(values["n"]))),
    mend: fill(conditionMend[kind] ?? ""),
    command: command === undefined ? null : fill(command, quoted),
  };
}

/** Quotes a value as one word of a shell: users choose addresses and names, and administrators paste the command. */
const quoted = (value: string): string =>
  /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
