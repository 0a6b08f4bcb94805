// The promise that everything else serves: of a push with N views, sixty requests at once over three nodes get N payloads,
// and never one more, while nodes are killed and PostgreSQL is stopped in the middle. SECRETPUSH_CHAOS_ROUNDS sets how often.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { makeTempDir } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type Cluster, startCluster } from "./postgres.ts";
import { type ServerProcess, spawnServer } from "./processes.ts";

setDefaultTimeout(0); // bounded by its rounds

const ROUNDS = Number(process.env["SECRETPUSH_CHAOS_ROUNDS"] ?? 9);
const ASKERS = 60;
const PUSHES = "/api/v2/pushes";
const TROUBLES = ["none", "a node is killed", "PostgreSQL is stopped"] as const;

needs("postgresql").describe("PostgreSQL", () => {
  let cluster: Cluster;
  const dataDir = makeTempDir();
  const nodes: ServerProcess[] = [];
  const start = (port = "0") =>
    spawnServer(dataDir, {
      flags: { port },
      env: {
        SECRETPUSH_DATABASE_URL: cluster.url,
        SECRETPUSH_DATABASE_SCHEMA: "chaos",
        SECRETPUSH_KEY: "ab".repeat(32),
      },
    });
  beforeAll(async () => {
    cluster = await startCluster();
    for (let n = 0; n < 3; n += 1) nodes.push(await start());
  });
  afterAll(async () => {
    for (const node of nodes) await node.kill();
    await cluster?.control("stop", "-m", "immediate").catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The token of a new push, asked of whichever node can make one. */
  async function push(payload: string, views: number): Promise<string> {
    let token = "";
    await until(async () => {
      for (const { url } of nodes) {
        const answer = await fetch(url + PUSHES, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ push: { payload, expire_after_views: views } }),
        }).catch(() => null);
        if (answer?.status !== 201) continue;
        token = ((await answer.json()) as { url_token: string }).url_token;
        return true;
      }
      return false;
    }, "a node stores a push");
    return token;
  }

  async function countedIn(): Promise<number> {
    const sql = new SQL(cluster.url, { max: 1 });
    try {
      const [row] = await sql.unsafe("SELECT views_counted AS n FROM chaos.pushes ORDER BY id DESC LIMIT 1");
      return row.n;
    } finally {
      await sql.close();
    }
  }

  test("hands out N payloads of N views over three nodes, and never one more, whatever is killed meanwhile", async () => {
    const outcomes: Record<(typeof TROUBLES)[number], { views: number; handedOut: number; lost: number }> = {
      none: { views: 0, handedOut: 0, lost: 0 },
      "a node is killed": { views: 0, handedOut: 0, lost: 0 },
      "PostgreSQL is stopped": { views: 0, handedOut: 0, lost: 0 },
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const trouble = TROUBLES[round % TROUBLES.length] ?? "none";
      const views = 1 + ((round * 7) % 10);
      const payload = `secret of round ${round}`;
      const token = await push(payload, views);
      const asked = Array.from({ length: ASKERS }, async (_, n) => {
        const answer = await fetch(`${nodes[n % 3]?.url}${PUSHES}/${token}`).catch(() => null);
        const text = await answer?.text().catch(() => "");
        return text?.includes(payload) ? 1 : 0;
      });
      // Each time at another moment between the first request and the last answer.
      await Bun.sleep(round % 25);
      if (trouble === "a node is killed") await nodes[round % 3]?.kill();
      if (trouble === "PostgreSQL is stopped") await cluster.control("restart", "-m", "immediate");
      let handedOut = (await Promise.all(asked)).reduce<number>((sum, one) => sum + one, 0);
      if (trouble === "a node is killed") nodes[round % 3] = await start();
      // Whoever comes later gets what is left, on any node, and nothing else.
      for (let n = 0; n < views + 3; n += 1) {
        let text = "";
        await until(async () => {
          const answer = await fetch(`${nodes[n % 3]?.url}${PUSHES}/${token}`).catch(() => null);
          text = (await answer?.text().catch(() => "")) ?? "";
          return answer?.status === 200;
        }, "the node answers");
        if (text.includes(payload)) handedOut += 1;
      }
      const counted = await countedIn();
      expect([trouble, handedOut <= views, counted]).toEqual([trouble, true, views]);
      if (trouble === "none") expect(handedOut).toBe(views);
      outcomes[trouble].views += views;
      outcomes[trouble].handedOut += handedOut;
      outcomes[trouble].lost += counted - handedOut;
    }
    for (const [trouble, { views, handedOut, lost }] of Object.entries(outcomes)) {
      console.log(
        `${trouble}: of ${views} views, ${handedOut} were handed out; ${lost} were counted and reached nobody.`,
      );
    }
  });
});
