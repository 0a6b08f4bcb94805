// The path of a request, read from its url without parsing the whole, and normalised. legacy.ts answers the paths of
// the first version of the API.

import { OLD_TOKEN } from "../../model/url_token.ts";

// A language in front, and the letters that pages of files and URLs once had.
const OLD_LINK = /^(?:\/[a-z]{2}(?:-[A-Za-z\d]{2,4})?)?\/(p|f|r|req)\/(.+)$/;

/** The current path for a link of an older server or client; null if the path is not such a link. */
export function movedLink(path: string): string | null {
  const [, noun, rest] = OLD_LINK.exec(path) ?? [];
  if (noun === undefined || rest === undefined) return null;
  const there = `/${noun === "req" ? "req" : "p"}/${rest}`;
  return there === path ? null : there;
}

/** The position of the path in a url that begins with scheme and host. */
export function pathIn(url: string): { start: number; end: number } {
  const start = url.indexOf("/", 8);
  const query = url.indexOf("?", start);
  return { start, end: query === -1 ? url.length : query };
}

export function pathOf({ url }: Request): string {
  const { start, end } = pathIn(url);
  return url.slice(start, end);
}

/**
 * Whether a path contains the key of a sealed link: a program along the way has replaced the # with %23. Browsers send
 * neither the # nor what follows it.
 */
export const holdsKey = (path: string): boolean =>
  path.includes("%23") && /%23(?:e1(?:\.|%2e)|age1|age-secret-key-1)/i.test(path);

/** A path as the router compares it: the router ignores one slash at the end. */
export const withoutSlash = (path: string): string =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;

/**
 * Gives each path one spelling before the router sees it. `.json` is optional under /api, the paths of the first
 * version are gathered below /p.json, and doubled slashes and slashes after .json are dropped. The request object stays
 * the same, with its body stream; only its url is replaced.
 * @returns the path
 */
export function normalisePath(request: Request): string {
  const { url } = request;
  const { start, end } = pathIn(url);
  let last = end;
  while (last > start + 1 && url[last - 1] === "/") last -= 1;
  const isJson = url.startsWith(".json", last - 5);
  const given = url.slice(start, isJson ? last : end);
  if (!isJson && !given.includes("//")) return given;
  let path = given.replace(/\/{2,}/g, "/");
  if (isJson) path = path.startsWith("/api/") ? path.slice(0, -5) : (legacyPath(path) ?? path);
  Object.defineProperty(request, "url", { value: url.slice(0, start) + path + url.slice(end) });
  return path;
}

/** Pages of other hosts may post here (CORS). */
export const OPEN_PATH = "/p.json";

// /p.json, /f/T.json, /r/T/audit.json, /en/d/active.json: older clients put a language first.
const LEGACY_PATH = /^(?:\/[a-z]{2}(?:-[A-Za-z\d]{2,4})?)?\/(?:([pfr])((?:\/[^/]+)*)|d(\/active|\/expired))\.json$/;

/** The path of the route for a path of an older client; null for every other path. */
function legacyPath(path: string): string | null {
  const match = LEGACY_PATH.exec(path);
  if (!match) return null;
  const [, letter, below = "", list] = match;
  if (list !== undefined) return `/p.json${list}`;
  return below === "" ? `/${letter}.json` : `/p.json${below}`;
}

/** Whether a path may contain a link made by another server. Any path with a percent sign may, because routes decode it. */
export const holdsOldToken = (path: string): boolean => {
  const token = /^\/(?:p|p\.json|api\/v[12]\/\w+)\/([^/.]+)/.exec(path)?.[1] ?? "";
  return token.includes("%") || OLD_TOKEN.test(token);
};

/** Whether pages of any other site may read the response, even an error. */
export const isOpenToAll = (method: string, path: string): boolean => path === OPEN_PATH && method === "POST";
