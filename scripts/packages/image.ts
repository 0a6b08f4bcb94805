// An image for containers: the executable, the C library that it needs, and nothing else. One archive holds it in the
// layout of OCI and in that of Docker, which share their blobs: podman load, docker load and skopeo read it.

import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { inTempDir, sorted } from "./tar.ts";

/** Debian 12's C library. To take a newer one, change the version and the sums. */
const LIBC = {
  version: "2.36-9+deb12u14",
  amd64: "ba4f88f73dbc3ae9055f3c20f4523bfdbaf1ad13ff95e258924f77d20b4fbedf",
  arm64: "01f4330719fd4f65580e16ea5a0527f372fca750e8f588d26deaf09f2d3b1cf4",
} as const;
/** The second keeps what the first no longer has. */
const MIRRORS = ["http://deb.debian.org/debian", "http://snapshot.debian.org/archive/debian/20260901T000000Z"];

/** The volume. Whichever user runs the server makes a directory of its own there, which no one else reads. */
const VOLUME = "data";
const USER = "10001:10001";
/** Docker, too, would ask a registry for a name without a host. */
const NAME = "localhost/secretpush";

export interface ImageParts {
  executable: string;
  architecture: "amd64" | "arm64";
  version: string;
  time: Date;
  level: number;
}

export async function containerImage(parts: ImageParts): Promise<Uint8Array<ArrayBuffer>> {
  const { architecture, version, time, level } = parts;
  const tar = await fileSystem(parts);
  const layer = gzipSync(tar, { level });
  const config = json({
    created: time.toISOString(),
    architecture,
    os: "linux",
    config: {
      User: USER,
      Env: ["SECRETPUSH_HOST=0.0.0.0", `SECRETPUSH_DATA_DIR=/${VOLUME}/secretpush`, "PATH=/usr/bin"],
      Entrypoint: ["/usr/bin/secretpush"],
      Cmd: ["serve"],
      WorkingDir: "/",
      ExposedPorts: { "5100/tcp": {} },
      Volumes: { [`/${VOLUME}`]: {} },
      // In nanoseconds.
      Healthcheck: {
        Test: ["CMD", "/usr/bin/secretpush", "healthcheck"],
        Interval: 30e9,
        Timeout: 10e9,
        StartPeriod: 60e9,
        Retries: 3,
      },
      Labels: {
        "org.opencontainers.image.title": "Secret Push",
        "org.opencontainers.image.version": version,
        "org.opencontainers.image.licenses": "Apache-2.0",
      },
    },
    rootfs: { type: "layers", diff_ids: [`sha256:${sha256(tar)}`] },
    history: [{ created: time.toISOString(), created_by: "scripts/packages/image.ts" }],
  });
  // Docker's names for what OCI calls the same: with OCI's, podman would ignore the health check.
  const manifest = json({
    schemaVersion: 2,
    mediaType: "application/vnd.docker.distribution.manifest.v2+json",
    config: described("application/vnd.docker.container.image.v1+json", config),
    layers: [described("application/vnd.docker.image.rootfs.diff.tar.gzip", layer)],
  });
  const tagged = {
    ...described("application/vnd.docker.distribution.manifest.v2+json", manifest),
    platform: { architecture, os: "linux" },
    annotations: {
      "io.containerd.image.name": `${NAME}:${version}`,
      "org.opencontainers.image.ref.name": version,
    },
  };
  const forDocker = {
    Config: pathOf(config),
    RepoTags: [`${NAME}:${version}`, `${NAME}:latest`],
    Layers: [pathOf(layer)],
  };
  return inTempDir((directory) => {
    mkdirSync(join(directory, "blobs/sha256"), { recursive: true });
    for (const blob of [layer, config, manifest]) writeFileSync(join(directory, pathOf(blob)), blob);
    const index = { schemaVersion: 2, mediaType: "application/vnd.oci.image.index.v1+json", manifests: [tagged] };
    writeFileSync(join(directory, "index.json"), json(index));
    writeFileSync(join(directory, "manifest.json"), json([forDocker]));
    writeFileSync(join(directory, "oci-layout"), json({ imageLayoutVersion: "1.0.0" }));
    return sorted(directory, time);
  });
}

const fileSystem = ({ executable, architecture, time }: ImageParts): Promise<Uint8Array<ArrayBuffer>> =>
  inTempDir(async (root) => {
    const deb = await libc(architecture);
    // Whoever builds it may keep new files to themselves; in the image everyone reads them.
    process.umask(0o022);
    const unpacked = Bun.spawnSync(["dpkg-deb", "--extract", deb, root], { stderr: "pipe" });
    if (unpacked.exitCode !== 0) throw new Error(`dpkg-deb failed: ${unpacked.stderr.toString().trim()}`);
    for (const rest of ["usr/share/doc/libc6/NEWS.Debian.gz", "usr/share/lintian", "usr/lib/*/gconv", "lib/*/gconv"]) {
      for (const found of new Bun.Glob(rest).scanSync({ cwd: root, onlyFiles: false })) {
        rmSync(join(root, found), { recursive: true });
      }
    }
    mkdirSync(join(root, "usr/bin"), { recursive: true });
    copyFileSync(executable, join(root, "usr/bin/secretpush"));
    chmodSync(join(root, "usr/bin/secretpush"), 0o755);
    mkdirSync(join(root, "etc"), { recursive: true });
    writeFileSync(join(root, "etc/passwd"), `root:x:0:0::/:/\nsecretpush:x:10001:10001::/${VOLUME}:/\n`);
    writeFileSync(join(root, "etc/group"), "root:x:0:\nsecretpush:x:10001:\n");
    writeFileSync(join(root, "etc/nsswitch.conf"), "hosts: files dns\n");
    for (const open of ["tmp", VOLUME]) {
      mkdirSync(join(root, open));
      chmodSync(join(root, open), 0o1777);
    }
    return sorted(root, time);
  });

/** @returns the path of Debian's package, which is kept for the next build */
async function libc(architecture: "amd64" | "arm64"): Promise<string> {
  const name = `libc6_${LIBC.version}_${architecture}.deb`;
  const directory = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "secretpush-build");
  const path = join(directory, name);
  const kept = Bun.file(path);
  if ((await kept.exists()) && sha256(await kept.bytes()) === LIBC[architecture]) return path;
  for (const mirror of MIRRORS) {
    const url = `${mirror}/pool/main/g/glibc/${name.replaceAll("+", "%2b")}`;
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) continue;
    const bytes = await answer.bytes();
    if (sha256(bytes) !== LIBC[architecture]) throw new Error(`${url} is not the file that this build knows`);
    mkdirSync(directory, { recursive: true });
    await Bun.write(path, bytes);
    return path;
  }
  throw new Error(`The image needs ${name}, and no mirror has it: put it into ${directory}`);
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const pathOf = (blob: Uint8Array): string => `blobs/sha256/${sha256(blob)}`;
const described = (mediaType: string, blob: Uint8Array) => ({
  mediaType,
  digest: `sha256:${sha256(blob)}`,
  size: blob.length,
});
