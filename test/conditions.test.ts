// What an administrator should know about the state of an instance: found, told once, and shown.

import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sha256 } from "../src/base/crypto.ts";
import { Log } from "../src/base/log.ts";
import { DAY_MS, HOUR_MS } from "../src/base/clock.ts";
import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { findingOf } from "../src/cli/findings.ts";
import { loadConfig } from "../src/config/load.ts";
import { ConditionWatch } from "../src/domain/events/condition_watch.ts";
import { inEnglish } from "../src/http/conditions.ts";
import {
  type Condition,
  CONDITION_KINDS,
  type ConditionTexts,
  kindOfCondition,
  sayCondition,
} from "../src/model/condition.ts";
import { certificateConditions, diskConditions } from "../src/serve/conditions.ts";
import { sharedDirectoryOf } from "../src/serve/shared_files.ts";
import type { NewEvent } from "../src/model/event.ts";
import type { Store } from "../src/store/index.ts";
import { textsIn } from "../static/texts.ts";
import { Browser } from "./browser_sessions.ts";
import { openBeside, openStoreOf, startServer, testClock } from "./harness.ts";
import { SECRET, startReceiver, verify } from "./receiver.ts";
import { ENGINE } from "./test_engine.ts";
import { scratch, ownServer } from "./scratch.ts";
import { startMailServer } from "./smtp.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let store: Store;

const server = ownServer({ clock, flags: { "metrics-listen": "127.0.0.1:0" } });
beforeAll(async () => {
  store = await openStoreOf(server, false);
  await server.user("ann@example.org", true);
  await server.user("eve@example.org");
  await server.user("carl@example.org");
  const beside = await openBeside(server);
  await beside.accounts.setRole("carl@example.org", "auditor");
  await beside.close();
});
afterAll(async () => {
  await store.close();
});

