// Files of several nodes in a directory that all of them have mounted: any node serves them, and nothing is read from, written to or
// removed from a directory that is not the one.

import { SQL } from "bun";
import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadConfig } from "../src/config/load.ts";
import { SharedDirectory } from "../src/store/blobs/directory.ts";
import { EpochFiles } from "../src/store/blobs/epoch_files.ts";
import { cli } from "./command_line.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { Servers } from "./processes.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";
import { begin, offsetOf, patch } from "./tus.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

const root = makeTempDir();
const servers = new Servers();
afterAll(async () => {
  await servers.end();
  rmSync(root, { recursive: true, force: true });
});
let made = 0;
const newDirectory = (): string => {
  const path = join(root, `directory-${(made += 1)}`);
  mkdirSync(path, { mode: 0o700 });
  return path;
};
/** All files below a directory. */
const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length + 1));
const MARK = "secretpush-files";
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; cause?: Error }) => `${error.code}: ${error.cause?.message ?? ""}`,
  );

describe("a directory", () => {
  const KEY = new Uint8Array(32).fill(7);
  const away = `${root}-away`;
  afterEach(() => rmSync(away, { recursive: true, force: true }));
  async function opened(timeoutMs = 15_000) {
    const directory = newDirectory();
    const blobs = new SharedDirectory({ directory, leftBehindAfterMs: 60_000, timeoutMs });
    await blobs.check();
    await blobs.mark.write("this one");
    blobs.mark.adopt("this one");
    return { directory, blobs };
  }
  async function stored(blobs: SharedDirectory, bytes = bytesOf(100_000)) {
    const writer = await blobs.create(() => KEY);
    await writer.write(bytes);
    await writer.finish();
    return writer.id;
  }
  /** What an unmounted directory looks like: the mount point, perhaps with what somebody once left below it. */
  function unmount(directory: string, ...below: string[]): void {
    renameSync(directory, away);
    for (const path of ["", ...below]) mkdirSync(join(directory, path), { recursive: true });
  }
  function mount(directory: string): void {
    rmSync(directory, { recursive: true });
    renameSync(away, directory);
  }

  test.each([
    ["that is not there", () => join(root, "nowhere"), "cannot be read (ENOENT)"],
    ["that is a file", () => join(import.meta.dir, "shared_directory.test.ts"), "is not a directory"],
    ["that takes no files", () => "/proc", "cannot be written to"],
  ])("%s is refused with a sentence", async (_, path, said) => {
    const blobs = new SharedDirectory({ directory: path(), leftBehindAfterMs: 0 });
    expect(await blobs.check().then(() => "", String)).toContain(`(blobs.url) ${said}`);
  });

  test("is left as it was by the look whether it keeps its promises", async () => {
    const directory = newDirectory();
    await new SharedDirectory({ directory, leftBehindAfterMs: 0 }).check();
    expect(readdirSync(directory)).toEqual([]);
  });

  test("that is unmounted takes and gives nothing, and goes on when it is back", async () => {
    const { directory, blobs } = await opened();
    const id = await stored(blobs);
    const begun = await blobs.create(() => KEY);
    await begun.write(bytesOf(2 * MIB));
    unmount(directory);
    const lost = `unavailable: ${directory} no longer has a file ${MARK}: is it mounted?`;
    expect(await codeOf(begun.finish())).toBe(lost);
    await begun.abort();
    expect(await codeOf(blobs.create(() => KEY))).toBe(lost);
    // Neither damaged nor gone: nobody may conclude anything.
    expect(await codeOf(blobs.open(id, KEY, 100_000))).toBe(lost);
    expect(await codeOf(blobs.exists(id))).toBe(lost);
    expect(await codeOf(blobs.remove(id))).toBe(lost);
    expect(await codeOf(Array.fromAsync(blobs.ids()))).toBe(lost);
    expect(await codeOf(blobs.epochs.read({ epoch: 1, digest: "" }))).toBe(lost);
    expect([blobs.trouble, blobs.lost]).toEqual(Array(2).fill(lost.slice("unavailable: ".length)));
    expect(readdirSync(directory)).toEqual([]);
    mount(directory);
    await until(() => blobs.trouble === null, "the directory is back");
    expect(await blobs.exists(id)).toBe(true);
    expect(blobs.lost).toBeNull();
  });

  test("acknowledges nothing that went below the mount point", async () => {
    const { directory, blobs } = await opened();
    const writer = await blobs.create(() => KEY);
    await writer.write(bytesOf(MIB));
    // The worst case: all directories are below it too, so that every step but the last succeeds.
    unmount(directory, "blobs/drafts", `blobs/${writer.id.slice(0, 2)}`);
    writeFileSync(join(directory, "blobs/drafts", writer.id), "x");
    expect(await codeOf(writer.finish())).toStartWith("unavailable: ");
    await writer.abort();
    expect(filesIn(directory)).toEqual([]);
    mount(directory);
  });

  test("in whose place another one is mounted is left alone", async () => {
    const [one, other] = [await opened(), await opened()];
    const id = await stored(one.blobs);
    await Bun.write(join(other.directory, MARK), "the other\n");
    renameSync(one.directory, away);
    renameSync(other.directory, one.directory);
    expect(await codeOf(one.blobs.remove(id))).toContain("is no longer the directory that it was at the start");
    expect(await codeOf(one.blobs.removeDrafts())).toContain("is no longer the directory");
    expect(filesIn(one.directory)).toEqual([MARK]);
  });

  test("that hangs is given up and costs one thread, and goes on when it answers", async () => {
    const { directory, blobs } = await opened(300);
    const mark = join(directory, MARK);
    renameSync(mark, away);
    // Nobody writes to it, so that whoever reads it waits, as on a file server that is down.
    Bun.spawnSync(["mkfifo", mark]);
    await until(async () => (await codeOf(blobs.exists("ab".repeat(16)))) !== null, "it is noticed");
    const silent = `${directory} gave no answer within 0.3 s`;
    for (let time = 0; time < 20; time += 1) {
      expect(await codeOf(blobs.create(() => KEY))).toBe(`unavailable: ${silent}`);
    }
    // The server may be down for all nodes: this one goes on with pushes that have no files.
    expect([blobs.trouble, blobs.lost]).toEqual([silent, null]);
    expect(await Bun.file(import.meta.path).exists()).toBe(true);
    await Bun.write(mark, "this one\n");
    await until(() => blobs.trouble === null, "it answers again");
    rmSync(mark);
    renameSync(away, mark);
    expect(await stored(blobs)).toHaveLength(32);
  });

  test("keeps what is being uploaded, and loses remains that are old", async () => {
    const { directory, blobs } = await opened();
    const hour = new Date(Date.now() - 3_600_000);
    const { utimesSync } = await import("node:fs");
    const left = ["blobs/drafts/old", "blobs/ab/.nfs0000000012ab", "blobs/drafts/new", "blobs/ab/.nfs00000000ffff"];
    for (const name of left) writeFileSync(join(directory, name), "x");
    for (const name of left.slice(0, 2)) utimesSync(join(directory, name), hour, hour);
    const id = await stored(blobs);
    expect(await blobs.removeDrafts()).toBe(2);
    expect(await Array.fromAsync(blobs.ids())).toEqual([]);
    const path = `blobs/${id.slice(0, 2)}/${id.slice(2)}`;
    utimesSync(join(directory, path), hour, hour);
    expect(await Array.fromAsync(blobs.ids())).toEqual([[id]]);
    expect(filesIn(directory).toSorted()).toEqual([...left.slice(2), path, MARK].toSorted());
  });

  test("has epoch keys that are overwritten before they go, also after an interruption", async () => {
    const { directory, blobs } = await opened();
    const { epochs } = blobs;
    const name = { epoch: 3, digest: "ab".repeat(32) };
    const sealed = Buffer.from("a sealed key of an epoch");
    await epochs.write(name, sealed);
    await epochs.write({ epoch: 12, digest: "" }, sealed);
    expect([await epochs.read(name), (await epochs.list()).map(({ epoch }) => epoch).toSorted()]).toEqual([
      sealed,
      [12, 3],
    ]);
    const path = join(directory, "epochs", `3-${name.digest}`);
    const held = Bun.file(path).stream().getReader(); // keeps the inode
    const { linkSync } = await import("node:fs");
    linkSync(path, join(root, "remains"));
    await epochs.remove(name);
    await held.cancel();
    expect(await epochs.read(name)).toBeNull();
    const remains = readFileSync(join(root, "remains"));
    expect([remains.byteLength, remains.includes("sealed")]).toEqual([sealed.byteLength, false]);
    await epochs.remove(name);
    // A node was killed after the name had gone.
    renameSync(join(directory, "epochs/12"), join(directory, "epochs/ended.12"));
    expect(await epochs.list()).toEqual([{ epoch: 12, digest: "" }]);
    await epochs.remove({ epoch: 12, digest: "" });
    expect(readdirSync(join(directory, "epochs"))).toEqual([]);
    expect(await epochs.keepsDeleted()).toBe(false);
    mkdirSync(join(directory, ".snapshot"));
    expect(await epochs.keepsDeleted()).toBe(true);
    expect(epochs).toBeInstanceOf(EpochFiles);
  });
});

