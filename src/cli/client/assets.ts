// `secretpush assets`: path and SHA-256 of everything that this executable gives to browsers whatever its settings.

import type { Command } from "commander";

import { PAGES } from "../../config/options/pages.ts";
import type { Cli } from "../context.ts";
import { EXIT, UsageError } from "../terminal.ts";
import { knownAssets } from "./known_assets.ts";

interface AssetsFlags {
  accent: string;
  json?: true;
}

export function addAssets(program: Command, { terminal, action }: Cli): void {
  program
    .command("assets")
    .description("Print the SHA-256 and the path of everything that this executable gives to browsers.")
    .option("--accent <colour>", "Accent colour of the stylesheet, as in branding.accent.", DEFAULT_ACCENT)
    .option("--json", "Print a JSON array.")
    .addHelpText(
      "after",
      `
Scripts, styles, the script of the API reference, and opener.html. The same version gives the same list on every
machine. Compare it with another build, or have "secretpush watch" compare it with a server.

Example:
  $ secretpush assets
`,
    )
    .configureHelp({ showGlobalOptions: false, helpWidth: 110 })
    .action(
      action(async ({ accent, json }: AssetsFlags) => {
        if (!/^#[0-9a-f]{6}$/i.test(accent)) {
          throw new UsageError("--accent must be a colour of six hexadecimal digits, such as #0b6068");
        }
        const rows = await knownAssets(accent.toLowerCase());
        const lines = rows.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
        terminal.stdout(json ? `${JSON.stringify(rows, null, 2)}\n` : lines);
        return EXIT.ok;
      }),
    );
}

const DEFAULT_ACCENT = String(PAGES["branding.accent"].default);
