// The headers that a browser sends, in its order and spelling: Chromium 156 on Linux over HTTP/1.1, for each kind of
// load. test/watch_headers.test.ts compares them with those of an installed Chromium.

import { isLoopbackHost } from "../../base/network.ts";

/** The cause of the request: a person who types an address or sends a form, or a page that loads its parts. */
export type Load = "page" | "form" | "style" | "module" | "image";

export type HeaderLines = ReadonlyArray<readonly [name: string, value: string]>;

const VERSION = "156";
const AGENT = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${VERSION}.0.0.0 Safari/537.36`;
const BRANDS = `"Not:A-Brand";v="8", "Chromium";v="${VERSION}"`;
const PAGES =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/jxl,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";

const ACCEPT: Record<Load, string> = {
  page: PAGES,
  form: PAGES,
  style: "text/css,*/*;q=0.1",
  module: "*/*",
  image: "image/jxl,image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8",
};

/** The list that browsers send for a language: Chromium in German sends "de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7". */
export function acceptLanguage(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  const others = language === "en" ? [] : ["en-US", "en"];
  return [`${language}-${region}`, language, ...others]
    .map((one, index) => (index === 0 ? one : `${one};q=0.${10 - index}`))
    .join(",");
}

/** @param origin the page's own, to which all requests go @param bytes the length of a form's body */
export function browserHeaders(load: Load, origin: string, language: string, bytes = 0): HeaderLines {
  const { host, hostname, protocol } = new URL(origin);
  // Chromium sends some headers only to addresses that it trusts.
  const trusted = protocol === "https:" || isLoopbackHost(hostname);
  const only = (on: boolean, ...lines: HeaderLines): HeaderLines => (on ? lines : []);
  const goes = load === "page" || load === "form";
  const agent = ["User-Agent", AGENT] as const;
  const brands = ["sec-ch-ua", BRANDS] as const;
  const mobile = ["sec-ch-ua-mobile", "?0"] as const;
  const platform = ["sec-ch-ua-platform", '"Linux"'] as const;
  const from = ["Origin", origin] as const;
  const isModule = load === "module";
  const dest = goes ? "document" : isModule ? "script" : load;
  return [
    ["Host", host],
    ["Connection", "keep-alive"],
    ...only(load === "form", ["Content-Length", String(bytes)], ["Cache-Control", "max-age=0"]),
    ...(goes
      ? [
          ...only(trusted, brands, mobile, platform),
          ["Upgrade-Insecure-Requests", "1"] as const,
          ...only(load === "form", ["Content-Type", "application/x-www-form-urlencoded"]),
          agent,
          ...only(load === "form", from),
        ]
      : [
          ...only(trusted && isModule, from),
          ...only(trusted, platform),
          agent,
          ...only(trusted, brands, mobile),
          ...only(!trusted && isModule, from),
        ]),
    ["Accept", ACCEPT[load]],
    ...only(
      trusted,
      ["Sec-Fetch-Site", load === "page" ? "none" : "same-origin"],
      ["Sec-Fetch-Mode", goes ? "navigate" : isModule ? "cors" : "no-cors"],
      ...only(goes, ["Sec-Fetch-User", "?1"]),
      ["Sec-Fetch-Dest", dest],
    ),
    // Pages with forms send only their origin as referrer; all others send nothing.
    ...only(load === "form", ["Referer", `${origin}/`]),
    ["Accept-Encoding", trusted ? "gzip, deflate, br, zstd" : "gzip, deflate"],
    ["Accept-Language", acceptLanguage(language)],
  ];
}