describe("the setting", () => {
  const problems = (more: Record<string, string>) => {
    try {
      loadConfig({ flags: {}, env: { SECRETPUSH_BLOBS_URL: "file:///mnt/pushes", ...more }, readFile: () => "" });
      return [];
    } catch (error) {
      return (error as { problems?: readonly string[] }).problems;
    }
  };
  const SECRETPUSH_DATABASE_URL = "postgres://ann@db.example.org/pushes";

  test("takes a directory for nodes only, and no keys with it", () => {
    expect(problems({ SECRETPUSH_DATABASE_URL })).toEqual([]);
    expect(problems({})).toEqual([
      "blobs.url is a directory, which only several nodes need: set database_url, or remove blobs.url to keep files in data_dir.",
    ]);
    expect(problems({ SECRETPUSH_DATABASE_URL, SECRETPUSH_BLOBS_ENDPOINT: "https://s3.example.org" })).toEqual([
      "blobs.endpoint is for a bucket, and blobs.url is a directory: leave one out.",
    ]);
    for (const url of ["file://nas/pushes", "file:pushes", "file:///", "file:///mnt/a?b"]) {
      expect(problems({ SECRETPUSH_DATABASE_URL, SECRETPUSH_BLOBS_URL: url })?.[0]).toContain(
        "does not name a directory by its full path",
      );
    }
    const inside = { SECRETPUSH_BACKUP_EVERY: "1d", SECRETPUSH_BACKUP_TO: "/mnt/pushes/backups" };
    expect(problems({ SECRETPUSH_DATABASE_URL, ...inside })).toEqual([
      'backup.to "/mnt/pushes/backups" and blobs.url "file:///mnt/pushes" overlap: give each its own folder.',
    ]);
    expect(problems({ SECRETPUSH_BLOBS_URL: "s3://pushes" })).toEqual([
      "blobs.url is given without blobs.access_key: give both or neither.",
    ]);
  });
});

