// `secretpush demo`: everything to look at, for as long as the command runs. What it needs is loaded when it runs.

import { command } from "../command.ts";

export const demo = command({
  name: "demo",
  summary: "Try everything on this machine, with made-up people, a mailbox and an adjustable clock; nothing is kept.",
  options: {
    "--listen <address>":
      "Let others in the room join: listen on this address of this machine, or on 0.0.0.0. (default: 127.0.0.1)",
  },
  global: false,
  help: `
It needs no settings, no network and no rights. It prints one address: a tour of ten minutes, the passwords of its people, the
mail that a server would send, and a clock that goes forward to "it is Monday 08:00". Ctrl-C ends it and removes its data; what a killed demo leaves behind, the next one removes. With --listen, everyone who can reach this machine can do all of that. Plain HTTP:
browsers seal nothing end to end then. Never put a real secret in.`,
  examples: ["secretpush demo", "secretpush demo --listen 192.168.1.20      for a meeting room"],
  run: async ({ listen }, cli) => (await import("./demo.ts")).runDemo(listen ?? "127.0.0.1", cli),
});
