// `secretpush push`: stores a secret on a server and prints its link, alone on stdout; messages go to stderr. The
// secret comes by prompt, standard input or a file, never as an argument.

import { type Command, Option } from "commander";

import { DAY_MS, formatDuration, HOUR_MS, MINUTE_MS, parseDuration, UnitError } from "../../base/units.ts";
import { CLIENT_ENV } from "../../config/options.ts";
import { KINDS } from "../../model/push.ts";
import { DURATIONS_MS } from "../../model/push_fields.ts";
import type { Cli } from "../context.ts";
import type { Abilities, Api, Push } from "./api.ts";
import type { StreamedBody } from "./body.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { askSecret, readText, readTextFile } from "./prompt.ts";
import { qrBlocks } from "./screen.ts";
import { type LocalFile, localFile, multipart } from "./transfer.ts";
import { askNewPassphrase, givenPassphrase } from "../passphrase.ts";
import { type Progress, transferBar } from "../progress.ts";
import { complain, EXIT, type ExitCode, OperationFailed, type Terminal, UsageError } from "../terminal.ts";

interface PushFlags extends ConnectionFlags {
  file?: string[];
  payloadFile?: string;
  kind?: string;
  days?: string;
  for?: string;
  views?: string;
  passphrase?: true;
  passphraseStdin?: true;
  qr?: true;
  json?: true;
  name?: string;
  note?: string;
  retrievalStep?: boolean;
  covered?: true;
  deletable?: boolean;
  e2e?: true;
  allowNetwork?: string[];
  recipient?: string[];
  hold?: true;
  openedBefore?: boolean;
}

export function addPush(program: Command, cli: Cli): void {
  const command = program
    .command("push")
    .description("Push a secret to a server and print its link.")
    .option("--file <path>", "Attach a file; repeat it for several files. - is standard input.", collect)
    .option("--payload-file <path>", "Read the text from a file; - is standard input.")
    .addOption(new Option("--kind <kind>", "Kind of push; with files it is a file push.").choices(KINDS))
    .option("--days <n>", "Expire after this many days.")
    .option("--for <duration>", "Expire after 15m to 90d: 15m, 30m, 45m, 1h, 6h, 12h or whole days.")
    .option("--views <n>", "Expire after this many views.")
    .option("--e2e", "Seal it here, so that the server cannot read it; the key is in the link, behind #.")
    .option("--passphrase", "Protect it with a passphrase, asked for without echo. [SECRETPUSH_PASSPHRASE]")
    .option("--passphrase-stdin", "Read the passphrase from the first line of standard input.")
    .option("--name <text>", "A name that only you see, in lists.")
    .option("--note <text>", "A note that only you see.")
    .option("--retrieval-step", "The link opens a page with a button first.")
    .option("--no-retrieval-step", "The link opens the secret's page directly.")
    .option("--covered", "The page keeps the secret covered until it is tapped.")
    .option("--deletable", "Anyone with the link may expire the push.")
    .option("--no-deletable", "Only you may expire the push.")
    .option("--allow-network <cidr>", "Open only from this address or range; repeat it for several.", collect)
    .option(
      "--recipient <who>",
      "Open only for this e-mail address, or group as group:NAME, oidc:group:NAME or ldap:group:DN, proved at the company's sign-in; repeat it for several.",
      collect,
    )
    .option("--hold", "You release each recipient who asks; needs an account.")
    .option("--opened-before", "The page tells how often it was opened before.")
    .option("--no-opened-before", "The page does not tell that.")
    .option("--qr", "Also draw the link as a QR code, on stderr.")
    .option("--json", "Print the server's answer as JSON instead of the link.")
    .addHelpText(
      "after",
      `
The secret is never an argument. Without --file and --payload-file it is read from standard input,
byte for byte; on a terminal it is asked for. A passphrase in the environment is used. With --e2e nobody
can restore a lost link: only its recipients have the key. --name and --note stay readable for the server.

Examples:
  $ secretpush push                                          ask for the secret, print its link
  $ pg_dump db | secretpush push --file - --name backup      push a file from a pipe
  $ pg_dump db | secretpush push --e2e --file -              the same, and the server cannot read it
  $ secretpush push --file report.pdf --for 1h --views 1     push a file for one view within an hour
  $ pass show wifi | secretpush push --passphrase-stdin --payload-file wifi.txt --qr
${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(cli.action((flags: PushFlags) => push(cli.terminal, flags)));
}

export const collect = (one: string, all: string[] = []): string[] => [...all, one];

export const NEW_PASSPHRASE = {
  question: "Passphrase: ",
  outcome: "nothing was pushed",
  // The server treats an empty one as none, and would leave the secret unguarded.
  ifEmpty: "leave --passphrase out to push without one",
};

async function push(terminal: Terminal, flags: PushFlags): Promise<ExitCode> {
  checkFlags(terminal, flags);
  const lifetime = lifetimeOf(flags);
  const api = connect(terminal, flags);
  const files: LocalFile[] = [];
  for (const path of flags.file ?? []) files.push(await localFile(path, terminal));
  // The server is checked before anything secret is asked for, read or sent.
  const can = await api.abilities();
  checkAble(can, { kind: flags.kind, files: files.length }, api);
  checkEndToEnd(terminal, can, flags, api);
  if (lifetime.rounded !== null) complain(terminal, lifetime.rounded);

  const payload = await payloadOf(terminal, flags);
  const passphrase =
    (await givenPassphrase(terminal, { stdin: flags.passphraseStdin, variable: CLIENT_ENV.passphrase })) ??
    (flags.passphrase ? await askNewPassphrase(terminal, NEW_PASSPHRASE) : null);
  const guarded = passphrase !== null;
  if (flags.e2e) {
    // Loaded only when something is sealed: its libraries take a while to load.
    const { sealPush } = await import("./e2e.ts");
    const sealed = sealPush({ payload, kind: flags.kind }, files, passphrase);
    const fields = [["e2e", true] as const, ...fieldsOf(flags, lifetime, sealed.access)];
    const pushed = await send(terminal, api, { fields, payload: sealed.payload, files: sealed.files });
    await expectKept(api, pushed, flags);
    // The server does not know the rest of the link.
    tell(terminal, api, { ...pushed, html_url: `${pushed.html_url}#${sealed.fragment}` }, { flags, lifetime, guarded });
  } else {
    const fields = fieldsOf(flags, lifetime, passphrase);
    const pushed = await send(terminal, api, { fields, payload: async () => payload, files });
    await expectKept(api, pushed, flags);
    tell(terminal, api, pushed, { flags, lifetime, guarded });
  }
  return EXIT.ok;
}

