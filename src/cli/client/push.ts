// `secretpush push`: stores a secret on a server and prints only its link on stdout; messages go to stderr. The
// secret comes from a prompt, standard input or a file, never from an argument.

import { CLIENT_ENV } from "../../config/options.ts";
import type { Given } from "../command.ts";
import { showTransfer } from "../progress.ts";
import { complain, complaint, OperationFailed, type Terminal, UsageError, visible } from "../terminal.ts";
import type { Abilities, Api, Push } from "./api.ts";
import { clientCommand, connect } from "./connection.ts";
import { NEW_PASSPHRASE_OPTIONS, newPassphrase, TRAVELS_APART } from "./guard.ts";
import { type Lifetime, lifetimeOf, livesFor, spelled } from "./lifetime.ts";
import { minutes } from "./list.ts";
import { expectOneReader, payloadOf } from "./prompt.ts";
import { FIELD_OPTIONS, type Fields, fieldsIn, ignoredBy } from "./push_flags.ts";
import { qrBlocks } from "./screen.ts";
import { sendAhead } from "./uploads.ts";
import { bodyWith, type Field, type LocalFile, localFile } from "./transfer.ts";

const OPTIONS = {
  "--file <path>": { about: "Attach a file; repeat it for several files. - is standard input.", repeat: true },
  "--payload-file <path>": "Read the text from a file; - is standard input.",
  "--days <n>": "Expire after this many days.",
  "--for <duration>": "Expire after 15m, 30m, 45m, 1h, 6h, 12h, or 1d to 90d.",
  ...NEW_PASSPHRASE_OPTIONS,
  "--generate-passphrase": "Protect it with a passphrase of six words, printed on standard error.",
  "--preset <name>": "Use the terms that the server offers under this name; other flags override them.",
  ...FIELD_OPTIONS,
  "--link-each": "Create a separate link for each address of --to, and print a line for each: address, tab, link.",
  "--mail": "Have the server email the link to the addresses of --to; with --link-each, each gets its own.",
  "--qr": "Also draw the link as a QR code, on stderr.",
  "--json": "Print the server's answer as JSON instead of the link.",
} as const;

type PushFlags = Given<"", typeof OPTIONS>;

