// What docs/assurance/compliance.md says of quantum computers: browsers agree on keys with the server by X25519MLKEM768, and a push that
// is sealed end to end has symmetric keys alone.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeServerCertificate } from "../src/base/x509.ts";
import { openPage } from "./browser.ts";
import { newKey } from "../static/e2e/link.ts";
import { sealText } from "../static/e2e/seal.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

needs("chromium").describe("a browser over HTTPS", () => {
  test("agrees on a key that a quantum computer cannot work out later", async () => {
    const directory = mkdtempSync(join(tmpdir(), "secretpush-pq-"));
    const { cert, key } = makeServerCertificate({ hosts: ["127.0.0.1"], days: 1, nowMs: Date.now() });
    const [certFile, keyFile] = [join(directory, "cert.pem"), join(directory, "key.pem")];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key, { mode: 0o600 });
    const server = await startServer({ flags: { "tls-cert": certFile, "tls-key": keyFile } });
    const page = await openPage("data:text/html,x");
    try {
      await page.view.cdp("Security.setIgnoreCertificateErrors", { ignore: true });
      const details = Promise.withResolvers<unknown>();
      page.view.addEventListener("Network.responseReceived", (happened) =>
        details.resolve(
          (happened as MessageEvent<{ response: { securityDetails: unknown } }>).data.response.securityDetails,
        ),
      );
      await page.view.navigate(`${server.url}/about`);
      expect(await details.promise).toMatchObject({ protocol: "TLS 1.3", keyExchangeGroup: "X25519MLKEM768" });
    } finally {
      page.close();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe("a push that is sealed end to end", () => {
  test("is an age file whose only way in is symmetric", async () => {
    const armored = await sealText("for later", newKey());
    const body = armored.replace(/-----(BEGIN|END) AGE ENCRYPTED FILE-----|\s/g, "");
    const header = Buffer.from(body, "base64").toString("latin1").split("\n--- ")[0] ?? "";
    const stanzas = header.split("\n").filter((line) => line.startsWith("-> "));
    expect(stanzas.map((line) => line.split(" ")[1])).toEqual(["scrypt"]);
  });
});