/** The kinds that metrics count, each with its number. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
  const lines = text.matchAll(/^secretpush_conditions\{kind="(\w+)",severity="\w+"\} (\d+)$/gm);
  return Object.fromEntries(Array.from(lines, ([, kind = "", count]) => [kind, Number(count)]));
}

describe("conditions", () => {
  test("are none on a server that is well", async () => {
    expect(await counted()).toEqual({});
  });

  test("tell for a week who became an administrator, while they are one", async () => {
    await server.user("bob@example.org", true);
    expect(await counted()).toEqual({ administrator_new: 1 });
    const beside = await openBeside(server);
    await beside.accounts.setRole("bob@example.org", "user");
    await beside.close();
    expect(await counted()).toEqual({});
  });

  test("tell of a token in use that ends within 14 days, and of no other", async () => {
    const user = await store.accounts.findUser("eve@example.org");
    const add = async (name: string, days: number) => {
      const limits = { scopes: null, networks: null, expiresAtMs: clock.now() + days * DAY_MS };
      const hash = sha256(name);
      const of = { userId: user?.id ?? 0, name, prefix: "sp_abc", hash, nowMs: clock.now(), limits };
      return (await store.accounts.createToken(of))?.id ?? 0;
    };
    const used = [await add("for a week", 7), await add("for a month", 30), await add("for long", 90)];
    await add("unused", 30);
    const use = async () => {
      for (const id of used) await store.accounts.touchToken(id, { nowMs: clock.now(), ip: "192.0.2.7" });
    };
    await use();
    expect(await counted()).toEqual({});
    clock.advance(16 * DAY_MS);
    await use();
    expect(await counted()).toEqual({ token_ends: 1 });
    clock.advance(14 * DAY_MS);
    expect(await counted()).toEqual({});
  });

  test("tell of a backup that is more than a week old, if there was one", async () => {
    await store.overview.setNote("last_backup", String(clock.now()));
    clock.advance(8 * DAY_MS);
    expect(await counted()).toEqual({});
    clock.advance(1);
    expect(await counted()).toEqual({ backup_old: 1 });
    await store.overview.setNote("last_backup", null);
  });

  test("tell of the file of a new version in the data directory, until it is older than the program", async () => {
    const directory = join(server.dataDir, "upgrade");
    mkdirSync(directory);
    const file = join(directory, "secretpush-linux-x64");
    for (const name of [file, `${file}.minisig`]) writeFileSync(name, "");
    expect(await counted()).toEqual({ version_ready: 1 });
    utimesSync(file, 0, 0);
    expect(await counted()).toEqual({});
  });

  test("tell for an hour of guesses that were refused", async () => {
    const push = await server.push({ payload: "x", passphrase: "right" });
    const guess = () => server.fetch(`/api/v2/pushes/${push.url_token}?passphrase=wrong`);
    const failures = [];
    for (let n = 0; n < 24; n += 1) failures.push((await guess()).status);
    expect(failures.filter((status) => status === 429)).toHaveLength(19);
    expect(await counted()).toEqual({});
    await guess();
    expect(await counted()).toEqual({ guessing: 1 });
    clock.advance(HOUR_MS + 1);
    expect(await counted()).toEqual({});
  });

  test("tell of dead letters and of events that wait", async () => {
    await store.outbox.setInstanceSubscriptions(
      [{ target: "hook", name: "own", events: ["push.created"] }],
      clock.now(),
    );
    await server.push({ payload: "x" });
    clock.advance(HOUR_MS + 1);
    expect(await counted()).toEqual({ deliveries_late: 1 });
    const [event] = await store.outbox.pending(1);
    const [subscription] = await store.outbox.subscriptions();
    const id = subscription?.id ?? 0;
    await store.outbox.fanOut([{ id: event?.id ?? 0, subscriptionIds: [id] }], clock.now());
    const [delivery] = await store.outbox.lease(id, { nowMs: clock.now(), leaseMs: 1 }, 1);
    await store.outbox.failed(delivery?.id ?? 0, { error: "gone", nextAtMs: null, nowMs: clock.now() });
    expect(await counted()).toEqual({ deliveries_dead: 1 });
    await store.outbox.setInstanceSubscriptions([], clock.now());
  });
});

describe("the page of the state", () => {
  /** The page as somebody gets it who asks so; null if there is none. */
  async function pageOf(email: string, init: RequestInit = {}): Promise<string | null> {
    const browser = new Browser(server);
    await browser.signIn(email);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "sec-fetch-site": "same-origin", ...(init.headers as Record<string, string>) };
    const answer = await server.fetch("/admin/health", { ...init, headers });
    return answer.ok ? answer.text() : null;
  }

  test("shows administrators what needs them, with its command, in their language", async () => {
    await store.overview.setNote("last_backup", String(clock.now() - 9 * DAY_MS));
    const page = await pageOf("ann@example.org");
    expect(page).toContain('<span class="name">The last backup is from ');
    expect(page).toContain("secretpush backup FILE</pre>");
    const german = await pageOf("ann@example.org", { headers: { "accept-language": "de" } });
    expect(german).toContain('<span class="name">Die letzte Sicherung ist vom ');
    await store.overview.setNote("last_backup", null);
  });

  test("names who waits for events", async () => {
    await store.outbox.setInstanceSubscriptions(
      [{ target: "hook", name: "Team chat", events: ["push.created"] }],
      clock.now(),
    );
    await server.push({ payload: "x" });
    const [event] = await store.outbox.pending(1);
    const [subscription] = await store.outbox.subscriptions();
    const wanted = { id: event?.id ?? 0, subscriptionIds: [subscription?.id ?? 0] };
    await store.outbox.fanOut([wanted], clock.now());
    const page = await pageOf("ann@example.org");
    await store.outbox.setInstanceSubscriptions([], clock.now());
    expect(page).toContain("1 event is waiting to be delivered.");
    expect(page).toContain('<div class="meta">Team chat: 1</div>');
  });

  test("is told to programs of auditors and administrators", async () => {
    const token = async (email: string) => {
      const beside = await openBeside(server);
      const { token: made } = await beside.accounts.createToken({ email, name: crypto.randomUUID() });
      await beside.close();
      return { authorization: `Bearer ${made}` };
    };
    const ask = async (email: string) => server.json("GET", "/api/v2/admin/conditions", undefined, await token(email));
    const { body } = await ask("ann@example.org");
    expect(body).toContainEqual({
      kind: "backup_none",
      subject: "",
      severity: "fine",
      says: "No backup has been made yet.",
      mend: "Make a backup, unless something else already backs up this server.",
      command: "secretpush backup FILE",
    });
    expect((await ask("eve@example.org")).status).toBe(403);
  });

  test("shows auditors the state, and the examination to administrators alone", async () => {
    const [page, seen] = [await pageOf("ann@example.org"), await pageOf("carl@example.org")];
    expect(page).toContain('action="/admin/health"');
    expect(seen).toContain("No backup has been made yet");
    expect(seen).not.toContain("Warnings and errors");
    // Only administrators can run commands and act.
    expect(seen).not.toContain("secretpush backup");
    expect(page).not.toContain("<h2>Needs an administrator");
    await store.overview.setNote("last_backup", String(clock.now() - 9 * DAY_MS));
    const old = await pageOf("carl@example.org");
    await store.overview.setNote("last_backup", null);
    expect(old).toContain("The last backup is from ");
    expect(old).toContain("<h2>Needs an administrator");
    expect(old).not.toContain("make one by hand");
    expect(seen).not.toContain("<form method");
    expect(await pageOf("eve@example.org")).toBeNull();
  });

  test("examines the services for administrators, if its own page asks", async () => {
    const post = { method: "POST", body: "" };
    const page = await pageOf("ann@example.org", post);
    expect(page).toContain("Text up to 1.0 MiB");
    // Once something has been shared, only the first of the open steps is unfolded.
    expect(page?.split("<details open><summary>What to do<")).toHaveLength(2);
    expect(page?.split("<details><summary>What to do<").length).toBeGreaterThan(3);
    // As the first steps on the same page say.
    expect(page).toContain('<a class="name" href="#attention">Backups</a><span class="badge warning">');
    expect(page).not.toContain("The details are in English");
    // Elsewhere, what is examined has a name in the reader's language, and the details are marked as English.
    const german = await pageOf("ann@example.org", { ...post, headers: { "accept-language": "de" } });
    expect(german).toContain('<span class="name">Grenzen</span>');
    expect(german).toContain('<div class="meta program-words" lang="en" dir="ltr">Text up to 1.0 MiB');
    expect(german?.split("Die Meldungen sind auf Englisch")).toHaveLength(2);
    expect(german).not.toContain('<code class="name">');
    if (ENGINE === "sqlite") expect(page).toContain("Only its owner can access");
    expect(await pageOf("carl@example.org", post)).toBeNull();
    const sameOrigin = { "sec-fetch-site": "same-origin" };
    const nobody = await server.fetch("/admin/health", { ...post, headers: sameOrigin, redirect: "manual" });
    expect([nobody.status, nobody.headers.get("location")]).toEqual([303, "/users/sign_in"]);
    expect(await pageOf("ann@example.org", { ...post, headers: { "sec-fetch-site": "cross-site" } })).toBeNull();
  });
});

