// HTML that the server builds line by line. Values are escaped, unless they are already such HTML.

export class Html {
  readonly #html: string;
  constructor(html: string) {
    this.#html = html;
  }
  toString(): string {
    return this.#html;
  }
}

/** Absent values become nothing. */
type Filled = string | number | Html | false | null | undefined | readonly Filled[];

export function markup(parts: TemplateStringsArray, ...values: readonly Filled[]): Html {
  return new Html(parts.map((part, index) => part + (index < values.length ? filled(values[index]) : "")).join(""));
}

function filled(value: Filled): string {
  if (value instanceof Html) return value.toString();
  if (value === false || value === null || value === undefined) return "";
  return typeof value === "object" ? value.map(filled).join("") : Bun.escapeHTML(String(value));
}

/** An attribute that only some elements have. */
export const attribute = (name: string, there: boolean): Html | null => (there ? new Html(` ${name}`) : null);

/** Between two facts of a line: the style draws a dot on the space, and no line begins or ends with it. */
export const DOT = markup`<i class="dot"> <b>· </b></i>`;

/** The same between facts that a style may hide: of several in a row, only the first takes room. */
export const DOT_OF_SHOWN = markup`<i class="dot"> </i>`;

/** A fact of a line. It breaks only where a line is too short for it, and reads in the direction of the page. */
export const fact = (value: string | Html): Html => markup`<span class="fact">${value}</span>`;

/** Facts that a text joins with " · ". */
export const facts = (text: string): Html => markup`${text.split(" · ").map((one, at) => [at > 0 && DOT, fact(one)])}`;

/** A text with such a dot for each " · ". */
export const dotted = (text: string | Html): Html => new Html(filled(text).replaceAll(" · ", String(DOT)));

/** In a narrow place, an address breaks after its "@", and a long part of it after its full stops. */
export const addressHtml = (email: string): Html =>
  new Html(`<bdi>${Bun.escapeHTML(email).replaceAll(/@|(?<=[^@]{9})\.(?=[^@]{9})/g, "$&<wbr>")}</bdi>`);
