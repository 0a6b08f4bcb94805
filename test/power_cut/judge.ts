// What a server that starts on what a power cut left must still show, compared with what it told before.

import { Database } from "bun:sqlite";
import { join } from "node:path";

import { runHere, startServer, type TestServer } from "../harness.ts";
import { same } from "../multipart_forms.ts";
import type { Dice } from "./disk.ts";
import { contentOfFile } from "./load.ts";
import type { Recording } from "./recording.ts";
import { areTerms, type Content, type RequestStory, type Shown, type Story, type Terms, viewsCounted } from "./told.ts";

const API = "/api/v2/pushes";
const REQUESTS = "/api/v2/requests";
/** This server removes nothing by itself that the recorded one had not. */
const FLAGS = {
  "rate-limit-per-second": "100000",
  "rate-limit-per-minute": "1000000",
  "purge-anonymous-after": "off",
  "enable-requests": "true",
  "sweep-interval": "1d",
};

/** How many pushes are opened after a cut; of all others, what lists show is compared. */
export interface Thoroughness {
  newest: number;
  others: number;
}

/** What had been told of a push before a cut, and what may have happened to it besides. */
class Before {
  readonly exists: boolean;
  readonly isGone: boolean;
  readonly isExpired: boolean;
  readonly isDeleted: boolean;
  /** Fewest and most views that can have been counted. */
  readonly counted: [told: number, perhaps: number];
  readonly mayBeExpired: boolean;
  /** What its owner may find as its terms: of the writes that were asked for, those that nothing told has replaced. */
  readonly terms: Terms[];
  readonly lastAt: number;
  readonly logs: unknown[];

  constructor(
    readonly story: Story,
    line: number,
  ) {
    const told = story.told.filter(({ at }) => at < line);
    const views = story.made?.views ?? Number.POSITIVE_INFINITY;
    const shown = told.flatMap(({ shown }) => (shown ? [shown] : []));
    this.exists = shown.length > 0;
    this.isGone = told.some(({ shown }) => shown === null);
    this.isExpired = told.some(({ of }) => of === "deletion") || shown.some(({ expired }) => expired);
    this.isDeleted = shown.some(({ deleted }) => deleted);
    const handedOut = told.filter(({ of }) => of === "view").length;
    const unanswered = story.asked.filter(({ at, answeredAt }) => at < line && answeredAt >= line).length;
    const changes = story.changes.filter(({ askedAt }) => askedAt < line);
    const limits = [views, ...changes.map(({ to }) => to.expire_after_views)];
    this.counted = [
      Math.max(handedOut, ...shown.map(viewsCounted)),
      Math.min(Math.max(...limits), handedOut + unanswered),
    ];
    const deleted = story.deletionsAsked.some((at) => at < line);
    this.mayBeExpired = deleted || this.counted[1] >= Math.min(...limits) || story.told[0]?.at === -1;
    // Others can be shown a push before its creator is answered.
    const made = story.told.flatMap(({ of, askedAt, at, shown }) =>
      of === "creation" && shown && askedAt < line ? [{ askedAt, at, to: shown }] : [],
    );
    const seen = told.flatMap(({ askedAt, shown }) => (shown && !shown.expired ? [{ askedAt, shown }] : []));
    this.terms = [...made, ...changes]
      .filter((one) => !seen.some((later) => later.askedAt > one.at && !areTerms(one.to, later.shown)))
      .map(({ to }) => to);
    this.lastAt = Math.max(-1, ...told.map(({ at }) => at));
    this.logs = story.audits.findLast(({ at }) => at < line)?.logs ?? [];
  }
}

/** @returns a sentence for each thing that was told before the cut and does not hold after it */
export async function judge(
  recording: Recording,
  line: number,
  dataDir: string,
  roll: Dice,
  thorough: Thoroughness,
): Promise<string[]> {
  let server: TestServer;
  try {
    server = await startServer({ dataDir, flags: FLAGS });
  } catch (error) {
    return [`no server starts: ${String(error)}`];
  }
  const judgement = new Judgement(recording, line, server);
  try {
    await judgement.pass(roll, thorough);
  } catch (error) {
    judgement.findings.push(`the server cannot be asked: ${String(error)}`);
  } finally {
    await server.stop({ dataDir: true });
  }
  judgement.findings.push(...notErasedIn(dataDir));
  const checked = await runHere(["check", "--json", "--data-dir", dataDir]);
  const isWhole = checked.code === 0 && JSON.parse(checked.stdout).every(({ verdict }: Verdict) => verdict === "ok");
  if (!isWhole) judgement.findings.push(`check says: ${checked.stdout} ${checked.stderr}`);
  return judgement.findings;
}

interface Verdict {
  verdict: string;
}

