// A primary is lost and its standby is promoted. What was revealed once must not be revealed again: so with a synchronous
// standby. An asynchronous one may lack the view that was counted; the test shows it, and the log of a start warns.

import { SQL } from "bun";
import { expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { Log } from "../src/base/log.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Rotation } from "../src/domain/upkeep/rotation.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import { openChosenStore, type Store } from "../src/store/index.ts";
import { makeTempDir } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type Cluster, startCluster, startStandby } from "./postgres.ts";
import { CLIENT, createPush } from "./store_engines.ts";

setDefaultTimeout(120_000);

const openOn = (cluster: Cluster, dataDir: string, requireSyncStandby = false): Promise<Store> =>
  openChosenStore({
    dataDir,
    exclusive: true,
    applicationVersion: "2.5.0",
    testClock: true,
    key: "ab".repeat(32),
    requireSyncStandby,
    postgres: { url: cluster.url, schema: "secretpush" },
  });

needs("postgresql").describe("PostgreSQL", () => {
  test.each([
    ["a synchronous standby", "once", true],
    ["an asynchronous standby", "twice", false],
  ])(
    "after the promotion of %s that was cut off, a secret with one view has been revealed %s",
    async (_standby, often, synchronous) => {
      const primary = await startCluster();
      const standby = await startStandby(primary);
      const sql = new SQL(primary.url, { max: 1 });
      const dataDir = makeTempDir();
      const holds = async (condition: string): Promise<boolean> =>
        (await sql.unsafe(`SELECT 1 FROM pg_stat_replication WHERE ${condition}`)).length > 0;
      await until(() => holds("state = 'streaming'"), "the standby follows");
      if (synchronous) {
        await sql.unsafe("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
        await sql.unsafe("SELECT pg_reload_conf()");
        await until(() => holds("sync_state = 'quorum'"), "the standby is synchronous");
      }

      const before = await openOn(primary, dataDir, synchronous);
      expect(before.notices.join(" ").includes("a standby that is asynchronous")).toBe(!synchronous);
      const push = await createPush(before, { expireAfterViews: 1 });
      await until(() => holds("replay_lsn >= pg_current_wal_lsn()"), "the standby has the push");
      await standby.control("stop", "-m", "immediate");

      let revealed = 0;
      const claim = before.pushes.claimView(push, CLIENT, 1_100, 0).then(
        (claimed) => void (revealed += claimed === null ? 0 : 1),
        (error: { code: string }) => error.code,
      );
      if (synchronous) {
        // It is counted on the primary, and not confirmed: it waits for the standby.
        const waits = () =>
          sql.unsafe("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query LIKE '%claimed%'");
        await until(async () => (await waits()).length > 0, "the claim waits for the standby");
      } else await claim;
      await sql.close();
      await primary.control("stop", "-m", "immediate");
      expect(await claim).toBe(synchronous ? "unconfirmed" : undefined);
      await before.close();

      await standby.control("start");
      await standby.control("promote");
      const after = await openOn(standby, dataDir);
      if (await after.pushes.claimView(push, CLIENT, 1_200, 0)) revealed += 1;
      expect(revealed).toBe(often === "once" ? 1 : 2);
      expect(await after.pushes.claimView(push, CLIENT, 1_300, 0)).toBeNull();
      await after.close();
      await standby.control("stop", "-m", "immediate");
      rmSync(dataDir, { recursive: true, force: true });
    },
  );

  test("a standby that is not promoted is refused, and a primary without one as soon as a node requires it", async () => {
    const primary = await startCluster();
    const dataDir = makeTempDir();
    await (await openOn(primary, dataDir)).close();
    const standby = await startStandby(primary);
    const sql = new SQL(primary.url, { max: 1 });
    const waitFor = async (names: string) => {
      await sql.unsafe(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
      await sql.unsafe("SELECT pg_reload_conf()");
    };
    await waitFor("ANY 1 (*)");
    const isSync = () => sql.unsafe("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'quorum'");
    await until(async () => (await isSync()).length > 0, "the standby is synchronous");
    const node = await openOn(primary, dataDir, true);
    const push = await createPush(node, { expireAfterViews: 5 });
    const trouble = () => node.shared?.trouble() ?? null;
    expect(trouble()).toBeNull();

    // What a node sees after its primary has failed and another one, without a standby, has been promoted.
    await waitFor("");
    await until(async () => trouble() !== null, "the node has looked at its database again");
    expect(trouble()).toContain("database_require_sync_standby is set, but the database confirms changes before");
    for (const change of [
      () => node.pushes.claimView(push, CLIENT, 1_100, 0),
      () => createPush(node),
      () => node.pushes.expireByHand(push.id, CLIENT, 1_100),
      () => node.checkWritable(),
    ]) {
      const refused = await Promise.resolve(change()).then(
        () => null,
        (error: Error & { code: string }) => `${error.code}: ${error.message}`,
      );
      expect(refused).toBe("unavailable: Right now, the database cannot keep what it confirms. Nothing was stored.");
    }
    await waitFor("ANY 1 (*)");
    await until(async () => trouble() === null, "the node has seen the standby again");
    expect(await node.pushes.claimView(push, CLIENT, 1_200, 0)).toMatchObject({ viewsCounted: 1 });

    // Nothing is rotated, so nothing is interrupted when the database goes.
    let log = "";
    let looks = 0;
    const rotation = new Rotation({
      state: Object.assign(Object.create(node.rotation) as Store["rotation"], {
        fingerprints: () => ((looks += 1), node.rotation.fingerprints()),
      }),
      keys: node.keys,
      seals: new Seals(node.keys, new PassphraseKdf()),
      nextKey: () => null,
      others: [],
      outbox: node.outbox,
      clock: { now: () => 1_000 },
      log: new Log({ level: "error", format: "text", write: (text) => void (log += text) }),
    });
    await sql.close();
    await primary.control("stop", "-m", "immediate");
    rotation.start(1);
    await until(async () => looks > 3, "the database was asked in vain");
    await rotation.stop();
    expect(log).toBe("");
    await node.close();
    await primary.control("start");
    expect(openOn(standby, dataDir)).rejects.toThrow("name the primary in database_url");
    await openOn(standby, dataDir).catch(() => {});
    for (const cluster of [standby, primary]) await cluster.control("stop", "-m", "immediate");
    rmSync(dataDir, { recursive: true, force: true });
  });
});
