// Who may create pushes and sign in, and for how long.

import { boolean, duration, oneOf } from "../types/plain.ts";

export const ACCESS = {
  allow_anonymous: boolean({ default: true }).doc("Whether people without an account may create pushes."),
  "api.edition": oneOf(["oss", "commercial"], { default: "oss" }).doc(
    "Edition that the API reports; the official command line of Password Pusher uses requests only where it is commercial. It changes nothing else.",
  ),
  file_attachments_require_authentication: boolean({ default: true }).doc(
    "Whether only people with an account may attach files.",
  ),
  session_lifetime: duration({ default: "14d", min: "5m", max: "365d" }).doc(
    "How long users stay signed in after their last visit.",
  ),
  session_max_age: duration({ default: "30d", min: "5m", max: "365d" }).doc(
    "How long users stay signed in at most, however often they come.",
  ),
  local_sign_in: oneOf(["all", "admins", "off"], { default: "all" }).doc(
    "Who may sign in with a password of this server: everybody who has one, administrators, or nobody because all use the company's sign-in. Sign-up, invitations and password links follow it.",
  ),
  refuse_common_passwords: boolean({ default: true }).doc(
    "Whether a new password may be none of the commonest, which guessing tries first.",
  ),
  allow_sign_up: boolean({ default: false }).doc(
    "Whether anybody may create an account; if false, administrators add users.",
  ),
  require_mfa: oneOf(["off", "admins", "all"], { default: "off" }).doc(
    "Who must have a second factor: nobody, administrators, or everybody. People of an OpenID provider need none here, and API tokens keep working.",
  ),
};
