// How the pages look, and the names they show.

import { contact } from "../types/addresses.ts";
import { colour, file, integer, language, languages, oneOf, text } from "../types/plain.ts";

export const PAGES = {
  "branding.title": text({ default: "Secret Push", maxCharacters: 40 }).doc("Name of the service on its pages."),
  "branding.tagline": text({ default: "", maxCharacters: 120 }).doc(
    "Sentence below the heading of the start page; empty: a built-in one, in the reader's language.",
  ),
  "branding.logo_file": file().doc("Picture beside the name (SVG, PNG, JPEG or WebP, up to 256 KiB)."),
  "branding.accent": colour({ default: "#0b6068" }).doc(
    "Colour of buttons and links; readable shades are derived from it.",
  ),
  "languages.default": language({ default: "en" }).doc(
    "Language of pages and mails for readers whose browsers request none of those offered.",
  ),
  "languages.offered": languages({ default: "all" }).doc(
    "Languages of pages and mails. The command line, the log and the answers of the API are always in English.",
  ),
  "generator.style": oneOf(["characters", "words", "pin"], { default: "characters" }).doc(
    "What the generator of the form suggests first: a password of characters, of words, or a PIN.",
  ),
  "generator.characters": integer({ default: 20, min: 8, max: 64 }).doc("Characters of a suggested password."),
  "generator.words": integer({ default: 6, min: 4, max: 12 }).doc(
    "Number of words in a suggested password or passphrase.",
  ),
  "generator.pin_digits": integer({ default: 6, min: 4, max: 12 }).doc("Digits of a suggested PIN."),
  "generator.separator": text({ default: "-", maxCharacters: 3 }).doc(
    "Separator between suggested words; empty: none, and each word begins with a capital.",
  ),
  "about.operator": text({ default: "", maxCharacters: 100 }).doc(
    "Name of the server's operator, for the page /about; empty: the page says that no one is named.",
  ),
  "about.contact": text({ default: "", maxCharacters: 200 }).doc(
    "How to contact the operator: an email or web address, which becomes a link, or any other text.",
  ),
  "about.security": contact().doc(
    "Contact for reporting security problems with this server, for /.well-known/security.txt: an email address or an https:// address. If not set, there is no such file.",
  ),
  "about.text": text({ default: "", maxCharacters: 1000 }).doc(
    "Further text by the operator for the page /about, shown unchanged in every language.",
  ),
};
