// The fields of a preset as a list for docs/policies.md.

import { PRESET_FIELDS } from "../../src/config/types/presets.ts";

/** In Markdown. */
export const presetFields = (): string =>
  Object.entries(PRESET_FIELDS)
    .map(([name, field]) => `- \`${name}\` (${field.allowed()}): ${field.doc}`)
    .join("\n");
