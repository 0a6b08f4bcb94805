// The OpenAPI document of a server that takes requests: valid, and true of what the server answers.

import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { startServer, type Answer, type User } from "./harness.ts";
import { bodyOf, type Document, documentOf, mismatches, operation, operations } from "./openapi_document.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const PATH = "/api/v2/requests";
const ON = { "enable-requests": "true", "upload-free-space-floor": "0" };
let document: Document;
let anna: User;
const server = ownServer({ flags: ON });
beforeAll(async () => {
  document = await documentOf(server);
  anna = await server.user();
});

async function problemsOf(checked: object): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended-strict"] });
  const found = await lintFromString({ source: JSON.stringify(checked), absoluteRef: "/openapi.json", config });
  return found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ""}: ${message}`);
}

test("it is valid to two validators, with files and without", async () => {
  expect((await new Validator().validate({ ...structuredClone(document) })).errors ?? []).toEqual([]);
  expect(await problemsOf(document)).toEqual([]);
  const narrow = await startServer({
    flags: { ...ON, "enable-file-pushes": "false", "text-expire-after-days-max": "7" },
  });
  try {
    const other = await documentOf(narrow);
    expect(await problemsOf(other)).toEqual([]);
    const { headers } = await narrow.user();
    const body = operation(other, `POST ${PATH}`).requestBody?.content["application/json"]?.example as object;
    const created = await narrow.json("POST", PATH, body, headers);
    expect([created.status, created.text]).toEqual([201, created.text]);
    const tooLong = await narrow.json("POST", PATH, { request: { request: "x", close_after_duration: 13 } }, headers);
    expect(tooLong.body).toEqual({ close_after_duration: ["must not be longer than 7 days"] });
    const noFiles = { request: { request: "x", response_file_attachments: true } };
    expect((await narrow.json("POST", PATH, noFiles, headers)).body).toEqual({
      response_file_attachments: ["must be false: files are switched off on this server"],
    });
  } finally {
    await narrow.stop();
  }
});

test("it has every operation, who may call it, and what each answers", async () => {
  const named = operations(document).filter(([name]) => name.includes(PATH));
  expect(named.map(([name, { operationId, security }]) => [name, operationId, security.length])).toEqual([
    [`POST ${PATH}/{token}/codes`, "sendRequestCode", 3],
    [`POST ${PATH}/{token}/codes/verify`, "verifyRequestCode", 3],
    [`POST ${PATH}`, "createRequest", 2],
    [`GET ${PATH}`, "listOwnRequests", 2],
    [`GET ${PATH}/open`, "listOpenRequests", 2],
    [`GET ${PATH}/ready`, "listReadyRequests", 2],
    [`GET ${PATH}/active`, "listActiveRequests", 2],
    [`GET ${PATH}/closed`, "listClosedRequests", 2],
    [`GET ${PATH}/{token}`, "retrieveRequest", 3],
    [`DELETE ${PATH}/{token}`, "closeRequest", 2],
    [`PATCH ${PATH}/{token}/respond`, "respondToRequest", 3],
    [`GET ${PATH}/{token}/preview`, "previewRequest", 3],
    [`GET ${PATH}/{token}/audit`, "listRequestAuditEntries", 2],
  ]);
  const fits = (name: string, { status, text }: Answer): void => {
    const problems = mismatches(document, bodyOf(document, name, status), JSON.parse(text));
    expect([name, status, problems]).toEqual([name, status, []]);
  };
  const request = operation(document, `POST ${PATH}`).requestBody?.content["application/json"]?.example as object;
  const created = await server.json("POST", PATH, request, anna.headers);
  fits(`POST ${PATH}`, created);
  fits(`POST ${PATH}`, await server.json("POST", PATH, request));
  fits(`POST ${PATH}`, await server.json("POST", PATH, { request: {} }, anna.headers));
  const one = `${PATH}/${created.body.url_token}`;
  const { passphrase } = (request as { request: { passphrase?: string } }).request;
  const query = `?passphrase=${encodeURIComponent(passphrase ?? "")}`;
  fits(`GET ${PATH}/{token}`, await server.json("GET", one));
  fits(`GET ${PATH}/{token}`, await server.json("GET", one + query));
  const response = { request: { response: "correct horse" } };
  fits(`PATCH ${PATH}/{token}/respond`, await server.json("PATCH", `${one}/respond${query}`, response));
  fits(`GET ${PATH}/{token}`, await server.json("GET", one + query, undefined, anna.headers));
  fits(`GET ${PATH}/{token}/audit`, await server.json("GET", `${one}/audit`, undefined, anna.headers));
  fits(`GET ${PATH}/{token}/preview`, await server.json("GET", `${one}/preview`));
  for (const state of ["", "/open", "/ready", "/active", "/closed"]) {
    fits(`GET ${PATH}${state}`, await server.json("GET", `${PATH}${state}`, undefined, anna.headers));
  }
  fits(`DELETE ${PATH}/{token}`, await server.json("DELETE", one, undefined, anna.headers));
  fits(`GET ${PATH}/{token}`, await server.json("GET", one + query, undefined, anna.headers));
});
