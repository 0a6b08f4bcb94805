// The check at the head of every page: if the end of a link contains a key, the page must be made for such links.
// static/link_check.ts runs in the browser, and the policy of pages allows it by its hash.

import { linkCheck } from "../../static/embed.ts" with { type: "macro" };

const SCRIPT = linkCheck();

/** How a policy names a script or a style inside the page. */
export const sourceHash = (text: string): string => `'sha256-${Bun.SHA256.hash(text, "base64")}'`;

export const LINK_CHECK_HASH = sourceHash(SCRIPT);

/** How the key at the end of a link begins, for links to a sealed push, to a sealed request, and to the answers to a request. */
const ENDS = { push: "e1", request: "age1", answers: "age-secret-key" } as const;

/** The links that a page is for. If a link ends with any other key, the page refuses to work. */
export type Takes = ReadonlyArray<keyof typeof ENDS>;

/** For a page without input that shows nothing from senders. */
export const ANY_END: Takes = ["push", "request", "answers"];

/** The script element, with the texts that it shows if the page is not for the link. */
export function linkCheckHtml(takes: Takes, { notSealed, notSealedText }: Record<string, string>): string {
  const said = { takes: takes.map((one) => ENDS[one]).join(" "), title: notSealed, words: notSealedText };
  const data = Object.entries(said).map(([name, text]) => ` data-${name}="${Bun.escapeHTML(text ?? "")}"`);
  return `<script${data.join("")}>${SCRIPT}</script>`;
}
