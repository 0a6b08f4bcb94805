// What deploy/ gives to those who watch a server, checked by their own programs against a server that runs: Prometheus' rules
// and metrics by promtool, Grafana's dashboard by the names it asks for, fail2ban's filter by fail2ban-regex.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { makeServerCertificate } from "../src/base/x509.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const DEPLOY = join(import.meta.dir, "../deploy");
const RULES = join(DEPLOY, "prometheus/secretpush.rules.yaml");

async function run(argv: string[], input = ""): Promise<{ code: number; text: string }> {
  const child = Bun.spawn(argv, { stdin: Buffer.from(input), stdout: "pipe", stderr: "pipe" });
  const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { code, text: out + err };
}

/** The names of metrics in an expression of Prometheus. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:secretpush|process)_[a-z_]+\b/g)].map(([name]) => name);

let server: TestServer;
let scraped = "";
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "secretpush-monitoring-"));
  const at = (name: string): string => join(directory, name);
  const pair = makeServerCertificate({ hosts: ["127.0.0.1"], days: 3, nowMs: Date.now() });
  writeFileSync(at("cert.pem"), pair.cert);
  writeFileSync(at("key.pem"), pair.key, { mode: 0o600 });
  // Everything is on that has metrics of its own.
  server = await startServer({
    flags: {
      "metrics-listen": "127.0.0.1:0",
      "tls-cert": at("cert.pem"),
      "tls-key": at("key.pem"),
      "webhooks-allow": "127.0.0.1",
      ...(ENGINE === "sqlite" && { "backup-every": "1h", "backup-to": at("backups") }),
    },
    env: { SECRETPUSH_SIEM_URL: `unix:${at("nowhere.sock")}` },
  });
  const tls = { rejectUnauthorized: false };
  const send = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      tls,
      headers: { ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  const pushed = await send("/api/v2/pushes", { push: { payload: "x", passphrase: "open sesame" } });
  const { url_token: token } = (await pushed.json()) as { url_token: string };
  await send(`/api/v2/pushes/${token}?passphrase=wrong`);
  await send("/api/v2/pushes/active");
  await send("/session", { email: "ann@example.org", password: "wrong password" }, { "sec-fetch-site": "same-origin" });
  scraped = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
});
afterAll(async () => {
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const value = (sample: string): number | null => {
  const line = scraped.split("\n").find((text) => text.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};

describe("metrics", () => {
  test("count refusals by their reason, and guesses by what was tried", () => {
    expect(value('secretpush_refusals_total{reason="unauthorized"}')).toBeGreaterThan(0);
    expect(value('secretpush_guesses_total{what="passphrases",outcome="wrong"}')).toBeGreaterThan(0);
    expect(value('secretpush_guesses_total{what="passwords",outcome="wrong"}')).toBeGreaterThan(0);
    expect(value('secretpush_guesses_total{what="passphrases",outcome="refused"}')).toBe(0);
  });

  test("say when the certificate ends, how late the event loop is, and what is still to be swept", () => {
    const end = Number(
      /^secretpush_certificate_end_timestamp_seconds\{certificate="[^"]+cert\.pem"\} (\d+)$/m.exec(scraped)?.[1],
    );
    expect(Math.abs(end - (Date.now() / 1_000 + 3 * 86_400))).toBeLessThan(3_600);
    expect(value('secretpush_event_loop_delay_seconds{of="p99"}')).toBeGreaterThanOrEqual(0);
    expect(value("secretpush_sweep_backlog")).toBe(0);
    expect(value("secretpush_sweep_failed")).toBe(0);
  });

  needs("promtool").test("are such as Prometheus wants them", async () => {
    expect(await run(["promtool", "check", "metrics"], scraped)).toEqual({ code: 0, text: "" });
  });
});

describe("alerts and dashboard", () => {
  const rules = readFileSync(RULES, "utf8");
  const dashboard = JSON.parse(readFileSync(join(DEPLOY, "grafana/secretpush.json"), "utf8")) as {
    panels: Array<{ targets: Array<{ expr: string }> }>;
  };
  const known = (): Set<string> => {
    const names = [...scraped.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
    return new Set(names.flatMap(([, name = "", type]) => (type === "histogram" ? [name, `${name}_bucket`] : [name])));
  };
  /** Those that only another engine has, or that come with the first backup. */
  const LATER = /^secretpush_(?:disk|backup)_/;

  test("ask for metrics that a server has", () => {
    const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression ?? "");
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const asked = new Set([...expressions, ...shown].flatMap(metricsIn));
    expect(asked.size).toBeGreaterThan(20);
    const there = known();
    const missing = [...asked].filter((name) => !there.has(name));
    expect(missing.filter((name) => !LATER.test(name))).toEqual([]);
    if (ENGINE === "sqlite") expect(missing.filter((name) => /disk|backup_(?:age|failed)/.test(name))).toEqual([]);
  });

  needs("promtool").test("the rules are valid, and each of these states raises its alert", async () => {
    const checked = await run(["promtool", "check", "rules", RULES]);
    expect(checked.text).toContain("14 rules found");
    expect(checked.code).toBe(0);
    const alert = (name: string, series: string, values: string, labels: string, at = "2h") => `
  - interval: 1m
    input_series: [{ series: '${series}', values: '${values}' }]
    alert_rule_test: [{ alertname: ${name}, eval_time: ${at}, exp_alerts: [{ exp_labels: { ${labels} } }] }]`;
    const quiet = (name: string, series: string, values: string) => `
  - interval: 1m
    input_series: [{ series: '${series}', values: '${values}' }]
    alert_rule_test: [{ alertname: ${name}, eval_time: 2h, exp_alerts: [] }]`;
    const states = join(directory, "states.yaml");
    const text = [
      `rule_files: ["${RULES}"]\ntests:`,
      alert(
        "SecretPushDown",
        'up{job="secretpush",instance="a"}',
        "0x130",
        "severity: page, job: secretpush, instance: a",
      ),
      alert(
        "SecretPushNeedsMending",
        'secretpush_conditions{instance="a",kind="disk_full",severity="now"}',
        "1x130",
        "severity: page, instance: a, kind: disk_full",
      ),
      alert(
        "SecretPushGuessing",
        'secretpush_guesses_total{instance="a",what="passwords",outcome="refused"}',
        "0+2x130",
        "severity: ticket, instance: a, what: passwords",
      ),
      quiet("SecretPushGuessing", 'secretpush_guesses_total{instance="a",what="passwords",outcome="wrong"}', "0+2x130"),
      alert(
        "SecretPushCertificate",
        'secretpush_certificate_end_timestamp_seconds{instance="a",certificate="c"}',
        "864000x130",
        "severity: ticket, instance: a, certificate: c",
      ),
      quiet(
        "SecretPushCertificate",
        'secretpush_certificate_end_timestamp_seconds{instance="a",certificate="c"}',
        "8640000x130",
      ),
      alert("SecretPushBackup", 'secretpush_backup_failed{instance="a"}', "1x130", "severity: page, instance: a"),
      quiet("SecretPushBackup", 'secretpush_backup_failed{instance="a"}', "0x130"),
    ].join("");
    // What an alert says is its own affair here.
    writeFileSync(join(directory, "rules.yaml"), rules.replace(/^ +annotations:\n(?: {10}.+\n)+/gm, ""));
    writeFileSync(states, text.replace(RULES, join(directory, "rules.yaml")));
    const tested = await run(["promtool", "test", "rules", states]);
    expect(tested.text).toContain("SUCCESS");
    expect(tested.code).toBe(0);
  });
});

needs("fail2ban-regex").test("fail2ban's own reader finds a failed sign-in in the log, and nothing else", async () => {
  const log = join(directory, "server.log");
  writeFileSync(log, server.log());
  expect(server.log()).toContain("status=401");
  const { text } = await run(["fail2ban-regex", "--print-all-matched", log, join(DEPLOY, "fail2ban/filter.conf")]);
  expect(text).toContain(" 1 matched,");
  expect(text).toMatch(/\| .*route=\/session status=401 client=127\.0\.0\.1/);
});
