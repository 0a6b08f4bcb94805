// The command line where everything is in PostgreSQL: accounts are managed beside the nodes, and a command for data
// directories refuses, because it would look at the wrong pushes.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { needs } from "./needs.ts";
import { newPostgresPlace } from "./store_engines.ts";

setDefaultTimeout(60_000);
afterAll(removeTempDirs);

const URL_THAT_NOBODY_ASKS = "postgres://ann:s3cret@127.0.0.1:1/pushes";

describe("a command for a data directory", () => {
  test.each(["compact"])("refuses where database_url is set: %s", async (words) => {
    const argv = words.split(" ");
    const env = { SECRETPUSH_DATABASE_URL: URL_THAT_NOBODY_ASKS };
    const { code, stdout, stderr } = await cli([...argv, "--data-dir", tempDir()], { env });
    const name = argv.filter((word) => !word.includes(".")).join(" ");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`"secretpush ${name}" works on a data directory, but database_url says`);
    expect(stderr).not.toContain("s3cret");
  });
});

needs("postgresql").describe("PostgreSQL", () => {
  test("holds the accounts that the command line adds, on whichever host it runs", async () => {
    const place = await newPostgresPlace();
    const env = {
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
    };
    const run = (argv: string[], input = "") => cli([...argv, "--data-dir", tempDir()], { env, input });
    const added = await run(["user", "add", "ann@example.org", "--admin", "--password-stdin"], "correct horse\n");
    expect([added.code, added.stdout]).toEqual([0, "Added ann@example.org as an administrator.\n"]);
    expect((await run(["token", "add", "ann@example.org", "--name", "laptop"])).stdout).toStartWith("sp_");
    expect(JSON.parse((await run(["user", "list", "--json"])).stdout)).toMatchObject([
      { email: "ann@example.org", admin: true },
    ]);
    expect((await run(["user", "remove", "ann@example.org", "--yes"])).code).toBe(0);
    expect((await run(["user", "list"])).stderr).toContain("There are no accounts yet");
    await place.remove();
  });
});
