// Clients of Password Pusher: the forms that both versions of the API take, and bodies nobody reads.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { DURATIONS_MS } from "../src/model/push_fields.ts";
import {
  bearer,
  FORM_TYPE,
  get,
  JSON_TYPE,
  keysOf,
  payloadOf,
  postJson,
  replay,
  type Replayed,
  send,
  server,
  SURFACES,
  user,
  useServer,
  type Wire,
} from "./replays.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe.each(SURFACES)("the forms that %s takes", (version, path, wrapper) => {
  const create = async (wire: Wire): Promise<Replayed> => {
    const created = await send(wire);
    if (created.status !== 201) throw new Error(`${created.status} ${created.text}`);
    return created;
  };

  test("numbers and booleans as strings, and null for what is left out", async () => {
    const body = `{"account_id": "12", "workspace_id": 3, "utf8": "✓", "${wrapper}": {"payload": "strings", "expire_after_days": "3", "expire_after_views": "9", "deletable_by_viewer": "False", "retrieval_step": "True", "passphrase": null, "note": null, "account_id": 12, "notify_emails_to": ""}}`;
    const { json } = await create({ head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Content-Length: ?"], body });
    expect(json).toMatchObject({
      expire_after_days: 3,
      expire_after_views: 9,
      deletable_by_viewer: false,
      retrieval_step: true,
    });
    const absent = await create({
      head: [`POST ${path} HTTP/1.1`, "content-type: Application/JSON; charset=UTF-8", "Content-Length: ?"],
      body: `{"${wrapper}":{"payload":"ünïcode \\u2713","expire_after_days":null,"expire_after_views":null,"expire_after_duration":null,"deletable_by_viewer":null,"kind":null}}`,
    });
    expect(absent.json).toMatchObject({
      expire_after_days: 7,
      expire_after_views: 5,
      deletable_by_viewer: true,
      kind: "text",
    });
    expect(await payloadOf(absent)).toBe("ünïcode ✓");
  });

  test.each(DURATIONS_MS.map((ms, index) => [index, ms]))("expire_after_duration %i is %i ms", async (index, ms) => {
    const body = `{"${wrapper}": {"payload": "x", "expire_after_duration": ${index}, "expire_after_days": 50}}`;
    const { json } = await create({ head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Content-Length: ?"], body });
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).toBe(ms);
    expect(json.expire_after_days).toBe(Math.ceil(ms / 86_400_000));
  });

  const mail = {
    notify_emails_to: "ann@example.org, bob@example.org",
    notify_emails_to_locale: "de",
  };
  const refusal = { notify_emails_to: ["are not available"], notify_emails_to_locale: ["is not available"] };

  test("mail that would not be sent is refused, and nothing is stored", async () => {
    const lists = async () => (await get("/api/v2/pushes/active", bearer())).json[0]?.url_token;
    const before = await lists();
    const forms = [mail, { notify_emails_to: ["ann@example.org"], notify_emails_to_locale: "de" }];
    for (const fields of forms) {
      const refused = await postJson(path, { [wrapper]: { payload: "x", ...fields } }, bearer());
      expect([refused.status, refused.json]).toEqual([422, refusal]);
    }
    const query = new URLSearchParams({ [`${wrapper}[payload]`]: "x" });
    for (const [field, value] of Object.entries(mail)) query.append(`${wrapper}[${field}]`, value);
    const form = await send({
      head: [`POST ${path} HTTP/1.1`, FORM_TYPE, bearer(), "Content-Length: ?"],
      body: query.toString(),
    });
    expect([form.status, form.json]).toEqual([422, refusal]);
    const alone = { payload: "", notify_emails_to: "ann@example.org" };
    const { status, json } = await postJson(path, { [wrapper]: alone });
    expect([status, json]).toEqual([422, { payload: ["can't be blank"], notify_emails_to: refusal.notify_emails_to }]);
    expect(await lists()).toBe(before);
  });

  test.each([
    { notify_emails_to: "" },
    { notify_emails_to: " \t", notify_emails_to_locale: "" },
    { notify_emails_to: null, notify_emails_to_locale: null },
    { notify_emails_to: [], notify_emails_to_locale: "de" },
    { notify_emails_to: [""] },
    // A language asks for no mail by itself.
    { notify_emails_to_locale: "de" },
  ])("%j asks for no mail", async (fields) => {
    expect((await postJson(path, { [wrapper]: { payload: "x", ...fields } })).status).toBe(201);
  });

  test("a urlencoded form that accepts HTML", async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        FORM_TYPE,
        "Content-Length: ?",
      ],
      body: `${wrapper}[payload]=from+a+form&${wrapper}[expire_after_days]=2&${wrapper}[expire_after_views]=10&${wrapper}[deletable_by_viewer]=on`,
    });
    expect(created.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(created.json).toMatchObject({ expire_after_days: 2, expire_after_views: 10, deletable_by_viewer: true });
    expect(await payloadOf(created)).toBe("from a form");
  });

  test.each([
    ["escaped brackets", FORM_TYPE, `${wrapper}%5Bpayload%5D=a%26b%3D%2B+%E2%9C%93&${wrapper}%5Bretrieval_step%5D=1`],
    ["unescaped brackets", FORM_TYPE, `${wrapper}[payload]=a%26b%3D%2B+✓&${wrapper}[retrieval_step]=1`],
    ["a charset", `${FORM_TYPE}; charset=UTF-8`, `${wrapper}[payload]=a%26b%3D%2B+%E2%9C%93`],
    [
      "an Internet Explorer's tick",
      FORM_TYPE,
      `utf8=%E2%9C%93&${wrapper}[payload]=a%26b%3D%2B+%E2%9C%93&commit=Push%21`,
    ],
    [".NET's True", FORM_TYPE, `${wrapper}[payload]=a%26b%3D%2B+✓&${wrapper}[retrieval_step]=True`],
  ])("a urlencoded form with %s", async (_what, type, body) => {
    const created = await create({ head: [`POST ${path} HTTP/1.1`, type, "Content-Length: ?"], body });
    expect(created.json.retrieval_step).toBe(true);
    expect(await payloadOf(created)).toBe("a&b=+ ✓");
  });

  test.each([
    ["a form", `${wrapper}[payload]=no+type&${wrapper}[expire_after_views]=1`],
    ["JSON", `{"${wrapper}": {"payload": "no type", "expire_after_views": 1}}`],
    ["JSON after white space", `\r\n\t {"${wrapper}": {"payload": "no type", "expire_after_views": "1"}}`],
  ])("%s without a Content-Type", async (_what, body) => {
    const created = await create({ head: [`POST ${path} HTTP/1.1`, "Content-Length: ?"], body });
    expect(created.json.expire_after_views).toBe(1);
    expect(await payloadOf(created)).toBe("no type");
  });

  test("a body that waits for 100 Continue (PowerShell 5, curl)", async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "User-Agent: Mozilla/5.0 (Windows NT; Windows NT 10.0; de-DE) WindowsPowerShell/5.1.19041.4412",
        FORM_TYPE,
        "Expect: 100-continue",
        "Content-Length: ?",
      ],
      body: `${wrapper}%5Bpayload%5D=expected`,
    });
    expect(await payloadOf(created)).toBe("expected");
  });

  test("a body in chunks", async () => {
    const [first, second] = [`{"${wrapper}": {"pay`, `load": "in chunks"}}`];
    const created = await create({
      head: [`POST ${path} HTTP/1.1`, JSON_TYPE, "Transfer-Encoding: chunked"],
      body: [first, second, ""].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join(""),
    });
    expect(await payloadOf(created)).toBe("in chunks");
  });

  test("a form of multipart fields alone, each with a type and a length of its own (.NET)", async () => {
    const part = (name: string, value: string): string =>
      `--7b3f\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
    const created = await create({
      head: [`POST ${path} HTTP/1.1`, 'Content-Type: multipart/form-data; boundary="7b3f"', "Content-Length: ?"],
      body: `${part(`"${wrapper}[payload]"`, "päßwort Ã¼ ✓ 𝄞")}${part(`"${wrapper}[expire_after_views]"`, "3")}--7b3f--\r\n`,
    });
    expect(created.json.expire_after_views).toBe(3);
    expect(await payloadOf(created)).toBe("päßwort Ã¼ ✓ 𝄞");
  });

  test.each([
    ["iso-8859-1", [0x70, 0xe4, 0xdf], 201],
    ["us-ascii", [0x70, 0x77], 201],
    ["utf-8", [0x70, 0xe4, 0xdf], 400],
    ["x-unknown", [0x70, 0x77], 400],
  ])("a multipart field in %s is decoded as such, or refused", async (charset, bytes, status) => {
    const head = `Content-Disposition: form-data; name="${wrapper}[payload]"\r\nContent-Type: text/plain; charset=${charset}`;
    const answer = await send({
      head: [`POST ${path} HTTP/1.1`, "Content-Type: multipart/form-data; boundary=b", "Content-Length: ?"],
      body: Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(bytes), Buffer.from("\r\n--b--\r\n")]),
    });
    expect([answer.status, keysOf(answer.json).includes("error")]).toEqual([status, status === 400]);
    if (status === 201) expect(await payloadOf(answer)).toBe(Buffer.from(bytes).toString("latin1"));
  });

  test(`the command line client's own request (${version})`, async () => {
    const created = await create({
      head: [
        `POST ${path} HTTP/1.1`,
        "User-Agent: pwpush-cli/0.14.0",
        "Accept-Encoding: gzip, deflate",
        "Accept: */*",
        "Connection: keep-alive",
        bearer(),
        "X-User-Email: someone@example.org",
        `X-User-Token: ${user.token}`,
        "Content-Length: ?",
        JSON_TYPE,
      ],
      body: `{"${wrapper}": {"payload": "secret", "kind": "text", "expire_after_duration": 12, "note": "for you"}}`,
    });
    const previewed = await get(
      version === "v2"
        ? `/api/v2/pushes/${created.json.url_token}/preview`
        : `/p/${created.json.url_token}/preview.json`,
    );
    expect(previewed.json.url).toBe(created.json.html_url);
  });
});

