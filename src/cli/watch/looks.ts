// The checks of `secretpush watch`: one, or one after the other until the command is interrupted, each reported in lines.
// This file loads the code of all pages, which other commands do without.

import { setTimeout } from "node:timers/promises";

import { LANGUAGES } from "../../../static/languages.ts";
import { OperationFailed, reasonOf, type Terminal, UsageError, visible } from "../terminal.ts";
import type { WatchedServer } from "./browser_view.ts";
import {
  compare,
  type Comparison,
  type Difference,
  OtherVersion,
  type Subject,
  type WatchedLanguages,
} from "./comparison.ts";

/** The subject of a watch, and the settings that it expects. */
interface Watched {
  subject: Subject | null;
  /** The expected fingerprint; undefined: any. */
  settings: string | undefined;
  languages: WatchedLanguages;
}

/** @returns whether anything differs */
export async function watchOnce(
  terminal: Terminal,
  server: WatchedServer,
  { subject, settings, languages }: Watched,
): Promise<boolean> {
  const compared = await compare(server, subject, languages).catch((error: unknown) => {
    throw error instanceof OtherVersion ? new UsageError(error.message) : error;
  });
  const differences = differencesOf(compared, settings);
  for (const difference of differences) terminal.stdout(report(difference));
  if (differences.length === 0) terminal.stdout(wellSentence(server, compared));
  else
    terminal.stderr(`secretpush: ${differenceCount(differences.length)} between ${server.origin} and this program.\n`);
  return differences.length > 0;
}

/** Checks again and again until it is interrupted. @returns whether anything differed at any time */
export async function watchOn(
  terminal: Terminal,
  server: WatchedServer,
  { everyMs, subject, settings, languages }: Watched & { everyMs: number },
): Promise<boolean> {
  const say = (sentence: string): void => terminal.stdout(`${new Date().toISOString()} ${sentence}`);
  let known: Map<string, string> | null = null;
  let fingerprint = settings;
  let everDiffered = false;
  while (!server.cancelled.aborted) {
    let reports: Map<string, string>;
    let well = "everything matches again.\n";
    try {
      const compared = await compare(server, subject, lookingAgain(languages, known));
      // Later checks expect the settings that the first one found.
      reports = reportsOf(differencesOf(compared, fingerprint));
      fingerprint ??= compared.fingerprint;
      if (known === null) well = wellSentence(server, compared);
    } catch (error) {
      if (server.cancelled.aborted) break;
      if (known === null && error instanceof OtherVersion) throw new UsageError(error.message);
      if (!(error instanceof OperationFailed)) throw error;
      reports = new Map([["", `${reasonOf(error)}.\n`]]);
    }
    for (const [place, sentence] of reports) if (known?.get(place) !== sentence) say(sentence);
    for (const place of known?.keys() ?? []) {
      if (!reports.has(place) && place !== "") say(`${place}: as expected again.\n`);
    }
    if (reports.size === 0 && known?.size !== 0) say(well);
    everDiffered ||= reports.size > 0;
    known = reports;
    await setTimeout(everyMs, undefined, { signal: server.cancelled }).catch(() => {});
  }
  return everDiffered;
}

/** A language with differences is checked again, to see whether they are still there. */
function lookingAgain(languages: WatchedLanguages, known: ReadonlyMap<string, string> | null): WatchedLanguages {
  if (!("drawn" in languages)) return languages;
  const found = new Set([...(known?.keys() ?? [])].map((place) => / \(([\w-]+)\)$/.exec(place)?.[1]));
  return { ...languages, also: LANGUAGES.filter((tag) => found.has(tag)) };
}

function differencesOf({ differences, fingerprint }: Comparison, settings: string | undefined): Difference[] {
  if (settings === undefined || settings === fingerprint) return differences;
  return [...differences, { place: "the settings that pages show", expected: settings, found: fingerprint }];
}

function reportsOf(differences: Difference[]): Map<string, string> {
  const reports = new Map<string, string>();
  for (const difference of differences) {
    const { place } = difference;
    reports.set(place, (reports.get(place) ?? "") + report(difference));
  }
  return reports;
}

const report = ({ place, expected, found }: Difference): string =>
  visible(`${place}\n  expected ${expected}\n  found    ${found}\n`);

const differenceCount = (n: number): string => `${n} ${n === 1 ? "difference" : "differences"}`;

const wellSentence = ({ origin }: WatchedServer, { pages, assets, fingerprint }: Comparison): string =>
  `${origin} sends what this program would: ${assets} files and ${pages} pages compared; settings ${fingerprint}.\n`;
