// The query of a request, without parsing the rest of its URL.

export function queryOf({ url }: Request): URLSearchParams {
  const start = url.indexOf("?");
  return start === -1 ? NONE : new URLSearchParams(url.slice(start));
}

const NONE = new URLSearchParams();
