// The answer to every request while the database is being upgraded. It reads nothing and needs no store.

import { DIRECTIONS, type LanguageOffer, textsIn } from "../../../static/texts.ts";
import { languageAmong } from "../language.ts";

const RETRY_AFTER_SECONDS = "10";
const ERROR = "The server is upgrading its database. Nothing was stored or opened: try again in a moment.";

export function answerUpgrading(request: Request, languages: LanguageOffer): Response {
  const path = new URL(request.url).pathname.replace(/\.json$/, "");
  const headers = {
    "retry-after": RETRY_AFTER_SECONDS,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  const json = (body: object): Response => Response.json(body, { status: 503, headers });
  if (path === "/up") return json({ status: "upgrading", error: ERROR });
  if (path === "/readyz") return json({ status: "not ready", error: ERROR });
  if (!request.headers.get("accept")?.includes("text/html") || path.startsWith("/api/")) return json({ error: ERROR });
  const language = languageAmong(request, languages);
  const { upgrading, upgradingText } = textsIn(language).errorPage;
  return new Response(
    `<!doctype html><html lang="${language}" dir="${DIRECTIONS[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${upgrading}</title><h1>${upgrading}</h1><p>${upgradingText}</p></html>`,
    {
      status: 503,
      headers: {
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
      },
    },
  );
}
