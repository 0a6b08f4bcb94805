// Policies in the settings: their names, and the combinations that nobody can mean.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { OPTIONS } from "../src/config/options.ts";
import { load, problemsOf } from "./settings.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const TOML = `
[policy]
passphrase_min_length = 8

[policy.anonymous]
kinds = ["text", "url"]
expire_after_days_max = 3
passphrase_required = true
networks = ["10.0.0.0/8"]

[policy.admin]
max_file_bytes = "1GiB"
`;

const ofFile = (toml: string) => ({ flags: { config: "c.toml" }, files: { "c.toml": toml } });

test("tables by role are read from TOML, and from the environment under the usual names", () => {
  const { policy } = load(ofFile(TOML)).config;
  expect(policy).toMatchObject({
    passphraseMinLength: 8,
    passphraseRequired: false,
    anonymous: {
      kinds: ["text", "url"],
      expireAfterDaysMax: 3,
      passphraseRequired: true,
      networks: ["10.0.0.0/8"],
    },
    admin: { maxFileBytes: 1024 ** 3, passphraseRequired: false },
  });
  expect("kinds" in policy.user || "expireAfterDaysMax" in policy.user || "maxFileBytes" in policy.user).toBe(false);
  const env = { SECRETPUSH_POLICY_ANONYMOUS_EXPIRE_AFTER_DAYS_MAX: "2", SECRETPUSH_POLICY_USER_KINDS: "text" };
  const given = load({ env }).config.policy;
  expect([given.anonymous.expireAfterDaysMax, given.user.kinds]).toEqual([2, ["text"]]);
});

test("each role has the same settings, and only people without an account have networks", () => {
  const of = (role: string): string[] =>
    OPTIONS.flatMap(({ name }) => (name.startsWith(`policy.${role}.`) ? name.slice(`policy.${role}.`.length) : []));
  expect(of("user")).toEqual(of("admin"));
  expect(of("anonymous").filter((name) => name !== "networks")).toEqual(of("user"));
});

describe("policies of groups", () => {
  const CONTRACTORS = `[policy.group.contractors]\nkinds = ["text"]\nexpire_after_days_max = 3\nmax_file_bytes = "1MiB"\n`;

  test("are tables of the file, or one JSON object in the environment", () => {
    const limits = { kinds: ["text" as const], expireAfterDaysMax: 3, maxFileBytes: 1024 ** 2 };
    expect(load(ofFile(CONTRACTORS)).config.policy.group).toEqual([{ name: "contractors", limits }]);
    const staff = '[policy.group."cn=Temps, ou=groups"]\npassphrase_required = true';
    const [named] = load(ofFile(staff)).config.policy.group;
    expect(named).toEqual({ name: "cn=Temps, ou=groups", limits: { passphraseRequired: true } });
    const env = { SECRETPUSH_POLICY_GROUP: JSON.stringify({ interns: { e2e_required: true } }) };
    expect(load({ env }).config.policy.group).toEqual([{ name: "interns", limits: { e2eRequired: true } }]);
    expect(load({}).config.policy.group).toEqual([]);
  });

  test("take the fields of a role", () => {
    const of = OPTIONS.flatMap(({ name }) =>
      name.startsWith("policy.user.") ? name.slice("policy.user.".length) : [],
    );
    const [problem] = problemsOf(() => load(ofFile("[policy.group.a]\ndays = 3")));
    expect(problem).toBe(
      `c.toml: line 2: policy.group.a.days is not a field of a group's policy: write one of ${of.join(", ")}.`,
    );
  });

  test.each([
    [
      "[policy.contractor]\nkinds = ['text']",
      "line 1: policy.contractor is not a known option: policies are for anonymous, user, admin and group.NAME.",
    ],
    [
      "[policy]\ngroup = 'contractors'",
      "line 2: policy.group is not JSON: write tables such as [policy.group.contractors] in the file, or one JSON object.",
    ],
    [
      "[policy.group]\ncontractors = 3",
      "line 2: policy.group.contractors must be a table: write [policy.group.contractors] above its fields.",
    ],
    [
      "[policy.group.' a']\nkinds = ['text']",
      "line 1: policy.group. a: the name must have 1 to 512 characters, with no space around them and no control character.",
    ],
    [
      "[policy.group.a]\nexpire_after_days_max = 0",
      "line 2: policy.group.a.expire_after_days_max 0 is too small: write a whole number from 1 to 3650.",
    ],
    [
      "[policy.group.a]\nkinds = ['qr']\n[policy.user]\nkinds = ['text']",
      "line 2: policy.group.a.kinds (qr) leaves nothing to push: write one of text.",
    ],
    [
      "e2e = 'off'\n[policy.group.a]\ne2e_required = true",
      'line 3: policy.group.a.e2e_required is true, but e2e is off: set e2e = "offered", or remove one of them.',
    ],
    [
      "[policy.group.a]\nexpire_after_days_min = 100",
      "line 2: policy.group.a.expire_after_days_min (100) must not be above text.expire_after_days_max (90): no value would be valid.",
    ],
    [
      "[policy.user]\nexpire_after_views_min = 5\n[policy.group.a]\nexpire_after_views_max = 4",
      "line 2: policy.user.expire_after_views_min (5) must not be above policy.group.a.expire_after_views_max (4): no value would be valid.",
    ],
    [
      "[policy.group.a]\nexpire_after_days_max = 3\nexpire_after_days_default = 7",
      "line 3: policy.group.a.expire_after_days_default (7) must not be above policy.group.a.expire_after_days_max (3).",
    ],
  ])("are refused as %j", (toml, sentence) => {
    expect(problemsOf(() => load(ofFile(toml)))).toEqual([`c.toml: ${sentence}`]);
  });

  test("that look like an exception are refused, because a group's policy only narrows", () => {
    const rest =
      "a group's policy can only narrow limits. Remove it, or widen policy.user and narrow the limit for other groups.";
    for (const [everybodys, field, value, shown, limit] of [
      ["", "expire_after_days_max", "91", "91", "90"],
      ['[upload]\nmax_file_bytes = "1GiB"\n', "max_file_bytes", '"2GiB"', "2 GiB", "1 GiB"],
      ["[policy]\npassphrase_min_length = 9\n", "passphrase_min_length", "8", "8", "9"],
      ["[policy]\npassphrase_required = true\n", "passphrase_required", "false", "false", "true"],
    ]) {
      const problems = problemsOf(() => load(ofFile(`${everybodys}[policy.group.a]\n${field} = ${value}`)));
      expect(problems).toEqual([
        expect.stringContaining(
          `policy.group.a.${field} (${shown}) is wider than the limit without it (${limit}), but ${rest}`,
        ),
      ]);
    }
    // It narrows administrators, who may have more.
    const wide = "[policy.admin]\nexpire_after_days_max = 365\n[policy.group.a]\nexpire_after_days_max = 100";
    expect(() => load(ofFile(wide))).not.toThrow();
  });
});

