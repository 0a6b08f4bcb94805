// `secretpush mail test`, and what `doctor` says of the mail server.

import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "./free_port.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { ACCOUNT, MAIL_CA, type MailServer, startMailServer, USERINFO } from "./smtp.ts";

setDefaultTimeout(60_000);

const FLAGS = ["--base-url", "http://127.0.0.1:5100", "--mail-from", "push@example.org"];
const servers: MailServer[] = [];
const directories: string[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

async function encrypted(): Promise<{ smtp: MailServer; ca: string }> {
  const smtp = await startMailServer("tls");
  servers.push(smtp);
  const directory = makeTempDir();
  directories.push(directory);
  const ca = join(directory, "ca.pem");
  writeFileSync(ca, MAIL_CA);
  return { smtp, ca };
}

const run = (argv: string[], url?: string) =>
  runProgram(argv, { env: url === undefined ? {} : { SECRETPUSH_MAIL_URL: url } });

test("mail test sends a mail, and says who has taken it", async () => {
  const { smtp, ca } = await encrypted();
  const url = `smtps://${USERINFO}@localhost:${smtp.port}`;
  const { code, stdout } = await run(["mail", "test", "ann@example.org", ...FLAGS, "--mail-ca-file", ca], url);
  expect([code, stdout]).toEqual([0, `localhost:${smtp.port} has accepted an email to ann@example.org.\n`]);
  expect(smtp.letters.map(({ to, subject, user }) => [to, subject, user])).toEqual([
    [["ann@example.org"], "Test email from Secret Push", ACCOUNT.user],
  ]);
});

test("mail test says what is wrong, and never the password", async () => {
  const { smtp, ca } = await encrypted();
  const url = `smtps://push:w0rd@localhost:${smtp.port}`;
  const refused = await run(["mail", "test", "ann@example.org", ...FLAGS, "--mail-ca-file", ca], url);
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain("The mail server refuses the user name or the password.");
  expect(refused.stderr).not.toContain("w0rd");
  expect(await run(["mail", "test", "ann@example.org"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("No mail server is configured"),
  });
  expect(await run(["mail", "test", "ann", ...FLAGS], url)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is not an email address"),
  });
});

test("doctor connects, encrypts and signs in, and sends nothing", async () => {
  const { smtp, ca } = await encrypted();
  const server = await startServer();
  try {
    const about = async (url: string, ...more: string[]) => {
      const argv = ["doctor", "--json", "--data-dir", server.dataDir, ...FLAGS, ...more];
      const { stdout } = await run(argv, url);
      const findings = JSON.parse(stdout) as Array<{ subject: string; verdict: string; text: string }>;
      return findings.filter(({ subject }) => subject === "mail").map(({ verdict, text }) => `${verdict} ${text}`);
    };
    const url = `smtps://${USERINFO}@localhost:${smtp.port}`;
    expect(await about(url, "--mail-ca-file", ca)).toEqual([
      `ok localhost:${smtp.port} answers as the settings expect. "secretpush mail test" sends an email.`,
    ]);
    expect(await about(url)).toEqual([expect.stringMatching(/^fail localhost:\d+: .*certificate/)]);
    expect(await about(`smtps://push:w0rd@localhost:${smtp.port}`, "--mail-ca-file", ca)).toEqual([
      `fail localhost:${smtp.port}: The mail server refuses the user name or the password.`,
    ]);
    const away = `smtp://127.0.0.1:${await freePort()}?starttls=off`;
    expect(await about(away)).toEqual([expect.stringContaining("The mail server cannot be used")]);
    expect(smtp.letters).toEqual([]);
  } finally {
    await server.stop();
  }
});
