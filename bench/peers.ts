// Processor time of creating a secret and of retrieving one that opens once, beside other servers, in turns. What counts is
// everything that a server needs on this machine: its database, its workers and the web server before it.
//
//   bun bench/peers.ts --yopass PROGRAM --privatebin DIRECTORY [--connections 32] [--rounds 5] [--seconds 2]
//
// PROGRAM is yopass-server; DIRECTORY is a checkout of PrivateBin. Their databases and web server come from the
// distribution: redis-server, memcached, nginx, php-fpm, and gpg for the message that Yopass expects.

import { randomBytes } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { median, table, whole } from "./figures.ts";
import { fail, freePort, makeHome, PAYLOAD, ROOT, runBench, tracked } from "./processes.ts";
import { processorUs } from "./processor.ts";

const { values } = parseArgs({
  options: {
    yopass: { type: "string" },
    privatebin: { type: "string" },
    connections: { type: "string", default: "32" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
  },
});
const rounds = Number(values.rounds);
const home = makeHome(process.env["TMPDIR"] ?? ROOT);

interface Peer {
  name: string;
  /** The processes that the processor time is taken of, with all that they start. */
  pids: readonly number[];
  /** In Lua: `body(n)` is the body of the nth create. */
  body: string;
  headers: Readonly<Record<string, string>>;
  url: string;
  createPath: string;
  /** Lua patterns: the id in the answer to a create, and the path that retrieves it. */
  id: string;
  retrievePath: string;
  /** Lua: whether an answer to a retrieval holds the secret. */
  holds: string;
}

const program = (name: string): string =>
  Bun.which(name, { PATH: `${process.env["PATH"]}:/usr/sbin` }) ?? fail(`The bench needs ${name}.`);
const start = (argv: string[], cwd = home, env: Record<string, string> = {}): number =>
  tracked(
    Bun.spawn(argv, {
      cwd,
      env: { ...process.env, ...env },
      stdin: "ignore",
      stdout: Bun.file(join(home, "output")),
      stderr: Bun.file(join(home, "errors")),
    }),
  ).pid;

async function untilUp(url: string): Promise<void> {
  const endMs = performance.now() + 20_000;
  while (performance.now() < endMs) {
    const response = await fetch(url).catch(() => null);
    if (response !== null && response.status < 500) return;
    await Bun.sleep(20);
  }
  fail(`${url} did not come up. ${readFileSync(join(home, "errors"), "utf8")}`);
}

const JSON_BODY = { "Content-Type": "application/json" };

async function ownServer(): Promise<Peer> {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const serve = ["serve", "--data-dir", join(home, "own"), "--port", String(port)];
  const pid = start([process.execPath, join(ROOT, "src/main.ts"), ...serve]);
  await untilUp(`${url}/up`);
  return {
    name: "Secret Push",
    pids: [pid],
    url,
    headers: JSON_BODY,
    createPath: "/api/v2/pushes",
    body: `function body(n) return '${JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: 1 } })}' end`,
    id: '"url_token":"([^"]+)"',
    retrievePath: "/api/v2/pushes/",
    holds: `body:find("correct horse", 1, true)`,
  };
}

async function yopass(name: string, database: string[], flags: (port: number) => string[]): Promise<Peer> {
  const [databasePort, port] = [freePort(), freePort()];
  const pid = start(database.map((part) => part.replace("PORT", String(databasePort))));
  const url = `http://127.0.0.1:${port}`;
  const listen = ["--address", "127.0.0.1", "--port", String(port)];
  const server = start([values.yopass ?? "", ...listen, ...flags(databasePort)]);
  await untilUp(`${url}/version`);
  const gpg = Bun.spawnSync(
    [
      program("gpg"),
      "--homedir",
      home,
      "--batch",
      "--armor",
      "--symmetric",
      "--passphrase",
      "x",
      "--pinentry-mode",
      "loopback",
    ],
    { stdin: Buffer.from(PAYLOAD) },
  );
  const message = gpg.stdout.toString();
  const body = JSON.stringify({ expiration: 86_400, one_time: true, message }).replaceAll("\\n", "\\\\n");
  return {
    name,
    pids: [pid, server],
    url,
    headers: JSON_BODY,
    createPath: "/create/secret",
    body: `function body(n) return '${body}' end`,
    id: '"message":"([^"]+)"',
    retrievePath: "/secret/",
    holds: `body:find("PGP MESSAGE", 1, true)`,
  };
}

async function privateBin(): Promise<Peer> {
  const root = join(home, "privatebin");
  cpSync(values.privatebin ?? "", root, { recursive: true, filter: (path) => !/\/(\.git|tst|doc)$/.test(path) });
  const port = freePort();
  const socket = join(home, "fpm.sock");
  const data = join(home, "pastes");
  mkdirSync(data);
  // Without the limit that a load from one address would reach, and with its data here; the rest is the default.
  const sample = readFileSync(join(root, "cfg/conf.sample.php"), "utf8");
  const limits = sample.replace(/^limit = 10$/m, "limit = 0").replace(/dir = PATH "data"/g, `dir = "${data}"`);
  writeFileSync(join(root, "cfg/conf.php"), limits);
  writeFileSync(
    join(home, "fpm.conf"),
    `[global]\nerror_log = ${home}/fpm.log\n[www]\nlisten = ${socket}\npm = static\npm.max_children = 8\n` +
      `user = ${userName()}\nphp_admin_value[opcache.enable] = 1\n`,
  );
  const fpm = start([
    program("php-fpm8.2"),
    "--allow-to-run-as-root",
    "--nodaemonize",
    "--fpm-config",
    join(home, "fpm.conf"),
  ]);
  copyFileSync("/etc/nginx/fastcgi_params", join(home, "fastcgi_params"));
  writeFileSync(
    join(home, "nginx.conf"),
    `daemon off; user ${userName()}; worker_processes 2; pid ${home}/nginx.pid; error_log ${home}/nginx.log;
events { worker_connections 1024; }
http { access_log ${home}/access.log; client_body_temp_path ${home}/bodies; fastcgi_temp_path ${home}/fastcgi;
  proxy_temp_path ${home}/proxy; uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${root};
    location / { include ${home}/fastcgi_params; fastcgi_param SCRIPT_FILENAME ${root}/index.php; fastcgi_pass unix:${socket}; } } }
`,
  );
  const nginx = start([program("nginx"), "-e", join(home, "nginx.log"), "-c", join(home, "nginx.conf")]);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url);
  const encryption = ["AAAAAAAAAAAAAAAAAAAAAA==", "AAAAAAAAAAA=", 100_000, 256, 128, "aes", "gcm", "zlib"];
  // An id is the hash of the ciphertext, so each create needs another one, and low entropy is refused.
  const sealed = randomBytes(72).toString("base64");
  const body = JSON.stringify({ v: 2, adata: [encryption, "plaintext", 0, 1], ct: "UNIQUE", meta: { expire: "1day" } });
  const [head = "", tail = ""] = body.split("UNIQUE");
  return {
    name: "PrivateBin, files",
    pids: [fpm, nginx],
    url,
    headers: { ...JSON_BODY, "X-Requested-With": "JSONHttpRequest" },
    createPath: "/",
    body: `local run = os.time() % 1000000
function body(n) return '${head}' .. string.format("%06d%010d", run, n) .. '${sealed}${tail}' end`,
    id: '"id":"([^"]+)"',
    retrievePath: "/?pasteid=",
    holds: `body:find('"ct"', 1, true)`,
  };
}

