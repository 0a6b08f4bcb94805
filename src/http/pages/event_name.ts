// Kinds of events in words.

import type { Strings } from "../../../static/texts.ts";

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
