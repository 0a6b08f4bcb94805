// A server of the selftest: this program as a separate process, on 127.0.0.1, with its own settings.

import { program } from "../../base/build.ts";

const running = new Set<Bun.Subprocess>();

let isOver = false;

/** Kills all running servers and waits until they are gone; nothing starts afterwards. */
export async function killAll(): Promise<void> {
  isOver = true;
  const all = [...running];
  for (const child of all) child.kill("SIGKILL");
  await Promise.all(all.map(({ exited }) => exited));
}

export interface Answer {
  status: number;
  /** The parsed body. */
  body: Record<string, unknown>;
}

export class TrialServer {
  private constructor(
    private readonly child: Bun.Subprocess,
    private readonly url: string,
  ) {}

  /** @param dataDir made if it is missing @throws Error with the server's output, if the server does not start */
  static async start(dataDir: string): Promise<TrialServer> {
    if (isOver) throw new Error("The selftest was interrupted.");
    const child = Bun.spawn([...program, "serve", "--port", "0", "--data-dir", dataDir], {
      // The environment without the running server's settings.
      env: {
        SECRETPUSH_RATE_LIMIT_PER_MINUTE: "0",
        SECRETPUSH_RATE_LIMIT_AT_ONCE: "0",
      },
      cwd: "/",
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    running.add(child);
    void child.exited.then(() => running.delete(child));
    // The server's output is read to the end, so that the server never blocks on writing.
    const said = { text: "" };
    const url = await new Promise<string | null>((resolve) => {
      const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
        for await (const text of stream.pipeThrough(new TextDecoderStream())) {
          if (said.text.length < 10_000) said.text += text;
          const found = /url=(http:\/\/\S+)/.exec(said.text)?.[1];
          if (found !== undefined) resolve(found);
        }
      };
      void Promise.all([read(child.stdout), read(child.stderr)]).finally(() => resolve(null));
    });
    if (url !== null) return new TrialServer(child, url);
    throw new Error(`The server of the selftest did not start: ${said.text.trim()}`);
  }

  signal(signal: "SIGKILL" | "SIGTERM"): void {
    this.child.kill(signal);
  }

  /** Ends the server and waits until it is gone. */
  async end(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<void> {
    this.signal(signal);
    await this.child.exited;
  }

  /** @param fields of push[…] @returns null if no answer came */
  create(fields: Record<string, unknown>): Promise<Answer | null> {
    const headers = { "content-type": "application/json" };
    return this.#send("/api/v2/pushes", { method: "POST", headers, body: JSON.stringify({ push: fields }) });
  }

  /** @returns null if no answer came */
  retrieve(token: string, passphrase?: string): Promise<Answer | null> {
    const headers: Record<string, string> = passphrase === undefined ? {} : { "x-passphrase": passphrase };
    return this.#send(`/api/v2/pushes/${token}`, { headers });
  }

  async #send(path: string, init: RequestInit): Promise<Answer | null> {
    try {
      const response = await fetch(this.url + path, init);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    } catch {
      return null;
    }
  }
}
