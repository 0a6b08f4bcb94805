// Everything that this executable gives to browsers regardless of its settings: `secretpush assets` lists it, and
// `secretpush opener` writes opener.html, a page that recipients keep themselves and that opens sealed links.

import { writeFileSync } from "node:fs";

import { sha256 } from "../../base/crypto.ts";
import { PAGES } from "../../config/options/pages.ts";
import { command } from "../command.ts";
import { OperationFailed, UsageError, visible } from "../terminal.ts";
import { codeOf } from "../client/connection.ts";

const OPENER_NAME = "opener.html";
// Loaded only here, because other commands do without this page.
const openerPage = async (): Promise<string> => (await import("../../capabilities/e2e/opener_page.ts")).openerPage();

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
The list covers scripts, styles and opener.html. The same version gives the same list on every
machine. Compare it with another build, or have "secretpush watch" compare it with a server.`,
  examples: ["secretpush assets"],
  async run({ accent }) {
    if (!/^#[0-9a-f]{6}$/i.test(accent)) {
      throw new UsageError("--accent must be a colour of six hexadecimal digits, such as #0b6068");
    }
    const { Assets } = await import("../../http/pages/assets.ts");
    const all = [
      ...(await new Assets({ accent: accent.toLowerCase(), logo: null }).all()),
      { path: OPENER_NAME, bytes: await openerPage() },
    ];
    return all.map(({ path, bytes }) => ({ path, sha256: sha256(bytes).toHex() }));
  },
  show: (rows) => rows.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(""),
});

export const opener = command({
  name: "opener",
  summary: "Write a page that opens end-to-end encrypted links from a disk, where no server can swap it.",
  options: {
    "-o, --output <file>": {
      about: "File to write, replaced if it exists; - is standard output.",
      default: OPENER_NAME,
    },
  },
  global: false,
  help: `
The file needs nothing else: give it to recipients on a share or a USB stick, or keep one yourself.
It opens in any browser. Paste in a link whose key begins with #e1., or open opener.html#LINK.
The same executable always writes the same bytes; "secretpush assets" lists their SHA-256.`,
  examples: ["secretpush opener --output /media/stick/opener.html"],
  async run({ output }) {
    const page = await openerPage();
    if (output === "-") return page;
    try {
      writeFileSync(output, page);
    } catch (error) {
      throw new OperationFailed(`${JSON.stringify(output)} could not be written (${codeOf(error)})`);
    }
    return page;
  },
  show: (page, { output }) => (output === "-" ? page : ""),
  note: (page, { output }) => (output === "-" ? "" : `Wrote ${visible(output)}, SHA-256 ${sha256(page).toHex()}.\n`),
});
