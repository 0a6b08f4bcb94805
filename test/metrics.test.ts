// The page for Prometheus: off unless it has an address, on that address alone, right in its numbers
// and form, and without anything that leads to a push or a person.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { SECURITY_HEADERS } from "../src/http/headers.ts";
import { startServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const server = ownServer({ flags: { "metrics-listen": "127.0.0.1:0" } });
beforeAll(async () => {
  await create("before the first look"); // how many there are is counted now and then only
});

const scrape = async (): Promise<string> => (await fetch(`${server.addresses.metrics}/metrics`)).text();

/** Sample, labels and all → value. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

const create = (payload: string, passphrase = "") =>
  fetch(`${server.url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload, passphrase } }),
  }).then(async (response) => ((await response.json()) as { url_token: string }).url_token);

describe("metrics", () => {
  test("count requests by method, route and status, and time them", async () => {
    const before = samplesOf(await scrape());
    const token = await create("counted");
    for (let views = 0; views < 3; views += 1) await fetch(`${server.url}/api/v2/pushes/${token}`);
    await fetch(`${server.url}/api/v2/pushes/unknownunknown00`);
    const after = samplesOf(await scrape());
    const grown = (sample: string): number => (after.get(sample) ?? 0) - (before.get(sample) ?? 0);
    const requests = (method: string, route: string, status: number) =>
      grown(`secretpush_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(requests("POST", "/api/v2/pushes", 201)).toBe(1);
    expect(requests("GET", "/api/v2/pushes/:token", 200)).toBe(3);
    expect(requests("GET", "/api/v2/pushes/:token", 404)).toBe(1);
    const route = 'route="/api/v2/pushes/:token"';
    expect(grown(`secretpush_http_request_duration_seconds_count{${route}}`)).toBe(4);
    expect(grown(`secretpush_http_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(4);
    expect(grown(`secretpush_http_request_duration_seconds_sum{${route}}`)).toBeGreaterThan(0);
    expect(after.get("secretpush_http_requests_running")).toBe(0);
  });

  test("tell how much is stored, and how the process is", async () => {
    const samples = samplesOf(await scrape());
    for (const name of [
      "secretpush_pushes",
      "secretpush_pushes_active",
      "secretpush_database_bytes",
      // A bucket has no end, and does not say how much there is.
      ...(ENGINE === "sqlite" ? ["secretpush_disk_free_bytes"] : []),
      "process_resident_memory_bytes",
      "process_cpu_seconds_total",
    ]) {
      expect(samples.get(name)).toBeGreaterThan(0);
    }
    expect(samples.get("secretpush_key_rotation_running")).toBe(0);
    expect([...samples.keys()].some((name) => /^secretpush_build_info\{version="\d/.test(name))).toBe(true);
    expect(Math.abs((samples.get("process_start_time_seconds") ?? 0) - Date.now() / 1_000)).toBeLessThan(3_600);
  });

  test("have the form of the text format: each family once, described, with buckets that grow", async () => {
    const response = await fetch(`${server.addresses.metrics}/metrics`);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await response.text();
    expect(text.endsWith("\n")).toBe(true);
    const families = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(([, name]) => name);
    expect(new Set(families).size).toBe(families.length);
    for (const line of text.trimEnd().split("\n")) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{(?:[a-z]+="[^"\n]*",?)+\})? [0-9.e+-]+)$/);
    }
    const buckets = [...samplesOf(text)].filter(([name]) => name.includes('_bucket{route="/api/v2/pushes",'));
    expect(buckets.length).toBeGreaterThan(10);
    expect(buckets.map(([, count]) => count)).toEqual(buckets.map(([, count]) => count).toSorted((a, b) => a - b));
  });

  test("never hold a link, a payload, a passphrase, an address or a word that a client made up", async () => {
    const token = await create("a payload to be found", "a passphrase to be found");
    const base = server.url;
    await fetch(`${base}/p/${token}`);
    await fetch(`${base}/api/v2/pushes/${token}?passphrase=wrongwrong`);
    await fetch(`${base}/made/up/by/somebody/${token}?x=inquery`, { method: "BREW" });
    await fetch(`${base}/up`, { headers: { authorization: "Bearer notatoken123", "user-agent": "someagent" } });
    const text = await scrape();
    for (const word of [
      token,
      "to be found",
      "wrongwrong",
      "made",
      "inquery",
      "BREW",
      "notatoken",
      "someagent",
      "127.0.0.1",
    ]) {
      expect(text).not.toContain(word);
    }
  });

  test("are served at their own address only, to GET and HEAD, and nothing else is", async () => {
    const own = server.addresses.metrics ?? "";
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${own}/metrics`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${own}/metrics`, { method: "POST" })).status).toBe(405);
    for (const path of ["/", "/up", "/api/v2/version", "/metricsx"]) expect((await fetch(own + path)).status).toBe(404);
    for (const path of ["/metrics", "/"]) {
      expect((await fetch(own + path)).headers.toJSON()).toMatchObject(SECURITY_HEADERS);
    }
  });

  test("are off where no address is set", async () => {
    const plain = await startServer();
    expect((await plain.fetch("/metrics")).status).toBe(404);
    expect(plain.log()).not.toContain("metrics");
    await plain.stop();
  });
});
