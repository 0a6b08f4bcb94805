// How operators observe the server, and where it reports what happens to pushes: metrics and the log, the log collector, webhooks
// and the hosts that users' webhooks may address.

import { EVENT_KINDS } from "../../model/event.ts";
import { address, collector, secretUrl, targets } from "../types/addresses.ts";
import { file, oneOf, signingSecrets, someOf } from "../types/plain.ts";

export const OBSERVING = {
  "metrics.listen": address().doc(
    "Address that serves Prometheus metrics at /metrics (plain HTTP, no authentication). If not set, there are no metrics.",
  ),
  "log.level": oneOf(["debug", "info", "warn", "error"], { default: "info" }).doc(
    "Lowest level of log lines to write.",
  ),
  "log.format": oneOf(["text", "json"], { default: "text" }).doc("Format of a log line."),
};

export const SIEM = {
  "siem.url": collector().doc("Log collector that receives events. If not set, there is none. See docs/events.md."),
  "siem.events": someOf(EVENT_KINDS, { default: "all" }).doc("Events that the collector receives."),
  "siem.ca_file": file().doc(
    "Certificates (PEM) of the authorities to trust for the collector. If not set, the public ones.",
  ),
  "siem.client_cert_file": file({ needs: "siem.client_key_file" }).doc(
    "Certificate (PEM) with which this server identifies itself to the collector.",
  ),
  "siem.client_key_file": file({ needs: "siem.client_cert_file" }).doc("Key (PEM) of that certificate."),
};

export const WEBHOOKS = {
  "webhooks.url": secretUrl().doc("Address that receives the events of all links. If not set, there is none."),
  "webhooks.secret": signingSecrets({ needs: "webhooks.url" }).doc(
    "Secret that signs the messages. While you change it, set the new and the old one, separated by a space.",
  ),
  "webhooks.events": someOf(EVENT_KINDS, { default: EVENT_KINDS.filter((kind) => kind.startsWith("push.")) }).doc(
    "Events that webhooks.url receives.",
  ),
  "webhooks.template": oneOf(["standard", "ntfy", "mattermost", "slack", "teams"], { default: "standard" }).doc(
    "Format for webhooks.url: Standard Webhooks, or a message for a chat.",
  ),
  "webhooks.allow": targets({ default: [] }).doc(
    "Hosts that users' own webhooks may address; none: users cannot have webhooks.",
  ),
  "webhooks.ca_file": file().doc(
    "Certificates (PEM) of authorities that webhooks trust in addition to the authorities that the system trusts.",
  ),
};
