// Log lines, as text or JSON, gathered for a few milliseconds and written in one go, because a
// write per request would cost more than the request. Values are metadata only: callers never pass
// a payload, passphrase, API token or whole url_token. `close` writes what is left.

export type LogLevel = "debug" | "info" | "warn" | "error";
export type LogFormat = "text" | "json";
export type LogFields = Record<string, string | number | boolean | null | undefined>;

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };
const FLUSH_AFTER_MS = 20;
const FLUSH_AT_LINES = 2_000;

export class Log {
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #threshold: number;
  readonly #format: LogFormat;
  readonly #write: (text: string) => void;

  constructor(options: { level: LogLevel; format: LogFormat; write: (text: string) => void }) {
    this.#threshold = RANK[options.level];
    this.#format = options.format;
    this.#write = options.write;
  }

  enabled(level: LogLevel): boolean {
    return RANK[level] >= this.#threshold;
  }

  debug(message: string, fields?: LogFields): void {
    this.#emit("debug", message, fields);
  }
  info(message: string, fields?: LogFields): void {
    this.#emit("info", message, fields);
  }
  warn(message: string, fields?: LogFields): void {
    this.#emit("warn", message, fields);
  }
  error(message: string, fields?: LogFields): void {
    this.#emit("error", message, fields);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    const text = this.#lines.join("");
    this.#lines = [];
    this.#write(text);
  }

  close(): void {
    this.flush();
  }

  #emit(level: LogLevel, message: string, fields: LogFields = {}): void {
    if (!this.enabled(level)) return;
    this.#lines.push(this.#format === "json" ? jsonLine(level, message, fields) : textLine(level, message, fields));
    // Trouble is written at once: the process may be about to end.
    if (RANK[level] >= RANK.warn || this.#lines.length >= FLUSH_AT_LINES) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MS);
  }
}

function jsonLine(level: LogLevel, message: string, fields: LogFields): string {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  // JSON itself escapes only some of them.
  const escaped = line.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `${escaped}\n`;
}

function textLine(level: LogLevel, message: string, fields: LogFields): string {
  let line = `${new Date().toISOString()} ${level.toUpperCase().padEnd(5)} ${plain(message)}`;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    line += ` ${key}=${typeof value === "string" ? plainValue(value) : value}`;
  }
  return `${line}\n`;
}

// A line stays one line and shows no terminal escapes, whatever a client sent.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const plain = (text: string): string => text.replace(CONTROL, " ");
const plainValue = (text: string): string => (/^[\w.:/@+-]+$/.test(text) ? text : JSON.stringify(plain(text)));
