// The database whose master key a command shows or rotates, on either engine.

import { sharedFilesOf } from "../../serve/shared_files.ts";
import type { Config } from "../../config/options.ts";
import type { Store } from "../../store/index.ts";
import type { MasterKeys } from "../../store/maintenance/index.ts";
import { counted } from "../figures.ts";
import { OperationFailed, type Terminal } from "../terminal.ts";
import { storeSource } from "./key_source.ts";

export interface KeyPlace {
  /** The database, for an administrator. */
  where: string;
  /** Whether other hosts need the same key. */
  isShared: boolean;
  /** The fingerprints that the database remembers. */
  fingerprints: () => Promise<{ current: string; next: string | null }>;
  /** The keys that it needs. @throws Error with a sentence if they are missing or do not fit */
  keys: () => Promise<MasterKeys>;
  /**
   * Opens it for a rotation: `carriesOut` if this process does the work, and not a server.
   * @throws Error with a sentence
   */
  open: () => Promise<Store & { carriesOut: boolean }>;
  close: () => Promise<void>;
}

/** @throws Error with a sentence if there is no database */
export function keyPlace(config: Config, terminal: Terminal): Promise<KeyPlace> {
  return config.databaseUrl === undefined
    ? directoryPlace(config, terminal)
    : sharedPlace(config, config.databaseUrl, terminal);
}

async function directoryPlace(config: Config, terminal: Terminal): Promise<KeyPlace> {
  const { DirectoryInUse, databasePath, findMasterKeys, openLive, rememberedBy, requireDatabase } =
    await import("../../store/maintenance/index.ts");
  const { dataDir } = config;
  const source = storeSource(config, terminal);
  requireDatabase(dataDir);
  const fingerprints = () => {
    const live = openLive(dataDir);
    try {
      return rememberedBy(live, dataDir);
    } finally {
      live.close();
    }
  };
  return {
    where: dataDir,
    isShared: false,
    fingerprints: async () => fingerprints(),
    keys: async () => findMasterKeys(source, fingerprints(), databasePath(dataDir)),
    async open() {
      const { openStore } = await import("../../store/index.ts");
      try {
        return Object.assign(openStore({ ...source, exclusive: true }), { carriesOut: true });
      } catch (error) {
        if (!(error instanceof DirectoryInUse)) throw error;
        return Object.assign(openStore({ ...source, exclusive: false }), { carriesOut: false });
      }
    },
    close: async () => {},
  };
}

async function sharedPlace(config: Config, url: string, terminal: Terminal): Promise<KeyPlace> {
  const [{ PostgresProbe }, { findMasterKeys }] = await Promise.all([
    import("../../store/maintenance/nodes.ts"),
    import("../../store/maintenance/index.ts"),
  ]);
  const schema = config.databaseSchema;
  const source = storeSource(config, terminal);
  const probe = new PostgresProbe({ url, schema, program: source.applicationVersion });
  const fingerprints = async () => {
    const known = (await probe.schema()) && (await probe.keys());
    if (known) return known;
    throw new OperationFailed(`there is nothing in ${probe.where} yet: the first start of a node creates it`);
  };
  return {
    where: probe.where,
    isShared: true,
    fingerprints,
    keys: async () => findMasterKeys(source, await fingerprints(), probe.where),
    async open() {
      const known = await fingerprints();
      if (known.next === null) {
        refuseWanted(findMasterKeys(source, known, probe.where));
        refuseBeside((await probe.nodes()).length);
      }
      const { openChosenStore } = await import("../../store/index.ts");
      const store = await openChosenStore({
        ...source,
        // Does not register as a node, so that after a crash the next run need not wait until a node's sign of life has
        // faded. A node with both keys may do the same work at the same time.
        exclusive: false,
        postgres: { url, schema },
        shared: sharedFilesOf(config),
        eraseHorizonMs: config.eraseHorizonMs,
        requireSyncStandby: config.databaseRequireSyncStandby,
      });
      return Object.assign(store, { carriesOut: true });
    },
    close: () => probe.close(),
  };
}

function refuseBeside(running: number): void {
  if (running === 0) return;
  throw new OperationFailed(
    `${counted(running, "node", "nodes")} on this database would go on sealing under the old key: stop every node, then ` +
      "run this again. A node that was killed counts for 30 seconds more. Nothing was changed",
  );
}

function refuseWanted({ wanted }: MasterKeys): void {
  if (wanted === null) return;
  throw new OperationFailed(
    "previous_key is set: the next node to start alone rotates to the key that is given with it. Start that node, or run " +
      "this with the old key alone. Nothing was changed",
  );
}
