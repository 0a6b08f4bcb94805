// `secretpush assets`: path and SHA-256 of everything that this executable gives to browsers whatever its settings.

import { PAGES } from "../../config/options/pages.ts";
import { command } from "../command.ts";
import { UsageError } from "../terminal.ts";
import { knownAssets } from "./known_assets.ts";

export const assets = command({
  name: "assets",
  summary: "Print the SHA-256 and the path of everything that this executable gives to browsers.",
  options: {
    "--accent <colour>": {
      about: "Accent colour of the stylesheet, as in branding.accent.",
      default: String(PAGES["branding.accent"].default),
    },
    "--json": "Print a JSON array.",
  },
  global: false,
  help: `
Scripts, styles, the script of the API reference, and opener.html. The same version gives the same list on every
machine. Compare it with another build, or have "secretpush watch" compare it with a server.`,
  examples: ["secretpush assets"],
  async run({ accent }) {
    if (/^#[0-9a-f]{6}$/i.test(accent)) return knownAssets(accent.toLowerCase());
    throw new UsageError("--accent must be a colour of six hexadecimal digits, such as #0b6068");
  },
  show: (rows) => rows.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(""),
});
