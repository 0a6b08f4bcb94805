// `secretpush request`: asks somebody without an account for a secret. Prints the link for the answer, alone on stdout;
// messages go to stderr.

import type { Command } from "commander";

import { DAY_MS } from "../../base/units.ts";
import { CLIENT_ENV } from "../../config/options.ts";
import { DURATIONS_MS } from "../../model/push_fields.ts";
import type { Cli } from "../context.ts";
import { askNewPassphrase, givenPassphrase } from "../passphrase.ts";
import { ask, EXIT, type ExitCode, type Terminal, UsageError } from "../terminal.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { minutes } from "./list.ts";
import { readText } from "./prompt.ts";
import { lifetimeOf, NEW_PASSPHRASE, wholeNumber } from "./push.ts";
import { RequestApi } from "./request_api.ts";

interface RequestFlags extends ConnectionFlags {
  days?: string;
  for?: string;
  answers?: string;
  files?: true;
  passphrase?: true;
  passphraseStdin?: true;
  name?: string;
  note?: string;
  showEmail?: true;
  e2e?: true;
  json?: true;
}

export function addRequest(program: Command, cli: Cli): void {
  const command = program
    .command("request [what]")
    .description("Ask somebody without an account for a secret: print the link where they send it.")
    .option("--days <n>", "Take answers for this many days.")
    .option("--for <duration>", "Take answers for 15m to 90d: 15m, 30m, 45m, 1h, 6h, 12h or whole days.")
    .option("--answers <n>", "How many answers it takes. Default: 1.")
    .option("--files", "Answers may have files.")
    .option("--e2e", "Answers are sealed for you alone: the server cannot read them. A second link opens them.")
    .option("--passphrase", "Protect it with a passphrase, asked for without echo. [SECRETPUSH_PASSPHRASE]")
    .option("--passphrase-stdin", "Read the passphrase from the first line of standard input.")
    .option("--name <text>", "A name that only you see, in lists; answers bear it too.")
    .option("--note <text>", "A note that only you see.")
    .option("--show-email", "Whoever opens the link sees the e-mail address of your account.")
    .option("--json", "Print the server's answer as JSON instead of the link.")
    .addHelpText(
      "after",
      `
What you ask for is no secret to the server's log, but whoever has the link reads it. Without an argument
it is asked for, or read from standard input. Each answer becomes a push of your own: "secretpush requests"
shows who has answered, "secretpush requests LINK" lists the answers, "secretpush open" opens one. "secretpush
expire LINK" closes a request. With --e2e the link carries the key to seal with, behind #, and a second link,
shown once, on stderr, the key to open with: nobody can restore it.

Examples:
  $ secretpush request "The password of the old router, please"
  $ secretpush request "Your key, and the contract as PDF" --files --days 3 --passphrase
  $ secretpush request "The recovery codes" --e2e
${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(
    cli.action((what: string | undefined, flags: RequestFlags) => request(cli.terminal, what, flags)),
  );
}

async function request(terminal: Terminal, given: string | undefined, flags: RequestFlags): Promise<ExitCode> {
  wholeNumber(flags.answers, "--answers");
  if (flags.passphraseStdin && flags.passphrase) {
    throw new UsageError("--passphrase and --passphrase-stdin are both given: leave one out");
  }
  if (flags.passphraseStdin && given === undefined) {
    throw new UsageError("what you ask for and the passphrase cannot both be read from standard input");
  }
  const { days, duration, rounded } = lifetimeOf(flags);
  const api = connect(terminal, flags);
  const requests = new RequestApi(api);
  await requests.expectThem({ e2e: flags.e2e === true });
  if (rounded !== null) terminal.stderr(`${rounded}\n`);
  const what = given ?? (await asked(terminal));
  const passphrase =
    (await givenPassphrase(terminal, { stdin: flags.passphraseStdin, variable: CLIENT_ENV.passphrase })) ??
    (flags.passphrase ? await askNewPassphrase(terminal, { ...NEW_PASSPHRASE, outcome: "nothing was asked" }) : null);
  const inDays = days === null ? -1 : DURATIONS_MS.indexOf(days * DAY_MS);
  const step = duration ?? (inDays === -1 ? null : inDays);
  // Loaded only when something is sealed: its libraries take a while to load.
  const keys = flags.e2e ? await (await import("./e2e.ts")).newRequestKeys() : null;
  const made = await requests.create({
    request: what,
    ...(keys && { e2e: true }),
    ...(step === null ? {} : { close_after_duration: step }),
    ...(days === null ? {} : { expire_after_days: days }),
    ...(flags.answers === undefined ? {} : { max_responses: Number(flags.answers) }),
    ...(flags.files && { response_file_attachments: true }),
    ...(flags.showEmail && { include_requestor: true }),
    ...(passphrase === null ? {} : { passphrase }),
    ...(flags.name === undefined ? {} : { name: flags.name }),
    ...(flags.note === undefined ? {} : { note: flags.note }),
  });
  // The server does not know the rest of the links.
  const link = keys ? `${made.html_url}#${keys.recipient}` : made.html_url;
  const collect = keys && { collect_url: `${made.html_url}#${keys.identity}` };
  const shown = { ...made.record, html_url: link, ...collect };
  terminal.stdout(flags.json ? `${JSON.stringify(shown, null, 2)}\n` : `${link}\n`);
  if (collect && !flags.json) {
    terminal.stderr(
      `Only this second link opens the answers. It is shown once; keep it for yourself:\n${collect.collect_url}\n`,
    );
  }
  const most = made.max_responses ?? 1;
  const until = made.close_after_at === "" ? "" : ` until ${minutes(made.close_after_at)}`;
  terminal.stderr(`It takes ${most === 1 ? "one answer" : `${most} answers`}${until}.\n`);
  if (passphrase !== null) terminal.stderr("Its passphrase has to travel another way than the link.\n");
  return EXIT.ok;
}

async function asked(terminal: Terminal): Promise<string> {
  if (!terminal.stdin.isTTY) return readText(terminal);
  const [what = ""] = await ask(terminal, ["What do you ask for: "], { hidden: false });
  return what;
}
