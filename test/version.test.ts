// GET /api/v2/version: what the server is and can do, told to anybody.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import packageJson from "../package.json" with { type: "json" };
import { Version } from "../src/http/routes/version.ts";
import { bodyOf } from "./error_bodies.ts";
import { asking, expectGroundRules, expectShape, raw } from "./api_checks.ts";
import { startServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const PATH = "/api/v2/version";

const version = (
  changed: {
    anonymous?: boolean;
    files?: boolean;
    filesNeedToken?: boolean;
    url?: boolean;
    qr?: boolean;
    e2e?: string;
  } = {},
) => ({
  application_version: packageJson.version,
  api_version: "2.1",
  edition: "oss",
  features: {
    anonymous_access: changed.anonymous ?? true,
    api_token_authentication: true,
    accounts: { enabled: false },
    pushes: {
      enabled: true,
      email_auto_dispatch: false,
      file_attachments: { enabled: changed.files ?? true, requires_authentication: changed.filesNeedToken ?? true },
      url_pushes: { enabled: changed.url ?? true },
      qr_code_pushes: { enabled: changed.qr ?? true },
      end_to_end: { enabled: changed.e2e !== "off", policy: changed.e2e ?? "offered" },
    },
    requests: { enabled: false, email_auto_dispatch: false },
  },
});

describe("a server with default settings", () => {
  const ask = asking(() => server);
  const server = ownServer();

  test("tells its version, edition and features, and nothing else", async () => {
    const { status, body } = await ask("GET", PATH);
    expect(status).toBe(200);
    expect(body).toEqual(version());
    expectShape(Version, body);
  });

  test.each([
    ["the .json twin", `${PATH}.json`, {}],
    ["unknown query keys", `${PATH}?utf8=1&page=junk`, {}],
    ["an invalid Bearer token", PATH, { authorization: "Bearer sp_invalid" }],
    ["an invalid bare token", PATH, { authorization: "sp_invalid" }],
    ["an invalid X-User-Token", PATH, { "x-user-token": "sp_invalid" }],
    ["an Accept header of a browser", PATH, { accept: "text/html" }],
  ])("answers the same with %s", async (_what, path, headers) => {
    const { status, body } = await ask("GET", path, undefined, headers);
    expect([status, body]).toEqual([200, version()]);
  });

  test("answers HEAD without a body", async () => {
    const { status, text } = await ask("HEAD", PATH);
    expect([status, text]).toEqual([200, ""]);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s and says what is allowed", async (method) => {
    const answer = await raw(server, method, PATH);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expectGroundRules(answer.headers);
    expect(bodyOf(405, answer.text)).toEqual({ error: "This path answers to GET, HEAD only." });
  });
});

describe("each flag follows its setting", () => {
  const rows: Array<[flags: Record<string, string>, expected: ReturnType<typeof version>]> = [
    [{ "allow-anonymous": "false" }, version({ anonymous: false })],
    [{ "enable-url-pushes": "false" }, version({ url: false })],
    [{ "enable-qr-pushes": "false" }, version({ qr: false })],
    [{ "enable-file-pushes": "false" }, version({ files: false })],
    [{ "file-attachments-require-authentication": "false" }, version({ filesNeedToken: false })],
    [{ e2e: "off" }, version({ e2e: "off" })],
    [{ e2e: "preferred" }, version({ e2e: "preferred" })],
    [{ e2e: "required" }, version({ e2e: "required" })],
  ];
  test.each(rows)("%j", async (flags, expected) => {
    const server = await startServer({ flags });
    try {
      const { status, body } = await server.json("GET", PATH);
      expect([status, body]).toEqual([200, expected]);
      const invalid = await server.json("GET", PATH, undefined, { authorization: "Bearer nonsense" });
      expect([invalid.status, invalid.body]).toEqual([200, expected]);
    } finally {
      await server.stop();
    }
  });
});