/** The parts of a push. */
interface Parts {
  fields: Field[];
  /** With files, it may depend on them: their sizes are known once they were sent. */
  payload: () => Promise<string>;
  files: readonly LocalFile[];
}
type Field = readonly [name: string, value: string | number | boolean | string[]];

async function send(terminal: Terminal, api: Api, parts: Parts): Promise<Push> {
  const progress = transferBar(terminal);
  try {
    return await api.create(await bodyOf(parts, progress));
  } finally {
    progress.clear();
  }
}

/** An older server ignores fields that it does not know. If it left a push unguarded, the push must not stay there. */
async function expectKept(api: Api, pushed: Push, flags: PushFlags): Promise<void> {
  const ignored = [
    flags.hold && pushed.hold !== true ? "--hold" : "",
    flags.recipient && !Array.isArray(pushed.recipients) ? "--recipient" : "",
    flags.allowNetwork && !Array.isArray(pushed.allowed_networks) ? "--allow-network" : "",
  ].filter((flag) => flag !== "");
  if (ignored.length === 0) return;
  const because = `${api.host} does not know ${ignored.join(" and ")}: it may be too old`;
  try {
    await api.expire(pushed.url_token);
  } catch {
    throw new OperationFailed(`${because}, and the push could not be expired: ${pushed.html_url}`);
  }
  throw new OperationFailed(`${because}; the push was expired at once`);
}

function checkFlags({ stdin, env }: Terminal, flags: PushFlags): void {
  const readers = [
    flags.passphraseStdin ? "--passphrase-stdin" : "",
    flags.payloadFile === "-" ? "--payload-file -" : "",
    ...(flags.file ?? []).filter((path) => path === "-").map(() => "--file -"),
    flags.file === undefined && flags.payloadFile === undefined && !stdin.isTTY
      ? "the text, without --payload-file,"
      : "",
  ].filter((reader) => reader !== "");
  if (readers.length > 1) {
    throw new UsageError(`${readers.join(" and ")} cannot both be read from standard input: put one into a file`);
  }
  if (flags.passphraseStdin && flags.passphrase) {
    throw new UsageError("--passphrase and --passphrase-stdin are both given: leave one out");
  }
  if (flags.passphrase && !stdin.isTTY && !env[CLIENT_ENV.passphrase]) {
    throw new UsageError(
      `there is no terminal to ask for the passphrase: use --passphrase-stdin or ${CLIENT_ENV.passphrase}`,
    );
  }
  if (flags.kind === "file" && flags.file === undefined) throw new UsageError("a file push needs --file");
  wholeNumber(flags.views, "--views");
}

