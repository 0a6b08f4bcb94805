// Opens and closes data directories on request, as a command beside a server would. Answers with
// the key's fingerprint, or with the sentence of the refusal.

import { createInterface } from "node:readline";

import { fingerprint } from "../../src/store/keys/master_keys.ts";
import { openStore } from "../../src/store/index.ts";

const answer = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

answer("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { dataDir } = JSON.parse(line) as { dataDir: string };
  try {
    const store = openStore({ dataDir, exclusive: false });
    await store.checkWritable();
    answer({ key: fingerprint(store.keys.newest) });
    store.close();
  } catch (error) {
    answer({ error: String(error) });
  }
}
