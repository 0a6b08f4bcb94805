// The section "Server", for administrators: the version, bars that show how much is stored, and the settings in force,
// by subject, with changed settings first.

import type { Storage } from "../../domain/pushes/administration.ts";
import { changeHtml } from "./first_steps.ts";
import { dotted, Html, markup } from "./markup.ts";
import type { Reader } from "./list.ts";

export interface SettingShown {
  option: string;
  value: string;
  preset: string | null;
  origin: string;
  group: string;
  doc: string;
}

export interface ServerFacts {
  /** Version and commit. */
  build: string;
  storage: Storage;
  /** With secrets already hidden. */
  settings: readonly SettingShown[];
  /** The path of the config file; null if there is none. */
  configFile: string | null;
}

/** The values of static/pages/server.html. */
export function serverValues({ build, storage, settings, configFile }: ServerFacts, reader: Reader) {
  const { serverFacts: texts, admin, settingsLive } = reader.texts;
  const { say } = reader.words;
  const facts = [
    [admin.version, markup`<bdi id="version" translate="no">${build}</bdi>`],
    [texts.links, say("{n}", { n: storage.pushes })],
    [texts.activeLinks, say("{n}", { n: storage.activePushes })],
    ...(configFile === null ? [] : [[admin.configFile, markup`<code translate="no">${configFile}</code>`] as const]),
  ] as const;
  return {
    facts: String(markup`${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}`),
    bars: barsOf(storage, reader).join(""),
    change: String(changeHtml(configFile, reader)),
    inEnglish: reader.language === "en" ? "" : texts.inEnglish,
    found: say(settingsLive.found, { n: settings.length }),
    settings: groupsOf(settings, reader).join(""),
  };
}

/** "rest" is for free space. */
type Part = readonly [name: string, bytes: number, kind: "one" | "two" | "three" | "rest"];

function barsOf(storage: Storage, reader: Reader): Html[] {
  const { serverFacts: texts } = reader.texts;
  const { say, size } = reader.words;
  const { fileBytes, databaseBytes, payloadBytes, maxFileBytes: limit, freeSpaceFloorBytes: floor, disk } = storage;
  const ours = databaseBytes + fileBytes;
  const stored = barHtml(
    texts.stored,
    say(texts.storedSum, { size: size(ours) }),
    [
      [texts.payloads, payloadBytes, "one"],
      [texts.rows, databaseBytes - payloadBytes, "two"],
      [texts.fileContents, fileBytes, "three"],
    ],
    reader,
  );
  const limited =
    limit !== null &&
    barHtml(
      texts.fileLimit,
      say(texts.fileLimitText, { used: size(fileBytes), total: size(limit) }),
      [
        [texts.fileContents, fileBytes, "three"],
        [texts.diskFree, Math.max(0, limit - fileBytes), "rest"],
      ],
      reader,
    );
  const whole =
    disk &&
    barHtml(
      texts.disk,
      say(texts.diskText, { free: size(disk.freeBytes), total: size(disk.totalBytes) }),
      [
        [texts.diskOurs, ours, "one"],
        [texts.diskOthers, Math.max(0, disk.totalBytes - disk.freeBytes - ours), "two"],
        [texts.diskFree, disk.freeBytes, "rest"],
      ],
      reader,
      markup`${floor > 0 && markup`<p class="small">${say(texts.floor, { size: size(floor) })}</p>`}${
        disk.freeBytes < 2 * floor && markup`<p class="notice">${texts.scarce}</p>`
      }`,
    );
  return [stored, limited, whole].filter((one) => one instanceof Object);
}

/**
 * One bar with its legend, which says in words what the bar shows. The pages' content security policy does not allow
 * inline styles, so the shares are drawn as SVG.
 */
function barHtml(title: string, text: string, parts: readonly Part[], { words }: Reader, below?: Html): Html {
  const { beside, size, percent } = words;
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  const shareOf = (bytes: number): number => (total === 0 ? 0 : bytes / total);
  let at = 0;
  const drawn = parts.map(([, bytes, kind]) => {
    const width = Math.round(shareOf(bytes) * 1_000) / 10;
    const piece = markup`<rect class="${kind}" x="${at.toFixed(1)}%" width="${width.toFixed(1)}%" height="100%"/>`;
    at += width;
    return piece;
  });
  const legend = parts.map(([name, bytes, kind]) => {
    const share = shareOf(bytes) >= 0.01 ? percent(shareOf(bytes)) : "";
    return markup`<div class="${kind}"><dt>${name}</dt><dd>${dotted(beside(size(bytes), share))}</dd></div>`;
  });
  return markup`<div class="storage-bar"><div class="row apart"><h3>${title}</h3><span class="small">${text}</span></div><svg class="bar" aria-hidden="true">${drawn}</svg><dl class="legend">${legend}</dl>${below}</div>`;
}

const GROUPS = ["reach", "access", "pushes", "files", "data", "limits", "pages", "mail", "watch"] as const;

/** What a setting does: each of the values that it explains is a line. */
const docHtml = (doc: string): Html =>
  new Html(
    Bun.escapeHTML(doc)
      .replaceAll(
        /(?:(?<=\.)|(?<!&[#\w]+)(;)) ([a-z][\w-]*): ((?:[^.]|\.\w)+\.)/g,
        (_whole, more: string | undefined, value: string, effect: string) =>
          `${more ? "." : ""}<span class="choice"><code>${value}</code>: ${effect}</span>`,
      )
      .replaceAll(/`([^`]+)`/g, "<code>$1</code>"),
  );

const isChanged = ({ origin }: SettingShown): boolean => origin !== "default";

function groupsOf(settings: readonly SettingShown[], reader: Reader): Html[] {
  const { serverFacts: texts } = reader.texts;
  const { say } = reader.words;
  const named = [
    [texts.changed, settings.filter(isChanged)] as const,
    ...GROUPS.map((name) => [texts[name], settings.filter((one) => !isChanged(one) && one.group === name)] as const),
  ];
  return named.flatMap(([title, inGroup], index) =>
    inGroup.length === 0
      ? []
      : markup`<details${index === 0 && markup` open data-changed`}><summary><h3>${title}</h3><span class="meta">${say("{n}", { n: inGroup.length })}</span></summary><ul class="list settings">${inGroup.map((one) => lineOf(one, reader))}</ul></details>`,
  );
}

function lineOf(setting: SettingShown, { texts: { serverFacts: texts }, words }: Reader): Html {
  const { option, value, preset, origin, doc } = setting;
  const from = { default: texts.byDefault, flag: texts.fromFlag }[origin] ?? origin;
  const other =
    isChanged(setting) && preset !== null && preset !== value ? words.say(texts.preset, { value: preset }) : "";
  return markup`<li><div><code class="option" translate="no">${new Html(Bun.escapeHTML(option).replaceAll(/[._]/g, "$&<wbr>"))}</code><span class="meta" lang="en" dir="ltr" translate="no">${docHtml(doc)}</span></div><div><bdi class="value" translate="no">${value === "(not set)" ? texts.notSet : value}</bdi><span class="meta from">${dotted(words.beside(from, other))}</span></div></li>`;
}
