// Random clients of one push at a time, and a checker that looks for an order in which all that they were told is true. It knows
// nothing of how the server works: whatever races, on either engine, shows as a history without such an order.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { slowDisk } from "../bench/slow_disk.ts";
import { PUSHES } from "./api_checks.ts";
import { LONG, seedOf } from "./full.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { type Operation, type Shown, type State, type Terms, wrongIn } from "./linearizable.ts";
import { needs } from "./needs.ts";
import { postgresProxy } from "./postgres_proxy.ts";
import { type Dice, dice } from "./power_cut/disk.ts";
import { type ServerProcess, Servers } from "./processes.ts";
import { newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(LONG ? 1_200_000 : 120_000); // a machine that others use too is slow at times

const ROUNDS = LONG ? 300 : 30;
const CLIENTS = 5;
const STEPS = 4;
const MINUTE_MS = 60_000;
const PASSPHRASE = "open sesame";
const FLAGS = { "rate-limit-per-second": "100000", "rate-limit-per-minute": "1000000", "reveal-check": "off" };

/** What answers say, as far as it matters here. */
interface Told {
  error?: string;
  url_token: string;
  expired: boolean;
  views_remaining: number;
  expires_at: string;
  payload?: string | null;
}

const servers = new Servers();
const root = makeTempDir();
afterAll(async () => {
  await servers.end();
  rmSync(root, { recursive: true, force: true });
});

/** What an account may do with a server: its own pushes, and as somebody with a link. */
class Clients {
  #ticks = 0;

  constructor(
    readonly server: ServerProcess,
    readonly owner: Record<string, string>,
    readonly roll: Dice,
  ) {}

  async create(): Promise<{ path: string; state: State; terms: Terms }> {
    const limit = 1 + this.roll(6);
    const firstViewMs = this.roll(2) === 0 ? MINUTE_MS * 60 : null;
    const push = {
      payload: "a secret",
      expire_after_views: limit,
      expire_after_duration: 0,
      ...(firstViewMs !== null && { expire_after_first_view: firstViewMs / MINUTE_MS }),
      // Its derivation lets others in between.
      ...(this.roll(2) === 0 && { passphrase: PASSPHRASE }),
    };
    const { status, body } = await this.#ask("POST", PUSHES, { push }, this.owner);
    if (status !== 201) throw new Error(`The push was not created: ${status} ${JSON.stringify(body)}`);
    const at = Date.parse(body.expires_at);
    const path = `${PUSHES}/${body.url_token}`;
    return { path, state: { limit, views: 0, end: [at, at], frozen: false, over: false }, terms: { firstViewMs } };
  }

  /** One operation of those that are likely to meet others. */
  step(path: string): Promise<Operation> {
    const what = this.roll(100);
    if (what < 45) return this.#done("retrieve", "GET", path);
    if (what < 60) return this.#done("look", "GET", path, { as: this.owner });
    if (what < 63) return this.#done("delete", "DELETE", path, { as: this.owner });
    if (what < 71) return this.#done("freeze", "POST", `${path}/freeze`, { as: this.owner });
    if (what < 80) return this.#done("thaw", "POST", `${path}/thaw`, { as: this.owner });
    if (what < 88) {
      const to = 1 + this.roll(8);
      return this.#done("limit", "PATCH", path, { to, push: { expire_after_views: to }, as: this.owner });
    }
    const to = Math.ceil(Date.now() / MINUTE_MS + 5 + this.roll(240)) * MINUTE_MS;
    return this.#done("end", "PATCH", path, { to, push: { expires_at: new Date(to).toISOString() }, as: this.owner });
  }

  async #done(
    kind: Operation["kind"],
    method: string,
    path: string,
    { to, push, as = {} }: { to?: number; push?: object; as?: Record<string, string> } = {},
  ): Promise<Operation> {
    const [sent, fromMs] = [(this.#ticks += 1), Date.now()];
    const answer = await this.#ask(method, path, push && { push }, as).then(
      (told) => (this.roll(40) === 0 && kind === "retrieve" ? null : answerIn(kind, told)),
      // It may have been carried out all the same.
      () => null,
    );
    const answered = answer === null ? Infinity : (this.#ticks += 1);
    const untilMs = answer === null ? fromMs + MINUTE_MS : Date.now();
    return { kind, ...(to !== undefined && { to }), sent, answered, ms: [fromMs, untilMs], answer };
  }

  // A connection that was kept and is closed would make fetch repeat the request.
  async #ask(method: string, path: string, body: object | undefined, as: Record<string, string>) {
    const headers = { ...as, "content-type": "application/json", "x-passphrase": PASSPHRASE };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(this.server.url + path, { method, headers, ...sent, keepalive: false });
    return { status: response.status, body: (await response.json()) as Told };
  }
}

function answerIn(kind: Operation["kind"], { status, body }: { status: number; body: Told }): Operation["answer"] {
  const { error = "", expired, views_remaining: left, expires_at, payload } = body;
  if (status === 200) {
    const shown: Shown = { expired, left, end: Date.parse(expires_at) };
    return kind === "retrieve" ? { ...shown, payload: payload !== null } : shown;
  }
  if (kind === "retrieve" && status === 403) return "frozen";
  if (status === 503 && !error.endsWith("Nothing was stored.")) return "unconfirmed";
  if ([404, 409, 422, 503].includes(status)) return "refused";
  throw new Error(`${kind} was answered with ${status}: ${error}`);
}

async function judge(clients: Clients, beforeRound: () => void = () => {}): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { path, state, terms } = await clients.create();
    beforeRound();
    const history: Operation[] = [];
    const client = async (): Promise<void> => {
      for (let step = 0; step < STEPS; step += 1) history.push(await clients.step(path));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(history.length).toBe(CLIENTS * STEPS);
    const wrong = wrongIn(history, state, terms);
    if (wrong !== null) {
      const told = history
        .toSorted((one, other) => one.sent - other.sent)
        .map((operation) => JSON.stringify(operation));
      throw new Error(
        [`${wrong}: no order explains round ${round}`, JSON.stringify({ state, terms }), ...told].join("\n"),
      );
    }
  }
}

