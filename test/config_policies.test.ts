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

describe("what nobody can mean is refused with a sentence", () => {
  test.each<[string, Record<string, string>, string]>([
    [
      "kinds that are switched off",
      { "policy-user-kinds": "url,qr", "enable-url-pushes": "false", "enable-qr-pushes": "false" },
      "policy.user.kinds (url, qr) leaves nothing to push, because none of these is switched on: write another kind, or switch one on.",
    ],
    [
      "files alone where they need an account",
      { "policy-anonymous-kinds": "file" },
      "policy.anonymous.kinds (file) leaves nothing to push, because files need an account: write file_attachments_require_authentication = false, or other kinds.",
    ],
    [
      "sealed pushes where they are off",
      { "policy-admin-e2e-required": "true", e2e: "off" },
      'policy.admin.e2e_required is true, but e2e is off: write e2e = "offered", or leave one out.',
    ],
    [
      "a range without a number",
      { "policy-user-expire-after-days-min": "9", "policy-user-expire-after-days-max": "8" },
      "policy.user.expire_after_days_min (9) must not be above policy.user.expire_after_days_max (8): nobody could choose a number.",
    ],
    [
      "a range without a number, together with that of a kind",
      { "policy-user-expire-after-views-min": "200" },
      "policy.user.expire_after_views_min (200) must not be above text.expire_after_views_max (100): nobody could choose a number.",
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
      "policy.admin.passphrase_required is false, but policy.passphrase_required is true for everybody: write it for the roles that need it instead.",
    ],
    [
      "a role without the cover that everybody needs",
      { "policy-cover-required": "true", "policy-user-cover-required": "false" },
      "policy.user.cover_required is false, but policy.cover_required is true for everybody: write it for the roles that need it instead.",
    ],
    [
      "a shorter passphrase than everybody's",
      { "policy-passphrase-min-length": "12", "policy-user-passphrase-min-length": "8" },
      "policy.user.passphrase_min_length (8) must not be below policy.passphrase_min_length (12), which is for everybody.",
    ],
  ])("%s", (_what, flags, sentence) => {
    expect(problemsOf(() => load({ flags }))).toEqual([sentence]);
  });

  test("but a default that only the kind has moves into the range of the policy", () => {
    expect(() => load({ flags: { "policy-user-expire-after-days-max": "2" } })).not.toThrow();
    expect(() => load({ flags: { "policy-user-expire-after-days-min": "30" } })).not.toThrow();
  });
});