describe("what is told", () => {
  const disk = (freeBytes: number): Condition => ({
    kind: "disk_full",
    subject: "/data",
    values: { directory: "/data", freeBytes, floorBytes: 100 },
  });
  const token: Condition = { kind: "token_ends", subject: "7", values: { name: "ci", owner: "a@b.c", untilMs: 0 } };
  let found: Condition[] = [];
  let unstored: NewEvent[] = [];
  const newWatch = (mailTo: string[] = [], outbox: Pick<Store["outbox"], "tellConditions"> = store.outbox) =>
    new ConditionWatch({
      ...store,
      outbox,
      deliver: async (events) => (unstored.push(...events), true),
      conditions: async () => found,
      say: inEnglish,
      mailTo,
      clock,
      log: new Log({ level: "error", format: "text", write: () => {} }),
    });
  /** What waits to be delivered, which is dropped then. */
  const told = async (): Promise<string[]> => {
    const events = await store.outbox.pending(100);
    await store.outbox.fanOut(
      events.map(({ id }) => ({ id, subscriptionIds: [] })),
      clock.now(),
    );
    return events.map(({ kind, detail }) =>
      kind === "mail.send"
        ? `mail ${detail.to} ${JSON.parse(String(detail.conditions)).length}`
        : `${kind} ${detail.condition}`,
    );
  };
  beforeEach(async () => {
    found = [];
    await store.overview.setNote("conditions", null);
    await store.outbox.setInstanceSubscriptions([{ target: "hook", name: "own", events: ["condition.began"] }], 1);
  });
  afterAll(() => store.outbox.setInstanceSubscriptions([], 1));

  test("is what two looks in a row have found, once, with one mail for all of it", async () => {
    const watch = newWatch(["ops@example.org"]);
    found = [disk(1), token];
    await watch.look();
    expect(await told()).toEqual([]);
    found = [disk(2), token];
    await watch.look();
    expect(await told()).toEqual(["condition.began disk_full", "condition.began token_ends", "mail ops@example.org 2"]);
    found = [disk(3), token];
    for (let hours = 0; hours < 48; hours += 1) {
      clock.advance(HOUR_MS);
      await watch.look();
    }
    expect(await told()).toEqual([]);
  });

  test("is told past the store where it cannot be stored, once, and not again when it can", async () => {
    unstored = [];
    let isFull = true;
    const outbox: Pick<Store["outbox"], "tellConditions"> = {
      tellConditions: async (given) => {
        if (isFull) throw new Error("the disk is full");
        return store.outbox.tellConditions(given);
      },
    };
    const watch = newWatch(["ops@example.org"], outbox);
    found = [disk(1)];
    await watch.look();
    for (let looks = 0; looks < 3; looks += 1) expect(await watch.look().catch(String)).toContain("full");
    expect(unstored.map(({ kind, detail }) => `${kind} ${detail.condition ?? detail.to}`)).toEqual([
      "condition.began disk_full",
      "mail.send ops@example.org",
    ]);
    isFull = false;
    for (let looks = 0; looks < 3; looks += 1) await watch.look();
    expect(await told()).toEqual([]);
    expect(unstored).toHaveLength(2);
    // That it is over is stored, and told as ever.
    found = [];
    clock.advance(6 * HOUR_MS);
    await watch.look();
    expect(await told()).toEqual(["condition.ended disk_full"]);
  });

  test("is not told again by another node, or after a start", async () => {
    const [one, other] = [newWatch(["ops@example.org"]), newWatch(["ops@example.org"])];
    found = [disk(1)];
    for (let looks = 0; looks < 3; looks += 1) await Promise.all([one.look(), other.look()]);
    const started = newWatch(["ops@example.org"]);
    for (let looks = 0; looks < 3; looks += 1) await started.look();
    expect(await told()).toEqual(["condition.began disk_full", "mail ops@example.org 1"]);
  });

  test("comes again by mail after a week, and its end after six hours without it", async () => {
    const watch = newWatch(["ops@example.org"]);
    found = [disk(1)];
    await watch.look();
    await watch.look();
    expect(await told()).toHaveLength(2);
    clock.advance(7 * DAY_MS);
    await watch.look();
    expect(await told()).toEqual(["mail ops@example.org 1"]);
    // What comes and goes is the same.
    for (let times = 0; times < 4; times += 1) {
      found = [];
      clock.advance(5 * HOUR_MS);
      await watch.look();
      found = [disk(1)];
      await watch.look();
      await watch.look();
    }
    expect(await told()).toEqual([]);
    found = [];
    clock.advance(6 * HOUR_MS);
    await watch.look();
    expect(await told()).toEqual(["condition.ended disk_full"]);
    found = [disk(1)];
    await watch.look();
    await watch.look();
    expect(await told()).toEqual(["condition.began disk_full", "mail ops@example.org 1"]);
  });

  test("is told although a damaged page holds what was told before", async () => {
    await store.overview.setNote("conditions", "\0\0\0".replaceAll("\0", "x"));
    found = [disk(1)];
    const watch = newWatch();
    await watch.look();
    await watch.look();
    expect(await told()).toEqual(["condition.began disk_full"]);
  });
});

