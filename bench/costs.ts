// What one request costs, in figures without noise: they are counted, not timed (counted_server.ts).
//
// A figure counts what every request does. What comes now and then, such as a checkpoint or the log's timer, is in none: of
// several passes, the least counts.

import { CountedServer, type CountedSettings, STRACE } from "./counted_server.ts";
import type { Notes, Order } from "./counters.ts";
import type { Line } from "./line.ts";
import { PAYLOAD } from "./processes.ts";

/** "32 at once": in one turn of the event loop, so that they share a commit. */
export const KINDS = [
  "version",
  "create",
  "retrieve",
  "create, 32 at once",
  "retrieve, 32 at once",
  "create with a token",
  "last retrieve", // at the end, because it leaves slots for keys, which further pushes would take
] as const;
export type Kind = (typeof KINDS)[number];

/** What a request costs, by what is counted. */
export interface Cost {
  statements: number;
  /** Programs of triggers that its statements enter, whether or not these then find something to do. */
  triggers: number;
  rowsWritten: number;
  walBytes: number;
  /** NaN without strace. */
  systemCalls: number;
  headerLookUps: number;
  timers: number;
  messagesToThreads: number;
  promises: number;
  objects: number;
  errors: number;
}

/** Name → how often in a request. */
type Uses = Record<string, number>;

export interface Bill {
  cost: Cost;
  used: Record<"statements" | "headers" | "timers" | "systemCalls", Uses>;
}

export type Costs = Record<Kind, Bill>;

const AT_ONCE = 32;
/** What comes now and then is not in each of so many passes. */
const PASSES = 5;
/** How often each kind is asked for in a pass … */
const TIMES = 32;
/** … or how many turns of the event loop have it at once. */
const TURNS = 2;
const VIEWS = 100;

/** Counts on a server of its own. */
export async function countCosts<K extends Kind = Kind>(
  settings: CountedSettings = {},
  kinds: readonly K[] = KINDS as readonly Kind[] as readonly K[],
): Promise<Pick<Costs, K>> {
  const server = new CountedServer(settings);
  try {
    await server.start(AT_ONCE);
    if (kinds.includes("create with a token" as K)) await server.makeToken();
    // What is loaded or compiled at its first use is not what a request costs.
    for (const kind of kinds) {
      for (let n = 0; n < 4; n += 1) await ask(server, server.line, kind, await preparedPath(server, kind));
    }
    for (let n = 0; n < 8; n += 1) await push(server, VIEWS); // take the slots that were left
    const counted: Array<readonly [K, Counted]> = [];
    for (const kind of kinds) counted.push([kind, await count(server, kind)]);
    await server.kill();
    return Object.fromEntries(counted.map(([kind, one]) => [kind, billOf(kind, one, server)])) as Pick<Costs, K>;
  } finally {
    await server.kill();
    server.removeData();
  }
}

interface Counted {
  /** Of each pass. */
  used: Notes[];
  made: Notes[];
  walBytes: number;
  times: number;
  atOnce: number;
}

async function count(server: CountedServer, kind: Kind): Promise<Counted> {
  const atOnce = kind.endsWith("at once") ? AT_ONCE : 1;
  const times = atOnce === 1 ? TIMES : TURNS * AT_ONCE;
  const paths: string[] = [];
  while (paths.length < 2 * PASSES * times) paths.push(await preparedPath(server, kind));
  let walBytes = 0;
  const pass = async (order: Order): Promise<Notes> => {
    await server.order(order);
    for (let asked = 0; asked < times; asked += atOnce) {
      const before = server.walBytes();
      if (atOnce === 1) await ask(server, server.line, kind, paths.pop());
      else await server.atOnce((line) => ask(server, line, kind, paths.pop()));
      const now = server.walBytes();
      walBytes += now < before ? now : now - before; // a log that began anew holds what was written since
    }
    return server.order({ ...order, note: "no more" });
  };
  const used: Notes[] = [];
  const made: Notes[] = [];
  for (let n = 0; n < PASSES; n += 1) {
    used.push(await pass({ note: "uses", name: `${kind} ${n}` }));
    made.push(await pass({ note: "what is made", name: "" }));
  }
  return { used, made, walBytes: walBytes / 2 / PASSES, times, atOnce };
}

function billOf(kind: Kind, { used: noted, made, walBytes, times, atOnce }: Counted, server: CountedServer): Bill {
  /** @param of how many requests have what they share */
  const ofEvery = (passes: readonly Uses[], of = 1): Uses => {
    const names = Object.keys(passes[0] ?? {});
    const inEach = (name: string): number =>
      Math.min(...passes.map((uses) => Math.floor(((uses[name] ?? 0) * of) / times) / of));
    return Object.fromEntries(names.map((name) => [name, inEach(name)]).filter(([, uses]) => uses !== 0));
  };
  const notes = (what: string): Uses[] => noted.map((pass) => pass[what] ?? {});
  const used = {
    statements: ofEvery(notes("statements"), atOnce),
    headers: ofEvery(notes("headers")),
    timers: ofEvery(notes("timers")),
    systemCalls: ofEvery(
      noted.map((_, n) => server.systemCalls(`${kind} ${n}`)),
      atOnce,
    ),
  };
  const all = (uses: Uses): number => sum(Object.values(uses));
  const types = Object.entries(ofEvery(made.map((pass) => pass["made"] ?? {})));
  const madeOf = (type: RegExp): number => sum(types.filter(([name]) => type.test(name)).map(([, count]) => count));
  const cost = {
    statements: all(used.statements),
    triggers: sum(Object.entries(used.statements).map(([sql, count]) => count * server.triggersOf(sql))),
    rowsWritten: all(ofEvery(notes("rows"), atOnce)),
    walBytes: walBytes / times,
    systemCalls: STRACE === null ? Number.NaN : all(used.systemCalls),
    headerLookUps: all(used.headers),
    timers: all(used.timers),
    messagesToThreads: all(ofEvery(notes("messages"), atOnce)),
    promises: madeOf(/^Promise$/),
    // Texts are left out: a date has them made or not. So is what the engine keeps about the shapes of objects.
    objects: madeOf(/^(?!string$|Structure|PropertyTable)/),
    errors: madeOf(/Error$/),
  };
  return { cost, used };
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** @returns the path of a request of this kind */
async function preparedPath(server: CountedServer, kind: Kind): Promise<string> {
  if (kind === "version") return "/api/v2/version";
  if (kind.startsWith("create")) return "/api/v2/pushes";
  return `/api/v2/pushes/${await push(server, kind === "last retrieve" ? 1 : VIEWS)}`;
}

/** @returns its token */
async function push({ line }: CountedServer, views: number): Promise<string> {
  const body = JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: views } });
  const created = JSON.parse(await line.ask("POST", "/api/v2/pushes", body)) as { url_token: string };
  return created.url_token;
}

async function ask({ token }: CountedServer, line: Line, kind: Kind, path = ""): Promise<void> {
  const body = kind.startsWith("create") ? JSON.stringify({ push: { payload: PAYLOAD } }) : null;
  const answer =
    body === null
      ? await line.ask("GET", path)
      : await line.ask("POST", path, body, kind === "create with a token" ? token : "");
  if (kind.includes("retrieve") && !answer.includes(PAYLOAD)) throw new Error(`No payload was handed out: ${answer}`);
}
