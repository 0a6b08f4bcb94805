// A person's sessions, API tokens, presets and second factors, as lines: on the account page or, for administrators, on that user's page.

import { agentWordsIn } from "../../../static/scripts/shared/agent_words.ts";
import { iso } from "../../base/clock.ts";
import type { ListedSession } from "../../domain/sign_in/session_list.ts";
import type { ApiToken } from "../../model/account.ts";
import { lifetimeOf, type OfferedPreset } from "../../model/preset.ts";
import type { Factors } from "../../model/second_factor.ts";
import type { TokenLimits } from "../../model/token.ts";
import { actHtml } from "./acts.ts";
import { howWords, scopeWords } from "./admin_log_lines.ts";
import { nothingHtml, type Reader } from "./list.ts";
import { DOT, facts, type Html, markup } from "./markup.ts";

const when = (atMs: number, { words }: Reader) => ({ when: words.relative(iso(atMs)) });

/** @param path the path for ending a session @param current the reader's own session, which cannot be ended here */
export function sessionLines(
  sessions: readonly ListedSession[],
  path: string,
  current: string,
  reader: Reader,
): Html[] {
  const { sessionsLive: live, signInsLive, agentLive } = reader.texts;
  const { say, beside } = reader.words;
  const lines = sessions.map((session) => {
    const { id, ip, how, strong } = session;
    const name = agentWordsIn(session.userAgent, agentLive, say);
    const end =
      id !== current &&
      actHtml({
        path: `${path}/${id}/end`,
        word: live.sessionEnd,
        about: `${name}, ${ip}`,
        ask: say(live.sessionEndQuestion, { name }),
        className: "danger",
      });
    const told = beside(
      ip,
      say(live.sessionBegan, when(session.createdAtMs, reader)),
      howWords(signInsLive)[how] ?? how,
      how === "passkey" || !strong ? "" : signInsLive.secondFactor,
      say(live.sessionUsed, when(session.lastUsedAtMs, reader)),
    );
    const here = id === current && markup`${DOT}${live.sessionHere}`;
    return markup`<li><div class="beside"><div><span><span class="name">${name}</span>${here}</span> <span class="meta">${facts(told)}</span></div>${end}</div></li>`;
  });
  return lines.length > 0 ? lines : [nothingHtml(live.noSessions)];
}

/** @param path the path for revoking a token @param owner the person to whom the tokens belong, if not the reader */
export function tokenLines(tokens: readonly ApiToken[], path: string, owner: string | null, reader: Reader): Html[] {
  const { accountLive: own, adminLive: live } = reader.texts;
  const { say, beside } = reader.words;
  const lines = tokens.map((token) => {
    const { id, name } = token;
    const revoke = actHtml({
      path: `${path}/${id}/revoke`,
      word: own.revoke,
      about: name,
      ask: owner === null ? say(own.revokeQuestion, { name }) : say(live.revokeQuestion, { name, email: owner }),
      className: "danger",
    });
    const made = owner === null ? say(own.made, when(token.createdAtMs, reader)) : "";
    const told = beside(...limitWords(token, reader), made, usedWords(token, reader));
    return markup`<li><div class="beside"><div><span>${nameOf(token)}</span> <span class="meta">${facts(told)}</span></div>${revoke}</div></li>`;
  });
  return lines.length > 0 ? lines : [nothingHtml(owner === null ? own.noTokens : live.noTokens)];
}

/** The presets that someone keeps, to rename or remove. New ones are saved on the page of a new push. */
export function presetLines(presets: readonly OfferedPreset[], { texts, words }: Reader): Html[] {
  const { ownPresetsLive: live, presetsLive } = texts;
  const { say, beside, duration } = words;
  return presets.map(({ name, terms }) => {
    const ms = lifetimeOf(terms);
    const { expire_after_views: n } = terms;
    const told = beside(ms === null ? "" : duration(ms), typeof n === "number" ? say(live.views, { n }) : "");
    const remove = actHtml({
      path: "/account/presets/remove",
      fields: { name },
      word: live.remove,
      about: name,
      ask: say(live.removeQuestion, { name }),
      className: "danger",
    });
    const rename = markup`<details><summary><span aria-label="${say(live.renameOf, { name })}">${live.rename}</span></summary><form class="row" method="post" action="/account/presets/rename" data-act data-conflict="${presetsLive.taken}"><input type="hidden" name="name" value="${name}"><input type="text" name="to" value="${name}" maxlength="40" required autocomplete="off" aria-label="${presetsLive.name}"><button type="submit">${presetsLive.save}</button></form></details>`;
    return markup`<li><div class="beside"><div><span class="name"><bdi>${name}</bdi></span> <span class="meta">${facts(told)}</span></div>${remove}</div>${rename}</li>`;
  });
}

/** Shorter lines, below the question whether a new password should revoke the tokens. */
export const shortTokenLines = (tokens: readonly ApiToken[], reader: Reader): Html[] =>
  tokens.map((token) => markup`<li>${nameOf(token)} ${usedWords(token, reader)}</li>`);

const nameOf = ({ name, prefix }: ApiToken): Html => markup`<bdi class="name">${name}</bdi> <code>${prefix}…</code>`;

/** The limits of a token, each in a few words; empty if it has none. */
function limitWords({ scopes, networks, expiresAtMs }: TokenLimits, reader: Reader): string[] {
  const { tokensLive: live } = reader.texts;
  const { say, list } = reader.words;
  const ends = expiresAtMs !== null && (expiresAtMs <= Date.now() ? live.tokenOver : live.tokenUntil);
  return [
    ...(scopes ? [say(live.tokenMay, { what: scopeWords(scopes, reader) })] : []),
    ...(networks ? [say(live.tokenFrom, { networks: list(networks) })] : []),
    ...(ends ? [say(ends, when(expiresAtMs, reader))] : []),
  ];
}

function usedWords({ lastUsedAtMs: atMs, lastUsedIp: address }: ApiToken, reader: Reader): string {
  const { accountLive: own, tokensLive: live } = reader.texts;
  if (atMs === null) return own.never;
  // Tokens last used before addresses were recorded have no address.
  return address === null
    ? reader.words.say(own.used, when(atMs, reader))
    : reader.words.say(live.tokenUsedFrom, { ...when(atMs, reader), address });
}

/** @param factors null if this server offers users no second factors */
export function factorLines(factors: Factors | null, reader: Reader): Html[] {
  const { adminLive: live } = reader.texts;
  const { say, beside } = reader.words;
  const line = (name: string, told: string): Html =>
    markup`<li><bdi class="name">${name}</bdi> <span class="meta">${facts(told)}</span></li>`;
  const { totp, passkeys = [], recoveryCodes: n = 0 } = factors ?? {};
  const added = (atMs: number): string => say(live.factorAdded, when(atMs, reader));
  const lines = [
    ...(totp ? [line(live.appWithCodes, added(totp.createdAtMs))] : []),
    ...passkeys.map(({ name, createdAtMs, lastUsedAtMs: usedMs }) =>
      line(name, beside(added(createdAtMs), usedMs === null ? live.never : say(live.used, when(usedMs, reader)))),
    ),
  ];
  return lines.length === 0 ? [nothingHtml(live.noFactors)] : [...lines, nothingHtml(say(live.codesLeft, { n }))];
}
