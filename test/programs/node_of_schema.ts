// A node of a later version: this program with more migrations, of which the last may keep older programs out. Says in lines
// what it waits for and what it finds, and ends when its input does.

import { openPostgres } from "../../src/store/postgres/open.ts";
import { MIGRATIONS } from "../../src/store/postgres/schema.ts";

const [url = "", schema = "", dataDir = "", ...restricting] = process.argv.slice(2);
const say = (what: string): void => console.log(what);
const store = await openPostgres({
  databaseUrl: url,
  schema,
  dataDir,
  exclusive: true,
  key: process.env["SECRETPUSH_KEY"],
  applicationVersion: "9.9.9",
  migrations: [...MIGRATIONS, ...restricting.map((one) => ({ restricts: one === "restricts", sql: "SELECT 1" }))],
  onProgress: (message) => say(message),
});
for (const notice of store.notices) say(notice);
say("serves");
for await (const _ of Bun.stdin.stream());
await store.close();
