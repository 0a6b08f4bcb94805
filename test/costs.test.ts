// What a request costs, counted on a server of its own (bench/costs.ts): no more than bench/budget.json allows, and
// nothing for what is off.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { countedBudget, excesses, savings } from "../bench/budget.ts";
import { type Bill, type Costs, countCosts, KINDS, type Kind } from "../bench/costs.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(120_000);

const ONE_BY_ONE = ["version", "create", "retrieve", "last retrieve"] as const;

let plain: Costs;
beforeAll(async () => {
  plain = await countCosts();
});
afterAll(() => {
  for (const sentence of savings(plain)) console.warn(sentence);
});

/** "INSERT INTO pushes (…" → "INSERT pushes": which statements there are, whatever their columns. */
function wordsOf(sql: string): string {
  const table = /\b(?:FROM|INTO|UPDATE) (\w+)/.exec(sql)?.[1];
  return table === undefined ? sql : `${/^\w+/.exec(sql)?.[0]} ${table}`;
}

/** In the order of their first use. */
const statementsOf = ({ used }: Bill): string[] =>
  Object.entries(used.statements).flatMap(([sql, times]) => Array.from({ length: times }, () => wordsOf(sql)));

describe("bench/budget.json", () => {
  test("allows what each request costs", async () => {
    // On a busy machine a server does more beside its requests, now and then. What a request costs, it costs each time.
    let over = excesses(plain);
    for (let counted = 1; over.length > 0 && counted < 3; counted += 1) over = excesses(await countCosts());
    expect(over).toEqual([]);
  });

  needs("strace").test("holds its system calls too", () => {
    for (const kind of KINDS) expect(plain[kind].cost.systemCalls, kind).toBeGreaterThan(0);
  });

  test("refuses a figure that rises, and one that it does not know", () => {
    const counted = countedBudget(plain);
    expect(excesses(plain, { counted })).toEqual([]);
    delete counted.version.promises;
    const costs = structuredClone(plain);
    costs.create.cost.statements += 1;
    expect(excesses(costs, { counted })).toEqual([
      `version: promises is ${plain.version.cost.promises} a request and has no limit in bench/budget.json.`,
      `create: statements is ${costs.create.cost.statements} a request, and bench/budget.json allows ${plain.create.cost.statements}. Spend less, or raise the limit in a commit that says why.`,
    ]);
    counted.retrieve.promises = 1_000;
    expect(savings(plain, { counted })).toEqual([
      `retrieve: promises is ${plain.retrieve.cost.promises} a request; the limit of 1000 in bench/budget.json can be lowered.`,
    ]);
  });
});

describe("with everything off", () => {
  test("these statements are run, no trigger is entered, and no rows are written but theirs", () => {
    const before = ["BEGIN", "PRAGMA user_version", "COMMIT"]; // what others read until the flush is over
    const commit = [...before, "BEGIN IMMEDIATE", "COMMIT", "SELECT total_changes() AS n"];
    const read = ["BEGIN", "SELECT pushes", "COMMIT"];
    const view = ["SELECT pushes", "INSERT audit_entries", "UPDATE pushes"];
    const expected: Partial<Record<Kind, string[]>> = {
      version: [],
      create: [
        ...commit,
        "INSERT pushes",
        "INSERT key_slots",
        "INSERT sealed_payloads",
        "INSERT audit_entries",
        "UPDATE pushes",
      ],
      retrieve: [...read, ...commit, ...view],
      "last retrieve": [
        ...read,
        ...commit,
        ...view,
        "DELETE sealed_payloads",
        "UPDATE key_slots",
        "INSERT free_key_slots",
      ],
    };
    for (const [kind, statements] of Object.entries(expected) as Array<[Kind, string[]]>) {
      expect(statementsOf(plain[kind]).toSorted(), kind).toEqual(statements.toSorted());
      expect(plain[kind].cost.triggers, kind).toBe(0);
      const writes = statements.filter((one) => /^(?:INSERT|UPDATE|DELETE)/.test(one));
      expect(plain[kind].cost.rowsWritten, kind).toBe(writes.length);
    }
  });

  test("these headers are looked up", () => {
    const forwarded = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
    const proxies = [...forwarded, "x-forwarded-server", "x-real-ip", "host"];
    const caller = ["authorization", "x-user-token", "cookie", "x-session-user", "user-agent", "referer"];
    const body = ["content-type", "content-length", "content-encoding"];
    const browser = ["origin", "sec-fetch-site", "x-passphrase"];
    const expected: Partial<Record<Kind, string[]>> = {
      version: proxies,
      create: [...proxies, ...caller, ...body, "idempotency-key"],
      retrieve: [...proxies, ...caller, ...browser],
      "last retrieve": [...proxies, ...caller, ...browser],
    };
    for (const [kind, names] of Object.entries(expected) as Array<[Kind, string[]]>) {
      expect(Object.keys(plain[kind].used.headers).toSorted(), kind).toEqual(names.toSorted());
    }
  });

  test("nothing goes to another thread", () => {
    for (const kind of KINDS) expect(plain[kind].cost.messagesToThreads, kind).toBe(0);
  });
});

test("what is on and has nothing to do with a push adds no statement, row, timer or header look-up to it", async () => {
  const settings = {
    flags: [
      "--base-url=https://push.example.org",
      "--rate-limit-per-second=0", // with a base URL there is a proxy, so that limits hold for this host too
      "--rate-limit-per-minute=0",
      "--allow-sign-up",
      "--enable-requests",
      "--require-mfa=all",
      "--no-file-attachments-require-authentication",
      "--mail-from=push@example.org",
      "--oidc-issuer=https://127.0.0.1:1",
      "--oidc-client-id=push",
      "--ldap-url=ldaps://127.0.0.1:1",
      "--ldap-base=dc=example,dc=org",
      "--policy-passphrase-min-length=12",
      "--policy-user-passphrase-required",
      "--policy-anonymous-expire-after-days-max=30",
      '--policy-group={"contractors":{"expire_after_days_max":3}}',
    ],
    env: { SECRETPUSH_MAIL_URL: "smtps://127.0.0.1:1" },
  };
  const on = await countCosts(settings, ONE_BY_ONE);
  for (const kind of ONE_BY_ONE) {
    const { statements, headers, timers } = plain[kind].used;
    expect(on[kind].used.statements, kind).toEqual(statements);
    expect(on[kind].used.timers, kind).toEqual(timers);
    expect(on[kind].cost.rowsWritten, kind).toBe(plain[kind].cost.rowsWritten);
    expect(Object.keys(headers), kind).toEqual(expect.arrayContaining(Object.keys(on[kind].used.headers)));
  }
  // Mail is told of views, so that its trigger is there: it looks, and writes nothing.
  expect(ONE_BY_ONE.map((kind) => on[kind].cost.triggers)).toEqual([0, 1, 1, 2]);
});
