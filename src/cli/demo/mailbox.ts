// Stands in for a mail server: it accepts every mail on a port of this machine and keeps the newest in memory.

export interface Mail {
  to: string;
  subject: string;
  text: string;
  atMs: number;
}

interface Talk {
  /** Received text that is not yet a whole line, or a whole mail. */
  rest: string;
  isMail: boolean;
  to: string[];
}

const MOST = 100;
const MOST_CHARACTERS = 1024 * 1024;

export interface Mailbox {
  port: number;
  /** Newest first. */
  mails: readonly Mail[];
  stop: () => void;
}

export function openMailbox(nowMs: () => number): Mailbox {
  const mails: Mail[] = [];
  const keep = (to: readonly string[], raw: string): void => {
    mails.unshift({ to: to.join(", "), atMs: nowMs(), ...read(raw) });
    mails.length = Math.min(mails.length, MOST);
  };
  const listener = Bun.listen<Talk>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(socket) {
        socket.data = { rest: "", isMail: false, to: [] };
        socket.write("220 demo\r\n");
      },
      data(socket, bytes) {
        const talk = socket.data;
        talk.rest += bytes.toString("latin1");
        if (talk.rest.length > MOST_CHARACTERS) return socket.terminate();
        for (;;) {
          const end = talk.isMail ? "\r\n.\r\n" : "\r\n";
          const at = talk.rest.indexOf(end);
          if (at === -1) return;
          const said = talk.rest.slice(0, at);
          talk.rest = talk.rest.slice(at + end.length);
          socket.write(`${talk.isMail ? taken(talk, said, keep) : answer(talk, said)}\r\n`);
          if (/^QUIT/i.test(said) && !talk.isMail) socket.end();
        }
      },
    },
  });
  return { port: listener.port, mails, stop: () => listener.stop(true) };
}

function taken(talk: Talk, raw: string, keep: (to: readonly string[], raw: string) => void): string {
  keep(talk.to, raw.replaceAll("\r\n..", "\r\n."));
  talk.isMail = false;
  talk.to = [];
  return "250 kept";
}

function answer(talk: Talk, line: string): string {
  const [, verb = ""] = /^(\w+)/.exec(line.toUpperCase()) ?? [];
  if (verb === "QUIT") return "221 bye";
  if (verb === "RSET") talk.to = [];
  if (verb === "RCPT") talk.to.push(/<([^>]*)>/.exec(line)?.[1] ?? "");
  if (verb === "DATA") {
    talk.isMail = true;
    return "354 go on";
  }
  return ["EHLO", "HELO", "MAIL", "RCPT", "RSET", "NOOP"].includes(verb) ? "250 ok" : "502 not here";
}

/** The subject, and the part that is plain text. */
function read(raw: string): Pick<Mail, "subject" | "text"> {
  const [head, body] = parted(raw);
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`);
  const plain = parts.map(parted).find(([own]) => /content-type: *text\/plain/i.test(own)) ?? [head, body];
  return {
    subject: words(/^subject: *(.*)$/im.exec(head)?.[1] ?? ""),
    text: decoded(plain).replaceAll("\r\n", "\n").trim(),
  };
}

/** Header lines, unfolded, and what follows them. */
function parted(part: string): [head: string, body: string] {
  const text = part.replace(/^\r\n/, "");
  const at = text.indexOf("\r\n\r\n");
  return [(at === -1 ? text : text.slice(0, at)).replace(/\r\n[ \t]+/g, " "), at === -1 ? "" : text.slice(at + 4)];
}

const bytesOf = (quoted: string): string =>
  quoted.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const utf8 = (bytes: string): string => Buffer.from(bytes, "latin1").toString("utf8");

function decoded([head, body]: [head: string, body: string]): string {
  if (/transfer-encoding: *base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  return utf8(/transfer-encoding: *quoted-printable/i.test(head) ? bytesOf(body.replace(/=\r\n/g, "")) : body);
}

/** =?UTF-8?Q?a=20word?= → "a word" */
const words = (header: string): string =>
  header
    .replace(/\?= +=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : utf8(bytesOf(text.replaceAll("_", " "))),
    );
