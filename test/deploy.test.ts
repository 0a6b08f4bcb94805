// The examples in deploy/ are what a real HAProxy, nginx, systemd and Compose accept, and balance as they promise.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { unitFile } from "../src/cli/install/service_files.ts";
import { loadConfig } from "../src/config/load.ts";
import { cli } from "./client_runs.ts";
import { freePort } from "./free_port.ts";
import { makeTempDir } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type ServerProcess, spawnServer } from "./processes.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(120_000);

const DEPLOY = join(import.meta.dir, "../deploy");
const PUSHES = "/api/v2/pushes";
const directory = makeTempDir();
const balancers = new Set<Bun.Subprocess>();
afterAll(() => {
  // Of tests that failed.
  for (const child of balancers) child.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});
const example = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");

/** The example with addresses of this host in place of its own, in plain HTTP. */
const BALANCERS = {
  haproxy: ({ port, nodes }: Place) =>
    example("haproxy.cfg")
      .replace("maxconn 20000", "maxconn 500")
      .replace(/^ *log \/dev\/log.*$/m, "    log stdout format raw local0 notice")
      .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
      .replace(/frontend http\n[\s\S]*?\n\n/, "")
      .replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
      .replace("10.0.0.11:5100", nodes[0])
      .replace("10.0.0.12:5100", nodes[1]),
  nginx: ({ port, nodes }: Place) => `
daemon off; user root; pid ${directory}/nginx.pid; error_log stderr crit;
events {}
http {
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${directory}/${name};`).join("\n")}
${example("nginx.conf")
  .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
  .replaceAll(/^ *ssl_.*$/gm, "")
  .replace("10.0.0.11:5100", nodes[0])
  .replace("10.0.0.12:5100", nodes[1])}
}`,
} as const;
const ARGV = {
  haproxy: (file: string) => ["-db", "-f", file],
  nginx: (file: string) => ["-c", file],
};
interface Place {
  port: number;
  nodes: [string, string];
}
type Name = keyof typeof BALANCERS;

async function startBalancer(name: Name, nodes: [string, string]) {
  const port = await freePort();
  const file = join(directory, `${name}-${port}`);
  writeFileSync(file, BALANCERS[name]({ port, nodes }));
  const child = Bun.spawn([needs(name).path, ...ARGV[name](file)], { stdout: "ignore", stderr: "pipe" });
  balancers.add(child);
  const said = child.stderr.text();
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${await said}`);
    return fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, `${name} answers`);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
      balancers.delete(child);
    },
  };
}

/** A node that answers /readyz, and breaks every other connection after it has read the request, as a killed one does. */
function dyingNode() {
  const asked: string[] = [];
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        const [line = ""] = bytes.toString().split("\r\n");
        if (line.includes("/readyz")) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        else {
          asked.push(line);
          socket.terminate();
        }
      },
    },
  });
  return { address: `127.0.0.1:${server.port}`, asked, stop: () => server.stop(true) };
}