/** A directory or a database with an account, and a server on it in a process of its own. */
async function started(dataDir: string, env: Record<string, string>, preload: Record<string, string> = {}) {
  const here = await startServer({ dataDir, flags: FLAGS, env });
  const { headers } = await here.user();
  await here.stop({ dataDir: true });
  return { server: await servers.start(dataDir, { flags: FLAGS, env: { ...env, ...preload } }), owner: headers };
}

describe("what the clients of a push are told can be explained", () => {
  needs("linux", "cc").test("on SQLite, on a slow disk", async () => {
    const roll = dice(seedOf("histories on SQLite"));
    const { server, owner } = await started(join(root, "data"), {}, slowDisk(5, root));
    await judge(new Clients(server, owner, roll));
    expect(await server.stop()).toBe(0);
  });

  needs("postgresql").test("on PostgreSQL, whose answers get lost", async () => {
    const roll = dice(seedOf("histories on PostgreSQL"));
    const place = await newPostgresPlace(true);
    const proxy = await postgresProxy(place.url);
    const env = {
      SECRETPUSH_DATABASE_URL: proxy.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
    };
    const { server, owner } = await started(join(root, "node"), env);
    await judge(new Clients(server, owner, roll), () => {
      if (roll(3) === 0) void proxy.loseNext(() => true);
    });
    await server.kill();
    proxy.stop();
    await place.remove();
  });
});

