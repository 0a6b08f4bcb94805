// The image for containers, as deploy/one-node and deploy/helm run it: podman starts it as any user, on a disk that cannot be
// written, and as a pod.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import packageJson from "../package.json" with { type: "json" };
import { containerImage } from "../scripts/packages/image.ts";
import { makeTempDir } from "./harness.ts";
import { CONTAINED, needs, PYTHON_PROGRAMS } from "./needs.ts";
import { BUILT } from "./processes.ts";

setDefaultTimeout(300_000); // a machine that others use too is slow at times

const ROOT = join(import.meta.dir, "..");
const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const at = (...path: string[]): string => join(directory, ...path);

/** Everything of podman is in a directory of the test, and what the machine has of it is left alone. */
const CONTAINERS = `
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
${!needs("runc").isHere ? "" : 'runtime = "runc"'}
cgroup_manager = "cgroupfs"
events_logger = "file"
tmp_dir = "${at("tmp")}"
[network]
network_config_dir = "${at("networks")}"
`;
const STORAGE = `
[storage]
driver = "overlay"
graphroot = "${at("images")}"
runroot = "${at("run")}"
`;
/** Runs a script where its networks and processes are its own. @returns what it printed */
async function contained(script: string): Promise<string> {
  // Podman waits for ever at times: everything ends with the first process.
  const child = Bun.spawn(
    ["timeout", "--kill-after=5", "240", ...CONTAINED, "sh", "-ec", `exec 2>&1\nmount -t tmpfs none /run\n${script}`],
    {
      env: {
        PATH: `${process.env["PATH"]}:/usr/sbin:/sbin:${PYTHON_PROGRAMS}`,
        HOME: directory,
        CONTAINERS_CONF: at("containers.conf"),
        CONTAINERS_STORAGE_CONF: at("storage.conf"),
        SECRETPUSH_USER: "4711:4712",
      },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const [out, code] = await Promise.all([child.stdout.text(), child.exited]);
  expect([code, code === 0 ? "" : out]).toEqual([0, ""]);
  return out;
}

needs("the long run", "podman", "podman-compose", "containers").describe("deploy: the image for containers", () => {
  beforeAll(async () => {
    if (BUILT === null) {
      const argv = [process.execPath, join(ROOT, "scripts/build-binary.ts"), "--out", directory];
      expect(Bun.spawnSync(argv, { stdout: "ignore" }).exitCode).toBe(0);
    }
    const executable = resolve(BUILT ?? at("secretpush"));
    const architecture = process.arch === "arm64" ? "arm64" : "amd64";
    const { version } = packageJson;
    const image = await containerImage({ executable, architecture, version, time: new Date(1e12), level: 0 });
    writeFileSync(at("image.tar"), image);
    writeFileSync(at("containers.conf"), CONTAINERS);
    writeFileSync(at("storage.conf"), STORAGE);
    await contained(`podman load --quiet --input ${at("image.tar")}`);
    cpSync(join(ROOT, "deploy/one-node"), at("one-node"), { recursive: true });
  });

  test("serves and is well as any user, writes to its volume alone, and keeps what is there", async () => {
    const said = await contained(`
      ip link set lo up
      cd ${at("one-node")}
      ./make-key.sh
      name=one-node_secretpush_1
      start() {
        podman-compose up --detach
        until podman healthcheck run $name; do podman inspect --format "{{.State.Status}}" $name | grep running; done
      }
      start
      curl -fsS http://127.0.0.1:5100/api/v2/pushes -d "push[payload]=kept" >${at("push.json")}
      podman inspect --format "read-only {{.HostConfig.ReadonlyRootfs}}, capabilities {{.EffectiveCaps}}, {{.State.Health.Status}}" $name
      podman exec $name secretpush doctor
      stat -c "%a %u:%g %n" $(podman volume inspect --format "{{.Mountpoint}}" one-node_data)/* |
        sed "s,/.*/_data/,,"
      podman-compose stop
      podman inspect --format "ended with {{.State.ExitCode}}" $name
      podman-compose down
      start
      curl -fsS http://127.0.0.1:5100/api/v2/pushes/$(grep -oE '"url_token":"[^"]+' ${at("push.json")} | cut -d'"' -f4)
      podman-compose down
      # Without a directory for temporary files, without a network.
      podman run --detach --name bare --network none --read-only --read-only-tmpfs=false --user 4711 localhost/secretpush:${packageJson.version}
      until podman healthcheck run bare; do podman inspect --format "{{.State.Status}}" bare | grep running; done
      podman stop bare`);
    expect(said).toContain("read-only true, capabilities [], healthy\n");
    expect(said).toMatch(/^700 4711:4712 secretpush$/m);
    expect(said).toMatch(/^ok +permissions +Only its owner can access \/data\/secretpush\.$/m);
    expect(said).toMatch(/^ok +key +/m);
    expect(said).not.toMatch(/^(?:fail|warn) /m);
    expect(said).toContain("ended with 0\n");
    expect(said).toContain('"payload":"kept"');
    const { html_url } = JSON.parse(readFileSync(at("push.json"), "utf8"));
    expect(html_url).toStartWith("http://127.0.0.1:5100/p/");
    // The key is beside the data and not in it.
    const kept = readdirSync(at("images/volumes/one-node_data/_data/secretpush"));
    expect([kept.includes("secretpush.db"), kept.includes("master.key")]).toEqual([true, false]);
  });

  needs("helm").test("helm finds no fault in the chart, and what it makes of it runs as a pod", async () => {
    const chart = join(ROOT, "deploy/helm/secretpush");
    const helm = (...argv: string[]): string => {
      const done = Bun.spawnSync([needs("helm").path, ...argv], {
        env: { HOME: directory },
        stdout: "pipe",
        stderr: "pipe",
      });
      expect([done.exitCode, done.stderr.toString()]).toEqual([0, ""]);
      return done.stdout.toString();
    };
    expect(helm("lint", "--strict", chart)).toContain(" 0 chart(s) failed");
    const shown = ["--set=ingress.enabled=true,ingress.tlsSecret=t", "--show-only=templates/ingress.yaml"];
    const ingress = Bun.YAML.parse(helm("template", "push", chart, ...shown));
    expect(ingress).toMatchObject({ kind: "Ingress", spec: { tls: [{ secretName: "t" }] } });
    const set = [
      "--set=image.pullPolicy=Never,settings.base_url=http://127.0.0.1:5100",
      "--set=settings.about\\.operator=Ann & Söhne",
    ];
    const made = helm("template", "push", chart, ...set);
    const secret = { apiVersion: "v1", kind: "Secret", metadata: { name: "secretpush" } };
    // Podman 4 hands out an entry as it stands here, in base64, which is a form of a key too.
    const entries = { data: { "master.key": Buffer.alloc(32, 5).toString("base64") } };
    writeFileSync(at("pod.yaml"), `${JSON.stringify({ ...secret, ...entries })}\n${made}`);
    const said = await contained(`
      ip link set lo up
      podman play kube ${at("pod.yaml")}
      name=push-secretpush-pod-0-secretpush
      until podman exec $name secretpush healthcheck --ready; do
        podman inspect --format "{{.State.Status}}" $name | grep running || { podman logs $name; exit 1; }
      done
      podman exec $name secretpush doctor
      podman exec $name secretpush config
      podman inspect --format "read-only {{.HostConfig.ReadonlyRootfs}}, capabilities {{.EffectiveCaps}}, user {{.Config.User}}" $name`);
    expect(said).toContain("read-only true, capabilities [], user 10001:10001\n");
    expect(said).toMatch(/^ok +permissions +Only its owner can access \/data\/secretpush\.$/m);
    expect(said).toMatch(/^ok +key +/m);
    expect(said).toMatch(/^key_file +\/run\/secrets\/secretpush\/master\.key /m);
    expect(said).toMatch(/^trusted_proxies +10\.0\.0\.0\/8 /m);
    expect(said).toMatch(/^about\.operator +Ann & Söhne /m);
  });

  test("compose.yaml and the chart start this version", () => {
    const compose = readFileSync(at("one-node/compose.yaml"), "utf8");
    expect(compose).toContain(`\${SECRETPUSH_VERSION:-${packageJson.version}}`);
    const chart = readFileSync(join(ROOT, "deploy/helm/secretpush/Chart.yaml"), "utf8");
    expect(Bun.YAML.parse(chart)).toMatchObject({ appVersion: packageJson.version });
  });
});
