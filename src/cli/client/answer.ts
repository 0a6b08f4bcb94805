// `secretpush answer`: sends the secret that a request asks for. The question is shown first, on stderr. The secret
// comes by prompt, standard input or a file, never as an argument.

import type { Command } from "commander";

import { CLIENT_ENV } from "../../config/options.ts";
import type { Cli } from "../context.ts";
import { givenPassphrase } from "../passphrase.ts";
import { type Progress, transferBar } from "../progress.ts";
import {
  ask,
  complain,
  EXIT,
  type ExitCode,
  OperationFailed,
  type Terminal,
  UsageError,
  visible,
} from "../terminal.ts";
import { bodyOf, type StreamedBody } from "./body.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { readLink } from "./link.ts";
import { minutes } from "./list.ts";
import { collect, payloadOf } from "./push.ts";
import { type AskedRequest, RequestApi } from "./request_api.ts";
import { BadPassphrase } from "./server_refusals.ts";
import { type LocalFile, localFile, multipart } from "./transfer.ts";

interface AnswerFlags extends ConnectionFlags {
  file?: string[];
  payloadFile?: string;
  passphraseStdin?: true;
  json?: true;
}

const ATTEMPTS = 3;

export function addAnswer(program: Command, cli: Cli): void {
  const command = program
    .command("answer <link>")
    .description("Answer a request: send the secret that it asks for. Needs no account.")
    .option("--file <path>", "Send a file along; repeat it for several files. - is standard input.", collect)
    .option("--payload-file <path>", "Read the text from a file; - is standard input.")
    .option("--passphrase-stdin", "Read the passphrase of the request from the first line of standard input.")
    .option("--json", "Print the server's answer as JSON.")
    .addHelpText(
      "after",
      `
The secret is never an argument. Without --file and --payload-file it is read from standard input, byte
for byte; on a terminal it is asked for, after what is asked was shown. The passphrase is asked for if the
request has one, or comes from --passphrase-stdin or ${CLIENT_ENV.passphrase}. The part of a link behind #
seals the answer for whoever asked. It stays here; put such a link into quotes.

Examples:
  $ secretpush answer https://push.example.org/req/…                     see what is asked, and answer
  $ pass show router | secretpush answer https://push.example.org/req/…
  $ secretpush answer https://push.example.org/req/… --file contract.pdf
${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(
    cli.action((link: string, flags: AnswerFlags) => answer(cli.terminal, link, flags)),
  );
}

async function answer(terminal: Terminal, given: string, flags: AnswerFlags): Promise<ExitCode> {
  const { base, urlToken, fragment } = readLink(given, "request");
  checkInput(terminal, flags);
  // Loaded only for a link with a key: its libraries take a while to load.
  const sealer = fragment === "" ? null : (await import("./e2e.ts")).answerTo(fragment);
  const api = connect(terminal, flags, base);
  const requests = new RequestApi(api);
  const files: LocalFile[] = [];
  for (const path of flags.file ?? []) files.push(await localFile(path, terminal));
  const { asked, passphrase } = await find(terminal, requests, urlToken, flags);
  expectOpen(asked, files.length);
  checkKey(asked, sealer !== null);
  show(terminal, asked);
  const text = await payloadOf(terminal, flags);
  const parts = sealer ? sealer(text, files) : { payload: async () => text, files };
  const progress = transferBar(terminal);
  try {
    // The passphrase comes first: the server wants it before the first byte of a file.
    const guard = passphrase === null ? {} : { passphrase };
    const answered = await requests.respond(urlToken, await requestBody(guard, parts, progress));
    if (flags.json) terminal.stdout(`${JSON.stringify(answered.record, null, 2)}\n`);
  } finally {
    progress.clear();
  }
  terminal.stderr(`Sent: ${asked.requestor === "" ? "whoever asked" : visible(asked.requestor)} has it now.\n`);
  return EXIT.ok;
}

async function requestBody(
  guard: { passphrase?: string },
  { payload, files }: { payload: () => Promise<string>; files: readonly LocalFile[] },
  progress: Progress,
): Promise<StreamedBody> {
  if (files.length === 0) return bodyOf({ request: { ...guard, response: await payload() } });
  const all = { field: "request[files][]", all: files };
  const front = Object.entries(guard).map(([name, value]) => [`request[${name}]`, value] as const);
  const text = async () => [["request[response]", await payload()] as const];
  // If every size is known, the text comes first too: then the length of the whole is known.
  const isSized = files.every(({ size }) => size !== null);
  return isSized ? multipart([...front, ...(await text())], all, progress) : multipart(front, all, progress, text);
}

function checkKey({ e2e }: AskedRequest, hasKey: boolean): void {
  if (e2e && !hasKey) {
    throw new OperationFailed(
      "the link is not complete: the part behind # is missing, and the answer must be sealed with it; nothing was sent, ask its sender for the whole link",
    );
  }
  // Otherwise somebody who replaces the request on the server would get the answer unencrypted.
  if (!e2e && hasKey) {
    throw new OperationFailed(
      "the link carries a key to seal with, but the server knows the request as one that needs none: nothing was sent, ask its sender",
    );
  }
}

function checkInput({ stdin }: Terminal, { file, payloadFile, passphraseStdin }: AnswerFlags): void {
  const readers = [
    passphraseStdin ? "--passphrase-stdin" : "",
    payloadFile === "-" ? "--payload-file -" : "",
    ...(file ?? []).filter((path) => path === "-").map(() => "--file -"),
    file === undefined && payloadFile === undefined && !stdin.isTTY ? "the text, without --payload-file," : "",
  ].filter((reader) => reader !== "");
  if (readers.length > 1) {
    throw new UsageError(`${readers.join(" and ")} cannot both be read from standard input: put one into a file`);
  }
}

async function find(
  terminal: Terminal,
  requests: RequestApi,
  urlToken: string,
  flags: AnswerFlags,
): Promise<{ asked: AskedRequest; passphrase: string | null }> {
  let passphrase = await givenPassphrase(terminal, { stdin: flags.passphraseStdin, variable: CLIENT_ENV.passphrase });
  const isGiven = passphrase !== null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { asked: await requests.find(urlToken, passphrase), passphrase };
    } catch (error) {
      if (!(error instanceof BadPassphrase)) throw error;
      if (isGiven) throw new OperationFailed("the passphrase of the request is wrong: nothing was sent");
      if (!terminal.stdin.isTTY) {
        throw new OperationFailed(
          `this request needs a passphrase: give it with --passphrase-stdin or ${CLIENT_ENV.passphrase}`,
        );
      }
      if (attempt === ATTEMPTS) throw new OperationFailed("the passphrase is wrong: ask its sender for the right one");
      if (attempt > 0) complain(terminal, "that passphrase is wrong.");
      [passphrase = ""] = await ask(terminal, ["Passphrase: "], { hidden: true });
    }
  }
}

function expectOpen(asked: AskedRequest, files: number): void {
  if (asked.state === "closed") throw new OperationFailed("this request is closed: ask its sender for a new one");
  if (asked.responses_remaining === 0) throw new OperationFailed("this request has been answered already");
  if (files > 0 && !asked.response_file_attachments) throw new OperationFailed("this request takes no files");
}

function show(terminal: Terminal, { request, requestor, close_after_at: until }: AskedRequest): void {
  const who = requestor === "" ? "Asked" : `${visible(requestor)} asks`;
  if (request !== null && request !== "") terminal.stderr(`${who}: ${visible(request)}\n`);
  if (until !== "") terminal.stderr(`It can be answered until ${visible(minutes(until))}.\n`);
}
