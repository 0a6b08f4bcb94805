// What every page carries in front of its content: the check that the end of a link promises nothing that the page does
// not keep. static/link_check.ts runs in the browser, and the policy of pages allows it by its hash.

import { linkCheck } from "../../static/embed.ts" with { type: "macro" };

const SCRIPT = linkCheck();

/** What a policy names a script or a style by that stands in the page. */
export const sourceHash = (text: string): string => `'sha256-${Bun.SHA256.hash(text, "base64")}'`;

export const LINK_CHECK_HASH = sourceHash(SCRIPT);

/** How the end of a link begins: of a sealed push, of a sealed request, and of what collects its answers. */
const ENDS = { push: "e1", request: "age1", answers: "age-secret-key" } as const;

/** Whose links a page is for. Any other end with a key makes it refuse. */
export type Takes = ReadonlyArray<keyof typeof ENDS>;

/** Of a page that asks for nothing, and shows nothing of what anybody sent. */
export const ANY_END: Takes = ["push", "request", "answers"];

/** The script element, with what it says where the page is not for the link. */
export function linkCheckHtml(takes: Takes, { notSealed, notSealedText }: Record<string, string>): string {
  const said = { takes: takes.map((one) => ENDS[one]).join(" "), title: notSealed, words: notSealedText };
  const data = Object.entries(said).map(([name, text]) => ` data-${name}="${Bun.escapeHTML(text ?? "")}"`);
  return `<script${data.join("")}>${SCRIPT}</script>`;
}
