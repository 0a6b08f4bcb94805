// A receiver of webhooks: a real HTTPS server with a certificate of an authority of the tests' own. It checks what arrives
// with the verifier of the library that receivers use.

import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { Webhook } from "standardwebhooks";

import { type KeyPair, makeAuthority, makeServerCertificate } from "../src/base/x509.ts";

export const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

export interface Received {
  id: string;
  path: string;
  headers: Headers;
  text: string;
  // Tests look into messages of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Receiver {
  url: string;
  port: number;
  /** The file of the authority that signed its certificate. */
  caFile: string;
  ca: string;
  authority: KeyPair;
  got: Received[];
  /** What it answers; 204 unless a test says otherwise. */
  answer: (received: Received) => Response | Promise<Response>;
  /** The status with which it answers to HEAD. */
  statusOfHead: number;
  stop: () => Promise<void>;
}

/** @param earlier one that has stopped, in whose place this one comes: same address, same certificate */
export function startReceiver(directory: string, earlier?: Receiver): Receiver {
  const nowMs = Date.now();
  const hosts = ["localhost", "127.0.0.1", "hooks.example.org"];
  const authority = earlier?.authority ?? makeAuthority({ name: "Test CA", days: 1, nowMs });
  const pair = makeServerCertificate({ hosts, days: 1, nowMs, authority });
  const caFile = join(directory, "receiver-ca.pem");
  writeFileSync(caFile, authority.cert);
  const receiver: Omit<Receiver, "url" | "port"> = {
    caFile,
    authority,
    ca: authority.cert,
    got: [],
    answer: () => new Response(null, { status: 204 }),
    statusOfHead: 405,
    stop: () => server.stop(true),
  };
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: earlier?.port ?? 0,
    tls: { key: pair.key, cert: pair.cert },
    async fetch(request) {
      // Whoever only looks hands over nothing.
      if (request.method === "HEAD") return new Response(null, { status: receiver.statusOfHead });
      const text = await request.text();
      const { pathname, search } = new URL(request.url);
      const received = {
        id: request.headers.get("webhook-id") ?? "",
        path: pathname + search,
        headers: request.headers,
        text,
        body: JSON.parse(text),
      };
      receiver.got.push(received);
      return receiver.answer(received);
    },
  });
  const port = server.port ?? 0;
  return Object.assign(receiver, { url: `https://127.0.0.1:${port}`, port });
}

/** @throws Error where the signature of the message is not one of this secret */
export const verify = ({ text, headers }: Received, secret = SECRET): unknown =>
  new Webhook(secret).verify(text, Object.fromEntries(headers.entries()));
