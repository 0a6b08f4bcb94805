// The database whose master key a command shows or rotates, on either engine.

import type { Config } from "../../config/options.ts";
import type { MasterKeys } from "../../store/maintenance/index.ts";
import { counted } from "../figures.ts";
import { OperationFailed, type Terminal } from "../terminal.ts";
import { storeSource } from "./key_source.ts";

export interface KeyPlace {
  /** The database, in words for an administrator. */
  where: string;
  /** Whether other hosts need the same key. */
  isShared: boolean;
  /** The fingerprints that the database remembers. */
  fingerprints: () => Promise<{ current: string; next: string | null }>;
  /** The keys that the database needs. @throws Error with a message for the administrator if they are missing or do not fit */
  keys: () => Promise<MasterKeys>;
  /** @throws Error with a message for the administrator if no rotation can begin now */
  mayRotate: () => Promise<void>;
  close: () => Promise<void>;
}

/** @throws Error with a message for the administrator if there is no database */
export function keyPlace(config: Config, terminal: Terminal): Promise<KeyPlace> {
  return config.databaseUrl === undefined
    ? directoryPlace(config, terminal)
    : sharedPlace(config, config.databaseUrl, terminal);
}

async function directoryPlace(config: Config, terminal: Terminal): Promise<KeyPlace> {
  const { databasePath, findMasterKeys, openLive, rememberedBy, requireDatabase } =
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
    mayRotate: async () => {},
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
    throw new OperationFailed(`${probe.where} is still empty: the first start of a node creates the tables`);
  };
  return {
    where: probe.where,
    isShared: true,
    fingerprints,
    keys: async () => findMasterKeys(source, await fingerprints(), probe.where),
    async mayRotate() {
      const known = await fingerprints();
      if (known.next !== null) return;
      refuseWanted(findMasterKeys(source, known, probe.where));
      refuseBeside((await probe.nodes()).length);
    },
    close: () => probe.close(),
  };
}

function refuseBeside(running: number): void {
  if (running === 0) return;
  throw new OperationFailed(
    `${counted(running, "node", "nodes")} on this database would continue to encrypt under the old key: stop every node, then ` +
      "run this again. A node that was killed still counts for 30 seconds. Nothing was changed",
  );
}

function refuseWanted({ wanted }: MasterKeys): void {
  if (wanted === null) return;
  throw new OperationFailed(
    "previous_key is set: the next node to start alone rotates to the key given with it. Start that node, or run " +
      "this with the old key alone. Nothing was changed",
  );
}
