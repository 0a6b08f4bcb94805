// The log collector that receives events.

import { EVENT_KINDS } from "../../model/event.ts";
import type { Row } from "./row.ts";

export const SIEM = [
  {
    key: "siem.url",
    toml: "siem.url",
    type: "collector",
    doc: "Collector of logs that is told of events; unset: none. See docs/siem.md.",
  },
  {
    key: "siem.format",
    toml: "siem.format",
    type: "word",
    default: "auto",
    words: ["auto", "rfc5424", "cef", "json", "json-array", "splunk", "elastic"],
    doc: "How an event is written. Over syslog: rfc5424 (which auto means), cef or json. Over HTTPS: json (lines, which auto means), json-array, splunk or elastic.",
  },
  {
    key: "siem.events",
    toml: "siem.events",
    type: "words",
    default: EVENT_KINDS,
    words: EVENT_KINDS,
    doc: "Which events the collector is told of.",
  },
  {
    key: "siem.authorization",
    toml: "siem.authorization",
    type: "secretText",
    doc: 'Value of the Authorization header for a collector over HTTPS, such as "Splunk TOKEN".',
  },
  {
    key: "siem.caFile",
    toml: "siem.ca_file",
    type: "file",
    doc: "Certificates (PEM) of the authority that the collector's certificate is from; unset: the public ones.",
  },
  {
    key: "siem.clientCertFile",
    toml: "siem.client_cert_file",
    type: "file",
    needs: "siem.client_key_file",
    doc: "Certificate (PEM) with which this server identifies itself to the collector.",
  },
  {
    key: "siem.clientKeyFile",
    toml: "siem.client_key_file",
    type: "file",
    needs: "siem.client_cert_file",
    doc: "Key (PEM) of that certificate.",
  },
] as const satisfies readonly Row[];
