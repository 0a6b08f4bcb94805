// Runs the command line, or background passes of a node on PostgreSQL, and is killed, by itself and as by kill -9, at a
// certain call of one of its parts: before it, inside its transaction, or after it. Ends by itself where that never comes.
//
//   killed_at.ts "before EpochObjects.remove 1" cli key rotate --data-dir …
//   killed_at.ts "inside Connection.transaction 3" passes 1700000000000 1700000060000

import { Readable } from "node:stream";

import { runCli } from "../../src/cli/index.ts";
import { EpochObjects } from "../../src/store/blobs/epoch_objects.ts";
import { Connection, type Query } from "../../src/store/postgres/connection.ts";
import { PostgresRotationState } from "../../src/store/postgres/rotation_state.ts";
import type { ChosenStoreOptions } from "../../src/store/index.ts";
import { openChosenStore } from "../../src/store/index.ts";

type Method = (...given: unknown[]) => Promise<unknown>;
const PARTS: Record<string, { prototype: object }> = { Connection, EpochObjects, PostgresRotationState };

const [point = "", what = "", ...argv] = process.argv.slice(2);
const [when, place = "", nth] = point.split(" ");
const [part = "", method = ""] = place.split(".");

const die = (): void => void process.kill(process.pid, "SIGKILL");
let calls = 0;
/** Whether a statement of the call in question was sent in a transaction, which stays open. */
let inside = false;

const replace = (owner: object, name: string, wrap: (own: Method) => Method): void => {
  const prototype = owner as Record<string, Method>;
  const own = prototype[name];
  if (!own) throw new Error(`There is no ${place}.`);
  prototype[name] = wrap(own);
};

/** Counts from now on. */
function arm(): void {
  replace(
    Connection.prototype,
    "transaction",
    (own) =>
      // oxlint-disable-next-line func-style
      async function (this: Connection, run, ...more) {
        const watched = (query: Query) =>
          (run as (query: Query) => Promise<unknown>)((async (text: string, parameters: never) => {
            const rows = await query(text, parameters);
            if (inside && /^\s*(?:WITH answer AS \()?\s*(?:UPDATE|INSERT|DELETE)/.test(text)) die();
            return rows;
          }) as Query);
        return own.call(this, watched, ...more);
      },
  );
  replace(
    PARTS[part]?.prototype ?? {},
    method,
    (own) =>
      // oxlint-disable-next-line func-style
      async function (this: unknown, ...given) {
        calls += 1;
        if (calls !== Number(nth)) return own.apply(this, given);
        if (when === "before") die();
        inside = when === "inside";
        const answer = await own.apply(this, given);
        if (when === "after") die();
        inside = false;
        return answer;
      },
  );
}

if (what === "cli") {
  arm();
  process.exitCode = await runCli(argv, {
    stdin: Readable.from([]),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    env: process.env,
    signals: { on: () => {}, off: () => {} },
  });
} else {
  const store = await openChosenStore(JSON.parse(process.env["STORE"] ?? "") as ChosenStoreOptions);
  arm();
  for (const nowMs of argv.map(Number)) {
    await store.maintenance.renewKeys?.(nowMs);
  }
  await store.close();
}
