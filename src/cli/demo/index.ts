// `secretpush demo`: lets people try the whole product. Its parts are loaded only when it runs.

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
The demo needs no settings, no network and no special rights. It prints one address, with a ten-minute tour, the passwords
of its people, the mail that a server would send, and a clock that you can move forward to Monday, 08:00.
Ctrl-C ends the demo and removes its data; if a demo was killed, the next one removes what it left behind. With
--listen, everyone who can reach this machine can do all of this, but over plain HTTP, where browsers cannot
encrypt anything end to end. Never put a real secret in.`,
  examples: ["secretpush demo", "secretpush demo --listen 192.168.1.20      for a meeting room"],
  run: async ({ listen }, cli) => (await import("./demo.ts")).runDemo(listen ?? "127.0.0.1", cli),
});
