// Sends one message to a webhook, signed with each valid secret as Standard Webhooks specifies.

import { createHmac } from "node:crypto";
import { STATUS_CODES } from "node:http";

import { newToken } from "../../base/crypto.ts";
import { signingKeyOf } from "../../base/signing_secret.ts";
import type { HookSettings, HookTrial } from "./hooks.ts";
import { messageOf, type ToldEvent } from "./message.ts";
import { type Answer, type OutboundHttp, Unreachable } from "./outbound_http.ts";

interface HookMessage {
  /** Stays the same if the message is repeated. */
  id: string;
  event: ToldEvent;
}

/** @throws Unreachable */
export function postMessage(
  reach: OutboundHttp,
  settings: HookSettings,
  { id, event }: HookMessage,
  nowMs: number,
): Promise<Answer> {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const { url, body } = messageOf(settings.template, settings.url, event);
  const live = settings.secrets.filter(({ untilMs }) => untilMs === null || untilMs > nowMs);
  const signatures = live.map(({ secret }) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`);
  return reach.post(
    url,
    {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      ...(signatures.length > 0 ? { "webhook-signature": signatures.join(" ") } : {}),
    },
    body,
  );
}

export async function tryHook(reach: OutboundHttp, settings: HookSettings, nowMs: number): Promise<HookTrial> {
  const startMs = performance.now();
  const passed = (): number => Math.round(performance.now() - startMs);
  const event: ToldEvent = { kind: "hook.test", atMs: nowMs, push: null, client: null, detail: {} };
  try {
    const answer = await postMessage(reach, settings, { id: `msg_${newToken(22)}`, event }, nowMs);
    return { status: answer.status, failure: isTaken(answer) ? null : sentenceFor(answer), ms: passed() };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { status: null, failure: error.message, ms: passed() };
  }
}

export const isTaken = ({ status }: Answer): boolean => status >= 200 && status < 300;
export const sentenceFor = ({ status }: Answer): string =>
  `the receiver answered ${status} ${STATUS_CODES[status] ?? ""}`.trim();

const signatureOf = (secret: string, signed: string): string =>
  createHmac("sha256", signingKeyOf(secret) ?? "")
    .update(signed)
    .digest("base64");
