// Real reverse proxies in front of a test server, with the settings of docs/https.md and deploy/apache.conf where these matter.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needs } from "./needs.ts";

export type ProxyName = "nginx" | "caddy" | "apache2";
export const PROXIES: readonly ProxyName[] = ["nginx", "caddy", "apache2"];

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of `upstream`, "http://127.0.0.1:PORT". @throws Error with what it said */
export async function startProxy(name: ProxyName, upstream: string, port = freePort(), locations = ""): Promise<Proxy> {
  const directory = mkdtempSync(join(tmpdir(), `secretpush-${name}-`));
  const { text, argv } = SETTINGS[name]({ directory, port, upstream, locations });
  const config = join(directory, "config");
  writeFileSync(config, text);
  const child = Bun.spawn([needs(name).path, ...argv(config)], {
    cwd: directory,
    env: { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let output = "";
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) output += chunk;
  };
  const ended = Promise.all([read(child.stdout), read(child.stderr), child.exited]);
  const url = `http://127.0.0.1:${port}`;
  const endMs = performance.now() + 30_000;
  while (
    !(await fetch(`${url}/up`).then(
      (up) => up.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output}`);
    if (performance.now() > endMs) throw new Error(`${name} does not answer: ${output}`);
    await Bun.sleep(20);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface Setting {
  directory: string;
  port: number;
  upstream: string;
  /** nginx: what stands in front of its own location. */
  locations: string;
}

const SETTINGS: Record<ProxyName, (setting: Setting) => { text: string; argv: (config: string) => string[] }> = {
  nginx: ({ directory, port, upstream, locations }) => ({
    text: `
daemon off;
user root;
pid ${directory}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  gzip on;
  gzip_proxied any;
  gzip_types text/css text/javascript application/json;
  server {
    listen 127.0.0.1:${port};
    add_header Strict-Transport-Security "max-age=60" always;
    client_max_body_size 0;
    proxy_request_buffering off;
    proxy_buffering off;
    proxy_read_timeout 1h;
    proxy_http_version 1.1;
    ${locations}
    location / {
      proxy_pass ${upstream};
      proxy_set_header Host              $http_host;
      proxy_set_header X-Forwarded-For   $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host  $http_host;
    }
  }
}
`,
    argv: (config) => ["-p", directory, "-c", config],
  }),
  caddy: ({ port, upstream }) => ({
    text: `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  encode zstd gzip
  header Strict-Transport-Security "max-age=60"
  reverse_proxy ${upstream}
}
`,
    argv: (config) => ["run", "--adapter", "caddyfile", "--config", config],
  }),
  apache2: ({ directory, port, upstream }) => ({
    text: `
ServerName 127.0.0.1
ServerRoot ${directory}
PidFile ${directory}/pid
Mutex file:${directory}
ErrorLog ${directory}/error.log
Listen 127.0.0.1:${port}
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
LoadModule proxy_module /usr/lib/apache2/modules/mod_proxy.so
LoadModule proxy_http_module /usr/lib/apache2/modules/mod_proxy_http.so
LimitRequestBody 0
ProxyPreserveHost On
ProxyTimeout 3600
Header always set Strict-Transport-Security "max-age=60"
RequestHeader set X-Forwarded-Proto "http"
RequestHeader unset X-Forwarded-For early
RequestHeader unset X-Forwarded-Host early
ProxyPass        / ${upstream}/
ProxyPassReverse / ${upstream}/
`,
    argv: (config) => ["-X", "-f", config],
  }),
};

function freePort(): number {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port = 0 } = probe;
  void probe.stop(true);
  return port;
}
