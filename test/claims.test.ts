// What the store and the rules promise by themselves, without the checks that stand in front of them.

import { Database } from "bun:sqlite";
import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { AppError, Problems } from "../src/base/errors.ts";
import { NO_POLICY } from "../src/model/policy.ts";
import type { FileRecord } from "../src/model/push.ts";
import { completeDraft } from "../src/model/push_draft.ts";
import type { KindRules } from "../src/model/rules.ts";
import { openStore } from "../src/store/index.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { makeTempDir } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const dataDir = makeTempDir();
const store = openStore({ dataDir, exclusive: true });
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const CLIENT = { ip: "192.0.2.1", userAgent: "", referrer: "" };
const create = (more: { ownerId?: number; labels?: Uint8Array; files?: FileRecord[] } = {}) =>
  store.pushes.create(
    {
      lookup: crypto.getRandomValues(new Uint8Array(32)),
      ownerId: more.ownerId ?? null,
      kind: "text",
      createdAtMs: 1,
      expiresAtMs: 1_000,
      expireAfterDays: 1,
      expireAfterViews: 5,
      retrievalStep: false,
      covered: false,
      deletableByViewer: true,
      fileCount: more.files?.length ?? 0,
      guard: null,
      traits: {},
    },
    {
      sealed: { wrappedKey: new Uint8Array(WRAPPED_KEY_BYTES), payload: new Uint8Array(40) },
      labels: more.labels ?? null,
      files: more.files ?? [],
    },
    CLIENT,
  );

test("a view is not counted after the push was expired by hand, even where it was looked up before", async () => {
  const push = await create();
  await store.pushes.expireByHand(push.id, CLIENT, 10);
  expect(await store.pushes.claimView(push, CLIENT, 11, 0)).toBeNull();
  expect(await store.pushes.findById(push.id)).toMatchObject({ viewsCounted: 0, expiredAtMs: 10 });
});

test("a blob is not served once it is due to be unlinked, even while it is still on the disk", async () => {
  const blobId = "0123456789abcdef".repeat(2);
  const file = { blobId, byteSize: 1, checksum: "0".repeat(16), sealedInfo: new Uint8Array(40) };
  const push = await create({ files: [file] });
  expect(await store.blobTable.downloadState(blobId, 10)).toBe("served");
  await store.pushes.expireByHand(push.id, CLIENT, 10);
  expect(await store.blobTable.downloadState(blobId, 9)).toBe("served");
  expect(await store.blobTable.downloadState(blobId, 10)).toBeNull();
});

test("the links, names and notes of a user who is removed are erased", async () => {
  const user = await store.accounts.createUser({ email: "ann@example.org", passwordHash: "-", admin: false, nowMs: 1 });
  const label = new Uint8Array(40);
  await create({ ownerId: user?.id ?? 0, labels: label });
  const database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
  const labels = () => database.query("SELECT count(*) AS n FROM labels").get();
  expect(labels()).toEqual({ n: 1 });
  expect(await store.pushes.expireAndDisown(user?.id ?? 0, 10)).toBe(1);
  expect(labels()).toEqual({ n: 0 });
  database.close();
});

test("the rules refuse files of every kind of push where file pushes are switched off", () => {
  const kind: KindRules = {
    expireAfterDaysDefault: 1,
    expireAfterDaysMin: 1,
    expireAfterDaysMax: 1,
    expireAfterViewsDefault: 1,
    expireAfterViewsMin: 1,
    expireAfterViewsMax: 1,
    retrievalStepDefault: false,
    deletableByViewerDefault: false,
  };
  const rules = {
    kinds: { text: kind, file: kind, url: kind, qr: kind },
    enabled: { text: true, file: false, url: true, qr: true },
    maxPayloadBytes: 100,
    openedBefore: true,
    revealCheck: "off" as const,
    receipts: true,
    languages: [],
    addressable: { sources: [], own: null, codes: false },
    e2e: "offered" as const,
    policy: NO_POLICY,
  };
  const complete = () => completeDraft({ kind: "text", payload: "x" }, [{ isAge: false }], rules, new Problems());
  expect(complete).toThrow(AppError);
  try {
    complete();
  } catch (error) {
    expect((error as AppError).fields).toEqual({ files: ["are switched off on this server"] });
  }
});
