// `secretpush watch` with the link of a push or of a request: which pages it compares, and that the end of the link decides
// which they must be.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { fragmentOf, newKey } from "../static/e2e/link.ts";
import { newKeys } from "../static/e2e/recipient.ts";
import { stops, stranger, useServer } from "./client_runs.ts";
import { startServer } from "./harness.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { branded, placesOf, proxy, useBranded, watch } from "./watching.ts";

setDefaultTimeout(240_000); // other load on the machine slows the tests down

useServer();
useBranded();

describe("a link with a key", () => {
  const SEALED = "a page for what is end-to-end encrypted, as the key in the link demands";
  const key = () => fragmentOf(newKey());
  const ask = async (fields: object): Promise<string> => {
    const { headers } = await branded.user();
    const asked = { request: "The <password>, please", e2e: true, ...fields };
    const { body } = await branded.json("POST", "/api/v2/requests", { request: asked }, headers);
    return `/req/${body.url_token}`;
  };
  /** A server that answers one link with the pages of another. */
  const swapping = (behind: string, from: string, to: string): string =>
    stranger((request) => {
      const { pathname } = new URL(request.url);
      return fetch(behind + pathname.replace(from, to), {
        method: request.method,
        headers: request.headers,
        redirect: "manual",
        decompress: false,
      });
    });

  test("expects the pages of a sealed push: those of a plain one are found, with every byte genuine", async () => {
    const [path = ""] = (await pushSealed(branded, { payload: "secret", passphrase: "x" })).split("#");
    const link = `${branded.url}${path}#${key()}`;
    expect(await watch(link)).toMatchObject({ code: 0, stderr: "" });
    const plain = await startServer({ flags: { "enable-requests": "true" } });
    stops.push(() => plain.stop());
    const [sealed = ""] = (await pushSealed(plain, { payload: "secret" })).split("#");
    const { url_token: other } = await plain.push({ payload: "forged", passphrase: "x" });
    const swapped = swapping(plain.url, sealed.split("/")[2] ?? "", String(other));
    const ran = await watch(`${swapped}${sealed}#${key()}`);
    expect(ran.code).toBe(1);
    expect(placesOf(ran)).toContain(`${sealed} (en)`);
    expect(ran.stdout).toContain(`${sealed} (en)\n  expected ${SEALED}\n  found    another page\n`);
    const none = await watch(`${plain.url}/p/unknownunknownunknown/r#${key()}`);
    expect(none).toMatchObject({ code: 1, stdout: expect.stringContaining(SEALED) });
  });

  test("of a request is taken, and both of its pages are compared, with files, several answers and an address", async () => {
    const { recipient, identity } = await newKeys();
    for (const fields of [
      {},
      { response_file_attachments: true, max_responses: 3, include_requestor: true },
      { passphrase: "x" },
    ]) {
      const path = await ask(fields);
      for (const end of [recipient, identity]) {
        expect(await watch(`${branded.url}${path}#${end}`)).toMatchObject({ code: 0, stderr: "" });
      }
    }
    const path = await ask({ max_responses: 2 });
    for (const [from, to] of [
      [/"\/assets\/request_answer-\w+\.js"/, '"/assets/mine.js"'],
      ["<textarea", '<textarea onfocus="x()"'],
      ['"sealed":true', '"sealed":false'],
      ["please", "please <b>here</b>"],
    ] as const) {
      const behind = proxy(branded.url);
      behind.alter(`${path} (en)`, (answer) => {
        const html = new TextDecoder().decode(answer.bytes);
        answer.bytes = new TextEncoder().encode(html.includes("<textarea") ? html.replace(from, to) : html);
      });
      const ran = await watch(`${behind.url}${path}#${recipient}`);
      expect([to, ran.code, [...new Set(placesOf(ran))]]).toEqual([to, 1, [`POST ${path} (en)`]]);
    }
  });

  test("of a sealed request is not answered with the pages of a plain one", async () => {
    const { recipient } = await newKeys();
    const plain = await startServer({ flags: { "enable-requests": "true" } });
    stops.push(() => plain.stop());
    const { headers } = await plain.user();
    const { body } = await plain.json("POST", "/api/v2/requests", { request: { request: "Please" } }, headers);
    expect(await watch(`${plain.url}/req/${body.url_token}`)).toMatchObject({ code: 0 });
    const ran = await watch(`${plain.url}/req/${body.url_token}#${recipient}`);
    expect(ran.code).toBe(1);
    for (const place of ["", "POST "]) {
      expect(ran.stdout).toContain(`${place}/req/${body.url_token} (de)\n  expected ${SEALED}\n`);
    }
  });
});
