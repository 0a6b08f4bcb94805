// The fields of a preset as a list for docs/presets.md.

import { PRESET_FIELDS } from "../../src/config/types/presets.ts";

/** In Markdown. What a field's own sentence says of others is not said again. */
export const presetFields = (): string =>
  Object.entries(PRESET_FIELDS)
    .filter(([name]) => !/^label_(?!en)/.test(name))
    .map(([name, field]) => `- \`${name}\` (${field.allowed()}): ${field.doc}`)
    .join("\n");
