// What a server that starts on what a power cut left must still show, compared with what it told before.

import { runHere, startServer, type TestServer } from "../harness.ts";
import { same } from "../multipart_forms.ts";
import type { Dice } from "./disk.ts";
import { contentOfFile } from "./load.ts";
import type { Recording } from "./recording.ts";
import type { Shown, Story } from "./told.ts";

const API = "/api/v2/pushes";
/** This server removes nothing by itself that the recorded one had not. */
const FLAGS = {
  "rate-limit-per-second": "100000",
  "rate-limit-per-minute": "1000000",
  "purge-anonymous-after": "off",
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
    const lowest = Math.min(views, ...shown.map(({ views_remaining }) => views_remaining));
    const least = Math.max(handedOut, views - lowest);
    this.counted = [least, Math.min(views, handedOut + unanswered)];
    const deleted = story.deletionsAsked.some((at) => at < line);
    this.mayBeExpired = deleted || this.counted[1] >= views || story.told[0]?.at === -1;
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
  const checked = await runHere(["check", "--json", "--data-dir", dataDir]);
  const isWhole = checked.code === 0 && JSON.parse(checked.stdout).every(({ verdict }: Verdict) => verdict === "ok");
  if (!isWhole) judgement.findings.push(`check says: ${checked.stdout} ${checked.stderr}`);
  return judgement.findings;
}

interface Verdict {
  verdict: string;
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
    const { stories, tokens, uploads } = this.#recording.told;
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

  #compare({ story, isExpired, isDeleted, counted, mayBeExpired }: Before, shown: Shown): void {
    const { token, made } = story;
    if (isExpired && !shown.expired) this.#tell(token, "was told to be expired, and can be opened");
    if (isDeleted && !shown.deleted) this.#tell(token, "was told to be deleted, and is not");
    if (!made) return; // its creator was not answered
    const views = made.views - shown.views_remaining;
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
    if (owned) {
      const audit = await this.#server.json("GET", `${API}/${token}/audit`, undefined, this.#headers);
      const has = JSON.stringify(audit.body?.logs?.slice(0, logs.length) ?? []);
      if (has !== JSON.stringify(logs)) this.#tell(token, `had the log ${JSON.stringify(logs)}, and has ${has}`);
      const { body } = await this.#retrieve(token, made.passphrase, this.#headers);
      if (body.expired !== true) await this.#content(story, body);
    }
    let given = 0;
    for (let attempt = 0; attempt <= made.views; attempt += 1) {
      const { status, body } = await this.#retrieve(token, made.passphrase);
      if (status === 404 && !owned && mayBeExpired) break; // purged
      if (status !== 200) return this.#tell(token, `is answered with ${status}`);
      if (body.expired) break;
      given += 1;
      if (given === 1 && !owned) await this.#content(story, body);
    }
    if (given > 0 && isExpired) this.#tell(token, "was told to be expired, and is handed out");
    if (given + counted[0] > made.views)
      this.#tell(token, `allows ${made.views} views; ${counted[0]} before, ${given} after`);
    if (given + counted[1] < made.views && !mayBeExpired)
      this.#tell(token, `gave ${given} views, ${counted[1]} before`);
  }

  async #content({ token, made }: Story, shown: Shown): Promise<void> {
    if (shown.payload !== made?.payload) this.#tell(token, "has another payload");
    const files = shown.files ?? [];
    if (
      files
        .map(({ filename }) => filename)
        .sort()
        .join() !== made?.files.toSorted().join()
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
