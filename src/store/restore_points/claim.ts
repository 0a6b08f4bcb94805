// Which service writes its restore points into a place. Two that share one would remove what the other keeps. A service that was
// restored from a backup counts as another one until somebody says that it takes the place over: it may be a copy for a test.

import type { BackupStore } from "./backup_store.ts";

const FILE = "service.json";
const FORMAT = "secretpush-backups";

export interface Claim {
  /** The id of this service, which its backups do not hold. */
  writer: string;
  /** Whether it has written to this place before. Then one without a claim is another disk. */
  isKnown: boolean;
}

/** @throws Error with a sentence if the place is another service's */
export async function claim(place: BackupStore, { writer, isKnown }: Claim): Promise<void> {
  const found = await writerOf(place);
  if (found === writer) return;
  if (found === undefined && isKnown) {
    throw new Error(
      `${place.where} (backup.to) holds none of the backups that this service has made there. Mount the disk on which they are. ` +
        "If they are gone, start anew: secretpush backup claim",
    );
  }
  if (typeof found === "string") {
    throw new Error(
      `${place.where} (backup.to) holds the backups of another service: give each a place of its own. ` +
        "If this service was restored from there, and the other one has ended: secretpush backup claim",
    );
  }
  await write(place, writer);
}

/** Has the next backup take the place over, whichever service makes it. @returns whether a service had it */
export async function release(place: BackupStore): Promise<boolean> {
  const found = await writerOf(place).catch(() => "");
  await write(place, null);
  return typeof found === "string";
}

/** Null if somebody has released it, undefined if nobody has written there. */
async function writerOf(place: BackupStore): Promise<string | null | undefined> {
  const text = await place.read(FILE);
  if (text === null) return undefined;
  try {
    const { format, writer } = JSON.parse(Buffer.from(text).toString()) as { format: string; writer: string | null };
    if (format === FORMAT && (writer === null || typeof writer === "string")) return writer;
  } catch {}
  throw new Error(
    `${FILE} in ${place.where} (backup.to) is damaged. If this is the place of this service: secretpush backup claim`,
  );
}

const write = (place: BackupStore, writer: string | null): Promise<void> =>
  place.write(FILE, Buffer.from(`${JSON.stringify({ format: FORMAT, writer })}\n`));
