// Detects requests for a push's page that no person has made: those of link previews in chats, of mail scanners, and of browsers
// that load a page in advance. A program whose name is on the list cannot open anything, whatever button it presses. The list is
// short on purpose: a person whose browser had such a name would have to use another browser.
//
// Scanners that pose as browsers, as Microsoft's Safe Links does, cannot be distinguished from people.

/**
 * Words in the names of programs that load links in messages. Sources: their makers' publications (a search for a
 * name finds its page), and the lists monperrus/crawler-user-agents and ua-parser-js "Fetchers".
 */
const NAMES = [
  // Chats and social networks.
  "Slackbot",
  "Slack-ImgProxy",
  "TelegramBot",
  "WhatsApp/",
  "facebookexternalhit",
  "Facebot",
  "meta-externalfetcher",
  "Twitterbot",
  "Discordbot",
  "LinkedInBot",
  "SkypeUriPreview",
  "MicrosoftPreview",
  "BingPreview",
  "Mattermost-Bot",
  "RocketChat",
  "Rocket.Chat",
  "Synapse (bot",
  "Zoombot",
  "kakaotalk-scrap",
  "Mastodon/",
  "redditbot",
  "Pinterestbot",
  "vkShare",
  "Snap URL Preview",
  "Iframely",
  "Embedly",
  // Mail, office suites and the products that protect them.
  "Google-PageRenderer",
  "GoogleImageProxy",
  "Google-Safety",
  "Barracuda Sentinel",
  "BarracudaCentral",
  "Mimecast",
  "Proofpoint",
  "Symantec",
  "TrendMicro",
  "VirusTotal",
  "virustotalcloud",
  "urlscan",
  // Search engines, which should never get such links.
  "Googlebot",
  "bingbot",
  "YandexBot",
  "Applebot",
  "DuckDuckBot",
  "Baiduspider",
];

const escaped = NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const NAMED = new RegExp(escaped.join("|"), "i");

/** How browsers announce that they load a page in advance: first the standard's header, then those of Chromium, Firefox and Safari. */
const AHEAD: ReadonlyArray<readonly [header: string, value: RegExp]> = [
  ["sec-purpose", /\bprefetch\b/i],
  ["purpose", /^(?:prefetch|preview)$/i],
  ["x-moz", /^prefetch$/i],
  ["x-purpose", /^preview$/i],
];

/** Whether the sender gives the name of a program on the list. */
export const isNamedScanner = ({ headers }: Request): boolean => NAMED.test(headers.get("user-agent") ?? "");

/** Whether a request admits that no person has made it. */
export function isScanner(request: Request): boolean {
  const { method, headers } = request;
  if (method === "HEAD" || isNamedScanner(request)) return true;
  return AHEAD.some(([header, value]) => value.test(headers.get(header) ?? ""));
}

/** Counts how often programs load the page of a push. */
export interface Scans {
  note(pushId: number): void;
  /** How often so far, including what is not stored yet. Counting stops at MAX_SCANS. */
  of(pushId: number): Promise<number>;
}
