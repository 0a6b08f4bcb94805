// `secretpush watch`: checks, once or repeatedly, whether a server sends to browsers what this executable would send.

import { isLanguage, LANGUAGES } from "../../../static/languages.ts";
import { parseDuration, UnitError } from "../../base/units.ts";
import { CLIENT_ENV } from "../../config/options.ts";
import { command } from "../command.ts";
import { UsageError } from "../terminal.ts";
import type { Subject, WatchedLanguages } from "./comparison.ts";
import { authorities, CA_OPTION, serverAddress, timeoutOf } from "../client/connection.ts";
import { readLink } from "../client/link.ts";
import { interruptible } from "../client/transfer.ts";

const MIN_EVERY_MS = 1_000;
const MAX_EVERY_MS = 7 * 24 * 3_600_000;

export const watch = command({
  name: "watch <server>",
  summary: "Compare everything a server sends to browsers with what this executable would send.",
  options: {
    "--every <duration>": "Keep running, check again after this time, and report every change.",
    "--settings <fingerprint>": "Also check that the settings that pages show have this fingerprint.",
    "--languages <tags>":
      "Compare the pages in these languages, or in all. Default: English and two others, chosen at random for each check.",
    ...CA_OPTION,
    "--timeout <duration>": { about: "Give up when one answer takes longer than this.", default: "60s" },
  },
  global: false,
  help: `
Run it on a different machine from the server, with the same version of the program. It needs no account
and runs nothing of what it fetches: scripts, styles, the API reference, and in some languages the pages
that open without an account. Given the link of a push or a request, it also compares the pages
behind that link, without counting a view; if the link ends in a key, they must be the pages for encrypted content.
Put such a link in quotes. A server that answers other clients differently can still fool this command:
docs/end-to-end.md says what it cannot detect, and "secretpush opener" writes a page that does not come from a server.`,
  examples: [
    "secretpush watch https://push.example.org",
    "secretpush watch https://push.example.org --every 10m",
    "secretpush watch 'https://push.example.org/p/…#e1.…'     also the pages of this link",
  ],
  footer: "Exit codes: 0 everything matches, 1 something differs or nothing answers, 2 usage error or another version.",
  async run({ server, every, settings, languages, ca, timeout }, { terminal }) {
    const everyMs = every === undefined ? null : everyOf(every);
    const { origin, subject } = placeOf(server, everyMs === null);
    const watched = { subject, settings, languages: languagesIn(languages) };
    if (settings !== undefined && !/^[0-9a-f]{16}$/.test(settings)) {
      throw new UsageError("--settings must be a fingerprint that this command printed: 16 hexadecimal digits");
    }
    const trusted = origin.startsWith("https:") ? authorities(ca ?? (terminal.env[CLIENT_ENV.ca] || undefined)) : null;
    const { watchOn, watchOnce } = await import("./looks.ts");
    return interruptible(terminal, (cancelled) => {
      const server = { origin, authorities: trusted, timeoutMs: timeoutOf(timeout), cancelled };
      return everyMs === null
        ? watchOnce(terminal, server, watched)
        : watchOn(terminal, server, { ...watched, everyMs });
    });
  },
  failed: (hasDiffered) => hasDiffered,
});

/** How many languages each check compares besides English. */
const DRAWN = 2;

function languagesIn(given: string | undefined): WatchedLanguages {
  if (given === undefined) return { drawn: DRAWN, also: [] };
  if (given.trim() === "all") return { drawn: LANGUAGES.length, also: [] };
  return given.split(",").map((part) => {
    const tag = part.trim();
    if (isLanguage(tag)) return tag;
    throw new UsageError(`--languages must be language tags separated by commas, or all: ${LANGUAGES.join(", ")}`);
  });
}

/** @param opens whether a request may be opened: repeated checks would fill its log */
function placeOf(given: string, opens: boolean): { origin: string; subject: Subject | null } {
  if (/\/(?:p|f|r|req|pushes|requests)\//.test(given)) {
    const { base, urlToken, fragment, noun } = readLink(given, "any");
    const sealed = /^(?:e1(?:\.|%2e)|age1|age-secret-key)/i.test(fragment);
    if (base !== null && noun !== null && new URL(base).pathname === "/") {
      return { origin: base, subject: { noun, urlToken, sealed, opens } };
    }
  }
  const { origin, pathname } = new URL(serverAddress(given, "the address"));
  if (pathname !== "/") {
    throw new UsageError("the address must be a server's own, or the link of a push or of a request");
  }
  return { origin, subject: null };
}

function everyOf(given: string): number {
  try {
    const milliseconds = parseDuration(given);
    if (milliseconds >= MIN_EVERY_MS && milliseconds <= MAX_EVERY_MS) return milliseconds;
  } catch (error) {
    if (!(error instanceof UnitError)) throw error;
  }
  throw new UsageError("--every must be a duration from 1s to 7d, such as 10m");
}
