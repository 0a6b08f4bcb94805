// `secretpush bounce`: reads a returned mail from standard input and hands it to the server. A mail server runs it, and
// mail must not get lost: if the server cannot be reached, the exit code tells the mail server to try again later.

import { readFileSync } from "node:fs";

import { MAX_NOTIFICATION_BYTES } from "../../model/mailing.ts";
import { CLIENT_ENV } from "../../config/options.ts";
import { OperationFailed, reasonOf, type Terminal, Deferred, UsageError } from "../terminal.ts";
import { authorities, clientCommand, type Connection, serverAddress, timeoutOf } from "./connection.ts";
import { isObject, text } from "./server_refusals.ts";
import { Transport } from "./transport.ts";

const SECRET = "SECRETPUSH_MAIL_BOUNCES_SECRET";

export const bounce = clientCommand({
  name: "bounce",
  summary: "Pass a returned email from standard input to the server; for a pipe in your mail server.",
  options: { "--secret-file <file>": `File with the server's mail.bounces_secret. [${SECRET}_FILE, ${SECRET}]` },
  help: `
It sends no API token and reads no client.toml. The server discards anything other than a notice of a returned email.`,
  examples: ["secretpush bounce --server https://push.example.org --secret-file /etc/secretpush/bounces_secret"],
  footer: `
Exit codes: 0 the server has the email, 75 it does not, or no server or secret is known (mail servers try again), 2 unknown option.`,
  async run({ secretFile, ...flags }, { terminal }) {
    try {
      const api = transportTo(terminal, flags, secretIn(terminal, secretFile));
      const mail = await readMail(terminal);
      const answer = await api.json("POST", "/api/v2/mail/bounces", {
        body: {
          contentType: "message/rfc822",
          length: mail.length,
          async *chunks() {
            yield mail;
          },
        },
      });
      if (!isObject(answer) || typeof answer.noted !== "boolean")
        throw new OperationFailed(`${api.host} is another program`);
      return `${text(answer.message)}\n`;
    } catch (error) {
      throw new Deferred(reasonOf(error).replace(/\.$/, ""));
    }
  },
});

function transportTo(terminal: Terminal, flags: Connection, token: string): Transport {
  const { env } = terminal;
  const given = flags.server ?? env[CLIENT_ENV.server];
  if (!given) throw new UsageError(`no server is known: pass --server, or set ${CLIENT_ENV.server}`);
  const server = serverAddress(given, flags.server === undefined ? CLIENT_ENV.server : "--server");
  return new Transport({
    server,
    token,
    tokenElsewhere: false,
    authorities: server.startsWith("https:") ? authorities(flags.ca ?? (env[CLIENT_ENV.ca] || undefined)) : null,
    timeoutMs: timeoutOf(flags.timeout),
  });
}

function secretIn({ env }: Terminal, file = env[`${SECRET}_FILE`] || undefined): string {
  if (file === undefined && !env[SECRET])
    throw new UsageError(`no secret is known: pass --secret-file, or set ${SECRET}`);
  const secret = (file === undefined ? (env[SECRET] ?? "") : readFileSync(file, "utf8")).trim();
  if (!/^[\x21-\x7e]+$/.test(secret))
    throw new UsageError("the secret is empty, or contains characters that a header cannot carry");
  return secret;
}

/** The beginning suffices. The rest is read too, because a mail server treats a pipe that closes early as a failure. */
async function readMail({ stdin }: Terminal): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    if (bytes >= MAX_NOTIFICATION_BYTES) continue;
    const part = Buffer.from(chunk).subarray(0, MAX_NOTIFICATION_BYTES - bytes);
    chunks.push(part);
    bytes += part.length;
  }
  return Buffer.concat(chunks);
}
