// All settings as lists for docs/configuration.md: narrow enough for a terminal, and every word from the table of settings.

import { allowedBy, defaultOf } from "../../src/config/describe.ts";
import { groupOf, SETTING_GROUPS } from "../../src/config/groups.ts";
import { isSecret, type Option, OPTIONS } from "../../src/config/options.ts";
import { en } from "../../static/strings/en.ts";

const COLUMNS = 120;

/** Tables with the same settings, which are listed once. What the first one calls itself in its texts is said of all. */
const TWINS = [
  { tables: ["text", "url", "file", "qr"], listedAs: "KIND", word: "text push", listedWord: "push of this kind" },
  {
    tables: ["policy.anonymous", "policy.user", "policy.admin"],
    listedAs: "policy.ROLE",
    word: "people without an account",
    listedWord: "people of this role",
  },
] as const;

interface Listed {
  /** Of all settings that it stands for. */
  names: readonly string[];
  heading: string;
  text: string;
}

/** In Markdown. */
export function settingsReference(): string {
  const lines: string[] = [];
  let heading = "";
  for (const one of listedSettings()) {
    if (one.heading !== heading) lines.push("", `## ${one.heading}`, "");
    heading = one.heading;
    lines.push(...wrapped(one.text));
  }
  return lines.join("\n").trim();
}

/** In the order of the document: by group, what has no table first. */
export function listedSettings(): Listed[] {
  const ordered = SETTING_GROUPS.flatMap((group) => {
    const members = OPTIONS.filter(({ name }) => groupOf(name) === group);
    return members.toSorted((one, other) => Number(one.name.includes(".")) - Number(other.name.includes(".")));
  });
  return ordered.flatMap((option) => {
    // Beside the secret that it is for.
    if (option.row.type === "secretFile") return [];
    const heading = en.adminLive[groupOf(option.name)];
    const twins = twinsOf(option);
    if (twins === null) {
      const names = isSecret(option.row) ? [option.name, `${option.name}_file`] : [option.name];
      return [{ names, heading, text: textOf(option, option.name, option.row.doc) }];
    }
    const { listedAs, word, listedWord, options } = twins;
    if (options[0] !== option) return [];
    const ending = option.name.slice(option.name.lastIndexOf("."));
    const text = textOf(option, `${listedAs}${ending}`, option.row.doc.replace(word, listedWord));
    return [{ names: options.map(({ name }) => name), heading, text }];
  });
}

function twinsOf({ name }: Option) {
  const ending = name.slice(name.lastIndexOf("."));
  for (const { tables, ...words } of TWINS) {
    if (!tables.some((table) => name === `${table}${ending}`)) continue;
    const options = tables.flatMap((table) => OPTIONS.filter((other) => other.name === `${table}${ending}`));
    // One list must be true of all.
    const [first, ...others] = options.map((option) => `${defaultOf(option)} ${allowedBy(option)}`);
    if (options.length === tables.length && others.every((other) => other === first)) return { ...words, options };
  }
  return null;
}

function textOf(option: Option, name: string, doc: string): string {
  const preset = defaultOf(option);
  const value = preset === null ? "" : preset === "" ? " (none)" : ` (\`${preset}\`)`;
  const secret = isSecret(option.row) ? " Secret." : "";
  return `- **\`${name}\`**${value}: ${doc}${rangeOf(option)}${secret}`;
}

const SAID_BY_THEMSELVES = new Set(["boolean", "path", "file", "secretText", "line", "text", "url", "names"]);

/** What the default or the sentence does not say already. */
function rangeOf(option: Option): string {
  const { type } = option.row;
  if (SAID_BY_THEMSELVES.has(type)) return "";
  const allowed = allowedBy(option).replace(/, separated by commas.*$/, "");
  const range = ["integer", "duration", "bytes"].includes(type)
    ? allowed.replace(/^a (?:whole number|duration|size) /, "").replace(/, such as .*?(?=, or off$|$)/, "")
    : allowed;
  return ` ${range.charAt(0).toUpperCase()}${range.slice(1)}.`;
}

function wrapped(text: string): string[] {
  const lines = [""];
  // A number and a full stop at the beginning of a line would be the item of a list.
  for (const word of text.split(/ (?!\d+\.$)/)) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= COLUMNS) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
