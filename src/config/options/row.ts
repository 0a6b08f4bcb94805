// The rows of the table of settings. Each file holds one subject; ../options.ts puts them in order.

interface RowCommon {
  /** Where the value is in Config: camelCase, a dot for each table, the unit in the name. */
  readonly key: string;
  /** Where it is written in TOML; the flag and the environment name derive from this. */
  readonly toml: string;
  /** One sentence for help and documentation. */
  readonly doc: string;
  /** TOML path of another option that must be given with this one. */
  readonly needs?: string;
}

// `default`, `min` and `max` are written as a user would write them. No default: unset, and optional in Config.
export type Row = RowCommon &
  (
    | { readonly type: "boolean"; readonly default: boolean }
    | {
        readonly type: "integer";
        readonly default?: number;
        readonly min: number;
        readonly max: number;
        /** TOML paths of the two integer options this one must lie between. */
        readonly within?: readonly [min: string, max: string];
      }
    | {
        readonly type: "duration";
        readonly default: string;
        readonly min: string;
        readonly max: string;
        readonly off?: true;
      }
    | { readonly type: "bytes"; readonly default?: string; readonly min: string; readonly max: string }
    | { readonly type: "word"; readonly default: string; readonly words: readonly string[] }
    | { readonly type: "words"; readonly default?: readonly string[]; readonly words: readonly string[] }
    | { readonly type: "networks" | "targets" | "names"; readonly default: readonly string[] }
    | { readonly type: "host" | "path" | "colour"; readonly default: string }
    | { readonly type: "text"; readonly default: string; readonly maxCharacters: number }
    | {
        readonly type:
          "url" | "mailbox" | "file" | "secretFile" | "address" | "bucket" | "line" | "issuer" | "directories";
      }
    | Secret
  );

// A secret is never a flag. Its `<name>_file` variant is added by withSecretFiles.
export type Secret = { readonly type: (typeof SECRET_TYPES)[number] };

const SECRET_TYPES = [
  "masterKey",
  "databaseUrl",
  "secretText",
  "secretUrl",
  "signingSecrets",
  "collector",
  "mailUrl",
] as const;

/** Whether its value must stay out of flags, messages and listings. */
export const isSecret = ({ type }: Row): boolean => (SECRET_TYPES as readonly string[]).includes(type);
