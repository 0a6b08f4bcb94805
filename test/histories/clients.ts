// The clients of a history: an owner, and three devices with the link, who do what is likely to meet, and write down what they were told.

import { newToken } from "../../src/base/crypto.ts";
import { MINUTE_MS, PUSHES } from "../api_checks.ts";
import { type Interval, type Operation, type State, type Terms, type Told, UNDO_MS, viewBy } from "../model/push.ts";
import { NEW } from "../state_table.ts";
import { bytesOf, FIELD, same } from "../multipart_forms.ts";
import type { Dice } from "../power_cut/disk.ts";
import type { MailServer } from "../smtp.ts";

const REQUESTS = "/api/v2/requests";
const PASSPHRASE = "open sesame";
/** On the page of a push that is not there any more. */
const GONE = "Nothing here any more";
/** On a page that cannot say what happened. */
const UNCONFIRMED = "Not confirmed";
const DEVICES = ["a", "b", "c"] as const;
/** A machine's clocks may differ by so much. */
const CLOCKS_MS = 60;
/** What goes wrong is over by then: a server that still does not do what it is asked has failed. */
const PATIENCE_MS = 90_000;
/** Told of nothing that was sent: it never left. */
const NOT_SENT = /ECONNREFUSED|ConnectionRefused|Unable to connect/;

/** What it runs against: servers that may be killed or cut off at any moment. */
export interface World {
  name: string;
  /** One of its servers that lives. */
  url: (roll: Dice) => Promise<string>;
  /** Headers of the owner: a token, and a session on its pages. */
  owner: Record<string, string>;
  session: string;
  now: () => number;
  /** Has something go wrong while a history runs, or time pass. @param quiet does it while nothing is asked */
  disturb: (roll: Dice, quiet: (work: () => void) => Promise<void>) => Promise<void>;
  mail?: MailServer;
  /** Whether what it does while a history runs loses nothing: time passes. */
  isGentle?: boolean;
  /** How long it knows what is over, if it purges that at all. */
  purgeAfterMs?: number;
  /** Stops it for good. @returns a sentence for each thing that is left and should not be */
  end: () => Promise<string[]>;
}

interface Answered {
  status: number;
  // Answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  bytes: Uint8Array;
}

/** A push, or a request, whose history is written. */
interface Subject {
  path: string;
  token: string;
  payload: string;
  terms: Terms;
  initial: State;
  /** What may be done with it, and how often. */
  acts: ReadonlyArray<readonly [act: string, weight: number]>;
  keys: Record<string, string>;
  waits: string[];
  addresses: readonly string[];
  /** Codes that some device of this push, or of an earlier one, was mailed. */
  codes: string[];
  downloads: string[];
  content: Uint8Array | null;
  /** The path of its receipt. */
  receipt: string;
  /** How often somebody was told that it opened. */
  opened: number;
}

export interface History {
  operations: Operation[];
  initial: State;
  terms: Terms;
}

type Weights = ReadonlyArray<readonly [act: string, weight: number]>;
const SEEN: Weights = [
  ["head", 20],
  ["look", 8],
  ["list", 5],
];
const DELETIONS: Weights = [
  ["delete", 2],
  ["deleteByLink", 2],
  ["deleteSoon", 3],
  ["deleteSoonByLink", 5],
  ["undo", 6],
  ["undoByLink", 6],
];
const PLAIN: Weights = [
  ...DELETIONS,
  ["retrieve", 40],
  ["press", 10],
  ["retrieveByOwner", 12],
  ["freeze", 10],
  ["thaw", 9],
  ["change", 16],
  ["log", 4],
];

