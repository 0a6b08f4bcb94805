// The OpenAPI document says what the service does, validly and completely.

import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { startServer } from "./harness.ts";
import {
  bodyOf,
  type Document,
  documentOf,
  mismatches,
  operation,
  operations,
  resolved,
  type Schema,
  V2,
} from "./openapi_document.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

let document: Document;
const server = ownServer();
beforeAll(async () => {
  document = await documentOf(server);
});

/** Settings far from the defaults, and not the same for each kind. */
const NARROW = {
  "max-payload-bytes": "2KiB",
  "enable-qr-pushes": "false",
  "enable-file-pushes": "false",
  "text-expire-after-days-default": "3",
  "text-expire-after-days-min": "2",
  "text-expire-after-days-max": "4",
  "url-expire-after-days-default": "3",
  "url-expire-after-days-min": "2",
  "url-expire-after-days-max": "4",
  "text-expire-after-views-default": "2",
  "text-expire-after-views-min": "2",
  "text-expire-after-views-max": "3",
  "url-expire-after-views-default": "5",
  "url-expire-after-views-min": "4",
  "url-expire-after-views-max": "9",
  "text-retrieval-step-default": "false",
  "url-retrieval-step-default": "false",
};

describe("the OpenAPI document", () => {
  test("is valid OpenAPI", async () => {
    const result = await new Validator().validate({ ...structuredClone(document) });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test("is valid to a second validator too, which holds every example to its schema", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = async (checked: object): Promise<string[]> => {
      const found = await lintFromString({
        source: JSON.stringify(checked),
        absoluteRef: "/openapi.json",
        config,
      });
      return found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ""}: ${message}`);
    };
    expect(await problems(document)).toEqual([]);
    const narrow = await startServer({ flags: NARROW });
    try {
      expect(await problems((await narrow.json("GET", "/help/api/openapi.json")).body)).toEqual([]);
    } finally {
      await narrow.stop();
    }
    // It sees what is wrong.
    const broken = structuredClone(document);
    const field = broken.components.schemas.NewPush?.properties?.expire_after_days;
    if (field) Object.assign(field, { example: 91 });
    expect(await problems(broken)).toEqual([expect.stringContaining("no-invalid-schema-examples")]);
  });

  test("names its licence, and describes every operation of both versions", () => {
    expect(document.info.license.name).toBe("Apache License 2.0");
    const silent = operations(document).filter(([, { description = "" }]) => !/\w+ \w+.*\.$/s.test(description));
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(operations(document).length).toBeGreaterThan(18);
  });

  test("says of every path that other methods are 405 with Allow", async () => {
    for (const [name, { responses }] of operations(document)) {
      expect(responses[405]?.headers, name).toHaveProperty("Allow");
      const path = name.replace(/^\w+ /, "").replace("{token}", "unknownunknownunknown");
      const { status, headers } = await server.json("PUT", path);
      expect([name, status, headers.has("allow")]).toEqual([name, 405, true]);
    }
  });

  for (const [name, { id, statuses, auth }] of Object.entries(V2)) {
    test(`has ${name} with its statuses and who may call it`, () => {
      const { operationId, responses, security, parameters } = operation(document, name);
      expect(operationId).toBe(id);
      expect(Object.keys(responses).map(Number)).toEqual(expect.arrayContaining(statuses));
      const token = [{ token: [] }, { userToken: [] }];
      expect(security).toEqual({ none: [], optional: [{}, ...token], required: token }[auth]);
      expect(responses[429]?.headers).toHaveProperty("Retry-After");
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect((parameters ?? []).filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(
        inPath as string[],
      );
    });
  }

  test("names the page where there are pages, in both versions", () => {
    const paged = operations(document).filter(([, { parameters }]) => parameters?.some(({ name }) => name === "page"));
    expect(paged.map(([name]) => name).toSorted()).toEqual([
      "GET /api/v2/admin/groups/members",
      "GET /api/v2/admin/pushes/{id}/audit",
      "GET /api/v2/pushes/active",
      "GET /api/v2/pushes/expired",
      "GET /api/v2/pushes/{token}/audit",
      "GET /p/active.json",
      "GET /p/expired.json",
      "GET /p/{token}/audit.json",
    ]);
  });

  test("knows both ways to send a token", () => {
    const { token, userToken } = document.components.securitySchemes;
    expect(token).toMatchObject({ type: "http", scheme: "bearer" });
    expect(userToken).toMatchObject({ type: "apiKey", in: "header", name: "X-User-Token" });
  });

  test("lists no .json twin under /api and nothing that is not for callers", () => {
    for (const path of Object.keys(document.paths)) {
      expect(path).not.toMatch(/^\/api\/.*\.json$|^\/help|^\/$|\*/);
      // The first version's own paths end in .json; what the router calls them is nobody's business.
      expect(path).not.toMatch(/^\/[pfr]\.json\/./);
    }
  });

  test("names every operation once, in words", () => {
    const ids = operations(document).map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z0-9]+)+$/);
    for (const [name, { summary, tags, responses }] of operations(document)) {
      expect(summary, name).not.toBe("");
      expect(tags, name).toHaveLength(1);
      for (const { description } of Object.values(responses)) expect(description, name).not.toBe("");
    }
  });

  test("takes the fields of a new push in all three encodings", () => {
    const fields = [
      "payload",
      "kind",
      "expire_after_days",
      "expire_after_views",
      "expire_after_duration",
      "deletable_by_viewer",
      "retrieval_step",
      "covered",
      "passphrase",
      "name",
      "note",
    ];
    const { content } = operation(document, "POST /api/v2/pushes").requestBody ?? { content: {} };
    const push = resolved(
      document,
      resolved(document, content["application/json"]?.schema ?? {}).properties?.push ?? {},
    );
    expect(Object.keys(push.properties ?? {})).toEqual(expect.arrayContaining(fields));
    for (const form of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      const names = Object.keys(content[form]?.schema.properties ?? {});
      expect(names).toEqual(expect.arrayContaining(fields.map((field) => `push[${field}]`)));
    }
  });

  const bodyOfNewPush = (of = document, name = "POST /api/v2/pushes"): Record<string, Schema> => {
    const [method = "", path = ""] = name.split(" ");
    const content = of.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {};
    const [inner] = Object.values(schemaOf(content["application/json"]?.schema ?? {}, of).properties ?? {});
    return {
      json: schemaOf(inner ?? {}, of),
      form: content["application/x-www-form-urlencoded"]?.schema ?? {},
      multipart: content["multipart/form-data"]?.schema ?? {},
    };
  };
  const schemaOf = (schema: Schema, { components }: Document): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.replace("#/components/schemas/", "")] ?? {}) : schema;

  test("says what a new push needs: a payload, uploads, or files where the encoding can carry them", () => {
    const { json, form, multipart } = bodyOfNewPush();
    const needs = [["payload"], ["files"], ["uploads"]].map((required) => ({ required }));
    expect([json?.required, json?.anyOf]).toEqual([undefined, needs]);
    expect(form?.required).toEqual(["push[payload]"]);
    expect(multipart?.anyOf).toEqual(
      ["push[payload]", "push[files][]", "push[uploads][]"].map((name) => ({ required: [name] })),
    );
    for (const schema of [json?.properties?.payload, form?.properties?.["push[payload]"]]) {
      expect(schema).toMatchObject({ minLength: 1, pattern: "\\S", maxLength: 1024 * 1024 });
    }
    expect(bodyOfNewPush(document, "POST /r.json").form?.required).toEqual(["url[payload]"]);
  });

  test("says where null is taken, and it is", async () => {
    const { json, form } = bodyOfNewPush();
    const nullable = Object.entries(json?.properties ?? {})
      .filter(([, schema]) => schema.nullable)
      .map(([name]) => name);
    expect(Object.keys(json?.properties ?? {}).filter((name) => !nullable.includes(name))).toEqual(["payload"]);
    const nulls = Object.fromEntries(nullable.map((name) => [name, null]));
    for (const [path, wrapper] of [
      ["/api/v2/pushes", "push"],
      ["/p.json", "password"],
    ] as const) {
      const { status, body } = await server.json("POST", path, { [wrapper]: { ...nulls, payload: "x" } });
      expect([status, body.kind, body.expire_after_days]).toEqual([201, "text", 7]);
    }
    expect((await server.json("POST", "/api/v2/pushes", { push: { payload: null } })).status).toBe(422);
    expect(json?.properties?.kind?.enum).toEqual(["text", "file", "url", "qr", null]);
    expect(form?.properties?.["push[kind]"]).not.toHaveProperty("nullable");
    expect(form?.properties?.["push[kind]"]?.enum).toEqual(["text", "file", "url", "qr"]);
  });

  test("its limits are those in force, and what keeps to them is accepted", async () => {
    const narrow = await startServer({ flags: NARROW });
    try {
      const of = await documentOf(narrow);
      const { json, form, multipart } = bodyOfNewPush(of);
      expect(json?.required).toEqual(["payload"]);
      expect(multipart?.required).toEqual(["push[payload]"]);
      expect(json?.properties).not.toHaveProperty("files");
      expect(json?.properties).toMatchObject({
        payload: { maxLength: 2048 },
        kind: { enum: ["text", "url", null] },
        expire_after_days: { minimum: 2, maximum: 4, default: 3 },
        expire_after_views: { minimum: 2, maximum: 9 },
        expire_after_duration: { minimum: 0, maximum: 9 },
        retrieval_step: { default: false },
        covered: { default: false },
        deletable_by_viewer: { default: true },
        passphrase: { maxLength: 1024 },
        name: { maxLength: 255 },
      });
      // Kinds that differ are told apart, and have no default in common.
      const views = json?.properties?.expire_after_views;
      expect(views).not.toHaveProperty("default");
      expect(views?.description).toContain("text 2 to 3, by default 2; url 4 to 9, by default 5");
      expect(form?.properties?.["push[expire_after_days]"]).toMatchObject({ minimum: 2, maximum: 4 });

      const status = async (fields: object): Promise<number> =>
        (await narrow.json("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } })).status;
      const url = { kind: "url", payload: "https://example.org/" };
      for (const [name, extra] of [
        ["expire_after_days", {}],
        ["expire_after_views", url],
        ["expire_after_duration", {}],
      ] as const) {
        const { minimum = 0, maximum = 0 } = json?.properties?.[name] ?? {};
        const least = name === "expire_after_views" ? {} : extra; // text allows the fewest views, url the most
        expect([name, await status({ ...least, [name]: minimum })]).toEqual([name, 201]);
        expect([name, await status({ ...extra, [name]: maximum })]).toEqual([name, 201]);
        expect([name, await status({ ...least, [name]: minimum - 1 })]).toEqual([name, 422]);
        expect([name, await status({ ...extra, [name]: maximum + 1 })]).toEqual([name, 422]);
      }
      for (const [name, schema] of Object.entries(json?.properties ?? {})) {
        if (schema.maxLength === undefined) continue;
        expect([name, await status({ [name]: "n".repeat(schema.maxLength) })]).toEqual([name, 201]);
        expect([name, await status({ [name]: "n".repeat(schema.maxLength + 1) })]).toEqual([name, 422]);
      }
      for (const kind of ["file", "qr"]) expect(await status({ kind })).toBe(422);
      // The first version takes an expiry outside the range: there it is no limit, only a sentence.
      const first = bodyOfNewPush(of, "POST /p.json").json?.properties?.expire_after_days;
      expect([first?.minimum, first?.maximum, first?.default]).toEqual([undefined, undefined, 3]);
      expect(first?.description).toContain("2 to 4, by default 3. A number outside the range becomes the default.");
    } finally {
      await narrow.stop();
    }
  });

  test("says how many files fit", async () => {
    const other = await startServer({ flags: { "upload-max-files": "3" } });
    try {
      const of = await documentOf(other);
      const { json, multipart } = bodyOfNewPush(of);
      const limits = [json?.properties?.files, multipart?.properties?.["push[files][]"]];
      expect(limits.map((files) => files?.maxItems)).toEqual([3, 3]);
    } finally {
      await other.stop();
    }
  });

  test("says of each operation that looks at tokens which scopes it needs", () => {
    const silent = operations(document).filter(([, { security, description = "" }]) => {
      const needs =
        /Scopes? of the token: (?:any|`(?:create|read|audit|expire|admin)`(?: and `(?:read|expire)`)*)(?:; or `(?:request:create|push:open)`, for its own requests and their answers)?\.$/.test(
          description,
        );
      return needs !== (security?.length !== 0);
    });
    expect(silent.map(([name]) => name)).toEqual([]);
    expect(operation(document, "POST /api/v2/pushes/{token}/thaw").description).toEndWith("`expire` and `read`.");
  });

  test("says something about every field that comes in or goes out", () => {
    const silent = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, schema]) =>
        schema.$ref || schema.properties || schema.items || schema.description ? [] : [`${name}.${field}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  test("gives an example for every body, and each fits its schema", () => {
    const wrong: string[] = [];
    for (const [name, { requestBody, responses }] of operations(document)) {
      const bodies = [
        ...Object.entries(responses).map(([status, { content }]) => [status, content] as const),
        ["body", requestBody?.content ?? {}] as const,
      ];
      for (const [which, content] of bodies) {
        const media = content["application/json"];
        if (!media) continue;
        const examples = media.examples ? Object.values(media.examples).map(({ value }) => value) : [media.example];
        for (const example of examples) {
          wrong.push(...mismatches(document, media.schema, example).map((problem) => `${name} ${which}: ${problem}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("describes what the service really answers", async () => {
    const { headers } = await server.user();
    const created = await server.json("POST", "/api/v2/pushes", { push: { payload: "p", passphrase: "w" } }, headers);
    const path = `/api/v2/pushes/${created.body.url_token}`;
    const one = "/api/v2/pushes/{token}";
    const asked: Array<[name: string, status: number, answer: { status: number; text: string }]> = [
      ["POST /api/v2/pushes", 201, created],
      ["POST /api/v2/pushes", 400, await server.json("POST", "/api/v2/pushes", {})],
      ["POST /api/v2/pushes", 422, await server.json("POST", "/api/v2/pushes", { push: { kind: "x" } })],
      [`GET ${one}`, 401, await server.json("GET", path)],
      [`GET ${one}`, 404, await server.json("GET", "/api/v2/pushes/unknownunknownunknown")],
      [`GET ${one}`, 200, await server.json("GET", `${path}?passphrase=w`)],
      [`GET ${one}/preview`, 200, await server.json("GET", `${path}/preview`)],
      [`GET ${one}/audit`, 200, await server.json("GET", `${path}/audit`, undefined, headers)],
      [`GET ${one}/audit`, 401, await server.json("GET", `${path}/audit`)],
      ["GET /api/v2/pushes/active", 200, await server.json("GET", "/api/v2/pushes/active", undefined, headers)],
      [`DELETE ${one}`, 200, await server.json("DELETE", path)],
      [`GET ${one}`, 200, await server.json("GET", path)],
      ["GET /api/v2/pushes/expired", 200, await server.json("GET", "/api/v2/pushes/expired", undefined, headers)],
      ["GET /api/v2/version", 200, await server.json("GET", "/api/v2/version")],
      ["GET /up", 200, await server.json("GET", "/up")],
      ["GET /readyz", 200, await server.json("GET", "/readyz")],
    ];
    for (const [name, status, answer] of asked) {
      expect(answer.status, name).toBe(status);
      expect(
        mismatches(document, bodyOf(document, name, status), JSON.parse(answer.text)),
        `${name} ${status}`,
      ).toEqual([]);
    }
  });

  test("its examples of a new push are accepted", async () => {
    const examples =
      operation(document, "POST /api/v2/pushes").requestBody?.content["application/json"]?.examples ?? {};
    const { headers } = await server.user();
    expect(Object.keys(examples)).toEqual(expect.arrayContaining(["text", "guarded", "url", "qr", "sealed"]));
    for (const [name, { value }] of Object.entries(examples)) {
      const { status, text } = await server.json("POST", "/api/v2/pushes", value, headers);
      expect(status, `${name}: ${text}`).toBe(201);
    }
  });

  test.each([
    ["off", ["text", "guarded", "url", "file", "qr"], false],
    ["required", ["sealed"], true],
  ])("with e2e = %s it shows and accepts what that allows", async (policy, names, isExplained) => {
    const other = await startServer({ flags: { e2e: policy, "file-attachments-require-authentication": "false" } });
    try {
      const document = (await (await other.fetch("/help/api/openapi.json")).json()) as Document;
      expect(document.info.description.includes("## End-to-end encryption")).toBe(isExplained);
      const examples =
        operation(document, "POST /api/v2/pushes").requestBody?.content["application/json"]?.examples ?? {};
      expect(Object.keys(examples)).toEqual(names);
      for (const { value } of Object.values(examples)) {
        expect((await other.json("POST", "/api/v2/pushes", value)).status).toBe(201);
      }
    } finally {
      await other.stop();
    }
  });

  test("states this server's own limits and address", async () => {
    const flags = {
      "base-url": "https://push.example.org",
      "text-expire-after-days-max": "45",
      "enable-qr-pushes": "false",
      "upload-max-files": "7",
      "upload-max-file-bytes": "3MiB",
      "upload-max-push-bytes": "9MiB",
      "download-link-life": "4m",
    };
    const other = await startServer({ flags });
    try {
      const { info, servers } = await documentOf(other);
      expect(info.description).toContain("| Text | 1 to 45 (7) | 1 to 100 (5) |");
      expect(info.description).toContain("| QR code | switched off | |");
      expect(info.description).toContain("up to 7 files of up to 3 MiB each and 9 MiB together");
      expect(info.description).toContain("works for 4m without any header");
      expect(servers).toEqual([{ url: "https://push.example.org" }]);
    } finally {
      await other.stop();
    }
  });
});
