// The mark of a directory that nodes share: a file with an id, which the database knows too. A directory without the
// mark is not mounted, and one with a different mark belongs to another service: nothing is written to either.

import { constants } from "node:fs";
import { mkdir, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "../../base/errors.ts";
import { flushAsync } from "../../base/durable_file.ts";

const MARK = "secretpush-files";
/** How long the result of a check stays valid. */
const FRESH_MS = 1_000;
/** What file systems put into a new directory. */
const EMPTY = /^(?:lost\+found|\..*)$/;
/** All are created at once: a node that looks for a directory before another node creates it may not see it for a while. */
const DIRECTORIES = [
  "blobs",
  "blobs/drafts",
  "blobs/uploads",
  "epochs",
  ...Array.from({ length: 256 }, (_, shard) => `blobs/${shard.toString(16).padStart(2, "0")}`),
];

export class DirectoryMark {
  /** The id that the mark must have; null until the database has provided it. */
  #known: string | null = null;
  #trouble: { why: string; isLost: boolean } | null = null;
  #lookedMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(
    readonly directory: string,
    private readonly timeoutMs: number,
  ) {}

  /** @returns null if there is none */
  async read(): Promise<string | null> {
    try {
      return (await readFile(this.#path, "utf8")).trim();
    } catch (error) {
      if ((error as { code?: string }).code === "ENOENT") return null;
      throw error;
    }
  }

  /** Whether the directory contains nothing that belongs to a service. */
  async isEmpty(): Promise<boolean> {
    const names = await readdir(this.directory);
    if (!names.every((name) => EMPTY.test(name) || name === MARK || name === "blobs" || name === "epochs"))
      return false;
    for (const name of names.filter((one) => one === "blobs" || one === "epochs")) {
      for (const found of await readdir(join(this.directory, name))) {
        if (!/^(?:drafts|uploads|[0-9a-f]{2})$/.test(found)) return false;
        if ((await readdir(join(this.directory, name, found))).length > 0) return false;
      }
    }
    return true;
  }

  /** Creates the directories, and the mark last. */
  async write(id: string): Promise<void> {
    for (const name of DIRECTORIES) await mkdir(join(this.directory, name), { recursive: true, mode: 0o700 });
    await flushAsync(join(this.directory, "blobs"));
    const { O_CREAT, O_EXCL, O_WRONLY } = constants;
    const file = await open(this.#path, O_CREAT | O_EXCL | O_WRONLY, 0o600);
    try {
      await file.writeFile(`${id}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await flushAsync(this.directory);
  }

  /** From now on, nothing is read or written unless the directory has this mark. */
  adopt(id: string): void {
    this.#known = id;
    this.#lookedMs = Number.NEGATIVE_INFINITY;
  }

  /** What is wrong with the directory, as a sentence; null if nothing is. A call may start another check in the background. */
  get trouble(): string | null {
    if (this.#known !== null && performance.now() - this.#lookedMs >= FRESH_MS) void this.#look();
    return this.#trouble?.why ?? null;
  }

  /** What is wrong, if another host may still reach the directory; otherwise null. */
  get lost(): string | null {
    return this.#trouble?.isLost ? this.#trouble.why : null;
  }

  /** @param anew whether to check again even after a recent check. @throws AppError `unavailable` if this is not the directory */
  async expect(anew = false): Promise<void> {
    // A check that hangs keeps a thread busy, so no other check begins until it ends.
    if (!(this.#looking && this.#trouble) && (anew || performance.now() - this.#lookedMs >= FRESH_MS)) {
      // A check that is under way may have begun too early.
      if (anew) await this.#looking;
      await this.#look();
    }
    if (this.#trouble) throw away(this.#trouble.why);
  }

  /** Fails a step that takes too long. The step continues, because its thread cannot be freed. */
  async inTime<T>(step: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#trouble = { why: this.#silent, isLost: false };
      late.reject(away(this.#silent));
    }, this.timeoutMs);
    try {
      return await Promise.race([step, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #look(): Promise<void> {
    if (this.#looking) return this.#looking;
    const read = this.read().then(
      (found) => this.#judge(found),
      (error: unknown) => this.#tell(`cannot be read (${(error as { code?: string }).code ?? String(error)})`, false),
    );
    const looking = read.finally(() => {
      this.#looking = null;
      this.#lookedMs = performance.now();
    });
    this.#looking = looking;
    return this.inTime(looking).catch(() => {});
  }

  #judge(found: string | null): void {
    if (found === this.#known) this.#trouble = null;
    else if (found === null) this.#tell(`no longer has a file ${MARK}: is it mounted?`, true);
    else this.#tell("is no longer the directory that it was at the start: check the mount", true);
  }

  #tell(what: string, isLost: boolean): void {
    this.#trouble = { why: `${this.directory} ${what}`, isLost };
  }

  get #silent(): string {
    return `${this.directory} gave no answer within ${this.timeoutMs / 1_000} s`;
  }

  get #path(): string {
    return join(this.directory, MARK);
  }
}

/** What is wrong with the directory is in the cause, which is only for the log. */
export const away = (why: string): AppError =>
  new AppError("unavailable", "Files cannot be reached right now. Nothing was stored.", {
    cause: new Error(why),
    retryAfterSeconds: 5,
  });
