// Does one long thing to a data directory and is killed, by itself and as by kill -9, at a certain
// step of it: a backup or a restore after so many files, a rotation after so many steps, a migration
// in the middle of its last statement. Ends with 0 where that step never came.

import { PassphraseKdf } from "../../src/base/passphrase_kdf.ts";
import { monotonicClock } from "../../src/base/clock.ts";
import { Log } from "../../src/base/log.ts";
import { Rotation } from "../../src/domain/upkeep/rotation.ts";
import { Seals } from "../../src/domain/pushes/seals.ts";
import { writeBackup } from "../../src/store/maintenance/backup.ts";
import { Db } from "../../src/store/sqlite/db.ts";
import { newMasterKey, fingerprint, nextKeyPath } from "../../src/store/keys/master_keys.ts";
import { restoreBackup } from "../../src/store/maintenance/restore.ts";
import { MIGRATIONS } from "../../src/store/sqlite/schema.ts";
import { openStore } from "../../src/store/index.ts";
import { writeKeyFile } from "../../src/store/keys/key_file.ts";

const [what = "", dataDir = "", file = "", step = "1"] = process.argv.slice(2);

let steps = 0;
const onProgress = (): void => {
  steps += 1;
  if (steps === Number(step)) process.kill(process.pid, "SIGKILL");
};

if (what === "backup") {
  await writeBackup({
    dataDir,
    file,
    passphrase: null,
    overwrite: false,
    keys: null,
    applicationVersion: "0.0.0",
    nowMs: Date.now(),
    onProgress,
  });
} else if (what === "restore") {
  await restoreBackup({ dataDir, file, passphrase: null, onProgress });
} else if (what === "rotate") {
  const store = openStore({ dataDir, exclusive: true });
  const next = Buffer.from(newMasterKey(), "hex");
  writeKeyFile(nextKeyPath(dataDir), next);
  await store.rotation.stage(fingerprint(next));
  const rotation = new Rotation({
    state: store.rotation,
    keys: store.keys,
    seals: new Seals(store.keys, new PassphraseKdf()),
    nextKey: (print) => store.nextKey(print),
    others: [],
    outbox: store.outbox,
    clock: monotonicClock(),
    log: new Log({ level: "error", format: "text", write: () => {} }),
  });
  await rotation.run(onProgress);
  store.close();
} else if (what === "migrate") {
  // The array is killed while it is asked for the statement after the last one that was run.
  const migrations = new Proxy(
    [...MIGRATIONS, "CREATE TABLE more (id INTEGER) STRICT", "CREATE TABLE never (id INTEGER) STRICT"],
    {
      get(target, property, receiver) {
        if (property === String(MIGRATIONS.length + 1)) process.kill(process.pid, "SIGKILL");
        return Reflect.get(target, property, receiver) as unknown;
      },
    },
  );
  new Db({ path: `${dataDir}/secretpush.db`, migrations }).migrate();
}
