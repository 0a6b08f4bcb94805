// An import that is killed: what it leaves is whole, and the same command once more ends as if nothing had happened.

import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startServer } from "./harness.ts";
import { OLD_STORAGE, oldDatabase, oldKeys } from "./old_server.ts";
import { ENVIRONMENT } from "./processes.ts";
import { databaseOf, engineSettings, forgetEngine } from "./test_engine.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

/** So many that they need several commits. */
const MORE = `
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 90)
  INSERT INTO pushes (id, kind, url_token, payload_ciphertext, note_ciphertext, created_at, updated_at, expire_after_days, expire_after_views, expired, user_id)
  SELECT 1000 + i, 0, 'one-of-many-' || (100 + i), payload_ciphertext, '', created_at, updated_at, 20000, 5, i % 3 = 0, 1 + i % 3
    FROM pushes, n WHERE pushes.id = 1;`;

const old = tempDir();
const database = oldDatabase(old, MORE);
const argvFor = (dataDir: string) =>
  ["from-password-pusher", "import", "--database", database, "--old-key-file", oldKeys(old)].concat(
    "--storage",
    OLD_STORAGE,
    "--data-dir",
    dataDir,
  );

/** All that was brought, but for what is random or of this moment. */
async function broughtIn(dataDir: string) {
  const db = await databaseOf({ dataDir });
  const ask = async (sql: string) => JSON.stringify([...((await db.unsafe(sql)) as unknown[])], null, 1);
  const found = [
    await ask(`
      SELECT p.lookup, u.email, p.kind, p.created_at_ms, p.expires_at_ms, p.expired_at_ms, p.views_counted, p.uncounted_entries,
             p.entry_count, p.file_count, p.guard_salt IS NULL AS is_open,
             EXISTS (SELECT 1 FROM sealed_payloads s WHERE s.push_id = p.id) AS has_payload,
             EXISTS (SELECT 1 FROM labels l WHERE l.push_id = p.id) AS has_labels,
             (SELECT count(*) FROM files f WHERE f.push_id = p.id) AS files
        FROM pushes p LEFT JOIN users u ON u.id = p.owner_id ORDER BY p.lookup`),
    await ask(`
      SELECT u.email, u.password_hash, u.is_admin, u.vouched, t.last_step, a.prefix
        FROM users u LEFT JOIN totps t ON t.user_id = u.id LEFT JOIN api_tokens a ON a.user_id = u.id ORDER BY u.email`),
    await ask("SELECT kind, count(*) AS n FROM audit_entries GROUP BY kind ORDER BY kind"),
    await ask("SELECT count(*) AS n FROM doomed_blobs"),
  ];
  await db.close();
  return found;
}

const undisturbed = (async () => {
  const dataDir = join(tempDir(), "data");
  await cli(argvFor(dataDir), { env: await engineSettings(dataDir) });
  return broughtIn(dataDir).finally(() => forgetEngine(dataDir));
})();

test.each([
  "before beginUser 1",
  "after beginUser 2",
  "before finishUser 2",
  "after finishUser 2",
  "after create 1",
  "before addPushes 1",
  "after addPushes 2",
  "before addPushes 3",
])("killed %s", async (point) => {
  const dataDir = join(tempDir(), "data");
  const env = await engineSettings(dataDir);
  const killed = Bun.spawn(
    [process.execPath, join(import.meta.dir, "programs/killed_import.ts"), point, ...argvFor(dataDir)],
    {
      env: { ...ENVIRONMENT, ...env },
      stdout: "ignore",
      stderr: "inherit",
    },
  );
  await killed.exited;
  expect(killed.signalCode).toBe("SIGKILL");
  const again = await cli(argvFor(dataDir), { env });
  expect(again.stderr).toContain("push 10 (unde…): no key opens it");
  expect(await broughtIn(dataDir)).toEqual(await undisturbed);
  // A server removes what the first run left on the disk.
  const server = await startServer({ dataDir });
  await server.stop({ dataDir: true });
  const checked = await cli(["check", "--data-dir", dataDir], { env });
  expect([checked.code, checked.stdout.includes("unknown")]).toEqual([0, false]);
  await forgetEngine(dataDir);
});
