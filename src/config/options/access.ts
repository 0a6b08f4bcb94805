// Who may create pushes and sign in, and for how long.

import { boolean, duration, oneOf } from "../types/plain.ts";

export const ACCESS = {
  allow_anonymous: boolean({ default: true }).doc("Whether people without an account may create links."),
  "api.edition": oneOf(["oss", "commercial"], { default: "oss" }).doc(
    "Edition that the API reports. Password Pusher's own command line uses requests only if this is commercial. The setting changes nothing else.",
  ),
  file_attachments_require_authentication: boolean({ default: true }).doc(
    "Whether only people with an account may attach files.",
  ),
  session_lifetime: duration({ default: "14d", min: "5m", max: "365d" }).doc(
    "How long users stay signed in after their last visit.",
  ),
  session_max_age: duration({ default: "30d", min: "5m", max: "365d" }).doc(
    "Longest time that users stay signed in, no matter how often they visit.",
  ),
  local_sign_in: oneOf(["all", "admins", "off"], { default: "all" }).doc(
    "Who may sign in with a password of this server: everyone who has one, administrators only, or no one, so that everyone uses the company's sign-in. The setting also governs sign-up, invitations and password links.",
  ),
  refuse_common_passwords: boolean({ default: true }).doc(
    "Whether to refuse new passwords that attackers guess first: the most common ones, parts of the person's address, and the program's name.",
  ),
  passphrase_in_query: boolean({ default: true }).doc(
    "Whether the API accepts a passphrase in the URL of a request, the way Password Pusher clients send it. If false, a passphrase is accepted only in the header X-Passphrase or in the body, so that it does not end up in the logs of proxies.",
  ),
  allow_sign_up: boolean({ default: false }).doc(
    "Whether anyone may create an account; if false, administrators add users.",
  ),
  require_mfa: oneOf(["off", "admins", "all"], { default: "off" }).doc(
    "Who must have a second factor: no one, administrators, or everyone. People who sign in through an OpenID provider need none here, and API tokens keep working.",
  ),
};
