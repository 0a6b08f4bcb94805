// How the pages look, and the names they show.

import { colour, file, text } from "../types/plain.ts";

export const PAGES = {
  "branding.title": text({ default: "Secret Push", maxCharacters: 40 }).doc("Name of the service on its pages."),
  "branding.tagline": text({ default: "", maxCharacters: 120 }).doc(
    "Sentence under the heading of the start page; empty: the built-in one, in the reader's language.",
  ),
  "branding.logo_file": file().doc("Picture shown beside the name (SVG, PNG, JPEG or WebP, up to 256 KiB)."),
  "branding.accent": colour({ default: "#0b6068" }).doc(
    "Colour of buttons and links; readable shades are derived from it.",
  ),
  "about.operator": text({ default: "", maxCharacters: 100 }).doc(
    "Who runs this server, as the page /about names them; empty: the page says that they have not said.",
  ),
  "about.contact": text({ default: "", maxCharacters: 200 }).doc(
    "How to reach them: an e-mail address or a web address, which become links, or other words.",
  ),
  "about.text": text({ default: "", maxCharacters: 1000 }).doc(
    "What else the operator wants to say on the page /about; shown as it is, in every language.",
  ),
};
