// `secretpush login` and `logout`: keep the server to talk to and its API token in a file that only its owner can read.
// A token is stored only if the server accepts it.

import { resolve } from "node:path";

import { CLIENT_ENV } from "../../config/options.ts";
import { command } from "../command.ts";
import { ask, complain, readLine, type Terminal, UsageError } from "../terminal.ts";
import type { Api } from "./api.ts";
import {
  checkToken,
  clientCommand,
  connect,
  readStored,
  removeStored,
  serverAddress,
  storedPath,
  writeStored,
} from "./connection.ts";
import { MissingScope } from "./server_refusals.ts";

export const login = clientCommand({
  name: "login [url]",
  summary: "Store a server and your API token for push, open, list, audit and expire.",
  options: {
    "--token-stdin": "Read the API token from the first line of standard input.",
    "--no-token": "Store only the server.",
  },
  help: `
You are asked for the token, without echo, and it is tried before it is stored. Server and token are kept in
$XDG_CONFIG_HOME/secretpush/client.toml (by default ~/.config), mode 0600. To store nothing, set
${CLIENT_ENV.server} and ${CLIENT_ENV.token} instead. Create tokens on the server's page
/users/token, or on the server's host with "secretpush token add".`,
  examples: [
    "secretpush login https://push.example.org",
    "pass show push-token | secretpush login push.example.org --token-stdin",
    "secretpush login https://10.0.0.5:5100 --ca our-authority.pem",
  ],
  footer: "Exit codes: 0 done, 1 the operation failed, 2 usage or configuration error.",
  async run({ url, ...flags }, { terminal }) {
    storedPath(terminal);
    const server = serverAddress(url ?? flags.server ?? (await askServer(terminal)), "the address");
    const ca = flags.ca ?? (terminal.env[CLIENT_ENV.ca] || undefined);
    const at = (token: string | null): Api =>
      connect(
        // Only the arguments count here, not the stored settings or the environment.
        { ...terminal, env: token === null ? {} : { [CLIENT_ENV.token]: token } },
        { ...flags, server, ca },
      );
    await at(null).abilities();
    if (server.startsWith("http:") && !/^http:\/\/(localhost|127\.|\[::1\])/.test(server)) {
      complain(terminal, `${server} is not encrypted: anyone on the network path can read the token and every secret.`);
    }
    const token = await tokenOf(terminal, flags, server);
    if (token !== null) await at(token).list("active", 1).catch(passOnlyMissingScope);
    const path = writeStored(terminal, {
      server,
      ...(token === null ? {} : { token }),
      ...(ca === undefined ? {} : { ca: resolve(ca) }),
    });
    return `Stored ${server}${token === null ? ", without a token," : " and the token"} in ${path}.\n`;
  },
  show: () => "",
  note: (sentence) => sentence,
});

export const logout = command({
  name: "logout",
  summary: "Forget the stored server and API token.",
  global: false,
  examples: ["secretpush logout"],
  async run(_given, { terminal }) {
    const { server, token } = readStored(terminal);
    if (!removeStored(terminal)) return "Nothing was stored.\n";
    if (server === undefined || token === undefined) return "Forgotten.\n";
    return `Forgotten. The token stays valid until it is revoked at ${server}/users/token.\n`;
  },
  show: () => "",
  note: (sentence) => sentence,
});

/** A token is valid even if it does not allow listing pushes. */
function passOnlyMissingScope(error: unknown): void {
  if (!(error instanceof MissingScope)) throw error;
}

async function askServer(terminal: Terminal): Promise<string> {
  if (!terminal.stdin.isTTY) throw new UsageError("name the server: secretpush login https://push.example.org");
  const [answer = ""] = await ask(terminal, ["Server: "], { hidden: false });
  return answer;
}

async function tokenOf(
  terminal: Terminal,
  flags: { token: boolean; tokenStdin: true | undefined },
  server: string,
): Promise<string | null> {
  if (!flags.token) return null;
  if (!flags.tokenStdin && !terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to prompt for the API token: give it on standard input with --token-stdin, or pass --no-token",
    );
  }
  const [answer = ""] = flags.tokenStdin
    ? [await readLine(terminal)]
    : await ask(terminal, [`API token for ${server} (empty for none): `], { hidden: true });
  const token = answer.trim();
  if (token === "") return null;
  checkToken(token, "your answer");
  return token;
}
