// Pushes in PostgreSQL. Searches, claims, creations and log entries are batched. Every other operation is a single statement.

import type { ClientInfo, LogOnlyKind } from "../../model/audit.ts";
import type { CallerSignal } from "../contract.ts";
import type { PushesByHand } from "../pushes.ts";
import type { PushStore } from "../sql/pushes.ts";
import { all, type Values, type WordsRow } from "../sql/voice.ts";
import { Claims } from "./claims.ts";
import type { Connection } from "./connection.ts";
import type { Creates } from "./creates.ts";
import type { Damages } from "./damages.ts";
import type { Epochs } from "./epochs.ts";
import { UNCONFIRMED } from "./faults.ts";
import { Finds } from "./finds.ts";
import { logEntries } from "./log_entries.ts";
import type { Nodes } from "./nodes.ts";
import { cleanClient, linkText } from "./parameters.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";
import { runIn, type Speak } from "./run.ts";

const STAYS: CallerSignal = { aborted: false };
/** The longest time for which a search waits for claims, whose flush may be slow. */
const FIND_WAITS_MS = 2;
const DISOWN_ROWS = 500;

interface Parts {
  damages: Damages;
  epochs: Epochs;
  nodes: Nodes;
  creates: Creates;
  speak: Speak;
  findById: PushStore["findById"];
  /** Whether the times that callers pass replace the database's clock. */
  testClock: boolean;
}

export function pushesByHand(db: Connection, parts: Parts): PushesByHand {
  const { damages, epochs, nodes, creates, speak, findById, testClock } = parts;
  // Soon after a batch of claims is answered, its clients send their next requests, and one search for all of these costs less.
  const comesBefore = {
    get underWay() {
      return claims.underWay;
    },
    atMostMs: FIND_WAITS_MS,
  };
  const finds = new Finds(db, epochs, { comesBefore });
  const claims: Claims = new Claims(db, { nodes, speak, finds });
  const entries = logEntries(db);
  const given = (nowMs: number): number | null => (testClock ? nowMs : null);

  const findSealed = async (lookup: Uint8Array) => {
    const found = await finds.find(lookup);
    // A push expires in the commit that erases its payload. If the payload of any other push is missing, it was lost.
    if (found && !found.sealed && found.push.expiredAtMs === null) {
      // If the push expired before its large payload was read, nothing was lost.
      const now = await findById(found.push.id);
      if (now?.expiredAtMs !== null) return now && { push: now, sealed: null };
      throw damages.report({ what: `the payload of push ${found.push.id}`, reason: "it is missing" });
    }
    return found;
  };

  const logWithoutView = (id: number, kind: LogOnlyKind, client: ClientInfo, nowMs: number): Promise<void> =>
    entries.add({ pushId: id, kind, client: cleanClient(client), givenMs: given(nowMs) });

  return {
    create: (push, stored, client) =>
      creates.create({ push, ...stored, client: cleanClient(client), givenMs: given(push.createdAtMs) }),

    find: (lookup) => finds.findRecord(lookup),

    damaged: (what) => damages.report({ what, reason: "its seal does not open" }),

    findToClaim: findSealed,
    findSealed,
    logWithoutView,

    async claimView(push, client, nowMs, blobsStayMs, signal = STAYS, needs) {
      const cleaned = cleanClient(client);
      const claimed = await claims.claim({ push, client: cleaned, givenMs: given(nowMs), blobsStayMs, signal, needs });
      if (claimed === null) await logWithoutView(push.id, "failed_view", cleaned, nowMs);
      return claimed;
    },

    async expireByHand(id, client, nowMs) {
      const { ip, userAgent, referrer } = cleanClient(client);
      const text = linkText("expire", { ip, userAgent, referrer });
      const [row] = await db.change<PushRow>(
        `SELECT ${COLUMNS} FROM expire_by_hand_1($1::bigint, $2, $3, $4, $5, $6::bigint) p`,
        [id, ip, userAgent, referrer, text, given(nowMs)],
      );
      if (row && row.id !== id) throw db.misrouted("a push", UNCONFIRMED.change);
      return row ? toRecord(row) : null;
    },

    async expireAndDisown(ownerId, nowMs) {
      for (let ended = 0; ;) {
        const [row] = await db.change<{ disowned: number; ended: number }>(
          `SELECT disowned::float8 AS disowned, ended::float8 AS ended FROM disown_1($1::bigint, $2::int, $3::bigint)`,
          [ownerId, DISOWN_ROWS, given(nowMs)],
        );
        ended += row?.ended ?? 0;
        if ((row?.disowned ?? 0) < DISOWN_ROWS) return ended;
      }
    },
  };
}

const WORDS = `
  SELECT s.push_id, s.words, k.epoch AS n_epoch, k.wrapped_key, p.lookup
    FROM sealed_payloads s JOIN push_keys k ON k.push_id = s.push_id JOIN pushes p ON p.id = s.push_id
   WHERE s.push_id IN $pushIds AND s.words IS NOT NULL`;

/** @returns a function that reads the senders' words of these pushes, for the shared operations */
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
    // As in `find`, the epoch of a row may end after the row was read.
    return shut.length === 0 ? first : [...first, ...(await look(shut))].filter(isOpen);
  };
}