/** Kinds of pushes, each with what is likely to meet there. */
export const KINDS = {
  plain: [...PLAIN, ...SEEN, ["alarm", 6]],
  /** One whose deletion goes on while others stop it. */
  leaving: [
    ["retrieve", 14],
    ["freeze", 14],
    ["thaw", 8],
    ["alarm", 8],
    ["change", 6],
    ["look", 6],
    ["head", 10],
    ["list", 6],
    ["retrieveByOwner", 8],
    ["delete", 1],
    ["deleteSoon", 6],
    ["deleteSoonByLink", 20],
    ["undo", 8],
    ["undoByLink", 16],
  ],
  /** One whose owner leaves no view beside those that are on their way. */
  changing: [
    ["retrieve", 30],
    ["change", 30],
    ["retrieveByOwner", 6],
  ],
  early: [...PLAIN, ...SEEN],
  locked: [...PLAIN, ...SEEN, ["alarm", 6]],
  files: [...PLAIN, ["alarm", 4], ["download", 40]],
  // A browser's wait is its cookie's: nobody presses here.
  held: [
    ...PLAIN.filter(([act]) => act !== "press"),
    ["head", 14],
    ["look", 4],
    ["release", 30],
    ["refuse", 14],
    ["retrieve", 20],
  ],
  /** One that somebody waits for while it is deleted and restored. */
  awaited: [
    ["retrieve", 24],
    ["refuse", 24],
    ["release", 3],
    ["deleteSoon", 20],
    ["undo", 20],
  ],
  addressed: [...PLAIN, ["head", 6], ["prove", 30], ["retrieve", 30]],
  /** Somebody guesses its passphrase. */
  guessed: [
    ["retrieve", 40],
    ["press", 12],
    ["head", 12],
    ["retrieveByOwner", 12],
    ["log", 2],
  ],
  anonymous: [
    ["retrieve", 40],
    ["press", 8],
    ["head", 4],
    ["look", 6],
    ["alarm", 18],
    ["thaw", 6],
    ["receipt", 24],
    ["delete", 2],
    ["deleteByLink", 3],
    ["deleteSoonByReceipt", 4],
    ["deleteSoonByLink", 6],
    ["undoByReceipt", 4],
    ["undoByLink", 6],
  ],
  request: [
    ["respond", 50],
    ["read", 20],
    ["responses", 30],
    ["close", 4],
  ],
} as const satisfies Record<string, Weights>;
export type Kind = keyof typeof KINDS;

/** What is asked at the end of those that have an owner, or else here. */
const LAST: Partial<Record<Kind, readonly string[]>> = {
  request: ["responses"],
  anonymous: ["receipt"],
  // A freeze ends what was released.
  held: ["release", "freeze", "thaw", "retrieve", "retrieve", "retrieve", "log"],
  awaited: ["undo", "retrieve", "retrieve", "retrieve", "log"],
};
/** Entries that are written in the commit of what they record. The others follow it. */
const COMMITTED = ["view", "expire", "restored", "freeze", "thaw", "changed", "alarm", "hold_asked", "hold_released"];
const FOLLOWING = ["owner_view", "failed_passphrase"];
const MOST_VIEWS = 100;
const MOST_MS = 90 * 24 * 60 * MINUTE_MS;

export class Clients {
  #ticks = 0;
  #numbered = 0;
  #foreignCodes: string[] = [];
  /** A device shows the same key to every push. */
  readonly #keys = Object.fromEntries(DEVICES.map((device) => [device, newToken(32)]));
  #asked = 0;
  #barrier: Promise<void> | null = null;

  constructor(
    readonly world: World,
    readonly roll: Dice,
  ) {}