needs("postgresql").describe("PostgreSQL", () => {
  const KEY = "ab".repeat(32);
  const settingsOf = ({ url, schema }: PostgresPlace, directory: string): Record<string, string> => ({
    SECRETPUSH_DATABASE_URL: url,
    SECRETPUSH_DATABASE_SCHEMA: schema,
    SECRETPUSH_KEY: KEY,
    SECRETPUSH_BLOBS_URL: `file://${directory}`,
  });
  let place: PostgresPlace;
  let directory = "";
  let env: Record<string, string> = {};
  let nodes: [TestServer, TestServer];
  beforeAll(async () => {
    place = await newPostgresPlace();
    directory = newDirectory();
    mkdirSync(join(directory, "lost+found"));
    env = settingsOf(place, directory);
    // For the first time, and at once.
    const start = () => startServer({ flags: OPEN, dataDir: makeTempDir(), env });
    nodes = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.stop();
    await place?.remove();
  });
  const startWith = (settings: Record<string, string>) =>
    startServer({ flags: OPEN, dataDir: makeTempDir(), env: settings }).then(
      async (node) => node.stop().then(() => "started"),
      (error: Error) => error.message,
    );

  test("serve a file that another node stored, and remove it for all", async () => {
    const marker = "the only copy of a secret ";
    const bytes = Buffer.from(marker.repeat(10_000));
    const { body } = await sendForm(nodes[0], [[FIELD, new Blob([bytes]), "cellar.txt"]]);
    const blobs = () => filesIn(directory).filter((name) => /^blobs\/[0-9a-f]{2}\//.test(name));
    expect(blobs()).toHaveLength(1);
    expect(readFileSync(join(directory, blobs()[0] ?? "")).includes(marker)).toBe(false);
    expect(filesIn(directory).filter((name) => name.includes("cellar"))).toEqual([]);
    expect(readdirSync(join(directory, "epochs"))).toEqual([expect.stringMatching(/^1-[0-9a-f]{64}$/)]);
    const [file] = await filesOf(nodes[1], body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    await nodes[1].json("DELETE", `/api/v2/pushes/${body.url_token}`);
    expect((await fetch(file?.url ?? "")).status).toBe(404);
    await until(() => blobs().length === 0, "the file is removed");
    for (const node of nodes) expect((await node.json("GET", "/readyz")).body).toEqual({ status: "ready" });
  });

  test("go on with an upload that began on another node", async () => {
    const bytes = bytesOf(3 * MIB + 77);
    const upload = await begin(nodes[0], bytes.byteLength);
    const there = { url: upload.url.replace(nodes[0].url, nodes[1].url) };
    expect((await patch(upload, 0, bytes.slice(0, MIB + 5))).status).toBe(204);
    expect(await offsetOf(there)).toBe(MIB + 5);
    expect((await patch(there, MIB + 5, bytes.slice(MIB + 5, 2 * MIB))).status).toBe(204);
    expect((await patch(upload, 2 * MIB, bytes.slice(2 * MIB))).status).toBe(204);
    const { status, body } = await nodes[1].json("POST", "/api/v2/pushes", { push: { uploads: [upload.id] } });
    expect(status).toBe(201);
    const [file] = await filesOf(nodes[0], body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    await until(() => readdirSync(join(directory, "blobs/uploads")).length === 0, "nothing of the upload is left");
  });

  test("do not start on a directory that is not theirs, and change nothing in it", async () => {
    const unmounted = newDirectory();
    expect(await startWith({ ...env, SECRETPUSH_BLOBS_URL: `file://${unmounted}` })).toContain(
      "has no mark. Is it mounted?",
    );
    expect(readdirSync(unmounted)).toEqual([]);
    const other = await newPostgresPlace();
    const before = filesIn(directory).length;
    expect(await startWith(settingsOf(other, directory))).toContain(
      "contains something else, or files of another database",
    );
    expect(filesIn(directory)).toHaveLength(before);
    const marked = newDirectory();
    expect(await startWith(settingsOf(other, marked))).toBe("started");
    expect(await startWith({ ...env, SECRETPUSH_BLOBS_URL: `file://${marked}` })).toContain(
      "belongs to another database",
    );
    const used = newDirectory();
    writeFileSync(join(used, "holiday.jpg"), "x");
    const third = await newPostgresPlace();
    expect(await startWith(settingsOf(third, used))).toContain("contains something else");
    expect(readdirSync(used)).toEqual(["holiday.jpg"]);
    for (const one of [other, third]) await one.remove();
  });

  test("take up the mark of a node that ended before the database knew it", async () => {
    const fresh = newDirectory();
    const halfway = await newPostgresPlace();
    const settings = settingsOf(halfway, fresh);
    expect(await startWith(settings)).toBe("started");
    const sql = new SQL(halfway.url, { max: 1 });
    await sql.unsafe(`DELETE FROM "${halfway.schema}".meta WHERE key IN ('files_directory', 'epoch')`);
    await sql.unsafe(`DELETE FROM "${halfway.schema}".meta WHERE key LIKE 'epoch%'`);
    await sql.close();
    for (const name of readdirSync(join(fresh, "epochs"))) rmSync(join(fresh, "epochs", name));
    const mark = readFileSync(join(fresh, MARK), "utf8");
    expect(await startWith(settings)).toBe("started");
    expect(readFileSync(join(fresh, MARK), "utf8")).toBe(mark);
    await halfway.remove();
  });

  test("are checked and backed up with their files, and a data directory moves there and back", async () => {
    const bytes = bytesOf(300_000);
    const { body } = await sendForm(nodes[0], [[FIELD, new Blob([bytes]), "a.bin"]]);
    const scratch = newDirectory();
    const run = (argv: string[], settings: Record<string, string>, dataDir = join(scratch, "data")) =>
      cli([...argv, "--data-dir", dataDir], { env: settings });
    expect(await run(["check"], env)).toMatchObject({ code: 0 });
    const archive = join(scratch, "full.tar");
    expect(await run(["backup", archive], env)).toMatchObject({ code: 0 });
    // To one host with SQLite,
    const alone = { SECRETPUSH_KEY: KEY };
    const there = join(scratch, "alone");
    expect(await run(["restore", archive], alone, there)).toMatchObject({ code: 0 });
    expect(existsSync(join(there, "blobs"))).toBe(true);
    // from there to nodes,
    const [target, to] = [await newPostgresPlace(), newDirectory()];
    const moved = await run(["migrate", "--from", there], settingsOf(target, to));
    expect([moved.code, moved.stdout]).toEqual([0, expect.stringMatching(/ files? to /)]);
    const node = await startServer({ flags: OPEN, dataDir: makeTempDir(), env: settingsOf(target, to) });
    const [file] = await filesOf(node, body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    await node.stop();
    await target.remove();
    // and from the archive to nodes at once.
    const [restored, again] = [await newPostgresPlace(), newDirectory()];
    const done = await run(["restore", archive], settingsOf(restored, again), join(scratch, "third"));
    expect([done.code, done.stderr.includes("blobs")]).toEqual([0, false]);
    expect(await run(["check"], settingsOf(restored, again))).toMatchObject({ code: 0 });
    // A command does not take an empty mount point for lost files.
    const lost = await run(["check"], { ...env, SECRETPUSH_BLOBS_URL: `file://${newDirectory()}` });
    expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining("has no mark. Is it mounted?")]);
    await restored.remove();
  });

  test("doctor tries the directory, and names one without a mark", async () => {
    const doctor = async (settings: Record<string, string>) => {
      const { stdout } = await cli(["doctor", "--json", "--data-dir", newDirectory()], { env: settings });
      return (JSON.parse(stdout) as Array<{ verdict: string; subject: string; text: string }>)
        .filter(({ subject }) => ["files", "erasing"].includes(subject))
        .map(({ verdict, subject, text }) => `${verdict} ${subject} ${text}`);
    };
    expect(await doctor(env)).toEqual([
      `ok files ${directory}: files can be written, flushed, renamed and removed.`,
      expect.stringContaining(
        "ok erasing Two minutes after erase_horizon has passed, nothing can open what was erased",
      ),
    ]);
    const unmounted = newDirectory();
    expect(await doctor({ ...env, SECRETPUSH_BLOBS_URL: `file://${unmounted}` })).toContainEqual(
      `warn files ${unmounted} has no mark: no node has used it yet, or it is not mounted.`,
    );
  });

  const inNamespace = ["unshare", "--map-root-user", "--mount"];
  needs("user mounts").test(
    "a node whose mount goes gets no more requests, keeps nothing, and comes back with it",
    async () => {
      const points = [newDirectory(), newDirectory()] as const;
      const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
      const start = (point: string) =>
        servers.start(makeTempDir(), {
          // As the nodes of this process have it.
          flags: { ...OPEN, "reveal-check": "off" },
          env: settingsOf(place, point),
          launcher: [...inNamespace, "sh", "-c", script, "sh", directory, point],
        });
      const [one, two] = await Promise.all([start(points[0]), start(points[1])]);
      const inside = (pid: number, ...argv: string[]) => {
        const target = ["nsenter", "--target", String(pid), "--user", "--preserve-credentials", "--mount"];
        expect(Bun.spawnSync([...target, ...argv]).exitCode).toBe(0);
      };
      const push = async (url: string) => {
        const form = new FormData();
        form.append(FIELD, new Blob([bytesOf(200_000)]), "a.bin");
        const response = await fetch(`${url}/api/v2/pushes`, { method: "POST", body: form });
        return { status: response.status, body: (await response.json()) as { url_token: string } };
      };
      const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;
      const { body } = await push(one.url);
      expect(await ready(two.url)).toBe(200);
      // Where each has its mount point is its own affair.
      expect(one.output() + two.output()).not.toContain("have different settings");

      inside(two.pid, "umount", "--lazy", points[1]);
      await until(async () => (await ready(two.url)) === 503, "it is noticed");
      expect((await (await fetch(`${two.url}/readyz`)).json()) as object).toMatchObject({
        error: expect.stringContaining("is it mounted?"),
      });
      expect((await push(two.url)).status).toBe(503);
      expect(readdirSync(points[1])).toEqual([]);
      expect(two.output()).toContain("is it mounted?");
      // Pushes without files go on, and so does the other node.
      const plain = await fetch(`${two.url}/api/v2/pushes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ push: { payload: "words" } }),
      });
      expect([plain.status, await ready(one.url), (await push(one.url)).status]).toEqual([201, 200, 201]);

      inside(two.pid, "mount", "--bind", directory, points[1]);
      await until(async () => (await ready(two.url)) === 200, "it is back");
      const got = (await (await fetch(`${two.url}/api/v2/pushes/${body.url_token}`)).json()) as {
        files: Array<{ url: string }>;
      };
      expect(same(await download(got.files[0]?.url ?? ""), bytesOf(200_000))).toBe(true);
      expect([await one.stop(), await two.stop()]).toEqual([0, 0]);
    },
  );
});
