// Where this server reports what happens to pushes, and where webhooks of users may lead.

import { EVENT_KINDS } from "../../model/event.ts";
import { secretUrl, targets } from "../types/addresses.ts";
import { file, oneOf, signingSecrets, someOf } from "../types/plain.ts";

export const WEBHOOKS = {
  "webhooks.url": secretUrl().doc("Address that receives the events of all pushes; unset: none."),
  "webhooks.secret": signingSecrets({ needs: "webhooks.url" }).doc(
    "Secret that signs them. While you change it: the new one and the old one, separated by a space.",
  ),
  "webhooks.events": someOf(EVENT_KINDS, { default: EVENT_KINDS.filter((kind) => kind.startsWith("push.")) }).doc(
    "Events that webhooks.url receives.",
  ),
  "webhooks.template": oneOf(["standard", "ntfy", "mattermost", "slack", "teams"], { default: "standard" }).doc(
    "Format for webhooks.url: Standard Webhooks, or a message for a chat.",
  ),
  "webhooks.allow": targets({ default: [] }).doc(
    "Hosts that users' own webhooks may lead to; none: users cannot have webhooks.",
  ),
  "webhooks.ca_file": file().doc(
    "Certificates (PEM) of authorities that webhooks trust in addition to those that the system trusts.",
  ),
};
