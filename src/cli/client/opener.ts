// `secretpush opener`: writes opener.html, a page that recipients keep themselves and that opens sealed links.

import { writeFileSync } from "node:fs";

import { command } from "../command.ts";
import { OperationFailed, visible } from "../terminal.ts";
import { codeOf } from "./connection.ts";
import { OPENER_NAME, openerPage, sha256 } from "./known_assets.ts";

export const opener = command({
  name: "opener",
  summary: "Write a page that opens sealed links from a disk, where no server can swap it.",
  options: {
    "-o, --output <file>": {
      about: "File to write, replaced if it exists; - is standard output.",
      default: OPENER_NAME,
    },
  },
  global: false,
  help: `
One file with everything in it: give it to recipients on a share or a USB stick, or keep one yourself.
It opens in any browser. Paste a link whose end begins with #e1. into it, or open opener.html#LINK.
The same executable always writes the same bytes; "secretpush assets" lists their SHA-256.`,
  examples: ["secretpush opener --output /media/stick/opener.html"],
  async run({ output }) {
    const page = openerPage();
    if (output === "-") return page;
    try {
      writeFileSync(output, page);
    } catch (error) {
      throw new OperationFailed(`${JSON.stringify(output)} could not be written (${codeOf(error)})`);
    }
    return page;
  },
  show: (page, { output }) => (output === "-" ? page : ""),
  note: (page, { output }) =>
    output === "-" ? "" : `Wrote ${visible(output)}, SHA-256 ${sha256(new TextEncoder().encode(page))}.\n`,
});
