// The text at the head of the API reference: the ground rules, the errors, and this server's own limits.

import { formatBytes, formatDuration } from "../../base/units.ts";
import type { FileLimits } from "../../domain/files/files.ts";
import { POLICY_ROLES } from "../../model/policy.ts";
import { count } from "../../model/fields.ts";
import { MAX_NOTE_BYTES, MAX_QR_CHARACTERS } from "../../model/push_fields.ts";
import type { KindRules, PushRules } from "../../model/rules.ts";
import { ERRORS } from "./openapi.ts";
import { policyWords, type RulesByRole } from "../../model/rules_by_role.ts";

export interface IntroductionOptions {
  files: { limits: FileLimits };
  fileAttachmentsRequireAuthentication: boolean;
  rules: PushRules;
  rulesByRole: RulesByRole;
  baseUrl: string | null;
  allowAnonymous: boolean;
  requestsEnabled: boolean;
}

export function introduction(options: IntroductionOptions): string {
  const { rules, allowAnonymous, baseUrl } = options;
  const server = baseUrl ?? EXAMPLE_SERVER;
  return `
Store a secret as a **push**, share its link, and have it expire after days, after views, or by hand.
This is the JSON API v2 of Password Pusher: clients that speak it work here unchanged.

\`\`\`sh
curl ${server}/api/v2/pushes \\
  --json '{"push": {
    "payload": "correct horse",
    "expire_after_views": 1
  }}'
\`\`\`

On the command line, \`secretpush push --server ${server}\` asks for a secret and prints its link.

## Ground rules
- Every answer under \`/api\` is JSON, errors included, whatever \`Accept\` says; only answers to uploads may be empty. Each has \`Cache-Control: no-store\`.
- Every path also answers with a \`.json\` suffix: \`/api/v2/version.json\`.
- Bodies are \`application/json\`, \`application/x-www-form-urlencoded\` or \`multipart/form-data\`, except the parts of uploads. In forms the fields have bracket names: \`push[payload]\`.
- Unknown keys are ignored and come back in the header \`X-Ignored\`; in version 2, so are fields beside \`push\` or \`request\`. With \`Prefer: handling=strict\`, both get a 422. Known keys are checked, and all problems are listed at once.
- Times are in UTC, with milliseconds: \`2026-01-01T01:00:00.000Z\`.
- \`HEAD\` answers like \`GET\` without a body and has no effect: it counts no view and leaves no trace.
- Lists with pages have 50 entries a page, unless \`per_page\` says otherwise; a page past the end is empty.
- Every answer in JSON has an \`X-Request-Id\`, which the server's log contains too.

## Who is calling
${
  allowAnonymous
    ? "Pushes can be created and retrieved without a token. With a token, they belong to its user, who can list them and read their audit logs."
    : `On this server, every call needs an API token, except ${options.requestsEnabled ? "to read the version, and to read or answer a request" : "to read the version"}.`
} Send \`Authorization: Bearer TOKEN\` or \`X-User-Token: TOKEN\`. A token that is not valid or has expired is refused with 401, except by the paths of the version.

A token may have limits: **scopes** (each operation below names those it needs), networks it works from, and a time to live. Outside its scopes or networks the answer is 403, even if the request would work without a token.

## Errors
| Status | When | For example |
|---|---|---|
${Object.entries(ERRORS)
  .map(([status, { words, example }]) => `| ${status} | ${words} | \`${JSON.stringify(example)}\` |`)
  .join("\n")}

A wrong or missing passphrase is a 401 too. While a caller waits for a held push, the 403 also has \`hold\`. An unknown path is a 404 with \`{"error":"Not Found"}\`.

No error contains a payload, a passphrase, an API token or a whole \`url_token\`.

${endToEnd(rules)}## Limits of this server
${limits(rules)}

${policies(options)}${fileLimits(options)}
`.trim();
}

const E2E_POLICY = {
  offered: "",
  preferred: " This server prefers them.",
  required: " This server accepts nothing else: a push without `e2e` is a 422.",
};

