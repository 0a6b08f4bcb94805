// For administrators: the settings in force under their headings, those that were changed first, with a filter.

import { texts } from "../shared/list_parts.ts";
import { any, besideWords, input, make, say } from "../shared/dom.ts";

export interface Setting {
  option: string;
  value: string;
  preset: string | null;
  origin: string;
  group: string;
  doc: string;
}

const GROUPS = ["reach", "access", "pushes", "files", "data", "limits", "pages", "mail", "watch"] as const;

let known: readonly Setting[] = [];

export function showSettings(settings: readonly Setting[]): void {
  known = settings;
  show();
}

const isChanged = ({ origin }: Setting): boolean => origin !== "default";

function show(): void {
  const wanted = input("find-setting").value.trim().toLowerCase();
  const onlyChanged = input("only-changed").checked;
  const found = known.filter(
    (setting) =>
      (!onlyChanged || isChanged(setting)) &&
      `${setting.option} ${setting.value} ${setting.doc}`.toLowerCase().includes(wanted),
  );
  // Whoever looks for something wants to see it; the whole list is long.
  const isNarrowed = wanted !== "" || onlyChanged;
  const groups = [
    group(texts.changed, found.filter(isChanged), true),
    ...GROUPS.map((name) =>
      group(
        texts[name],
        found.filter((setting) => !isChanged(setting) && setting.group === name),
        isNarrowed,
      ),
    ),
  ];
  any("settings").replaceChildren(...groups.filter((one) => one !== null));
  any("settings-found").textContent =
    found.length === 0 ? texts.noSetting : say(texts.settingsFound, { n: found.length });
}

function group(title: string, settings: Setting[], open: boolean): HTMLElement | null {
  if (settings.length === 0) return null;
  const heading = make("h3", null, title);
  const number = make("span", { className: "meta" }, say("{n}", { n: settings.length }));
  const list = make("ul", { className: "list settings" }, ...settings.map(line));
  return make("details", { open }, make("summary", null, heading, number), list);
}

function line({ option, value, preset, origin, doc }: Setting): HTMLElement {
  const origins: Record<string, string> = { default: texts.byDefault, flag: texts.fromFlag };
  const from: string[] = [origins[origin] ?? origin];
  if (origin !== "default" && preset !== null && preset !== value) from.push(say(texts.preset, { value: preset }));
  const about = make("span", { className: "meta", lang: "en", translate: false }, doc);
  return make(
    "li",
    null,
    make("code", { className: "option", translate: false }, option),
    make("bdi", { className: "value", translate: false }, value),
    make("span", { className: "meta from" }, besideWords(...from)),
    about,
  );
}

export function startSettings(): void {
  input("find-setting").addEventListener("input", show);
  input("only-changed").addEventListener("change", show);
}