describe.each(["haproxy", "nginx"] as const)("deploy: %s", (name) => {
  needs(name).test("sends no request a second time where the first may have counted a view", async () => {
    const [a, b] = [dyingNode(), dyingNode()];
    const balancer = await startBalancer(name, [a.address, b.address]);
    const answer = await fetch(`${balancer.url}${PUSHES}/token`);
    expect(answer.status).toBe(502);
    expect([...a.asked, ...b.asked]).toEqual([`GET ${PUSHES}/token HTTP/1.1`]);
    await balancer.stop();
    for (const node of [a, b]) node.stop();
  });

  needs(name, "postgresql").describe("PostgreSQL", () => {
    let place: PostgresPlace;
    let nodes: ServerProcess[];
    let balancer: Awaited<ReturnType<typeof startBalancer>>;
    beforeAll(async () => {
      place = await newPostgresPlace();
      nodes = [await start(), await start()];
      const addresses = nodes.map(({ url }) => new URL(url).host) as [string, string];
      balancer = await startBalancer(name, addresses);
    });
    afterAll(async () => {
      await balancer?.stop();
      for (const node of nodes ?? []) await node.kill();
      await place?.remove();
    });
    const start = () =>
      spawnServer(makeTempDir(), {
        env: {
          SECRETPUSH_DATABASE_URL: place.url,
          SECRETPUSH_DATABASE_SCHEMA: place.schema,
          SECRETPUSH_KEY: "ab".repeat(32),
        },
      });
    const push = async (): Promise<string | null> => {
      const answer = await fetch(balancer.url + PUSHES, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ push: { payload: "x", expire_after_views: 5 } }),
      }).catch(() => null);
      return answer?.status === 201 ? ((await answer.json()) as { url_token: string }).url_token : null;
    };

    test("leaves pages as they are: watch finds nothing", async () => {
      expect(await cli(["watch", balancer.url], { env: { HOME: directory } })).toMatchObject({ code: 0, stderr: "" });
    });

    test("goes on with one node where the other was killed, and its pushes are there", async () => {
      const token = await push();
      expect(token).toBeString();
      const read = () => fetch(`${balancer.url}${PUSHES}/${token}`).then((answer) => answer.json());
      expect(await read()).toMatchObject({ payload: "x", views_remaining: 4 });
      for (const victim of [0, 1]) {
        await nodes[victim]?.kill();
        await until(async () => (await push()) !== null, "the other node takes over");
        for (let n = 0; n < 5; n += 1) expect(await push()).toBeString();
        // Both nodes stand in the example by their addresses, so the next one listens where this one did.
        const port = new URL(nodes[victim]?.url ?? "").port;
        nodes[victim] = await spawnServer(makeTempDir(), {
          flags: { port },
          env: {
            SECRETPUSH_DATABASE_URL: place.url,
            SECRETPUSH_DATABASE_SCHEMA: place.schema,
            SECRETPUSH_KEY: "ab".repeat(32),
          },
        });
        // Up to a check of the balancer later.
        await until(async () => (await Promise.all(Array.from({ length: 4 }, push))).every(Boolean), "both are back");
      }
      expect(await read()).toMatchObject({ payload: "x", views_remaining: 3 });
    });
  });
});

needs("haproxy", "openssl").test("deploy: haproxy accepts both of its files as they stand", async () => {
  const pem = join(directory, "push.example.org.pem");
  const made = Bun.spawnSync(
    [
      "openssl",
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-subj",
      "/CN=push.example.org",
      "-keyout",
      pem,
      "-out",
      `${pem}.crt`,
    ],
    { stderr: "ignore" },
  );
  expect(made.exitCode).toBe(0);
  writeFileSync(pem, readFileSync(pem, "utf8") + readFileSync(`${pem}.crt`, "utf8"));
  // Over HTTP/2 it has clients send a request again whatever the rest of the file says.
  expect(example("haproxy.cfg")).toMatch(/^ *bind :443 .* alpn http\/1\.1$/m);
  for (const name of ["haproxy.cfg", "compose/haproxy.cfg"]) {
    const file = join(directory, "checked.cfg");
    writeFileSync(file, example(name).replace("/etc/haproxy/push.example.org.pem", pem));
    const checked = Bun.spawnSync([needs("haproxy").path, "-c", "-f", file], { stderr: "pipe" });
    expect([checked.exitCode, /ALERT/.test(checked.stderr.toString())]).toEqual([0, false]);
  }
});

