// All settings as lists for docs/configuration.md: narrow enough for a terminal, and every word from the table of settings.

import { defaultOf } from "../../src/config/describe.ts";
import { type Option, OPTIONS, SETTING_GROUPS } from "../../src/config/options.ts";
import { textsIn } from "../../static/texts.ts";

const COLUMNS = 100;

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

/** Settings that differ in these endings alone stand in one item, with one text. */
const FAMILY = ["_default", "_min", "_max"] as const;
const FAMILY_TEXTS: Readonly<Record<string, string>> = {
  "KIND.expire_after_days":
    "Days that a push of this kind lives: unless its sender chooses otherwise, at least, at most.",
  "KIND.expire_after_views": "Views of a push of this kind: unless its sender chooses otherwise, at least, at most.",
  "policy.ROLE.expire_after_days":
    "The same for people of this role, whatever the kind; shorter durations are refused too. Unset: as the kind says.",
  "policy.ROLE.expire_after_views": "The same for people of this role, whatever the kind. Unset: as the kind says.",
};

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
    const members = OPTIONS.filter((option) => option.group === group);
    return members.toSorted((one, other) => Number(one.name.includes(".")) - Number(other.name.includes(".")));
  });
  return ordered.flatMap((option) => {
    // Beside the secret that it is for.
    if (option.type === "secretFile") return [];
    const heading = textsIn("en").adminLive[option.group];
    const twins = twinsOf(option);
    if (twins !== null && twins.options[0] !== option) return [];
    const listedAs = twins === null ? option.name : `${twins.listedAs}${endingOf(option.name)}`;
    const doc = twins === null ? option.doc : option.doc.replace(twins.word, twins.listedWord);
    const [, family = "", ending = ""] = /^(.*)(_default|_min|_max)$/.exec(listedAs) ?? [];
    const familyText = FAMILY_TEXTS[family];
    if (familyText === undefined) {
      const secret = option.secret ? [`${option.name}_file`] : [];
      const names = [...(twins?.options ?? [option]).map(({ name }) => name), ...secret];
      return [{ names, heading, text: textOf([option], `\`${listedAs}\``, doc) }];
    }
    if (ending !== FAMILY[0]) return [];
    const stem = option.name.slice(0, -ending.length);
    const members = FAMILY.flatMap((end) => OPTIONS.filter(({ name }) => name === `${stem}${end}`));
    const names = members.flatMap((member) => twinsOf(member)?.options.map(({ name }) => name) ?? [member.name]);
    const [, ...others] = FAMILY.map((end) => `\`…${end}\``);
    return [{ names, heading, text: textOf(members, [`\`${listedAs}\``, ...others].join(", "), familyText) }];
  });
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf("."));

function twinsOf({ name }: Option) {
  const ending = endingOf(name);
  for (const { tables, ...words } of TWINS) {
    if (!tables.some((table) => name === `${table}${ending}`)) continue;
    const options = tables.flatMap((table) => OPTIONS.filter((other) => other.name === `${table}${ending}`));
    // One list must be true of all.
    const [first, ...others] = options.map((option) => `${defaultOf(option)} ${option.allowed()}`);
    if (options.length === tables.length && others.every((other) => other === first)) return { ...words, options };
  }
  return null;
}

/** `shown` (defaults; range): meaning. */
function textOf(options: readonly Option[], shown: string, doc: string): string {
  const [option] = options as [Option];
  const presets = options.map(presetOf).filter((preset) => preset !== null);
  const about = [
    presets.join(", "),
    option.secret ? "secret" : "",
    rangeOf(option),
    option.reload ? "reload" : "",
  ].filter((part) => part !== "");
  return `- ${shown}${about.length === 0 ? "" : ` (${about.join("; ")})`}: ${doc}`;
}

function presetOf(option: Option): string | null {
  const preset = defaultOf(option);
  if (preset === null) return null;
  if (option.type === "words" && preset.startsWith("push.")) return "`push.…`";
  return preset === "" ? "none" : `\`${preset}\``;
}

/** What the default and the sentence do not say already. */
function rangeOf(option: Option): string {
  switch (option.type) {
    case "integer":
    case "duration":
    case "bytes":
      return option
        .allowed()
        .replace(/^a (?:whole number|duration|size) from /, "")
        .replace(/, such as .*?(?=, or off$|$)/, "")
        .replace(", or off", " or off");
    case "word":
      return option.allowed();
    case "words": {
      const words = option
        .allowed()
        .replace(/^some of /, "")
        .replace(/, separated by .*/, "");
      return words.includes("push.") ? "kinds of events" : words;
    }
    case "networks":
      return "addresses or CIDR ranges";
    case "address":
      return "host:port";
    case "signingSecrets":
    case "masterKey":
      return option.allowed().replace(/, such as .*/, "");
    case "bucket":
      return option.allowed().replace("a bucket such as ", "");
    default:
      return "";
  }
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
