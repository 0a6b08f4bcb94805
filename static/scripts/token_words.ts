// What an API token may do, from where and until when, in words; for its owner and for administrators.

import { listWords, relativeWords, say, textsOf } from "./dom.ts";

export interface LimitedToken {
  scopes: readonly Scope[] | null;
  networks: readonly string[] | null;
  expires_at: string | null;
  last_used_at: string | null;
  last_used_ip: string | null;
}

type Scope = "create" | "read" | "audit" | "expire" | "admin";

const texts = textsOf("tokensLive");
const SCOPE_WORDS: Record<Scope, string> = {
  create: texts.tokenCreate,
  read: texts.tokenRead,
  audit: texts.tokenAudit,
  expire: texts.tokenExpire,
  admin: texts.tokenAdmin,
};

/** Its limits, each as a few words; none where it has none. */
export function limitWords({ scopes, networks, expires_at: expires }: LimitedToken): string[] {
  const words: string[] = [];
  if (scopes) words.push(say(texts.tokenMay, { what: listWords(scopes.map((scope) => SCOPE_WORDS[scope])) }));
  if (networks) words.push(say(texts.tokenFrom, { networks: listWords(networks) }));
  if (expires !== null) {
    const isOver = Date.parse(expires) <= Date.now();
    words.push(say(isOver ? texts.tokenOver : texts.tokenUntil, { when: relativeWords(expires) }));
  }
  return words;
}

/** When and from where it was last used. @param own the texts of the page */
export function usedWords(
  { last_used_at: at, last_used_ip: address }: LimitedToken,
  own: { never: string; used: string },
): string {
  if (at === null) return own.never;
  const when = relativeWords(at);
  // Tokens that were last used before addresses were kept have none.
  return address === null ? say(own.used, { when }) : say(texts.tokenUsedFrom, { when, address });
}
