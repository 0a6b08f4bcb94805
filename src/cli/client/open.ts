// `secretpush open`: retrieves a push. Its text goes to stdout byte for byte, its files into a directory; messages go
// to stderr. Everything that could make it fail is checked first, because a used view cannot be restored.

import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

import { CLIENT_ENV } from "../../config/options.ts";
import { isWebAddress } from "../../model/push_draft.ts";
import { MAX_QR_CHARACTERS } from "../../model/push_fields.ts";
import { roundBytes } from "../figures.ts";
import { showTransfer } from "../progress.ts";
import { ask, complain, OperationFailed, readLine, reasonOf, type Terminal, UsageError, visible } from "../terminal.ts";
import type { Api, Push, Retrieved } from "./api.ts";
import { clientCommand, connect, type Connection } from "./connection.ts";
import { type Content, contentOf } from "./content.ts";
import { CODE_OPTIONS, type Codes, withCode } from "./codes.ts";
import { KeptKey, withDeviceKey } from "./device_keys.ts";
import type { Opener } from "./e2e.ts";
import { openGuarded } from "./guard.ts";
import { untilReleased } from "./held.ts";
import { readLink } from "./link.ts";
import { RequestApi } from "./request_api.ts";
import { qrBlocks } from "./screen.ts";
import { interruptible, outputSink, safeFileName, saveAs } from "./transfer.ts";

export const open = clientCommand({
  name: "open [link]",
  summary: "Retrieve a push: its text to standard output, its files into a directory. Counts a view.",
  options: {
    "-o, --output <path>":
      "Directory or file to write to; - is standard output. Default: files go into the current directory.",
    "--force": "Overwrite existing files; otherwise a free name is chosen.",
    "--passphrase-stdin": "Read the passphrase from the first line of standard input.",
    ...CODE_OPTIONS,
  },
  help: `
The part of a link after # is the key of an end-to-end encrypted push. It is never sent; put such a
link in quotes. A link on the command line ends up in the shell's history, where others may read it. To avoid
that, give no argument, or -: you are then asked for the link, or it is read from standard input. If a
passphrase is needed, you are asked for it, unless --passphrase-stdin or ${CLIENT_ENV.passphrase} gives it.
If the path is a directory or ends in /, files are saved there under their own names; otherwise the single
file, or the text, is written to that path. For a held push, the command shows three words and waits until the
owner has compared the words and released the push. If the push is for certain people, the server emails a code to your
address, and the command asks for it. Without a terminal, run the command once with --recipient and then with
--code.`,
  examples: [
    "secretpush open https://push.example.org/p/…             show the secret",
    "secretpush open https://push.example.org/p/… -o downloads/",
    "secretpush open https://push.example.org/p/… -o - | tar xz",
    "secretpush open 'https://push.example.org/p/…#e1.…'      open what only its recipients can read",
    "secretpush open 'https://push.example.org/req/…#AGE-SECRET-KEY-1…'   the newest answer to your own request",
  ],
  async run({ link: given, ...flags }, { terminal }) {
    const place = placeOf(flags);
    const link = await linkText(terminal, given, flags);
    const { push, content } = await openLink(terminal, link, flags);
    try {
      const opened = await content();
      await interruptible(terminal, (cancelled) => deliver(terminal, opened, { place, cancelled, kind: push.kind }));
    } finally {
      terminal.stderr(`${remaining(push)}\n`);
    }
  },
});

interface Passphrase {
  passphraseStdin: true | undefined;
}

export type Opening = Connection & Passphrase & Codes & { cancelled?: AbortSignal };

/** A retrieved push, whose view is counted. */
export interface OpenedLink {
  api: Api;
  push: Push;
  /** Whether the push is an answer to the user's own request, whose link was given. */
  isAnswer: boolean;
  /** @throws OperationFailed if the content is not what its sender sealed */
  content: () => Promise<Content>;
}

