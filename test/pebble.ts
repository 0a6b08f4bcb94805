// A real ACME authority for tests: pebble, in the version that .ci/run installs, and in front of it a gate through which every request
// goes, so that a test can count them, hold them, or have the network fail.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { endsWithItsFile } from "./ends.ts";
import { freePort } from "./free_port.ts";
import { needs } from "./needs.ts";

/** What the gate does with a request instead of passing it on. */
export type Fault = (path: string, pass: () => Promise<Response>) => Response | null | Promise<Response | null>;

export interface Pebble {
  directory: string;
  /** The file that trusts the directory's own certificate. */
  caFile: string;
  /** Where the authority looks for proofs; the plain address of the server under test. */
  plain: string;
  /** The path of every request that was answered, and with which status. */
  answered: Array<{ path: string; status: number }>;
  /** Null: all requests pass. */
  fault: Fault | null;
  /** What signs the certificates, in PEM. */
  root: () => Promise<string>;
}

/** @param directory for its files @param keys of external accounts; given, accounts must have one */
export async function startPebble(
  directory: string,
  { keys, lifeSeconds = 90 * 86_400 }: { keys?: Record<string, string>; lifeSeconds?: number } = {},
): Promise<Pebble> {
  mkdirSync(directory, { recursive: true });
  const nowMs = Date.now();
  const authority = makeAuthority({ name: "Directory CA", days: 1, nowMs });
  const own = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs, authority });
  const put = (name: string, text: string): string => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  };
  const [port, managing, plain] = [await freePort(), await freePort(), await freePort()];
  const config = put(
    "pebble.json",
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: `127.0.0.1:${managing}`,
        certificate: put("directory.pem", own.cert),
        privateKey: put("directory.key", own.key),
        httpPort: plain,
        tlsPort: await freePort(),
        externalAccountBindingRequired: keys !== undefined,
        externalAccountMACKeys: keys ?? {},
        retryAfter: { authz: 0, order: 0 },
        keyAlgorithm: "ecdsa",
        profiles: { default: { description: "", validityPeriod: lifeSeconds } },
      },
    }),
  );
  // It refuses almost every third nonce, which clients must bear.
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "30", PEBBLE_AUTHZREUSE: "0" };
  const child = Bun.spawn([needs("pebble").path, "-config", config], { env, stdout: "ignore", stderr: "ignore" });
  endsWithItsFile(async () => {
    child.kill();
    await child.exited;
  });
  const tls = { ca: authority.cert };
  const target = `https://127.0.0.1:${port}`;
  const answers = () => fetch(`${target}/dir`, { tls }).then(Boolean, () => false);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`pebble ended with ${child.exitCode}`);
    await Bun.sleep(10);
  }

  const gate = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    tls: { cert: own.cert, key: own.key },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const { method } = request;
      const body = method === "POST" ? await request.text() : undefined;
      const pass = () =>
        fetch(target + pathname, {
          method,
          headers: request.headers,
          redirect: "manual",
          tls,
          ...(body === undefined ? {} : { body }),
        });
      const answer = (await pebble.fault?.(pathname, pass)) ?? (await pass());
      pebble.answered.push({ path: pathname, status: answer.status });
      return answer;
    },
  });
  endsWithItsFile(() => gate.stop(true));
  const pebble: Pebble = {
    directory: `https://127.0.0.1:${gate.port}/dir`,
    caFile: put("ca.pem", authority.cert),
    plain: `127.0.0.1:${plain}`,
    answered: [],
    fault: null,
    root: async () => (await fetch(`https://127.0.0.1:${managing}/roots/0`, { tls })).text(),
  };
  return pebble;
}
