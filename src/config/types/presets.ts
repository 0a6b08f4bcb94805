// Presets: tables that the operator names, such as [preset.client]. In the environment, all of them are one JSON object.

import { LANGUAGES } from "../../../static/languages.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { POLICY_ROLES } from "../../model/policy.ts";
import {
  lifetimeTerm,
  MAX_PRESET_NAME_CHARACTERS,
  type OperatorPreset,
  PASSPHRASES,
  type Terms,
  termsIn,
} from "../../model/preset.ts";
import { KINDS } from "../../model/push.ts";
import { PUSH_FIELDS, TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { InvalidFields, InvalidValue, type Setting, shown, type Table, typed } from "../setting.ts";
import { VIEWS } from "../options/kinds.ts";
import { networks } from "./addresses.ts";
import { boolean, duration, integer, isTable, moment, oneOf, readList, someOf, tablesIn, text } from "./plain.ts";

const MAX_PRESETS = 20;
const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const LABEL = "label";

const line = text({ default: "", maxCharacters: MAX_PRESET_NAME_CHARACTERS });
const recipients = typed("recipients", "recipients", "addresses and groups, as a list", (raw) => readList(raw));

/** What the table of a preset may contain. */
export const PRESET_FIELDS = {
  label: line.doc("What the page calls the preset. Required."),
  label_TAG: line.doc("The same in one language, such as `label_de` or `label_pt-BR`. If not set, `label`."),
  roles: someOf(POLICY_ROLES).doc(
    "Roles that are offered the preset. If not set, everyone; with `hold` or `notify_me`, everyone who has an account.",
  ),
  kind: oneOf(KINDS, { default: "text" }).doc(PUSH_FIELDS.kind.preset),
  lifetime: duration({ default: "7d", min: "15m", max: "3650d" }).doc(PUSH_FIELDS.expire_after_days.preset),
  until: moment().doc(PUSH_FIELDS.expires_at.preset),
  views: integer(VIEWS).doc(PUSH_FIELDS.expire_after_views.preset),
  expire_after_first_view: duration({ default: "1h", min: "1m", max: "90d" }).doc(
    PUSH_FIELDS.expire_after_first_view.preset,
  ),
  passphrase: oneOf(PASSPHRASES, { default: "asked" }).doc(
    "Whether the sender must type a passphrase, or is given six words as the passphrase. If not set, the sender decides.",
  ),
  ...Object.fromEntries(
    TAKEN_OF_PUSH.all.flatMap(({ name, taken: { type, preset } }) =>
      type === "boolean" && preset !== undefined ? [[name, boolean({ default: false }).doc(preset)]] : [],
    ),
  ),
  allowed_networks: networks({ default: [] }).doc(PUSH_FIELDS.allowed_networks.preset),
  recipients: recipients({ default: [] }).doc(PUSH_FIELDS.recipients.preset),
} satisfies Table;
type Field = keyof typeof PRESET_FIELDS;

export const presets = typed<readonly OperatorPreset[]>(
  "presets",
  "json",
  "tables such as [preset.client] in the file, or one JSON object",
  (raw) => {
    const tables = tablesIn(raw);
    const faults: string[] = [];
    const read = Object.entries(tables).flatMap(([name, table]) => presetOf(name, table, faults) ?? []);
    if (Object.keys(tables).length > MAX_PRESETS) faults.push(`: at most ${MAX_PRESETS} are allowed`);
    if (faults.length > 0) throw new InvalidFields(faults);
    return read;
  },
);

const typeOf = (field: string): Setting | null =>
  LANGUAGES.some((tag) => field === `${LABEL}_${tag}`)
    ? PRESET_FIELDS.label_TAG
    : Object.hasOwn(PRESET_FIELDS, field) && field !== "label_TAG"
      ? PRESET_FIELDS[field as Field]
      : null;

/** Adds each fault to `faults`, as a continuation of the setting's name. */
function presetOf(name: string, table: unknown, faults: string[]): OperatorPreset | null {
  const before = faults.length;
  const complain = (problem: string): void => void faults.push(`.${name}${problem}`);
  if (!NAME.test(name)) complain(": the name must be at most 40 lower-case letters, digits, - and _");
  if (!isTable(table)) {
    complain(` must be a table: write [preset.${name}] above its fields`);
    return null;
  }
  const values: Partial<Record<Field, unknown>> = {};
  for (const [field, raw] of Object.entries(table)) {
    const type = typeOf(field);
    if (!type) {
      complain(`.${field} is not a field of a preset: write one of ${Object.keys(PRESET_FIELDS).join(", ")}`);
      continue;
    }
    try {
      values[field as Field] = type.read(raw);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      complain(`.${field} ${shown(raw)} ${error.message}: write ${type.allowed()}`);
    }
  }
  if (!values.label && !faults.some((fault) => fault.startsWith(`.${name}.${LABEL} `))) {
    complain(`.${LABEL} is missing: write what the page calls the preset`);
  }
  const { lifetime, until, views, expire_after_first_view: afterFirst, passphrase, roles, ...rest } = values;
  const life = lifetime === undefined ? {} : lifetimeTerm(lifetime as number);
  if (!life) complain(".lifetime is not a valid lifetime: write 15m, 30m, 45m, 1h, 6h, 12h or whole days such as 3d");
  if (faults.length > before) return null;
  return Object.freeze({
    name,
    labels: Object.freeze(labelsIn(values)),
    terms: Object.freeze(
      termsIn({
        ...rest,
        ...life,
        ...(until !== undefined && { expires_at: until }),
        ...(views !== undefined && { expire_after_views: views }),
        ...(afterFirst !== undefined && { expire_after_first_view: Math.floor((afterFirst as number) / MINUTE_MS) }),
      } satisfies Partial<Record<keyof Terms | Field, unknown>>),
    ),
    ...(passphrase !== undefined && { passphrase: passphrase as OperatorPreset["passphrase"] & string }),
    ...(roles !== undefined && { roles: roles as NonNullable<OperatorPreset["roles"]> }),
  });
}

const labelsIn = (values: Partial<Record<Field, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, label]) =>
      field.startsWith(LABEL) && label !== "" ? [[field.slice(LABEL.length + 1), String(label)]] : [],
    ),
  );
