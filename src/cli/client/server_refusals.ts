// Sentences for a server's refusals: what each status means to the person, and what to do next.

import { AppError, type ErrorCode, type FieldProblems } from "../../base/errors.ts";
import { TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { OperationFailed } from "../terminal.ts";

/** The push is guarded, and no passphrase or a wrong one was sent. */
export class BadPassphrase extends OperationFailed {}

/** The server refused, and will do so again. */
export class ServerRefusal extends OperationFailed {}

/** The token is valid, but does not allow this. */
export class MissingScope extends OperationFailed {}

/** The server, or a proxy in front of it, cannot do this at the moment. */
export class TryLater extends OperationFailed {
  /** How long the server asks the client to wait; null if it does not say. */
  readonly seconds: number | null;

  constructor(message: string, seconds: number | null = null) {
    super(message);
    this.seconds = seconds;
  }
}

/** The push is held: its owner must release each person who asks. */
export class HeldPush extends OperationFailed {
  readonly hold: { id: string; words: string; expires_at: string };

  constructor(message: string, { id, words, expires_at }: Json) {
    super(message);
    this.hold = { id: text(id), words: text(words), expires_at: text(expires_at) };
  }
}

/** The push is locked: the first device to open it needs a key. */
export class NeedsKey extends OperationFailed {}

/** The push is addressed to certain people, who prove an address by a code. */
export class NeedsCode extends OperationFailed {
  /** @param recipients masked */
  constructor(
    message: string,
    readonly recipients: readonly string[],
  ) {
    super(message);
  }
}

/** The code was wrong, and another attempt is allowed. */
export class WrongCode extends OperationFailed {}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The subject of the refused request. */
export type Noun = "push" | "request" | "receipt";

interface Refused {
  status: number;
  headers: Headers;
  /** null if the answer was not a JSON object. */
  body: Json | null;
  host: string;
  noun: Noun;
  hasToken: boolean;
  /** There is a token, but it belongs to another server. */
  tokenElsewhere: boolean;
}

export function refusalOf(refused: Refused): Error {
  const refusal = meaningOf(refused);
  return typeof refusal === "string" ? new OperationFailed(refusal) : refusal;
}

/** A sentence, or an error that a caller handles. */
type Meaning = string | Error;

/** A refusal and what it says. */
interface Said extends Refused {
  /** The server's sentence; "" if there is none. */
  sentence: string;
  /** The server's sentence in brackets, to follow one of ours. */
  because: string;
}

const asSaid = ({ sentence }: Said): string => begun(sentence);

const nothingDone = ({ noun, sentence }: Said): string =>
  `${noun === "request" ? "nothing was sent" : "nothing was retrieved, no view counted"}: ${sentence}`;

const notAddressed = (said: Said): Meaning => {
  const masked = Array.isArray(said.body?.recipients) ? said.body.recipients.map(text) : [];
  return masked.length > 0 ? new NeedsCode(nothingDone(said), masked) : nothingDone(said);
};

/** What each code means. A code that is not listed means what its status means. */
const MEANINGS: ReadonlyMap<string, (said: Said) => Meaning> = new Map(
  Object.entries({
    "bad-passphrase": ({ because }) => new BadPassphrase(`the passphrase is wrong or missing${because}`),
    "token-expired": asSaid,
    "token-network": asSaid,
    "missing-scope": (said) => new MissingScope(asSaid(said)),
    "needs-recipient": notAddressed,
    "not-addressed": notAddressed,
    "needs-key": () => new NeedsKey("the push is for the device that opens it first"),
    "opened-elsewhere": nothingDone,
    "no-views-left": nothingDone,
    "wrong-code": (said) => new WrongCode(asSaid(said)),
    "no-code": asSaid,
    "no-more-codes": asSaid,
    held: (said) =>
      isObject(said.body?.hold)
        ? new HeldPush("the owner of this push must release it to you", said.body.hold)
        : asSaid(said),
    "refused-release": asSaid,
    "wait-over": asSaid,
    frozen: nothingDone,
    "wrong-network": nothingDone,
    "too-early": nothingDone,
    unconfirmed: ({ host, because }) =>
      new TryLater(`${host} did not confirm this${because}: check whether it was done before you try again`),
    "not-found": ({ noun }) => {
      if (noun === "receipt") {
        return "nothing is known about this receipt: check that it is complete; some time after a push has expired, its server deletes the receipt too";
      }
      const removed = noun === "push" ? "; pushes are removed some time after they expire" : "";
      return `there is no ${noun} at this link: check that it is complete, or ask its sender for a new one${removed}`;
    },
  } satisfies Partial<Record<ErrorCode, (said: Said) => Meaning>>),
);

/** The code of an answer. Password Pusher and Secret Push 2 send none: only two refusals are recognised, by their sentences. */
function codeOf({ status, body }: Refused, sentence: string): string {
  if (typeof body?.code === "string") return body.code;
  if (status === 401 && /passphrase/i.test(sentence)) return "bad-passphrase";
  return status === 404 && /^not-found$|\bpush|record|couldn't find/i.test(sentence) ? "not-found" : "";
}

function meaningOf(refused: Refused): Meaning {
  const sentence = refused.body ? saying(refused.body) : "";
  const said = { ...refused, sentence, because: sentence === "" ? "" : ` (${sentence})` };
  return MEANINGS.get(codeOf(refused, sentence))?.(said) ?? meaningOfStatus(said);
}

function meaningOfStatus({
  status,
  headers,
  body,
  host,
  noun,
  hasToken,
  tokenElsewhere,
  sentence,
  because,
}: Said): Meaning {
  switch (status) {
    case 401:
      if (tokenElsewhere) {
        return `${host} asks for an API token${because}, and yours belongs to another server: run "secretpush login" for this one, or pass --server with your server's address if the link shows another one`;
      }
      if (!hasToken) return `${host} asks for an API token${because}: run "secretpush login", or set SECRETPUSH_TOKEN`;
      return `${host} does not accept this API token${because}: it may have been revoked; run "secretpush login" with another`;
    case 403:
      return `${host} does not allow this${because}: only the ${noun}'s owner may do it`;
    case 404:
      return `${host} does not know this${because}: it may be too old for the API v2, or the wrong server`;
    case 408:
      return `${host} did not receive the rest in time${because}: nothing was stored; try again`;
    case 409:
      return sentence === "" ? `${host} answered ${status}` : begun(sentence);
    case 413:
      return `this is more than ${host} accepts${because}: push less, or ask its administrator; a proxy in front of it may have its own limit`;
    case 422:
      return fieldFailure(host, body, noun);
    case 429:
      return new TryLater(
        `${host} asks to slow down${because}: try again ${whenAgain(headers)}`,
        secondsIn(headers) ?? MINUTE_S,
      );
    case 502:
    case 504:
      return new TryLater(`the server behind ${host} does not answer (${status}): try again later`);
    case 503:
      return new TryLater(`${host} cannot do this now${because}: nothing was stored; try again later`);
    case 507:
      return `${host} has no space for this${because}: nothing was stored; ask its administrator`;
    default:
      return `${host} answered ${status}${because}`;
  }
}

// The server's own message, shortened to fit into a sentence.
function saying(body: Json): string {
  const said = text(body.error) || text(body.message) || text(body.status);
  const line = said.split("\n")[0]?.trim().replace(/\.$/, "") ?? "";
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

/** A sentence of the server, beginning in lower case like ours. */
const begun = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The flags to name for fields that several options set, and for the fields of requests and changes. */
const FLAGS: Readonly<Record<string, string>> = {
  files: "--file",
  // --for sends the days too, for servers without durations.
  expire_after_days: "--days or --for",
  expire_after_duration: "--for",
  passphrase: "--passphrase",
  sender_name: "--name",
  close_after_duration: "--for",
  max_responses: "--answers",
  response_file_attachments: "--files",
  include_requestor: "--show-email",
  notify_emails_to: "--mail",
  recipient: "--recipient",
};

function fieldFailure(host: string, body: Json | null, noun: Noun): Error {
  const nested = isObject(body?.errors) ? body.errors : body;
  const fields: FieldProblems = {};
  for (const [field, messages] of Object.entries(nested ?? {})) {
    const lines = (Array.isArray(messages) ? messages : [messages]).filter((line) => typeof line === "string");
    if (lines.length === 0 || ["error", "code", "status"].includes(field)) continue;
    const flag = FLAGS[field] ?? TAKEN_OF_PUSH.flagOf(field);
    fields[flag === undefined ? field : `${field} (${flag})`] = lines.map((line) => line.replace(/\.$/, ""));
  }
  if (Object.keys(fields).length === 0) {
    const said = body ? saying(body) : "";
    return new OperationFailed(`${host} does not accept this ${noun}${said === "" ? "" : ` (${said})`}`);
  }
  return new AppError("invalid", `${host} does not accept this ${noun}; nothing was stored:`, { fields });
}

const MINUTE_S = 60;

/** Null if the server does not say, or says nothing sensible. */
function secondsIn(headers: Headers): number | null {
  const given = headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - Date.now()) / 1_000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function whenAgain(headers: Headers): string {
  const seconds = secondsIn(headers);
  if (seconds === null) return "in a minute";
  if (seconds < 120) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return seconds < 7_200 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${Math.ceil(seconds / 3_600)} hours`;
}
