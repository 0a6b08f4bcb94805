// Which service writes its restore points to a place. Two services sharing a place would remove each other's backups. A
// service that was restored from a backup may be a test copy, so it counts as another one until someone claims the place.

import type { BackupStore } from "./backup_store.ts";

const FILE = "service.json";
const FORMAT = "secretpush-backups";

export interface Claim {
  /** The id of this service, which its backups do not contain. */
  writer: string;
  /** Whether it has written to this place before. If it has, a place without a claim must be another disk. */
  isKnown: boolean;
}

/** @throws Error with a message for the administrator if the place belongs to another service */
export async function claim(place: BackupStore, { writer, isKnown }: Claim): Promise<void> {
  const found = await writerOf(place);
  if (found === writer) return;
  if (found === undefined && isKnown) {
    throw new Error(
      `${place.where} (backup.to) contains none of the backups that this service has made there. Mount the disk that has them. ` +
        "If they are gone, start afresh: secretpush backup claim",
    );
  }
  if (typeof found === "string") {
    throw new Error(
      `${place.where} (backup.to) contains the backups of another service: give each service its own place. ` +
        "If this service was restored from there, and the other one no longer runs: secretpush backup claim",
    );
  }
  await write(place, writer);
}

/** Lets the next backup take over the place, whichever service makes it. @returns whether a service had claimed it */
export async function release(place: BackupStore): Promise<boolean> {
  const found = await writerOf(place).catch(() => "");
  await write(place, null);
  return typeof found === "string";
}

/** Null if it was released, undefined if no service has written there. */
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
