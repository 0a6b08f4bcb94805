// The way of a request through the house: which files of src its answer enters, and how often it goes from one file of the engine to
// another. Each way is walked warm and a few times; the shortest counts, because a server does more beside its requests now and then.
// Prints JSON. It runs in a copy
// of the repository whose functions say which file is entered (instrument.ts).

import { startServer } from "../harness.ts";

export interface Way {
  files: string[];
  /** How often the way goes from one file of src/store/sqlite to another. */
  engineChanges: number;
}
export type Ways = Record<"retrieval" | "page" | "create" | "createWithFile", Way>;

const entered: string[] = [];
let isOn = false;
Object.assign(globalThis, { [Symbol.for("ways")]: (file: string) => void (isOn && entered.push(file)) });

const TIMES = 5;

const server = await startServer();
const { headers } = await server.user();
const text = async (path: string): Promise<string> => (await server.fetch(path)).text();
const create = () => server.push({ payload: "x" });

async function createWithFile(): Promise<void> {
  const body = new FormData();
  body.set("push[payload]", "x");
  body.append("push[files][]", new File(["hello"], "a.txt"));
  const { status } = await server.fetch("/api/v2/pushes", { method: "POST", headers, body });
  if (status !== 201) throw new Error(`The push was not created: ${status}`);
}

/** What a request has left to do is done by then. */
async function turns(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
}

async function wayOf(walk: () => Promise<unknown>): Promise<Way> {
  entered.length = 0;
  isOn = true;
  await walk();
  await turns(); // such as ending the snapshot, which comes before the answer's arrival or after it
  isOn = false;
  const engine = entered.filter((file) => file.startsWith("src/store/sqlite/"));
  return {
    files: [...new Set(entered)].toSorted(),
    engineChanges: engine.filter((file, index) => index > 0 && file !== engine[index - 1]).length,
  };
}

async function shortest(walk: () => Promise<() => Promise<unknown>>): Promise<Way> {
  const ways: Way[] = [];
  for (let times = 0; times < TIMES; times += 1) {
    const way = await walk();
    await turns();
    ways.push(await wayOf(way));
  }
  const most = ({ files, engineChanges }: Way): number => files.length * 1_000 + engineChanges;
  return ways.reduce((best, way) => (most(way) < most(best) ? way : best));
}

const opens = (pathOf: (token: string) => string) => async () => {
  const path = pathOf((await create()).url_token);
  return () => text(path);
};

const ways: Ways = {
  retrieval: await shortest(opens((token) => `/api/v2/pushes/${token}`)),
  page: await shortest(opens((token) => `/p/${token}`)),
  create: await shortest(async () => create),
  createWithFile: await shortest(async () => createWithFile),
};
await server.stop();
console.log(JSON.stringify(ways));
process.exit(0);
