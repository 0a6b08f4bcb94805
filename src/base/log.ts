// The log, as text or JSON. It gathers lines for a few milliseconds and writes them in one go, because a write per
// request would cost more than the request. Values are metadata only: callers never pass a payload, passphrase, API
// token or whole url_token. `close` writes the remaining lines.

export type LogLevel = "debug" | "info" | "warn" | "error";
export type LogFormat = "text" | "json";
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** What the log records about a request: the route's pattern, never the path, which may contain a url_token. */
export interface LoggedRequest {
  method: string;
  route: string;
  status: number;
  /** How long it took, in ms. */
  ms: number;
  client: string;
  id: string;
}

/** A warning or an error, and how often it was logged. */
export interface Complaint {
  level: "warn" | "error";
  message: string;
  count: number;
  lastAtMs: number;
  /** The reason in the latest line; "" if it gave none. */
  reason: string;
}

/** Only this many different messages are counted: the latest ones. */
const MAX_COMPLAINTS = 50;
const MAX_REASON_CHARACTERS = 300;

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };
const FLUSH_AFTER_MS = 20;
const FLUSH_AT_LINES = 2_000;

export class Log {
  #lines: string[] = [];
  #last = { method: "", route: "", status: 0, client: "", common: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #threshold: number;
  readonly #format: LogFormat;
  readonly #write: (text: string) => void;
  readonly #complaints = new Map<string, Complaint>();

  constructor(options: { level: LogLevel; format: LogFormat; write: (text: string) => void }) {
    this.#threshold = RANK[options.level];
    this.#format = options.format;
    this.#write = options.write;
  }

  setLevel(level: LogLevel): void {
    this.#threshold = RANK[level];
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
  /** Warnings and errors since the start, counted by message, the latest first. */
  get complaints(): Complaint[] {
    return [...this.#complaints.values()].toReversed();
  }

  warn(message: string, fields?: LogFields): void {
    this.#complain("warn", message, fields);
    this.#emit("warn", message, fields);
  }
  error(message: string, fields?: LogFields): void {
    this.#complain("error", message, fields);
    this.#emit("error", message, fields);
  }

  /** Logs a request. It builds the line by hand, because `info` would cost several times as much per request. */
  request({ method, route, status, ms, client, id }: LoggedRequest): void {
    const took = Math.round(ms * 100) / 100;
    // Most requests resemble the one before, so their common part is built once.
    const last = this.#last;
    if (method !== last.method || route !== last.route || status !== last.status || client !== last.client) {
      const common =
        this.#format === "json"
          ? `"level":"info","message":"request","method":${quoted(method)},"route":${quoted(route)},"status":${status},"client":${quoted(client)}`
          : ` INFO  request method=${plainValue(method)} route=${plainValue(route)} status=${status} client=${plainValue(client)}`;
      this.#last = { method, route, status, client, common };
    }
    const { common } = this.#last;
    this.#add(
      this.#format === "json"
        ? `{"time":"${timestamp()}",${common},"ms":${took},"id":"${id}"}\n`
        : `${timestamp()}${common} ms=${took} id=${id}\n`,
    );
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

  #complain(level: Complaint["level"], message: string, { reason = "" }: LogFields = {}): void {
    const count = (this.#complaints.get(message)?.count ?? 0) + 1;
    this.#complaints.delete(message);
    const [oldest] = this.#complaints.keys();
    if (oldest !== undefined && this.#complaints.size >= MAX_COMPLAINTS) this.#complaints.delete(oldest);
    const said = String(reason ?? "").slice(0, MAX_REASON_CHARACTERS);
    this.#complaints.set(message, { level, message, count, lastAtMs: Date.now(), reason: said });
  }

  #emit(level: LogLevel, message: string, fields: LogFields = {}): void {
    if (!this.enabled(level)) return;
    this.#add(this.#format === "json" ? jsonLine(level, message, fields) : textLine(level, message, fields));
    // Warnings and errors are written at once: the process may be about to end.
    if (RANK[level] >= RANK.warn) this.flush();
  }

  #add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= FLUSH_AT_LINES) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MS);
  }
}

let stampedMs = 0;
let stamp = "";
/** The current time in ISO 8601, formatted at most once a millisecond. */
function timestamp(): string {
  const nowMs = Date.now();
  if (nowMs !== stampedMs) {
    stampedMs = nowMs;
    stamp = new Date(nowMs).toISOString();
  }
  return stamp;
}

function jsonLine(level: LogLevel, message: string, fields: LogFields): string {
  const line = JSON.stringify({ time: timestamp(), level, message, ...fields });
  // JSON.stringify escapes only some control characters.
  const escaped = line.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `${escaped}\n`;
}

function textLine(level: LogLevel, message: string, fields: LogFields): string {
  let line = `${timestamp()} ${level.toUpperCase().padEnd(5)} ${plain(message)}`;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    line += ` ${key}=${typeof value === "string" ? plainValue(value) : value}`;
  }
  return `${line}\n`;
}

// Whatever a client sends, a log entry stays one line without terminal escapes.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const plain = (text: string): string => text.replace(CONTROL, " ");
const plainValue = (text: string): string => (/^[\w.:/@+-]+$/.test(text) ? text : JSON.stringify(plain(text)));
const quoted = (text: string): string => JSON.stringify(plain(text));