describe("a server with notices", () => {
  const { root } = scratch();

  test("mails its administrators and calls its webhook, once however often it starts", async () => {
    const smtp = await startMailServer();
    const receiver = startReceiver(root);
    const settings = {
      lookEveryMs: 10,
      flags: {
        "base-url": "https://push.example.org",
        "mail-from": "push@example.org",
        "notices-mail": "administrators,ops@example.org",
        "webhooks-events": "condition.began",
        "webhooks-ca-file": receiver.caFile,
      },
      env: {
        SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
        SECRETPUSH_WEBHOOKS_URL: `${receiver.url}/state`,
        SECRETPUSH_WEBHOOKS_SECRET: SECRET,
      },
    };
    let noisy = await startServer(settings);
    try {
      await noisy.user("first@example.org");
      await noisy.user("ann@example.org", true);
      const all = async (mails: number, calls: number) => {
        while (smtp.letters.length < mails || receiver.got.length < calls) await Bun.sleep(5);
        return smtp.letters.map(({ to, subject }) => `${to.join()} ${subject}`).toSorted();
      };
      const first = "Secret Push: ann@example.org became an administrator on";
      expect(await all(2, 1)).toEqual([
        expect.stringContaining(`ann@example.org ${first}`),
        expect.stringContaining(`ops@example.org ${first}`),
      ]);
      expect(smtp.letters[0]?.text).toContain("$ secretpush user role ann@example.org user");
      expect(smtp.letters[0]?.text).toContain("https://push.example.org/admin/health");
      expect(smtp.letters[0]?.text).toContain("with sudo and the server’s own --config");
      expect(receiver.got.map((one) => verify(one))[0]).toMatchObject({
        type: "condition.began",
        data: { push: null, condition: "administrator_new", subject: "ann@example.org", severity: "soon" },
      });
      await noisy.stop({ dataDir: true });
      noisy = await startServer({ ...settings, dataDir: noisy.dataDir });
      await noisy.user("bob@example.org", true);
      // Of what was told before, nothing comes again.
      const told = (await all(5, 2)).filter((line) => !line.includes(first));
      expect(told).toHaveLength(3);
      expect(told.every((line) => line.includes("bob@example.org became an administrator"))).toBe(true);
    } finally {
      await noisy.stop();
      await smtp.stop();
      await receiver.stop();
    }
  });
});

