// Who loads the page of a push without a person in front of it: previews of links in chats, scanners of mail, browsers that
// load a page before anybody asks for it. The list is short on purpose. Whoever is wrongly in it is miscounted, and whoever is
// missing looks like a person who did not press the button; neither changes what a recipient gets.
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

/** Whether a request for a page is that of a program, as far as it says so. */
export function isScanner({ method, headers }: Request): boolean {
  if (method === "HEAD") return true;
  if (NAMED.test(headers.get("user-agent") ?? "")) return true;
  return AHEAD.some(([header, value]) => value.test(headers.get(header) ?? ""));
}
