// How the pages look, and the names they show.

import { colour, file, text } from "../types/plain.ts";

export const PAGES = {
  "branding.title": text({ default: "Secret Push", maxCharacters: 40 }).doc("Name of the service on its pages."),
  "branding.tagline": text({ default: "", maxCharacters: 120 }).doc(
    "Sentence below the heading of the start page; empty: a built-in one, in the reader's language.",
  ),
  "branding.logo_file": file().doc("Picture beside the name (SVG, PNG, JPEG or WebP, up to 256 KiB)."),
  "branding.accent": colour({ default: "#0b6068" }).doc(
    "Colour of buttons and links; readable shades are derived from it.",
  ),
  "about.operator": text({ default: "", maxCharacters: 100 }).doc(
    "Who runs this server, for the page /about; empty: the page says that nobody is named.",
  ),
  "about.contact": text({ default: "", maxCharacters: 200 }).doc(
    "How to contact them: an e-mail or web address, which becomes a link, or any other text.",
  ),
  "about.text": text({ default: "", maxCharacters: 1000 }).doc(
    "Further text of the operator for the page /about, shown as it is in every language.",
  ),
};
