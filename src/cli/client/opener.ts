// `secretpush opener`: writes opener.html, a page that recipients keep themselves and that opens sealed links.

import { writeFileSync } from "node:fs";

import type { Command } from "commander";

import { openerPage } from "../../http/opener_page.ts";
import type { Cli } from "../context.ts";
import { EXIT, OperationFailed, visible } from "../terminal.ts";
import { codeOf } from "./connection.ts";
import { OPENER_NAME, sha256 } from "./known_assets.ts";

interface OpenerFlags {
  output: string;
}

export function addOpener(program: Command, { terminal, action }: Cli): void {
  program
    .command("opener")
    .description("Write a page that opens sealed links from a disk, where no server can swap it.")
    .option("-o, --output <file>", "File to write, replaced if it exists; - is standard output.", OPENER_NAME)
    .addHelpText(
      "after",
      `
One file with everything in it: give it to recipients on a share or a USB stick, or keep one yourself.
It opens in any browser. Paste a link whose end begins with #e1. into it, or open opener.html#LINK.
The same executable always writes the same bytes; "secretpush assets" lists their SHA-256.

Example:
  $ secretpush opener --output /media/stick/opener.html
`,
    )
    .configureHelp({ showGlobalOptions: false, helpWidth: 110 })
    .action(
      action(async ({ output }: OpenerFlags) => {
        const page = openerPage();
        if (output === "-") terminal.stdout(page);
        else {
          try {
            writeFileSync(output, page);
          } catch (error) {
            throw new OperationFailed(`${JSON.stringify(output)} could not be written (${codeOf(error)})`);
          }
          terminal.stderr(`Wrote ${visible(output)}, SHA-256 ${sha256(new TextEncoder().encode(page))}.\n`);
        }
        return EXIT.ok;
      }),
    );
}
