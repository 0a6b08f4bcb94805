// TEST_ENGINE=postgres runs the tests that only use a server's addresses against PostgreSQL. Each data directory of a test
// stands for a schema of the shared cluster then.

import { dropSchema, sharedCluster } from "./postgres.ts";

export const ENGINE: "sqlite" | "postgres" = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";

const schemas = new Map<string, string>();

/** The settings, as environment variables, by which a server with this data directory uses the engine under test. */
export async function engineSettings(dataDir: string): Promise<Record<string, string>> {
  if (ENGINE === "sqlite") return {};
  const schema = schemas.get(dataDir) ?? newSchema();
  schemas.set(dataDir, schema);
  const { url } = await sharedCluster();
  return { SECRETPUSH_DATABASE_URL: url, SECRETPUSH_DATABASE_SCHEMA: schema };
}

/** Removes what the engine under test holds for this data directory. */
export async function forgetEngine(dataDir: string): Promise<void> {
  const schema = schemas.get(dataDir);
  if (schema === undefined) return;
  schemas.delete(dataDir);
  await dropSchema(await sharedCluster(), schema);
}

export const newSchema = (): string => `test_${crypto.randomUUID().replaceAll("-", "")}`;
