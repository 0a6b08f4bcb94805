// `secretpush login` and `logout`: keep the server to talk to and its API token in a file that only its owner can read.
// A token is stored only if the server accepts it.

import { resolve } from "node:path";

import type { Command } from "commander";
import { CLIENT_ENV } from "../../config/options.ts";
import type { Cli } from "../context.ts";
import { Api } from "./api.ts";
import {
  addConnectionFlags,
  checkToken,
  connect,
  type ConnectionFlags,
  readStored,
  removeStored,
  serverAddress,
  storedPath,
  writeStored,
} from "./connection.ts";
import { MissingScope } from "./server_refusals.ts";
import { ask, complain, EXIT, type ExitCode, readLine, type Terminal, UsageError } from "../terminal.ts";

interface LoginFlags extends ConnectionFlags {
  tokenStdin?: true;
  token?: boolean;
}

export function addLogin(program: Command, cli: Cli): void {
  const login = program
    .command("login [url]")
    .description("Store a server and your API token for push, open, list, audit and expire.")
    .option("--token-stdin", "Read the API token from the first line of standard input.")
    .option("--no-token", "Store only the server.")
    .addHelpText(
      "after",
      `
The token is asked for without echo and tried before it is stored. Both are kept in
$XDG_CONFIG_HOME/secretpush/client.toml (by default ~/.config), mode 0600. To store nothing, set
${CLIENT_ENV.server} and ${CLIENT_ENV.token} instead. Create tokens on the server's page
/users/token, or with "secretpush token add" on its host.

Examples:
  $ secretpush login https://push.example.org
  $ pass show push-token | secretpush login push.example.org --token-stdin
  $ secretpush login https://10.0.0.5:5100 --ca our-authority.pem

Exit codes: 0 done, 1 the operation failed, 2 usage or configuration error.
`,
    );
  addConnectionFlags(login).action(
    cli.action((url: string | undefined, flags: LoginFlags) => logIn(cli.terminal, url, flags)),
  );

  program
    .command("logout")
    .description("Forget the stored server and API token.")
    .addHelpText("after", "\nExample:\n  $ secretpush logout\n")
    .configureHelp({ showGlobalOptions: false, helpWidth: 110 })
    .action(
      cli.action(async () => {
        const { server, token } = readStored(cli.terminal);
        const removed = removeStored(cli.terminal);
        const still =
          server === undefined || token === undefined
            ? ""
            : ` The token stays valid until it is revoked at ${server}/users/token.`;
        cli.terminal.stderr(removed ? `Forgotten.${still}\n` : "Nothing was stored.\n");
        return EXIT.ok;
      }),
    );
}

async function logIn(terminal: Terminal, url: string | undefined, flags: LoginFlags): Promise<ExitCode> {
  storedPath(terminal);
  const server = serverAddress(url ?? flags.server ?? (await askServer(terminal)), "the address");
  const ca = flags.ca ?? (terminal.env[CLIENT_ENV.ca] || undefined);
  const at = (token: string | null): Api =>
    connect(
      // Only the arguments count here, not the stored settings or the environment.
      { ...terminal, env: token === null ? {} : { [CLIENT_ENV.token]: token } },
      { ...flags, server, ...(ca === undefined ? {} : { ca }) },
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
  terminal.stderr(`Stored ${server}${token === null ? ", without a token," : " and the token"} in ${path}.\n`);
  return EXIT.ok;
}

/** A token that may not list pushes, but do other things, is valid too. */
function passOnlyMissingScope(error: unknown): void {
  if (!(error instanceof MissingScope)) throw error;
}

async function askServer(terminal: Terminal): Promise<string> {
  if (!terminal.stdin.isTTY) throw new UsageError("name the server: secretpush login https://push.example.org");
  const [answer = ""] = await ask(terminal, ["Server: "], { hidden: false });
  return answer;
}

async function tokenOf(terminal: Terminal, flags: LoginFlags, server: string): Promise<string | null> {
  if (flags.token === false) return null;
  if (!flags.tokenStdin && !terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to ask for the API token: give it on standard input with --token-stdin, or pass --no-token",
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
