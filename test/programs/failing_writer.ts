// A server whose writing thread fails: runs the command line on a database of notes, then has the thread do what the
// second argument says. Ends as the program does. Usage: failing_writer.ts DIRECTORY spin|endThread

import { runCli } from "../../src/cli/index.ts";
import type { RunningServer } from "../../src/serve.ts";
import { notesIn, WRITERS } from "../notes_database.ts";

const [directory = "", what = "spin"] = process.argv.slice(2);

const serve = async (): Promise<RunningServer> => {
  const { promise: failed, resolve } = Promise.withResolvers<string>();
  const { db } = notesIn(directory).open({ writer: WRITERS["in a thread"](5_000), onFailure: resolve });
  void db.write(what as "spin" | "endThread", undefined).catch(() => {});
  const never = new Promise<never>(() => {});
  return {
    url: "",
    port: 0,
    addresses: { main: "", recipients: null, redirect: null, metrics: null },
    get accounts(): never {
      throw new Error("not here");
    },
    reloadCertificate: () => never,
    reload: () => never,
    lost: never,
    failed,
    stop: () => never,
  };
};

const code = await runCli(
  ["serve", "--data-dir", directory],
  {
    stdin: process.stdin,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    columns: 80,
    env: {},
    signals: process,
  },
  async () => ({
    serve,
    openHere: () => Promise.reject(new Error("not here")),
  }),
);
process.exit(code);
