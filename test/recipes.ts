// The recipes of CONTRIBUTING.md as programs read them: the changes of their examples, and the commands that they end with.

export interface Recipe {
  name: string;
  changes: Change[];
  commands: string[];
}

/** What follows the line `@@ path @@` of an example, in the manner of a diff. */
export interface Change {
  path: string;
  lines: string[];
}

/** @param text of CONTRIBUTING.md */
export const recipesIn = (text: string): Recipe[] =>
  text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const examples = [...section.matchAll(/^```diff\n(@@ [^]*?)\n```$/gm)].map(([, example = ""]) => example);
      const [, run = ""] = /^Run: ([^]*?)\.$/m.exec(section) ?? [];
      return {
        name: section.slice(0, section.indexOf("\n")),
        changes: examples.flatMap((example) =>
          example
            .split(/^@@ /m)
            .slice(1)
            .map((change) => {
              const [head = "", ...lines] = change.trimEnd().split("\n");
              return { path: head.replace(/ @@$/, ""), lines };
            }),
        ),
        commands: [...run.matchAll(/`([^`]+)`/g)].map(([, command = ""]) => command),
      };
    });

/**
 * The file as the change leaves it. Lines that begin with a space or "-" must be in it, together and once; "…" separates places.
 * @param before null if there is no such file
 * @throws Error that names recipe, file and line
 */
export function changed(before: string | null, { path, lines }: Change, recipe: string): string {
  const refuse = (what: string): Error => new Error(`CONTRIBUTING.md, "${recipe}", is out of date: ${path} ${what}`);
  if (before === null) {
    const shown = lines.find((line) => !line.startsWith("+"));
    if (shown !== undefined) throw refuse(`is not there, so it has no line "${shown.slice(1)}"`);
    return linesOf(lines, "-");
  }
  let text = `\n${before}`;
  for (const place of placesIn(lines)) {
    const old = linesOf(place, "+");
    if (old === "") throw refuse(`is there: show a line of it above or below "${place[0]}"`);
    const at = text.indexOf(`\n${old}`);
    if (at === -1) {
      const missing = place.find((line) => !line.startsWith("+") && !text.includes(`\n${line.slice(1)}\n`));
      throw refuse(missing ? `has no line "${missing.slice(1)}"` : `does not have these lines in a row:\n${old}`);
    }
    if (text.includes(`\n${old}`, at + 1)) throw refuse(`has more than one place with\n${old}`);
    text = `${text.slice(0, at + 1)}${linesOf(place, "-")}${text.slice(at + 1 + old.length)}`;
  }
  return text.slice(1);
}

const placesIn = (lines: string[]): string[][] =>
  lines
    .join("\n")
    .split(/\n ?…\n/)
    .map((place) => place.split("\n"));

/** The lines of a place, without those that begin with this sign. */
const linesOf = (place: string[], sign: "+" | "-"): string =>
  place.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join("");
