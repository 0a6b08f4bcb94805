// How a setting is declared: under its TOML name, as `type({ default, … }).doc("One sentence.")`. Its other names, its
// help, its checks, and the place and type of its value in Config follow from that.

export type Value = string | number | boolean | null | readonly string[] | readonly object[];

/** What a setting of this type accepts, and how the help and errors describe it. */
export interface ValueType {
  readonly type: string;
  /** How the help names a flag's value: "--port <number>". */
  readonly placeholder: string;
  /** "a whole number from 0 to 65535": completes "write …". */
  readonly allowed: () => string;
  /** From text (a flag, a variable) or from a TOML value. @throws InvalidValue */
  readonly read: (raw: unknown) => Value;
}

/** The unit of a value: the name of the value in Config ends in it. */
export type Unit = "" | "_ms" | "_bytes";

/** @typeParam V the type in Config; it includes undefined if the setting may be unset */
export interface Setting<V = unknown, U extends Unit = Unit, Secret extends boolean = boolean> extends ValueType {
  readonly default: unknown;
  readonly needs: string | undefined;
  readonly within: readonly string[] | undefined;
  /** For help and documentation. */
  readonly doc: string;
  readonly unit: U;
  /** A secret is never a flag, and it may be in a file that `<name>_file` names. */
  readonly secret: Secret;
  /** Never set: it only carries the type. */
  readonly inConfig?: V;
}

export interface Facts<Preset> {
  /** The default as a user would write it. Without one, the setting is unset. */
  readonly default?: Preset;
  /** TOML name of another setting that must be given with this one. */
  readonly needs?: string;
}

/** Limits that only integers can have. */
export interface Within {
  /** TOML names of the two settings that this one must lie between. */
  readonly within?: readonly [min: string, max: string];
}

export type Table = Readonly<Record<string, Setting>>;

export interface Undocumented<V, U extends Unit = "", Secret extends boolean = false> {
  doc(sentence: string): Setting<V, U, Secret>;
}

export type Defaulting<V, Preset> = Preset extends undefined ? V | undefined : V;

export const undocumented = <V, U extends Unit = "", Secret extends boolean = false>(
  type: ValueType,
  facts: Facts<unknown> & Within,
  unit = "" as U,
  secret = false as Secret,
): Undocumented<V, U, Secret> => ({
  doc: (doc) => ({
    type: type.type,
    placeholder: type.placeholder,
    allowed: type.allowed,
    read: type.read,
    default: facts.default,
    needs: facts.needs,
    within: facts.within,
    unit,
    secret,
    doc,
  }),
});

/** A type whose settings all accept the same values. */
export const typed =
  <V extends Value>(type: string, placeholder: string, allowed: string, read: (raw: unknown) => V) =>
  <Preset extends V | undefined = undefined>(facts: Facts<Preset> = {}): Undocumented<Defaulting<V, Preset>> =>
    undocumented({ type, placeholder, allowed: () => allowed, read }, facts);

/** A type whose settings are secrets. */
export const secretTyped =
  (type: string, allowed: string, read: (raw: unknown) => string) =>
  (facts: Facts<undefined> = {}): Undocumented<string | undefined, "", true> =>
    undocumented({ type, placeholder: type, allowed: () => allowed, read }, facts, "", true);

/** The settings of one table under their full names. */
export const inTable = <const Name extends string, T extends Table>(name: Name, table: T) =>
  Object.fromEntries(Object.entries(table).map(([last, setting]) => [`${name}.${last}`, setting])) as {
    readonly [Last in keyof T & string as `${Name}.${Last}`]: T[Last];
  };

/** "expire_after_days_max" → "expireAfterDaysMax". */
export const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Why a value is refused: completes a sentence that began with the setting and the value. */
export class InvalidValue extends Error {
  /** If false, the message does not repeat the value, which may contain a credential. */
  readonly showValue: boolean;
  constructor(reason: string, showValue = true) {
    super(reason);
    this.showValue = showValue;
  }
}

/** Why fields of tables are refused: each fault continues the setting's name, as in ".client.views 0 is too small: write …". */
export class InvalidFields extends InvalidValue {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("; "), false);
    this.faults = faults;
  }
}

export function shown(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
