// Where the server listens, and how clients reach it: addresses, the socket, TLS, proxies.

import { acmeDirectory, address, domains, host, hosts, mailbox, networks, url } from "../types/addresses.ts";
import { boolean, duration, file, integer, line, oneOf, secretText } from "../types/plain.ts";

export const LISTENING = {
  host: host({ default: "127.0.0.1" }).doc("Address or host name to listen on."),
  port: integer({ default: 5100, min: 0, max: 65_535 }).doc("Port to listen on; 0 takes any free port."),
  unix_socket: file().doc(
    "Unix socket to listen on instead of host and port. Each of its clients counts as a trusted proxy.",
  ),
  unix_socket_mode: oneOf(["0600", "0660", "0666"], { default: "0660" }).doc(
    "Who may connect to the Unix socket: its owner, also its group, or everyone on the host.",
  ),
  "recipients.listen": address().doc(
    "Second address to listen on, for recipients only: people can open links and download files there, but not create links or sign in.",
  ),
  "recipients.base_url": url().doc(
    "Address that links start with, if recipients reach the service at an address other than base_url.",
  ),
  "recipients.required": boolean({ default: false }).doc(
    "Whether every link and every request must name the only people who may open or answer it, no matter who creates it.",
  ),
  "recipients.domains": domains({ default: [] }).doc(
    "Domains that recipients' addresses must be in; none: any domain. *.example.org stands for all domains below example.org.",
  ),
  "recipients.refused_domains": domains({ default: [] }).doc(
    "Domains that no recipient's address may be in; none: no domain is refused.",
  ),
  "tls.cert": file({ needs: "tls.key" }).doc(
    "Certificate chain (PEM). With it, the server speaks HTTPS on host and port, and on recipients.listen. The file is read again when it changes.",
  ),
  "tls.key": file({ needs: "tls.cert" }).doc("Private key of the certificate (PEM), without a passphrase."),
  "tls.reload_interval": duration({ default: "30s", min: "50ms", max: "1d", off: true }).doc(
    "How often to check the certificate's files for changes; off: only on SIGHUP.",
  ),
  "tls.redirect_listen": address().doc(
    "Address that speaks plain HTTP and redirects browsers to HTTPS. An ACME authority sends its challenges there, to port 80 of each name.",
  ),
  "tls.hsts": duration({ default: "off", min: "0s", max: "10y", off: true }).doc(
    "How long browsers must use HTTPS (Strict-Transport-Security, sent over HTTPS only), such as 365d.",
  ),
  "tls.acme.directory": acmeDirectory().doc(
    "Directory URL of the ACME authority, your own or a public one, that issues and renews the certificate, in place of tls.cert and tls.key. If not set, no certificate is ordered.",
  ),
  "tls.acme.accept_terms": boolean({ default: false }).doc(
    "Whether you accept the authority's terms of service. Most public authorities insist on that.",
  ),
  "tls.acme.contact": mailbox({ needs: "tls.acme.directory" }).doc(
    "Email address at which the authority may notify you of problems.",
  ),
  "tls.acme.ca_file": file({ needs: "tls.acme.directory" }).doc(
    "Certificates (PEM) of the authority that signed the directory's own certificate, if this host does not trust it.",
  ),
  "tls.acme.eab_kid": line({ needs: "tls.acme.eab_hmac_key" }).doc(
    "Key identifier for authorities that bind accounts to customers (external account binding).",
  ),
  "tls.acme.eab_hmac_key": secretText({ needs: "tls.acme.directory" }).doc(
    "Key that belongs to tls.acme.eab_kid, in base64 as the authority gave it.",
  ),
  "tls.acme.names": hosts({ needs: "tls.acme.directory" }).doc(
    "Host names and addresses that the certificate is for. If not set, the hosts of base_url and recipients.base_url.",
  ),
  base_url: url().doc(
    "Address that links start with, such as https://push.example.org. If not set, it is taken from each request.",
  ),
  previous_server: url().doc(
    "Address at which the Password Pusher that this server replaces still answers. Its links are redirected there, so that they keep working under the known host name. If not set, such links do not work.",
  ),
  trusted_proxies: networks({ default: ["127.0.0.0/8", "::1/128"] }).doc(
    "Reverse proxies whose forwarded headers are trusted.",
  ),
};
