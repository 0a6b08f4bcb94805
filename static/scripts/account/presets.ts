// The presets that the user keeps, a line each: renamed and removed here. New ones are kept on the page of a new push.

import { askText } from "../shared/ask.ts";
import { any, make, refill } from "../shared/elements.ts";
import { complain, waitOn } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { type Answer, ifSignedOut, request } from "../shared/session.ts";
import { besideWords, durationWords, say, settings, textsOf } from "../shared/texts.ts";

interface OwnPreset {
  name: string;
  /** Null: the default's. */
  lifetimeMs: number | null;
  views: number | null;
}
type PresetModule = typeof import("../../modules/presets.ts");

const texts = textsOf("ownPresetsLive");
const { presets = [] } = settings<{ presets?: OwnPreset[] }>();
const load = (): Promise<PresetModule> => loadModule<PresetModule>("presets");

export function showPresets(): void {
  if (presets.length > 0) refill(any("own-presets"), presets.map(line));
}

function line(preset: OwnPreset): HTMLElement {
  const { name, lifetimeMs, views } = preset;
  const rename = make("button", { type: "button", className: "quiet" }, texts.rename);
  rename.setAttribute("aria-label", say(texts.renameOf, { name }));
  rename.addEventListener("click", () => act((module) => renamed(preset, module)));
  const remove = make("button", { type: "button", className: "danger" }, texts.remove);
  remove.setAttribute("aria-label", say(texts.removeOf, { name }));
  remove.addEventListener("click", async () => {
    if (await askText(say(texts.removeQuestion, { name }), texts.remove))
      await act((module) => removed(preset, module));
  });
  const terms = [
    lifetimeMs === null ? "" : durationWords(lifetimeMs),
    views === null ? "" : say(texts.views, { n: views }),
  ].filter((words) => words !== "");
  return make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make("bdi", { className: "name" }, name),
      make("span", { className: "row" }, rename, remove),
    ),
    make("span", { className: "meta" }, besideWords(...terms)),
  );
}

async function act(change: (module: PresetModule) => Promise<string>): Promise<void> {
  let wrong: string;
  try {
    wrong = await change(await load());
  } catch {
    wrong = textsOf("presetsLive").offline;
  }
  complain(any("problem-own-presets"), wrong);
}

const wordsFor = (answer: Answer<object>, module: PresetModule): string =>
  ifSignedOut(answer) || module.refusal(answer);

async function renamed(preset: OwnPreset, module: PresetModule): Promise<string> {
  const name = await module.askName(texts.rename, preset.name, async (to) => {
    const answer = await request("POST", "/account/presets/rename", { name: preset.name, to });
    return answer.ok ? null : wordsFor(answer, module);
  });
  if (name !== null) preset.name = name;
  refill(any("own-presets"), presets.map(line));
  return "";
}

async function removed(preset: OwnPreset, module: PresetModule): Promise<string> {
  const answer = await waitOn(any("own-presets"), request("POST", "/account/presets/remove", { name: preset.name }));
  if (!answer.ok) return wordsFor(answer, module);
  presets.splice(presets.indexOf(preset), 1);
  refill(any("own-presets"), presets.map(line));
  return "";
}
