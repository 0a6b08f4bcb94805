// Runs the server until a signal. The first SIGTERM or SIGINT stops it cleanly (exit code 0); a second one stops it at
// once (exit code 1). SIGHUP makes it read the certificate and the settings again. If the data directory is deleted or
// replaced, the server stops (exit code 1). If nothing can be written any longer, it ends at once (exit code 1). A service
// manager gets a message when the server is ready and when it stops.

import { Unmendable } from "../../base/errors.ts";
import type { Config, Settings } from "../../config/options.ts";
import type { RunningServer } from "../../serve.ts";
import type { Backend } from "../context.ts";
import { complain, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { ServiceManager } from "../install/systemd_notify.ts";

/** @param load reads the settings, and reads them again while the server runs. @throws ConfigError */
export async function serveUntilSignalled(
  load: (again: boolean) => Settings,
  { terminal, backend }: { terminal: Terminal; backend: () => Promise<Backend> },
): Promise<ExitCode> {
  terminal.stdoutIsLog?.();
  const { config, origins, file } = load(false);
  const { serve } = await backend();
  return new Promise<ExitCode>((resolve, reject) => {
    let stopping = false;
    const finish = (settle: () => void): void => {
      terminal.signals.off("SIGTERM", onSignal);
      terminal.signals.off("SIGINT", onSignal);
      terminal.signals.off("SIGHUP", onHangUp);
      settle();
    };
    const onSignal = (): void => {
      if (stopping) {
        complain(terminal, "second signal: stopped without waiting for running requests");
        finish(() => resolve(EXIT.failed));
        return;
      }
      stopping = true;
      // A signal during startup takes effect afterwards, so that nothing stays half open.
      started.then(
        async (server) => {
          try {
            await Promise.all([manager.stopping(), server.stop()]);
            finish(() => resolve(EXIT.ok));
          } catch (error) {
            finish(() => reject(error));
          }
        },
        () => {},
      );
    };
    const readAgain = oneAtATime(async () => {
      const server = await started.catch(() => null);
      if (server && !stopping) await server.reload();
    });
    // A server whose terminal has been closed stops.
    const onHangUp = (): void =>
      void (terminal.isGone?.() ?? Promise.resolve(false)).then((isGone) => {
        if (!isGone) return readAgain();
        if (!stopping) onSignal();
      });
    const manager = new ServiceManager(terminal.env, (sentence) => complain(terminal, sentence));
    terminal.signals.on("SIGTERM", onSignal);
    terminal.signals.on("SIGINT", onSignal);
    terminal.signals.on("SIGHUP", onHangUp);
    const { stdout, stderr, env } = terminal;
    const examine = async (inForce: Config) => (await import("./doctor.ts")).examineWithin(inForce, terminal);
    const started: Promise<RunningServer> = serve(
      config,
      { stdout, stderr, env: { ...env } },
      { origins, configFile: file, examine, load: () => load(true) },
    );
    started.then(
      (server) => {
        void server.lost.then(async (sentence) => {
          if (stopping) return;
          stopping = true;
          await Promise.all([manager.stopping(), server.stop()]).catch(() => {});
          finish(() => reject(new Error(sentence)));
        });
        void server.failed.then((sentence) => finish(() => reject(new Error(sentence))));
        if (!manager.present) return;
        const addresses = Object.values(server.addresses).filter((address) => address !== null);
        void manager.ready(`Listening on ${addresses.join(", ")}`);
      },
      (error: unknown) => {
        if (!(error instanceof Unmendable)) return finish(() => reject(error));
        complain(terminal, error.message);
        finish(() => resolve(EXIT.usage));
      },
    );
  });
}

/** All calls during a run lead to just one more run. */
function oneAtATime(run: () => Promise<void>): () => void {
  let [isRunning, again] = [false, false];
  const begin = async (): Promise<void> => {
    isRunning = true;
    do {
      again = false;
      await run().catch(() => {});
    } while (again);
    isRunning = false;
  };
  return () => {
    again = true;
    if (!isRunning) void begin();
  };
}
