// The inputs of the terms that the table of fields describes completely, as HTML for the page "create".

import { textsIn } from "../../../static/texts.ts";
import type { Language } from "../../../static/languages.ts";
import type { Input } from "../../model/fields.ts";
import { TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { Template, type Texts } from "./template.ts";

const TEMPLATE = new Template(
  TAKEN_OF_PUSH.all
    .flatMap(({ name, taken: { input, characters } }) => (input ? [termOf(name, input, characters)] : []))
    .join("\n"),
);

export const termInputs = (language: Language, signedIn: boolean): string =>
  TEMPLATE.render({ signedIn }, textsIn(language) as unknown as Texts);

function termOf(
  name: string,
  { type, label, hint, chip, id = name.replaceAll("_", "-"), forAccounts }: Input,
  characters?: number,
): string {
  const isTyped = type === "text" || type === "datetime-local";
  const described = [...(hint ? [`${id}-hint`] : []), ...(isTyped ? [`problem-${id}`] : [])].join(" ");
  const attributes = [
    `id="${id}" name="${name}"`,
    ...(type === "text" ? ['spellcheck="false" autocapitalize="off"'] : []),
    ...(characters === undefined ? [] : [`maxlength="${characters}"`]),
    ...(chip ? [`data-chip="{{${chip}}}"`] : []),
    ...(described ? [`aria-describedby="${described}"`] : []),
  ].join(" ");
  const lines = [
    '<div class="term" hidden>',
    ...(type === "checkbox"
      ? [`<label><input type="checkbox" role="switch" ${attributes} /> {{${label}}}</label>`]
      : [
          `<label for="${id}">{{${label}}}</label>`,
          type === "select" ? `<select ${attributes}></select>` : `<input type="${type}" ${attributes} />`,
        ]),
    ...(isTyped ? [`<p class="problem" id="problem-${id}" hidden></p>`] : []),
    ...(hint ? [`<small id="${id}-hint">{{${hint}}}</small>`] : []),
    "</div>",
  ];
  return (forAccounts ? ["{{#signedIn}}", ...lines, "{{/signedIn}}"] : lines).join("\n");
}
