// One connection that asks one thing at a time. What is asked is written when `ask` returns, and nothing is sent but what
// is needed, so that the same question always costs the server the same.

export class Line {
  readonly #socket: Bun.Socket;
  #text = "";
  #answer: ReturnType<typeof Promise.withResolvers<string>> | null = null;

  private constructor(socket: Bun.Socket) {
    this.#socket = socket;
  }

  static async open(port: number): Promise<Line> {
    const lines: Line[] = [];
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: {
        data: (_, bytes) => lines.forEach((line) => line.#take(bytes.toString("latin1"))),
        close: () => lines.forEach((line) => line.#answer?.reject(new Error("The server closed a connection."))),
      },
    });
    const line = new Line(socket);
    lines.push(line);
    return line;
  }

  /** @returns the body. @throws Error if the status is not one of success */
  ask(method: "GET" | "POST", path: string, body = "", token = ""): Promise<string> {
    const sent = body === "" ? "" : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const known = token === "" ? "" : `Authorization: Bearer ${token}\r\n`;
    const text = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench\r\n${known}${sent}\r\n${body}`;
    this.#text = "";
    this.#answer = Promise.withResolvers<string>();
    if (this.#socket.write(text) !== text.length) throw new Error("The server takes nothing more.");
    return this.#answer.promise;
  }

  close(): void {
    this.#answer = null;
    this.#socket.end();
  }

  #take(text: string): void {
    this.#text += text;
    const head = this.#text.indexOf("\r\n\r\n");
    const length = Number(/^content-length: (\d+)/im.exec(this.#text.slice(0, head))?.[1] ?? 0);
    if (head === -1 || this.#text.length < head + 4 + length) return;
    if (/^HTTP\/1.1 2/.test(this.#text)) this.#answer?.resolve(this.#text.slice(head + 4));
    else this.#answer?.reject(new Error(`The server answered ${this.#text.slice(0, 300)}`));
  }
}
