// What the server was asked and what it told, from the bytes on its sockets. An answer counts as told from the line on which
// its first byte left; a request can have had an effect from the line on which its last byte had arrived.

import type { Call } from "./system_calls.ts";

export interface Exchange {
  askedAt: number;
  method: string;
  path: string;
  /** Whether an account asked: with a token or a session. */
  owner: boolean;
  headers: Map<string, string>;
  body: Buffer;
  answer: { at: number; status: number; headers: Map<string, string>; body: Buffer } | null;
}

/** A push as answers and lists show it. */
export interface Shown {
  url_token: string;
  expired: boolean;
  deleted: boolean;
  expire_after_views: number;
  views_remaining: number;
  expires_at: string;
  /** To its owner. */
  name?: string;
  payload?: string | null;
  files?: Array<{ filename: string; url: string }>;
}

/** Names of files say the content: load.ts. */
export interface Content {
  payload: string;
  files: string[];
}

/** What its creator sent. */
export interface Made extends Content {
  passphrase: string;
  views: number;
}

/** What its owner can change of a push, which one request changes together. */
export type Terms = Pick<Shown, "expire_after_views" | "expires_at" | "name">;

export interface Telling {
  askedAt: number;
  at: number;
  shown: Shown | null;
  /** What the answer acknowledges; null: it shows what is. */
  of: "creation" | "view" | "change" | "deletion" | null;
}

/** Everything that the recording says of one push, with the lines at which it does. */
export interface Story {
  token: string;
  made: Made | null;
  owned: boolean;
  /** null: there is no such push any more. */
  told: Telling[];
  /** Retrievals by others than the owner. @see NEVER where no answer left */
  asked: Array<{ at: number; answeredAt: number }>;
  deletionsAsked: number[];
  changes: Array<{ askedAt: number; at: number; to: Terms }>;
  audits: Array<{ at: number; logs: unknown[] }>;
}

/** An API token that was made during the recording, and its end. */
export interface TokenStory {
  token: string;
  id: number;
  madeAt: number;
  revocationAsked: number;
  revokedAt: number;
}

/** An upload that may resume. */
export interface UploadStory {
  name: string;
  /** How far it was told to be, and how far it can have been after a request. */
  told: Array<{ at: number; offset: number }>;
  sent: Array<{ at: number; offset: number }>;
  /** When a push was asked for that names it. */
  usedAt: number;
}

/** Everything that the recording says of a request for a secret. */
export interface RequestStory {
  token: string;
  question: string;
  most: number;
  madeAt: number;
  /** NEVER where no answer acknowledged it. */
  answers: Array<Content & { askedAt: number; at: number }>;
  closingsAsked: number[];
  told: Array<{ at: number; closed: boolean; left: number; responses: string[] }>;
}

export interface Told {
  stories: Map<string, Story>;
  tokens: TokenStory[];
  /** By their addresses. */
  uploads: Map<string, UploadStory>;
  requests: Map<string, RequestStory>;
  /** Lines on which an answer began. */
  moments: number[];
  /** Those of answers that tell of a change before the one who made it was answered. */
  early: number[];
}

const PUSHES = "/api/v2/pushes";
const UPLOADS = "/api/v2/uploads";
const REQUESTS = "/api/v2/requests";

