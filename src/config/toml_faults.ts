// Finds lines in a settings file: the line of an option, and the line of a fault in the TOML, which the parser does not give. Nothing here
// repeats a value, which may be a secret.

/** @param error from Bun.TOML.parse. @returns a sentence that begins with the line */
export function tomlFault(text: string, error: unknown): string {
  const line = faultyLine(text);
  const message = error instanceof Error ? error.message : String(error);
  const twice = /Cannot (?:redefine|extend)/.test(message) ? definedBefore(text, line) : null;
  if (twice !== null) return `line ${line}: ${twice}`;
  // The parser quotes what it could not read. Only its own words are repeated.
  const reason = message.replace(/^TOML Parse error: /, "").replace(/:?\s*(["']).{2,}\1/gs, "");
  return `line ${line}: this is not TOML (${reason}).`;
}

/** The line after the longest part of the file, from its first line, that parses. */
function faultyLine(text: string): number {
  const lines = text.split("\n");
  for (let count = lines.length - 1; count > 0; count--) {
    try {
      Bun.TOML.parse(lines.slice(0, count).join("\n"));
      return count + 1;
    } catch {}
  }
  return 1;
}

/** The line that sets this option, or else the first line within the option, or else the line of its table; null if there is none. */
export function lineOf(text: string, name: string): number | null {
  const all = definitionsIn(text);
  const around = all.filter((one) => name.startsWith(`${one.name}.`)).toSorted((a, b) => b.name.length - a.name.length);
  const found = all.find((one) => one.name === name) ?? all.find((one) => one.name.startsWith(`${name}.`)) ?? around[0];
  return found?.line ?? null;
}

interface Definition {
  line: number;
  /** The full name, with the names of its tables. */
  name: string;
  /** The name as the file writes it. */
  shown: string;
  isTable: boolean;
}

function definedBefore(text: string, line: number): string | null {
  const all = definitionsIn(text);
  const again = all.findLast((definition) => definition.line === line);
  if (again === undefined) return null;
  const before = all.filter((definition) => definition.line < line);
  const first =
    before.find(({ name }) => name === again.name) ??
    before.find(({ name }) => name.startsWith(`${again.name}.`)) ??
    before.filter(({ name }) => again.name.startsWith(`${name}.`)).toSorted((a, b) => b.name.length - a.name.length)[0];
  if (first === undefined) return null;
  if (first.name === again.name && !first.isTable && !again.isTable) {
    return `${again.name} is already set in line ${first.line}: remove one of the two.`;
  }
  return `${again.shown} cannot follow ${first.shown} in line ${first.line}: a table must be in one place, with all of its settings.`;
}

/** The definitions in a file, as far as each line on its own shows them. */
function definitionsIn(text: string): Definition[] {
  const found: Definition[] = [];
  let table = "";
  let isText = false;
  for (const [index, content] of text.split("\n").entries()) {
    const quotes = content.split(/"""|'''/).length - 1;
    const wasText = isText;
    if (quotes % 2 === 1) isText = !isText;
    if (wasText) continue;
    const header = /^\s*\[{1,2}\s*([^\]=]+?)\s*\]/.exec(content)?.[1];
    const key = /^\s*([\w"'.\s-]+?)\s*=/.exec(content)?.[1];
    const written = header ?? key;
    if (written === undefined) continue;
    const name = written.replaceAll(/["'\s]/g, "");
    if (header !== undefined) table = name;
    const isTable = header !== undefined;
    found.push({
      line: index + 1,
      name: isTable || table === "" ? name : `${table}.${name}`,
      shown: isTable ? `[${name}]` : name,
      isTable,
    });
  }
  return found;
}