describe("deploy: a node", () => {
  test("takes its settings from the example, and its secrets from credentials", () => {
    const read = (path: string): string => (path.endsWith(".toml") ? example("node.toml") : (CREDENTIALS[path] ?? ""));
    const CREDENTIALS: Record<string, string> = {
      "/run/c/database_url": "postgres://ann:s3cret@db/x\n",
      "/run/c/s3_access_key": "ann\n",
      "/run/c/s3_secret_key": "s3cret\n",
      "/etc/secretpush/master.key": "ab".repeat(32),
    };
    const named = [...example("systemd/node.conf").matchAll(/^Environment=(\w+)=%d\/(\w+)$/gm)];
    const env = Object.fromEntries(named.map(([, name, file]) => [name ?? "", `/run/c/${file}`]));
    const { config } = loadConfig({ flags: { config: "/etc/secretpush/config.toml" }, env, readFile: read });
    expect(config).toMatchObject({
      databaseUrl: "postgres://ann:s3cret@db/x",
      trustedProxies: [expect.stringMatching(/^10.0.0.10/)],
      blobs: { url: "s3://pushes/production", accessKey: "ann", secretKey: "s3cret" },
    });
    const loaded = [...example("systemd/node.conf").matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name);
    expect(loaded).toEqual(named.map(([, , file]) => file));
  });

  needs("systemd-analyze").test(
    "service install --print > systemd accepts the unit with the addition of a node",
    () => {
      const units = join(directory, "units");
      mkdirSync(join(units, "secretpush.service.d"), { recursive: true });
      const unit = join(units, "secretpush.service");
      writeFileSync(
        unit,
        unitFile({ user: "root", lowPorts: false }).replaceAll("/usr/local/bin/secretpush", "/bin/true"),
      );
      const verify = () => {
        const { exitCode, stderr } = Bun.spawnSync(["systemd-analyze", "verify", unit], { stderr: "pipe" });
        return [exitCode, stderr.toString()];
      };
      const addition = join(units, "secretpush.service.d", "node.conf");
      writeFileSync(addition, example("systemd/node.conf"));
      expect(verify()).toEqual([0, ""]);
      writeFileSync(
        addition,
        example("systemd/node.conf").replace("LoadCredential=s3_access", "LoadCredentiel=s3_access"),
      );
      expect(verify()[1]).toContain("LoadCredentiel");
    },
  );
});

needs("docker-compose").test("deploy: compose accepts its file with the secrets that the script makes", () => {
  const copy = join(directory, "compose");
  cpSync(join(DEPLOY, "compose"), copy, { recursive: true });
  const made = Bun.spawnSync(["./make-secrets.sh"], { cwd: copy, stderr: "pipe" });
  expect([made.exitCode, made.stderr.toString()]).toEqual([0, ""]);
  const secrets = readdirSync(join(copy, "secrets"));
  expect(secrets).toHaveLength(6);
  expect(statSync(join(copy, "secrets", "master.key")).mode & 0o077).toBe(0);
  expect(Bun.spawnSync(["./make-secrets.sh"], { cwd: copy, stderr: "ignore" }).exitCode).not.toBe(0);
  const config = Bun.spawnSync(["docker-compose", "-f", "compose.yaml", "config"], { cwd: copy, stderr: "pipe" });
  expect([config.exitCode, config.exitCode === 0 ? "" : config.stderr.toString()]).toEqual([0, ""]);
  const shown = config.stdout.toString();
  for (const name of ["node-a", "node-b", "balancer", "database", "files"]) expect(shown).toContain(`${name}:`);
});

test("deploy: one node > a key that was made halfway is none, the next run makes one, and that one stays", () => {
  const place = join(directory, "one-node");
  cpSync(join(DEPLOY, "one-node"), place, { recursive: true });
  const key = join(place, "secrets/master.key");
  const make = (path = ""): number | null => {
    const env = { ...process.env, PATH: `${path}:${process.env["PATH"]}` };
    return Bun.spawnSync(["sh", join(place, "make-key.sh")], { env, stdout: "ignore", stderr: "ignore" }).exitCode;
  };
  // Killed before its disk has the key.
  const killing = join(directory, "killing");
  mkdirSync(killing);
  writeFileSync(join(killing, "sync"), "#!/bin/sh\nkill -9 $PPID\n", { mode: 0o755 });
  expect(make(killing)).not.toBe(0);
  expect([existsSync(join(place, "secrets")), existsSync(key)]).toEqual([true, false]);
  expect(make()).toBe(0);
  const made = readFileSync(key, "utf8");
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect([key, join(place, "secrets")].map((path) => statSync(path).mode & 0o777)).toEqual([0o444, 0o700]);
  expect([make(), readFileSync(key, "utf8")]).toEqual([0, made]);
});