describe("presets", () => {
  const CLIENT = `[preset.client]\nlabel = "For a client"\nlifetime = "1d"\nviews = 1\nexpire_after_first_view = "2h"\n`;

  test("are tables of the file, or one JSON object in the environment", () => {
    const [client] = load(ofFile(CLIENT)).config.preset;
    const terms = { expire_after_duration: 6, expire_after_views: 1, expire_after_first_view: 120 };
    expect(client).toEqual({ name: "client", labels: { "": "For a client" }, terms });
    const env = { SECRETPUSH_PRESET: JSON.stringify({ held: { label: "Held", hold: true, lifetime: "10d" } }) };
    const held = { name: "held", labels: { "": "Held" }, terms: { expire_after_days: 10, hold: true } };
    // All at once, as every other setting.
    expect(load({ ...ofFile(CLIENT), env }).config.preset).toEqual([held]);
  });

  const at = (line: number): string => `c.toml: line ${line}: preset.client`;
  test.each<[string, string, string]>([
    ["an unknown field", "view = 1", `${at(3)}.view is not a field of a preset: write one of label, label_TAG, roles,`],
    ["too many views", "views = 0", `${at(3)}.views 0 is too small: write a whole number from 1 to 100000.`],
    [
      "no lifetime that a push can have",
      'lifetime = "90m"',
      `${at(3)}.lifetime is not a valid lifetime: write 15m, 30m, 45m, 1h, 6h, 12h or whole days such as 3d.`,
    ],
    [
      "an unknown role",
      'roles = ["guest"]',
      `${at(3)}.roles ["guest"] contains "guest", which is not one of the allowed values: write some of anonymous, user, admin, separated by commas, or all.`,
    ],
    [
      "an unknown passphrase",
      'passphrase = "open sesame"',
      `${at(3)}.passphrase "open sesame" is not one of the allowed values: write one of asked, generated.`,
    ],
    ["an empty label", 'label = ""', `${at(2)}.label is missing: write what the page calls the preset.`],
  ])("with %s are refused by table and field", (_what, line, sentence) => {
    const label = line.startsWith("label") ? "" : 'label = "For a client"\n';
    const problems = problemsOf(() => load(ofFile(`[preset.client]\n${label}${line}\n`)));
    expect(problems).toEqual([expect.stringContaining(sentence)]);
  });

  test("all their faults are listed, and tables that are none", () => {
    const toml = `[preset]\nfast = 1\n[preset.client]\nviews = 0\nholds = true\n[preset."Two words"]\nlabel = "x"\n`;
    expect(problemsOf(() => load(ofFile(toml)))).toEqual([
      "c.toml: line 2: preset.fast must be a table: write [preset.fast] above its fields.",
      `${at(4)}.views 0 is too small: write a whole number from 1 to 100000.`,
      expect.stringContaining(`${at(5)}.holds is not a field of a preset`),
      `${at(3)}.label is missing: write what the page calls the preset.`,
      "c.toml: line 1: preset.Two words: the name must be at most 40 lower-case letters, digits, - and _.",
    ]);
    expect(problemsOf(() => load({ env: { SECRETPUSH_PRESET: "{client" } }))[0]).toContain(
      "SECRETPUSH_PRESET is not JSON",
    );
  });

  test.each<[string, string, string, string]>([
    [
      "a policy",
      "[policy.user]\nexpire_after_views_min = 2\n",
      "",
      "preset.client.views must be an integer between 2 and 100 (policy.user.expire_after_views_min), for users: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
    [
      "a policy for everybody",
      "[policy]\ncover_required = true\n",
      "covered = false",
      "preset.client.covered must be true by this server's policy (policy.cover_required), for people without an account and users and administrators and auditors: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
    [
      "the range of one kind",
      "[url]\nexpire_after_views_min = 2\n",
      'roles = ["user"]',
      "preset.client.views must be an integer between 2 and 100, for users: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
    [
      "a kind that is off",
      "enable_qr_pushes = false\n",
      'kind = "qr"\nroles = ["admin"]',
      "preset.client.kind qr pushes are switched off on this server, for administrators and auditors: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
    [
      "no account",
      "",
      'hold = true\nroles = ["anonymous"]',
      "preset.client.hold needs an account: only someone who can sign in can release it, for people without an account: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
    [
      "sealing switched off",
      'e2e = "off"\n',
      'e2e = true\nroles = ["user"]',
      "preset.client.e2e is switched off: this server does not accept end-to-end pushes, for users: change it, or narrow preset.client.roles or preset.client.kind.",
    ],
  ])("that %s forbids stop the start", (_what, settings, more, sentence) => {
    const problems = problemsOf(() => load(ofFile(`${settings}${CLIENT}${more}\n`)));
    expect(problems).toEqual([expect.stringMatching(/^c\.toml: line \d+: /)]);
    expect(problems[0]?.replace(/^c\.toml: line \d+: /, "")).toBe(sentence);
  });

  test("leave to the roles that they do not name what these may not have", () => {
    const toml = `[policy.anonymous]\nexpire_after_days_max = 3\n[preset.contract]\nlabel = "Contract"\nlifetime = "30d"\n`;
    expect(problemsOf(() => load(ofFile(toml)))).toHaveLength(1);
    expect(load(ofFile(`${toml}roles = ["user", "admin"]\n`)).config.preset).toHaveLength(1);
    expect(load(ofFile(`allow_anonymous = false\n${toml}`)).config.preset).toHaveLength(1);
  });
});

describe("what nobody can mean is refused with a sentence", () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "kinds that are switched off",
      { "policy-user-kinds": "url,qr", "enable-url-pushes": "false", "enable-qr-pushes": "false" },
      "policy.user.kinds (url, qr) leaves nothing to push, because none of these kinds is switched on: add another kind, or switch one on.",
    ],
    [
      "files alone where they need an account",
      { "policy-anonymous-kinds": "file" },
      "policy.anonymous.kinds (file) leaves nothing to push, because files need an account: set file_attachments_require_authentication = false, or add another kind.",
    ],
    [
      "sealed pushes where they are off",
      { "policy-admin-e2e-required": "true", e2e: "off" },
      'policy.admin.e2e_required is true, but e2e is off: set e2e = "offered", or remove one of them.',
    ],
    [
      "a range without a number",
      { "policy-user-expire-after-days-min": "9", "policy-user-expire-after-days-max": "8" },
      "policy.user.expire_after_days_min (9) must not be above policy.user.expire_after_days_max (8): no value would be valid.",
    ],
    [
      "a range without a number, together with that of a kind",
      { "policy-user-expire-after-views-min": "200" },
      "policy.user.expire_after_views_min (200) must not be above text.expire_after_views_max (100): no value would be valid.",
    ],
    [
      "a default below the range",
      { "policy-user-expire-after-days-default": "2", "policy-user-expire-after-days-min": "3" },
      "policy.user.expire_after_days_default (2) must not be below policy.user.expire_after_days_min (3).",
    ],
    [
      "a default above the range of a kind",
      { "policy-user-expire-after-days-default": "100" },
      "policy.user.expire_after_days_default (100) must not be above text.expire_after_days_max (90).",
    ],
    [
      "a file larger than all of a push",
      { "policy-admin-max-file-bytes": "3GiB" },
      "policy.admin.max_file_bytes (3 GiB) must not be above upload.max_push_bytes (2 GiB), which all files of a push share.",
    ],
    [
      "a role without the passphrase that everybody needs",
      { "policy-passphrase-required": "true", "policy-admin-passphrase-required": "false" },
      "policy.admin.passphrase_required is false, but policy.passphrase_required is true for everyone: set it only for the roles that need it.",
    ],
    [
      "a role without the cover that everybody needs",
      { "policy-cover-required": "true", "policy-user-cover-required": "false" },
      "policy.user.cover_required is false, but policy.cover_required is true for everyone: set it only for the roles that need it.",
    ],
    [
      "a shorter passphrase than everybody's",
      { "policy-passphrase-min-length": "12", "policy-user-passphrase-min-length": "8" },
      "policy.user.passphrase_min_length (8) must not be below policy.passphrase_min_length (12), which applies to everyone.",
    ],
  ])("%s", (_what, flags, sentence) => {
    expect(problemsOf(() => load({ flags }))).toEqual([sentence]);
  });

  test("but a default that only the kind has moves into the range of the policy", () => {
    expect(() => load({ flags: { "policy-user-expire-after-days-max": "2" } })).not.toThrow();
    expect(() => load({ flags: { "policy-user-expire-after-days-min": "30" } })).not.toThrow();
  });
});
