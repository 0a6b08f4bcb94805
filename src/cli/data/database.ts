// The database that a command reads, on either engine. For a data directory, it is the live one. For PostgreSQL, it is a
// snapshot, which is in the data directory of this host until the command ends.

import { sharedFilesOf } from "../../serve/shared_files.ts";
import type { Config } from "../../config/options.ts";
import type { SharedBlobs } from "../../store/blobs/shared.ts";
import type { LiveDatabase, MasterKeys } from "../../store/maintenance/index.ts";
import type { Copy } from "../../store/transfer/index.ts";
import type { Cli } from "../context.ts";
import { keysBeside, storeSource } from "./key_source.ts";

export interface ReadDatabase {
  config: Config;
  /** The directory that `live` is in. */
  dataDir: string;
  live: LiveDatabase;
  /** @throws Error with a message for the administrator if they are missing or do not fit */
  keys: () => Promise<MasterKeys>;
  /** The copy of PostgreSQL; null for a data directory. */
  copy: Copy | null;
  /** undefined if files are in the data directory, or nowhere. */
  shared: SharedBlobs | undefined;
  close: () => Promise<void>;
}

/** @param fillGaps whether the copy is to become a data directory @param copyIn its place instead of data_dir @throws Error */
export async function readDatabase(
  { settings, terminal }: Pick<Cli, "settings" | "terminal">,
  fillGaps = false,
  copyIn?: string,
): Promise<ReadDatabase> {
  const { config } = settings();
  const { openLive } = await import("../../store/maintenance/index.ts");
  const place = sharedFilesOf(config);
  const shared = place && (await (await import("../../store/index.ts")).openShared(place));
  if (config.databaseUrl === undefined) {
    const live = openLive(config.dataDir);
    return {
      config,
      dataDir: config.dataDir,
      live,
      keys: () => keysBeside(live, config, terminal),
      copy: null,
      shared,
      close: async () => live.close(),
    };
  }
  const { copyOfPostgres } = await import("../../store/transfer/index.ts");
  const { findMasterKeys } = await import("../../store/maintenance/index.ts");
  const copy = await copyOfPostgres({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    dataDir: copyIn ?? config.dataDir,
    shared,
    keysFor: (remembered, place) => findMasterKeys(storeSource(config, terminal), remembered, place),
    fillGaps,
  });
  return {
    config,
    dataDir: copy.dataDir,
    live: copy.live,
    keys: async () => copy.keys,
    copy,
    shared,
    close: () => copy.close(),
  };
}
