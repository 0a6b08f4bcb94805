// Where this server reports what happens to pushes, and where users may have their own reports sent.

import { EVENT_KINDS } from "../../model/event.ts";
import { secretUrl, targets } from "../types/addresses.ts";
import { file, oneOf, signingSecrets, someOf } from "../types/plain.ts";

export const WEBHOOKS = {
  "webhooks.url": secretUrl().doc("Where this instance sends the events of all pushes; unset: nowhere."),
  "webhooks.secret": signingSecrets({ needs: "webhooks.url" }).doc(
    "The secret that signs them; during a change two, the new one first, separated by a space.",
  ),
  "webhooks.events": someOf(EVENT_KINDS, { default: EVENT_KINDS.filter((kind) => kind.startsWith("push.")) }).doc(
    "Which events are sent to webhooks.url.",
  ),
  "webhooks.template": oneOf(["standard", "ntfy", "mattermost", "slack", "teams"], { default: "standard" }).doc(
    "Form of what is sent to webhooks.url: Standard Webhooks, or the message of a chat.",
  ),
  "webhooks.allow": targets({ default: [] }).doc(
    "Where users may have their own webhooks; none: users have no webhooks.",
  ),
  "webhooks.ca_file": file().doc("PEM file of certificate authorities that webhooks also trust."),
};
