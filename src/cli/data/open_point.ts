// Brings the archive of a restore point to this host, if it is not here, and finds its passphrase.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { SealedBlobs } from "../../store/blobs/sealed.ts";
import type { RestorePoint } from "../../store/restore_points/index.ts";
import type { Cli } from "../context.ts";
import { type PassphraseFlags, passphraseFor } from "./backup_passphrase.ts";
import { backupStore, isPointName } from "./restore_points.ts";

export interface OpenedPoint {
  point: RestorePoint;
  /** Its path on this host. */
  archive: string;
  pool: SealedBlobs;
  passphrase: string | null;
}

/** @param scratch an existing directory for an archive that is in a bucket @throws Error with a message for the administrator */
export async function openPoint(
  { settings, terminal }: Pick<Cli, "settings" | "terminal">,
  { name, scratch, flags }: { name: string; scratch: string; flags: PassphraseFlags },
): Promise<OpenedPoint> {
  const { config } = settings();
  const place = await backupStore(config);
  const { pointNamed } = await import("../../store/restore_points/index.ts");
  const point = await pointNamed(place, name);
  const archive = place.archivePath(point.archive, scratch);
  await place.download(point.archive, archive);
  const passphrase = await passphraseFor(archive, flags, terminal, config.backup.passphraseFile);
  return { point, archive, pool: place.pool, passphrase };
}

type Opened = Pick<OpenedPoint, "archive" | "passphrase"> & { pool?: SealedBlobs };

/** Opens a backup: a file, or one that the server has made, by name. */
export async function withArchive<T>(
  named: string,
  { cli, flags }: { cli: Cli; flags: PassphraseFlags },
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  if (!isPointName(named) || existsSync(named)) {
    return use({ archive: named, passphrase: await passphraseFor(named, flags, cli.terminal) });
  }
  const scratch = mkdtempSync(join(tmpdir(), "secretpush-archive-"));
  try {
    return await use(await openPoint(cli, { name: named, scratch, flags }));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
