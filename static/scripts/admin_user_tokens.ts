// For administrators: the API tokens of one user.

import { actionButton, emptyLine, failed, texts } from "./admin_shared.ts";
import { askText, besideWords, make, refill, request, say, waitOn } from "./dom.ts";
import { type LimitedToken, limitWords, usedWords } from "./token_words.ts";

interface Token extends LimitedToken {
  id: number;
  name: string;
  prefix: string;
}

interface Owner {
  id: number;
  email: string;
}

export async function fillTokens(list: HTMLElement, owner: Owner): Promise<void> {
  const answer = await waitOn(list, request<Token[]>("GET", `/admin/data/users/${owner.id}/tokens`));
  if (failed(answer)) return;
  refill(
    list,
    answer.body.map((token) => tokenLine(token, owner, list)),
  );
  if (answer.body.length === 0) list.append(emptyLine(texts.noTokens));
}

function tokenLine(token: Token, owner: Owner, list: HTMLElement): HTMLElement {
  const told = besideWords(...limitWords(token), usedWords(token, texts));
  const revoke = async (): Promise<void> => {
    if (!(await askText(say(texts.revokeQuestion, { name: token.name, email: owner.email }), texts.revoke))) return;
    const path = `/admin/data/users/${owner.id}/tokens/${token.id}`;
    if (!failed(await request("DELETE", path))) await fillTokens(list, owner);
  };
  const button = actionButton(texts.revoke, revoke, true);
  button.setAttribute("aria-label", `${texts.revoke}: ${token.name}`);
  const bold = make("bdi", { className: "name" }, token.name);
  const name = make("span", null, bold, " ", make("code", null, `${token.prefix}…`));
  return make("li", null, make("div", { className: "head" }, name, button), make("span", { className: "meta" }, told));
}
