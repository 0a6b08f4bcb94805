// Reads ZIP archives with Python, whose reader is its own.

const PROGRAM = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps([[info.filename, info.file_size, info.CRC] for info in archive.infolist()]))`;

/** @returns name, size and CRC-32 of each file. @throws Error if the archive, or a file in it, is not right */
export async function filesInZip(path: string): Promise<unknown> {
  const child = Bun.spawn(["python3", "-c", PROGRAM, path], { stdout: "pipe", stderr: "pipe" });
  const [said, wrong] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  if ((await child.exited) !== 0) throw new Error(wrong);
  return JSON.parse(said);
}