export const push = clientCommand({
  name: "push",
  summary: "Push a secret to a server and print its link.",
  options: OPTIONS,
  help: `
The secret is never an argument. Without --file and --payload-file, it is read from standard input,
byte for byte; on a terminal, you are asked for it. If ${CLIENT_ENV.passphrase} is set, it is the
push's passphrase. With --e2e, no one can restore a lost link, because only its recipients have the key.
The server can read --name and --note.`,
  examples: [
    "secretpush push                                          ask for the secret, print its link",
    "pg_dump db | secretpush push --file - --name backup      push a file from a pipe",
    "pg_dump db | secretpush push --e2e --file -              the same, and the server cannot read it",
    "secretpush push --file report.pdf --for 1h --views 1     push a file for one view within an hour",
    "pass show wifi | secretpush push --passphrase-stdin --payload-file wifi.txt --qr",
    "secretpush push --preset client                          with the preset named client",
    "secretpush push --to ann@x.org --to bob@x.org --link-each    a link for each, which opens only for that person",
  ],
  async run(typed, { terminal }) {
    const typedFields = fieldsIn(typed);
    checkFlags(terminal, typed, typedFields);
    lifetimeOf(typed);
    const api = connect(terminal, typed);
    const files: LocalFile[] = [];
    for (const path of typed.file ?? []) files.push(await localFile(path, terminal));
    // The server is checked before anything secret is asked for, read or sent.
    const can = await api.abilities();
    const { flags, fields } = await completed(typed, typedFields, terminal, api);
    const each = flags.linkEach ? await import("./link_each.ts") : null;
    const recipients = each?.linkedEach(fields.recipients ?? [], files);
    const lifetime = lifetimeOf(flags);
    const isSealed = fields.e2e === true;
    checkAble(can, fields.kind, flags, api);
    checkEndToEnd(terminal, can, isSealed, api);
    if (lifetime.rounded !== null) complain(terminal, lifetime.rounded);

    const text = await payloadOf(terminal, flags);
    const made = flags.generatePassphrase ? await (await import("./generated.ts")).sixWords() : null;
    const passphrase = made ?? (await newPassphrase(terminal, flags, "nothing was pushed"));
    // Loaded only when something is sealed, because the libraries take a while to load.
    const seal = isSealed ? (await import("./e2e.ts")).sealPush : null;
    const send = async (only?: string): Promise<Push> => {
      // Each link has its own key.
      const sealed = seal?.({ payload: text, kind: fields.kind }, files, passphrase);
      const { payload, files: sent, access } = sealed ?? { payload: async () => text, files, access: passphrase };
      const own = only === undefined ? fields : { ...fields, ...onlyFor(only, flags.name) };
      const all = allOf(own, flags, lifetime, access);
      const body = { noun: "push", last: "payload", text: payload } as const;
      const pushed = await showTransfer(terminal, async (progress) => {
        const uploads = await sendAhead(api, sent, progress);
        const files = uploads
          ? { files: [], fields: [...all, ["uploads", uploads] as const] }
          : { files: sent, fields: all };
        return api.create(await bodyWith({ ...body, ...files }, progress));
      });
      await expectKept(api, pushed, fields);
      // The server does not know the rest of the link.
      return { ...pushed, html_url: `${pushed.html_url}${sealed ? `#${sealed.fragment}` : ""}` };
    };
    const notesOf = (pushed: Push): string[] => [
      flags.qr ? drawingOf(terminal, pushed.html_url) : "",
      lifetimeNotes(pushed, lifetime, api.host, fields),
      flags.receipt ? receiptNote(pushed, api) : "",
      made === null ? "" : `Passphrase: ${made}\n`,
      passphrase === null ? "" : TRAVELS_APART,
    ];
    if (!each || !recipients) {
      const pushed = await send();
      return { pushed, shown: `${pushed.html_url}\n`, notes: notesOf(pushed), hasFailed: false };
    }
    const { pushes, failures } = await each.pushEach(terminal, recipients, send, (line) => {
      if (!flags.json) terminal.stdout(line);
    });
    const notes = [...failures.map(complaint), ...pushes.slice(0, 1).flatMap(notesOf)];
    return { pushed: pushes, shown: "", notes, hasFailed: failures.length > 0 };
  },
  show: ({ shown }) => shown,
  json: ({ pushed }) => pushed,
  note: ({ notes }) => notes.join(""),
  failed: ({ hasFailed }) => hasFailed,
});

/** Adds the preset's values, if a preset is given. Flags on the command line override them. */
async function completed(
  typed: PushFlags,
  typedFields: Fields,
  terminal: Terminal,
  api: Api,
): Promise<{ flags: PushFlags; fields: Fields }> {
  if (typed.preset === undefined) return { flags: typed, fields: typedFields };
  const { presetFor } = await import("./preset.ts");
  const preset = await presetFor(typed.preset, typed, api, Boolean(terminal.env[CLIENT_ENV.passphrase]));
  const [flags, fields] = [
    { ...typed, ...preset.flags },
    { ...preset.fields, ...typedFields },
  ];
  checkFlags(terminal, flags, fields);
  return { flags, fields };
}

function checkFlags(terminal: Terminal, flags: PushFlags, { e2e, recipients }: Fields): void {
  expectOneReader(terminal, flags);
  if (flags.generatePassphrase && (flags.passphrase || flags.passphraseStdin)) {
    throw new UsageError("--generate-passphrase cannot be combined with --passphrase or --passphrase-stdin");
  }
  if (flags.passphraseStdin && flags.passphrase) {
    throw new UsageError("--passphrase and --passphrase-stdin are both given: leave one out");
  }
  if (flags.passphrase && !terminal.stdin.isTTY && !terminal.env[CLIENT_ENV.passphrase]) {
    throw new UsageError(
      `there is no terminal to prompt for the passphrase: use --passphrase-stdin or ${CLIENT_ENV.passphrase}`,
    );
  }
  if (flags.linkEach && (flags.qr || flags.viewsPerRecipient !== undefined)) {
    throw new UsageError(
      flags.qr
        ? "--link-each creates several links, but --qr can draw only one: leave out --qr"
        : "with --link-each, --views already applies to each link: leave out --views-per-recipient",
    );
  }
  if (flags.mail && e2e) {
    throw new UsageError(
      "--mail cannot be combined with --e2e, because the server does not know the key in an end-to-end encrypted link",
    );
  }
  if (flags.mail && recipients === undefined) {
    throw new UsageError("--mail needs the recipients: name each with --to");
  }
  if (flags.kind === "file" && flags.file === undefined) throw new UsageError("a file push needs --file");
}

function checkAble(can: Abilities, kind: string | undefined, { file }: PushFlags, api: Api): void {
  const hasFiles = file !== undefined;
  const off = (what: string): OperationFailed =>
    new OperationFailed(`${what} are switched off on ${api.host}: ask its administrator, or use another server`);
  if (hasFiles && can.files === false) throw off("file pushes");
  if (kind === "url" && can.urls === false) throw off("pushes of links");
  if (kind === "qr" && can.qrs === false) throw off("pushes of QR codes");
  const needed = can.anonymous === false || (hasFiles && can.filesNeedToken === true);
  if (needed && !api.hasToken) {
    throw new OperationFailed(
      `${api.host} asks for an API token${hasFiles ? " to push files" : ""}: run "secretpush login", or set SECRETPUSH_TOKEN`,
    );
  }
}

// Refuses whatever the server would refuse, before anything is sealed or sent.
function checkEndToEnd(terminal: Terminal, can: Abilities, e2e: boolean, api: Api): void {
  if (e2e && can.endToEnd !== true) {
    throw new OperationFailed(
      can.endToEnd === false
        ? `end-to-end pushes are switched off on ${api.host}: ask its administrator, or use another server`
        : `${api.host} does not support end-to-end pushes: it may be too old, or run Password Pusher; leave out --e2e, or use another server`,
    );
  }
  if (e2e) return;
  if (can.endToEndPolicy === "required") {
    throw new OperationFailed(`${api.host} accepts only pushes that are end-to-end encrypted: pass --e2e`);
  }
  if (can.endToEndPolicy === "preferred") {
    complain(terminal, `${api.host} prefers pushes that it cannot read: pass --e2e to encrypt yours end to end.`);
  }
}

/** The fields of a push for one recipient alone. Lists show the push under the recipient's address. */
const onlyFor = (recipient: string, name: string | undefined): Fields => ({
  recipients: [recipient],
  name: [...(name ? `${name} · ${recipient}` : recipient)].slice(0, 255).join(""),
});

function allOf(fields: Fields, { mail }: PushFlags, { days, duration }: Lifetime, passphrase: string | null): Field[] {
  const all: Record<string, Field[1] | null | undefined> = {
    ...fields,
    // For servers that do not support durations: the push may live a day longer, but not the server's default time.
    expire_after_days: days,
    expire_after_duration: duration,
    passphrase,
    notify_emails_to: mail ? fields.recipients?.join(",") : undefined,
  };
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, value] as const],
  );
}

