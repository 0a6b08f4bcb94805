// Who asks for the page of a push without a person in front of it: previews of links in chats, scanners of mail, browsers that
// load a page before anybody asks for it. A program that gives itself a name of the list opens nothing, whatever button it
// presses. The list is short on purpose: a person whose browser had such a name would have to use another one.
//
// Scanners that pass themselves off as browsers, as Microsoft's Safe Links does, cannot be told from people.

/**
 * Words in the names of programs that load links which somebody has sent. Sources: what their makers publish (each name leads
 * to its page), and the lists monperrus/crawler-user-agents and ua-parser-js "Fetchers".
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
  // Mail, office suites and what protects them.
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
  // Searches, to which links should never have come.
  "Googlebot",
  "bingbot",
  "YandexBot",
  "Applebot",
  "DuckDuckBot",
  "Baiduspider",
];

const escaped = NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const NAMED = new RegExp(escaped.join("|"), "i");

/** Browsers say so with the first two (Fetch and Chromium's), Firefox and Safari with the others. */
const AHEAD: ReadonlyArray<readonly [header: string, value: RegExp]> = [
  ["sec-purpose", /\bprefetch\b/i],
  ["purpose", /^(?:prefetch|preview)$/i],
  ["x-moz", /^prefetch$/i],
  ["x-purpose", /^preview$/i],
];

/** Whether a program sends this that says what it is. */
export const isNamedScanner = ({ headers }: Request): boolean => NAMED.test(headers.get("user-agent") ?? "");

/** Whether a request is that of a program, as far as it says so. */
export function isScanner(request: Request): boolean {
  const { method, headers } = request;
  if (method === "HEAD" || isNamedScanner(request)) return true;
  return AHEAD.some(([header, value]) => value.test(headers.get(header) ?? ""));
}
