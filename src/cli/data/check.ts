// `secretpush check`: checks that everything stored is whole. Works while the server runs; changes nothing.

import type { Command } from "commander";
import type { Cli } from "../context.ts";
import { readDatabase } from "./database.ts";
import { keyIsHere } from "./data_options.ts";
import { showFindings } from "../findings.ts";
import { workBar } from "../progress.ts";
import { complain, EXIT } from "../terminal.ts";

export function addCheck(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const check = program
    .command("check")
    .description("Check the database, its seals, the files and the audit log; works while the server runs.")
    .option("--json", "Print a JSON array.")
    .addHelpText(
      "after",
      "\nExit code 1 if something is damaged or the master key does not fit. Payloads and file contents are sealed under\n" +
        "their links and cannot be opened without them; of files, every byte on the disk is checked.\n\n" +
        "Example:\n  $ secretpush check --config /etc/secretpush/config.toml\n",
    )
    .action(
      cli.action(async (options: { json?: true }) => {
        const [
          { PURGE_LOG_PURPOSE, bucketFindings, inspectionOf, listsBlob },
          { Seals },
          { PassphraseKdf },
          { inspect },
        ] = await Promise.all([
          import("../../store/maintenance/index.ts"),
          import("../../domain/seals.ts"),
          import("../../base/passphrase_kdf.ts"),
          import("../../domain/check.ts"),
        ]);
        const { config, dataDir, live, copy, bucket, ...database } = await readDatabase(check, terminal);
        try {
          const keys = await database.keys().catch((error: unknown) => {
            complain(terminal, error instanceof Error ? error.message : String(error));
            return null;
          });
          const seals = keys
            ? new Seals(keys.ring, new PassphraseKdf())
            : keyIsHere(config, terminal)
              ? "wrong key"
              : "no key";
          const bar = workBar(terminal, "Reading files");
          const purgeLogKey = keys?.ring.purpose(PURGE_LOG_PURPOSE) ?? null;
          const isListed = copy?.isListed ?? listsBlob(live);
          const blobs = bucket && (await bucketFindings(live, bucket, isListed, bar.update));
          const findings = inspect(
            inspectionOf(live, { dataDir, blobs, copied: copy?.problems }),
            seals,
            purgeLogKey,
            (done, total) => bar.update(done, total),
          );
          bar.end();
          showFindings(findings, options.json === true, terminal);
          return findings.some(({ verdict }) => verdict === "fail") ? EXIT.failed : EXIT.ok;
        } finally {
          await database.close();
        }
      }),
    );
}