describe("a body where none is looked at", () => {
  const nothing = [JSON_TYPE, "Content-Length: 4"];

  test("application/json with null on GET and DELETE, on a connection that goes on (PowerShell)", async () => {
    const made = await server.push({ payload: "kept" }, user.headers);
    const token = made.url_token;
    const [retrieved, legacy, preview, audit, list, deleted, after] = await replay(
      server,
      { head: [`GET /api/v2/pushes/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}/preview.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`GET /p/${token}/audit.json HTTP/1.1`, bearer(), ...nothing], body: "null" },
      { head: ["GET /p/active.json HTTP/1.1", bearer(), ...nothing], body: "null" },
      { head: [`DELETE /p/${token}.json HTTP/1.1`, ...nothing], body: "null" },
      { head: [`DELETE /api/v2/pushes/${token} HTTP/1.1`, ...nothing], body: "null" },
    );
    expect([retrieved?.json.payload, legacy?.json.payload]).toEqual(["kept", "kept"]);
    expect([preview?.status, audit?.status, list?.status]).toEqual([200, 200, 200]);
    expect([deleted?.status, deleted?.json.deleted, after?.status]).toEqual([200, true, 200]);
  });

  test("JSON that is broken, or not JSON", async () => {
    const made = await server.push({ payload: "kept" });
    for (const body of ["{", "not json", '{"push": 7}', ""]) {
      const { json } = await send({
        head: [`GET /p/${made.url_token}.json HTTP/1.1`, JSON_TYPE, "Content-Length: ?"],
        body,
      });
      expect(json.payload).toBe("kept");
    }
    const { status } = await send({
      head: [`DELETE /p/${made.url_token}.json HTTP/1.1`, JSON_TYPE, "Content-Length: ?"],
      body: "{",
    });
    expect(status).toBe(200);
  });
});
