// The services of deploy/compose, started as the file says, on this host's programs: they find each other, serve through the
// balancer, and go on while a node is killed.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { ComposeHost } from "./compose.ts";
import { makeTempDir } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { BUILT } from "./processes.ts";

setDefaultTimeout(180_000); // other load on the machine slows the tests down

const ROOT = resolve(import.meta.dir, "..");
const PUSHES = "/api/v2/pushes";

/** What the images do with their commands, as their makers describe it. */
const entrypoints = (): Record<string, string> => ({
  // Until everything is there, its server listens on a socket of the host only.
  database: `
    export PATH=${needs("postgresql").path}:$PATH PGDATA=/var/lib/postgresql/data LC_ALL=C.UTF-8
    mkdir -p /run/postgresql && chown postgres /run/postgresql $PGDATA && cd /
    as="setpriv --reuid=postgres --regid=postgres --clear-groups"
    if ! [ -s $PGDATA/PG_VERSION ]; then
      $as initdb -A scram-sha-256 -U "$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" -E UTF8 --no-sync
      echo "host all all all scram-sha-256" >>$PGDATA/pg_hba.conf
      $as pg_ctl -w -o "-c listen_addresses=''" start
      PGPASSWORD=$(cat $POSTGRES_PASSWORD_FILE) $as psql -U "$POSTGRES_USER" -d postgres -c "CREATE DATABASE $POSTGRES_DB"
      $as pg_ctl -w -m fast stop
    fi
    exec $as postgres -c "listen_addresses=*"`,
  files: `exec ${needs("versitygw").path} "$@"`,
  balancer: `exec setpriv --reuid=haproxy --regid=haproxy --clear-groups \
    ${needs("haproxy").path} -W -db -f /usr/local/etc/haproxy/haproxy.cfg`,
});

needs("the long run", "root", "postgresql", "versitygw", "haproxy", "containers").describe("deploy: compose", () => {
  const directory = join(makeTempDir(), "compose");
  let host: ComposeHost;

  beforeAll(async () => {
    cpSync(join(ROOT, "deploy/compose"), directory, { recursive: true });
    expect(Bun.spawnSync(["./make-secrets.sh"], { cwd: directory, stdout: "ignore" }).exitCode).toBe(0);
    const dist = join(directory, "dist");
    const executable = BUILT === null ? join(dist, "secretpush") : resolve(BUILT);
    if (BUILT === null) {
      const argv = [process.execPath, join(ROOT, "scripts/build-binary.ts"), "--out", dist];
      expect(Bun.spawnSync(argv, { stdout: "ignore" }).exitCode).toBe(0);
    }
    host = new ComposeHost(directory, { SECRETPUSH: executable });
    await host.open();
    const names = Object.keys(host.file.services).map((name) => `${name}=${host.addressOf(name)}`);
    const server = `${process.execPath} ${join(import.meta.dir, "programs/names.ts")} ${names.join(" ")}`;
    await host.run(`ip netns exec balancer ${server} >/dev/null 2>&1 &`);
    await startAll();
  });
  /** In the order of depends_on. */
  async function startAll(): Promise<void> {
    await host.start("database", entrypoints()["database"]);
    await until(() => host.isHealthy("database"), "the database is healthy").catch((error: unknown) => {
      throw new Error(host.logOf("database"), { cause: error });
    });
    expect(await host.finish("bucket")).toBe(0);
    await host.start("files", entrypoints()["files"]);
    // A node that comes first ends. Compose starts it again, and nobody does so here.
    const answers = `curl -s -o /dev/null http://${host.addressOf("files")}:7070/`;
    await until(async () => (await host.run(answers)).code === 0, "the S3 server answers");
    for (const name of ["node-a", "node-b", "balancer"]) await host.start(name, entrypoints()[name]);
    await until(isReady, "the service is ready").catch((error: unknown) => {
      const told = Object.keys(host.file.services).map((name) => `== ${name}\n${host.logOf(name)}`);
      throw new Error(told.join("\n"), { cause: error });
    });
  }
  afterAll(async () => {
    await host?.end();
    rmSync(join(directory, ".."), { recursive: true, force: true });
  });

  /** A request of the host to the port that the balancer publishes. @returns null where nobody answered */
  async function ask(path: string, ...argv: string[]): Promise<{ status: number; text: string } | null> {
    const port = host.file.services["balancer"]?.ports?.[0]?.split(":").at(-1);
    const url = `http://${host.addressOf("balancer")}:${port}${path}`;
    const { code, output } = await host.run(`curl -sS -w '\n%{http_code}' ${argv.join(" ")} '${url}'`);
    if (code !== 0) return null;
    const end = output.lastIndexOf("\n");
    return { status: Number(output.slice(end + 1)), text: output.slice(0, end) };
  }
  const isReady = async () => (await ask("/readyz"))?.status === 200;
  const push = async () => {
    const made = await ask(PUSHES, "-d 'push[payload]=x' -d 'push[expire_after_views]=5'");
    return made?.status === 201 ? JSON.parse(made.text) : null;
  };
  const read = async ({ url_token }: { url_token: string }) =>
    JSON.parse((await ask(`${PUSHES}/${url_token}`))?.text ?? "{}");

  test("each node shows the setup code, and pushes have the published address", async () => {
    for (const node of ["node-a", "node-b"]) {
      await until(() => host.logOf(node).includes("There is no account yet."), `${node} shows the setup code`);
    }
    expect((await push()).html_url).toStartWith("http://127.0.0.1:8080/p/");
  });

  test("each node is killed in turn, and the other one goes on", async () => {
    const first = await push();
    expect(await read(first)).toMatchObject({ payload: "x", views_remaining: 4 });
    for (const victim of ["node-a", "node-b"]) {
      await host.kill(victim);
      await until(async () => (await push()) !== null, "the other node takes over");
      for (let n = 0; n < 5; n += 1) expect(await push()).not.toBeNull();
      // As "restart: unless-stopped" does.
      await host.start(victim);
      // The balancer takes it back after two checks. Then the other one can be killed.
      const ready = `curl -sf http://${host.addressOf(victim)}:5100/readyz`;
      await until(async () => (await host.run(ready)).code === 0, `${victim} is ready`);
    }
    expect(await read(first)).toMatchObject({ payload: "x", views_remaining: 3 });
  });

  test("pushes and files are there after everything was killed and started again", async () => {
    const add = "secretpush user add ann@example.org --password-stdin";
    await host.exec(
      "node-a",
      `echo 'correct horse' | ${add} && secretpush token add ann@example.org --name t >/run/token`,
    );
    const token = await host.exec("node-a", "cat /run/token");
    const upload = `-H 'Authorization: Bearer ${token}' -F 'push[files][]=@/etc/passwd;filename=a.txt'`;
    const made = await ask(PUSHES, upload);
    expect([made?.status, made?.text]).toEqual([201, expect.any(String)]);
    for (const name of ["balancer", "node-a", "node-b", "files", "database"]) await host.kill(name);
    await startAll();
    const [file] = (await read(JSON.parse(made?.text ?? ""))).files;
    const got = await ask(new URL(file.url).pathname);
    expect([got?.status, got?.text]).toEqual([200, readFileSync("/etc/passwd", "utf8")]);
  });
});
