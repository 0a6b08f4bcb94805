// The trials of the selftest. Each has its own data directory, and reports how often the promise held or failed.

import { randomBytes, randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { about, type Finding } from "../findings.ts";
import { type Answer, TrialServer } from "./trial_server.ts";

export type OnProgress = (done: number, total: number) => void;

const CLIENTS = 8;
const text = (): string => randomBytes(24).toString("base64url");

async function made(server: TrialServer, fields: Record<string, unknown>): Promise<string> {
  return tokenIn(await server.create(fields));
}

/** @throws Error with the server's answer if nothing was created: a full disk is not a lost push */
function tokenIn(answer: Answer | null): string {
  if (answer?.status !== 201) throw new Error(`A push was not created: ${JSON.stringify(answer)}.`);
  return String(answer.body["url_token"]);
}

/** @returns null if no payload came @throws Error with the answer if the server failed: a failure neither opens nor loses a push */
function payloadIn(answer: Answer | null): string | null {
  if (answer !== null && answer.status >= 500) throw new Error(`A push was not retrieved: ${JSON.stringify(answer)}.`);
  const payload = answer?.body["payload"];
  return typeof payload === "string" ? payload : null;
}

async function withServer<T>(dataDir: string, work: (server: TrialServer) => Promise<T>): Promise<T> {
  const server = await TrialServer.start(dataDir);
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

/** Several clients retrieve each push at the same moment, although it has only one view. */
export async function* race(dataDir: string, races: number, onProgress: OnProgress): AsyncGenerator<Finding> {
  const tally = await withServer(dataDir, async (server) => {
    let [once, never, twice, wrong] = [0, 0, 0, 0];
    for (let done = 0; done < races; done += 1) {
      const payload = text();
      const token = await made(server, { payload, expire_after_views: 1 });
      const answers = await Promise.all(Array.from({ length: CLIENTS }, () => server.retrieve(token)));
      const payloads = answers.map(payloadIn).filter((one) => one !== null);
      if (payloads.some((one) => one !== payload)) wrong += 1;
      if (payloads.length === 1) once += 1;
      else if (payloads.length === 0) never += 1;
      else twice += 1;
      onProgress(done, races);
    }
    return { once, never, twice, wrong };
  });
  const { once, never, twice, wrong } = tally;
  const { ok, fail } = about("races");
  const says = `${races} pushes of one view, ${CLIENTS} clients at once: ${once} opened once, ${never} never, ${twice} more than once`;
  yield once === races && wrong === 0 ? ok(`${says}.`) : fail(`${says}; ${wrong} with wrong content.`);
}

interface Known {
  payload: string;
  /** "made": the server confirmed it; "asked": retrieved, but no answer came; "opened": answered with its content. */
  state: "made" | "asked" | "opened";
}

/** The server is killed under load. After the next start, all that it confirmed must be there, and nothing opens twice. */
export async function* kill(dataDir: string, kills: number, onProgress: OnProgress): AsyncGenerator<Finding> {
  const faults = { lost: 0, twice: 0, wrong: 0 };
  let [acknowledged, opened, unanswered] = [0, 0, 0];
  let known = new Map<string, Known>();
  for (let round = 0; round <= kills; round += 1) {
    await withServer(dataDir, async (server) => {
      // First, the pushes that the previous server confirmed are retrieved.
      await Promise.all(
        Array.from(known, async ([token, { payload, state }]) => {
          const got = payloadIn(await server.retrieve(token));
          if (state === "made" && got === null) faults.lost += 1;
          if (state === "opened" && got !== null) faults.twice += 1;
          if (got !== null && got !== payload) faults.wrong += 1;
        }),
      );
      if (round === kills) return;
      known = new Map();
      // The server is killed at a random moment, after 1 to 59 answers.
      let left = randomInt(1, 60);
      const answered = (): void => {
        if ((left -= 1) === 0) server.signal("SIGKILL");
      };
      const client = async (): Promise<void> => {
        for (;;) {
          const payload = text();
          const answer = await server.create({ payload, expire_after_views: 1 });
          if (answer === null) return;
          const one: Known = { payload, state: "made" };
          const token = tokenIn(answer);
          known.set(token, one);
          acknowledged += 1;
          answered();
          if (acknowledged % 2 === 0) continue;
          one.state = "asked";
          const retrieved = await server.retrieve(token);
          if (retrieved === null) return void (unanswered += 1);
          const got = payloadIn(retrieved);
          if (got === null) faults.lost += 1;
          else if (got !== payload) faults.wrong += 1;
          else {
            one.state = "opened";
            opened += 1;
          }
          answered();
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
    });
    onProgress(round, kills);
  }
  const { ok, fail } = about("kills");
  const says =
    `${kills} kills (kill -9) among ${acknowledged} pushes and ${opened} retrievals (${unanswered} without an answer): ` +
    `${faults.lost} lost, ${faults.twice} opened twice, ${faults.wrong} with wrong content.`;
  yield faults.lost + faults.twice + faults.wrong === 0 ? ok(says) : fail(says);
}

const GUESSES = 20;

/** The right passphrase opens a push. Wrong ones do not, and their number is limited. */
export async function* passphrases(dataDir: string, onProgress: OnProgress): AsyncGenerator<Finding> {
  const { ok, fail } = about("passphrases");
  yield await withServer(dataDir, async (server) => {
    const [payload, passphrase] = [text(), text()];
    const token = await made(server, { payload, passphrase, expire_after_views: 2 });
    // If a push does not open at all, a refusal proves nothing.
    if (payloadIn(await server.retrieve(token, passphrase)) !== payload)
      return fail("The right passphrase opened nothing.");
    let [opened, refused, limited, other] = [0, 0, 0, 0];
    for (let done = 0; done < GUESSES; done += 1) {
      const answer = await server.retrieve(token, done === 0 ? undefined : text());
      if (JSON.stringify(answer?.body ?? "").includes(payload)) opened += 1;
      else if (answer?.status === 429) limited += 1;
      else if (answer?.status === 401) refused += 1;
      else other += 1;
      onProgress(done, GUESSES);
    }
    const says = `The right passphrase opened a push. ${GUESSES} wrong or missing ones: ${refused} refused, ${limited} not tried because of the limit, ${opened} opened it`;
    return opened + other === 0 && limited > 0 ? ok(`${says}.`) : fail(`${says}, ${other} without a proper answer.`);
  });
}

const CONTENT_BYTES = 150_000;
const PROBE_BYTES = 48;

/** The sealed bytes of a push, found in the files before its end, must not be in any of them afterwards. */
export async function* erasure(dataDir: string): AsyncGenerator<Finding> {
  const { ok, fail } = about("erasure");
  const payload = randomBytes(CONTENT_BYTES / 2).toString("hex");
  // The server first serves one push and is stopped, so that everything new belongs to the next one.
  await withServer(dataDir, async (server) => server.retrieve(await made(server, { payload: text() })));
  const before = filesIn(dataDir);
  const token = await withServer(dataDir, (server) => made(server, { payload, expire_after_views: 1 }));
  const marks = [Buffer.from(payload.slice(1_000, 1_000 + PROBE_BYTES)), Buffer.from(token)];
  const during = filesIn(dataDir);
  if (marks.some((mark) => during.some((file) => file.includes(mark)))) {
    return yield fail("The content or the token of a push is readable in the data directory.");
  }
  const sealed = probesOf(during, before);
  if (sealed.length < CONTENT_BYTES / STRETCH_BYTES / 2) {
    return yield fail(
      `Only ${sealed.length} pieces of an encrypted push were found before its end: this proves nothing.`,
    );
  }
  // A stop empties the write-ahead log, as a running server does in the background.
  const answer = await withServer(dataDir, (server) => server.retrieve(token));
  if (answer?.body["payload"] !== payload) return yield fail("The push did not open.");
  const after = filesIn(dataDir);
  const left = sealed.filter((probe) => after.some((file) => file.includes(probe))).length;
  const says = `A push of ${CONTENT_BYTES / 1_000} kB was not readable in any file. After its last view, ${left} of ${sealed.length} pieces of its encrypted bytes are left.`;
  yield left === 0
    ? ok(`${says} What the file system and the drive keep in free blocks cannot be seen from here: encrypt the disk.`)
    : fail(says);
}

const filesIn = (directory: string): Buffer[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      try {
        return [readFileSync(join(parentPath, name))];
      } catch {
        return []; // it was temporary
      }
    });

const STRETCH_BYTES = 1_024;

/** Pieces of new, long, random stretches: only sealed bytes are both long and random. */
function probesOf(files: readonly Buffer[], before: readonly Buffer[]): Buffer[] {
  const probes: Buffer[] = [];
  for (const file of files) {
    for (let from = 0; from + STRETCH_BYTES <= file.length; from += STRETCH_BYTES) {
      const stretch = file.subarray(from, from + STRETCH_BYTES);
      if (new Set(stretch).size < 230) continue;
      const probe = Buffer.from(stretch.subarray(STRETCH_BYTES / 2).subarray(0, PROBE_BYTES));
      if (!before.some((other) => other.includes(probe))) probes.push(probe);
    }
  }
  return probes;
}
