// A real OpenID provider (oidc-provider) over TLS, in a process of its own. Usage: openid_provider.ts CERT KEY. Reads JSON
// lines: {"client"} names the server whose people sign in, {"person", "claims"} who they are. Answers where it is.

import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

import { CLIENT } from "../openid_client.ts";

// It warns that it is not for production.
console.warn = console.info = () => {};
const { default: Provider } = await import("oidc-provider");

const [, , cert = "", key = ""] = process.argv;
const people = new Map<string, object>();
const answer = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) });
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;

function serveFor(base: string): void {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${base}/users/auth/oidc/callback`],
        post_logout_redirect_uris: [`${base}/users/sign_in`],
        backchannel_logout_uri: `${base}/users/auth/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
    cookies: { keys: ["a key of these tests"] },
    features: { backchannelLogout: { enabled: true } },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  server.removeAllListeners("request");
  server.on("request", provider.callback());
}

answer("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { client, person, claims } = JSON.parse(line) as { client?: string; person?: string; claims?: object };
  if (client !== undefined) serveFor(client);
  if (person !== undefined) people.set(person, { ...claims });
  answer({ issuer });
}
process.exit(0);
