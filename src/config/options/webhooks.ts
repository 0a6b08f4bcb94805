// Where this server reports what happens to pushes, and where users may have their own reports sent.

import { EVENT_KINDS } from "../../model/event.ts";
import type { Row } from "./row.ts";

export const WEBHOOKS = [
  {
    key: "webhooks.url",
    toml: "webhooks.url",
    type: "secretUrl",
    doc: "Where this instance sends the events of all pushes; unset: nowhere.",
  },
  {
    key: "webhooks.secret",
    toml: "webhooks.secret",
    type: "signingSecrets",
    needs: "webhooks.url",
    doc: "The secret that signs them; during a change two, the new one first, separated by a space.",
  },
  {
    key: "webhooks.events",
    toml: "webhooks.events",
    type: "words",
    default: EVENT_KINDS.filter((kind) => kind.startsWith("push.")),
    words: EVENT_KINDS,
    doc: "Which events are sent to webhooks.url.",
  },
  {
    key: "webhooks.template",
    toml: "webhooks.template",
    type: "word",
    default: "standard",
    words: ["standard", "ntfy", "mattermost", "slack", "teams"],
    doc: "Form of what is sent to webhooks.url: Standard Webhooks, or the message of a chat.",
  },
  {
    key: "webhooks.allow",
    toml: "webhooks.allow",
    type: "targets",
    default: [],
    doc: "Where users may have their own webhooks; none: users have no webhooks.",
  },
  {
    key: "webhooks.caFile",
    toml: "webhooks.ca_file",
    type: "file",
    doc: "PEM file of certificate authorities that webhooks also trust.",
  },
] as const satisfies readonly Row[];
