// Where the server listens: addresses, the socket, TLS.

import type { Row } from "./row.ts";

export const LISTENING = [
  { key: "host", toml: "host", type: "host", default: "127.0.0.1", doc: "Address or host name to listen on." },
  {
    key: "port",
    toml: "port",
    type: "integer",
    default: 5100,
    min: 0,
    max: 65535,
    doc: "Port to listen on; 0 takes any free port.",
  },
  {
    key: "unixSocket",
    toml: "unix_socket",
    type: "file",
    doc: "Unix socket to listen on in place of host and port; every client there counts as a trusted proxy.",
  },
  {
    key: "unixSocketMode",
    toml: "unix_socket_mode",
    type: "word",
    default: "0660",
    words: ["0600", "0660", "0666"],
    doc: "Who may connect to the Unix socket: its owner, its group too, or everybody on the host.",
  },
  {
    key: "recipients.listen",
    toml: "recipients.listen",
    type: "address",
    doc: "Second address to listen on, for recipients only: it opens links and downloads, but nobody can create or sign in there.",
  },
  {
    key: "recipients.baseUrl",
    toml: "recipients.base_url",
    type: "url",
    doc: "Address that links start with, if recipients reach the service under a different one than base_url.",
  },
  {
    key: "tls.cert",
    toml: "tls.cert",
    type: "file",
    needs: "tls.key",
    doc: "Certificate chain in PEM; with it, every TCP address speaks HTTPS. It is read again when it changes.",
  },
  {
    key: "tls.key",
    toml: "tls.key",
    type: "file",
    needs: "tls.cert",
    doc: "Private key of the certificate, in PEM, without a passphrase.",
  },
  {
    key: "tls.reloadIntervalMs",
    toml: "tls.reload_interval",
    type: "duration",
    default: "30s",
    min: "50ms",
    max: "1d",
    off: true,
    doc: "How often the certificate's files are checked for changes; off: on SIGHUP only.",
  },
  {
    key: "tls.redirectListen",
    toml: "tls.redirect_listen",
    type: "address",
    needs: "tls.cert",
    doc: "Address that speaks plain HTTP and redirects browsers to HTTPS.",
  },
  {
    key: "tls.hstsMs",
    toml: "tls.hsts",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long browsers must use HTTPS (Strict-Transport-Security, sent over HTTPS only), such as 365d.",
  },
] as const satisfies readonly Row[];
