// Restore points in a directory.

import { existsSync, lstatSync } from "node:fs";
import { lstat, mkdir, open, readdir, rm, stat, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { DRAFT, draftName, flushAsync, replaceFileAsync, unlessMissing } from "../../base/durable_file.ts";
import { reasonOf } from "../../base/errors.ts";
import { blobPath } from "../blobs/disk.ts";
import { ONLY_HERE, type SealedBlob, SealedOnDisk } from "../blobs/sealed.ts";
import { give, ownerOf } from "../keys/key_file.ts";
import { mostBytesOf, type BackupStore, type Pool, type Pooled } from "./backup_store.ts";

export class DirectoryBackups implements BackupStore {
  readonly isRemote = false;
  readonly pool: Pool;

  constructor(readonly where: string) {
    this.pool = new DirectoryPool(join(where, "pool"));
  }

  async check(): Promise<void> {
    const { where } = this;
    try {
      // Only the last directory is created: a missing one above it may be on a disk that is not mounted.
      await mkdir(where, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST" && !existsSync(where)) throw error;
      });
      const { mode } = await stat(where);
      if ((mode & 0o002) !== 0 && process.platform !== "win32") {
        throw new Error(`every user of this host can write there: chmod o-w ${where}`);
      }
      const probe = draftName(join(where, `write-probe${DRAFT}`));
      await (await open(probe, "wx", 0o600)).close();
      await unlink(probe);
    } catch (error) {
      throw new Error(`No backup can be written to ${where} (backup.to): ${remedyOf(error, where)}.`, { cause: error });
    }
  }

  async names(): Promise<string[]> {
    const entries = await readdir(this.where, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") {
        throw new Error(
          `There is no directory ${this.where} (backup.to): mount its disk, or name another with --backup-to.`,
        );
      }
      throw new Error(`The backups in ${this.where} (backup.to) cannot be read: ${reasonOf(error)}.`, { cause: error });
    });
    // Backups do not create symbolic links.
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  async read(name: string): Promise<Uint8Array | null> {
    const handle = await unlessMissing(open(join(this.where, name), ONLY_HERE));
    if (!handle) return null;
    try {
      const facts = await handle.stat();
      const isOurs = facts.isFile() && facts.size <= mostBytesOf(name);
      return isOurs ? await handle.readFile() : new Uint8Array();
    } finally {
      await handle.close();
    }
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const owner = ownerOf(this.where);
    await replaceFileAsync(join(this.where, name), [bytes], { prepare: (draft) => give(draft, owner) });
  }

  async remove(name: string): Promise<void> {
    await unlessMissing(unlink(join(this.where, name)));
    await flushAsync(this.where);
  }

  archivePath = (name: string): string => join(this.where, name);
  upload = async (): Promise<void> => {};

  async download(name: string): Promise<void> {
    if (!lstatSync(join(this.where, name), { throwIfNoEntry: false })?.isFile()) {
      throw new Error(`There is no archive ${name} in ${this.where}.`);
    }
  }
}

/** The pool of a directory, beside its archives. */
export class DirectoryPool extends SealedOnDisk implements Pool {
  constructor(private readonly root: string) {
    super(root);
  }

  async putSealed(id: string, { bytes }: SealedBlob): Promise<void> {
    const path = join(this.root, blobPath(id));
    for (const directory of [this.root, join(this.root, "blobs"), dirname(path)]) await makeOwn(directory);
    await replaceFileAsync(path, bytes());
  }

  async sizes(): Promise<Map<string, Pooled>> {
    const found = new Map<string, Pooled>();
    for await (const { shard, name } of this.#names()) {
      if (!/^[0-9a-f]{30}$/.test(name)) continue;
      const facts = await unlessMissing(lstat(join(this.root, "blobs", shard, name)));
      if (facts?.isFile()) found.set(shard + name, { size: facts.size, modifiedMs: facts.mtimeMs });
    }
    return found;
  }

  async remove(id: string): Promise<void> {
    await unlessMissing(unlink(join(this.root, blobPath(id))));
  }

  async removeLeftovers(beforeMs: number): Promise<void> {
    for await (const { shard, name } of this.#names()) {
      if (!name.includes(DRAFT)) continue;
      const path = join(this.root, "blobs", shard, name);
      const facts = await unlessMissing(lstat(path));
      if (facts && facts.mtimeMs < beforeMs) await rm(path, { force: true });
    }
  }

  async *#names(): AsyncGenerator<{ shard: string; name: string }> {
    const blobs = join(this.root, "blobs");
    for (const entry of (await unlessMissing(readdir(blobs, { withFileTypes: true }))) ?? []) {
      if (!entry.isDirectory() || !/^[0-9a-f]{2}$/.test(entry.name)) continue;
      for (const name of await readdir(join(blobs, entry.name))) yield { shard: entry.name, name };
    }
  }
}

/** @throws Error if anything else has this name: through a symbolic link, a backup would write elsewhere */
async function makeOwn(path: string): Promise<void> {
  const isMade = await mkdir(path, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      return false;
    },
  );
  if (isMade) await flushAsync(dirname(path));
  else if (!(await lstat(path)).isDirectory()) {
    throw new Error(`${path} is not a directory, and does not come from a backup: remove it.`);
  }
}

function remedyOf(error: unknown, where: string): string {
  const { code } = error as { code?: string };
  if (code === "ENOENT") return `there is no ${dirname(where)}. Create it, or mount the disk`;
  if (code === "EROFS") {
    return `the file system is read-only here. If systemd runs the service, allow it: systemctl edit secretpush, with the lines [Service] and ReadWritePaths=${where}`;
  }
  if (code === "EACCES" || code === "EPERM") {
    return existsSync(where)
      ? `this user is not allowed to write there. Make the service's user its owner: chown secretpush ${where}`
      : `it does not exist, and this user is not allowed to create it. As root: install -d -o secretpush -g secretpush -m 0700 ${where}`;
  }
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full: free some space";
  if (code === "ENOTDIR" || code === "EEXIST") return `${basename(where)} is not a directory`;
  return reasonOf(error).replace(/\.$/, "");
}
