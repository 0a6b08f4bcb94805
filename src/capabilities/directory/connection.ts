// One connection to one server of a directory, encrypted before anything secret crosses it, unless the URL says ?starttls=off. If
// the connection ended, the client library would reconnect by itself and then bind without StartTLS, so it gets only one
// connection here. Every step has a time limit, whatever the server does. Every failure is an Unanswered, whose sentence contains
// neither passwords nor anything else that a person typed.

import { connect, type Socket } from "node:net";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";

import { Client, type Entry, type Filter } from "ldapts";

import { connectionFailure } from "../../base/connection_failure.ts";
import { canonicalAddress } from "../../base/network.ts";
import { formatDuration } from "../../base/units.ts";

/** Why a server did not answer, as a sentence without secrets. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";
}

export interface Way {
  url: string;
  /** Certificates in PEM that are trusted instead of the system's. */
  ca: string | undefined;
  timeoutMs: number;
}

export interface Search {
  filter: Filter;
  attributes: string[];
  sizeLimit: number;
  scope?: "base" | "sub";
  /** Attributes to read as bytes. */
  binary?: string[];
}

/** Results that mean "not now" or "not for this account": another server may answer. Others refuse the request itself. */
const NOT_NOW = new Set([1, 2, 3, 8, 11, 13, 51, 52, 80]);

export class Connection {
  readonly #sockets: Socket[] = [];
  #secure: TLSSocket | null = null;

  private constructor(
    private readonly client: Client,
    private readonly timeoutMs: number,
  ) {}

  /** @throws Unanswered */
  static async open({ url, ca, timeoutMs }: Way): Promise<Connection> {
    const { protocol, hostname, port, search } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, "");
    // A host name is sent and compared with the certificate; an address is only compared.
    const tls: ConnectionOptions = {
      host,
      ...(canonicalAddress(host) === null && { servername: host }),
      ...(ca !== undefined && { ca }),
    };
    let opened: Connection | undefined;
    const once = <S extends Socket>(make: () => S): S => {
      if (opened === undefined || opened.#sockets.length > 0) throw new Unanswered("it ended the connection");
      const socket = make();
      opened.#sockets.push(socket);
      return socket;
    };
    const isSecure = protocol === "ldaps:";
    /** Called with a port to connect to, or with options to encrypt the open connection. */
    const encrypt = (to: number | ConnectionOptions): TLSSocket => {
      const socket = typeof to === "number" ? once(() => connectTls({ ...tls, port: to })) : connectTls(to);
      if (opened) opened.#secure = socket;
      return socket;
    };
    const client = new Client({
      url: `${protocol}//${hostname}${port === "" ? "" : `:${port}`}`,
      timeout: timeoutMs,
      connectTimeout: timeoutMs,
      strictDN: false,
      createConnection: ((to: number, at: string) => once(() => connect(to, at))) as typeof connect,
      createSecureConnection: encrypt as typeof connectTls,
    });
    opened = new Connection(client, timeoutMs);
    try {
      if (!isSecure && search === "") await opened.#step(() => client.startTLS(tls));
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  /**
   * Binds: identifies this server's account, or tries a person's password.
   * @returns whether the directory accepts it
   * @throws Unanswered
   */
  async bind(dn: string, password: string): Promise<boolean> {
    // With an empty name or password, the directory would accept an anonymous bind.
    if (dn === "" || password === "") return false;
    return this.#step(() =>
      this.client.bind(dn, password).then(
        () => true,
        (error: unknown) => {
          const code = codeOf(error);
          if (code === null || NOT_NOW.has(code)) throw error;
          return false;
        },
      ),
    );
  }

  /** @throws Unanswered */
  async search(base: string, { filter, attributes, sizeLimit, scope = "sub", binary = [] }: Search): Promise<Entry[]> {
    const timeLimit = Math.ceil(this.timeoutMs / 1_000);
    const { searchEntries } = await this.#step(() =>
      this.client.search(base, { scope, filter, attributes, sizeLimit, timeLimit, explicitBufferAttributes: binary }),
    );
    return searchEntries;
  }

  /** When the server's certificate expires; null if the connection is not encrypted. */
  get certificateUntil(): Date | null {
    const until = this.#secure?.getPeerCertificate().valid_to;
    return until === undefined ? null : new Date(until);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #step<T>(work: () => Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Unanswered(`it did not answer within ${formatDuration(this.timeoutMs)}`));
      this.close();
    }, this.timeoutMs);
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      throw new Unanswered(reasonFor(error, this.timeoutMs));
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The meaning of LDAP's result codes (RFC 4511, 4.1.9). */
const RESULTS: Record<number, string> = {
  1: "it failed with an internal error",
  2: "it does not understand the request",
  3: "the search took too long",
  4: "it found more than it may return",
  8: "it requires a stronger way to sign in",
  11: "the search exceeds a limit of the server",
  13: "it requires encryption",
  16: "it does not know an attribute in the settings",
  18: "it does not know the matching rule of a filter",
  32: "there is no entry where ldap.base or ldap.group_base points",
  34: "ldap.base or ldap.group_base is not a distinguished name",
  50: "the account that searches has no permission to search there",
  51: "it is busy",
  52: "it is out of service",
};

function reasonFor(error: unknown, timeoutMs: number): string {
  if (error instanceof Unanswered) return error.message;
  const result = codeOf(error);
  if (result !== null) return RESULTS[result] ?? `it answered with result ${result}`;
  const { code = "", message = "" } = Object(error) as { code?: unknown; message?: unknown };
  const [word, text] = [String(code), String(message)];
  if (/time-?d?\s?out/i.test(text)) return `it did not answer within ${formatDuration(timeoutMs)}`;
  if (/closed before/i.test(text)) return "it ended the connection";
  const known = connectionFailure(error, "ldap.ca_file");
  if (known !== null) return known;
  return /^[A-Z_0-9]{1,60}$/.test(word) ? `the connection failed (${word})` : "the connection failed";
}

/** The server's result code; null if there is none. */
function codeOf(error: unknown): number | null {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === "number" ? code : null;
}