export const wholeNumber = (text: string | undefined, flag: string): void => {
  if (text !== undefined && !/^\d{1,6}$/.test(text)) throw new UsageError(`${flag} must be a whole number`);
};

// ---- How long ----------------------------------------------------------------------------------

interface Lifetime {
  /** In ms; null for the server's default. */
  ms: number | null;
  days: number | null;
  /** Index of the server's list of durations. */
  duration: number | null;
  /** A message if the lifetime is not the requested one. */
  rounded: string | null;
}

export function lifetimeOf(flags: Pick<PushFlags, "days" | "for">): Lifetime {
  wholeNumber(flags.days, "--days");
  if (flags.days !== undefined && flags.for !== undefined) {
    throw new UsageError("--days and --for are both given: leave one out");
  }
  if (flags.days !== undefined) {
    const days = Number(flags.days);
    return { ms: days * DAY_MS, days, duration: null, rounded: null };
  }
  if (flags.for === undefined) return { ms: null, days: null, duration: null, rounded: null };
  return lifetimeFor(flags.for);
}

/**
 * "6h" → the server's step for it. Servers support certain steps and whole days. Anything between is rounded down,
 * so that no secret lives longer than requested.
 */
export function lifetimeFor(text: string): Lifetime {
  let asked: number;
  try {
    asked = parseDuration(text);
  } catch (error) {
    if (!(error instanceof UnitError)) throw error;
    throw new UsageError(`--for ${error.message}: write 15m, 30m, 45m, 1h, 6h, 12h or whole days such as 3d`);
  }
  const shortest = DURATIONS_MS[0] ?? 0;
  const longest = DURATIONS_MS.at(-1) ?? 0;
  if (asked < shortest || asked > longest) {
    throw new UsageError(`--for must be from ${formatDuration(shortest)} to ${formatDuration(longest)}`);
  }
  const step = DURATIONS_MS.findLast((known) => known <= asked) ?? shortest;
  const ms = Math.max(step, Math.floor(asked / DAY_MS) * DAY_MS);
  const duration = DURATIONS_MS.indexOf(ms);
  return {
    ms,
    days: Math.ceil(ms / DAY_MS),
    duration: duration === -1 ? null : duration,
    rounded:
      ms === asked
        ? null
        : `--for ${text} becomes ${formatDuration(ms)}: servers support 15m, 30m, 45m, 1h, 6h, 12h and whole days, and a lifetime is never rounded up.`,
  };
}

// ---- What is sent ------------------------------------------------------------------------------

function checkAble(can: Abilities, { kind, files }: { kind: string | undefined; files: number }, api: Api): void {
  const off = (what: string): OperationFailed =>
    new OperationFailed(`${what} are switched off on ${api.host}: ask its administrator, or use another server`);
  if (files > 0 && can.files === false) throw off("file pushes");
  if (kind === "url" && can.urls === false) throw off("pushes of links");
  if (kind === "qr" && can.qrs === false) throw off("pushes of QR codes");
  const needed = can.anonymous === false || (files > 0 && can.filesNeedToken === true);
  if (needed && !api.hasToken) {
    throw new OperationFailed(
      `${api.host} asks for an API token${files > 0 ? " to push files" : ""}: run "secretpush login", or set SECRETPUSH_TOKEN`,
    );
  }
}

// Refuses whatever the server would refuse, before anything is sealed or sent.
function checkEndToEnd(terminal: Terminal, can: Abilities, { e2e }: PushFlags, api: Api): void {
  if (e2e && can.endToEnd !== true) {
    throw new OperationFailed(
      can.endToEnd === false
        ? `end-to-end pushes are switched off on ${api.host}: ask its administrator, or use another server`
        : `${api.host} does not know end-to-end pushes: it may be too old, or a Password Pusher; leave --e2e out, or use another server`,
    );
  }
  if (e2e) return;
  if (can.endToEndPolicy === "required") {
    throw new OperationFailed(`${api.host} takes only pushes that are sealed end to end: pass --e2e`);
  }
  if (can.endToEndPolicy === "preferred") {
    complain(terminal, `${api.host} prefers pushes that it cannot read: pass --e2e to seal yours end to end.`);
  }
}

