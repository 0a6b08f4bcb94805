// The database that a command reads, on either engine. For a data directory it is the live one. For PostgreSQL it is a
// snapshot, which is in the data directory of this host until the command ends.

import { s3Of } from "../../serve/s3.ts";
import type { Config } from "../../config/options.ts";
import type { S3Blobs } from "../../store/blobs/s3.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import type { Copy } from "../../store/transfer/index.ts";
import type { Cli } from "../context.ts";
import { keysBeside, storeSource } from "./key_source.ts";

export interface ReadDatabase {
  config: Config;
  /** The directory that `live` is in. */
  dataDir: string;
  live: LiveDatabase;
  /** @throws Error with a sentence if they are missing or do not fit */
  keys: () => Promise<MasterKeys>;
  /** null for a data directory. */
  copy: Copy | null;
  /** undefined if files are in the data directory, or nowhere. */
  bucket: S3Blobs | undefined;
  close: () => Promise<void>;
}

/** @param fillGaps whether the copy is to become a data directory. @throws Error with a sentence */
export async function readDatabase(
  { settings, terminal }: Pick<Cli, "settings" | "terminal">,
  fillGaps = false,
): Promise<ReadDatabase> {
  const { config } = settings();
  const { openLive } = await import("../../store/maintenance/index.ts");
  const s3 = s3Of(config);
  const bucket = s3 && (await (await import("../../store/index.ts")).openBucket(s3));
  if (config.databaseUrl === undefined) {
    const live = openLive(config.dataDir);
    return {
      config,
      dataDir: config.dataDir,
      live,
      keys: () => keysBeside(live, config, terminal),
      copy: null,
      bucket,
      close: async () => live.close(),
    };
  }
  const { copyOfPostgres } = await import("../../store/transfer/index.ts");
  const { findMasterKeys } = await import("../../store/maintenance/index.ts");
  const copy = await copyOfPostgres({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    dataDir: config.dataDir,
    bucket: bucket?.bucket,
    keysFor: (remembered, place) => findMasterKeys(storeSource(config, terminal), remembered, place),
    fillGaps,
  });
  return {
    config,
    dataDir: copy.dataDir,
    live: copy.live,
    keys: async () => copy.keys,
    copy,
    bucket,
    close: () => copy.close(),
  };
}
