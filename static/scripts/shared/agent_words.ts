// What a browser calls itself, in few words: "Firefox on Linux".

import type { Strings } from "../../strings.ts";
import type { Words } from "./words.ts";

// The first that matches: browsers name the ones they descend from, too.
const BROWSERS: Array<[RegExp, string]> = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, "Safari"],
];
const SYSTEMS: Array<[RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];
const MAX_CHARACTERS = 60;

const named = (agent: string, names: Array<[RegExp, string]>): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** The browser and its system. For any other program, the words that it sends, cut short. */
export function agentWordsIn(agent: string, texts: Strings["agentLive"], say: Words["say"]): string {
  const browser = named(agent, BROWSERS);
  const system = named(agent, SYSTEMS);
  if (browser && system) return say(texts.agentOn, { browser, system });
  if (agent === "") return texts.agentUnknown;
  return agent.length > MAX_CHARACTERS ? `${agent.slice(0, MAX_CHARACTERS)}…` : agent;
}
