// Runs the server until a signal. The first SIGTERM or SIGINT stops it in order (exit code 0); a second one stops it at
// once (exit code 1). SIGHUP reloads the certificate. If the data directory is deleted or replaced, the server stops
// (exit code 1). If nothing can be written any longer, it ends at once (exit code 1). A service manager gets a message
// when the server is ready and when it stops.

import type { Settings } from "../../config/options.ts";
import type { Backend } from "../context.ts";
import { complain, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { ServiceManager } from "./systemd_notify.ts";

export async function serveUntilSignalled(
  { config, origins }: Settings,
  { terminal, backend }: { terminal: Terminal; backend: () => Promise<Backend> },
): Promise<ExitCode> {
  terminal.stdoutIsLog?.();
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
      // A signal during the start takes effect after it, so that nothing stays half open.
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
    terminal.signals.on("SIGTERM", onSignal);
    terminal.signals.on("SIGINT", onSignal);
    // Without a certificate or a service manager, SIGHUP from a closed terminal stops the server.
    const manager = new ServiceManager(terminal.env, (sentence) => complain(terminal, sentence));
    const onHangUp = (): void => void started.then((server) => server.reloadCertificate()).catch(() => {});
    if (config.tls.cert !== undefined || manager.present) terminal.signals.on("SIGHUP", onHangUp);
    const { stdout, stderr, env } = terminal;
    const examine = async () => (await import("./doctor.ts")).examineServices(config);
    const started = serve(config, { stdout, stderr, env: { ...env } }, { origins, examine });
    started.then(
      (server) => {
        void server.lost.then(async (sentence) => {
          if (stopping) return;
          stopping = true;
          await Promise.all([manager.stopping(), server.stop()]).catch(() => {});
          finish(() => reject(new Error(sentence)));
        });
        // There is nothing to wait for: every open request waits for a write.
        void server.failed.then((sentence) => finish(() => reject(new Error(sentence))));
        if (!manager.present) return;
        const addresses = Object.values(server.addresses).filter((address) => address !== null);
        void manager.ready(`Listening on ${addresses.join(", ")}`);
      },
      (error: unknown) => finish(() => reject(error)),
    );
  });
}
