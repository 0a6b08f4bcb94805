// Conditions: what an administrator should know about the state of an instance, and can mend. This is the closed list of kinds, with
// their English words; static/strings/conditions.ts has those of the other languages. No condition holds a secret.

import { DAY_MS, roundBytes } from "../base/units.ts";

/** What ends within this time is told. */
export const ENDS_SOON_MS = 14 * DAY_MS;

interface ConditionWords {
  /**
   * `now`: something does not work, or is about to be lost. `soon`: it will be like that if nobody does anything. `fine`: only for those
   * who look.
   */
  severity: "now" | "soon" | "fine";
  /** What is the case. `{nameBytes}` is written as a size, `{nameMs}` as a date, any other value as it is. */
  says: string;
  /** What mends it; "" if there is nothing to mend. */
  mend: string;
  /** The command that mends it or shows more. */
  command?: string;
}

/** To add a kind: a row here, its words in the other languages, and a source that finds it. */
export const CONDITION_WORDS = {
  disk_full: {
    severity: "now",
    says: "Only {freeBytes} are free on the disk of {directory}: files are refused below {floorBytes}.",
    mend: "Make room on this disk, or enlarge it.",
    command: "df -h {directory}",
  },
  disk_low: {
    severity: "soon",
    says: "{freeBytes} are free on the disk of {directory}, less than the files of one link may take ({linkBytes}).",
    mend: "Make room on this disk, or enlarge it.",
    command: "df -h {directory}",
  },
  disk_no_inodes: {
    severity: "now",
    says: "Only {files} more files fit on the disk of {directory}: it has no inodes left.",
    mend: "Delete small files that other programs left on this disk.",
    command: "df -i {directory}",
  },
  database_damaged: {
    severity: "now",
    says: "The database is damaged. The log names the places.",
    mend: "Restore a backup.",
    command: "secretpush check",
  },
  database_trouble: {
    severity: "now",
    says: "This server should get no requests: {reason}",
    mend: "Look at the database, its host and the way there.",
    command: "secretpush doctor",
  },
  bucket_trouble: {
    severity: "now",
    says: "Files cannot be stored or opened: {reason}",
    mend: "Look at the bucket, its keys and the way there. A directory that nodes share must be mounted.",
    command: "secretpush doctor",
  },
  scanner_trouble: {
    severity: "now",
    says: "The virus scanner judges no files, so each one is refused: {reason}",
    mend: "Start clamd, and let the user of this server read its socket. clamd's own log says more.",
    command: "secretpush doctor",
  },
  sweep_failed: {
    severity: "now",
    says: "What has expired is not removed from the disk: {reason}",
    mend: "Nobody can open them. Look at the disk and at the log.",
    command: "secretpush doctor",
  },
  backup_failed: {
    severity: "now",
    says: "The last backup has failed: {reason}",
    mend: "Remove the cause. The server tries again by itself.",
    command: "secretpush doctor",
  },
  backup_damaged: {
    severity: "now",
    says: "The last backup, {name}, holds damage, because the data is damaged in {count} places: {reason}",
    mend: "Look at the disk, and find out what is damaged. Earlier whole backups are kept.",
    command: "secretpush check",
  },
  backup_old: {
    severity: "soon",
    says: "The last backup is from {lastMs}.",
    mend: "Look at what makes your backups, or make one by hand.",
    command: "secretpush backup FILE",
  },
  certificate_ended: {
    severity: "now",
    says: "The certificate {file} has been out of date since {untilMs}: clients refuse it.",
    mend: "Replace the files of the certificate and its key. The server reads them again by itself.",
    command: "secretpush tls show {file}",
  },
  certificate_ends: {
    severity: "soon",
    says: "The certificate {file} is valid until {untilMs}.",
    mend: "Replace the files of the certificate and its key. The server reads them again by itself.",
    command: "secretpush tls show {file}",
  },
  certificate_unusable: {
    severity: "now",
    says: "A certificate on disk cannot be used: {reason} A server that runs keeps the earlier one.",
    mend: "Replace the files of the certificate and its key.",
    command: "secretpush doctor",
  },
  certificate_not_obtained: {
    severity: "now",
    says: "There is no valid certificate, and clients refuse this server: {reason}",
    mend: "The server tries again by itself. Look at the authority and the way there.",
    command: "secretpush tls status",
  },
  certificate_not_renewed: {
    severity: "soon",
    says: "The certificate could not be renewed: {reason}",
    mend: "The one in use is valid until {untilMs}, and the server tries again. Look at the authority and the way there.",
    command: "secretpush tls status",
  },
  client_secret_refused: {
    severity: "now",
    says: "The sign-in provider does not accept oidc.client_secret: nobody can sign in there.",
    mend: "Make a new secret at the provider, and set it.",
    command: "secretpush doctor",
  },
  client_secret_ends: {
    severity: "soon",
    says: "The secret in oidc.client_secret is valid until {untilMs}. After that, nobody can sign in at the provider.",
    mend: "Make a new secret at the provider, set it, and set oidc.client_secret_until to its end.",
  },
  token_ends: {
    severity: "soon",
    says: "The API token “{name}” of {owner}, which was used lately, is valid until {untilMs}.",
    mend: "Its owner makes a new one and gives it to the program that uses it.",
    command: "secretpush token list {owner}",
  },
  administrator_new: {
    severity: "soon",
    says: "{user} became an administrator on {sinceMs}, by {by}.",
    mend: "If you did not expect that, take the right away and look at the administrators' log.",
    command: "secretpush user role {user} user",
  },
  guessing: {
    severity: "soon",
    says: "Somebody guesses: within an hour, {times} or more attempts at {what} were refused as too many.",
    mend: "The log names the addresses. Block them in your firewall.",
  },
  deliveries_dead: {
    severity: "soon",
    says: "Events that could not be delivered for days and were given up: {count}.",
    mend: "Mend the receiver, then have them delivered again, or drop them.",
    command: "secretpush events retry --all",
  },
  deliveries_late: {
    severity: "soon",
    says: "An event from {sinceMs} waits to be delivered.",
    mend: "Look at the mail server, the webhook or the collector. The log says which one fails.",
    command: "secretpush doctor",
  },
  nodes_differ: {
    severity: "soon",
    says: "The nodes are not alike: {reason}",
    mend: "Give all nodes the same version, settings and time.",
    command: "secretpush doctor",
  },
  version_ready: {
    severity: "soon",
    says: "The file of a new version is at {file}.",
    mend: "Check it, then upgrade.",
    command: "secretpush upgrade --check {file}",
  },
  disk_fine: {
    severity: "fine",
    says: "{freeBytes} of {totalBytes} are free on the disk of {directory}.",
    mend: "",
  },
  certificate_fine: {
    severity: "fine",
    says: "The certificate {file} is valid until {untilMs}.",
    mend: "",
  },
  backup_none: {
    severity: "fine",
    says: "This program has made no backup yet.",
    mend: "If nothing else backs this server up, make one.",
    command: "secretpush backup FILE",
  },
  backup_fine: {
    severity: "fine",
    says: "The last backup is from {lastMs}.",
    mend: "",
  },
  backup_scheduled: {
    severity: "fine",
    says: "The last backup, {name}, is from {lastMs}, and the next one is due at {nextMs}.",
    mend: "",
  },
  node_fine: {
    severity: "fine",
    says: "The node {node} runs version {version}.",
    mend: "",
  },
} as const satisfies Record<string, ConditionWords>;

