// The routes of the address for recipients: everything needed to open, download and delete one push or to answer one
// request, and the health check. Every other path is unknown there, so a new route is closed until this list names it.
// Accounts have no meaning there: sessions do not count, and API tokens are refused.

// The paths as http/routes/paths.ts spells them: /f/T.json has become /p.json/T.
const OPEN: ReadonlyArray<readonly [methods: string, path: RegExp]> = [
  ["GET", /^\/p\/[^/]+(?:\/r|\/passphrase)?\/?$/],
  ["POST", /^\/p\/[^/]+\/(?:r|reveal|expire|delete|restore|alarm|code(?:\/verify)?)$/],
  ["GET", /^\/p\/[^/]+\/holds\/[^/]+\/events$/],
  ["GET DELETE", /^\/(?:api\/v2\/pushes|p\.json)\/(?!(?:active|expired)\/?$)[^/]+\/?$/],
  ["POST", /^\/api\/v2\/pushes\/[^/]+\/(?:retrieve|codes|codes\/verify)$/],
  // The preflight that a browser sends before opener.html retrieves a push.
  ["OPTIONS", /^\/api\/v2\/pushes\/(?!(?:active|expired)\/?$)[^/]+\/?$/],
  // Says, before a view is used up, whether the link must have a part after #.
  ["GET", /^\/api\/v2\/pushes\/[^/]+\/preview\/?$/],
  ["GET POST", /^\/req\/[^/]+\/?$/],
  ["POST", /^\/req\/[^/]+\/(?:answer|code(?:\/verify)?)$/],
  ["GET", /^\/api\/v2\/requests\/(?!(?:open|ready|active|closed)\/?$)[^/]+\/?$/],
  ["POST", /^\/api\/v2\/requests\/[^/]+\/codes(?:\/verify)?$/],
  ["PATCH", /^\/api\/v2\/requests\/[^/]+\/respond\/?$/],
  // For an answer to a request only.
  ["POST", /^\/api\/v2\/uploads$/],
  ["GET POST PATCH DELETE", /^\/api\/v2\/uploads\/[\w-]+$/],
  ["GET", /^\/download\/[^/]+$/],
  ["POST", /^\/download\/zip$/],
  ["GET", /^\/assets\/[^/]+$/],
  [
    "GET",
    /^\/(?:about(?:\/accessibility)?|languages|up|readyz|robots\.txt|\.well-known\/security\.txt|favicon\.ico|apple-touch-icon\.png)$/,
  ],
];

export function isForRecipients(method: string, path: string): boolean {
  const asked = method === "HEAD" ? "GET" : method;
  return OPEN.some(([methods, pattern]) => methods.split(" ").includes(asked) && pattern.test(path));
}
