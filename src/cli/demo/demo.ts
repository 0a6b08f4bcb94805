// The demo: a server in a temporary directory, with a mailbox, a clock that can be moved, and the page with the tour.

import { networkInterfaces, tmpdir } from "node:os";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";

import { newToken } from "../../base/crypto.ts";
import { loadConfig } from "../../config/load.ts";
import type { Cli } from "../context.ts";
import { scratchIn } from "../left_behind.ts";
import { OperationFailed, SIGNALS, UsageError } from "../terminal.ts";
import { DemoClock } from "./clock.ts";
import { openMailbox } from "./mailbox.ts";
import { servePages } from "./pages.ts";
import type { Person } from "./tour.ts";

const ANYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Runs the demo until a signal. @param host the address to listen on */
export async function runDemo(host: string, { terminal, backend }: Cli): Promise<void> {
  if (isIP(host) === 0) throw new UsageError("--listen must be an address of this machine, such as 192.168.1.20");
  const signalled = Promise.withResolvers<void>();
  for (const signal of SIGNALS) terminal.signals.on(signal, signalled.resolve);
  const scratch = scratchIn(tmpdir(), "secretpush-demo-");
  const clock = new DemoClock();
  const mailbox = openMailbox(() => clock.now());
  const ends: Array<() => unknown> = [() => mailbox.stop()];
  try {
    const shown = urlHostOf(host);
    const port = freePort(host);
    const { config } = loadConfig({
      flags: {
        "data-dir": scratch.path,
        host,
        port: String(port),
        "base-url": `http://${shown}:${port}`,
        "mail-from": "Secret Push <push@demo.example>",
        "enable-requests": "true",
        "sweep-interval": "1s",
        "log-level": "error",
      },
      env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${mailbox.port}?starttls=off` },
      readFile: (path) => readFileSync(path, "utf8"),
    });
    let said = "";
    const listen = (text: string): void => void (said = (said + text).slice(-10_000));
    const { serve } = await backend();
    const server = await serve(config, { stdout: listen, stderr: listen, env: {} }, { clock });
    ends.unshift(() => server.stop());
    const people = ["Anna", "Ben"].map((name): Person => {
      const email = `${name.toLowerCase()}@demo.example`;
      return { name, email, password: newToken(10), isAdmin: name === "Ben" };
    });
    for (const { email, password, isAdmin } of people) {
      await server.accounts.createUser({ email, password, admin: isAdmin });
    }
    const pages = servePages({ host, shown, server: server.url, people, clock, mails: mailbox.mails });
    ends.unshift(() => pages.stop(true));
    terminal.stdout(
      `The tour: http://${shown}:${pages.port}/\nThe pages: ${server.url}/\nCtrl-C ends the demo; nothing is kept.\n`,
    );
    if (host !== "127.0.0.1")
      terminal.stderr("Everyone who can reach this machine can see the demo, including passwords and mail.\n");
    const broken = (sentence: string): never => {
      throw new OperationFailed(`${sentence} ${said.trim()}`);
    };
    await Promise.race([signalled.promise, server.lost.then(broken), server.failed.then(broken)]);
  } finally {
    for (const end of ends) await Promise.resolve(end()).catch(() => {});
    scratch.remove();
    for (const signal of SIGNALS) terminal.signals.off(signal, signalled.resolve);
  }
}

/** The host in links. For a wildcard address, it is this machine's first IPv4 address in a network. */
function urlHostOf(host: string): string {
  const all = ANYWHERE.has(host) ? Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []) : [];
  const outward = all.find(({ internal, family }) => !internal && family === "IPv4");
  const address = ANYWHERE.has(host) ? (outward?.address ?? "127.0.0.1") : host;
  return address.includes(":") ? `[${address}]` : address;
}

/** A free port. The server's links contain it, so it must be known before the start. */
function freePort(hostname: string): number {
  try {
    const taken = Bun.listen({ hostname, port: 0, socket: { data() {} } });
    const { port } = taken;
    taken.stop(true);
    return port;
  } catch {
    throw new OperationFailed(`${hostname} is not an address of this machine: name one with --listen`);
  }
}
