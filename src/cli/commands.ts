// All commands, in the order in which the help lists them.

import type { Command } from "commander";

import { AGENTS } from "./agents/index.ts";
import { answer } from "./client/answer.ts";
import { assets, opener } from "./watch/assets.ts";
import { bounce } from "./client/bounce.ts";
import { change } from "./client/change.ts";
import { expire } from "./client/expire.ts";
import { list } from "./client/list.ts";
import { login, logout } from "./client/login.ts";
import { open } from "./client/open.ts";
import { push } from "./client/push.ts";
import { audit } from "./client/push_audit.ts";
import { receipt } from "./client/receipt.ts";
import { release } from "./client/release.ts";
import { request } from "./client/request.ts";
import { requests } from "./client/requests.ts";
import { watch } from "./watch/watch.ts";
import { type AnyCommand, command } from "./command.ts";
import { completion } from "./completion.ts";
import { demo } from "./demo/index.ts";
import { backup } from "./data/backup.ts";
import { check } from "./data/check.ts";
import { compact } from "./data/compact.ts";
import { events } from "./data/events.ts";
import { group } from "./data/group.ts";
import { key } from "./data/key.ts";
import { migrate } from "./data/migrate.ts";
import { restore } from "./data/restore.ts";
import { token } from "./data/token.ts";
import { user } from "./data/user.ts";
import { licenses } from "./licenses.ts";
import { man } from "./man.ts";
import { config } from "./server/config.ts";
import { doctor } from "./server/doctor.ts";
import { fromPasswordPusher } from "./server/from_password_pusher.ts";
import { healthcheck } from "./server/healthcheck.ts";
import { mail } from "./server/mail.ts";
import { selftest } from "./selftest/selftest.ts";
import { init } from "./install/init.ts";
import { serve } from "./server/serve.ts";
import { service } from "./install/service.ts";
import { tls } from "./server/tls.ts";
import { upgrade } from "./install/upgrade.ts";
import { verifyRelease } from "./install/verify_release.ts";
import { UsageError } from "./terminal.ts";

/** @param program the finished command line, which help and completion read */
export const commandsOf = (program: Command): AnyCommand[] => [
  serve,
  demo,
  init,
  config,
  user,
  group,
  token,
  events,
  backup,
  restore,
  migrate,
  check,
  compact,
  doctor,
  selftest,
  healthcheck,
  mail,
  key,
  upgrade,
  verifyRelease,
  audit,
  push,
  open,
  list,
  change,
  expire,
  receipt,
  release,
  request,
  answer,
  requests,
  ...AGENTS,
  login,
  logout,
  assets,
  watch,
  bounce,
  opener,
  fromPasswordPusher,
  service,
  tls,
  completion(program),
  man(program),
  licenses,
  help(program),
];

const help = (program: Command): AnyCommand =>
  command({
    name: "help [command...]",
    summary: "Print help for a command.",
    examples: ["secretpush help user add"],
    async run({ command: words }) {
      let found = program;
      for (const word of words) {
        const next = found.commands.find((command) => command.name() === word);
        if (!next) throw new UsageError(`there is no command "${words.join(" ")}": secretpush --help lists them all`);
        found = next;
      }
      found.outputHelp();
    },
  });
