// Writes into the admin log that the data came from a backup. The restore itself cannot: it may run without the master key,
// and the backup may have an earlier schema. So it leaves a note in the database, and the first start makes an entry of it.

import { adminChanged, COMMAND_LINE } from "../domain/events/admin_changes.ts";
import { RESTORED, type Restored } from "../model/restore_point.ts";
import type { Store } from "../store/index.ts";
import { noteIn } from "./settings_changes.ts";

export async function tellRestored({ outbox, overview }: Pick<Store, "outbox" | "overview">): Promise<void> {
  const note = await overview.note(RESTORED);
  const restored = note === null ? null : noteIn<Restored>(note);
  if (!restored) return;
  const { atMs, name, madeAt } = restored;
  const event = adminChanged("backup.restored", { by: COMMAND_LINE, atMs, more: { name, made_at: madeAt } });
  await outbox.addNoted(event, RESTORED);
}
