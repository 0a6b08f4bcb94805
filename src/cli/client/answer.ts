// `secretpush answer`: sends the secret that a request asks for. The question is shown first, on stderr. The secret
// comes from a prompt, standard input or a file, never from an argument.

import { CLIENT_ENV } from "../../config/options.ts";
import { showTransfer } from "../progress.ts";
import { OperationFailed, type Terminal, visible } from "../terminal.ts";
import { CODE_OPTIONS, withCode } from "./codes.ts";
import { clientCommand, connect } from "./connection.ts";
import { KeptKey } from "./device_keys.ts";
import { openGuarded } from "./guard.ts";
import { readLink } from "./link.ts";
import { minutes } from "./list.ts";
import { expectOneReader, payloadOf } from "./prompt.ts";
import { type AskedRequest, RequestApi } from "./request_api.ts";
import { bodyWith, type LocalFile, localFile } from "./transfer.ts";

export const answer = clientCommand({
  name: "answer <link>",
  summary: "Answer a request: send the secret that it asks for. Needs no account.",
  options: {
    "--file <path>": { about: "Send a file along; repeat it for several files. - is standard input.", repeat: true },
    "--payload-file <path>": "Read the text from a file; - is standard input.",
    "--name <text>": "Your name, for the person who asked.",
    "--passphrase-stdin": "Read the passphrase of the request from the first line of standard input.",
    ...CODE_OPTIONS,
    "--json": "Print the server's answer as JSON.",
  },
  help: `
The secret is never an argument. Without --file and --payload-file, it is read from standard input, byte
for byte; on a terminal, the command shows the request, then asks you for the secret. If the request has a
passphrase, you are asked for it, unless --passphrase-stdin or ${CLIENT_ENV.passphrase} gives it. The part of
a link after # encrypts the answer for the person who asked. It is never sent; put such a link in quotes. If the
request is for certain people, the server emails a code to your address, and the command asks for it. Without a
terminal, run the command once with --recipient and then with --code.`,
  examples: [
    "secretpush answer https://push.example.org/req/…                     see the request, and answer it",
    "pass show router | secretpush answer https://push.example.org/req/…",
    "secretpush answer https://push.example.org/req/… --file contract.pdf",
  ],
  async run({ link, ...flags }, { terminal }) {
    const { base, urlToken, fragment } = readLink(link, "request");
    expectOneReader(terminal, flags);
    // Loaded only for a link with a key, because the libraries take a while to load.
    const sealer = fragment === "" ? null : (await import("./e2e.ts")).answerTo(fragment);
    const api = connect(terminal, flags, base);
    const requests = new RequestApi(api);
    const kept = new KeptKey(terminal, api, urlToken);
    const files: LocalFile[] = [];
    for (const path of flags.file ?? []) files.push(await localFile(path, terminal));
    const words = {
      noun: "request",
      wrong: "the passphrase of the request is wrong: nothing was sent",
      last: "",
    } as const;
    const { found: asked, passphrase } = await openGuarded(terminal, flags, words, (passphrase) =>
      withCode(terminal, api, { noun: "request", urlToken, kept, given: flags }, () =>
        requests.find(urlToken, passphrase),
      ),
    );
    expectOpen(asked, files.length);
    checkKey(asked, sealer !== null);
    present(terminal, asked);
    const text = await payloadOf(terminal, flags);
    const { payload, files: sent } = sealer ? sealer(text, files) : { payload: async () => text, files };
    // The passphrase comes first: the server wants it before the first byte of a file.
    const fields = Object.entries({ passphrase, sender_name: flags.name }).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value] as const],
    );
    const body = { noun: "request", fields, last: "response", text: payload, files: sent } as const;
    const answered = await showTransfer(terminal, async (progress) =>
      requests.respond(urlToken, await bodyWith(body, progress)),
    );
    return { answered, requestor: asked.requestor };
  },
  json: ({ answered }) => answered.record,
  note: ({ requestor }) => `Sent: ${requestor === "" ? "the person who asked" : visible(requestor)} has it now.\n`,
});

function checkKey({ e2e }: AskedRequest, hasKey: boolean): void {
  if (e2e && !hasKey) {
    throw new OperationFailed(
      "the link is not complete: the part after # is missing, and only it can encrypt the answer; nothing was sent; ask the sender for the whole link",
    );
  }
  // Otherwise anyone who replaces the request on the server would get the answer unencrypted.
  if (!e2e && hasKey) {
    throw new OperationFailed(
      "the link carries a key to encrypt with, but the server says that the request needs none; nothing was sent; ask the sender",
    );
  }
}

function expectOpen(asked: AskedRequest, files: number): void {
  if (asked.state === "closed") throw new OperationFailed("this request is closed: ask its sender for a new one");
  if (asked.responses_remaining === 0) throw new OperationFailed("this request has been answered already");
  if (files > 0 && !asked.response_file_attachments) throw new OperationFailed("this request does not accept files");
}

function present(terminal: Terminal, { request, requestor, close_after_at: until }: AskedRequest): void {
  const who = requestor === "" ? "Asked" : `${visible(requestor)} asks`;
  if (request !== null && request !== "") terminal.stderr(`${who}: ${visible(request)}\n`);
  if (until !== "") terminal.stderr(`It can be answered until ${visible(minutes(until))}.\n`);
}
