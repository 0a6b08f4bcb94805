// Tables of fields (model/fields.ts) in the API reference, and as JSON in answers. The reference states the
// limits of this server's settings. The rules of a kind, and lengths in bytes, can be narrower, as the descriptions say.

import { type TObject, type TSchema, Type as t } from "@sinclair/typebox";

import {
  type Answer,
  type BySettings,
  type FieldSettings,
  isShown,
  type Reader,
  type Shown,
  type Shows,
  type Table,
  type Taken,
} from "../../model/fields.ts";
import { CHANGE_FIELDS } from "../../model/push_changes.ts";
import { PUSH_FIELDS } from "../../model/push_fields.ts";
import type { PushRules } from "../../model/rules.ts";
import { MAIL_FIELDS } from "./draft.ts";

/** What a server's settings allow in a new push. */
export interface PushSettings {
  rules: PushRules;
  fileLimits: { maxFiles: number };
}

/** For fields in JSON; forms cannot hold null. */
export const ABSENT = "null means absent.";

// ── What comes in ─────────────────────────────────────────────────────────────────────────────

/** @param isForgiving describes the first version, in which an expiry outside the range becomes the default */
export const newPushSchema = (settings: PushSettings, isForgiving = false): TSchema =>
  bodySchema(isForgiving ? "NewLegacyPush" : "NewPush", settings, {
    ...takenSchemas(PUSH_FIELDS, { rules: settings.rules, isForgiving }),
    ...MAIL_FIELDS,
  });

/** What its owner may change of a push. */
export const changeSchema = ({ rules }: PushSettings): TSchema =>
  t.Unsafe({
    type: "object",
    title: "ChangedPush",
    minProperties: 1,
    properties: takenSchemas(CHANGE_FIELDS, { rules, isForgiving: false }),
  });

/** The first property is needed, or files or uploads in its place. */
export function bodySchema(
  title: string,
  { rules, fileLimits }: PushSettings,
  properties: Record<string, object>,
): TSchema {
  const [needed = ""] = Object.keys(properties);
  return t.Unsafe({
    type: "object",
    title,
    ...(rules.enabled.file
      ? {
          properties: {
            ...properties,
            files: filesSchema(fileLimits.maxFiles),
            uploads: uploadsSchema(fileLimits.maxFiles),
          },
          anyOf: [{ required: [needed] }, { required: ["files"] }, { required: ["uploads"] }],
        }
      : { properties, required: [needed] }),
  });
}

export const takenSchemas = (table: Table, settings: FieldSettings): Record<string, object> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => (isShown(field) ? [] : [[name, takenSchema(field, settings)]])),
  );

function takenSchema(
  { type, doc, isPayload, schema, example, characters, bytes }: Taken,
  settings: FieldSettings,
): object {
  const maxLength = characters ?? bytes;
  return {
    type: type === "texts" ? "string" : type,
    description: isPayload ? inForce(doc, settings) : `${inForce(doc, settings)} ${ABSENT}`,
    ...(!isPayload && { nullable: true }),
    ...(example !== undefined && { example }),
    ...(maxLength !== undefined && { maxLength }),
    ...(schema && inForce(schema, settings)),
  };
}

const inForce = <Part extends string | object>(part: BySettings<Part>, settings: FieldSettings): Part =>
  typeof part === "function" ? part(settings) : part;

const filesSchema = (maxFiles: number): TSchema => ({
  ...t.Array(
    t.Object({
      filename: t.Optional(
        t.String({
          nullable: true,
          description: "Path parts are cut off. Default: file.",
          examples: ["door-codes.txt"],
        }),
      ),
      content_type: t.Optional(
        t.String({ nullable: true, description: "Default: derived from the name.", examples: ["text/plain"] }),
      ),
      content: t.String({ format: "byte", description: "The bytes in base64.", examples: ["NDcxMQo="] }),
    }),
  ),
  nullable: true,
  minItems: 1,
  maxItems: maxFiles,
  description: `Up to ${maxFiles} files. In a form they are file parts, which are streamed: send large files so. In JSON they are objects. ${ABSENT}`,
});

const uploadsSchema = (maxFiles: number): TSchema => ({
  ...t.Array(t.String()),
  nullable: true,
  maxItems: maxFiles,
  description: `The ids of files that have arrived before, by POST /api/v2/uploads. Files and uploads together are up to ${maxFiles}. ${ABSENT}`,
});

// ── What goes out ─────────────────────────────────────────────────────────────────────────────

const shownIn = (table: Table, to: Reader): Array<[name: string, shown: Shown]> =>
  Object.entries(table).flatMap(([name, field]) => {
    const out = isShown(field) ? field : field.out;
    return out && (to === "owner" || out.to === to) ? [[name, out]] : [];
  });

/** The schema of what answers show to this reader. @param title null: it has no name of its own */
export const shownSchema = (
  title: string | null,
  table: Table,
  to: Reader,
  more: Record<string, TSchema> = {},
): TObject =>
  t.Object(
    { ...Object.fromEntries(shownIn(table, to).map(([name, shown]) => [name, schemaOf(shown)])), ...more },
    { ...(title !== null && { title }), additionalProperties: false },
  );

const MAKERS: Record<string, (options: object) => TSchema> = {
  string: (options) => t.String(options),
  integer: (options) => t.Integer(options),
  boolean: (options) => t.Boolean(options),
  texts: (options) => t.Array(t.String(), options),
  time: (options) => t.String({ format: "date-time", ...options }),
  null: (options) => t.Null(options),
};

function schemaOf({ type, doc: description, schema: { example, ...limits } }: Shown): TSchema {
  const [, name = "", orNull, mayLack] = /^(\w+)( or null)?(\?)?$/.exec(type) ?? [];
  const shown = name === "time" && example === undefined ? EXAMPLE_TIME : example;
  const options = { description, ...limits, ...(shown !== undefined && { examples: [shown] }) };
  const schema = MAKERS[name]?.(orNull ? {} : options) ?? t.Any();
  const whole = orNull ? nullable(schema, description, example) : schema;
  return mayLack ? t.Optional(whole) : whole;
}

const EXAMPLE_TIME = "2026-01-01T01:00:00.000Z";
export const timestamp = (description: string, example = EXAMPLE_TIME) =>
  t.String({ format: "date-time", description, examples: [example] });

export const nullable = <S extends TSchema>(schema: S, description: string, example: unknown) =>
  t.Union([schema, t.Null()], { description, examples: [example] });

/** Builds answers. Every creation and every retrieval of a push waits for this. */
export function shower<Fields extends Table, To extends Reader>(
  table: Fields,
  to: To,
): (from: Shows<Fields, To>, base?: string) => Answer<Fields, To> {
  const fields = shownIn(table, to).map(([name, { of }]) => ({ name, of }));
  // A copy of an object with all names is cheaper than adding one name after the other. JSON leaves out what is undefined.
  const none: Record<string, unknown> = Object.fromEntries(fields.map(({ name }) => [name, undefined]));
  return (from, base = "") => {
    const json = { ...none };
    for (const { name, of } of fields) json[name] = of(from, base);
    return json as Answer<Fields, To>;
  };
}