/** What is over keeps no sealed content, no file, and no key that would open one. */
export function notErasedIn(dataDir: string): string[] {
  const database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
  const count = (what: string, sql: string): string[] => {
    const { n } = database.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${sql}`).get() ?? { n: 0 };
    return n === 0 ? [] : [`${n} ${what} left`];
  };
  try {
    return [
      ...count(
        "payloads of what is over are",
        "pushes p JOIN sealed_payloads s ON s.push_id = p.id WHERE p.expired_at_ms IS NOT NULL",
      ),
      ...count(
        "files of what is over are",
        "pushes p JOIN files f ON f.push_id = p.id WHERE p.expired_at_ms IS NOT NULL",
      ),
      ...count(
        "keys of nothing are",
        "key_slots WHERE slot NOT IN (SELECT key_slot FROM sealed_payloads) AND wrapped_key <> zeroblob(length(wrapped_key))",
      ),
    ];
  } finally {
    database.close();
  }
}

class Judgement {
  readonly findings: string[] = [];
  readonly #recording: Recording;
  readonly #line: number;
  readonly #server: TestServer;
  readonly #headers: Record<string, string>;

  constructor(recording: Recording, line: number, server: TestServer) {
    this.#recording = recording;
    this.#line = line;
    this.#server = server;
    this.#headers = recording.account ? { authorization: `Bearer ${recording.account.token}` } : {};
  }

  async pass(roll: Dice, { newest, others }: Thoroughness): Promise<void> {
    const { stories, tokens, uploads, requests } = this.#recording.told;
    const all = [...stories.values()].map((story) => new Before(story, this.#line));
    const known = all.filter(({ exists, isGone }) => exists || isGone).sort((one, other) => other.lastAt - one.lastAt);
    const listed = this.#recording.account ? await this.#lists() : new Map<string, Shown>();
    for (const before of known.filter(({ story }) => story.owned)) {
      const { token } = before.story;
      const shown = listed.get(token);
      if (shown) this.#compare(before, shown);
      else this.#tell(token, "is in no list");
    }
    const rest = known.slice(newest);
    const chosen = Array.from({ length: Math.min(others, rest.length) }, () => rest[roll(rest.length)]);
    let guarded = 0;
    for (const before of new Set([...known.slice(0, newest), ...chosen])) {
      // Derivations are slow, and two of them say enough.
      if (!before || (before.story.made?.passphrase && (guarded += 1) > 2)) continue;
      await this.#open(before);
    }
    for (const story of requests.values()) if (story.madeAt < this.#line) await this.#request(story);
    for (const [path, { told, sent, usedAt }] of uploads) {
      if (usedAt < this.#line) continue;
      const before = told.filter(({ at }) => at < this.#line);
      if (before.length === 0) continue;
      const headers = { ...this.#headers, "tus-resumable": "1.0.0" };
      const answer = await this.#server.fetch(path, { method: "HEAD", headers });
      const offset = Number(answer.headers.get("upload-offset") ?? -1);
      const least = Math.max(...before.map(({ offset }) => offset));
      const most = Math.max(0, ...sent.filter(({ at }) => at < this.#line).map(({ offset }) => offset));
      if (offset < least || offset > most) this.#tell(path, `was told to be at ${least}, and is at ${offset}`);
    }
    for (const { token, madeAt, revocationAsked, revokedAt } of tokens) {
      if (madeAt >= this.#line) continue;
      const { status } = await this.#server.json("GET", `${API}/active`, undefined, {
        authorization: `Bearer ${token}`,
      });
      if (status !== 200 && revocationAsked >= this.#line)
        this.#tell(token, `an API token, is answered with ${status}`);
      if (status === 200 && revokedAt < this.#line) this.#tell(token, "an API token that was revoked, is accepted");
    }
  }

  async #lists(): Promise<Map<string, Shown>> {
    const found = new Map<string, Shown>();
    for (const list of ["active", "expired"]) {
      for (let page = 1; ; page += 1) {
        const { body } = await this.#server.json("GET", `${API}/${list}?page=${page}`, undefined, this.#headers);
        for (const shown of body as Shown[]) found.set(shown.url_token, shown);
        if ((body as Shown[]).length === 0) break;
      }
    }
    return found;
  }

  #compare({ story, isExpired, isDeleted, counted, mayBeExpired, terms }: Before, shown: Shown): void {
    const { token, made } = story;
    if (isExpired && !shown.expired) this.#tell(token, "was told to be expired, and can be opened");
    if (isDeleted && !shown.deleted) this.#tell(token, "was told to be deleted, and is not");
    if (!made) return; // its creator was not answered
    const views = viewsCounted(shown);
    if (!terms.some((one) => areTerms(one, shown))) {
      const { expire_after_views, expires_at, name } = shown;
      this.#tell(
        token,
        `has the terms ${JSON.stringify({ expire_after_views, expires_at, name })}, which nobody was told`,
      );
    }
    if (views < counted[0]) this.#tell(token, `had ${counted[0]} views counted, and has ${views}`);
    if (views > counted[1]) this.#tell(token, `had at most ${counted[1]} views counted, and has ${views}`);
    if (shown.expired && !mayBeExpired) this.#tell(token, "is expired, and nobody saw to that");
  }

  /** Opens a push with its link: as its owner, and then as often as it lets anybody else. */
  async #open(before: Before): Promise<void> {
    const { story, exists, isGone, isExpired, counted, mayBeExpired, logs } = before;
    const { token, made, owned } = story;
    if (isGone || !made) {
      const { status } = await this.#retrieve(token);
      if (isGone && status !== 404) this.#tell(token, `was told to be gone, and is answered with ${status}`);
      if (!isGone && exists && !owned && status === 404 && !mayBeExpired) this.#tell(token, "is gone");
      return;
    }
    let limit = made.views;
    if (owned) {
      const audit = await this.#server.json("GET", `${API}/${token}/audit`, undefined, this.#headers);
      const has = JSON.stringify(audit.body?.logs?.slice(0, logs.length) ?? []);
      if (has !== JSON.stringify(logs)) this.#tell(token, `had the log ${JSON.stringify(logs)}, and has ${has}`);
      const { body } = await this.#retrieve(token, made.passphrase, this.#headers);
      limit = body.expire_after_views;
      if (body.expired !== true) await this.#content(token, made, body);
    }
    let given = 0;
    for (let attempt = 0; attempt <= limit; attempt += 1) {
      const { status, body } = await this.#retrieve(token, made.passphrase);
      if (status === 404 && !owned && mayBeExpired) break; // purged
      if (status !== 200) return this.#tell(token, `is answered with ${status}`);
      if (body.expired) break;
      given += 1;
      if (given === 1 && !owned) await this.#content(token, made, body);
    }
    if (given > 0 && isExpired) this.#tell(token, "was told to be expired, and is handed out");
    if (given + counted[0] > limit) this.#tell(token, `allows ${limit} views; ${counted[0]} before, ${given} after`);
    if (given + counted[1] < limit && !mayBeExpired) this.#tell(token, `gave ${given} views, ${counted[1]} before`);
  }

  /** Reads a request as its owner, and every answer to it. */
  async #request(story: RequestStory): Promise<void> {
    const { token, question, most } = story;
    const told = story.told.filter(({ at }) => at < this.#line);
    const { status, body } = await this.#server.json("GET", `${REQUESTS}/${token}`, undefined, this.#headers);
    if (status !== 200) return this.#tell(token, `is a request that is answered with ${status}`);
    const { state, request, responses } = body as { state: string; request: string | null; responses: Shown[] };
    const closed = state === "closed";
    if (!closed && told.some((one) => one.closed)) this.#tell(token, "was told to be closed, and is open");
    if (closed && !story.closingsAsked.some((at) => at < this.#line))
      this.#tell(token, "is closed, and nobody saw to that");
    if (request !== (closed ? null : question)) this.#tell(token, `asks ${JSON.stringify(request)}`);
    if (responses.length > most) this.#tell(token, `allows ${most} answers, and has ${responses.length}`);
    const taken = Math.max(0, ...told.map((one) => (one.closed ? 0 : most - one.left)));
    if (responses.length < taken) this.#tell(token, `had ${taken} answers, and has ${responses.length}`);
    for (const response of told.flatMap((one) => one.responses)) {
      if (!responses.some(({ url_token }) => url_token === response))
        this.#tell(token, `has lost the answer ${response}`);
    }
    // Of one that was sent again, what was acknowledged comes first.
    const asked = story.answers.filter(({ askedAt }) => askedAt < this.#line);
    const sent = new Set(asked.sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at)));
    for (const { url_token } of responses) {
      const { body: push } = await this.#retrieve(url_token, "", this.#headers);
      const answer = [...sent].find(({ payload }) => payload === push.payload);
      if (!answer || !sent.delete(answer))
        this.#tell(token, `has an answer twice, or one that nobody sent: ${url_token}`);
      else await this.#content(url_token, answer, push);
    }
    const lost = [...sent].filter(({ at }) => at < this.#line).length;
    if (lost > 0) this.#tell(token, `has lost ${lost} answers that it had acknowledged`);
  }

  async #content(token: string, made: Content, shown: Shown): Promise<void> {
    if (shown.payload !== made.payload) this.#tell(token, "has another payload");
    const files = shown.files ?? [];
    if (
      files
        .map(({ filename }) => filename)
        .sort()
        .join() !== made.files.toSorted().join()
    ) {
      this.#tell(token, "has other files");
    }
    for (const { filename, url } of files) {
      const answer = await fetch(url);
      const bytes = await answer.bytes().catch(() => new Uint8Array());
      if (!same(bytes, contentOfFile(filename)))
        this.#tell(token, `its file ${filename} is answered with ${answer.status}`);
    }
  }

  #retrieve(token: string, passphrase = "", headers: Record<string, string> = {}): ReturnType<TestServer["json"]> {
    const query = passphrase === "" ? "" : `?passphrase=${encodeURIComponent(passphrase)}`;
    return this.#server.json("GET", `${API}/${token}${query}`, undefined, headers);
  }

  #tell(what: string, sentence: string): void {
    this.findings.push(`${what} ${sentence}`);
  }
}
