// A view, and a release, that somebody else's act meets between two steps: the answer says what is so, on either engine. The store is
// a real one; what is asked of it between the steps comes just before or after one of its methods.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { AppError, Problems } from "../src/base/errors.ts";
import { Log } from "../src/base/log.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { DAY_MS } from "../src/base/clock.ts";
import { FairQueue } from "../src/base/fair_queue.ts";
import { Holds } from "../src/capabilities/hold/gate.ts";
import { Releases } from "../src/capabilities/hold/releases.ts";
import { HoldWatch } from "../src/capabilities/hold/watch.ts";
import { Files } from "../src/domain/files/files.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { Pushes } from "../src/domain/pushes/pushes.ts";
import { fileLimitsOf, rulesByRoleOf } from "../src/serve/limits.ts";
import type { Store } from "../src/store/index.ts";
import { testClock } from "./harness.ts";
import { needs } from "./needs.ts";
import { load } from "./settings.ts";
import { CLIENT, ENGINES, type StorePlace } from "./store_engines.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const TIMEOUT_MS = 60_000;
const clock = testClock();
const log = new Log({ level: "error", format: "text", write: () => {} });
const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));
const reader = { userId: null, role: null, client: CLIENT };

for (const engine of ENGINES) {
  needs(...engine.needs).describe(`beside others, on ${engine.name}`, () => {
    let place: StorePlace;
    let store: Store;
    let userId: number;
    beforeAll(async () => {
      place = await engine.newPlace();
      store = await place.open();
      const user = { email: "ann@example.org", passwordHash: "-", admin: false, nowMs: clock.now() };
      userId = (await store.accounts.createUser(user))?.id ?? 0;
    });
    afterAll(async () => {
      await store?.close();
      await place?.remove();
    });

    /** @param meanwhile what others do around a claim */
    function pushesWith(meanwhile: {
      before?: (id: number) => Promise<unknown>;
      after?: (id: number) => Promise<unknown>;
    }) {
      const { blobs, blobTable, keys, keptAnswers, mailings } = store;
      const { config } = load({});
      const beside: Store["pushes"] = Object.assign(Object.create(store.pushes), {
        async claimView(...given: Parameters<Store["pushes"]["claimView"]>) {
          await meanwhile.before?.(given[0].id);
          const claimed = await store.pushes.claimView(...given);
          await meanwhile.after?.(given[0].id);
          return claimed;
        },
      });
      const holds = new Holds({ store: store.holds, clock, timeoutMs: TIMEOUT_MS });
      return new Pushes({
        store: beside,
        links: new Links(store.links),
        files: new Files({ blobs, blobTable, keys, clock, log, limits: fileLimitsOf(config), dataDir: "-" }),
        keys,
        kdf: new PassphraseKdf(new FairQueue(), {
          memoryKiB: 64,
          passes: 1,
        }),
        clock,
        rules: rulesByRoleOf(config),
        closes: [holds],
        mailings,
        keptAnswers,
      });
    }
    const owner = () => ({ userId, role: "user", client: CLIENT }) as const;
    const setFrozen = (id: number, to: boolean) =>
      store.pushes.setFrozen(id, to, to ? "freeze" : "thaw", CLIENT, clock.now());

    test("a freeze that is over when its claim is answered keeps nobody out, and nothing is said to have expired", async () => {
      for (const times of [1, 2]) {
        let freezes = times;
        let claims = 0;
        const pushes = pushesWith({
          before: async (id) => {
            claims += 1;
            if (freezes > 0) await setFrozen(id, true);
          },
          after: async (id) => {
            freezes -= 1;
            await setFrozen(id, false);
          },
        });
        const { urlToken } = await pushes.making.create({ payload: "x", expireAfterViews: 5 }, owner());
        const opened = await pushes.retrieve(urlToken, reader, "").catch(codeOf);
        if (times === 1) expect(opened).toMatchObject({ expired: false, payload: "x", record: { viewsCounted: 1 } });
        else expect(opened).toBe("frozen");
        expect(claims).toBe(2);
        expect((await pushes.find(urlToken)).record).toMatchObject({ viewsCounted: 2 - times, expiredAtMs: null });
      }
    });

    test("a change that was answered before a first view holds, and the recipient is told the new terms", async () => {
      const later = new Date(clock.now() + 2 * DAY_MS).toISOString();
      const pushes: Pushes = pushesWith({
        before: () =>
          pushes.changes.apply(urlToken, { expiresAt: later, expireAfterViews: 9 }, owner(), {
            problems: new Problems(),
            language: () => "en",
          }),
      });
      const terms = { expireAfterViews: 5, expireAfterDays: 1, expireAfterFirstView: 36 * 60 };
      const { urlToken, record } = await pushes.making.create({ payload: "x", ...terms }, owner());
      expect(record.expireAfterViews).toBe(5);
      const opened = await pushes.retrieve(urlToken, reader, "");
      const end = clock.now() + 1.5 * DAY_MS;
      expect(opened.record).toMatchObject({ expireAfterViews: 9, expiresAtMs: end, viewsCounted: 1 });
      expect((await pushes.find(urlToken)).record.expiresAtMs).toBe(end);
    });

    test("a release that let the recipient take the last view is a success", async () => {
      const pushes = pushesWith({});
      const { urlToken, record } = await pushes.making.create(
        { payload: "x", hold: true, expireAfterViews: 1 },
        owner(),
      );
      const held = await pushes.retrieve(urlToken, reader, "").catch((error) => error);
      const { id } = held.hold;
      const holds: Store["holds"] = Object.assign(Object.create(store.holds), {
        async decide(...given: Parameters<Store["holds"]["decide"]>) {
          const decided = await store.holds.decide(...given);
          const proof = { holdId: id, browser: null };
          expect(await pushes.retrieve(urlToken, reader, "", undefined, proof)).toMatchObject({ payload: "x" });
          return decided;
        },
      });
      const watch = new HoldWatch({ store: holds, pushes, clock, log });
      const releases = new Releases({
        store: holds,
        pushes,
        watch,
        clock,
        timeoutMs: TIMEOUT_MS,
      });
      const by = { userId, client: CLIENT };
      expect(await releases.decide(urlToken, id, { decision: "released" }, by)).toMatchObject({
        id,
        state: "released",
      });
      expect((await store.pushes.findById(record.id))?.viewsCounted).toBe(1);
    });
  });
}