export async function payloadOf(
  terminal: Terminal,
  { file, payloadFile, kind }: Pick<PushFlags, "file" | "payloadFile" | "kind">,
): Promise<string> {
  if (payloadFile === undefined && file !== undefined) return "";
  const typed = payloadFile === undefined && terminal.stdin.isTTY === true;
  const text =
    payloadFile !== undefined && payloadFile !== "-"
      ? await readTextFile(payloadFile)
      : typed
        ? await askSecret(terminal, "Secret (not shown): ")
        : await readText(terminal);
  // A final line end is not part of a link or a QR code.
  if (kind === "url" || kind === "qr") return text.replace(/\r?\n$/, "");
  if (!typed && /^[^\n]+\n$/.test(text)) {
    complain(terminal, "the secret ends with a line break, which was kept; printf '%s' writes none.");
  }
  return text;
}

function fieldsOf(flags: PushFlags, { days, duration }: Lifetime, passphrase: string | null): Field[] {
  const fields: Record<string, Field[1] | null | undefined> = {
    kind: flags.kind,
    // Servers without durations use the days: at most one day longer, never their default.
    expire_after_days: days,
    expire_after_duration: duration,
    expire_after_views: flags.views === undefined ? undefined : Number(flags.views),
    passphrase,
    name: flags.name,
    note: flags.note,
    retrieval_step: flags.retrievalStep,
    covered: flags.covered,
    deletable_by_viewer: flags.deletable,
    allowed_networks: flags.allowNetwork?.join(", "),
    recipients: flags.recipient?.flatMap((one) => (one.includes("group:") ? [one] : one.split(","))),
    hold: flags.hold,
    opened_before: flags.openedBefore,
  };
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, value] as const],
  );
}

async function bodyOf({ fields, payload, files }: Parts, progress: Progress): Promise<StreamedBody> {
  if (files.length > 0) {
    const texts = fields.flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((one) => [`push[${name}][]`, one] as const)
        : [[`push[${name}]`, String(value)] as const],
    );
    const last = async () => [["push[payload]", await payload()] as const];
    // If every size is known, the text comes first: then the length of the whole is known too.
    const isSized = files.every(({ size }) => size !== null);
    const all = { field: "push[files][]", all: files };
    return isSized ? multipart([...(await last()), ...texts], all, progress) : multipart(texts, all, progress, last);
  }
  const bytes = Buffer.from(JSON.stringify({ push: { payload: await payload(), ...Object.fromEntries(fields) } }));
  return {
    contentType: "application/json",
    length: bytes.length,
    async *chunks() {
      yield bytes;
    },
  };
}

// ---- Messages ----------------------------------------------------------------------------------

function tell(
  terminal: Terminal,
  api: Api,
  pushed: Push,
  { flags, lifetime, guarded }: { flags: PushFlags; lifetime: Lifetime; guarded: boolean },
): void {
  terminal.stdout(flags.json ? `${JSON.stringify(pushed, null, 2)}\n` : `${pushed.html_url}\n`);
  if (flags.qr) {
    const drawing = qrBlocks(pushed.html_url, terminal.stderrIsTTY === true);
    if (drawing === null) complain(terminal, "the link is too long for a QR code.");
    else terminal.stderr(drawing);
  }
  const lives = lifeOf(pushed);
  if (lifetime.ms !== null && lives !== null && lives > lifetime.ms + 60_000) {
    complain(
      terminal,
      `${api.host} did not accept the lifetime of ${spelled(lifetime.ms)}: the push lives ${spelled(lives)}; "secretpush expire" expires it.`,
    );
  }
  const views = pushed.expire_after_views;
  const ends = [
    lives === null ? "" : `in ${spelled(lives)}`,
    views === undefined ? "" : `after ${views} ${views === 1 ? "view" : "views"}`,
  ].filter((end) => end !== "");
  if (ends.length > 0)
    terminal.stderr(`Expires ${ends.join(" or ")}${ends.length > 1 ? ", whichever comes first" : ""}.\n`);
  if (guarded) terminal.stderr("Its passphrase has to travel another way than the link.\n");
}

// The lifetime that the server gives it, in ms; null if the server does not say.
function lifeOf({ created_at: createdAt, expires_at: expiresAt, expire_after_days: days }: Push): number | null {
  const exact = Date.parse(expiresAt ?? "") - Date.parse(createdAt ?? "");
  if (Number.isFinite(exact) && exact > 0) return Math.round(exact / 60_000) * 60_000;
  return typeof days === "number" ? days * DAY_MS : null;
}

/** 3_600_000 → "1 hour"; the largest unit that divides evenly. */
export function spelled(milliseconds: number): string {
  const units = [
    [DAY_MS, "day"],
    [HOUR_MS, "hour"],
    [MINUTE_MS, "minute"],
  ] as const;
  const [size, unit] = units.find(([size]) => milliseconds % size === 0) ?? [MINUTE_MS, "minute"];
  const count = Math.round(milliseconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