export function toldIn(
  calls: readonly Call[],
  before: ReadonlyArray<{ shown: Shown; made: Made; owned: boolean }>,
): Told {
  const told: Told = {
    stories: new Map(),
    tokens: [],
    uploads: new Map(),
    requests: new Map(),
    moments: [],
    early: [],
  };
  const storyOf = (token: string): Story => {
    const known = told.stories.get(token);
    if (known) return known;
    const none = { told: [], asked: [], deletionsAsked: [], changes: [], audits: [] };
    const story: Story = { token, made: null, owned: false, ...none };
    told.stories.set(token, story);
    return story;
  };
  const show = (askedAt: number, at: number, shown: Shown, of: Telling["of"] = null): Story => {
    const story = storyOf(shown.url_token);
    story.told.push({ askedAt, at, shown, of });
    return story;
  };
  for (const { shown, made, owned } of before) Object.assign(show(-1, -1, shown, "creation"), { made, owned });
  for (const exchange of exchangesIn(calls)) {
    const { method, askedAt, owner, answer } = exchange;
    const path = exchange.path.split("?")[0] ?? "";
    const at = answer?.at ?? Number.POSITIVE_INFINITY;
    if (answer) told.moments.push(at);
    if (answer && answer.status >= 500 && answer.status !== 503) {
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.body.toString()}`);
    }
    const said = answer && answer.body[0] !== undefined && "[{".includes(String.fromCharCode(answer.body[0]));
    // oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
    const json: any = said ? JSON.parse(answer.body.toString()) : null;
    const [, token = "", what = ""] = /^\/api\/v2\/pushes\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (path === "/account/tokens" && method === "POST" && answer?.status === 201) {
      told.tokens.push({ token: json.token, id: json.id, madeAt: at, revocationAsked: Infinity, revokedAt: Infinity });
    } else if (path.startsWith("/account/tokens/") && path.endsWith("/revoke")) {
      const known = told.tokens.find(({ id }) => id === Number(path.split("/").at(-2)));
      if (known) Object.assign(known, { revocationAsked: askedAt, revokedAt: answer?.status === 200 ? at : Infinity });
    } else if (path === UPLOADS) {
      const name = Buffer.from(exchange.headers.get("upload-metadata")?.split(" ")[1] ?? "", "base64").toString();
      const upload = { name, told: [{ at, offset: 0 }], sent: [], usedAt: Infinity };
      if (answer?.status === 201) told.uploads.set(answer.headers.get("location") ?? "", upload);
    } else if (path.startsWith(`${UPLOADS}/`)) {
      const upload = told.uploads.get(path);
      const from = Number(exchange.headers.get("upload-offset"));
      // Some of it can have been stored before all of it had arrived.
      upload?.sent.push({ at: upload.told.at(-1)?.at ?? 0, offset: from + exchange.body.length });
      if (answer?.status === 204) upload?.told.push({ at, offset: Number(answer.headers.get("upload-offset")) });
    } else if (path === REQUESTS || path.startsWith(`${REQUESTS}/`)) {
      takeRequest(told.requests, exchange, json);
    } else if (path === PUSHES && method === "POST") {
      const { uploads, ...made } = madeIn(exchange.body);
      for (const id of uploads) {
        const upload = told.uploads.get(`${UPLOADS}/${id}`);
        if (!upload) continue;
        made.files.push(upload.name);
        upload.usedAt = Math.min(upload.usedAt, askedAt);
      }
      if (answer?.status === 201) Object.assign(show(askedAt, at, json, "creation"), { made, owned: owner });
    } else if (token === "active" || token === "expired") {
      for (const shown of answer?.status === 200 ? json : []) show(askedAt, at, shown);
    } else if (what === "audit") {
      if (answer?.status === 200) storyOf(token).audits.push({ at, logs: json.logs });
    } else if (token !== "" && what === "") {
      const story = storyOf(token);
      const counts = !(owner && story.owned);
      if (method === "DELETE") story.deletionsAsked.push(askedAt);
      else if (method === "PATCH") {
        const { push: to } = JSON.parse(exchange.body.toString());
        // A refusal changes nothing; what was not confirmed may be stored.
        if (!isRefused(answer)) story.changes.push({ askedAt, at: answer?.status === 200 ? at : Infinity, to });
      } else if (counts) {
        // What was not confirmed may be counted.
        story.asked.push({ at: askedAt, answeredAt: json?.code === "unconfirmed" ? Infinity : at });
      }
      if (answer?.status === 404) story.told.push({ askedAt, at, shown: null, of: null });
      const did = { DELETE: "deletion", PATCH: "change" } as const;
      const of = method === "GET" ? (counts && !json?.expired ? "view" : null) : (did[method as "DELETE"] ?? null);
      if (answer?.status === 200) show(askedAt, at, json, of);
    }
  }
  const early = [...told.stories.values()].flatMap((story) => story.told.filter((telling) => isEarly(story, telling)));
  told.early = early.map(({ at }) => at);
  return told;
}

const isRefused = (answer: Exchange["answer"]): boolean =>
  answer !== null && answer.status >= 400 && answer.status < 500;

export const areTerms = (terms: Terms, shown: Terms): boolean =>
  terms.expire_after_views === shown.expire_after_views &&
  terms.expires_at === shown.expires_at &&
  // Whoever is not its owner is not told.
  (terms.name === undefined || shown.name === undefined || terms.name === shown.name);

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
function takeRequest(requests: Told["requests"], { method, path, askedAt, answer, body }: Exchange, json: any): void {
  const at = answer?.at ?? Number.POSITIVE_INFINITY;
  if (path === REQUESTS) {
    const { request } = JSON.parse(body.toString());
    const made = { question: request.request, most: request.max_responses, madeAt: at };
    const none = { answers: [], closingsAsked: [], told: [] };
    if (answer?.status === 201) requests.set(json.url_token, { token: json.url_token, ...made, ...none });
    return;
  }
  const [token = "", what] = path.slice(REQUESTS.length + 1).split("/");
  const story = requests.get(token);
  if (!story) return;
  const isDone = answer?.status === 200;
  if (what === "respond") {
    if (!isRefused(answer)) story.answers.push({ ...contentIn(body), askedAt, at: isDone ? at : Infinity });
  } else if (method === "DELETE") story.closingsAsked.push(askedAt);
  if (!isDone) return;
  const responses = (json.responses ?? []).map((one: { url_token: string }) => one.url_token);
  story.told.push({
    at,
    closed: json.state === "closed" || method === "DELETE",
    left: json.responses_remaining,
    responses,
  });
}

function isEarly({ made, told, changes }: Story, { at, shown, of }: Telling): boolean {
  if (!shown || !made) return false;
  if (changes.some((change) => change.askedAt < at && change.at > at && areTerms(change.to, shown))) return true;
  const acknowledged = (what: Telling["of"]): number =>
    told.filter((other) => other.of === what && other.at < at).length + (of === what ? 1 : 0);
  const views = viewsCounted(shown);
  return (
    acknowledged("creation") === 0 || views > acknowledged("view") || (shown.deleted && acknowledged("deletion") === 0)
  );
}

export const viewsCounted = (shown: Shown): number => shown.expire_after_views - shown.views_remaining;

function contentIn(body: Buffer): Content {
  const text = body.toString("latin1");
  if (text.startsWith("{")) return { payload: JSON.parse(body.toString()).request.response, files: [] };
  const [, payload = ""] = /name="request\[response\]"\r\n\r\n(.*?)\r\n/.exec(text) ?? [];
  return { payload, files: filesIn(text) };
}

const filesIn = (form: string): string[] => [...form.matchAll(/filename="([^"]+)"/g)].map(([, name = ""]) => name);

function madeIn(body: Buffer): Made & { uploads: string[] } {
  const text = body.toString("latin1");
  if (text.startsWith("{")) {
    const { push } = JSON.parse(body.toString());
    const { payload, passphrase = "", expire_after_views: views, uploads = [] } = push;
    return { payload, passphrase, views, files: [], uploads };
  }
  const field = (name: string): string => text.split(`name="push[${name}]"\r\n\r\n`)[1]?.split("\r\n")[0] ?? "";
  const made = { payload: field("payload"), passphrase: "", views: Number(field("expire_after_views")) };
  return { ...made, files: filesIn(text), uploads: [] };
}

/** Of each connection: its requests, and its answers in the same order. */
export function exchangesIn(calls: readonly Call[]): Exchange[] {
  const [requests, answers] = [new Map<string, Messages>(), new Map<string, Messages>()];
  for (const call of calls) {
    if (call.kind !== "sent" && call.kind !== "received") continue;
    const messages = call.kind === "sent" ? answers : requests;
    const of = messages.get(call.socket) ?? new Messages();
    messages.set(call.socket, of);
    of.add(call.bytes, call.kind === "sent" ? call.begin : call.end);
  }
  const exchanges: Exchange[] = [];
  for (const [socket, { whole }] of requests) {
    for (const [index, { line, headers, body, endedAt }] of whole.entries()) {
      const [method = "", path = ""] = line.split(" ");
      const answer = answers.get(socket)?.heads[index];
      exchanges.push({
        askedAt: endedAt,
        method,
        path,
        owner: headers.has("authorization") || headers.has("cookie"),
        headers,
        body,
        answer: answer
          ? {
              at: answer.beganAt,
              status: Number(answer.line.split(" ")[1]),
              headers: answer.headers,
              body: answer.body,
            }
          : null,
      });
    }
  }
  return exchanges.sort((one, other) => one.askedAt - other.askedAt);
}

interface Message {
  line: string;
  headers: Map<string, string>;
  body: Buffer;
  beganAt: number;
  endedAt: number;
}

/** HTTP messages of one direction. */
class Messages {
  /** Those whose head was seen, in order; of the last one, the body may be a part. */
  readonly heads: Message[] = [];
  readonly whole: Message[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #beganAt = 0;
  #under: { message: Message; length: number | "chunked" } | null = null;

  add(bytes: Buffer, at: number): void {
    if (this.#rest.length === 0 && !this.#under) this.#beganAt = at;
    this.#rest = Buffer.concat([this.#rest, bytes]);
    while (this.#rest.length > 0 || this.#under?.length === 0) {
      this.#under ??= this.#head();
      if (!this.#under) return;
      const { message, length } = this.#under;
      const end = length === "chunked" ? this.#rest.indexOf("\r\n0\r\n\r\n") + 7 : length;
      message.body = this.#rest.subarray(0, end);
      if (length === "chunked" ? end < 7 : this.#rest.length < end) return;
      message.endedAt = at;
      this.whole.push(message);
      this.#rest = this.#rest.subarray(end);
      this.#under = null;
      this.#beganAt = at;
    }
  }

  #head(): { message: Message; length: number | "chunked" } | null {
    const end = this.#rest.indexOf("\r\n\r\n");
    if (end < 0) return null;
    const [line = "", ...fields] = this.#rest.subarray(0, end).toString().split("\r\n");
    const headers = new Map(
      fields.map((field) => [
        field.slice(0, field.indexOf(":")).toLowerCase(),
        field.slice(field.indexOf(":") + 1).trim(),
      ]),
    );
    this.#rest = this.#rest.subarray(end + 4);
    const message = { line, headers, body: Buffer.alloc(0), beganAt: this.#beganAt, endedAt: Infinity };
    this.heads.push(message);
    const chunked = headers.get("transfer-encoding") === "chunked";
    return { message, length: chunked ? "chunked" : Number(headers.get("content-length") ?? 0) };
  }
}
