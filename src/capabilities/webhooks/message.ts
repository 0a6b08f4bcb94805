// The messages of a webhook: the JSON of Standard Webhooks, or a text for a chat. Visitors choose the name of their browser, and
// owners the names of their pushes, so a chat gets these words as text, never as markup, mentions or links.

import { iso } from "../../base/clock.ts";
import type { HookExtra, HookTemplate } from "./hooks.ts";
import { type StoredEvent, type ToldKind, wordsOf } from "../../model/event.ts";
import { isExpired, type PushRecord, viewsRemaining } from "../../model/push.ts";

/** The facts about a push at the time when its event is reported. */
export interface ToldPush {
  /** Identifies the push, but cannot open it. */
  id: string;
  /** Null once the push is purged. */
  record: PushRecord | null;
  /** Only those that the hook includes. */
  extras: Partial<Record<HookExtra, string>>;
}

export interface ToldEvent {
  kind: ToldKind | "hook.test";
  atMs: number;
  push: ToldPush | null;
  client: StoredEvent["client"] | null;
  detail: StoredEvent["detail"];
}

export function messageOf(template: HookTemplate, url: string, event: ToldEvent): { url: string; body: string } {
  switch (template) {
    case "standard":
      return { url, body: JSON.stringify(standard(event)) };
    case "ntfy":
      return ntfy(url, event);
    case "mattermost":
      return { url, body: JSON.stringify({ text: chatText(event, "**", (text) => text) }) };
    case "slack":
      return { url, body: JSON.stringify({ text: chatText(event, "*", escapeSlack) }) };
    case "teams":
      return { url, body: JSON.stringify(adaptiveCard(event)) };
  }
}

function standard({ kind, atMs, push, client, detail }: ToldEvent): object {
  return {
    type: kind,
    timestamp: iso(atMs),
    data: {
      push: push && {
        id: push.id,
        ...push.extras,
        ...(push.record && {
          kind: push.record.kind,
          views_counted: push.record.viewsCounted,
          views_remaining: viewsRemaining(push.record),
          expired: isExpired(push.record, atMs),
          created_at: iso(push.record.createdAtMs),
          expires_at: iso(push.record.expiresAtMs),
        }),
      },
      client: client && { ip: client.ip, user_agent: client.userAgent },
      ...detail,
    },
  };
}

const titleOf = (kind: ToldEvent["kind"]): string =>
  kind === "hook.test" ? "This is a test message of Secret Push" : wordsOf(kind).title;
const ENDS: Record<string, string> = { views: "by its last view", time: "because its time is up", hand: "by hand" };
/** Longer than any browser's name. */
const MAX_CHARACTERS = 300;

/** The facts to report, most important first. Strangers can choose the words in values. */
function factsOf({ kind, push, client, detail }: ToldEvent): Array<[label: string, value: string]> {
  const facts: Array<[string, string | undefined]> = [
    ["Push", push?.extras.name],
    ["Ended", kind === "push.expired" || kind === "request.closed" ? ENDS[String(detail["by"])] : undefined],
    ["Views left", push?.record ? String(viewsRemaining(push.record)) : undefined],
    ["What", kind === "condition.began" ? String(detail["says"]) : undefined],
    ["Fix", kind === "condition.began" ? String(detail["mend"]) : undefined],
    ["Command", kind === "condition.began" ? String(detail["command"] ?? "") : undefined],
    ["What", kind === "condition.ended" ? `${detail["condition"]} ${detail["subject"]}` : undefined],
    ["From", client?.ip],
    ["With", client?.userAgent],
    ["Link", push?.extras.link],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, oneLine(value)]] : []));
}

const oneLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, " ").slice(0, MAX_CHARACTERS);

/** Values are in code spans, in which no chat looks for mentions or links. */
function chatText(event: ToldEvent, bold: string, escape: (text: string) => string): string {
  const facts = factsOf(event).map(([label, value]) => `${label}: \`${escape(value.replaceAll("`", "'"))}\``);
  return [`${bold}${titleOf(event.kind)}${bold}`, ...facts].join("\n");
}

const escapeSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Chat apps turn bare addresses into links, and a stranger chose the browser's name. */
const unlinked = (text: string): string => text.replaceAll("://", ": //").replaceAll(/\.(?=\p{L})/gu, " .");

/** @throws URIError if a percent sign is not followed by a valid code */
export const ntfyTopic = (pathname: string): string => decodeURIComponent(pathname.split("/").at(-1) ?? "");

/** Posts to the root of the server: the address of a topic takes the title from a header, which can contain only Latin letters. */
function ntfy(address: string, event: ToldEvent): { url: string; body: string } {
  const url = new URL(address);
  const [topic = ""] = url.pathname.split("/").slice(-1);
  url.pathname = url.pathname.slice(0, url.pathname.length - topic.length);
  const facts = factsOf(event).map(([label, value]) => `${label}: ${label === "With" ? unlinked(value) : value}`);
  const title = titleOf(event.kind);
  return {
    url: url.href,
    body: JSON.stringify({ topic: ntfyTopic(topic), title, message: facts.join("\n") || title }),
  };
}

/** Cards understand some Markdown: square brackets become round ones, and the other marks of Markdown become spaces. */
const plain = (text: string): string =>
  text
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replaceAll(/[*_`<>~]/g, " ");

const adaptiveCard = (event: ToldEvent): object => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      contentUrl: null,
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [
          { type: "TextBlock", weight: "Bolder", wrap: true, text: titleOf(event.kind) },
          {
            type: "FactSet",
            facts: factsOf(event).map(([title, value]) => ({ title, value: title === "Link" ? value : plain(value) })),
          },
        ],
      },
    },
  ],
});
