// Tells systemd when the server is ready, when it stops, and at intervals that its event loop is still running. Bun has
// no Unix datagram sockets, so systemd's own systemd-notify sends the messages: the unit allows that with
// NotifyAccess=all, and systemd-notify supports abstract sockets. Without $NOTIFY_SOCKET, nothing happens. If a message
// cannot be sent, that is reported once, and the server continues.

export class ServiceManager {
  #timer: ReturnType<typeof setInterval> | undefined;
  #reported = false;

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly complain: (sentence: string) => void,
  ) {}

  get present(): boolean {
    return Boolean(this.env.NOTIFY_SOCKET);
  }

  /** The server answers requests. From now on, systemd restarts the program if no message arrives in time. */
  async ready(status: string): Promise<void> {
    if (!this.present) return;
    const everyMs = watchdogMs(this.env);
    // Three times within the watchdog's time, so that one late message does no harm.
    if (everyMs !== null) this.#timer = setInterval(() => void this.#send("WATCHDOG=1"), everyMs / 3);
    await this.#send("READY=1", `STATUS=${status}`);
  }

  async stopping(): Promise<void> {
    clearInterval(this.#timer);
    if (this.present) await this.#send("STOPPING=1", "STATUS=Finishing running requests");
  }

  async #send(...assignments: string[]): Promise<void> {
    try {
      const sent = Bun.spawn(["systemd-notify", ...assignments], {
        env: { NOTIFY_SOCKET: this.env.NOTIFY_SOCKET, PATH: this.env.PATH ?? "/usr/bin:/bin" },
        stdin: "ignore",
        stdout: "ignore",
        stderr: "ignore",
      });
      // A stop ends all processes of the service, including this one.
      if ((await sent.exited) === 0 || sent.signalCode === "SIGTERM") return;
      this.#failed(`systemd-notify ended with ${sent.exitCode ?? sent.signalCode}`);
    } catch (error) {
      this.#failed(error instanceof Error ? error.message : String(error));
    }
  }

  #failed(reason: string): void {
    if (this.#reported) return;
    this.#reported = true;
    this.complain(`systemd does not receive the server's state: ${reason}. Install systemd-notify or set Type=exec.`);
  }
}

/** The watchdog's time limit for this process; null if there is none. */
function watchdogMs(env: Readonly<Record<string, string | undefined>>): number | null {
  const microseconds = Number(env.WATCHDOG_USEC ?? Number.NaN);
  const forUs = env.WATCHDOG_PID === undefined || Number(env.WATCHDOG_PID) === process.pid;
  return forUs && microseconds > 0 ? microseconds / 1_000 : null;
}
