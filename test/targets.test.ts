// Where webhooks of users may go: names, patterns, addresses and ranges, and what none of them opens by accident.

import { describe, expect, test } from "bun:test";

import { parseTarget, AllowedTargets } from "../src/base/allowed_targets.ts";

const to = (host: string, port = 443) => ({ host, port, ownPort: 443 });

test("a name allows its own host and port, a pattern every host below it, and an entry may name a port", () => {
  const targets = new AllowedTargets(["hooks.example.org", "*.example.com", "ci.example.net:8443"]);
  const allows = (host: string, port?: number): boolean => targets.allows(to(host, port), "203.0.113.7");
  expect(allows("hooks.example.org")).toBe(true);
  expect(allows("HOOKS.example.org.")).toBe(true);
  expect(allows("a.b.example.com")).toBe(true);
  expect(allows("ci.example.net", 8443)).toBe(true);
  for (const host of ["example.org", "xhooks.example.org", "example.com", "notexample.com", "ci.example.net"]) {
    expect([host, allows(host)]).toEqual([host, false]);
  }
  expect(allows("hooks.example.org", 22)).toBe(false);
});

test("an address or a range allows its addresses, whatever the host is called, at any port", () => {
  const targets = new AllowedTargets(["10.1.0.0/16", "2001:db8::/32", "192.0.2.9"]);
  for (const address of ["10.1.255.1", "2001:db8::1", "192.0.2.9", "::ffff:10.1.0.1"]) {
    expect([address, targets.allows(to("any.example.org", 9_000), address)]).toEqual([address, true]);
  }
  for (const address of ["10.2.0.1", "2001:db9::1", "192.0.2.10", "nonsense", ""]) {
    expect([address, targets.allows(to("any.example.org"), address)]).toEqual([address, false]);
  }
});

describe("what only this host should reach", () => {
  const GUARDED = [
    ["0.0.0.0", "0.0.0.0"],
    ["127.0.0.1", "127.0.0.0/8"],
    ["::ffff:127.0.0.1", "127.0.0.1"],
    ["::1", "::1"],
    ["::", "::"],
    ["169.254.169.254", "169.254.169.254"],
    ["::ffff:169.254.169.254", "169.254.0.0/16"],
    ["100.100.100.200", "100.100.100.200"],
    ["168.63.129.16", "168.63.129.16"],
    ["fd00:ec2::254", "fd00:ec2::/32"],
    ["fe80::1", "fe80::/10"],
    ["64:ff9b::7f00:1", "64:ff9b::/96"],
    ["::ffff:0:7f00:1", "::ffff:0:0:0/96"],
    ["2002:7f00:1::", "2002:7f00:1::/48"],
    ["224.0.0.1", "224.0.0.1"],
    ["255.255.255.255", "255.255.255.255"],
  ] as const;

  test.each(GUARDED)(
    "%s is reached neither by a name nor by a range that happens to hold it, but by %s",
    (address, entry) => {
      const wide = new AllowedTargets(["hooks.example.org", "0.0.0.0/0", "::/0"]);
      expect(wide.allows(to("hooks.example.org"), address)).toBe(false);
      expect(new AllowedTargets([entry]).allows(to("hooks.example.org"), address)).toBe(true);
    },
  );
});

test("an entry that is neither a name nor an address is refused", () => {
  for (const text of [
    "",
    "https://example.org",
    "example.org/path",
    "*",
    "*.",
    "a..b",
    "10.1",
    "0x7f.1",
    "127.0.0.1:80",
    "example.org:0",
    "example.org:70000",
    "10.0.0.0/33",
    "ex ample.org",
    "a@b.example",
  ]) {
    expect(() => parseTarget(text)).toThrow();
  }
});