const userName = (): string => (process.getuid?.() === 0 ? "root" : (process.env["USER"] ?? "nobody"));

/** All processes below these, and these. */
function withChildren(pids: readonly number[]): number[] {
  const all = [...pids];
  for (const pid of all) {
    for (const task of readdirSync(`/proc/${pid}/task`)) {
      all.push(...(readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").match(/\d+/g) ?? []).map(Number));
    }
  }
  return all;
}

const runs = (pid: number): boolean => existsSync(`/proc/${pid}`);

const spent = (peer: Peer): number => withChildren(peer.pids).reduce((sum, pid) => sum + processorUs(pid), 0);

const REPORT = `
function done(summary, latency, requests)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests, summary.duration, e.status, e.connect + e.read + e.write + e.timeout))
end`;

function scripts(peer: Peer): { create: string; retrieve: string } {
  const slug = peer.name.replaceAll(/\W+/g, "-");
  const file = (what: string, lua: string): string => {
    const path = join(home, `${slug}-${what}.lua`);
    writeFileSync(path, lua);
    return path;
  };
  const headers = Object.entries(peer.headers)
    .map(([name, value]) => `wrk.headers["${name}"] = "${value}"`)
    .join("\n");
  const create = `${headers}
${peer.body}
local n, ids = 0, nil
function init(args) ids = io.open(args[1], "w") n = tonumber(args[2]) end
function request() n = n + 1 return wrk.format("POST", "${peer.createPath}", nil, body(n)) end
function response(status, headers, body) ids:write(body:match('${peer.id}') .. "\\n") end
${REPORT}`;
  const retrieve = `${headers}
local requests, next = {}, 0
function init(args) for id in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", "${peer.retrievePath}" .. id) end end
function request() next = next + 1 if next > #requests then wrk.thread:stop() next = #requests end return requests[next] end
function response(status, headers, body) if not (${peer.holds}) and next < #requests then wrk.thread:stop() io.write("EMPTY " .. body .. "\\n") end end
${REPORT}`;
  return { create: file("create", create), retrieve: file("retrieve", retrieve) };
}

let made = 0;
/** @returns µs of processor time for a request */
async function load(peer: Peer, script: string, idsFile: string): Promise<number> {
  const before = spent(peer);
  made += 1_000_000;
  const argv = [
    program("wrk"),
    "-t1",
    `-c${values.connections}`,
    `-d${values.seconds}s`,
    "--timeout",
    "10s",
    "-s",
    script,
  ];
  const child = tracked(Bun.spawn([...argv, peer.url, "--", idsFile, String(made)], { stdout: "pipe" }));
  const output = await new Response(child.stdout).text();
  const tookUs = spent(peer) - before;
  const [, requests = "0", , status, broken] = /^RESULT (\d+) (\d+) (\d+) (\d+)$/m.exec(output) ?? [];
  if (status !== "0" || broken !== "0" || output.includes("EMPTY"))
    throw new Error(`${peer.name}: ${output.slice(0, 2_000)}`);
  return tookUs / Number(requests);
}

const redis = ["--port", "PORT", "--dir", home, "--save", "", "--appendonly", "yes", "--appendfsync", "always"];
const memcached = ["-u", userName(), "-l", "127.0.0.1", "-p", "PORT"];

async function startPeers(peers: Peer[]): Promise<void> {
  peers.push(await ownServer());
  if (values.yopass !== undefined) {
    const inRedis = (port: number): string[] => ["--database", "redis", "--redis", `redis://127.0.0.1:${port}/0`];
    const inMemcached = (port: number): string[] => ["--memcached", `127.0.0.1:${port}`];
    peers.push(await yopass("Yopass, redis that flushes each write", [program("redis-server"), ...redis], inRedis));
    peers.push(await yopass("Yopass, memcached", [program("memcached"), ...memcached], inMemcached));
  }
  if (values.privatebin !== undefined) peers.push(await privateBin());
}

async function compare(peers: readonly Peer[]): Promise<void> {
  const samples = peers.map((peer) => ({ peer, scripts: scripts(peer), create: [] as number[], once: [] as number[] }));
  // The first round warms them.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { peer, scripts: each, create, once } of round % 2 === 0 ? samples : samples.toReversed()) {
      const idsFile = join(home, "ids");
      const creates = await load(peer, each.create, idsFile);
      const retrieves = await load(peer, each.retrieve, idsFile);
      if (round === 0) continue;
      create.push(creates);
      once.push(retrieves);
    }
  }
  const cell = (us: number[]): string => `${whole(median(us))} (${whole(Math.min(...us))})`;
  const rows = samples.map(({ peer, create, once }) => [peer.name, cell(create), cell(once)]);
  console.log(table(["µs of processor: median (least)", "create", "one-time retrieve"], rows));
}

await runBench(async () => {
  const peers: Peer[] = [];
  try {
    await startPeers(peers);
    await compare(peers);
  } finally {
    // Workers outlive a master that is killed.
    for (const pid of peers.flatMap(({ pids }) => withChildren(pids.filter(runs))).toReversed())
      process.kill(pid, "SIGKILL");
  }
});
