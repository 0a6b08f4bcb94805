// `secretpush request`: asks someone without an account for a secret. Only the link for the answer goes to stdout.

import { DAY_MS } from "../../base/clock.ts";
import { DURATIONS_MS } from "../../model/push_fields.ts";
import { ask, OperationFailed, type Terminal, UsageError } from "../terminal.ts";
import { clientCommand, connect } from "./connection.ts";
import { NEW_PASSPHRASE_OPTIONS, newPassphrase, TRAVELS_APART } from "./guard.ts";
import { lifetimeOf, wholeNumber } from "./lifetime.ts";
import { minutes } from "./list.ts";
import { readText } from "./prompt.ts";
import { recipientsIn } from "./recipients.ts";
import { RequestApi, type SecretRequest } from "./request_api.ts";

export const request = clientCommand({
  name: "request [what]",
  summary: "Ask someone without an account for a secret: print the link where they send it.",
  options: {
    "--days <n>": "Accept answers for this many days.",
    "--for <duration>": "Accept answers for 15m, 30m, 45m, 1h, 6h, 12h, or 1d to 90d.",
    "--answers <n>": "How many answers it accepts. Default: 1.",
    "--files": "Answers may have files.",
    "--e2e": "Answers are encrypted end to end, for you alone. A second link opens them.",
    "--to <who>": {
      about: "Only these people may answer: an address, or group:NAME; repeat it for several. They need no account.",
      repeat: true,
    },
    ...NEW_PASSPHRASE_OPTIONS,
    "--name <text>": "A name that only you see, in lists; answers carry it too.",
    "--note <text>": "A note that only you see.",
    "--show-email": "Anyone who opens the link sees the email address of your account.",
    "--json": "Print the server's answer as JSON instead of the link.",
  },
  help: `
Anyone who has the link can read what you ask for. Without an argument, you are asked for it, or it is read
from standard input. Each answer becomes a push of your own: "secretpush requests" shows who has answered,
"secretpush requests LINK" lists the answers, "secretpush open" opens one. "secretpush expire LINK" closes
a request. With --e2e, the link carries, after #, the key that encrypts the answers. A second link, shown only
once, on stderr, carries the key that opens them: if you lose that link, no one can restore it.`,
  examples: [
    'secretpush request "The password for the old router, please"',
    'secretpush request "Your key, and the contract as PDF" --files --days 3 --passphrase',
    'secretpush request "The recovery codes" --e2e',
    'secretpush request "Your account number" --to ann@example.org   only she may answer, with a code that is mailed to her',
  ],
  async run({ what: given, ...flags }, { terminal }) {
    const answers = flags.answers === undefined ? undefined : wholeNumber(flags.answers, "--answers");
    if (flags.passphraseStdin && flags.passphrase) {
      throw new UsageError("--passphrase and --passphrase-stdin are both given: leave one out");
    }
    if (flags.passphraseStdin && given === undefined) {
      throw new UsageError("what you ask for and the passphrase cannot both be read from standard input");
    }
    const recipients = recipientsIn(flags);
    const { days, duration, rounded } = lifetimeOf(flags);
    const requests = new RequestApi(connect(terminal, flags));
    await requests.expectThem({ e2e: flags.e2e === true });
    if (rounded !== null) terminal.stderr(`${rounded}\n`);
    const what = given ?? (await asked(terminal));
    const passphrase = await newPassphrase(terminal, flags, "nothing was asked");
    const inDays = days === null ? -1 : DURATIONS_MS.indexOf(days * DAY_MS);
    const step = duration ?? (inDays === -1 ? null : inDays);
    // Loaded only when something is sealed, because the libraries take a while to load.
    const keys = flags.e2e ? await (await import("./e2e.ts")).newRequestKeys() : null;
    const made = await requests.create({
      request: what,
      ...(keys && { e2e: true }),
      ...(step === null ? {} : { close_after_duration: step }),
      ...(days === null ? {} : { expire_after_days: days }),
      ...(answers === undefined ? {} : { max_responses: answers }),
      ...(flags.files && { response_file_attachments: true }),
      ...(recipients && { recipients }),
      ...(flags.showEmail && { include_requestor: true }),
      ...(passphrase === null ? {} : { passphrase }),
      ...(flags.name === undefined ? {} : { name: flags.name }),
      ...(flags.note === undefined ? {} : { note: flags.note }),
    });
    if (recipients && !Array.isArray(made.record.recipients)) await refuseOpen(requests, made);
    return { made, keys, guarded: passphrase !== null };
  },
  show: ({ made, keys }) => `${linkOf(made, keys)}\n`,
  json: ({ made, keys }) => ({
    ...made.record,
    html_url: linkOf(made, keys),
    ...(keys && { collect_url: `${made.html_url}#${keys.identity}` }),
  }),
  note({ made, keys, guarded }, { json }) {
    const most = made.max_responses ?? 1;
    const until = made.close_after_at === "" ? "" : ` until ${minutes(made.close_after_at)}`;
    const second =
      keys && !json
        ? `Only this second link opens the answers. It is shown once; keep it for yourself:\n${made.html_url}#${keys.identity}\n`
        : "";
    return (
      `${second}The request accepts ${most === 1 ? "one answer" : `${most} answers`}${until}.\n` +
      (guarded ? TRAVELS_APART : "")
    );
  },
});

/** An older server does not know recipients and ignores them. A request that anyone can answer must not stay there. */
async function refuseOpen(
  requests: RequestApi,
  { url_token: urlToken, html_url: link }: SecretRequest,
): Promise<never> {
  const because = "the server does not know --to for requests: it may be too old";
  try {
    await requests.close(urlToken);
  } catch {
    throw new OperationFailed(`${because}, and the request could not be closed: ${link}`);
  }
  throw new OperationFailed(`${because}; the request was closed at once`);
}

/** The server does not know the rest of the link. */
const linkOf = ({ html_url: link }: SecretRequest, keys: { recipient: string } | null): string =>
  keys ? `${link}#${keys.recipient}` : link;

async function asked(terminal: Terminal): Promise<string> {
  if (!terminal.stdin.isTTY) return readText(terminal);
  const [what = ""] = await ask(terminal, ["What are you asking for: "], { hidden: false });
  return what;
}
