// Tables of fields (model/fields.ts) in the API reference, and as JSON in answers. A body is described with the limits that
// this server's settings set. The rules of a kind and lengths in bytes can be narrower, as the descriptions say.

import { type TObject, type TSchema, Type as t } from "@sinclair/typebox";

import type { Answer, BySettings, Field, FieldSettings, Reader, Shown, Shows, Taken } from "../../model/fields.ts";
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

// oxlint-disable-next-line typescript/no-explicit-any -- what answers are made of differs by table
type Table = Record<string, Field<any>>;

// ── What comes in ─────────────────────────────────────────────────────────────────────────────

/** @param isForgiving describes the first version, in which an expiry outside the range becomes the default */
export const newPushSchema = (settings: PushSettings, isForgiving = false): TSchema =>
  bodySchema(isForgiving ? "NewLegacyPush" : "NewPush", settings, {
    ...takenSchemas(PUSH_FIELDS, { rules: settings.rules, isForgiving }),
    ...MAIL_FIELDS,
  });

/** The first property is needed, or files in its place. */
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
          properties: { ...properties, files: filesSchema(fileLimits.maxFiles) },
          anyOf: [{ required: [needed] }, { required: ["files"] }],
        }
      : { properties, required: [needed] }),
  });
}

export const takenSchemas = (table: Table, settings: FieldSettings): Record<string, object> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { in: taken }]) => (taken ? [[name, takenSchema(taken, settings)]] : [])),
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
  description: `Up to ${maxFiles} files. In a form they are file parts, streamed, which is the way for large ones; in JSON they are objects. ${ABSENT}`,
});

// ── What goes out ─────────────────────────────────────────────────────────────────────────────

const shownIn = (table: Table, to: Reader): Array<[name: string, shown: Shown<unknown>]> =>
  Object.entries(table).flatMap(([name, { out }]) => (out && (to === "owner" || out.to === to) ? [[name, out]] : []));

/** The schema of what answers show of it, for a reader who is anybody with the link or its owner. */
export const shownSchema = (title: string, table: Table, to: Reader, more: Record<string, TSchema> = {}): TObject =>
  t.Object(
    { ...Object.fromEntries(shownIn(table, to).map(([name, shown]) => [name, schemaOf(shown)])), ...more },
    { title, additionalProperties: false },
  );

function schemaOf({ type, doc: description, schema: { example, ...limits } }: Shown<unknown>): TSchema {
  const options = { description, ...limits, ...(example !== undefined && { examples: [example] }) };
  const always = type.replace("?", "");
  const schema =
    always === "string"
      ? t.String(options)
      : always === "integer"
        ? t.Integer(options)
        : always === "boolean"
          ? t.Boolean(options)
          : always === "texts"
            ? t.Array(t.String(), options)
            : always === "time"
              ? timestamp(description, example as string | undefined)
              : always === "null"
                ? t.Null(options)
                : nullable(timestamp(description), description, example);
  return type === always ? schema : t.Optional(schema);
}

export const timestamp = (description: string, example = "2026-01-01T01:00:00.000Z") =>
  t.String({ format: "date-time", description, examples: [example] });

export const nullable = <S extends TSchema>(schema: S, description: string, example: unknown) =>
  t.Union([schema, t.Null()], { description, examples: [example] });

export const iso = (ms: number): string => new Date(ms).toISOString();

/** Builds answers. Whoever creates or retrieves a push waits for this. */
export function shower<Fields extends Table, To extends Reader>(
  table: Fields,
  to: To,
): (from: Shows<Fields, To>, base: string) => Answer<Fields, To> {
  const fields = shownIn(table, to).map(([name, { type, of }]) => {
    if (!type.startsWith("time")) return { name, of };
    return { name, of: (from: unknown, base: string) => isoOrNull(of(from, base) as number | null) };
  });
  // A copy of an object with all names is cheaper than adding one name after the other. JSON leaves out what is undefined.
  const none: Record<string, unknown> = Object.fromEntries(fields.map(({ name }) => [name, undefined]));
  return (from, base) => {
    const json = { ...none };
    for (const { name, of } of fields) json[name] = of(from, base);
    return json as Answer<Fields, To>;
  };
}

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
