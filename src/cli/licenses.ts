// What this program is: version, commit and target, and the licences of its parts. scripts/build-binary.ts puts
// commit, target and licences into the executable; a program that runs from source has none of them.

import { inflateRawSync } from "node:zlib";
import type { Command } from "commander";
import { version } from "../../package.json" with { type: "json" };
import type { Cli } from "./context.ts";
import { EXIT, OperationFailed } from "./terminal.ts";

declare const SECRETPUSH_BUILD: { commit: string; target: string };
/** Raw deflate in base64. */
declare const SECRETPUSH_LICENSES: string;

const build = typeof SECRETPUSH_BUILD === "undefined" ? null : SECRETPUSH_BUILD;

/** "secretpush 2.5.0 (commit 0123456789ab, linux-x64)" */
export const versionSentence = (): string =>
  `secretpush ${version} (${build ? `commit ${build.commit}, ${build.target}` : `source, ${process.platform}-${process.arch}`})`;

export function addLicenses(program: Command, { terminal, action }: Cli): void {
  program
    .command("licenses")
    .description("Print the licences of the software that this executable contains.")
    .addHelpText("after", "\nExample:\n  $ secretpush licenses | less\n")
    .action(
      action(async () => {
        if (typeof SECRETPUSH_LICENSES === "undefined") {
          throw new OperationFailed("this program runs from source: the licences are in node_modules");
        }
        terminal.stdout(inflateRawSync(Buffer.from(SECRETPUSH_LICENSES, "base64")).toString());
        return EXIT.ok;
      }),
    );
}