export type ConditionKind = keyof typeof CONDITION_WORDS;
export const CONDITION_KINDS = Object.keys(CONDITION_WORDS) as readonly ConditionKind[];

export interface Condition {
  kind: ConditionKind;
  /** What it is about, if there can be several of this kind at once: a file, a token, an account. It stays the same while the condition lasts. */
  subject?: string;
  /** What its words need. */
  values: Readonly<Record<string, string | number>>;
}

export const wordsOfCondition = (kind: ConditionKind): ConditionWords => CONDITION_WORDS[kind];
export const severityOf = ({ kind }: Condition): ConditionWords["severity"] => CONDITION_WORDS[kind].severity;
/** Two conditions with the same key are the same one. */
export const keyOf = ({ kind, subject = "" }: Condition): string => `${kind} ${subject}`;

export interface SaidCondition {
  says: string;
  mend: string;
  /** Null if there is no command. */
  command: string | null;
}

/** How values are written. */
export interface ValueFormat {
  date(ms: number): string;
  size(bytes: number): string;
}

const ENGLISH: ValueFormat = {
  date: (ms) => `${new Date(ms).toISOString().slice(0, 16).replace("T", " ")} UTC`,
  size: roundBytes,
};

/** A condition in words; in English unless other words are given. */
export function sayCondition(
  { kind, values }: Condition,
  words: Pick<ConditionWords, "says" | "mend"> = CONDITION_WORDS[kind],
  format = ENGLISH,
): SaidCondition {
  const fill = (text: string, written = (value: string) => value): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (name.endsWith("Ms")) return format.date(Number(value));
      return name.endsWith("Bytes") ? format.size(Number(value)) : written(String(value));
    });
  const { command } = wordsOfCondition(kind);
  return {
    says: fill(words.says),
    mend: fill(words.mend),
    command: command === undefined ? null : fill(command, quoted),
  };
}

/** As one word of a shell: people choose addresses and names, and administrators paste the command. */
const quoted = (value: string): string =>
  /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
