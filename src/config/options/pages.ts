// How the pages look, and the names they show.

import type { Row } from "./row.ts";

export const PAGES = [
  {
    key: "branding.title",
    toml: "branding.title",
    type: "text",
    default: "Secret Push",
    maxCharacters: 40,
    doc: "Name of the service on its pages.",
  },
  {
    key: "branding.tagline",
    toml: "branding.tagline",
    type: "text",
    default: "",
    maxCharacters: 120,
    doc: "Sentence under the heading of the start page; empty: the built-in one, in the reader's language.",
  },
  {
    key: "branding.logoFile",
    toml: "branding.logo_file",
    type: "file",
    doc: "Picture shown beside the name (SVG, PNG, JPEG or WebP, up to 256 KiB).",
  },
  {
    key: "branding.accent",
    toml: "branding.accent",
    type: "colour",
    default: "#0b6068",
    doc: "Colour of buttons and links; readable shades are derived from it.",
  },
  {
    key: "about.operator",
    toml: "about.operator",
    type: "text",
    default: "",
    maxCharacters: 100,
    doc: "Who runs this server, as the page /about names them; empty: the page says that they have not said.",
  },
  {
    key: "about.contact",
    toml: "about.contact",
    type: "text",
    default: "",
    maxCharacters: 200,
    doc: "How to reach them: an e-mail address or a web address, which become links, or other words.",
  },
  {
    key: "about.text",
    toml: "about.text",
    type: "text",
    default: "",
    maxCharacters: 1000,
    doc: "What else the operator wants to say on the page /about; shown as it is, in every language.",
  },
] as const satisfies readonly Row[];
