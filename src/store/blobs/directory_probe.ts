// Tests whether the file system of a directory has the properties that files of pushes rely on. The test leaves nothing behind.

import { link, mkdir, open, readFile, rename, rm, rmdir, stat, unlink } from "node:fs/promises";
import { isAbsolute, join } from "node:path";

import { draftName, flushAsync, succeeds } from "../../base/durable_file.ts";

/** Whether a file was left behind depends on its age, which the file server's clock determines. */
const MOST_SKEW_MS = 60 * 60 * 1000;

/** @throws Error with a message that says what is wrong */
export async function probe(directory: string): Promise<void> {
  const facts = await stat(directory).catch((error: unknown) => fail(directory, "cannot be read", error));
  if (!facts.isDirectory() || !isAbsolute(directory)) fail(directory, "is not a directory");
  // Another process may probe at the same time.
  const folder = draftName(join(directory, ".probe-"));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => fail(directory, "cannot be written to", error));
  try {
    await tryIn(folder, directory);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

async function tryIn(folder: string, directory: string): Promise<void> {
  const on = async <T>(what: string, step: Promise<T>): Promise<T> =>
    step.catch((error: unknown) => fail(directory, what, error));
  const at = (name: string) => join(folder, name);
  const file = await on("does not create files", open(at("one"), "wx", 0o600));
  try {
    await on(
      "does not flush files",
      file.write("first").then(() => file.sync()),
    );
  } finally {
    await file.close();
  }
  const again = await open(at("one"), "wx").then(
    (handle) => handle.close().then(() => true),
    (error: unknown) => (error as { code?: string }).code !== "EEXIST",
  );
  if (again) fail(directory, "lets two programs create the same file (O_EXCL)");
  await on("does not flush directories", flushAsync(folder));
  await on("does not rename files", rename(at("one"), at("two")));
  const other = await on("does not create files", open(at("three"), "wx", 0o600));
  await other.writeFile("second");
  await other.close();
  await on("does not replace a file with another", rename(at("three"), at("two")));
  const read = await on("does not find a file by its new name", readFile(at("two"), "utf8"));
  if (read !== "second") fail(directory, "does not replace a file with another");
  // Without hard links, resumable uploads are renamed. With hard links, a file must survive the removal of one name.
  if (await succeeds(link(at("two"), at("four")))) {
    await on(
      "loses a file when its second name is removed",
      unlink(at("four")).then(() => stat(at("two"))),
    );
  }
  const { mtimeMs } = await on("does not report the age of files", stat(at("two")));
  const skewMs = Math.abs(Date.now() - mtimeMs);
  if (skewMs > MOST_SKEW_MS) {
    const minutes = Math.round(skewMs / 60_000);
    fail(directory, `has a clock that differs from this host's by ${minutes} minutes: synchronize both`);
  }
  await on("does not remove files", unlink(at("two")));
  await on("does not remove directories", rmdir(folder));
}

function fail(directory: string, what: string, error?: unknown): never {
  const why = error === undefined ? "" : ` (${(error as { code?: string }).code ?? String(error)})`;
  throw new Error(`The directory ${directory} (blobs.url) ${what}${why}: files of pushes cannot be kept there.`, {
    cause: error,
  });
}