describe("what is found on this host", () => {
  const { root } = scratch();
  const kinds = (found: readonly Condition[]): string[] => found.map(({ kind }) => kind);

  test("a disk with less than its floor is full, and with less than the files of a link it is low", async () => {
    const upload = loadConfig({ flags: {}, env: {}, readFile: () => "" }).config.upload;
    const disk = (limits: Partial<typeof upload>, enableFilePushes = true) =>
      diskConditions({ upload: { ...upload, ...limits }, enableFilePushes, dataDir: root }).then(kinds);
    const none = { freeSpaceFloorBytes: 0, freeSpaceFloorPercent: 0 };
    expect(await disk({ ...none, maxPushBytes: 1 })).toEqual(["disk_fine"]);
    expect(await disk({ ...none, maxPushBytes: 2 ** 60 })).toEqual(["disk_low"]);
    expect(await disk({ ...none, maxPushBytes: 2 ** 60 }, false)).toEqual(["disk_fine"]);
    expect(await disk({ freeSpaceFloorBytes: 2 ** 60, freeSpaceFloorPercent: 100 })).toEqual(["disk_full"]);
  });

  test("the directory that nodes share is the one that blobs.url spells in its own way", () => {
    expect(sharedDirectoryOf("file:///mnt/our%20files")).toBe("/mnt/our files");
    expect([sharedDirectoryOf("s3://pushes"), sharedDirectoryOf(undefined)]).toEqual([null, null]);
  });

  test("a certificate is told of from 14 days before its end, and if it does not fit its key", async () => {
    const nowMs = Date.UTC(2026, 0, 1);
    const authority = makeAuthority({ name: "CA", days: 60, nowMs });
    const [one, other] = [1, 2].map(() => makeServerCertificate({ hosts: ["localhost"], days: 30, nowMs, authority }));
    const paths = { cert: join(root, "cert.pem"), key: join(root, "key.pem") };
    writeFileSync(paths.cert, one?.cert ?? "");
    writeFileSync(paths.key, one?.key ?? "");
    const after = async (days: number) => kinds(await certificateConditions(paths, nowMs + days * DAY_MS));
    expect(await after(15)).toEqual(["certificate_fine"]);
    expect(await after(17)).toEqual(["certificate_ends"]);
    expect(await after(31)).toEqual(["certificate_ended"]);
    writeFileSync(paths.key, other?.key ?? "");
    expect(await after(1)).toEqual(["certificate_unusable"]);
  });
});

test("each kind says what is the case, what mends it, and leaves no value out", () => {
  const texts: ConditionTexts = textsIn("en");
  for (const kind of CONDITION_KINDS) {
    const { severity, command = "" } = kindOfCondition(kind);
    const [found, mend] = [texts.conditionSays[kind], texts.conditionMend[kind] ?? ""];
    const says = typeof found === "string" ? found : found.other;
    expect(says).toMatch(/^[A-Z{].*[.}]$/);
    expect(mend).toMatch(severity === "fine" ? /^$|^[A-Z].*\.$/ : /^[A-Z].*\.$/);
    const names = Array.from(`${says} ${mend} ${command}`.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
    const said = sayCondition({ kind, values: Object.fromEntries(names.map((name) => [name, 7])) }, texts);
    expect(Object.values(said).join(" ")).not.toContain("{");
  }
  expect(kindOfCondition("disk_full").severity).toBe("now");
  expect(findingOf({ kind: "backup_failed", values: { reason: "make room" } }).text).toBe(
    "The last backup failed: make room. Fix the cause. The server will try again automatically.",
  );
});
