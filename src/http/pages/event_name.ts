// Kinds and receivers of events in words.

import type { Strings } from "../../../static/texts.ts";
import type { Subscription } from "../../model/event.ts";

/** A kind without words shows its own name. */
export function eventName(
  kind: string,
  { eventNamesLive, signInsLive, adminLog, health, serverFacts }: Strings,
): string {
  const names: Readonly<Record<string, string>> = {
    ...eventNamesLive,
    "signin-failed": signInsLive.signInFailed,
    "admin-changed": adminLog.title,
    "condition-began": health.open,
    "mail-send": serverFacts.mail,
  };
  return names[kind.replace(".", "-")] ?? kind;
}

/** How a receiver of events is called. Those of people have names that they chose. */
export function receiverName(
  { target, name }: Pick<Subscription, "target" | "name">,
  { serverFacts }: Strings,
): string {
  if (target === "mail") return serverFacts.mail;
  return target === "siem" ? "SIEM" : name;
}
