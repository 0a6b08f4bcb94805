// A real mail server for tests: smtp-server on a free port, with or without TLS and accounts. It keeps what it takes, and can
// refuse recipients, say nothing, go away and come back.

import { SMTPServer, type SMTPServerOptions } from "smtp-server";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";

export interface Letter {
  from: string;
  to: string[];
  /** Header lines, unfolded, with their encoded words read. */
  headers: string[];
  subject: string;
  text: string;
  html: string;
  raw: string;
  secure: boolean;
  user: string | undefined;
}

export interface MailServer {
  port: number;
  letters: Letter[];
  /** Address → how the server answers RCPT TO. */
  refusals: Map<string, { code: number; words: string }>;
  stop: () => Promise<void>;
  /** Listens again, at the same port. */
  start: () => Promise<void>;
}

const nowMs = Date.now();
const authority = makeAuthority({ name: "Mail CA", days: 1, nowMs });
const pair = makeServerCertificate({ hosts: ["localhost", "127.0.0.1"], days: 1, nowMs, authority });
/** The authority that signs the certificates of these servers, as PEM. */
export const MAIL_CA = authority.cert;

export const ACCOUNT = { user: "push", password: "p@ss:word/1" };

export async function startMailServer(
  kind: "plain" | "starttls" | "tls" = "plain",
  more: SMTPServerOptions = {},
): Promise<MailServer> {
  const certificate = kind === "plain" ? {} : { key: pair.key, cert: pair.cert };
  const letters: Letter[] = [];
  const refusals: MailServer["refusals"] = new Map();
  let server: SMTPServer;
  let port = 0;
  const open = async (): Promise<void> => {
    server = new SMTPServer({
      secure: kind === "tls",
      ...certificate,
      ...(kind === "plain" ? { hideSTARTTLS: true, disabledCommands: ["STARTTLS"], authOptional: true } : {}),
      onAuth({ username, password }, _session, done) {
        const isRight = username === ACCOUNT.user && password === ACCOUNT.password;
        if (isRight) done(null, { user: username });
        else done(new Error("no such account"));
      },
      onRcptTo({ address }, _session, done) {
        const refusal = refusals.get(address);
        if (refusal) done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        else done();
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          letters.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            ...parsed(Buffer.concat(chunks).toString("utf8")),
            secure: session.secure,
            user: session.user,
          });
          done();
        });
      },
      ...more,
    });
    // A client that does not trust the certificate hangs up.
    server.on("error", () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(port, "127.0.0.1", resolve);
    await promise;
    const address = server.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  await open();
  return {
    get port() {
      return port;
    },
    letters,
    refusals,
    start: open,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function parsed(raw: string): Pick<Letter, "headers" | "subject" | "text" | "html" | "raw"> {
  const [head = ""] = raw.split(/\r\n\r\n/);
  const headers = head
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map(words);
  const part = (type: string): string => {
    const match = new RegExp(`content-type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`, "i").exec(raw);
    const start = match ? raw.lastIndexOf("\r\n--", match.index) : 0;
    const body = match?.[1] ?? "";
    return /transfer-encoding: base64/i.test(raw.slice(start, match ? match.index + match[0].length : 0))
      ? Buffer.from(body, "base64").toString("utf8")
      : quoted(body.replace(/=\r\n/g, ""));
  };
  const subject = headers.find((line) => /^subject:/i.test(line))?.replace(/^subject: */i, "") ?? "";
  return { headers, subject, text: part("text/plain"), html: part("text/html"), raw };
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

const words = (line: string): string =>
  line
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, form: string, text: string) =>
      form.toUpperCase() === "B" ? Buffer.from(text, "base64").toString("utf8") : quoted(text.replaceAll("_", " ")),
    );

export const USERINFO = `${ACCOUNT.user}:${encodeURIComponent(ACCOUNT.password)}`;
