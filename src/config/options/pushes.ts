// What can be pushed, and how large a text may be.

import { presets } from "../types/presets.ts";
import { boolean, bytes, duration, integer, oneOf } from "../types/plain.ts";

export const PUSHES = {
  enable_url_pushes: boolean({ default: true }).doc("Offer links that lead to a web address."),
  enable_qr_pushes: boolean({ default: true }).doc("Offer links that show a QR code."),
  enable_file_pushes: boolean({ default: true }).doc("Offer links with files."),
  enable_requests: boolean({ default: false }).doc(
    "Offer requests, with which people who have an account ask others for a secret.",
  ),
  "requests.max_open": integer({ default: 100, min: 1, max: 10_000 }).doc("Most open requests of one user."),
  e2e: oneOf(["off", "offered", "preferred", "required"], { default: "offered" }).doc(
    "Whether links that are end-to-end encrypted, which this server cannot read, are refused, offered, preselected, or the only ones accepted.",
  ),
  "hold.timeout": duration({ default: "15m", min: "10s", max: "1d" }).doc(
    "How long a recipient waits for the owner of a held link to decide. After that, the recipient must ask again.",
  ),
  remember_opened: boolean({ default: true }).doc(
    "Let a recipient's browser remember which links it opened and when, so that the page of an expired link can say so. This stays on the device; nothing is sent.",
  ),
  opened_before: boolean({ default: true }).doc(
    "Whether the page of a link shows how often it was opened before, unless its sender chooses otherwise.",
  ),
  reveal_check: oneOf(["off", "press", "letters"], { default: "press" }).doc(
    "How pages stop automated programs from opening a link, or from doing anything else that requires only the link. off: not at all. press: the page must detect the movements of a person who presses the button; otherwise the person types three letters. letters: the person always types these letters. A link that this server has emailed asks for the letters unless this is off. Links with a passphrase or named recipients have stronger protection already, so they ask for neither. The API never asks.",
  ),
  receipts: boolean({ default: true }).doc(
    "Offer senders without an account a receipt: a page of their own that says whether the link was opened, and can expire it. false also closes the receipts that people have.",
  ),
  preset: presets({ default: [] }).doc(
    "Named sets of terms that the form of a new link offers, each a table such as [preset.client].",
  ),
  max_payload_bytes: bytes({ default: "1 MiB", min: "1 KiB", max: "16 MiB" }).doc(
    "Longest text behind a link, in bytes of UTF-8.",
  ),
};