const endToEnd = ({ e2e, enabled }: PushRules): string =>
  e2e === "off"
    ? ""
    : `## End-to-end encryption
With \`e2e\`, the sender's program has already encrypted the push, and only the whole link opens it: the key is in the part after \`#\`, which is never sent.${E2E_POLICY[e2e]}

- \`payload\` is the ASCII armor of an age file (age-encryption.org/v1) for one passphrase${enabled.file ? "; each file is a binary age file, and the payload then contains the names and types of the files" : ""}. Anything else is a 422, so nothing is stored if a client forgets to encrypt. The size of the armor counts as the payload's.
- \`passphrase\` is never the passphrase itself, but a value derived from it and the key: 43 characters of base64url.
- Records and the preview contain \`"e2e": true\`. A client then asks for the part after \`#\` before it uses up a view.

`;

const EXAMPLE_SERVER = "https://push.example";
const NAMES = { text: "Text", url: "URL", file: "Files", qr: "QR code" } as const;

function limits({ kinds, enabled, maxPayloadBytes }: PushRules): string {
  const range = (kind: KindRules, unit: "Days" | "Views"): string =>
    `${kind[`expireAfter${unit}Min`]} to ${kind[`expireAfter${unit}Max`]} (${kind[`expireAfter${unit}Default`]})`;
  const rows = (Object.keys(NAMES) as Array<keyof typeof NAMES>).map((kind) =>
    enabled[kind]
      ? `| ${NAMES[kind]} | ${range(kinds[kind], "Days")} | ${range(kinds[kind], "Views")} |`
      : `| ${NAMES[kind]} | switched off | |`,
  );
  return `
| Kind | Days (default) | Views (default) |
|---|---|---|
${rows.join("\n")}

A payload has up to ${count(maxPayloadBytes)} bytes of UTF-8, the payload of a QR code up to ${count(MAX_QR_CHARACTERS)} characters, and a note up to ${count(MAX_NOTE_BYTES)} bytes.
`.trim();
}

const ROLE_WORDS = { anonymous: "without an account", user: "users", admin: "administrators and auditors" };

function policies({ rulesByRole }: IntroductionOptions): string {
  const rows = POLICY_ROLES.flatMap((role) => {
    const words = policyWords(rulesByRole.pushes[role]);
    return words === "" ? [] : `| ${ROLE_WORDS[role]} | ${words} |`;
  });
  // Memberships and names of groups are not public.
  const groups =
    rulesByRole.groups.length === 0
      ? ""
      : "Members of some groups have stricter limits: if a push breaks a group's policy, the 422 names it.\n\n";
  if (rows.length === 0) return groups;
  return `In addition, each of these policies applies to the people in its row. A 422 names the policy that a push breaks. If days, views or \`covered\` are left out, they take a default that the policy allows.

| Who | Policy |
|---|---|
${rows.join("\n")}

${groups}`;
}

function fileLimits({ rules, files, fileAttachmentsRequireAuthentication, baseUrl }: IntroductionOptions): string {
  if (!rules.enabled.file) return "Files are switched off.";
  const { maxFiles, maxFileBytes, maxPushBytes, uploadsAtOncePerCaller, linkLifeMs } = files.limits;
  return `
A push can have up to ${maxFiles} files of up to ${formatBytes(maxFileBytes)} each and ${formatBytes(maxPushBytes)} together; one caller may run ${uploadsAtOncePerCaller} uploads at once. Pushing files needs ${fileAttachmentsRequireAuthentication ? "an API token" : "no token"}. Send them as a form, or small ones inside JSON as base64:

\`\`\`sh
curl -H "Authorization: Bearer TOKEN" -F 'push[files][]=@report.pdf' -F 'push[expire_after_views]=1' ${baseUrl ?? EXAMPLE_SERVER}/api/v2/pushes
\`\`\`

A retrieval returns a link to each file. It works for ${formatDuration(linkLifeMs)} without any header, supports \`Range\`, and counts no view. If the push is locked, the link needs \`X-Recipient-Proof\`. It stops working as soon as the push is deleted.
`.trim();
}