describe("a history that cannot be true is refused", () => {
  const END = 10_000_000;
  const START: State = { limit: 2, views: 0, end: [END, END], frozen: false, over: false };
  const TERMS: Terms = { firstViewMs: null };
  const op = (
    kind: Operation["kind"],
    [sent, answered]: [number, number],
    answer: Operation["answer"],
    to?: number,
  ): Operation => ({
    kind,
    sent,
    answered,
    ms: [sent, answered],
    answer,
    ...(to !== undefined && { to }),
  });
  const shown = (left: number, more: Partial<Shown> = {}): Shown => ({ expired: false, left, end: END, ...more });
  const read = (left: number, more: Partial<Shown> = {}): Shown => shown(left, { payload: true, ...more });
  const GONE: Shown = { expired: true, left: 0, end: END, payload: false };
  const view = (at: [number, number], left: number, more: Partial<Shown> = {}) => op("retrieve", at, read(left, more));
  const FIRST: Terms = { firstViewMs: 1_000_000 };

  const forged: Array<[string, Operation[], ReturnType<typeof wrongIn>, Terms?]> = [
    ["more payloads than views", [view([1, 9], 1), view([1, 9], 0), view([1, 9], 0)], "more than one part"],
    ["one view handed out twice", [view([1, 9], 1), view([1, 9], 1)], "views left"],
    [
      "a payload after a deletion",
      [op("delete", [1, 2], { ...shown(2), expired: true }), view([3, 4], 1)],
      "more than one part",
    ],
    ["a payload while frozen", [op("freeze", [1, 2], shown(2)), view([3, 4], 1)], "more than one part"],
    ["frozen, and nobody froze it", [op("retrieve", [1, 2], "frozen")], "more than one part"],
    [
      "frozen after it was thawed",
      [op("freeze", [1, 2], shown(2)), op("thaw", [3, 4], shown(2)), op("retrieve", [5, 6], "frozen")],
      "more than one part",
    ],
    ["expired, and it is alive", [op("retrieve", [1, 2], GONE), op("look", [3, 4], shown(2))], "expired"],
    ["a view that is not counted", [view([1, 2], 1), op("look", [3, 4], shown(2))], "views left"],
    ["a view that nobody had", [op("look", [1, 2], shown(1))], "views left"],
    ["a limit that was changed, forgotten", [op("limit", [1, 2], shown(5), 5), view([3, 4], 1)], "views left"],
    ["a limit that was changed later", [view([1, 2], 4), op("limit", [3, 4], shown(4), 5)], "views left"],
    [
      "an end that was changed, undone",
      [op("end", [1, 2], shown(2, { end: 2 * END }), 2 * END), op("look", [3, 4], shown(2))],
      "end",
    ],
    ["an old end beside a change", [op("end", [1, 2], shown(2, { end: 2 * END }), 2 * END), view([3, 4], 1)], "end"],
    ["a first view that moves no end", [view([1, 2], 1)], "end", FIRST],
    [
      "an earlier end after the first view",
      [view([1, 2], 1, { end: 1_000_000 }), op("look", [3, 4], shown(1, { end: 900_000 }))],
      "end",
      FIRST,
    ],
    [
      "a refused retrieval that was counted",
      [op("retrieve", [1, 2], "refused"), op("look", [3, 4], shown(1))],
      "views left",
    ],
    [
      "an unconfirmed one that was counted twice",
      [op("retrieve", [1, 2], "unconfirmed"), op("look", [3, 4], shown(0))],
      "views left",
    ],
    ["a look into the future", [op("look", [1, 2], shown(1)), view([3, 4], 1)], "views left"],
  ];
  test.each(forged)("%s", (_what, history, wrong, terms = TERMS) => {
    expect(wrongIn(history, START, terms)).toBe(wrong);
  });

  const possible: Array<[string, Operation[], Terms?]> = [
    ["one after the other", [view([1, 2], 1), view([3, 4], 0), op("retrieve", [5, 6], GONE)]],
    ["at once, in the other order", [view([1, 9], 0), view([2, 8], 1), op("retrieve", [3, 7], GONE)]],
    [
      "a retrieval without an answer that comes last",
      [op("retrieve", [1, Infinity], null), view([2, 3], 1), op("look", [4, 5], shown(1))],
    ],
    ["an unconfirmed view that was counted", [op("retrieve", [1, 2], "unconfirmed"), view([3, 4], 0)]],
    [
      "a first view within its minutes",
      [view([1, 2], 1, { end: 1_000_001 }), op("look", [3, 4], shown(1, { end: 1_000_001 }))],
      FIRST,
    ],
  ];
  test.each(possible)("and not: %s", (_what, history, terms = TERMS) => {
    expect(wrongIn(history, START, terms)).toBeNull();
  });
});
