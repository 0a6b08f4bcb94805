// What can be pushed, and how large a text may be.

import { boolean, bytes, duration, integer, oneOf } from "../types/plain.ts";

export const PUSHES = {
  enable_url_pushes: boolean({ default: true }).doc("Offer pushes of links."),
  enable_qr_pushes: boolean({ default: true }).doc("Offer pushes of QR codes."),
  enable_file_pushes: boolean({ default: true }).doc("Offer pushes of files."),
  enable_requests: boolean({ default: false }).doc(
    "Offer requests: people with an account ask people without one for a secret.",
  ),
  "requests.max_open": integer({ default: 100, min: 1, max: 10_000 }).doc(
    "Requests of one user that may be open at once.",
  ),
  e2e: oneOf(["off", "offered", "preferred", "required"], { default: "offered" }).doc(
    "Pushes sealed end to end, which this server cannot read: refused, offered, chosen in advance, or the only ones accepted.",
  ),
  "hold.timeout": duration({ default: "15m", min: "10s", max: "1d" }).doc(
    "How long a recipient waits for the owner of a held push before having to ask again.",
  ),
  opened_before: boolean({ default: true }).doc(
    "Whether the page of a push tells how often it was opened before, unless its sender chooses otherwise.",
  ),
  max_payload_bytes: bytes({ default: "1 MiB", min: "1 KiB", max: "16 MiB" }).doc(
    "Longest text of a push, in bytes of UTF-8.",
  ),
};
