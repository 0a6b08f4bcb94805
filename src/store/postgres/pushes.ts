// Pushes in PostgreSQL. What every request does goes in batches (finds, claims, creates, log entries); the rest is one
// statement each.

import type { AppError } from "../../base/errors.ts";
import type { ClientInfo, LogOnlyKind } from "../../model/audit.ts";
import type { NewPush, PushRecord, SealedPayload } from "../../model/push.ts";
import type { CallerSignal, Claimed } from "../contract.ts";
import type { PushesByHand } from "../pushes.ts";
import type { PushStore } from "../sql/pushes.ts";
import { all, type Values, type WordsRow } from "../sql/voice.ts";
import { Claims } from "./claims.ts";
import type { Connection } from "./connection.ts";
import type { Creates } from "./creates.ts";
import type { Damages } from "./damages.ts";
import type { Epochs } from "./epochs.ts";
import { Finds } from "./finds.ts";
import { LogEntries } from "./log_entries.ts";
import type { Nodes } from "./nodes.ts";
import { cleanClient, linkText, type Parameter } from "./parameters.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";
import { runIn, type Speak } from "./run.ts";

const STAYS: CallerSignal = { aborted: false };
const DISOWN_ROWS = 500;

interface Parts {
  damages: Damages;
  epochs: Epochs;
  nodes: Nodes;
  creates: Creates;
  speak: Speak;
  findById: PushStore["findById"];
  testClock: boolean;
}

export class PostgresPushes implements PushesByHand {
  readonly #db: Connection;
  readonly #damages: Damages;
  readonly #findById: PushStore["findById"];
  readonly #testClock: boolean;
  readonly #finds: Finds;
  readonly #claims: Claims;
  readonly #creates: Creates;
  readonly #logEntries: LogEntries;

  /** @param parts.testClock whether the moments that callers pass decide, in place of the database's clock */
  constructor(db: Connection, parts: Parts) {
    const { damages, epochs, nodes, creates, speak, findById, testClock } = parts;
    this.#db = db;
    this.#damages = damages;
    this.#testClock = testClock;
    this.#findById = findById;
    this.#finds = new Finds(db, epochs);
    this.#claims = new Claims(db, { nodes, speak, finds: this.#finds });
    this.#creates = creates;
    this.#logEntries = new LogEntries(db);
  }

  create(push: NewPush, parts: Parameters<PushesByHand["create"]>[1], client: ClientInfo): Promise<PushRecord> {
    return this.#creates.create({
      push,
      ...parts,
      client: cleanClient(client),
      givenMs: this.#given(push.createdAtMs),
    });
  }

  find(lookup: Uint8Array): Promise<PushRecord | null> {
    return this.#finds.findRecord(lookup);
  }

  damaged(what: string): AppError {
    return this.#damages.report({ what, reason: "its seal does not open" });
  }

  findToClaim(lookup: Uint8Array): ReturnType<PushesByHand["findSealed"]> {
    return this.findSealed(lookup);
  }

  async findSealed(lookup: Uint8Array): Promise<{ push: PushRecord; sealed: SealedPayload | null } | null> {
    const found = await this.#finds.find(lookup);
    // A push expires in the commit that erases its payload. A payload that is missing without it was lost.
    if (found && !found.sealed && found.push.expiredAtMs === null) {
      // The large payload of a push that expired meanwhile is no loss.
      const now = await this.#findById(found.push.id);
      if (now?.expiredAtMs !== null) return now && { push: now, sealed: null };
      throw this.#damages.report({ what: `the payload of push ${found.push.id}`, reason: "it is missing" });
    }
    return found;
  }

  async claimView(
    push: PushRecord,
    client: ClientInfo,
    nowMs: number,
    blobsStayMs: number,
    signal: CallerSignal = STAYS,
    uses?: string,
  ): Promise<Claimed> {
    const cleaned = cleanClient(client);
    const claim = { push, client: cleaned, givenMs: this.#given(nowMs), blobsStayMs, signal, uses };
    const claimed = await this.#claims.claim(claim);
    if (claimed === null) await this.logWithoutView(push.id, "failed_view", cleaned, nowMs);
    return claimed;
  }

  logWithoutView(id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> {
    return this.#logEntries.add({ pushId: id, kind, client: cleanClient(client), givenMs: this.#given(nowMs) });
  }

  async expireByHand(id: number, client: ClientInfo, nowMs: number): Promise<PushRecord | null> {
    const { ip, userAgent, referrer } = cleanClient(client);
    const text = linkText("expire", { ip, userAgent, referrer });
    const [row] = await this.#db.change<PushRow>(
      `SELECT ${COLUMNS} FROM expire_by_hand_1($1::bigint, $2, $3, $4, $5, $6::bigint) p`,
      [id, ip, userAgent, referrer, text, this.#given(nowMs)],
    );
    if (row && row.id !== id) throw this.#db.misrouted("a push");
    return row ? toRecord(row) : null;
  }

  async expireAndDisown(ownerId: number, nowMs: number): Promise<number> {
    for (let ended = 0; ;) {
      const parameters: Parameter[] = [ownerId, DISOWN_ROWS, this.#given(nowMs)];
      const [row] = await this.#db.change<{ disowned: number; ended: number }>(
        `SELECT disowned::float8 AS disowned, ended::float8 AS ended FROM disown_1($1::bigint, $2::int, $3::bigint)`,
        parameters,
      );
      ended += row?.ended ?? 0;
      if ((row?.disowned ?? 0) < DISOWN_ROWS) return ended;
    }
  }

  #given(nowMs: number): number | null {
    return this.#testClock ? nowMs : null;
  }
}

const WORDS = `
  SELECT s.push_id, s.words, k.epoch AS n_epoch, k.wrapped_key, p.lookup
    FROM sealed_payloads s JOIN push_keys k ON k.push_id = s.push_id JOIN pushes p ON p.id = s.push_id
   WHERE s.push_id IN $pushIds AND s.words IS NOT NULL`;

/** Answers the voice: what the senders of these pushes say. */
export function wordsOf(db: Connection, epochs: Epochs): (values: Values) => Promise<WordsRow[]> {
  const look = async (pushIds: readonly number[]): Promise<WordsRow[]> => {
    const op = all(WORDS, { pushIds }, (row: WordsRow & { n_epoch: number; lookup: Uint8Array }) => row);
    const rows = await runIn(db, (text, parameters) => db.read(text, parameters), op);
    const opened = rows.map(async (row) => {
      const wrapped_key = await epochs.open(row.lookup, { epoch: row.n_epoch, wrappedKey: row.wrapped_key });
      return Object.assign(row, { wrapped_key });
    });
    return Promise.all(opened) as never;
  };
  return async ({ pushIds }) => {
    const first = await look(pushIds as readonly number[]);
    const isOpen = (row: WordsRow) => row.wrapped_key !== null;
    const shut = first.filter((row) => !isOpen(row)).map((row) => row.push_id);
    // As in `find`, the epoch of a row may end between the look and here.
    return shut.length === 0 ? first : [...first, ...(await look(shut))].filter(isOpen);
  };
}
