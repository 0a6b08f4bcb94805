// Servers that speak TLS, with certificates of an authority of the tests' own.

import { afterAll, afterEach } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type KeyPair, makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";

/** Call it once, outside of all tests: servers end after each test, files go after the last one. */
export function tlsServers() {
  const directory = makeTempDir();
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const started: TestServer[] = [];
  afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

  const nowMs = Date.now();
  const authority = makeAuthority({ name: "Test CA", days: 1, nowMs });

  /** Writes a pair to files, in place of those that have this name. */
  function put(pair: KeyPair, name = "server"): { cert: string; key: string } {
    const paths = { cert: join(directory, `${name}.pem`), key: join(directory, `${name}.key`) };
    writeFileSync(paths.key, pair.key);
    writeFileSync(paths.cert, pair.cert);
    return paths;
  }

  async function start(flags: Record<string, string>): Promise<TestServer> {
    const server = await startServer({ flags });
    started.push(server);
    return server;
  }

  return {
    directory,
    nowMs,
    authority,
    issue: (hosts = ["localhost", "127.0.0.1"]): KeyPair => makeServerCertificate({ hosts, days: 1, nowMs, authority }),
    put,
    start,
    startTls(pair: KeyPair, flags: Record<string, string> = {}): Promise<TestServer> {
      const { cert, key } = put(pair);
      return start({ "tls-cert": cert, "tls-key": key, "tls-reload-interval": "50ms", ...flags });
    },
  };
}
