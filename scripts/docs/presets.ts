// The fields of a preset as a list for docs/policies.md.

import { PRESET_FIELDS } from "../../src/config/types/presets.ts";

/** In Markdown: what is true or false stands together, at the end. */
export function presetFields(): string {
  const fields = Object.entries(PRESET_FIELDS).map(([name, field]) => ({
    name,
    range: field.allowed(),
    doc: field.doc,
  }));
  const [switches, others] = [true, false].map((is) =>
    fields.filter(({ range }) => (range === "true or false") === is),
  );
  const said =
    switches?.map(({ name, doc }) => `\`${name}\`, ${doc.slice(0, 1).toLowerCase()}${doc.slice(1, -1)}`) ?? [];
  return [
    ...(others ?? []).map(({ name, range, doc }) => `- \`${name}\` (${range}): ${doc}`),
    `- True or false: ${said.join("; ")}.`,
  ].join("\n");
}
