// The log collector that receives events.

import { EVENT_KINDS } from "../../model/event.ts";
import { collector } from "../types/addresses.ts";
import { file, oneOf, secretText, someOf } from "../types/plain.ts";

export const SIEM = {
  "siem.url": collector().doc("Log collector that receives events; unset: none. See docs/siem.md."),
  "siem.format": oneOf(["auto", "rfc5424", "cef", "json", "json-array", "splunk", "elastic"], { default: "auto" }).doc(
    "Format of an event. Over syslog: rfc5424 (the same as auto), cef or json. Over HTTPS: json (one per line, the same as auto), json-array, splunk or elastic.",
  ),
  "siem.events": someOf(EVENT_KINDS, { default: "all" }).doc("Events that the collector receives."),
  "siem.authorization": secretText().doc(
    'Value of the Authorization header for a collector over HTTPS, such as "Splunk TOKEN".',
  ),
  "siem.ca_file": file().doc(
    "Certificates (PEM) of the authorities to trust for the collector; unset: the public ones.",
  ),
  "siem.client_cert_file": file({ needs: "siem.client_key_file" }).doc(
    "Certificate (PEM) with which this server identifies itself to the collector.",
  ),
  "siem.client_key_file": file({ needs: "siem.client_cert_file" }).doc("Key (PEM) of that certificate."),
};
