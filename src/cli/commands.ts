// All commands but "serve", in the order in which the help lists them.

import type { Command } from "commander";
import { addAnswer } from "./client/answer.ts";
import { addAssets } from "./client/assets.ts";
import { addExpire } from "./client/expire.ts";
import { addList } from "./client/list.ts";
import { addLogin } from "./client/login.ts";
import { addOpen } from "./client/open.ts";
import { addOpener } from "./client/opener.ts";
import { addPush } from "./client/push.ts";
import { addPushAudit } from "./client/push_audit.ts";
import { addRelease } from "./client/release.ts";
import { addRequest } from "./client/request.ts";
import { addRequests } from "./client/requests.ts";
import { addWatch } from "./client/watch.ts";
import { addCompletion } from "./completion.ts";
import { addBackup } from "./data/backup.ts";
import { addCheck } from "./data/check.ts";
import { addCompact } from "./data/compact.ts";
import { addDatabaseAudit } from "./data/database_audit.ts";
import { addEvents } from "./data/events.ts";
import { addKey } from "./data/key.ts";
import { addMigrate } from "./data/migrate.ts";
import { addRestore } from "./data/restore.ts";
import { addToken } from "./data/token.ts";
import { addUser } from "./data/user.ts";
import { addLicenses } from "./licenses.ts";
import { addConfig } from "./server/config.ts";
import { addDoctor } from "./server/doctor.ts";
import { addMail } from "./server/mail.ts";
import { addService } from "./server/service.ts";
import { addTls } from "./server/tls.ts";
import { addUpgrade } from "./server/upgrade.ts";
import type { Cli } from "./context.ts";
import { EXIT, UsageError } from "./terminal.ts";

export function addCommands(program: Command, cli: Cli): void {
  addConfig(program, cli);
  addUser(program, cli);
  addToken(program, cli);
  addEvents(program, cli);
  addBackup(program, cli);
  addRestore(program, cli);
  addMigrate(program, cli);
  addCheck(program, cli);
  addCompact(program, cli);
  addDoctor(program, cli);
  addMail(program, cli);
  addKey(program, cli);
  addUpgrade(program, cli);
  addDatabaseAudit(program, cli);
  addPush(program, cli);
  addOpen(program, cli);
  addList(program, cli);
  addPushAudit(program, cli);
  addExpire(program, cli);
  addRelease(program, cli);
  addRequest(program, cli);
  addAnswer(program, cli);
  addRequests(program, cli);
  addLogin(program, cli);
  addAssets(program, cli);
  addWatch(program, cli);
  addOpener(program, cli);
  addService(program, cli);
  addTls(program, cli);
  addCompletion(program, cli);
  addLicenses(program, cli);
  addHelp(program, cli);
}

// Commander's own help command does not support "help user add", and ignores an unknown command.
function addHelp(program: Command, { action }: Cli): void {
  program
    .command("help [command...]")
    .description("Print help for a command.")
    .addHelpText("after", "\nExample:\n  $ secretpush help user add\n")
    .action(
      action(async (words: string[]) => {
        let found = program;
        for (const word of words) {
          const next = found.commands.find((command) => command.name() === word);
          if (!next) throw new UsageError(`there is no command "${words.join(" ")}": secretpush --help lists them all`);
          found = next;
        }
        found.outputHelp();
        return EXIT.ok;
      }),
    );
}
