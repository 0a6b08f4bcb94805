// One of several processes on one database: creates and retrieves pushes on request, through the
// same store and domain as a server. Each write has a commit of its own, so that the processes
// take turns within one race.

import { createInterface } from "node:readline";

import { PassphraseKdf } from "../../src/base/passphrase_kdf.ts";
import { Log } from "../../src/base/log.ts";
import { monotonicClock } from "../../src/base/clock.ts";
import { Files } from "../../src/domain/files/files.ts";
import { Links } from "../../src/domain/pushes/links.ts";
import { Pushes } from "../../src/domain/pushes/pushes.ts";
import { NO_POLICY } from "../../src/model/policy.ts";
import type { KindRules } from "../../src/model/rules.ts";
import { rulesByRole } from "../../src/model/rules_by_role.ts";
import { openStore } from "../../src/store/index.ts";

type Question =
  | { create: { payload: string; passphrase: string; views: number } }
  | { retrieve: { urlToken: string; passphrase: string; times: number } };

const kind: KindRules = {
  expireAfterDaysDefault: 7,
  expireAfterDaysMin: 1,
  expireAfterDaysMax: 90,
  expireAfterViewsDefault: 5,
  expireAfterViewsMin: 1,
  expireAfterViewsMax: 100,
  retrievalStepDefault: true,
  deletableByViewerDefault: true,
};
const NONE = {
  passphraseRequired: false,
  passphraseMinLength: 1,
  coverRequired: false,
  e2eRequired: false,
  recipientsRequired: false,
  outsiders: true,
};
const store = openStore({ dataDir: process.argv[2] ?? "", exclusive: false, maxWritesPerCommit: 1 });
const clock = monotonicClock();
const files = new Files({
  blobs: store.blobs,
  blobTable: store.blobTable,
  keys: store.keys,
  clock,
  log: new Log({ level: "error", format: "text", write: (text) => void process.stderr.write(text) }),
  dataDir: process.argv[2] ?? "",
  limits: {
    maxFiles: 1,
    maxFileBytes: 1,
    maxPushBytes: 1,
    maxStoredBytes: null,
    freeSpaceFloorBytes: 0,
    freeSpaceFloorPercent: 0,
    uploadsAtOncePerCaller: 1,
    downloadsAtOncePerLink: 8,
    downloadsAtOncePerAddress: 64,
    linkLifeMs: 1,
  },
});
const pushes = new Pushes({
  store: store.pushes,
  links: new Links(store.links),
  files,
  keys: store.keys,
  kdf: new PassphraseKdf(undefined, { memoryKiB: 8, passes: 1 }),
  clock,
  mailings: store.mailings,
  keptAnswers: store.keptAnswers,
  rules: rulesByRole(
    {
      kinds: { text: kind, url: kind, file: kind, qr: kind },
      enabled: { text: true, url: true, file: false, qr: true },
      maxPayloadBytes: 1024 * 1024,
      openedBefore: true,
      revealCheck: "off",
      receipts: true,
      languages: [],
      addressable: { sources: [], own: null, codes: false },
      e2e: "offered",
      policy: NO_POLICY,
    },
    { ...NONE, anonymous: NONE, user: NONE, admin: NONE, group: [] },
    1,
  ),
});
const caller = { client: { ip: "192.0.2.1", userAgent: "", referrer: "" }, userId: null, role: null };

async function reply(question: Question): Promise<unknown> {
  if ("create" in question) {
    const { payload, passphrase, views } = question.create;
    const { urlToken } = await pushes.making.create({ payload, passphrase, expireAfterViews: views }, caller);
    return { urlToken };
  }
  const { urlToken, passphrase, times } = question.retrieve;
  const retrieved = await Promise.all(
    Array.from({ length: times }, () => pushes.retrieve(urlToken, caller, passphrase)),
  );
  return { payloads: retrieved.flatMap(({ payload }) => payload ?? []) };
}

const answer = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

answer("ready");
for await (const line of createInterface({ input: process.stdin })) answer(await reply(JSON.parse(line) as Question));
store.close();