  /** @param length how many operations each of the clients does, one after the other */
  async history(kind: Kind, { clients, length }: { clients: number; length: number }): Promise<History> {
    const subject = await this.#create(kind);
    const operations: Operation[] = [];
    const client = async (): Promise<void> => {
      for (let n = 0; n < length; n += 1) {
        const operation = await this.#operate(subject);
        if (operation) operations.push(operation);
      }
    };
    const isDisturbed = subject.terms.counted !== true || this.world.isGentle === true;
    await Promise.all([
      ...Array.from({ length: clients }, client),
      ...(isDisturbed ? [this.world.disturb(this.roll, this.#quiet)] : []),
    ]);
    // What is so when all is quiet.
    for (const act of LAST[kind] ?? ["retrieveByOwner", "list", "log"]) {
      const last = await this.#operate(subject, act);
      if (last) operations.push(last);
    }
    const { initial, terms } = subject;
    this.#foreignCodes = subject.codes;
    return { operations, initial, terms };
  }

  readonly #quiet = async (work: () => void): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#barrier = promise;
    while (this.#asked > 0) await Bun.sleep(1);
    work();
    this.#barrier = null;
    resolve();
  };

  async #create(kind: Kind): Promise<Subject> {
    const { roll } = this;
    const payload = `secret ${(this.#numbered += 1)} of ${kind}`;
    const limit = 1 + roll(/^(?:locked|held|awaited)$/.test(kind) ? 3 : 6);
    const terms: Terms = { deletable: roll(4) > 0 };
    const fields: Record<string, unknown> = { payload, expire_after_views: limit, expire_after_duration: 0 };
    const keys = { ...this.#keys };
    if (this.world.purgeAfterMs !== undefined) terms.purgeAfterMs = this.world.purgeAfterMs;
    if (kind !== "request") {
      fields["deletable_by_viewer"] = terms.deletable;
      if (roll(3) === 0) terms.firstViewMs = MINUTE_MS * (fields["expire_after_first_view"] = (1 + roll(10)) as number);
      // Its derivation lets others in between.
      if (kind === "guessed") terms.counted = true;
      if (terms.counted || roll(3) === 0) [terms.passphrase, fields["passphrase"]] = [true, PASSPHRASE];
      if (kind === "anonymous") fields["receipt"] = true;
    }
    if (kind === "early") {
      terms.opensAt = this.world.now() + 100 + roll(1_000);
      fields["not_before"] = new Date(terms.opensAt).toISOString();
    }
    if (kind === "locked") terms.lock = fields["lock"] = true;
    if (kind === "held" || kind === "awaited") terms.hold = fields["hold"] = true;
    const addresses = ["ann", "ben"].map((name) => `${name}.${newToken(6).toLowerCase()}@example.org`);
    if (kind === "addressed") {
      terms.addressed = true;
      fields["recipients"] = addresses.join(", ");
      if (roll(3) > 0) terms.each = fields["views_per_recipient"] = 1 + roll(Math.min(limit, 2));
    }
    const content = kind === "files" ? bytesOf(1 + roll(100_000), this.#numbered) : null;
    const owner = kind === "anonymous" ? {} : this.world.owner;
    const made = await this.#made(kind, { payload, fields, content, terms }, owner);
    const end = Date.parse(made.expires_at ?? made.close_after_at);
    if (made.created_at) terms.most = { limit: MOST_VIEWS, end: Date.parse(made.created_at) + MOST_MS };
    const subject: Subject = {
      path: `${kind === "request" ? REQUESTS : PUSHES}/${made.url_token}`,
      token: made.url_token,
      payload,
      terms,
      initial: { ...NEW, limit, end: [end, end], views: 0 },
      acts: KINDS[kind],
      keys,
      waits: [],
      addresses: kind === "addressed" ? addresses : [],
      codes: [],
      downloads: [],
      content,
      receipt: made.receipt_url ? new URL(made.receipt_url).pathname : "",
      opened: 0,
    };
    if (kind === "addressed") await this.#mailCodes(subject);
    return subject;
  }

  async #made(kind: Kind, given: Pick<Subject, "payload" | "content" | "terms"> & { fields: object }, owner: object) {
    const { payload, fields, content, terms } = given;
    const [once, stored] = [{ "idempotency-key": newToken(24) }, new Set<string>()];
    const wait = patience(`a create of ${kind}`);
    for (;;) {
      let answer: Answered | null;
      if (kind === "request") {
        terms.answers = 1 + this.roll(3);
        const request = { request: payload, close_after_duration: 8, max_responses: terms.answers };
        answer = await this.#ask("POST", REQUESTS, owner, { request }).catch(() => null);
      } else if (content) {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.append(`push[${name}]`, String(value));
        form.append(FIELD, new Blob([new Uint8Array(content)]), "a.bin");
        answer = await this.#ask("POST", PUSHES, owner, form).catch(() => null);
      } else {
        // Its client and a proxy ask again, perhaps another node: it is stored once.
        const asks = [0, 1].map(() =>
          this.#ask("POST", PUSHES, { ...owner, ...once }, { push: fields }).catch(() => null),
        );
        const answers = await Promise.all(asks);
        for (const one of answers) if (one?.status === 201) stored.add(one.body.url_token);
        if (stored.size > 1)
          throw new Error(`history: ${[...stored].join(" and ")} are one push that was asked for twice`);
        answer = answers.find((one) => one?.status === 201) ?? answers[0] ?? null;
      }
      if (answer?.status === 201) return answer.body;
      if (answer !== null && answer.status !== 503)
        throw new Error(`${kind}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await wait(20, answer);
    }
  }

  /** A code for each device, for one of the addresses: they are typed later, here and elsewhere. Some devices ask for another one before. */
  async #mailCodes({ path, initial, keys, codes, addresses }: Subject): Promise<void> {
    const replaced: string[] = [];
    for (const [n, device] of DEVICES.entries()) {
      const [address = "", other = ""] = n % 2 === 0 ? addresses : addresses.toReversed();
      const mailed = (to: string) => this.#codeFor(path, keys, device, to);
      if (this.roll(2) === 0) replaced.push(await mailed(other));
      const code = await mailed(address);
      codes.push(code);
      const proof = { "x-recipient-proof": keys[device] ?? "" };
      const isProved = this.roll(2) === 0 && (await this.#verified(`${path}/codes/verify`, proof, code));
      if (isProved) Object.assign(initial, { proved: { ...initial.proved, [device]: address } });
      else Object.assign(initial, { codes: { ...initial.codes, [device]: { code, address, tries: 3 } } });
    }
    codes.push(...replaced);
  }

  /** Has a code mailed to an address. An answer or a mail may be lost in the trouble of the push before. */
  async #codeFor(path: string, keys: Subject["keys"], device: string, address: string): Promise<string> {
    const mails = () => this.world.mail?.letters.filter(({ to }) => to.includes(address)) ?? [];
    const before = mails().length;
    const network = `198.51.100.${DEVICES.indexOf(device as "a") + 1}`;
    const wait = patience("a code");
    let asked: Answered | null = null;
    for (let waited = 0; mails().length === before; waited += 1) {
      if (waited % 1_000 === 0) {
        const headers = { "x-recipient-proof": keys[device] ?? "", "x-forwarded-for": network };
        asked = await this.#ask("POST", `${path}/codes`, headers, { recipient: address }).catch(() => null);
        if (asked?.status === 202) keys[device] = asked.body.proof;
        else if (asked && asked.status !== 503)
          throw new Error(`No code: ${asked.status} ${JSON.stringify(asked.body)}`);
      }
      await wait(2, asked);
    }
    return /^([A-Z]{4} [A-Z]{4})$/m.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";
  }

  /** What nobody confirms is asked again: a code that is used up by then was right. */
  async #verified(path: string, proof: object, code: string): Promise<boolean> {
    const wait = patience("a proof");
    for (let isAgain = false; ; isAgain = true) {
      const answer = await this.#ask("POST", path, proof, { code }).catch(() => null);
      if (answer?.status === 200) return true;
      if (answer !== null && answer.status !== 503) return isAgain;
      await wait(20, answer);
    }
  }

  /** One operation; null if it was not sent. */
  async #operate(subject: Subject, which?: string): Promise<Operation | null> {
    const { roll } = this;
    const act = which ?? this.#choose(subject.acts);
    const isOwners =
      /^(?:retrieveByOwner|delete|freeze|thaw|change|list|receipt|\w+ByReceipt|deleteSoon|undo|release|refuse|log|responses|close)$/.test(
        act,
      );
    const { terms, waits, downloads } = subject;
    // Few guess, so that each of them is stopped.
    const by = isOwners ? "" : (DEVICES[roll(terms.counted ? 2 : DEVICES.length)] ?? "");
    const asked: Partial<Operation> = {};
    if (act === "release" || act === "refuse" || (/^(?:retrieve|head)$/.test(act) && terms.hold && roll(3) > 0)) {
      const wait = waits[roll(waits.length)];
      if (wait !== undefined) asked.wait = wait;
      else if (act === "release" || act === "refuse") return null;
    }
    if (act === "refuse" && roll(3) > 0) asked.freezes = false;
    if (act === "prove") {
      const codes = roll(4) === 0 ? this.#foreignCodes : subject.codes;
      asked.code =
        roll(3) > 0 ? (subject.codes[DEVICES.indexOf(by as "a")] ?? "") : (codes[roll(codes.length)] ?? "BBBB BBBB");
    }
    if (act === "download" && downloads.length === 0) return null;
    const isGuess = terms.counted ? roll(3) > 0 : roll(8) === 0;
    if (/^(?:retrieve|press|head)/.test(act) && terms.passphrase && which === undefined && isGuess)
      asked.wrongPassphrase = true;
    // Some want more than they may.
    const minutes = () => (roll(6) > 0 ? 5 + roll(240) : roll(2) > 0 ? -60 : MOST_MS / MINUTE_MS + 60);
    const what = act === "change" ? 1 + roll(3) : 0;
    if ((what & 1) > 0) asked.limit = [MOST_VIEWS + 1, subject.opened + 1, subject.opened + 1][roll(6)] ?? 1 + roll(8);
    if ((what & 2) > 0) asked.end = Math.ceil(this.world.now() / MINUTE_MS + minutes()) * MINUTE_MS;
    while (this.#barrier) await this.#barrier;
    this.#asked += 1;
    const [sent, fromMs] = [(this.#ticks += 1), this.world.now()];
    let answer: Told | null = null;
    try {
      const given = await this.#send(subject, { act, by, ...asked });
      // Some answers are lost on their way.
      if (which !== undefined || terms.counted || roll(40) > 0)
        answer = this.#told(act, given, subject, which !== undefined);
      if (answer?.is === "opens" && by !== "") subject.opened += 1;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("history: ")) throw error;
      if (NOT_SENT.test(`${(error as { code?: string }).code} ${String(error)}`)) return null;
    } finally {
      this.#asked -= 1;
    }
    const isKnown = answer !== null && answer.is !== "unconfirmed";
    const answered = isKnown ? (this.#ticks += 1) : Infinity;
    const ms: Interval = [fromMs - CLOCKS_MS, isKnown ? this.world.now() + CLOCKS_MS : fromMs + MINUTE_MS];
    return { act, by, ...asked, sent, answered, ms, answer: isKnown ? answer : null };
  }

  #choose(acts: Subject["acts"]): string {
    let at = this.roll(acts.reduce((sum, [, weight]) => sum + weight, 0));
    return acts.find(([, weight]) => (at -= weight) < 0)?.[0] ?? "retrieve";
  }

  async #send({ path, token, keys, downloads, receipt }: Subject, operation: Partial<Operation>): Promise<Answered> {
    const { act = "", by = "", wait, code, wrongPassphrase, freezes = true, limit, end } = operation;
    const { owner, session } = this.world;
    const passphrase = { "x-passphrase": wrongPassphrase ? "wrong" : PASSPHRASE };
    const device = {
      "x-recipient-proof": keys[by] ?? "",
      "x-forwarded-for": `198.51.100.${DEVICES.indexOf(by as "a") + 1}`,
    };
    const page = (cookie: string) => ({ cookie, "sec-fetch-site": "same-origin" });
    // Its key is its own from the start: an answer that gets lost takes none with it.
    const onPage = {
      ...page(`sp_device=${keys[by]}; sp_undo=${keys[by]?.slice(0, 22)}`),
      "x-forwarded-for": device["x-forwarded-for"],
    };
    switch (act) {
      case "retrieve":
      case "head": {
        const method = act === "head" ? "HEAD" : "GET";
        return this.#ask(method, wait === undefined ? path : `${path}?hold=${wait}`, { ...device, ...passphrase });
      }
      case "press":
        return this.#ask("POST", `/p/${token}/reveal`, onPage, { passphrase: passphrase["x-passphrase"] });
      case "look":
        return this.#ask("GET", `/p/${token}/r`, { ...onPage, accept: "text/html" });
      case "alarm":
        return this.#ask("POST", `/p/${token}/alarm`, { ...onPage, accept: "text/html" });
      case "list":
        return this.#ask("GET", `${PUSHES}/active`, owner);
      case "receipt":
        return this.#ask("GET", `/api/v2${receipt}`, {});
      case "deleteSoonByReceipt":
      case "undoByReceipt": {
        const does = act === "undoByReceipt" ? "restore" : "expire";
        return this.#ask("POST", `${receipt}/${does}`, { "sec-fetch-site": "same-origin", accept: "text/html" });
      }
      case "retrieveByOwner":
        return this.#ask("GET", path, { ...owner, ...passphrase });
      case "freeze":
      case "thaw":
        return receipt ? this.#ask("POST", `/api/v2${receipt}/${act}`, {}) : this.#ask("POST", `${path}/${act}`, owner);
      case "change": {
        const push = {
          ...(end !== undefined && { expires_at: new Date(end).toISOString() }),
          ...(limit !== undefined && { expire_after_views: limit }),
        };
        return this.#ask("PATCH", path, owner, { push });
      }
      case "delete":
      case "close":
        return receipt ? this.#ask("DELETE", `/api/v2${receipt}`, {}) : this.#ask("DELETE", path, owner);
      case "deleteByLink":
        return this.#ask("DELETE", path, device);
      case "deleteSoon":
      case "undo":
        return this.#ask("POST", `/p/${token}/${act === "undo" ? "restore" : "delete"}`, page(session));
      case "deleteSoonByLink":
      case "undoByLink":
        return this.#ask("POST", `/p/${token}/${act === "undoByLink" ? "restore" : "delete"}`, onPage);
      case "release":
      case "refuse":
        return this.#ask("POST", `${path}/holds/${wait}/${act}?freeze=${freezes}`, owner);
      case "download": {
        const url = new URL(downloads[this.roll(downloads.length)] ?? "");
        return this.#ask("GET", url.pathname, device);
      }
      case "prove":
        return this.#ask("POST", `${path}/codes/verify`, device, { code });
      case "log":
        return this.#ask("GET", `${path}/audit`, owner);
      case "respond":
        return this.#ask("PATCH", `${path}/respond`, device, { request: { response: `answer ${newToken(8)}` } });
      case "responses":
        return this.#ask("GET", path, owner);
      default:
        return this.#ask("GET", path, device);
    }
  }

  // A connection that was kept and is closed would make fetch repeat the request.
  async #ask(method: string, path: string, headers: object, body?: object): Promise<Answered> {
    const isForm = body instanceof FormData;
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const url = await this.world.url(this.roll);
    const response = await fetch(url + path, {
      method,
      headers: { ...(body && !isForm && { "content-type": "application/json" }), ...headers },
      ...sent,
      keepalive: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: "manual",
    });
    const bytes = await response.bytes();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    return { status: response.status, body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null, bytes };
  }

  /** What an answer says. @throws Error if that may never be */
  #told(act: string, { status, body, bytes }: Answered, subject: Subject, isLast: boolean): Told {
    const code: string = body?.code ?? "";
    const text = () => new TextDecoder().decode(bytes);
    if (act === "head" && status < 500) return { is: status === 200 ? "shown" : "refused" };
    if (status === 503)
      return { is: code === "unconfirmed" || text().includes(UNCONFIRMED) ? "unconfirmed" : "refused" };
    if (act === "download") {
      if (status !== 200) return { is: "gone" };
      if (!subject.content || !same(bytes, subject.content)) throw new Error("history: a file has other bytes");
      return { is: "served" };
    }
    if (status >= 500) throw new Error(`history: ${act} was answered with ${status} ${JSON.stringify(body)}`);
    if (act === "look") return { is: status !== 200 ? "refused" : text().includes(GONE) ? "empty" : "opens" };
    if (act === "alarm") {
      if (status === 429) return { is: "rate-limited" };
      return { is: status !== 200 ? "closed" : text().includes(GONE) ? "empty" : "done" };
    }
    if (act === "undoByReceipt")
      return { is: status === 303 ? "answered" : status === 404 ? "not-found" : String(status) };
    if (act === "deleteSoonByReceipt")
      return { is: text().includes(`action="${subject.receipt}/restore"`) ? "soon" : "gone" };
    if (act === "press" && status === 200) {
      const { outcome, payload, views: left, expires } = body;
      if (outcome !== "open")
        return {
          is: ({ gone: "empty", wrong: "wrong", limited: "limited" } as Record<string, string>)[outcome] ?? "refused",
        };
      if (payload !== subject.payload) throw new Error(`history: ${payload} in place of ${subject.payload}`);
      return { is: "opens", left, end: [Date.parse(expires), Date.parse(expires)] };
    }
    if (act === "receipt" && status === 200) {
      const { expired, ended_by: ended, views, views_remaining: left, frozen } = body;
      return { is: ended ?? "active", expired, left, count: views, frozen };
    }
    if (act === "list" && status === 200) {
      const listed = body.some(({ url_token: token }: { url_token: string }) => token === subject.token);
      return { is: listed ? "listed" : "unlisted" };
    }
    if (code === "frozen" || code === "too-early") return { is: "closed" };
    if (code === "held") {
      if (!subject.waits.includes(body.hold.id)) subject.waits.push(body.hold.id);
      return { is: "held", wait: body.hold.id };
    }
    if (status !== 200) return { is: code || (status === 422 ? "invalid" : String(status)) };
    if (act === "respond" || act === "prove" || act === "close" || act === "release" || act === "refuse")
      return { is: "done" };
    if (act === "log") {
      const logs = body.logs as Array<{ kind: string; confirmed_address?: string }>;
      const kinds = logs.flatMap(({ kind, confirmed_address: by }) =>
        kind === "view" && by !== undefined ? [kind, viewBy(by)] : [kind],
      );
      const counted = (kind: string) => [kind, kinds.filter((one) => one === kind).length] as const;
      const told = [...COMMITTED, ...(isLast ? FOLLOWING : []), ...subject.addresses.map(viewBy)];
      return { is: "done", log: Object.fromEntries(told.map(counted)) };
    }
    if (act === "responses") return { is: "done", count: body.responses.length, expired: body.state === "closed" };
    if (act === "read") return { is: body.request === null ? "empty" : "opens" };
    if (act === "deleteSoon" || act === "deleteSoonByLink") {
      if (body.seconds * 1_000 > UNDO_MS) throw new Error(`history: ${body.seconds} seconds for an undo`);
      return { is: body.seconds > 0 ? "soon" : "gone" };
    }
    if (act === "undo" || act === "undoByLink") return { is: "done" };
    const { expired, views_remaining: left, expires_at, payload, files = [] } = body;
    if (act === "thaw" && status === 200 && subject.receipt) return { is: "done", expired, left };
    const at = Date.parse(expires_at);
    const shown = { expired, left, end: [at, at] as const };
    if (act === "delete" || act === "deleteByLink") return { is: "gone", expired, left };
    if (!act.startsWith("retrieve")) return { is: "done", ...shown };
    if (payload === null) return { is: "empty", expired };
    if (payload !== subject.payload) throw new Error(`history: ${payload} in place of ${subject.payload}`);
    if (act === "retrieve") subject.downloads.push(...files.map(({ url }: { url: string }) => url));
    return { is: "opens", ...shown };
  }
}

/** Waits between tries. @returns a pause, which throws when there were too many */
function patience(what: string): (ms: number, last: Answered | null) => Promise<void> {
  const from = performance.now();
  return async (ms, last) => {
    if (performance.now() - from > PATIENCE_MS)
      throw new Error(
        `history: ${what} was tried in vain: ${last ? `${last.status} ${JSON.stringify(last.body)}` : "no answer"}`,
      );
    await Bun.sleep(ms);
  };
}