/** An older server ignores fields that it does not know. If it left a push unguarded, the push must not stay there. */
async function expectKept(api: Api, pushed: Push, fields: Fields): Promise<void> {
  const ignored = ignoredBy(pushed, fields);
  if (ignored.length === 0) return;
  const because = `${api.host} does not know ${ignored.join(" and ")}: it may be too old`;
  try {
    await api.expire(pushed.url_token);
  } catch {
    throw new OperationFailed(`${because}, and the push could not be expired: ${pushed.html_url}`);
  }
  throw new OperationFailed(`${because}; the push was expired at once`);
}

function receiptNote({ receipt_url: url }: Push, { host, hasToken }: Api): string {
  if (url !== undefined) return `Receipt: ${visible(url)}\n`;
  if (hasToken)
    return complaint('there is no receipt: the push belongs to your account, and "secretpush audit" shows its log.');
  return complaint(`there is no receipt: ${host} did not send one; it may be too old.`);
}

function drawingOf(terminal: Terminal, link: string): string {
  return qrBlocks(link, terminal.stderrIsTTY === true) ?? complaint("the link is too long for a QR code.");
}

function lifetimeNotes(pushed: Push, { ms }: Lifetime, host: string, { expires_at: until }: Fields): string {
  const lives = livesFor(pushed);
  const views = pushed.expire_after_views;
  const isLonger = ms !== null && lives !== null && lives > ms + 60_000;
  const longer = `${host} did not accept the lifetime of ${spelled(ms ?? 0)}: the push lives ${spelled(lives ?? 0)}; "secretpush expire" expires it.`;
  const ends = [
    until !== undefined ? `at ${minutes(pushed.expires_at ?? "")}` : lives === null ? "" : `in ${spelled(lives)}`,
    views === undefined ? "" : `after ${views} ${views === 1 ? "view" : "views"}`,
  ].filter((end) => end !== "");
  const first = ends.length > 1 ? ", whichever comes first" : "";
  return (isLonger ? complaint(longer) : "") + (ends.length > 0 ? `Expires ${ends.join(" or ")}${first}.\n` : "");
}
