// Runs `secretpush from-password-pusher import`, and kills itself at one of its steps: "after finishUser 2" is after the second user.

import { runCli } from "../../src/cli/index.ts";
import { openHere, serve } from "../../src/serve.ts";

const [, , point = "", ...argv] = process.argv;
const [when, step, number] = point.split(" ");
let times = 0;

/** The same object, one of whose methods is the last that this process calls. */
const mortal = <T extends object>(parts: T): T =>
  new Proxy(parts, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name === "withEvents") return (events: unknown) => mortal((found as (given: unknown) => object)(events));
      if (typeof found !== "function") return found;
      return async (...given: unknown[]) => {
        const isLast = name === step && (times += 1) === Number(number);
        if (isLast && when === "before") process.kill(process.pid, "SIGKILL");
        const result: unknown = await found.apply(target, given);
        if (isLast) process.kill(process.pid, "SIGKILL");
        return result;
      };
    },
  });

await runCli(
  argv,
  {
    stdin: process.stdin,
    stdout: () => {},
    stderr: () => {},
    env: { ...process.env } as Record<string, string>,
    signals: { on: () => {}, off: () => {} },
  },
  async () => ({
    serve,
    openHere: async (...given: Parameters<typeof openHere>) => {
      const here = await openHere(...given);
      const { store } = here;
      return { ...here, store: { ...store, imports: mortal(store.imports), blobs: mortal(store.blobs) } };
    },
  }),
);