/** Retrieves a push, or the newest answer to the user's own request. If it throws, nothing was retrieved. */
export async function openLink(terminal: Terminal, link: string, flags: Opening): Promise<OpenedLink> {
  const { base, urlToken: linked, fragment, noun } = readLink(link, /#AGE-SECRET-KEY/i.test(link) ? "any" : "push");
  // Loaded only for a link with a key, because the libraries take a while to load.
  const opener = fragment === "" ? null : (await import("./e2e.ts")).opener(fragment);
  const api = connect(terminal, flags, base);
  const isAnswer = noun === "request";
  const urlToken = isAnswer ? await newestAnswer(terminal, api, linked) : linked;
  checkKey(await api.isEndToEnd(urlToken), opener, NO_VIEW);
  const { retrieved, passphrases } = await retrieve(terminal, api, { urlToken, opener }, flags);
  const { push } = retrieved;
  if (push.expired) {
    throw new OperationFailed("this push has expired and its content is gone: ask its sender for a new one");
  }
  const content = async (): Promise<Content> => {
    checkKey(push.e2e === true, opener, "a view was counted");
    return opener ? opener.open(api, retrieved, passphrases) : contentOf(api, retrieved);
  };
  return { api, push, isAnswer, content };
}

interface Destination {
  kind: "directory" | "file" | "stdout";
  path: string;
  force: boolean;
}

/** The url_token of the push that is the newest answer to the user's own request. */
async function newestAnswer(terminal: Terminal, api: Api, urlToken: string): Promise<string> {
  const { record, responses } = await new RequestApi(api).find(urlToken, null);
  if (!("responses" in record)) {
    throw new OperationFailed(
      'only the owner of a request can collect its answers: run "secretpush login" with your API token first',
    );
  }
  const active = responses.filter(({ expired }) => !expired);
  const newest = active.at(-1);
  if (!newest) {
    throw new OperationFailed(responses.length === 0 ? "no one has answered yet" : "all answers have expired");
  }
  if (active.length > 1) {
    complain(
      terminal,
      `there are ${active.length} answers, and this is the newest: "secretpush requests LINK" lists the others; append the part after # to one of those links.`,
    );
  }
  return newest.url_token;
}

const NO_VIEW = "nothing was retrieved, no view was counted";

/** @param isSealed null if the server does not say */
function checkKey(isSealed: boolean | null, opener: Opener | null, outcome: string): void {
  if (isSealed === true && opener === null) {
    throw new OperationFailed(
      `the link is not complete: the part after # is missing, and this push does not open without it; ${outcome}; ask the sender for the whole link`,
    );
  }
  // Someone who replaces the push on the server cannot seal it, so the replacement must not pass as the sender's.
  if (isSealed === false && opener !== null) {
    throw new OperationFailed(
      `the link carries a key, but the push behind it is not end-to-end encrypted: ${outcome}; ask the sender`,
    );
  }
}

/** The link that was given, typed, or read from standard input. */
export async function linkText(terminal: Terminal, given: string | undefined, flags: Passphrase): Promise<string> {
  if (given !== undefined && given !== "-") return given;
  if (terminal.stdin.isTTY) {
    const [answer = ""] = await ask(terminal, ["Link: "], { hidden: false });
    return answer;
  }
  if (flags.passphraseStdin) {
    throw new UsageError(
      "the link and the passphrase cannot both be read from standard input: give one of them another way",
    );
  }
  return readLine(terminal);
}

// Checks beforehand everything that could fail after a view was counted.
function placeOf({ output = ".", force }: { output: string | undefined; force: true | undefined }): Destination {
  if (output === "-") return { kind: "stdout", path: "-", force: force === true };
  const named = JSON.stringify(output);
  const exists = existsSync(output);
  const kind = /[/\\]$/.test(output) || (exists && statSync(output).isDirectory()) ? "directory" : "file";
  if (kind === "file" && exists && !force) {
    throw new UsageError(`${named} exists: nothing was retrieved; pass --force to overwrite it, or name another path`);
  }
  let nearest = kind === "file" ? dirname(output) : output;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory()) throw new UsageError(`${JSON.stringify(nearest)} is not a directory`);
    accessSync(nearest, constants.W_OK);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${named} cannot be written: nothing was retrieved; name another place with --output`);
  }
  return { kind, path: output, force: force === true };
}

async function retrieve(
  terminal: Terminal,
  api: Api,
  { urlToken, opener }: { urlToken: string; opener: Opener | null },
  flags: Opening,
): Promise<{ retrieved: Retrieved; passphrases: string[] }> {
  const source = flags.passphraseStdin ? "on standard input" : `in ${CLIENT_ENV.passphrase}`;
  const words = {
    noun: "push",
    wrong: `the passphrase ${source} is wrong: ${NO_VIEW}`,
    last: "nothing was retrieved; ",
  } as const;
  const kept = new KeptKey(terminal, api, urlToken);
  const opened = await openGuarded(terminal, flags, words, (passphrase) => {
    const access = passphrase === null || opener === null ? passphrase : opener.access(passphrase);
    const attempt = () =>
      untilReleased(terminal, (holdId) => {
        flags.cancelled?.throwIfAborted();
        return api.retrieve(urlToken, access, holdId);
      });
    return withDeviceKey(api, kept, () =>
      withCode(terminal, api, { noun: "push", urlToken, kept, given: flags }, attempt),
    );
  });
  const { found: retrieved, passphrase, asked } = opened;
  // If the server asked for a passphrase, the push has one. One in the environment may be for another push.
  return { retrieved, passphrases: [...(passphrase === null ? [] : [passphrase]), ...(asked ? [] : [""])] };
}

async function deliver(
  terminal: Terminal,
  { text, files }: Content,
  { place, cancelled, kind }: { place: Destination; cancelled: AbortSignal; kind: string | undefined },
): Promise<void> {
  if (text !== "") await deliverText(terminal, text, { place, kind, hasFiles: files.length > 0 });
  if (place.kind === "stdout") {
    if (files.length > 1)
      complain(terminal, `there are ${files.length} files: they are written to standard output one after the other.`);
    for (const file of files)
      await showTransfer(terminal, (progress) => file.into(outputSink(terminal), { progress, cancelled }));
    return;
  }
  // Several files cannot share the name given by --output: they keep their own names, in its directory.
  const alone = files.length === 1 && place.kind === "file";
  if (files.length > 1 && place.kind === "file") {
    complain(terminal, `there are ${files.length} files: they keep their own names in the same directory.`);
  }
  const directory = place.kind === "file" ? dirname(place.path) : place.path;
  const failures: unknown[] = [];
  // --force replaces only files from before this run. Some file systems do not distinguish A from a.
  const written = new Set<string>();
  for (const file of files) {
    const path = alone ? place.path : join(directory, safeFileName(file.name));
    let bytes = 0;
    try {
      const saved = await showTransfer(terminal, (progress) =>
        saveAs(path, place.force && !written.has(path.toLowerCase()), async (sink) => {
          bytes = await file.into(sink, { progress, cancelled });
        }),
      );
      written.add(saved.toLowerCase());
      terminal.stderr(`Saved ${visible(saved)} (${roundBytes(bytes)}).\n`);
    } catch (error) {
      if (cancelled.aborted) throw error;
      // The view is spent, so the other files are still fetched.
      failures.push(error);
      if (files.length > 1) complain(terminal, `${reasonOf(error)}.`);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new OperationFailed(`${failures.length} of ${files.length} files did not arrive`);
}

async function deliverText(
  terminal: Terminal,
  payload: string,
  { place, kind, hasFiles }: { place: Destination; kind: string | undefined; hasFiles: boolean },
): Promise<void> {
  if (place.kind === "file" && !hasFiles) {
    const saved = await saveAs(place.path, place.force, (sink) => sink.write(Buffer.from(payload)));
    terminal.stderr(`Saved ${visible(saved)}.\n`);
  } else if (place.kind === "stdout" && hasFiles) {
    // Standard output carries the file and nothing else.
    terminal.stderr(`${visible(payload)}\n`);
  } else if (terminal.stdoutIsTTY) {
    const shown = visible(payload);
    terminal.stdout(shown.endsWith("\n") ? shown : `${shown}\n`);
    if (shown !== payload) {
      complain(
        terminal,
        "the text contains control characters, shown as \ufffd: redirect the output into a file or pipe to keep them.",
      );
    }
  } else {
    terminal.stdout(payload);
  }
  // A server checks this when it can read the payload. Only the sender vouches for a sealed one.
  if (kind === "url" && !isWebAddress(payload)) {
    complain(
      terminal,
      "the text was pushed as a link, but is not an http or https address: do not open it in a browser.",
    );
  }
  if (kind === "qr" && terminal.stderrIsTTY) {
    const drawing = [...payload].length > MAX_QR_CHARACTERS ? null : qrBlocks(payload, true);
    if (drawing === null) complain(terminal, "the text was pushed as a QR code, but is too long for a QR code.");
    else terminal.stderr(drawing);
  }
}

/** The views and the time that remain, for the person who opened the push. */
function remaining({ views_remaining: views, expires_at: expiresAt, days_remaining: days }: Push): string {
  if (views === 0) return "That was the last view: the push has expired.";
  const until = expiresAt !== undefined ? ` until ${expiresAt.slice(0, 16).replace("T", " ")} UTC` : "";
  const daysLeft = until === "" && days !== undefined ? `, ${days} ${days === 1 ? "day" : "days"}` : "";
  if (views === undefined) return until === "" ? "Retrieved." : `It can be opened${until}.`;
  return `${views} ${views === 1 ? "view is" : "views are"} left${daysLeft}${until}.`;
}
