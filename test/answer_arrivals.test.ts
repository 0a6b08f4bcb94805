// Answers to a request that come slowly: they hold their places as long as nobody else needs them, and whoever does gets one.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import type { AppError } from "../src/base/errors.ts";
import { Arrivals } from "../src/capabilities/requests/arrivals.ts";
import { until } from "./flooding.ts";
import { testClock, type User } from "./harness.ts";
import { form } from "./multipart_forms.ts";
import { ownServer } from "./scratch.ts";
import { connect, type Sender } from "./senders.ts";
import { storedFiles } from "./stored_files.ts";

setDefaultTimeout(60_000);

const PATH = "/api/v2/requests";
const clock = testClock();
let owner: User;
const senders: Sender[] = [];
const server = ownServer({ clock, flags: { "enable-requests": "true", "upload-free-space-floor": "0" } });
beforeAll(async () => {
  owner = await server.user();
});
afterAll(() => {
  for (const sender of senders) sender.end();
});

const newRequest = async (): Promise<string> => {
  const request = { request: "What?", response_file_attachments: true, max_responses: 50 };
  return (await server.json("POST", PATH, { request }, owner.headers)).body.url_token as string;
};
const from = (network: number, host: number) => ({ "x-forwarded-for": `2001:db8:${network.toString(16)}:${host}::1` });
const answer = (token: string, response: string, headers: Record<string, string>) =>
  server.json("PATCH", `${PATH}/${token}/respond`, { request: { response } }, headers);

/** The head of an answer and the beginning of its file, which never goes on. */
async function trickle(token: string, headers: Record<string, string>): Promise<Sender> {
  const disposition = 'Content-Disposition: form-data; name="request[files][]"; filename="slow.bin"';
  const { body, headers: type } = form([{ headers: [disposition], body: "x".repeat(100_000) }]);
  const sender = await connect(Number(new URL(server.url).port));
  senders.push(sender);
  const lines = Object.entries({ host: "push.example", ...type, "content-length": String(body.length), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  sender.write(`PATCH ${PATH}/${token}/respond HTTP/1.1\r\n${head}\r\n`);
  sender.write(body.subarray(0, 3_000));
  return sender;
}

/** As many slow answers from each network, all of which have their places once this returns. */
async function hold(token: string, networks: number, each: number): Promise<Sender[]> {
  const before = (await storedFiles(server).names()).length;
  const slow: Sender[] = [];
  for (let network = 1; network <= networks; network += 1) {
    for (let n = 0; n < each; n += 1) slow.push(await trickle(token, from(network, n)));
  }
  // The beginning of each file is on its way to the disk.
  await until(async () => (await storedFiles(server).names()).length >= before + slow.length, "all places are taken");
  return slow;
}
const ended = (slow: readonly Sender[]): Sender[] => slow.filter((one) => one.received() !== "");

test("those of three networks together leave others a place: the slowest ends with 408, and nothing of it is stored", async () => {
  const token = await newRequest();
  const before = await storedFiles(server).names();
  const slow = await hold(token, 3, 20);
  expect(ended(slow)).toEqual([]);
  // A network that has its places gets no more.
  const refused = await answer(token, "one more", from(1, 99));
  expect([refused.status, refused.body.error]).toEqual([
    429,
    "Too many answers to this request are arriving at once. Try again in a moment.",
  ]);
  expect((await answer(token, "hunter2", from(4, 1))).status).toBe(200);
  await until(() => ended(slow).length === 1, "the end of a slow one");
  const [cut] = ended(slow);
  expect(cut?.status()).toBe(408);
  expect(cut?.received()).toContain("this answer arrived too slowly. Nothing was stored.");
  await until(async () => (await storedFiles(server).names()).length === before.length + 59, "its file is gone");
  const { body } = await server.json("GET", `${PATH}/${token}`, undefined, owner.headers);
  expect(body.responses).toHaveLength(1);
});

test("those of sixty networks lose a place once they send nothing for ten seconds, and not before", async () => {
  const token = await newRequest();
  const slow = await hold(token, 60, 1);
  expect((await answer(token, "too soon", from(61, 1))).status).toBe(429);
  clock.advance(10_000);
  for (let n = 0; n < 5; n += 1) expect((await answer(token, `answer ${n}`, from(61, n))).status).toBe(200);
  await until(() => ended(slow).length > 0, "the end of a slow one");
  expect(ended(slow).map((one) => one.status())).toEqual([408]);
});

test("whoever sends 16 KiB within ten seconds keeps the place, however long it takes, and so does what has arrived", () => {
  const now = testClock(0);
  const arrivals = new Arrivals(now);
  const cut: string[] = [];
  const begin = (name: string, network: string, isOver = false) => {
    let grow = (_bytes: number): void => {};
    const end = arrivals.begin(1, network, {
      isOver,
      watch: (arrived) => (grow = arrived),
      cut: ({ code }: AppError) => cut.push(`${name} ${code}`),
    });
    return { end, grow: (bytes: number) => grow(bytes) };
  };
  begin("arrived", "of its own", true);
  const phone = begin("phone", "of a phone");
  for (let n = 0; n < 58; n += 1) begin(`slow ${n}`, `network ${n}`);
  expect(() => begin("early", "new")).toThrow("Too many answers");
  for (let pause = 0; pause < 20; pause += 1) {
    now.advance(9_000);
    for (let part = 0; part < 16; part += 1) phone.grow(1_024);
  }
  const place = begin("person", "new");
  expect(cut).toEqual(["slow 0 too-slow"]);
  place.end();
  place.end();
  begin("next", "new");
  expect(cut).toHaveLength(1);
  begin("another", "new");
  expect(cut).toEqual(["slow 0 too-slow", "slow 1 too-slow"]);
});
